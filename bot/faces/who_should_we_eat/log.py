"""What happened, a line a fact; a marker that moves stands at the end of the line that moved it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from bot.faces.face import Scene
from bot.faces.marks import escape, quote, small
from bot.faces.who_should_we_eat import texts
from bot.words import Said
from engines.kernel import Beat, Fact, Seat
from engines.who_should_we_eat import words as w

# What the board or the seat's own panel shows anyway.
SILENT = (Beat, w.PilesCounted, w.HandDealt, w.Selected)


def lines(scene: Scene, facts: Sequence[Fact]) -> list[str]:
    """The lines of some facts, in order."""
    teller = _Teller(scene)
    for fact in facts:
        if isinstance(fact, SILENT):
            continue
        if isinstance(fact, w.TrackMoved):
            teller.moved(fact)
        else:
            teller.lines += teller.of(fact)
    return teller.lines


class _Teller:
    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.words = scene.words
        self.lines: list[str] = []

    def of(self, fact: Any) -> Iterable[str]:
        """The lines of one fact: those of its own function, or one sentence of names, cards and numbers."""
        special = SPECIAL.get(type(fact))
        if special is not None:
            return special(self, fact)
        return [self.say(f"log-{fact.kind}", fact)]

    def say(self, key: str, fact: Fact, **more: Said) -> str:
        """A sentence whose placeholders are the fields of a fact."""
        return self.words(key, **{**self._fields(fact), **more})

    def moved(self, fact: w.TrackMoved) -> None:
        """A marker moved."""
        track = self.words(f"track-{fact.track}")
        piece = self.words("log-track-moved", track=track, by=fact.by, to=fact.to)
        if fact.lost:
            piece = self.words("log-track-lost", moved=piece, lost=abs(fact.lost))
        if fact.why in ("evening", "meat") or not self.lines:
            self.lines.append(self.words(f"log-moved-{fact.why}", moved=piece))
        else:
            self.lines[-1] = f"{self.lines[-1]} · {piece}"

    def card(self, card: str) -> str:
        """A card's name for a text."""
        return f"**{escape(texts.name(self.words, card))}**"

    def _fields(self, fact: Fact) -> dict[str, Said]:
        said: dict[str, Said] = {}
        for name in type(fact).model_fields:
            value = getattr(fact, name)
            if name in ("seat", "target", "by", "leader", "short") and isinstance(value, int):
                said["who" if name == "seat" else name] = self.scene.name(value)
            elif name in ("card", "quest") and isinstance(value, str):
                said["card"] = self.card(value)
            elif name in ("seats", "ring"):
                said["who"], said["count"] = self.scene.people(value), len(value)
            elif isinstance(value, int | str) and not isinstance(value, bool):
                said[name] = value
        return said


# ------------------------------------------------ facts that need more than one sentence


def _game_began(teller: _Teller, fact: w.GameBegan) -> Iterator[str]:
    yield teller.say("log-game-began", fact, count=len(fact.characters))


def _leader(teller: _Teller, fact: w.Leader) -> Iterator[str]:
    yield teller.say(f"log-leader-{fact.why}", fact)


def _quests(teller: _Teller, fact: w.QuestsRevealed) -> Iterator[str]:
    if fact.new:
        yield teller.words(
            "log-quests-revealed", cards=teller.words.list(map(teller.card, fact.new)), count=len(fact.new)
        )


def _reshuffled(teller: _Teller, fact: w.Reshuffled) -> Iterator[str]:
    yield teller.words("log-reshuffled", deck=teller.words(f"deck-{fact.deck}"), cards=fact.cards)


def _phase(teller: _Teller, fact: w.PhaseBegan) -> Iterator[str]:
    yield f"### {teller.words(f'phase-{fact.phase}', round=fact.round, trial=fact.trial)}"


def _drawn(teller: _Teller, fact: w.CardsDrawn) -> Iterator[str]:
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


