"""The board: all that is public, as a fold over the public facts.

The rules and every View read the same Board, and both let it learn the same facts; nothing else changes it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engines.kernel import Fact, Seat
from engines.the_fittest import words as w
from engines.the_fittest.episode import Episode
from engines.the_fittest.options import Options
from engines.the_fittest.pack import ActionCard, Contestant, Pack
from engines.the_fittest.terms import Terms
from engines.the_fittest.vocabulary import Ability, Skill

MATCH = 2  # points more for a Prize of the highest Skill


@dataclass(slots=True)
class Place:
    """What everybody sees of one seat.

    hand    how many cards; shown: those of them that everybody knows
    """

    contestant: str
    hand: int
    shown: list[str] = field(default_factory=list[str])
    prizes: list[str] = field(default_factory=list[str])

    def plays(self, card: str) -> None:
        """A card leaves the hand openly."""
        self.hand -= 1
        if card in self.shown:
            self.shown.remove(card)

    def passes(self, other: Place) -> None:
        """A card goes to another hand, face down: what was known of this one is not known any more."""
        self.hand -= 1
        other.hand += 1
        self.shown.clear()


@dataclass(slots=True)
class Board:
    """Everything that everybody at the table may know.

    deck       how many cards it has
    discard    the discard pile, the first discarded first
    resolving  the card whose Effect is under way
    idle       for how many Episodes in a row there was no Prize and hardly a card (F46)
    learned    how many facts
    """

    pack: Pack = field(repr=False, compare=False)
    options: Options = field(repr=False, compare=False)
    leader: Seat = 0
    phase: w.Phase | None = None
    places: dict[Seat, Place] = field(default_factory=dict[Seat, Place])
    deck: int = 0
    discard: list[str] = field(default_factory=list[str])
    episode: Episode = field(default_factory=Episode)
    resolving: str | None = None
    idle: int = 0
    ended: w.GameEnded | None = None
    learned: int = field(default=0, compare=False)

    # ------------------------------------------------ seats and cards

    @property
    def seats(self) -> list[Seat]:
        """All players."""
        return list(self.places)

    def left_of(self, seat: Seat) -> Seat:
        """Who sits to the left: the next seat, clockwise (F3)."""
        return seat % len(self.places) + 1

    def leftwards(self, seats: Iterable[Seat] | None = None) -> list[Seat]:
        """All players, or some, clockwise from the leader's left; the leader is last."""
        found = self.seats if seats is None else list(seats)
        return sorted(found, key=lambda seat: (seat - self.leader - 1) % len(self.places))

    def card(self, name: str) -> ActionCard:
        """An action card."""
        return self.pack.cards[name]

    def contestant(self, seat: Seat) -> Contestant:
        """Who a player is."""
        return self.pack.contestants[self.places[seat].contestant]

    def has(self, seat: Seat, ability: Ability) -> bool:
        """Whether a player's Contestant has an ability."""
        return ability in self.contestant(seat).abilities

    @property
    def available(self) -> int:
        """How many cards could be drawn, after a reshuffle too (F41)."""
        return self.deck + len(self.discard)

    # ------------------------------------------------ Skills and totals

    def skill(self, seat: Seat, skill: Skill) -> int:
        """What a player's Skill counts in this Episode: never below 0 (F40)."""
        changed = self.episode.changes.get(seat, {}).get(skill, 0)
        return max(0, self.contestant(seat).skills[skill] + changed)

    @property
    def participants(self) -> list[Seat]:
        """The leader, and who has joined (F16)."""
        return [self.leader, *self.episode.joined]

    @property
    def outsiders(self) -> list[Seat]:
        """Who took no part in this Episode, clockwise from the leader's left (F25, F36)."""
        took_part = self.episode.skills if self.episode.trial else self.participants
        return self.leftwards(seat for seat in self.seats if seat not in took_part)

    def total(self, skill: Skill) -> int:
        """What the participants reach together: Skills, Boosts, Bonus Flip (F29)."""
        skills = sum(self.skill(seat, skill) for seat in self.participants)
        return skills + self.episode.boosted(skill) + self.episode.flip

    def trial_total(self, seat: Seat) -> int:
        """What a competitor reaches in this attempt (F33)."""
        skill = self.episode.skills[seat]
        return self.skill(seat, skill) + self.episode.boosted(skill) + self.episode.flip

    def boost_of(self, seat: Seat, card: str) -> int:
        """What a card counts as this player's Boost."""
        return self.card(card).boost + self.has(seat, "heavy-boosts")

    # ------------------------------------------------ who may do what

    def can_deal(self, seat: Seat) -> bool:
        """Whether the leader could make a deal with this player, or change it (F15, F24)."""
        episode = self.episode
        return not episode.trial and seat not in (self.leader, *episode.out, *episode.forced)

    def other_deals(self, seat: Seat) -> list[Terms]:
        """All deals but this player's."""
        return [terms for other, terms in self.episode.deals.items() if other != seat]

    def can_lead(self, seat: Seat) -> bool:
        """Whether a Totem card may make this player leader: not who is forced out, where that stays (F21)."""
        return not (self.options.force_out_stays and seat in self.episode.out)

    def boostable(self, card: str) -> str | None:
        """The ruling that forbids this card as a Boost now, if one does."""
        options, one = self.options, self.card(card)
        if one.grey and self.episode.trial and not options.grey_effects_only:
            return "F31"
        if one.totem and self.episode.locked and not options.lock_effects_only:
            return "F23"
        return None

    def may_boost(self, seat: Seat) -> bool:
        """Whether a participant could play a Boost, for all that everybody knows (F28)."""
        return self.places[seat].hand > 0 and seat not in self.episode.unboosted

    # ------------------------------------------------ points

    def worth(self, seat: Seat, card: str) -> int:
        """What a Prize is worth to a player (F47)."""
        one = self.card(card)
        return one.prizes + MATCH * (one.skill in self.contestant(seat).best)

    def score(self, seat: Seat) -> w.Score:
        """What a player has."""
        prizes = self.places[seat].prizes
        worth = sum(self.card(name).prizes for name in prizes)
        points = self.points(seat)
        return w.Score(seat=seat, prizes=worth, matches=(points - worth) // MATCH, points=points)

    def points(self, seat: Seat) -> int:
        """How many points these are."""
        return sum(self.worth(seat, name) for name in self.places[seat].prizes)

    def owner(self, prize: str) -> Seat:
        """In whose pile a Prize lies."""
        return next(seat for seat, place in self.places.items() if prize in place.prizes)

    # ------------------------------------------------ learning

    def learn(self, fact: Fact) -> None:
        """Take one public fact in. Facts of the kernel, and those that tell no change, are passed over."""
        self.learned += 1
        self._learn_cards(fact)
        self._learn_effects(fact)
        self.episode.learn(fact)
        match fact:
            case w.Leader():
                self._take_over(fact)
            case w.PhaseBegan():
                self.phase = fact.phase
            case w.EpisodeOver():
                self.idle = fact.idle
                self.episode = Episode(fact.episode)  # what held until it ended is over
            case w.GameEnded():
                self.ended = fact
            case _:
                pass

    def _take_over(self, fact: w.Leader) -> None:
        """Another leader in mid-Episode begins an alliance from scratch (F20, F21)."""
        if fact.why == "card" and fact.seat != self.leader:
            self.episode.dissolve(self.options.force_out_stays)
        self.leader = fact.seat

    def _learn_cards(self, fact: Fact) -> None:
        """Where cards went."""
        match fact:
            case w.GameBegan():
                self.deck = fact.deck
                self.places = {seat: Place(name, fact.hand) for seat, name in enumerate(fact.contestants, 1)}
            case w.Reshuffled():
                self.deck += fact.cards
                self.discard.clear()
            case w.CardFlipped():
                self.deck -= 1
                self.episode = Episode.begin(fact, self.card(fact.card))
            case w.Drew():
                self.deck -= fact.count
                self.places[fact.seat].hand += fact.count
            case w.Discarded():
                self.places[fact.seat].plays(fact.card)
                self.discard.append(fact.card)
            case w.Boosted():
                if self.resolving != fact.card:
                    self.places[fact.seat].plays(fact.card)
                self.resolving = None
            case w.Flipped():
                self.deck -= len(fact.cards)
            case w.TableCleared() | w.PrizesUnclaimed() | w.ChallengeDiscarded():
                self.discard += fact.cards
            case w.PrizesRevealed():
                self.deck -= len(fact.cards)
            case w.PrizeTaken() | w.TrialWon():
                self.places[fact.seat].prizes.append(fact.card)
            case _:
                pass

    def _learn_effects(self, fact: Fact) -> None:
        match fact:
            case w.EffectPlayed() | w.WildPlayed():
                self.places[fact.seat].plays(fact.card)
                self.resolving = fact.card
            case w.EffectOver():
                self.resolving = None
                self.discard.append(fact.card)
            case w.CardTaken():
                self.places[fact.of].passes(self.places[fact.seat])
            case w.CardGiven():
                self.places[fact.seat].passes(self.places[fact.to])
            case w.DiscardTaken():
                self.discard.remove(fact.card)
                self.places[fact.seat].hand += 1
                self.places[fact.seat].shown.append(fact.card)
            case w.CardTurnedOver():
                self.deck -= 1
                self.episode.turn_over(self.card(fact.card))
            case w.PrizesSwapped():
                _replace(self.places[fact.seat].prizes, fact.gave, fact.got)
                _replace(self.places[fact.other].prizes, fact.got, fact.gave)
            case w.PrizeDiscarded():
                self.places[fact.seat].prizes.remove(fact.card)
                self.discard.append(fact.card)
            case w.PrizeRenewed():
                self.deck -= 1
                self.places[fact.seat].prizes.append(fact.card)
            case _:
                pass


def _replace(cards: list[str], old: str, new: str) -> None:
    cards[cards.index(old)] = new
