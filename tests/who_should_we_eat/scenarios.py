"""Scenes: one card is laid on the table, and what is told when its moment comes is looked at.

    @scenario("bug-brittle", "play")
    def test_bug_brittle_feeds_and_sickens():
        game = played("bug-brittle")
        assert game.news == [game.food(+2, to=5), game.sanity(-1, to=7)]

A part of a card is the field of `pack.toml` that prints it; `test_cards.py` fails where a part has no scenario. Seat 1
leads, the owner sits at 2, ghosts at the last seat. Unless a scene says otherwise, four sit at the table: Food is 3,
Sanity 8, Build 0 in the first afternoon, and Food -1, Sanity 6 in the first trial.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Literal

import pytest

from engines.kernel import Beat, Command, Fact, Seat
from engines.who_should_we_eat import words as w
from tests.who_should_we_eat.table import Table

OWNER, OTHER, GHOST = 2, 3, 4
MEAL = "plenty"  # Food, Sanity and Build +2
SCENARIOS: dict[tuple[str, str], list[Callable[[], None]]] = defaultdict(list)
Scenario = Callable[..., None]
Markers = Mapping[str, int] | None  # track → where its marker is put beforehand


def scenario(card: str, *parts: str) -> Callable[[Scenario], Scenario]:
    """The test is the scenario of these parts of a card."""

    def register(test: Scenario) -> Scenario:
        for part in parts:
            SCENARIOS[card, part].append(test)
        return test

    return register


def each(part: str, *cards: str | tuple[Any, ...]) -> Callable[[Scenario], Scenario]:
    """The test is the scenario of one part of several cards, called with each of them (and with what stands beside)."""
    rows = [row if isinstance(row, tuple) else (row,) for row in cards]

    def register(test: Scenario) -> Scenario:
        for row in rows:
            SCENARIOS[row[0], part].append(partial(test, *row))
        names = ",".join(test.__code__.co_varnames[: test.__code__.co_argcount])
        values = rows if "," in names else [row[0] for row in rows]
        return pytest.mark.parametrize(names, values, ids=[row[0] for row in rows])(test)

    return register


# ---------------------------------------------------- the scene


class Scene(Table):
    """A table on which one card is watched.

    news        the public facts from its moment on to the next step of the game, without counts of piles and beats
    could_mean  whom its owner could choose, when last asked
    """

    def __init__(self, card: str, seats: int = 4, **table: Any) -> None:
        super().__init__(seats, **table)
        self.card = card
        self.news: list[Fact] = []
        self.could_mean: list[Seat] = []

    def food(self, by: int, to: int, lost: int = 0) -> w.TrackMoved:
        """The card moves the Food marker."""
        return self._moved("food", by, to, lost)

    def sanity(self, by: int, to: int, lost: int = 0) -> w.TrackMoved:
        """The card moves the Sanity marker."""
        return self._moved("sanity", by, to, lost)

    def build(self, by: int, to: int, lost: int = 0) -> w.TrackMoved:
        """The card moves the Build marker."""
        return self._moved("build", by, to, lost)

    def raft(self, by: int, to: int) -> w.TrackMoved:
        """The card moves the raft target."""
        return self._moved("raft", by, to, 0)

    def means(self, target: Seat, owner: Seat | None = OWNER) -> w.Targeted:
        """The owner of the card chose somebody."""
        return w.Targeted(seat=owner, card=self.card, target=target)

    def chosen(self, option: Literal["a", "b"], owner: Seat = OWNER) -> w.Chosen:
        """The owner of the card chose one of its effects."""
        return w.Chosen(seat=owner, card=self.card, option=option)

    def triggered(self, at: Literal["dusk", "death", "other-death", "tool"], seat: Seat = OWNER) -> w.Triggered:
        """The moment of the card came."""
        return w.Triggered(seat=seat, card=self.card, at=at)

    def today(self, seat: Seat, *mods: Mapping[str, Any]) -> w.TodayChanged:
        """The card changes somebody until the end of the round."""
        return w.TodayChanged.model_validate({"seat": seat, "card": self.card, "mods": mods})

    def no_target(self, effect: str) -> w.NoTarget:
        """An effect of the card reaches nobody."""
        return w.NoTarget(card=self.card, effect=effect)

    def answers(self, seat: Seat, *answers: Command) -> Scene:
        """The seat decides, one question after the other."""
        for answer in answers:
            if isinstance(answer, w.Target):
                self.could_mean = sorted(one.target for one in self.offered(seat, "target", w.Target))
            self.does(seat, answer)
        return self

    def watch(self, since: int, *until: type[Fact]) -> Scene:
        """Keep what was told after the fact number `since` and before one of these."""
        self.news = []
        for fact in self.public[since + 1 :]:
            if isinstance(fact, until):
                break
            if not isinstance(fact, w.PilesCounted | Beat):
                self.news.append(fact)
        return self

    def last(self, kind: type[Fact], **fields: Any) -> int:
        """The number of the last such fact."""
        found = self.told(kind, **fields)
        assert found is not None
        return max(number for number, fact in enumerate(self.public) if fact is found)

    def markers(self, **to: int) -> Scene:
        """Put markers somewhere, as if a card had."""
        for track, place in to.items():
            self.puts(track, place)  # type: ignore[arg-type]
        return self

    def fed(self) -> Scene:
        """Enough on the tracks for evenings without a trial."""
        return self.markers(food=12, sanity=12)

    def drawn(self, seat: Seat = OWNER) -> tuple[int, int, int]:
        """Food, Sanity and Build cards that the seat drew last."""
        (mine,) = (draw for draw in self.all_told(w.CardsDrawn)[-1].draws if draw.seat == seat)
        return mine.food, mine.sanity, mine.build

    def wakes(self, round: int) -> Scene:
        """The morning of a round, its cards drawn, after an evening without a trial."""
        if self.board.round < round:
            self.fed().morning(round)
        self.until("select")
        return self

    def ghost_cards(self, seat: Seat = OWNER) -> int:
        """Ghost cards that the seat drew last."""
        (mine,) = (draw for draw in self.all_told(w.CardsDrawn)[-1].draws if draw.seat == seat)
        return mine.ghost

    def votes_of(self, two: Seat, one: Seat) -> dict[Seat, int]:
        """What counts against each when two point at one seat and one at another; a tie is drawn for."""
        self.until("vote").does(1, w.Vote(target=two))
        self.does(OWNER, w.Vote(target=two))
        self.does(OTHER, w.Vote(target=one))
        self.times_out()
        if "straws" in self.kinds():
            self.times_out()
        return {seat: count.total for seat, count in self._counts().items()}

    def counted(self, seat: Seat) -> w.Counted:
        """What counts against a seat in this trial's vote, in which nobody points at anybody."""
        self.until("vote").times_out()
        return self._counts()[seat]

    def weight(self, seat: Seat) -> int:
        """What the vote of a seat counts in this trial."""
        self.until("vote").all_vote(1)
        shown = self.told(w.VotesShown)
        assert shown is not None
        return {vote.seat: vote.weight for vote in shown.votes}[seat]

    def straws(self, draw: Literal["quest", "tie", "fight", "card"]) -> dict[Seat, int]:
        """How many straws each drawer held in the last draw of this kind."""
        drew = self.told(w.DrewStraws, draw=draw)
        assert drew is not None
        return {one.seat: one.straws for one in drew.straws}

    def portions(self) -> dict[Seat, int]:
        """What each ate at the next supper that is told."""
        told = len(self.all_told(w.Supper))
        while len(self.all_told(w.Supper)) == told:
            self.goes_on()
        return {eater.seat: eater.portions for eater in self.all_told(w.Supper)[-1].eaters}

    def at_dusk(self) -> list[Fact]:
        """What is told at the next dusk, before Sanity falls for the night."""
        evenings = len(self.all_told(w.PhaseBegan, phase="evening"))
        while len(self.all_told(w.PhaseBegan, phase="evening")) == evenings:
            self.goes_on()
        night = self.last(w.TrackMoved, why="evening")
        self.watch(self.last(w.PhaseBegan, phase="evening"), w.Supper)
        assert self.news.pop() == self.public[night]
        return self.news

    def _counts(self) -> dict[Seat, w.Counted]:
        shown = self.told(w.VotesShown)
        assert shown is not None
        return {count.seat: count for count in shown.counts}

    def _moved(self, track: Literal["food", "sanity", "build", "raft"], by: int, to: int, lost: int) -> w.TrackMoved:
        return w.TrackMoved(track=track, by=by, lost=lost, to=to, why="card", card=self.card)