def _placed(teller: _Teller, fact: w.CardsPlaced) -> Iterator[str]:
    yield teller.words("log-cards-placed", plays=len(fact.plays), keeps=len(fact.keeps))


def _revealed(teller: _Teller, fact: w.CardRevealed) -> Iterator[str]:
    why = fact.why
    if why == "turn" and fact.card not in texts.find(fact.card)[1].survivors:
        why = "ghost"
    yield teller.say(f"log-card-revealed-{why}", fact)


def _targeted(teller: _Teller, fact: w.Targeted) -> Iterator[str]:
    yield teller.say("log-targeted-by-nobody" if fact.seat is None else "log-targeted", fact)


def _chosen(teller: _Teller, fact: w.Chosen) -> Iterator[str]:
    found = texts.choices(texts.find(fact.card)[0])
    text = teller.words(f"value-{fact.option}")
    if len(found) == 1:
        text = texts.said(teller.words, found[0].a if fact.option == "a" else found[0].b)
    yield teller.say("log-chosen", fact, text=text)


def _haunted(teller: _Teller, fact: w.Haunted) -> Iterator[str]:
    text = texts.lasting(teller.words, texts.find(fact.card)[0])
    yield teller.say("log-haunted", fact, text=text)
    if fact.replaced is not None:
        yield teller.words("log-haunt-replaced", card=teller.card(fact.replaced))


def _keep_discarded(teller: _Teller, fact: w.KeepDiscarded) -> Iterator[str]:
    yield teller.say("log-keep-discarded-unseen" if fact.card is None else "log-keep-discarded", fact)


def _new_keep(teller: _Teller, fact: w.NewKeep) -> Iterator[str]:
    yield teller.say("log-new-keep-none" if fact.card is None else "log-new-keep", fact)


def _draw_changed(teller: _Teller, fact: w.DrawChanged) -> Iterator[str]:
    cards = texts.cards(teller.words, fact.deck, fact.by)
    yield teller.words("log-draw-changed", who=teller.scene.name(fact.seat), cards=cards)


def _today(teller: _Teller, fact: w.TodayChanged) -> Iterator[str]:
    yield teller.say("log-today-changed", fact, mods=texts.modifiers(teller.words, fact.mods))


def _triggered(teller: _Teller, fact: w.Triggered) -> Iterator[str]:
    yield teller.say(f"log-triggered-{fact.at}", fact)


def _tucked(teller: _Teller, fact: w.QuestTucked) -> Iterator[str]:
    yield teller.say("log-quest-tucked", fact, text=texts.lasting(teller.words, texts.find(fact.quest)[0]))
    for card in fact.replaced:
        yield teller.words("log-quest-replaced", card=teller.card(card))


def _straws(teller: _Teller, fact: w.DrewStraws) -> Iterator[str]:
    scene = teller.scene
    yield teller.words(
        f"log-drew-straws-{fact.draw}", who=scene.people(one.seat for one in fact.straws), short=scene.name(fact.short)
    )
    if odd := [one for one in fact.straws if one.straws != 1]:
        held = teller.words.list(
            (teller.words("log-straws-held", who=scene.name(one.seat), count=one.straws) for one in odd), "unit"
        )
        yield small(teller.words("log-straws-uneven", held=held))


def _drawers(teller: _Teller, fact: w.DrawersChosen) -> Iterator[str]:
    yield teller.say(f"log-drawers-chosen-{fact.who}", fact)


def _supper(teller: _Teller, fact: w.Supper) -> Iterator[str]:
    line = teller.words("log-supper", total=fact.total, eaters=len(fact.eaters))
    if odd := [one for one in fact.eaters if one.portions != 1]:
        portions = teller.words.list(
            (teller.words("log-portions", who=teller.scene.name(one.seat), count=one.portions) for one in odd), "unit"
        )
        line = teller.words("log-supper-uneven", supper=line, portions=portions)
    yield line


