"""Morning, afternoon, cards, quests and straws: facts that need more than one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from bot.faces.marks import small
from bot.faces.who_should_we_eat import texts
from bot.faces.who_should_we_eat.teller import Teller
from engines.kernel import Fact
from engines.who_should_we_eat import words as w


def _game_began(teller: Teller, fact: w.GameBegan) -> Iterator[str]:
    yield teller.say("log-game-began", fact, count=len(fact.characters))
    if teller.words.has(edition := f"log-edition-{fact.edition}"):
        yield teller.words(edition)


def _leader(teller: Teller, fact: w.Leader) -> Iterator[str]:
    yield teller.say(f"log-leader-{fact.why}", fact)


def _quests(teller: Teller, fact: w.QuestsRevealed) -> Iterator[str]:
    if fact.new:
        yield teller.words(
            "log-quests-revealed", cards=teller.words.list(map(teller.card, fact.new)), count=len(fact.new)
        )


def _reshuffled(teller: Teller, fact: w.Reshuffled) -> Iterator[str]:
    yield teller.words("log-reshuffled", deck=teller.words(f"deck-{fact.deck}"), cards=fact.cards)


def _phase(teller: Teller, fact: w.PhaseBegan) -> Iterator[str]:
    yield f"### {teller.words(f'phase-{fact.phase}', round=fact.round, trial=fact.trial)}"


def _drawn(teller: Teller, fact: w.CardsDrawn) -> Iterator[str]:
    hands = [
        teller.words(
            "log-drew",
            who=teller.scene.name(draw.seat),
            drawn=" ".join(
                teller.words(f"drew-{deck}", count=count)
                for deck in ("food", "sanity", "build", "ghost")
                if (count := getattr(draw, deck))
            )
            or teller.words("drew-none"),
        )
        for draw in fact.draws
    ]
    yield small(teller.words("log-cards-drawn", hands=" · ".join(hands)))


def _placed(teller: Teller, fact: w.CardsPlaced) -> Iterator[str]:
    yield teller.words("log-cards-placed", plays=len(fact.plays), keeps=len(fact.keeps))


def _revealed(teller: Teller, fact: w.CardRevealed) -> Iterator[str]:
    why = fact.why
    if why == "turn" and fact.card not in texts.find(fact.card)[1].survivors:
        why = "ghost"
    yield teller.say(f"log-card-revealed-{why}", fact)


def _targeted(teller: Teller, fact: w.Targeted) -> Iterator[str]:
    yield teller.say("log-targeted-by-nobody" if fact.seat is None else "log-targeted", fact)


def _chosen(teller: Teller, fact: w.Chosen) -> Iterator[str]:
    found = texts.choices(texts.find(fact.card)[0])
    text = teller.words(f"value-{fact.option}")
    if len(found) == 1:
        text = texts.said(teller.words, found[0].a if fact.option == "a" else found[0].b)
    yield teller.say("log-chosen", fact, text=text)


def _haunted(teller: Teller, fact: w.Haunted) -> Iterator[str]:
    text = texts.lasting(teller.words, texts.find(fact.card)[0])
    yield teller.say("log-haunted", fact, text=text)
    if fact.replaced is not None:
        yield teller.words("log-haunt-replaced", card=teller.card(fact.replaced))


def _keep_discarded(teller: Teller, fact: w.KeepDiscarded) -> Iterator[str]:
    yield teller.say("log-keep-discarded-unseen" if fact.card is None else "log-keep-discarded", fact)


def _new_keep(teller: Teller, fact: w.NewKeep) -> Iterator[str]:
    yield teller.say("log-new-keep-none" if fact.card is None else "log-new-keep", fact)


def _draw_changed(teller: Teller, fact: w.DrawChanged) -> Iterator[str]:
    cards = texts.cards(teller.words, fact.deck, fact.by)
    yield teller.words("log-draw-changed", who=teller.scene.name(fact.seat), cards=cards)


def _today(teller: Teller, fact: w.TodayChanged) -> Iterator[str]:
    yield teller.say("log-today-changed", fact, mods=texts.modifiers(teller.words, fact.mods))


def _triggered(teller: Teller, fact: w.Triggered) -> Iterator[str]:
    yield teller.say(f"log-triggered-{fact.at}", fact)


def _tucked(teller: Teller, fact: w.QuestTucked) -> Iterator[str]:
    yield teller.say("log-quest-tucked", fact, text=texts.lasting(teller.words, texts.find(fact.quest)[0]))
    for card in fact.replaced:
        yield teller.words("log-quest-replaced", card=teller.card(card))


def _straws(teller: Teller, fact: w.DrewStraws) -> Iterator[str]:
    scene = teller.scene
    yield teller.words(
        f"log-drew-straws-{fact.draw}", who=scene.people(one.seat for one in fact.straws), short=scene.name(fact.short)
    )
    if odd := [one for one in fact.straws if one.straws != 1]:
        held = teller.words.list(
            (teller.words("log-straws-held", who=scene.name(one.seat), count=one.straws) for one in odd), "unit"
        )
        yield small(teller.words("log-straws-uneven", held=held))


def _drawers(teller: Teller, fact: w.DrawersChosen) -> Iterator[str]:
    yield teller.say(f"log-drawers-chosen-{fact.who}", fact)


LINES: Mapping[type[Fact], Callable[[Teller, Any], Iterable[str]]] = {
    w.GameBegan: _game_began,
    w.Leader: _leader,
    w.QuestsRevealed: _quests,
    w.Reshuffled: _reshuffled,
    w.PhaseBegan: _phase,
    w.CardsDrawn: _drawn,
    w.CardsPlaced: _placed,
    w.CardRevealed: _revealed,
    w.Targeted: _targeted,
    w.Chosen: _chosen,
    w.Haunted: _haunted,
    w.KeepDiscarded: _keep_discarded,
    w.NewKeep: _new_keep,
    w.DrawChanged: _draw_changed,
    w.TodayChanged: _today,
    w.Triggered: _triggered,
    w.QuestTucked: _tucked,
    w.DrewStraws: _straws,
    w.DrawersChosen: _drawers,
}
