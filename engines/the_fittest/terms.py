"""What a deal may say, and which deals are possible together (F11, F12, F13).

Terms have a short code, which is what players send: "0" nothing, "2x" two Prizes, "1" the first pick, "2+last" the
second and the last, "1+1x" the first pick and one Prize more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations

from pydantic import BaseModel, ConfigDict

MANY, NAMED = 8, 3  # of more Prizes than MANY a deal names so many picks at most: else there are too many deals to list


class Terms(BaseModel):
    """A share of the Prizes.

    picks  numbered picks, lowest first
    last   the last pick, whichever it will be
    more   unnamed Prizes
    """

    model_config = ConfigDict(frozen=True, extra="forbid")
    picks: tuple[int, ...] = ()
    last: bool = False
    more: int = 0

    @property
    def total(self) -> int:
        """How many Prizes."""
        return len(self.picks) + self.last + self.more

    @property
    def code(self) -> str:
        """The short form."""
        parts = [*map(str, self.picks), *(["last"] if self.last else []), *([f"{self.more}x"] if self.more else [])]
        return "+".join(parts) or "0"

    @classmethod
    def of(cls, code: str) -> Terms:
        """Read a short form. Raises ValueError if it is none."""
        picks, last, more = list[int](), False, 0
        for part in [] if code == "0" else code.split("+"):
            if part == "last":
                last = True
            elif part.endswith("x") and part[:-1].isdecimal():
                more = int(part[:-1])
            elif part.isdecimal():
                picks.append(int(part))
            else:
                raise ValueError("no terms")
        terms = cls(picks=tuple(picks), last=last, more=more)
        if terms.code != code or sorted({*picks}) != picks or 0 in picks:
            raise ValueError("no terms")
        return terms

    def named(self, prizes: int) -> list[int]:
        """The picks that are named, where there are so many Prizes."""
        return [*self.picks, *([prizes] if self.last else [])]


def possible(deals: Iterable[Terms], prizes: int) -> bool:
    """Whether all these deals can be kept with so many Prizes (F12)."""
    every = list(deals)
    named = [pick for terms in every for pick in terms.named(prizes)]
    return (
        all(1 <= pick <= prizes for pick in named)
        and len(set(named)) == len(named)
        and sum(terms.total for terms in every) <= prizes
    )


def legal(prizes: int, others: Iterable[Terms]) -> tuple[str, ...]:
    """The codes of all terms that are possible beside other deals, the simplest first."""
    taken, promised = list[int](), 0
    for terms in others:
        taken += terms.named(prizes)
        promised += terms.total
    return _legal(prizes, tuple(sorted(taken)), max(0, prizes - promised))


@lru_cache(maxsize=256)
def _legal(prizes: int, taken: tuple[int, ...], free: int) -> tuple[str, ...]:
    return tuple(_codes(prizes, [pick for pick in range(1, prizes + 1) if pick not in taken], free))


def _codes(prizes: int, picks: list[int], free: int) -> Iterator[str]:
    named = free if prizes <= MANY else min(free, NAMED)
    for size in range(named + 1):
        for last in (False, True) if size and prizes in picks else (False,):
            numbered = [pick for pick in picks if pick != prizes] if last else picks
            for chosen in combinations(numbered, size - last):
                for more in range(free - size + 1):
                    yield Terms(picks=chosen, last=last, more=more).code
