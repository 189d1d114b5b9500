"""What holds while a card is attached, or today: portions, votes, straws, draws, protection. All of it is public."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engines.kernel import Seat
from engines.who_should_we_eat.board import Board
from engines.who_should_we_eat.vocabulary import (
    Deck,
    DrawKind,
    Draws,
    Gain,
    KeepFrozen,
    Knife,
    KnifeTool,
    Mod,
    Portions,
    Protected,
    Protection,
    Straws,
    Track,
    VotesAgainst,
    VoteWeight,
    Ward,
    WildDraws,
)

DECKS: tuple[Deck, ...] = ("food", "sanity", "build")


def mods(board: Board, seat: Seat) -> Iterator[Mod]:
    """All modifiers of a seat: of its attached cards, oldest first, and of today."""
    place = board.places[seat]
    for card in place.attached:
        yield from board.pack.attachable[card].mods
    yield from place.today


def portions(board: Board, seat: Seat) -> int:
    """What a survivor eats at supper."""
    base, more = 1, 0
    for mod in mods(board, seat):
        if isinstance(mod, Portions):
            printed = mod.odd if board.round % 2 else mod.even
            base = base if printed is None else printed
            more += mod.by
    return max(0, base + more)


def supper_due(board: Board) -> int:
    """What all survivors would eat if supper were now."""
    return sum(portions(board, seat) for seat in board.living)


def vote_weight(board: Board, seat: Seat) -> int:
    """How much the vote of a survivor counts (W51)."""
    return max(0, 1 + sum(mod.by for mod in mods(board, seat) if isinstance(mod, VoteWeight)))


def votes_against(board: Board, seat: Seat) -> int:
    """What is added to the votes against a survivor, maybe less than nothing (W51)."""
    return sum(mod.by for mod in mods(board, seat) if isinstance(mod, VotesAgainst))


def straws(board: Board, seat: Seat, draw: DrawKind) -> int:
    """How many straws a drawer holds (W52)."""
    by = sum(mod.by for mod in mods(board, seat) if isinstance(mod, Straws) and (not mod.at or draw in mod.at))
    return max(0, 1 + by)


@dataclass(slots=True)
class MorningDraws:
    """Cards that a survivor draws: fixed ones of each deck, and wild ones; `announce`: fixed ones that may be wild."""

    food: int
    sanity: int
    build: int
    wild: int
    announce: int = 0

    @property
    def fixed(self) -> int:
        """All fixed draws."""
        return self.food + self.sanity + self.build

    def change(self, deck: Deck, by: int) -> None:
        """More or fewer of one deck, not below 0."""
        setattr(self, deck, max(0, getattr(self, deck) + by))

    def change_any(self, by: int) -> None:
        """More wild draws; or fewer: wild ones go first, then those of the deck with the most (Food, Sanity, Build)."""
        if by >= 0:
            self.wild += by
            return
        for _ in range(-by):
            if self.wild:
                self.wild -= 1
            elif self.fixed:
                self.change(max(DECKS, key=lambda deck: getattr(self, deck)), -1)


def morning_draws(board: Board, seat: Seat) -> MorningDraws:
    """What a survivor draws this morning."""
    printed = board.pack.characters[board.places[seat].character].draw
    draws = MorningDraws(printed.food, printed.sanity, printed.build, printed.wild)
    changes = [*board.places[seat].tomorrow]
    for mod in mods(board, seat):
        match mod:
            case Draws():
                changes.append((mod.deck, mod.by))
            case WildDraws():
                draws.announce += mod.count
            case _:
                pass
    for deck, by in changes:
        if deck != "any":
            draws.change(deck, by)
    draws.change_any(sum(by for deck, by in changes if deck == "any"))
    draws.announce = min(draws.announce, draws.fixed)
    return draws


def gain(board: Board, seat: Seat, track: Track) -> int:
    """The change of every positive effect on a track in this seat's own Play card."""
    return sum(mod.by for mod in mods(board, seat) if isinstance(mod, Gain) and mod.track == track)


def ward(board: Board, track: Track) -> int:
    """How much smaller every loss on a track by a ghost instant is."""
    return sum(
        mod.by for seat in board.living for mod in mods(board, seat) if isinstance(mod, Ward) and mod.track == track
    )


def protected(board: Board, seat: Seat, from_: Protection) -> bool:
    """Whether a survivor is protected from ghosts, knives, or others at the Keep (W53)."""
    return any(isinstance(mod, Protected) and mod.from_ == from_ for mod in mods(board, seat))


def keep_frozen(board: Board, seat: Seat) -> bool:
    """Whether a survivor may not show a Keep of their own will."""
    return any(isinstance(mod, KeepFrozen) for mod in mods(board, seat))


def knife_tools(board: Board, seat: Seat) -> list[KnifeTool]:
    """The cards by which knives are tools for this survivor, not weapons."""
    return [mod for mod in mods(board, seat) if isinstance(mod, KnifeTool)]


def armed(board: Board, seat: Seat, keep: str | None) -> bool:
    """Whether `keep` would be a knife in the Keep of this seat."""
    return keep is not None and isinstance(board.pack.survivors[keep].keep, Knife) and not knife_tools(board, seat)
