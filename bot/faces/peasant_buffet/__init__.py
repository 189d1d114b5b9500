"""The face of *Peasant Buffet*."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.faces.face import Face, Part, Scene
from bot.faces.marks import escape
from bot.faces.peasant_buffet import board, log, own, texts
from bot.presses import Value
from engines.kernel import Fact, Seat
from engines.peasant_buffet.foes import onto_drawn, zombie_of
from engines.peasant_buffet.offers import Moment, forbidden
from engines.peasant_buffet.pack import ItemCard, MonsterCard, Pack, Peasant, VillageCard, loaded
from engines.peasant_buffet.view import View

FIELDS, NIGHT = 0xC9A227, 0x4A235A
ALIVE, DEVOURED = 0x27AE60, 0x7B241C
CARDS = frozenset({"card", "monster", "first", "second", "third", "fourth", "fifth"})  # fields whose values are cards
CALLING = frozenset(
    {"stand", "boss", "interrupt", "spoil", "discard", "pass-left", "patrol", "giver", "receiver", "give", "inherit"}
)
REACTIONS: Mapping[str, Moment] = {"turn": "turn", "drawn": "drawn", "end": "end"}


class PeasantBuffet(Face):
    """Peasants, loot and monsters."""

    game = "peasant-buffet"
    seats = frozenset({"target"})
    sections = (
        "goal",
        "press",
        "turn",
        "monsters",
        "bosses",
        "dooms",
        "devoured",
        "zombies",
        "end",
        "peasants",
    )
    rulings = tuple(f"b{number}" for number in range(1, 28))
    filled: ClassVar[Mapping[str, Sequence[str]]] = {
        "turn": ("b1", "b2", "b3", "b4", "b9", "b22", "b25"),
        "monsters": ("b10", "b11", "b12", "b13"),
        "bosses": ("b14",),
        "dooms": ("b5", "b6", "b7", "b8"),
        "devoured": ("b15", "b16", "b17"),
        "zombies": ("b18", "b19"),
        "end": ("b20", "b21", "b23", "b24", "b27"),
        "peasants": ("b26",),
    }

    def accent(self, scene: Scene) -> int | None:
        """The board is golden by day and dark when a Zombie hunts; a seat's own screen says whether one lives."""
        view: View = scene.view
        if scene.seat is None:
            return NIGHT if view.board.hunting else FIELDS
        place = view.board.places.get(scene.seat)
        return ALIVE if place is None or place.living else DEVOURED

    def moment(self, view: View) -> tuple[Any, ...]:
        """The turn."""
        return (view.board.turn,)

    def round(self, view: View) -> int:
        """Once around the table, so that the log is paged by what is worth a page."""
        seats = len(view.board.places)
        return 0 if not view.board.turn else (view.board.turn - 1) // max(1, seats) + 1

    def board(self, scene: Scene) -> Sequence[Part]:
        """The table as everybody sees it."""
        return board.board(scene)

    def about(self, scene: Scene) -> Sequence[Part]:
        """The seat's own affairs."""
        return own.about(scene)

    def closeup(self, scene: Scene) -> Sequence[Part]:
        """Everybody's peasant with its ability."""
        return own.closeup(scene)

    def result(self, scene: Scene) -> Sequence[Part]:
        """Who won and why."""
        return own.result(scene)

    def asked(self, scene: Scene, kind: str, seats: Sequence[Seat]) -> Mapping[str, str | int]:
        """The card in question, and who makes a last stand."""
        table = scene.view.board
        card = table.playing[-1].card if table.playing else table.drawn
        return {
            "card": "" if card is None else escape(texts.short(scene.words, card, scene.view.pack)),
            "peril": scene.words("nobody") if table.peril is None else scene.name(table.peril),
        }

    def calls(self, kind: str) -> bool:
        """Only for those who did not expect it: everything else follows on what they have just pressed, and the seconds
        of a reaction window are too few for a new board."""
        return kind in CALLING

    def called(self, scene: Scene, kind: str, seats: Sequence[Seat]) -> Sequence[Seat]:
        """Of those who may act, only those whom it concerns: the active peasant, or who holds a Doom for the moment."""
        view: View = scene.view
        table = view.board
        if kind == "draw":
            return [table.active]
        if kind in REACTIONS:
            return [seat for seat in seats if self._could_act(view, seat, REACTIONS[kind])]
        if kind == "boss":
            return [seat for seat in seats if onto_drawn(table, seat)]
        if kind == "stand":
            return [seat for seat in seats if seat == table.peril or self._could_act(view, seat, "stand")]
        return seats

    def _could_act(self, view: View, seat: Seat, moment: Moment) -> bool:
        dooms = view.board.places[seat].dooms
        return any(forbidden(view.board, view.options, seat, card, moment) is None for card in dooms)

    def whole(self, scene: Scene, kind: str, values: Mapping[str, Value]) -> str:
        """An order of cards is one label."""
        if kind != "arrange":
            return super().whole(scene, kind, values)
        return scene.words("offer-arrange", order=self._order(scene, values))

    def _order(self, scene: Scene, values: Mapping[str, Value]) -> str:
        pack = _pack(scene)
        return " › ".join(texts.short(scene.words, card, pack) for card in values.values() if isinstance(card, str))

    def label(self, scene: Scene, kind: str, field: str, value: Value) -> str:
        """Names of players, cards, Monsters and Zombies, and ways to pay."""
        if isinstance(value, str) and field == "how":
            return texts.way(scene.words, value, _pack(scene))
        if isinstance(value, str) and field in CARDS:
            zombie = zombie_of(value)
            if zombie is not None:
                return scene.words("zombie-named", who=scene.plain(zombie))
            return texts.tagged(scene.words, value, _pack(scene))
        if value is None and field == "target":
            return scene.words("value-stay")
        if value is None and field == "card":
            return scene.words("value-none-of-them")
        return super().label(scene, kind, field, value)

    def lines(self, scene: Scene, facts: Sequence[Fact]) -> list[str]:
        """What happened."""
        return log.lines(scene, facts)

    def cards(self, scene: Scene) -> Sequence[tuple[str, str]]:
        """Every card of the standard pack."""
        pack = loaded("village")
        return [(card.id, texts.name(scene.words, card.id, pack)) for card in texts.every(pack)]

    def card(self, scene: Scene, card: str) -> str | None:
        """A card with its texts."""
        try:
            found, pack = texts.find(card, _pack(scene))
        except KeyError:
            return None
        words, lines = scene.words, [f"### {escape(texts.name(scene.words, card, pack))}"]
        copies = found.copies if isinstance(found, VillageCard) else 1
        match found:
            case Peasant():
                if words.has(f"quip-{card}"):
                    lines.append(f"*{words(f'quip-{card}')}*")
                lines.append(words("about-peasant", wants=texts.wants(words, found)))
                lines.append(texts.text(words, found))
            case ItemCard():
                lines.append(words("about-item", copies=copies, kind=texts.icon(words, found.kind)))
            case MonsterCard():
                kind = "boss" if card in pack.bosses else "monster"
                lines.append(words(f"about-{kind}", copies=copies, weaknesses=texts.text(words, found)))
            case _:
                lines.append(words("about-doom" if card in pack.dooms else "about-event", copies=copies))
                lines.append(texts.text(words, found))
        return "\n".join(lines)


def _pack(scene: Scene) -> Pack | None:
    return None if scene.view is None else scene.view.pack


FACE = PeasantBuffet()
