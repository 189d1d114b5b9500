"""What happened, a line a fact; a fact without lines of its own is one sentence, `log-<kind>`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from bot.faces import teller
from bot.faces.face import Scene
from bot.faces.marks import escape
from bot.faces.peasant_buffet import texts
from bot.words import Said
from engines.kernel import Beat, Fact
from engines.peasant_buffet import words as w
from engines.peasant_buffet.pack import DoomCard, ItemCard

SILENT = (Beat, w.LootGrew, w.TurnBegan)  # what the board shows


def lines(scene: Scene, facts: Sequence[Fact]) -> list[str]:
    """The lines of some facts, in order."""
    return Teller(scene).lines(facts, LINES, SILENT)


class Teller(teller.Teller):
    """Says facts to one reader."""

    people = ("target", "by")
    named = ("card", "kept")

    def name(self, card: str) -> str:
        """Its name, with its symbol."""
        return texts.short(self.words, card)

    def cards(self, cards: Iterable[str]) -> str:
        """Several."""
        return texts.cards(self.words, cards)

    def field(self, fact: Fact, name: str, value: Any) -> Mapping[str, Said]:
        """Foes and several cards are told by their names."""
        if name == "cards":
            return {name: self.cards(value)}
        if isinstance(value, w.Foe):
            return {"foe": self.card(value.card)}
        return super().field(fact, name, value)


def _began(teller: Teller, fact: w.GameBegan) -> Iterator[str]:
    each = (
        teller.words("log-playing", who=teller.scene.name(seat), peasant=escape(texts.name(teller.words, peasant)))
        for seat, peasant in enumerate(fact.peasants, 1)
    )
    yield teller.words("log-game-began", village=fact.village, peasants=teller.words.list(each, "unit"))


def _first(teller: Teller, fact: w.FirstPlayer) -> Iterator[str]:
    yield teller.say(f"log-first-player-{fact.why}", fact)


def _drawn(teller: Teller, fact: w.CardDrawn) -> Iterator[str]:
    """What goes into the loot is shown on the board, and said when it is collected or lost."""
    found, _ = texts.find(fact.card)
    if fact.dared:
        yield teller.say("log-card-drawn-dared", fact)
    elif not isinstance(found, ItemCard | DoomCard):
        yield teller.say("log-card-drawn", fact)


def _ending(teller: Teller, fact: w.TurnEnding) -> Iterator[str]:
    if fact.why != "stop":
        yield teller.say(f"log-turn-ending-{fact.why}", fact)


def _by_why(teller: Teller, fact: Any) -> Iterator[str]:
    yield teller.say(f"log-{fact.kind}-{fact.why}", fact)


def _by_source(teller: Teller, fact: Any) -> Iterator[str]:
    yield teller.say(f"log-{fact.kind}-{fact.source}", fact)


def _lost(teller: Teller, fact: w.LootLost) -> Iterator[str]:
    cards = teller.cards([*fact.cards, *([] if fact.drawn is None else [fact.drawn])])
    yield teller.say("log-loot-lost" if fact.kept is None else "log-loot-lost-kept", fact, cards=cards)


def _paid(teller: Teller, fact: w.Paid) -> Iterator[str]:
    items = [item for payment in fact.payments for item in payment.items]
    yield teller.say("log-paid", fact, items=teller.cards(items))


def _done(teller: Teller, fact: w.DoomDone) -> Iterator[str]:
    """What was resolved is said by what came of it."""
    if fact.how != "resolved":
        yield teller.say(f"log-doom-done-{fact.how}", fact)


def _event(teller: Teller, fact: w.EventDone) -> Iterator[str]:
    if fact.cancelled:
        yield teller.say("log-event-cancelled", fact)


def _market(teller: Teller, fact: w.MarketDrawn) -> Iterator[str]:
    yield teller.say("log-market-drawn" if fact.kept else "log-market-recycled", fact)


def _zombie(teller: Teller, fact: w.ZombieMoved) -> Iterator[str]:
    if fact.target is None:
        yield teller.say("log-zombie-stayed", fact)
    else:
        yield teller.say("log-zombie-moved" if fact.by is None else "log-zombie-shoved", fact)


def _looked(teller: Teller, fact: w.LookedAt) -> Iterator[str]:
    """That an ability lets somebody look, turn after turn, is written on their peasant."""
    if fact.why == "event":
        yield teller.say("log-looked-at", fact)


def _ended(teller: Teller, fact: w.GameEnded) -> Iterator[str]:
    yield f"## {teller.words(f'end-{fact.end}-title')}"


LINES: Mapping[type[Fact], Callable[[Teller, Any], Iterable[str]]] = {
    w.GameBegan: _began,
    w.FirstPlayer: _first,
    w.CardDrawn: _drawn,
    w.TurnEnding: _ending,
    w.LootLost: _lost,
    w.Recycled: _by_source,
    w.Paid: _paid,
    w.MonsterJoined: _by_source,
    w.MonsterMoved: _by_why,
    w.DoomDone: _done,
    w.ItemTaken: _by_why,
    w.EventDone: _event,
    w.MarketDrawn: _market,
    w.ZombieRose: _by_why,
    w.ZombieMoved: _zombie,
    w.LookedAt: _looked,
    w.GameEnded: _ended,
}
