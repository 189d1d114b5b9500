"""The board: all that is public, as a fold over the public facts.

The rules and every View read the same Board, and both let it learn the same facts; nothing else changes it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from engines.kernel import Fact, Seat
from engines.who_should_we_eat import words as w
from engines.who_should_we_eat.pack import GhostCard, Pack, Quest
from engines.who_should_we_eat.vocabulary import Mod

Life: TypeAlias = Literal["living", "dead", "ghost"]  # dead: killed today, a ghost from tomorrow on (W8)


@dataclass(slots=True)
class Place:
    """What lies in front of one seat for all to see.

    attached   personality, quests and haunt, oldest first
    play       an unresolved Play card lies face down
    keep_down  a Keep card lies face down
    keep_up    the Keep card that was shown
    escaped    neither votes nor can be voted for until the end of the round (W37)
    today      what holds until the end of the round
    tomorrow   changes of the next morning's draw: deck (or any), how many
    """

    character: str
    attached: list[str]
    life: Life = "living"
    play: bool = False
    keep_down: bool = False
    keep_up: str | None = None
    escaped: bool = False
    today: list[Mod] = field(default_factory=list[Mod])
    tomorrow: list[tuple[Literal["food", "sanity", "build", "any"], int]] = field(
        default_factory=list[tuple[Literal["food", "sanity", "build", "any"], int]]
    )


@dataclass(slots=True)
class Board:
    """Everything that everybody at the table may know.

    conch_passed  the leader died today: tomorrow's pass has already happened (W6)
    picker        who takes today's quest instead of the leader
    rules         the leader's rules of this trial
    trial         trials of this round so far; deaths: who died in this round, in order
    stabs         the knives of the last attack of this trial, and whom they name
    turned_up     what the seats held when the game ended
    resolving     the card that was revealed or triggered last: what a question is about
    """

    pack: Pack = field(repr=False, compare=False)
    round: int = 0
    phase: w.Phase | None = None
    trial: int = 0
    leader: Seat = 0
    conch_passed: bool = False
    picker: Seat | None = None
    rules: str | None = None
    food: int = 0
    sanity: int = 0
    build: int = 0
    raft: int = 0
    red: tuple[int, ...] = ()
    row: list[str] = field(default_factory=list[str])
    draw: dict[w.Pile, int] = field(default_factory=dict[w.Pile, int])
    discard: dict[w.Pile, int] = field(default_factory=dict[w.Pile, int])
    deaths: list[Seat] = field(default_factory=list[Seat])
    stabs: list[w.Stab] = field(default_factory=list[w.Stab])
    resolving: str | None = None
    places: dict[Seat, Place] = field(default_factory=dict[Seat, Place])
    turned_up: tuple[w.TurnedUp, ...] = ()
    ended: w.GameEnded | None = None

    # ------------------------------------------------ looking

    def seats(self, life: Life) -> list[Seat]:
        """Those who live, those who died today, or the ghosts, in seat order."""
        return [seat for seat, place in self.places.items() if place.life == life]

    @property
    def living(self) -> list[Seat]:
        """The survivors, in seat order."""
        return [seat for seat, place in self.places.items() if place.life == "living"]

    @property
    def ghosts(self) -> list[Seat]:
        """The flipped ghosts, in seat order."""
        return [seat for seat, place in self.places.items() if place.life == "ghost"]

    def clockwise(self, seats: Iterable[Seat] | None = None) -> list[Seat]:
        """The survivors, or some seats, clockwise from the leader (W5)."""
        found = self.living if seats is None else list(seats)
        return sorted(found, key=lambda seat: (seat - self.leader) % len(self.places))

    def next_leader(self) -> Seat | None:
        """The next survivor to the left of the leader; None if there is no other."""
        others = [seat for seat in self.living if seat != self.leader]
        return min(others, key=lambda seat: (seat - self.leader) % len(self.places), default=None)

    def others(self, asked: Iterable[Seat], rule: str) -> dict[Seat, str]:
        """By which ruling a seat is not asked: today's dead by W39, all others by `rule`."""
        told = tuple(asked)
        return {
            seat: "W39" if place.life == "dead" else rule for seat, place in self.places.items() if seat not in told
        }

    def haunt(self, seat: Seat) -> str | None:
        """The haunt at a seat."""
        for card in self.places[seat].attached:
            if isinstance(self.pack.attachable[card], GhostCard):
                return card
        return None

    def quests(self, seat: Seat) -> list[str]:
        """The quests at a seat, oldest first."""
        return [card for card in self.places[seat].attached if isinstance(self.pack.attachable[card], Quest)]

    # ------------------------------------------------ learning

    def learn(self, fact: Fact) -> None:
        """Take a public fact in. What changes nothing on the table is ignored."""
        match fact:
            case w.TrackMoved():
                setattr(self, fact.track, fact.to)
            case w.PilesCounted():
                self.draw, self.discard = dict(fact.draw), dict(fact.discard)
            case w.CardRevealed():
                self.resolving = fact.card
                self._reveal(fact)
            case w.Triggered():
                self.resolving = fact.card
            case w.CardsDrawn():
                for draw in fact.draws:
                    place = self.places[draw.seat]
                    place.keep_down = False
                    place.tomorrow.clear()
            case w.CardsPlaced():
                for seat in fact.plays:
                    self.places[seat].play = True
                for seat in fact.keeps:
                    self.places[seat].keep_down = True
            case w.PhaseBegan():
                self.phase, self.round, self.trial, self.rules = fact.phase, fact.round, fact.trial, None
                self.resolving = None
                self.stabs = []
            case w.Leader():
                self.leader, self.conch_passed = fact.seat, fact.why == "died"
            case w.QuestsRevealed():
                self.row = list(fact.row)
            case w.QuestTaken():
                self.resolving = fact.quest
                self.row.remove(fact.quest)
            case w.QuestBurnt():
                self.row.remove(fact.quest)
            case w.QuestTucked():
                attached = self.places[fact.seat].attached
                attached[:] = [card for card in attached if card not in fact.replaced]
                attached.append(fact.quest)
            case w.QuestPicker():
                self.picker = fact.seat
            case w.Haunted():
                self._lose(fact.seat, fact.replaced)
                self.places[fact.seat].attached.append(fact.card)
            case w.HauntRemoved():
                self._lose(fact.seat, fact.card)
            case w.PlayDiscarded():
                self.places[fact.seat].play = False
            case w.KeepDiscarded():
                self.places[fact.seat].keep_down, self.places[fact.seat].keep_up = False, None
            case w.KeepsSwapped():
                self._pass_keeps(fact.seats)
            case w.KeepsPassed():
                self._pass_keeps(fact.ring)
            case w.KnivesShown():
                self.stabs = [*(self.stabs if fact.at == "answers" else ()), *fact.stabs]
                for stab in fact.stabs:
                    self._show(stab.seat, stab.card)
            case w.DrawChanged():
                self.places[fact.seat].tomorrow.append((fact.deck, fact.by))
            case w.TodayChanged():
                self.places[fact.seat].today.extend(fact.mods)
            case w.Escaped():
                self.places[fact.seat].escaped = True
            case w.TrialOpened():
                self.rules = fact.rules
            case w.Died():
                self.places[fact.seat].life = "dead"
                self.deaths.append(fact.seat)
            case w.AttachmentsLost():
                place = self.places[fact.seat]
                place.attached.clear()
                place.today.clear()
                place.tomorrow.clear()
                place.escaped = False
            case w.DeadReturned():
                for seat in fact.seats:
                    self.places[seat].life = "ghost"
            case w.RoundEnded():
                self._end_round()
            case w.GameBegan():
                self._lay(fact)
            case w.CardsTurnedUp():
                self.turned_up = fact.held
            case w.GameEnded():
                self.ended = fact
            case _:
                pass

    def _lay(self, fact: w.GameBegan) -> None:
        self.food, self.sanity, self.build, self.raft = fact.food, fact.sanity, fact.build, fact.raft
        self.red = fact.red
        dealt = zip(fact.characters, fact.personalities, strict=True)
        self.places = {seat: Place(character, [personality]) for seat, (character, personality) in enumerate(dealt, 1)}

    def _reveal(self, fact: w.CardRevealed) -> None:
        if fact.half == "play":
            self.places[fact.seat].play = False
        else:
            self._show(fact.seat, fact.card)

    def _show(self, seat: Seat, card: str) -> None:
        self.places[seat].keep_down, self.places[seat].keep_up = False, card

    def _lose(self, seat: Seat, card: str | None) -> None:
        if card is not None:
            self.places[seat].attached.remove(card)

    def _pass_keeps(self, ring: tuple[Seat, ...]) -> None:
        down = [self.places[seat].keep_down for seat in ring]
        for i, seat in enumerate(ring):
            self.places[seat].keep_down = down[i - 1]

    def _end_round(self) -> None:
        self.picker, self.rules = None, None
        self.deaths.clear()
        for place in self.places.values():
            place.keep_up, place.escaped = None, False
            place.today.clear()
