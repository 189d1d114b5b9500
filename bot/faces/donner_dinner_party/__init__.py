"""The face of *Donner Dinner Party*."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.faces.donner_dinner_party import board, closeup, ending, log, odds, own, texts
from bot.faces.face import Face, Part, Scene
from bot.faces.marks import escape
from bot.presses import Value
from bot.words import Words
from engines.donner_dinner_party.pack import STANDARD, Character, HuntingCard, loaded
from engines.donner_dinner_party.view import View
from engines.donner_dinner_party.words import PlaySupply
from engines.kernel import Command, Fact, Seat

COLOURS = {
    "hunt": 0x7FB3D5,
    "inspection": 0xF4D03F,
    "dinner": 0xE67E22,
    "discussion": 0xAF601A,
    "vote": 0xC0392B,
}
ALIVE, GHOSTLY = 0x27AE60, 0x8E7CC3  # the same for Pioneers and Cannibals: somebody may look over your shoulder

SECTIONS = (
    "goal",
    "press",
    "table",
    "hunt",
    "inspection",
    "dinner",
    "talk",
    "vote",
    "ghosts",
    "supply",
    "end",
    "deck",
)
RULINGS = tuple(
    f"d-{letter}{number}"
    for letter, count in (("s", 10), ("h", 9), ("i", 8), ("d", 9), ("v", 19), ("p", 8), ("e", 9))
    for number in range(1, count + 1)
)
FILLED: Mapping[str, Sequence[str]] = {
    "table": ("d-s1", "d-s2", "d-s3", "d-s4", "d-s5", "d-s8", "d-s10", "d-e9"),
    "hunt": ("d-h1", "d-h2", "d-h3", "d-h4", "d-h5", "d-h6", "d-h8", "d-h9"),
    "inspection": ("d-i1", "d-i2", "d-i3", "d-i4", "d-i5", "d-i6", "d-i7", "d-i8"),
    "dinner": ("d-d1", "d-d2", "d-d3", "d-d4", "d-d5", "d-d6", "d-d7", "d-d8", "d-d9"),
    "talk": ("d-v1",),
    "vote": ("d-v2", "d-v3", "d-v4", "d-v5", "d-v6", "d-v7", "d-v19"),
    "ghosts": ("d-v8", "d-v9", "d-v10", "d-v11", "d-v12", "d-v13", "d-v14", "d-v15", "d-v16", "d-v17", "d-v18"),
    "supply": ("d-s6", "d-s7", "d-p1", "d-p2", "d-p3", "d-p4", "d-p5", "d-p6", "d-p7", "d-p8"),
    "end": ("d-e1", "d-e2", "d-e3", "d-e4", "d-e5", "d-e7", "d-e8"),
    "deck": ("d-s9", "d-h7", "d-e6"),
}


class DonnerDinnerParty(Face):
    """A campfire in the snow, and a pot."""

    game = "donner-dinner-party"
    sections = SECTIONS
    rulings = RULINGS
    filled = FILLED

    def accent(self, scene: Scene) -> int | None:
        """The board has a colour a phase; a seat's own screen one for the living and one for who was eaten."""
        view: View = scene.view
        if scene.seat is None:
            return COLOURS.get(view.board.phase or "")
        place = view.board.places.get(scene.seat)
        return ALIVE if place is None or place.living else GHOSTLY

    def moment(self, view: View) -> tuple[Any, ...]:
        """Round and phase."""
        return (view.board.round, view.board.phase)

    def board(self, scene: Scene) -> Sequence[Part]:
        """The table as everybody sees it."""
        return board.board(scene)

    def about(self, scene: Scene) -> Sequence[Part]:
        """The seat's own affairs."""
        return own.about(scene)

    def lesson(self, scene: Scene) -> tuple[str, str]:
        """The role, and what its side wants."""
        return own.lesson(scene)

    def closeup(self, scene: Scene) -> Sequence[Part]:
        """All rounds so far, with what was said of them."""
        return closeup.closeup(scene)

    def result(self, scene: Scene) -> Sequence[Part]:
        """Who won and why, and everything that lay face down."""
        return ending.result(scene)

    def forecast(self, words: Words, seats: int, options: Mapping[str, Any]) -> Iterable[str]:
        """Whom the number of players favours, as far as it was measured."""
        return odds.lines(words, seats, options)

    def asked(self, scene: Scene, kind: str, seats: Sequence[Seat]) -> Mapping[str, str | int]:
        """The reader's own Supply Card; what is played with; who may shout, if anybody."""
        view: View = scene.view
        ghosts = view.board.could_boo()
        place = None if scene.seat is None else view.board.places.get(scene.seat)
        return {
            "card": "" if view.supply is None else f"**{escape(texts.name(scene.words, view.supply, view.pack))}**",
            "claims": "yes" if view.board.claiming else "no",
            "ghost": "yes" if place is not None and not place.living else "no",
            "boo": "yes" if ghosts else "no",
            "ghosts": scene.people(ghosts),
            "post": "yes" if view.options.pace == "post" else "no",
        }

    def called(self, scene: Scene, kind: str, seats: Sequence[Seat]) -> Sequence[Seat]:
        """Only the Camp Leader calls for the vote, and only ghosts with a token shout; the rest is told in private. By
        post all are asked, since everybody answers once."""
        view: View = scene.view
        if kind == "discussion":
            return [view.board.leader]
        if kind == "fingers" and view.options.pace != "post":
            return [seat for seat in seats if view.board.places[seat].token]
        return seats

    def whole(self, scene: Scene, kind: str, values: Mapping[str, Value]) -> str:
        """A Supply Card that is played on somebody is named in the question; the button has the name of that one."""
        if kind == "play-supply" and isinstance(target := values.get("target"), int):
            return scene.words("offer-play-supply-on", target=scene.plain(target))
        return super().whole(scene, kind, values)

    def label(self, scene: Scene, kind: str, field: str, value: Value) -> str:
        """Names of players and cards, and numbers of rounds."""
        if field == "card" and isinstance(value, str):
            return texts.plain(scene.words, value, None if scene.view is None else scene.view.pack)
        if field == "round" and isinstance(value, int):
            return scene.words("value-round", round=value)
        return super().label(scene, kind, field, value)

    def note(self, scene: Scene, kind: str, field: str, value: Value) -> str | None:
        """What a Supply Card does, for who says that they hold it."""
        if kind != "claim-supply" or not isinstance(value, str):
            return None
        return texts.text(scene.words, texts.find(value, None if scene.view is None else scene.view.pack)[0])

    def dangerous(self, window: str, command: Command, seat: Seat | None) -> bool:
        """A Supply Card beside the hand, where there is time to ask."""
        return window == "supply" and isinstance(command, PlaySupply)

    def lines(self, scene: Scene, facts: Sequence[Fact]) -> list[str]:
        """What happened."""
        return log.lines(scene, facts)

    def recorded(self, scene: Scene, facts: Sequence[Fact]) -> list[str]:
        """The same, and what was claimed."""
        return log.recorded(scene, facts)

    def cards(self, scene: Scene) -> Sequence[tuple[str, str]]:
        """Every card of the standard pack."""
        pack = loaded(STANDARD)
        return [(card.id, texts.name(scene.words, card.id, pack)) for card in texts.every(pack)]

    def card(self, scene: Scene, card: str) -> str | None:
        """A card with all its texts."""
        try:
            found, pack = texts.find(card, None if scene.view is None else scene.view.pack)
        except KeyError:
            return None
        words, lines = scene.words, [f"### {escape(texts.plain(scene.words, card, pack))}"]
        match found:
            case HuntingCard():
                lines.append(words("about-hunting", copies=found.copies))
            case Character():
                if words.has(f"quip-{card}"):
                    lines.append(f"*{words(f'quip-{card}')}*")
                return "\n".join([*lines, words("about-character", role=words(f"value-{found.role}"))])
            case _:
                lines.append(words("about-supply"))
        return "\n".join([*lines, texts.text(words, found)])


FACE = DonnerDinnerParty()
