"""The AI player's outlook: the survivors' chance to sail, from what is public.

`Camp.chance` is a logistic model of the camp in the morning, fitted to games that AI players played among themselves.
`python -m benchmarks.outlook` fits it, and the means of the cards, again. Games of one kind of player take what goes
along with a lost game for its cause (ghosts, say), so new weights are kept only if players with them sail more often.
`Camp.tonight` looks at the evening that comes first:
cards still face down, supper, maybe a trial. It knows no rule that the rules do not have; where it guesses, it guesses
means.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt
from operator import mul
from typing import NamedTuple

from engines.who_should_we_eat.board import Board
from engines.who_should_we_eat.death import LOWER_BY
from engines.who_should_we_eat.evening import SANITY_LOST
from engines.who_should_we_eat.modifiers import supper_due
from engines.who_should_we_eat.morning import SELECTION
from engines.who_should_we_eat.options import Options
from engines.who_should_we_eat.tracks import ENDS, raft_for
from engines.who_should_we_eat.trial import TOO_FEW


class Mean(NamedTuple):
    """What a card that nobody has seen does to the tracks, on average, and how far it strays."""

    food: float
    sanity: float
    build: float
    spread: float


SURVIVOR_CARD = Mean(0.8, 0.24, 0.33, 1.08)
GHOST_CARD = Mean(-1.09, -0.18, -0.18, 1.57)
QUEST = Mean(-0.94, 0.25, 0.2, 1.68)
MEAT = 4.5  # of a character, on average
WEIGHTS = {
    "constant": 0.52,
    "food": 1.22,
    "sanity": 0.11,
    "madness": -1.48,
    "work": -0.86,
    "hurry": -2.55,
    "ghosts": -2.85,
    "three": 0.75,
    "four": 0.45,
}


@dataclass(slots=True)
class Camp:
    """Where the survivors stand, or would stand.

    ghosts      those who haunt them from tomorrow on
    rounds      rounds that can be played after this one
    due         portions at tonight's supper, 0 when it is over
    cards, hauntings, quests   how many survivor cards, ghost cards, quests are still to be resolved today
    evening     this evening's loss of Sanity is still to come
    trial       there was a trial today, or a death that forbids it: nobody sails tonight
    place       where a death moves the raft target: the constant beside two for each survivor; None: two lower (W43)
    mourning    a death forbids to sail tonight (W47)
    """

    food: float
    sanity: float
    build: float
    raft: float
    survivors: int
    ghosts: int
    rounds: int
    due: float
    cards: int
    hauntings: int
    quests: int
    evening: bool
    trial: bool
    red: tuple[int, ...]
    place: int | None = None
    mourning: bool = False

    def copy(self) -> Camp:
        """Another camp like this one."""
        return Camp(
            self.food, self.sanity, self.build, self.raft, self.survivors, self.ghosts, self.rounds, self.due,
            self.cards, self.hauntings, self.quests, self.evening, self.trial, self.red, self.place, self.mourning,
        )  # fmt: skip

    def move(self, track: str, by: float) -> None:
        """Move a marker; it stays on its track."""
        if track == "food":
            least, most = ENDS["food"]
            self.food = min(max(self.food + by, least), most)
        elif track == "sanity":
            self.sanity = min(max(self.sanity + by, 0.0), 12.0)
        elif track == "build":
            self.build = min(max(self.build + by, 0.0), 25.0)
        else:
            self.raft += by

    def lose_one(self, meat: float = MEAT) -> None:
        """Somebody is killed."""
        if self.evening:  # one portion less tonight
            self.due -= self.due / max(1, self.survivors)
        self.survivors -= 1
        self.ghosts += 1
        self.raft = self.raft - LOWER_BY if self.place is None else raft_for(self.survivors, self.place)
        self.trial = self.trial or self.mourning
        self.move("food", meat)
        self.move("sanity", -self.red[min(max(round(self.sanity), 0), 12)])

    # ------------------------------------------------ how good is it?

    def chance(self) -> float:
        """The chance to sail with the camp as it is when a round is over, from 0 to 1."""
        if self.sanity <= 0 or self.rounds < 1 or self.survivors < 1:
            return 0.0
        return 1 / (1 + exp(-sum(map(mul, self.traits(), WEIGHTS.values()))))

    def traits(self) -> tuple[float, ...]:
        """What the camp's chance is reckoned from, in the order of `WEIGHTS`."""
        n = max(1, self.survivors)
        work = max(0.0, self.raft - self.build) / n
        return (
            1.0,
            min(max(self.food, 0.0) / n, 2.5),
            self.sanity,
            1 / max(self.sanity, 0.5),
            work,
            max(0.0, 1.2 * work - self.rounds),
            self.ghosts / n,
            float(n <= 3),
            float(n == 4),
        )

    def shortage(self) -> float:
        """The chance of a trial this evening, from 0 to 1."""
        if not self.evening:
            return 1.0 if self.food < 0 else 0.0
        return likely(-0.5 - self._supper(), self._spread())

    def tonight(self, danger: float = 0.0) -> float:
        """The chance to sail, with this evening still to come.

        With `danger`, how likely one would be eaten at a trial, it is one's own chance to be on the raft.
        """
        if self.sanity <= 0:
            return 0.0
        if not self.evening:
            return self._after_trials(danger) if self.food < 0 else self._without_trial(self.food, 0.0)
        sanity = self._sum("sanity") - SANITY_LOST
        left, spread = self._supper(), self._spread()
        mad = likely(0.5 - sanity, 0.5 * spread)
        trial = likely(-0.5 - left, spread)
        evening = self.copy()
        evening.evening, evening.sanity, evening.build = False, min(max(sanity, 0.3), 12.0), self._sum("build")
        fed = evening._without_trial(max(left, 0.3 * spread), spread)
        evening.food = min(left, -1.0)
        return (1 - mad) * ((1 - trial) * fed + trial * evening._after_trials(danger))

    def _supper(self) -> float:
        return self._sum("food") - self.due

    def _spread(self) -> float:
        return sqrt(
            0.2
            + self.cards * SURVIVOR_CARD.spread**2
            + self.hauntings * GHOST_CARD.spread**2
            + self.quests * QUEST.spread**2
        )

    def _sum(self, track: str) -> float:
        """Where a marker will stand when everything is resolved."""
        return (
            getattr(self, track)
            + self.cards * getattr(SURVIVOR_CARD, track)
            + self.hauntings * getattr(GHOST_CARD, track)
            + self.quests * getattr(QUEST, track)
        )

    def _without_trial(self, food: float, spread: float) -> float:
        sails = 0.0 if self.trial else likely(self.build - self.raft + 0.5, 0.7 * spread)
        camp = self.copy()
        camp.food = food
        return sails + (1 - sails) * camp.chance()

    def _after_trials(self, danger: float) -> float:
        """With Food below 0 people are eaten until it is not."""
        camp = self.copy()
        camp.trial = True
        while camp.food < 0:
            if camp.survivors <= TOO_FEW:
                return 0.0
            camp.lose_one()
        return (1 - danger) * camp.chance()


