"""The face of *Who Should We Eat?*."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from bot.faces.face import Face, Part, Scene
from bot.faces.marks import escape
from bot.faces.who_should_we_eat import board, closeup, ending, log, odds, own, texts
from bot.presses import Value
from bot.words import Words
from engines.kernel import Command, Fact, Seat
from engines.who_should_we_eat.pack import Card, Character, GhostCard, Pack, Quest, SurvivorCard, loaded
from engines.who_should_we_eat.view import View
from engines.who_should_we_eat.words import Attack, Vote

COLOURS = {
    "morning": 0xF4D03F,
    "afternoon": 0xE67E22,
    "evening": 0x5D6D7E,
    "trial": 0xC0392B,
    "salvation": 0x2E86C1,
}
ALIVE, GHOSTLY = 0x27AE60, 0x8E7CC3
CARDS = frozenset({"play", "keep", "quest"})  # fields of commands whose values are cards


class WhoShouldWeEat(Face):
    """Castaways, ghosts, and a raft."""

    game = "who-should-we-eat"
    seats = frozenset({"target"})
    sections = (
        "goal",
        "press",
        "table",
        "morning",
        "cards",
        "afternoon",
        "ghosts",
        "quests",
        "evening",
        "trial",
        "knives",
        "vote",
        "death",
        "straws",
        "end",
        "variants",
    )
    rulings = tuple(f"w{number}" for number in range(1, 56))
    filled: ClassVar[Mapping[str, Sequence[str]]] = {
        "table": ("w1", "w2", "w3", "w4"),
        "morning": ("w5", "w6", "w7", "w8", "w9", "w10", "w11", "w12", "w13"),
        "cards": ("w17", "w50", "w53"),
        "afternoon": ("w20", "w21", "w22"),
        "ghosts": ("w14", "w15", "w16", "w55"),
        "quests": ("w18", "w19", "w54"),
        "evening": ("w23", "w24"),
        "trial": ("w25", "w26", "w27", "w33", "w35", "w38", "w39"),
        "knives": ("w28", "w29", "w30", "w31", "w32", "w40"),
        "vote": ("w34", "w36", "w37", "w51"),
        "death": ("w41", "w42", "w43", "w44"),
        "straws": ("w45", "w52"),
        "end": ("w46", "w47", "w48", "w49"),
    }

    def accent(self, scene: Scene) -> int | None:
        """The board has a colour a phase. A seat's own screen has one for the living and one for the others: it changes
        when something happens to them."""
        view: View = scene.view
        if scene.seat is None:
            return COLOURS.get(view.board.phase or "")
        place = view.board.places.get(scene.seat)
        return ALIVE if place is None or place.life == "living" else GHOSTLY

    def moment(self, view: View) -> tuple[Any, ...]:
        """Round and trial."""
        return (view.board.round, view.board.trial)

    def board(self, scene: Scene) -> Sequence[Part]:
        """The table as everybody sees it."""
        return board.board(scene)

    def about(self, scene: Scene) -> Sequence[Part]:
        """The seat's own affairs."""
        return own.about(scene)

    def lesson(self, scene: Scene) -> tuple[str, str]:
        """The character, and what the living or the dead want."""
        return own.lesson(scene)

    def closeup(self, scene: Scene) -> Sequence[Part]:
        """Everybody's open cards with their texts."""
        return closeup.closeup(scene)

    def result(self, scene: Scene) -> Sequence[Part]:
        """Who won and why."""
        return ending.result(scene)

    def forecast(self, words: Words, seats: int, options: Mapping[str, Any]) -> Iterable[str]:
        """Whom the number of players favours by this rulebook, as it was measured."""
        return odds.lines(words, seats, options)

    def asked(self, scene: Scene, kind: str, seats: Sequence[Seat]) -> Mapping[str, str | int]:
        """The card that a question is about, and who picks cards together."""
        view: View = scene.view
        card = view.board.resolving
        named = "" if card is None else f"**{escape(texts.name(scene.words, card, view.pack))}**"
        return {"card": named, "pickers": _pickers(view, seats)}

    def called(self, scene: Scene, kind: str, seats: Sequence[Seat]) -> Sequence[Seat]:
        """Only the leader closes a debate; whose Keep matters in it is told in private."""
        view: View = scene.view
        return [view.board.leader] if kind == "discussion" else seats

    def whole(self, scene: Scene, kind: str, values: Mapping[str, Value]) -> str:
        """Draws without the decks that are left out."""
        if kind not in ("split", "announce"):
            return super().whole(scene, kind, values)
        counts = [(deck, number) for deck, number in values.items() if isinstance(number, int) and number]
        drawn = [scene.words(f"draws-{deck}", count=number) for deck, number in counts]
        return scene.words.list(drawn, "unit") if drawn else scene.words("draws-none")

    def label(self, scene: Scene, kind: str, field: str, value: Value) -> str:
        """Names of players and cards, and the two effects of a choice."""
        if field in CARDS and isinstance(value, str):
            return texts.name(scene.words, value, _pack(scene))
        if kind == "choose" and isinstance(value, str):
            return self._option(scene, value)
        return super().label(scene, kind, field, value)

    def note(self, scene: Scene, kind: str, field: str, value: Value) -> str | None:
        """The half of a card that would count there."""
        if field not in CARDS or not isinstance(value, str):
            return None
        card, _ = texts.find(value, _pack(scene))
        if field == "keep":
            return texts.keep(scene.words, card, None if scene.view is None else scene.view.options.edition)
        return texts.play(scene.words, card)

    def dangerous(self, window: str, command: Command, seat: Seat | None) -> bool:
        """A vote for oneself, and a knife that cannot be put back."""
        match command:
            case Vote():
                return seat is None or command.target == seat
            case Attack():
                return window == "discussion"
            case _:
                return False

    def lines(self, scene: Scene, facts: Sequence[Fact]) -> list[str]:
        """What happened."""
        return log.lines(scene, facts)

    def cards(self, scene: Scene) -> Sequence[tuple[str, str]]:
        """Every card of the standard pack."""
        pack = loaded(texts.STANDARD)
        return [(card.id, texts.name(scene.words, card.id, pack)) for card in texts.every(pack)]

    def card(self, scene: Scene, card: str) -> str | None:
        """A card with all its texts."""
        try:
            found, pack = texts.find(card, _pack(scene))
        except KeyError:
            return None
        words, lines = scene.words, [f"### {escape(texts.name(scene.words, card, pack))}"]
        match found:
            case Character():
                if words.has(f"quip-{card}"):
                    lines.append(f"*{words(f'quip-{card}')}*")
                lines.append(words("about-character", meat=found.meat, draws=texts.draws(words, found)))
            case SurvivorCard():
                lines.append(words("about-survivor", deck=words(f"track-{found.deck}"), copies=found.copies))
                lines.append(words("half-play", text=texts.play(words, found)))
                lines.append(words("half-keep", text=texts.keep(words, found)))
            case _:
                lines.append(words(f"about-{_kind(found)}"))
                if isinstance(found, Quest):
                    lines.append(words("half-top", text=texts.play(words, found)))
                    lines.append(words("half-lasting", text=texts.lasting(words, found)))
                else:
                    lines.append(texts.play(words, found))
        return "\n".join(lines)

    @staticmethod
    def _option(scene: Scene, option: str) -> str:
        """The effects of option a or b of the card that is being resolved, where it can be told which choice it is."""
        view: View | None = scene.view
        card = None if view is None else view.board.resolving
        if view is not None and card is not None:
            found = texts.choices(texts.find(card, view.pack)[0])
            if len(found) == 1:
                return texts.said(scene.words, found[0].a if option == "a" else found[0].b)
        return scene.words(f"value-{option}")


def _pickers(view: View, seats: Sequence[Seat]) -> str:
    """In the morning all pick together, or the ghosts before the living (W14)."""
    ghosts = view.board.ghosts
    if view.options.ghosts_keep or not ghosts:
        return "all"
    return "ghosts" if set(seats) <= set(ghosts) else "living"


def _kind(card: Card) -> str:
    return card.type if isinstance(card, GhostCard) else type(card).__name__.lower()


def _pack(scene: Scene) -> Pack | None:
    return None if scene.view is None else scene.view.pack


FACE = WhoShouldWeEat()