# ---------------------------------------------------- survivor cards


def played(card: str, *answers: Command, seats: int = 4, markers: Markers = None, **table: Any) -> Scene:
    """The owner plays it in the first afternoon and answers what is asked."""
    plays = {OWNER: card, **table.pop("plays", {})}
    game = Scene(card, seats, plays=plays, **table).until("quest")
    return turn(game.markers(**(markers or {})), *answers)


def turn(game: Scene, *answers: Command) -> Scene:
    """The owner's turn in this afternoon comes, and the owner answers what is asked."""
    today = game.board.round
    game.until_told(w.CardRevealed, seat=OWNER, card=game.card, half="play")
    game.answers(OWNER, *answers).until_told(w.PhaseBegan, phase="evening", round=today)
    return game.watch(game.last(w.CardRevealed, card=game.card, half="play"), w.CardRevealed, w.PhaseBegan)


def kept(card: str, *, seats: int = 4, **table: Any) -> Scene:
    """The first discussion; the card lies in the owner's Keep."""
    keeps = {OWNER: card, **table.pop("keeps", {})}
    return Scene(card, seats, keeps=keeps, **table).until("discussion")


def shown(card: str, *answers: Command, markers: Markers = None, **table: Any) -> Scene:
    """The owner shows it in the first discussion and answers what is asked."""
    return show(kept(card, **table).markers(**(markers or {})), *answers)


