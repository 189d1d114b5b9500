"""One Episode as everybody sees it: the Challenge, the alliance, and what holds until it ends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from engines.kernel import Fact, Seat
from engines.the_fittest import words as w
from engines.the_fittest.pack import ActionCard
from engines.the_fittest.terms import Terms
from engines.the_fittest.vocabulary import SKILLS, Aim, Skill

LETTERS = "ab"


@dataclass(slots=True)
class Goal:
    """A Goal on the table: one aim, or two with OR between them.

    card    the card that it stands on
    chosen  which of the two is attempted; named: the Skill of a wild one (F26)
    """

    card: str
    aims: list[Aim]
    chosen: int | None = None
    named: Skill | None = None

    @property
    def aim(self) -> Aim | None:
        """What is attempted; None while that is not chosen."""
        if self.chosen is None:
            return self.aims[0] if len(self.aims) == 1 else None
        return self.aims[self.chosen]

    def demands(self) -> dict[Skill, int]:
        """What must be reached, once all is chosen (F27)."""
        aim = self.aim
        assert aim is not None
        if aim.skill == "all":
            return dict.fromkeys(SKILLS, aim.value)
        if aim.skill == "wild":
            assert self.named is not None
            return {self.named: aim.value}
        return {aim.skill: aim.value}


@dataclass(slots=True)
class Episode:
    """What everybody knows of one Episode; they count from 1.

    cards     the Challenge or Trial, then what was turned over beside it
    goals, prizes   what it demands, and what it pays
    joined    who takes part beside the leader, in the order of joining
    deals     what the leader has promised to whom
    forced    who takes part for no reward (F24)
    out       who may not take part; silenced, unboosted, unflipped: who may not play Effects, Boosts, make a Bonus Flip
    doubled   who turns over two cards for a Bonus Flip
    changes   what Skills count more or less
    locked    Totem cards may not be played (F23)
    ready     the leader is done with deals (F6)
    played    how many Effects each has played
    boosts, flips   cards on the table; flip: what the Bonus Flip counts
    encored   who has flipped again
    competing, skills, scores   the attempt under way, all competitors' Skills, what is reached
    revealed  Prizes to be distributed; awarded: how many were
    """

    number: int = 0
    trial: bool = False
    cards: list[str] = field(default_factory=list[str])
    goals: list[Goal] = field(default_factory=list[Goal])
    prizes: int = 0
    joined: list[Seat] = field(default_factory=list[Seat])
    deals: dict[Seat, Terms] = field(default_factory=dict[Seat, Terms])
    forced: list[Seat] = field(default_factory=list[Seat])
    out: list[Seat] = field(default_factory=list[Seat])
    silenced: list[Seat] = field(default_factory=list[Seat])
    unboosted: list[Seat] = field(default_factory=list[Seat])
    unflipped: list[Seat] = field(default_factory=list[Seat])
    doubled: list[Seat] = field(default_factory=list[Seat])
    changes: dict[Seat, dict[Skill, int]] = field(default_factory=dict[Seat, dict[Skill, int]])
    locked: bool = False
    ready: bool = False
    played: dict[Seat, int] = field(default_factory=dict[Seat, int])
    boosts: list[w.Boosted] = field(default_factory=list[w.Boosted])
    flips: list[str] = field(default_factory=list[str])
    flip: int = 0
    encored: list[Seat] = field(default_factory=list[Seat])
    competing: Seat | None = None
    skills: dict[Seat, Skill] = field(default_factory=dict[Seat, Skill])
    scores: list[w.Scored] = field(default_factory=list[w.Scored])
    revealed: list[str] = field(default_factory=list[str])
    awarded: int = 0

    @classmethod
    def begin(cls, fact: w.CardFlipped, card: ActionCard) -> Episode:
        """An Episode as it begins."""
        episode = cls(fact.episode, fact.trial)
        episode.turn_over(card)
        return episode

    def turn_over(self, card: ActionCard) -> None:
        """Another card's Goals and Prizes; a Trial lists no Goals (F37)."""
        self.cards.append(card.id)
        self.goals += [Goal(card.id, list(aims)) for aims in card.goals]
        self.prizes += card.prizes

    def dissolve(self, out_stays: bool) -> None:
        """Another leader: deals, participation and what forced somebody in are over (F20, F21)."""
        self.joined.clear()
        self.deals.clear()
        self.forced.clear()
        if not out_stays:
            self.out.clear()

    # ------------------------------------------------ looking

    def aims(self) -> Iterator[tuple[w.GoalId, Goal, Aim]]:
        """Every aim on the table by its id: "1a", and "1b" for the other one of an OR."""
        for number, goal in enumerate(self.goals, 1):
            for letter, aim in zip(LETTERS, goal.aims, strict=False):
                yield f"{number}{letter}", goal, aim

    def find(self, name: w.GoalId) -> tuple[Goal, int]:
        """The Goal of an id, and which of its aims is meant."""
        return self.goals[int(name[:-1]) - 1], LETTERS.index(name[-1])

    def demands(self) -> dict[Skill, int]:
        """What each Skill must reach: several Goals on one are not added, the highest counts (F27)."""
        found: dict[Skill, int] = {}
        for goal in self.goals:
            for skill, value in goal.demands().items():
                found[skill] = max(value, found.get(skill, 0))
        demands: dict[Skill, int] = {skill: found[skill] for skill in SKILLS if skill in found}
        return demands

    def boosted(self, skill: Skill) -> int:
        """What the Boosts on the table add to a Skill."""
        return sum(one.value for one in self.boosts if one.skill == skill)

    @property
    def best(self) -> w.Scored | None:
        """Who leads a Trial so far."""
        return next((one for one in reversed(self.scores) if one.leads), None)

    # ------------------------------------------------ learning

    def learn(self, fact: Fact) -> None:
        """Take one public fact in."""
        self._learn_alliance(fact)
        self._learn_changes(fact)
        match fact:
            case w.GoalChosen():
                goal, which = self.find(fact.goal)
                goal.chosen, goal.named = which, fact.skill
            case w.Boosted():
                self.boosts.append(fact)
            case w.Flipped():
                self.flips += fact.cards
                self.flip = fact.value
                if fact.again:
                    self.encored.append(fact.seat)
            case w.TableCleared():
                self.boosts.clear()
                self.flips.clear()
                self.flip, self.competing = 0, None
            case w.Competes():
                self.competing = fact.seat
                self.skills[fact.seat] = fact.skill
            case w.Scored():
                self.scores.append(fact)
            case w.PrizesRevealed():
                self.revealed += fact.cards
            case w.PrizeTaken():
                self.revealed.remove(fact.card)
                self.awarded += 1
            case w.PrizesUnclaimed():
                self.revealed.clear()
            case w.TrialWon():
                self.cards.remove(fact.card)
                self.awarded += 1
            case w.ChallengeDiscarded():
                self.cards.clear()
            case _:
                pass

    def _learn_alliance(self, fact: Fact) -> None:
        match fact:
            case w.DealMade():
                self.deals[fact.seat] = fact.terms
                _add(self.joined, fact.seat)
            case w.LeaderReady():
                self.ready = fact.ready
            case w.EffectPlayed():
                self.ready = False  # an Effect clears every Done (F6)
                self.played[fact.seat] = self.played.get(fact.seat, 0) + 1
            case w.ForcedOut():
                _add(self.silenced, fact.seat)
                if not fact.slipped:
                    _add(self.out, fact.seat)
                    self._leave(fact.seat)
            case w.ForcedIn():
                if fact.void is not None:
                    del self.deals[fact.seat]
                _add(self.forced, fact.seat)
                if not fact.leads:
                    _add(self.joined, fact.seat)
            case _:
                pass

    def _leave(self, seat: Seat) -> None:
        self.deals.pop(seat, None)
        for seats in (self.joined, self.forced):
            if seat in seats:
                seats.remove(seat)

    def _learn_changes(self, fact: Fact) -> None:
        match fact:
            case w.SkillChanged():
                changes = self.changes.setdefault(fact.seat, {})
                changes[fact.skill] = changes.get(fact.skill, 0) + fact.by
            case w.Forbidden():
                barred = {"boosts": self.unboosted, "effects": self.silenced, "flips": self.unflipped}
                _add(barred[fact.what], fact.seat)
            case w.FlipsTwice():
                _add(self.doubled, fact.seat)
            case w.GoalChanged():
                goal, which = self.find(fact.goal)
                goal.aims[which] = Aim(skill=fact.skill, value=fact.value)
            case w.PrizesAdded():
                self.prizes += fact.by
            case w.TotemsLocked():
                self.locked = True
            case _:
                pass


def _add(seats: list[Seat], seat: Seat) -> None:
    if seat not in seats:
        seats.append(seat)