def _trial_opened(teller: _Teller, fact: w.TrialOpened) -> Iterator[str]:
    if fact.rules is None:
        yield teller.say("log-trial-opened", fact)
    else:
        yield teller.say("log-trial-opened-with-rules", fact, rules="")
        yield quote(fact.rules)


def _closed(teller: _Teller, fact: w.DiscussionClosed) -> Iterator[str]:
    yield teller.say("log-discussion-timed-out" if fact.leader is None else "log-discussion-closed", fact)


def _knives(teller: _Teller, fact: w.KnivesShown) -> Iterator[str]:
    if not fact.stabs:
        yield teller.words("log-knives-none")
    for stab in fact.stabs:
        who, target = teller.scene.name(stab.seat), teller.scene.name(stab.target)
        yield teller.words(f"log-knives-shown-{fact.at}", who=who, card=teller.card(stab.card), target=target)


def _blocked(teller: _Teller, fact: w.AttackBlocked) -> Iterator[str]:
    yield teller.say("log-attack-blocked-raised" if fact.raised else "log-attack-blocked", fact)


def _votes(teller: _Teller, fact: w.VotesShown) -> Iterator[str]:
    words, scene = teller.words, teller.scene
    yield words("log-votes-shown")
    if fact.escapes_ignored:
        yield small(words("log-escapes-ignored"))
    pointing: dict[Seat, list[str]] = defaultdict(list)
    for vote in fact.votes:
        if vote.target is not None:
            name = scene.name(vote.seat)
            weighed = vote.weight != 1
            pointing[vote.target].append(words("log-voter", who=name, weight=vote.weight) if weighed else name)
    for one in sorted(fact.counts, key=lambda one: -one.total):
        if one.total or pointing[one.seat]:
            voters = words.list(pointing[one.seat], "unit") if pointing[one.seat] else words("nobody")
            key = "log-votes-changed" if one.change else "log-votes"
            yield words(key, who=scene.name(one.seat), total=one.total, voters=voters, change=one.change)
    if silent := [vote.seat for vote in fact.votes if vote.target is None]:
        yield small(words("log-votes-silent", who=scene.people(silent), count=len(silent)))
    if len(fact.tied) > 1:
        yield words("log-votes-tied", who=scene.people(fact.tied))


def _died(teller: _Teller, fact: w.Died) -> Iterator[str]:
    yield teller.say(f"log-died-{fact.cause}", fact)


def _lost(teller: _Teller, fact: w.AttachmentsLost) -> Iterator[str]:
    cards = [fact.personality, *fact.quests, *([] if fact.haunt is None else [fact.haunt])]
    names = teller.words.list(map(teller.card, cards))
    yield small(teller.words("log-attachments-lost", who=teller.scene.name(fact.seat), cards=names))


def _raft(teller: _Teller, fact: w.RaftChecked) -> Iterator[str]:
    how = "sails" if fact.sails else f"blocked-{fact.blocked}" if fact.blocked else "short"
    yield teller.say(f"log-raft-{how}", fact, missing=max(0, fact.raft - fact.build))


def _round_ended(teller: _Teller, fact: w.RoundEnded) -> Iterator[str]:
    if fact.keeps:
        cards = teller.words.list(teller.card(up.card) for up in fact.keeps)
        yield small(teller.words("log-round-ended", cards=cards))


def _ended(teller: _Teller, fact: w.GameEnded) -> Iterator[str]:
    yield f"## {teller.words(f'end-{fact.end}-title')}"


SPECIAL: dict[type[Fact], Callable[[_Teller, Any], Iterable[str]]] = {
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
    w.Supper: _supper,
    w.TrialOpened: _trial_opened,
    w.DiscussionClosed: _closed,
    w.KnivesShown: _knives,
    w.AttackBlocked: _blocked,
    w.VotesShown: _votes,
    w.Died: _died,
    w.AttachmentsLost: _lost,
    w.RaftChecked: _raft,
    w.RoundEnded: _round_ended,
    w.GameEnded: _ended,
}
