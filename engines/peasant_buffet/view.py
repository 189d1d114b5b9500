"""The View: the board, and what one reader knows of the Village."""

from __future__ import annotations

import dataclasses
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from engines.kernel import Fact, PublicSetup, Seat
from engines.peasant_buffet import words as w
from engines.peasant_buffet.board import Board
from engines.peasant_buffet.options import Options
from engines.peasant_buffet.pack import Pack, loaded


@dataclass(slots=True)
class View:
    """What one seat knows; `seat` None is a spectator.

    village  the cards of the Village, the next to be drawn first, as far as this reader knows them
    """

    options: Options
    seat: Seat | None
    board: Board
    village: list[str | None] = field(default_factory=list[str | None])

    @property
    def pack(self) -> Pack:
        """The cards."""
        return self.board.pack

    @property
    def top(self) -> list[str]:
        """The cards on top that this reader knows, up to the first unknown one."""
        found: list[str] = []
        for card in self.village:
            if card is None:
                break
            found.append(card)
        return found

    def unseen(self) -> Counter[str]:
        """The cards that may lie in the unknown places of the Village: all that lie nowhere else."""
        board = self.board
        cards = Counter(self.pack.copies())
        cards.subtract([*board.loot, *board.discard, *(card for card in self.village if card is not None)])
        cards.subtract([] if board.drawn is None else [board.drawn])
        cards.subtract(one.card for one in board.playing)
        foes = list(board.bosses)
        for place in board.places.values():
            cards.subtract(place.items)
            cards.subtract(place.dooms)
            foes += place.monsters
        for foe in (*foes, w.Foe(card="", paid=board.paid)):
            cards.subtract([foe.card] if foe.card else [])
            cards.subtract(item for payment in foe.paid for item in payment.items)
        return +cards

    def learn(self, fact: Fact) -> None:
        """Take one fact in."""
        match fact:
            case w.TopSeen():
                self.village[: len(fact.cards)] = fact.cards
                return
            case w.BottomSeen():
                self.village[len(self.village) - len(fact.cards) :] = fact.cards
                return
            case w.GameBegan():
                self.village = [None] * fact.village
            case w.CardDrawn():
                self.village.pop(0)
            case w.MarketDrawn():
                self.village.pop(0)
                self.village += [] if fact.kept else [fact.card]
            case w.Recycled():
                alike = len(dict.fromkeys(fact.cards)) == 1
                self.village += fact.cards if alike else [None] * len(fact.cards)
            case w.TopReturned():
                self.village[: fact.count] = [None] * fact.count
            case w.TopRecycled():
                self.village.append(self.village.pop(0))
            case _:
                pass
        self.board.learn(fact)

    def as_json(self) -> dict[str, Any]:
        """The View as plain data."""
        board = self.board
        return {
            "seat": self.seat,
            "village": list(self.village),
            "turn": board.turn,
            "active": board.active,
            "hunting": board.hunting,
            "draws": board.draws,
            "drew": board.drew,
            "juggled": board.juggled,
            "drawn": board.drawn,
            "paid": [one.model_dump(mode="json") for one in board.paid],
            "ending": board.ending,
            "living": board.living,
            "loot": list(board.loot),
            "discard": list(board.discard),
            "bosses": [one.model_dump(mode="json") for one in board.bosses],
            "playing": [dataclasses.asdict(one) for one in board.playing],
            "peril": board.peril,
            "places": {
                str(seat): {
                    "peasant": place.peasant,
                    "items": list(place.items),
                    "dooms": list(place.dooms),
                    "monsters": [one.model_dump(mode="json") for one in place.monsters],
                    "total": board.total(seat),
                    "limit": board.limit(seat),
                    "living": place.living,
                    "zombie": place.zombie,
                    "host": place.host,
                    "bitten": place.bitten,
                    "used": place.used,
                    "last_draw": place.last_draw,
                    "points": board.score(seat).points,
                }
                for seat, place in board.places.items()
            },
            "ended": board.ended and board.ended.model_dump(mode="json"),
        }


def begin_view(setup: PublicSetup, seat: Seat | None) -> View:
    """An empty View of a table that was set up so."""
    options = Options.model_validate(setup.options)
    return View(options, seat, Board(loaded(options.pack)))
