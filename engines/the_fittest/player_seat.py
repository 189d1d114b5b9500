"""An AI player's seat with something to decide: what it reckons alliances, Prizes and cards to be worth.

Worths are in points. What others gain counts against what one gains oneself, more so for who is ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, TypeAlias, TypeVar

from engines.kernel import Chance, Command, Offer, Seat
from engines.the_fittest import vocabulary as v
from engines.the_fittest.board import Board
from engines.the_fittest.view import View
from engines.the_fittest.vocabulary import SKILLS, Aim, Skill

Offered: TypeAlias = dict[type[Command], list[Offer[Any]]]
T = TypeVar("T")
FINE = 1000  # steps of a chance
PRIZE = 3.0  # points that a Prize is worth, unseen
CARD = 0.9  # points that a card of the hand is worth, unseen
FLIP = 2.8  # what a Bonus Flip adds on average
DOUBLED = 0.6  # what a second card adds to it
HIDDEN = 0.3  # what a card in another participant's hand adds to a Skill, as a Boost that may come
OWN = 0.8  # how far one's own Boosts are counted on before they are played
SPREAD = 7.0  # how many points of margin lead from certain failure to certain success
RIVAL, AHEAD = 0.2, 0.03  # how much others' points count, and more for each that they are ahead
USES: Mapping[type[v.Word], float] = {  # what an Effect in the hand is worth, whatever is going on
    v.StrongArm: 2.2,
    v.Lead: 1.8,
    v.MorePrizes: 1.6,
    v.DrawCards: 1.6,
    v.SwapPrizes: 1.2,
    v.Renew: 1.2,
    v.Sift: 1.2,
    v.ChangeGoal: 1.2,
    v.ForceOut: 1.0,
    v.ChangeSkill: 1.0,
}


@dataclass(frozen=True, slots=True)
class Alliance:
    """A Challenge and who might attempt it.

    goals   each with its aims, of which one is attempted; more: what is added to a player's Skills
    extra   what is added to all Skills
    """

    members: tuple[Seat, ...]
    goals: tuple[tuple[Aim, ...], ...]
    prizes: int
    more: Mapping[tuple[Seat, Skill], int]
    extra: float = 0.0

    def with_member(self, seat: Seat) -> Alliance:
        """With somebody more."""
        return self if seat in self.members else replace(self, members=(*self.members, seat))

    def without(self, seat: Seat) -> Alliance:
        """Without somebody."""
        return replace(self, members=tuple(one for one in self.members if one != seat))


class Player:
    """One seat with something to decide."""

    def __init__(self, view: View, chance: Chance) -> None:
        assert view.seat is not None, "a spectator decides nothing"
        self.view = view
        self.board: Board = view.board
        self.seat: Seat = view.seat
        self.chance = chance
        self.leads = self.board.leader == self.seat

    def best(self, options: Sequence[T], score: Callable[[T], float], noise: float = 0.02) -> T:
        """The option with the best score, give or take some noise."""
        ranked = [(score(one) + noise * self.chance.below(FINE, "noise") / FINE, -i) for i, one in enumerate(options)]
        return options[-max(ranked)[1]]

    # ------------------------------------------------ others

    @cached_property
    def points(self) -> dict[Seat, int]:
        """What everybody has."""
        return {seat: self.board.points(seat) for seat in self.board.seats}

    def rivalry(self, seat: Seat) -> float:
        """How much a point of this player is worth to oneself, against."""
        return self._rivalries[seat]

    @cached_property
    def _rivalries(self) -> dict[Seat, float]:
        mine = self.points[self.seat]
        found = {seat: min(0.6, max(0.05, RIVAL + AHEAD * (has - mine))) for seat, has in self.points.items()}
        return {**found, self.seat: -1.0}

    # ------------------------------------------------ an alliance

    @cached_property
    def alliance(self) -> Alliance:
        """The one that is."""
        episode = self.board.episode
        goals = tuple(tuple(goal.aims if goal.chosen is None else [goal.aims[goal.chosen]]) for goal in episode.goals)
        return Alliance(tuple(self.board.participants), goals, episode.prizes, {})

    @cached_property
    def tested(self) -> Sequence[Skill]:
        """The Skills that matter in this Episode."""
        if self.board.episode.trial:
            return SKILLS
        named = {skill for aims in self.alliance.goals for aim in aims for skill in skills_of(aim)}
        return [skill for skill in SKILLS if skill in named]

    def shares(self) -> dict[Seat, float]:
        """How many Prizes who would have as things are; the leader has what is left, but for the forced."""
        return dict(self._shares)

    @cached_property
    def _shares(self) -> dict[Seat, float]:
        board = self.board
        found: dict[Seat, float] = {seat: float(terms.total) for seat, terms in board.episode.deals.items()}
        rest = board.episode.prizes - sum(found.values())
        found[board.leader] = 0.0 if board.leader in board.episode.forced else rest
        return found

    def stake(self, shares: Mapping[Seat, float]) -> float:
        """What a success with these shares is worth to this seat."""
        rivalries = self._rivalries
        return -PRIZE * sum(rivalries[seat] * share for seat, share in shares.items())

    def strength(self, alliance: Alliance, skill: Skill) -> float:
        """What an alliance will reach, on average."""
        skills, helps = self._skills[skill], self._helps[skill]
        total = self._table[skill] + alliance.extra
        for seat in alliance.members:
            total += helps[seat] + skills[seat]
        for (seat, changed), more in alliance.more.items():
            if changed == skill and seat in alliance.members:
                total += max(0, skills[seat] + more) - skills[seat]
        return total

    @cached_property
    def _skills(self) -> dict[Skill, dict[Seat, int]]:
        """What everybody's Skills count."""
        board = self.board
        return {skill: {seat: board.skill(seat, skill) for seat in board.seats} for skill in SKILLS}

    @cached_property
    def _helps(self) -> dict[Skill, dict[Seat, float]]:
        """What may come from everybody's hand, as Boosts."""
        board = self.board
        barred = {*board.episode.unboosted, *board.episode.forced}
        hidden = {seat: 0.0 if seat in barred else HIDDEN * board.places[seat].hand for seat in board.seats}
        return {skill: {**hidden, self.seat: OWN * sum(value for _, value in self.boosts(skill))} for skill in SKILLS}

    @cached_property
    def _table(self) -> dict[Skill, float]:
        """What lies on the table, and the Bonus Flip to come."""
        episode = self.board.episode
        flip = self.flip(self.board.leader)
        return {skill: episode.boosted(skill) + flip for skill in SKILLS}

    def flip(self, seat: Seat) -> float:
        """What a Bonus Flip of this player adds on average."""
        episode = self.board.episode
        if seat in episode.unflipped or not self.board.available:
            return 0.0
        if self.view.top and seat not in episode.doubled:
            return float(self.board.card(self.view.top[0]).boost)
        return FLIP + DOUBLED * (seat in episode.doubled)

    def boosts(self, skill: Skill) -> list[tuple[str, int]]:
        """One's own cards that could boost a Skill, the weakest first."""
        if self.seat in self.board.episode.unboosted:
            return []
        found = [
            (card, self.board.boost_of(self.seat, card))
            for card in self.view.hand
            if self.board.card(card).skill in (skill, "wild") and self.board.boostable(card) is None
        ]
        return sorted(found, key=lambda one: one[1])

    @cached_property
    def now(self) -> float:
        """How likely the alliance that is meets all Goals."""
        return self.odds(self.alliance)

    def odds(self, alliance: Alliance) -> float:
        """How likely an alliance is to meet all Goals."""
        odds = 1.0
        for aims in alliance.goals:
            odds *= max(self.odds_of(alliance, aim) for aim in aims)
        return odds

    def odds_of(self, alliance: Alliance, aim: Aim) -> float:
        """How likely it is to meet one."""
        return min(0.98, max(0.02, 0.5 + self.margin(alliance, aim) / SPREAD))

    def margin(self, alliance: Alliance, aim: Aim) -> float:
        """By how much it would be exceeded, on average."""
        strengths = (self.strength(alliance, skill) for skill in skills_of(aim))
        return (max(strengths) if aim.skill == "wild" else min(strengths)) - aim.value

    # ------------------------------------------------ cards

    def use(self, card: str) -> float:
        """What a card of the hand is worth as such."""
        one = self.board.card(card)
        effect = max((USES.get(type(effect), 0.6) for effect in one.effect), default=0.0)
        return effect + 0.25 * one.boost + 0.5 * (one.skill == "wild")

    def worst(self, cards: Iterable[str]) -> str:
        """The card that is missed least."""
        return min(cards, key=self.use)


def skills_of(aim: Aim) -> Sequence[Skill]:
    """The Skills that an aim may test."""
    return SKILLS if aim.skill in ("all", "wild") else (aim.skill,)