def show(game: Scene, *answers: Command) -> Scene:
    """The owner shows the Keep in this discussion and answers what is asked."""
    game.does(OWNER, w.Show())
    game.answers(OWNER, *answers)
    assert not {"target", "choose"} & game.kinds()
    reveal = game.last(w.CardRevealed, seat=OWNER, card=game.card, half="keep", why="shown")
    return game.watch(reveal, w.TrialOver, w.PhaseBegan)


def eaten(card: str, *answers: Command, markers: Markers = None, **table: Any) -> Scene:
    """All vote for its owner, who answers what is asked."""
    return eat(kept(card, **table).markers(**(markers or {})), *answers)


def eat(game: Scene, *answers: Command) -> Scene:
    """This evening all vote for the owner, who answers what is asked."""
    game.night_eats(OWNER)
    game.answers(OWNER, *answers)
    return game.watch(game.last(w.Died, seat=OWNER), w.AttachmentsLost)


def face_up(card: str, seat: Seat = OWNER, why: Literal["attacked", "death"] = "death") -> w.CardRevealed:
    """A Keep was turned up."""
    return w.CardRevealed(seat=seat, card=card, half="keep", why=why)


def thrown(card: str | None, seat: Seat = OWNER) -> w.KeepDiscarded:
    """A Keep was discarded, seen or unseen."""
    return w.KeepDiscarded(seat=seat, card=card)


# ---------------------------------------------------- ghost cards


def second_morning(
    card: str, ghost: str = "blank-ghost", seats: int = GHOST, plays: Mapping[Seat, str] | None = None, **table: Any
) -> Scene:
    """A morning on which the last seat is a ghost with this ghost card in hand. `plays`: what is played today, kept
    yesterday. Markers stand at Food 6, Sanity 6, Build 6, the raft target at 9 for four seats."""
    keeps = {**table.pop("keeps", {}), **(plays or {})}
    game = Scene(card, seats, stack={"deck.ghost": [ghost]}, keeps=keeps, **table)
    for quest in table.get("quests", ()):
        game.until("quest").does(1, w.TakeQuest(quest=quest))
    game.night_eats(seats)
    game.plays |= {**(plays or {}), seats: ghost}
    game.morning(2)
    return game.markers(food=6, sanity=6, build=6)


def instant(card: str, *answers: Command, markers: Markers = None, **table: Any) -> Scene:
    """The ghost plays it in the second afternoon and answers what is asked; then a quest is to be taken."""
    game = second_morning(card, card, **table).markers(**(markers or {}))
    ghost = game.seats[-1]
    game.until_told(w.CardRevealed, seat=ghost, card=card, half="play")
    game.answers(ghost, *answers).until("quest")
    return game.watch(game.last(w.CardRevealed, seat=ghost, card=card, half="play"), w.QuestTaken)


def haunt(game: Scene, ghost: str, seat: Seat = OWNER) -> Scene:
    """The ghost, who has this haunt in hand, attaches it to a seat; then a quest is to be taken."""
    by = game.seats[-1]
    game.until_told(w.CardRevealed, seat=by, card=ghost, half="play")
    game.answers(by, w.Target(target=seat)).until("quest")
    assert game.told(w.Haunted, seat=seat, card=ghost, by=by)
    return game


def haunted(card: str, **table: Any) -> Scene:
    """The owner has this haunt since the second afternoon; a quest is to be taken."""
    return haunt(second_morning(card, card, **table), card)


# ---------------------------------------------------- quests, personalities


def taken(quest: str, seats: int = 4, **table: Any) -> Scene:
    """The leader takes it in the first afternoon with Food, Sanity and Build at 6. Its top half has happened; straws
    are being drawn, and the owner will draw the short one."""
    game = Scene(quest, seats, quests=[quest], straws=[OWNER], **table).until("quest")
    game.markers(food=6, sanity=6, build=6).does(1, w.TakeQuest(quest=quest))
    assert game.asked("straws") == list(game.seats)
    return game.watch(game.last(w.QuestTaken, quest=quest))


def being(personality: str, **table: Any) -> Scene:
    """The first morning of an owner with this personality."""
    return Scene(personality, personalities={OWNER: personality}, **table)


def at_work(game: Scene) -> Scene:
    """The owner's turn comes and moves Food, Sanity and Build by two."""
    game.card = MEAL
    return turn(game)
