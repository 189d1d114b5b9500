"""A game under way whose time is told by whoever drives it, and players for its seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, TypeAlias

from engines.kernel import By, Chance, Command, Entry, Game, Live, Offer, Prompt, Seat, Session, Setup

Kind: TypeAlias = Literal["ai", "random"]
Who: TypeAlias = Callable[[Seat], Kind]
THINKS = 0.25  # seconds of the table's time that a decision of these players takes
TRIES = 200
MOST = 100_000  # decisions; no game has so many


class Stuck(Exception):
    """A game goes on for more decisions than any game can have, or waits for nothing."""


class Playing:
    """A live game, its journal, and its clock.

    journal  all entries so far
    chance   that of the players, apart from the game's
    decided  how many decisions these players have made
    """

    def __init__(self, game: Game[Any], setup: Setup, entries: Iterable[Entry] = ()) -> None:
        self.journal = list(entries)
        self.live = Live(game, setup, self.journal)
        self.chance = Chance(f"players of {setup.seed}")
        self.decided = 0
        self._clock = self.session.now

    @property
    def session(self) -> Session:
        """The session."""
        return self.live.session

    @property
    def now(self) -> float:
        """The time at this table, in seconds."""
        return max(self._clock, self.session.now)

    def answer(self, seat: Seat, prompt: str, command: Command, by: By = "member") -> None:
        """A decision, now. Raises Refused."""
        self._note(self.session.submit(seat, prompt, command, self.now, by))

    def wait(self, seconds: float) -> None:
        """Time passes; the deadlines in it fall, in order, each at its time."""
        until = self.now + seconds
        while (deadline := self.session.next_deadline) is not None and deadline <= until:
            self._note(self.session.tick(deadline))
        self._clock = until

    def wait_for_deadline(self) -> bool:
        """Let the next deadline fall; False if none is to come."""
        deadline = self.session.next_deadline
        if deadline is None:
            return False
        self._note(self.session.tick(deadline))
        return True

    def think(self, seat: Seat, kind: Kind) -> bool:
        """Let an AI or a random player decide one thing for a seat; False if it has nothing to say now."""
        prompts = [prompt for prompt in self.session.prompts(seat) if prompt.chosen is None]
        if not prompts:
            return False
        if kind == "ai":
            said = self.session.game.decide(self.live.view(seat), prompts, self.chance)
        else:
            said = at_random(prompts, self._silent(), self.chance)
        if said is None:
            return False
        self.answer(seat, *said, by="ai")
        self.decided += 1
        self.wait(THINKS)
        return True

    def go_on(self, who: Who) -> bool:
        """Let every seat decide one thing, or, if nobody has anything to say, the next deadline fall. False if nothing
        is to come."""
        moved = False
        for seat in range(1, self.session.setup.seats + 1):
            moved = self.think(seat, who(seat)) or moved
        return moved or self.wait_for_deadline()

    def to_the_end(self, who: Who, most: int = MOST) -> None:
        """Play until the game is over. Raises Stuck."""
        while not self.session.over:
            if not self.go_on(who) or self.decided > most:
                raise Stuck

    def _silent(self) -> frozenset[str]:
        """The windows in which nobody is missed."""
        return frozenset(one.window for one in self.session.awaited() if one.answered is None)

    def _note(self, entry: Entry | None) -> None:
        if entry is not None:
            self.journal.append(entry)


def at_random(prompts: Sequence[Prompt], silent: frozenset[str], chance: Chance) -> tuple[str, Command] | None:
    """What a random player says: any prompt, then any of its offers, then any of its values. Where nobody is missed
    (the windows in `silent`), saying nothing counts as an offer."""
    prompt = prompts[chance.below(len(prompts), "prompt")]
    options = len(prompt.offers)
    which = chance.below(options + (prompt.window in silent), "offer")
    return None if which == options else (prompt.name, any_command(prompt.offers[which], chance))


def any_command(offer: Offer[Any], chance: Chance) -> Command:
    """One of an offer's commands, each value as likely as the others of its field; they are not listed, for they may
    be many."""
    for _ in range(TRIES):
        left = None if offer.pool is None else Counter(offer.pool)
        chosen: dict[str, Any] = {}
        for name, values in offer.fields.items():
            legal = values if left is None else [value for value in values if left[value]]
            if not legal:
                break
            chosen[name] = legal[chance.below(len(legal), "value")]
            if left is not None:
                left[chosen[name]] -= 1
        if len(chosen) == len(offer.fields) and offer.allows(command := offer.type(**chosen)):
            return command
    return next(offer.commands())