def likely(margin: float, spread: float) -> float:
    """The chance that something with this mean margin and spread is above 0."""
    x = 1.7 * margin / max(spread, 0.05)
    return 0.0 if x < -30 else 1.0 if x > 30 else 1 / (1 + exp(-x))


def odds(chance: float) -> float:
    """The logarithm of the odds: differences of it say what a change is worth, also where the chance is near 0 or 1."""
    chance = min(max(chance, 0.0005), 0.9995)
    return log(chance / (1 - chance))


def camp_of(board: Board, options: Options) -> Camp:
    """The camp as everybody sees it; `options` with every switch set."""
    living = board.living
    morning = board.phase in (None, "morning")
    evening = morning or board.phase in ("afternoon", "evening")
    ghosts = board.ghosts
    chosen = not morning
    cards = sum(board.places[seat].play for seat in living) if chosen else len(living)
    hauntings = sum(board.places[seat].play for seat in ghosts) if chosen else len(ghosts)
    untaken = morning or (board.phase == "afternoon" and _quest_to_come(board))
    return Camp(
        board.food,
        board.sanity,
        board.build,
        board.raft,
        len(living),
        len(board.places) - len(living),
        _rounds(board),
        supper_due(board) if evening else 0,
        cards,
        hauntings,
        int(untaken),
        evening,
        board.trial > 0 or bool(board.deaths and options.death_blocks_raft),
        board.red,
        None if options.raft_two_lower else board.pack.raft,
        bool(options.death_blocks_raft),
    )


def _rounds(board: Board) -> int:
    """How many rounds the quests last after this one: in the morning the selection may have to be filled for today."""
    left = board.draw.get("quest", 0)
    if board.phase == "morning":
        return left + len(board.row) - SELECTION
    return left + min(len(board.row), SELECTION - 1) - (SELECTION - 1)


def _quest_to_come(board: Board) -> bool:
    """A full selection, or ghosts who have not yet acted: the quest comes between ghosts and survivors."""
    return len(board.row) > 2 or any(board.places[seat].play for seat in board.ghosts)
