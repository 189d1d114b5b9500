"""What happened, a line a fact; a fact without lines of its own is one sentence, `log-<kind>`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from bot.faces import teller
from bot.faces.face import Scene
from bot.faces.marks import escape
from bot.faces.the_fittest import texts
from bot.words import Said
from engines.kernel import Beat, Fact
from engines.the_fittest import words as w
from engines.the_fittest.terms import Terms

# What board and panel show: open offers stand in the panels of the two whom they concern.
SILENT = (
    Beat,
    w.HandDealt,
    w.HandGained,
    w.TopSeen,
    w.TopOrdered,
    w.Proposed,
    w.Withdrawn,
    w.Declined,
    w.LeaderReady,
    w.EffectOver,
    w.WildPlayed,
    w.TableCleared,
    w.ChallengeDiscarded,
)


def lines(scene: Scene, facts: Sequence[Fact]) -> list[str]:
    """The lines of some facts, in order."""
    return Teller(scene).lines(facts, LINES, SILENT)


class Teller(teller.Teller):
    """Says facts to one reader."""

    people = ("target", "by", "of", "to", "other", "proposed_by")
    named = ("card", "gave", "got")

    def name(self, card: str) -> str:
        """Its name, with its Skill."""
        return texts.short(self.words, card)

    def field(self, fact: Fact, name: str, value: Any) -> Mapping[str, Said]:
        """Skills, terms and several cards are told in words; in some facts `by` and `to` are numbers."""
        if type(fact) in NUMBERS and name in self.people:
            return {name: value}
        if name == "cards" and isinstance(value, tuple):
            return {name: texts.cards(self.words, value)}
        if name == "skill" and isinstance(value, str):
            return {name: texts.skill(self.words, value)}
        if isinstance(value, Terms):
            return {name: texts.terms(self.words, value)}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        return super().field(fact, name, value)


NUMBERS = frozenset({w.SkillChanged, w.GoalChanged, w.PrizesAdded})  # where "by" and "to" are no players


def _began(teller: Teller, fact: w.GameBegan) -> Iterator[str]:
    each = (
        teller.words(
            "log-playing", who=teller.scene.name(seat), contestant=escape(texts.name(teller.words, contestant))
        )
        for seat, contestant in enumerate(fact.contestants, 1)
    )
    yield teller.words("log-game-began", deck=fact.deck, contestants=teller.words.list(each, "unit"))


def _by_why(teller: Teller, fact: Any) -> Iterator[str]:
    yield teller.say(f"log-{fact.kind}-{fact.why}", fact)


def _leader(teller: Teller, fact: w.Leader) -> Iterator[str]:
    yield teller.say(f"log-leader-{fact.why}", fact)


def _phase(teller: Teller, fact: w.PhaseBegan) -> Iterator[str]:
    if fact.phase == "attempt":
        yield teller.say("log-attempt", fact)


def _flipped_card(teller: Teller, fact: w.CardFlipped) -> Iterator[str]:
    card, _ = texts.find(fact.card)
    if fact.trial or isinstance(card, texts.Contestant):
        yield teller.say("log-trial-flipped", fact)
    else:
        goals = texts.goals(teller.words, card.goals)
        yield teller.say("log-card-flipped", fact, goals=goals, prizes=card.prizes)


def _turned_over(teller: Teller, fact: w.CardTurnedOver) -> Iterator[str]:
    card, _ = texts.find(fact.card)
    goals = texts.goals(teller.words, getattr(card, "goals", ()))
    yield teller.say("log-card-turned-over" if goals else "log-trial-turned-over", fact, goals=goals)


def _deal(teller: Teller, fact: w.DealMade) -> Iterator[str]:
    yield teller.say("log-deal-made" if fact.before is None else "log-deal-changed", fact)


def _forced_out(teller: Teller, fact: w.ForcedOut) -> Iterator[str]:
    yield teller.say("log-slipped" if fact.slipped else "log-forced-out", fact)
    if fact.void is not None:
        yield teller.say("log-void", fact)


def _forced_in(teller: Teller, fact: w.ForcedIn) -> Iterator[str]:
    yield teller.say("log-forced-leader" if fact.leads else "log-forced-in", fact)
    if fact.void is not None:
        yield teller.say("log-void", fact)


def _forbidden(teller: Teller, fact: w.Forbidden) -> Iterator[str]:
    yield teller.say(f"log-forbidden-{fact.what}", fact)


def _passed(teller: Teller, fact: w.CardPassed) -> Iterator[str]:
    yield teller.say("log-card-came" if teller.scene.seat == fact.to else "log-card-went", fact)


def _goal_changed(teller: Teller, fact: w.GoalChanged) -> Iterator[str]:
    key = "log-goal-renamed" if not fact.by else "log-goal-raised" if fact.by > 0 else "log-goal-lowered"
    aim = texts.demand(teller.words, fact.skill, fact.value)
    yield teller.words(key, aim=aim, by=abs(fact.by))


def _goal_chosen(teller: Teller, fact: w.GoalChosen) -> Iterator[str]:
    if fact.skill is not None:
        yield teller.say("log-skill-named", fact)
    else:
        yield teller.say("log-goal-chosen", fact, which=fact.goal[-1:])


def _flip(teller: Teller, fact: w.Flipped) -> Iterator[str]:
    yield teller.say("log-flipped-again" if fact.again else "log-flipped", fact)


def _attempted(teller: Teller, fact: w.Attempted) -> Iterator[str]:
    each = (
        teller.words(
            "log-test",
            mark=texts.mark(teller.words, one.skill),
            needed=one.needed,
            reached=one.reached,
            met="yes" if one.reached >= one.needed else "no",
        )
        for one in fact.tests
    )
    yield teller.words("log-success" if fact.success else "log-failure", tests=teller.words.list(each, "unit"))


def _scored(teller: Teller, fact: w.Scored) -> Iterator[str]:
    yield teller.say("log-scored-best" if fact.leads else "log-scored", fact)


def _taken(teller: Teller, fact: w.PrizeTaken) -> Iterator[str]:
    key = "log-prize-taken" if fact.by == fact.seat else "log-prize-given"
    yield teller.say(key, fact)


def _over(teller: Teller, fact: w.EpisodeOver) -> Iterator[str]:
    if fact.idle:
        yield teller.say("log-idle", fact)


def _ended(teller: Teller, fact: w.GameEnded) -> Iterator[str]:
    yield f"## {teller.words(f'end-{fact.end}-title')}"


LINES: Mapping[type[Fact], Callable[[Teller, Any], Iterable[str]]] = {
    w.GameBegan: _began,
    w.Leader: _leader,
    w.Drew: _by_why,
    w.Discarded: _by_why,
    w.PhaseBegan: _phase,
    w.CardFlipped: _flipped_card,
    w.CardTurnedOver: _turned_over,
    w.DealMade: _deal,
    w.ForcedOut: _forced_out,
    w.ForcedIn: _forced_in,
    w.Forbidden: _forbidden,
    w.CardPassed: _passed,
    w.GoalChanged: _goal_changed,
    w.GoalChosen: _goal_chosen,
    w.Flipped: _flip,
    w.NotFlipped: _by_why,
    w.Attempted: _attempted,
    w.StaysOut: _by_why,
    w.Scored: _scored,
    w.PrizeTaken: _taken,
    w.EpisodeOver: _over,
    w.GameEnded: _ended,
}
