"""Somebody at the table who knows the rulebook by heart, hears what is told in public, and objects.

The keeper reckons apart from the engine, with marks of its own for tracks, leader, lives, turns and knives. What cards
do is taken as told, except that no marker may stand where it did not go.
"""

from __future__ import annotations

from collections.abc import Iterable

from engines.kernel import Fact, Seat
from engines.who_should_we_eat import words as w
from engines.who_should_we_eat.options import Options
from engines.who_should_we_eat.pack import loaded
from engines.who_should_we_eat.vocabulary import Knife, Shield

ENDS_OF = {"food": (-10, 15), "sanity": (0, 12), "build": (0, 25), "raft": (0, 25)}
AFTER = {  # which phases may come before
    "morning": (None, "salvation"),
    "afternoon": ("morning",),
    "evening": ("afternoon",),
    "trial": ("evening", "trial"),
    "salvation": ("evening", "trial"),
}
STEPS = ("lost", "meat", "red", "raft")  # of a death, from the third on


class Keeper:
    """`hear` takes the public facts in order and raises AssertionError where the book says otherwise."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options.with_edition()
        self.pack = loaded(options.pack)
        self.seats = range(1, seats + 1)
        self.life: dict[Seat, str] = dict.fromkeys(self.seats, "living")
        self.marks: dict[str, int] = {}
        self.phase: str | None = None
        self.round = self.trial = 0
        self.leader: Seat = 0
        self.passed = False  # the conch went when the leader died
        self.row: list[str] = []
        self.quests_left = 0
        self.drew_today: set[Seat] = set()
        self.hands: dict[Seat, int] = {}  # cards drawn this morning, an old Keep included
        self.quests: dict[Seat, list[str]] = {seat: [] for seat in self.seats}
        self.plays: set[Seat] = set()
        self.up: dict[Seat, str] = {}
        self.turns: list[Seat] = []  # whose Play cards come up, in this order
        self.picker: Seat | None = None
        self.escaped: set[Seat] = set()
        self.stabs: list[w.Stab] = []
        self.due: list[w.Stab] = []  # knives of which nothing has come yet
        self.shorts: list[Seat] = []  # who drew the short straw in a fight since knives were shown
        self.slain = 0  # by knives, since knives were shown
        self.drew: w.DrewStraws | None = None
        self.tied: tuple[Seat, ...] = ()
        self.by_knife = self.voted = False  # in this trial
        self.deaths = 0  # in this round
        self.dying: Seat | None = None
        self.step = len(STEPS)
        self.sails = False
        self.refilled = False
        self.ended: w.GameEnded | None = None

    def hear(self, fact: Fact) -> None:
        """One more fact."""
        assert self.ended is None or fact.kind == "seed-revealed", "nothing happens after the end"
        check = getattr(self, f"_{fact.kind.replace('-', '_')}", None)
        if check is not None:
            check(fact)

    # ------------------------------------------------ looking

    def those(self, life: str) -> list[Seat]:
        """Who lives, is dead since today, or a ghost; clockwise from the leader."""
        return self.clockwise(seat for seat in self.seats if self.life[seat] == life)

    def clockwise(self, seats: Iterable[Seat]) -> list[Seat]:
        """From the leader on."""
        return sorted(seats, key=lambda seat: (seat - self.leader) % len(self.seats))

    def after(self, seat: Seat) -> Seat:
        """The next survivor to the left."""
        ring = [*range(seat + 1, self.seats[-1] + 1), *range(1, seat + 1)]
        return next(one for one in ring if self.life[one] == "living")

    # ------------------------------------------------ setup, morning

    def _game_began(self, fact: w.GameBegan) -> None:
        count = len(self.seats)
        assert (fact.food, fact.sanity, fact.build) == (count - 1, 8, 0)
        assert fact.raft == 2 * count + self.pack.raft
        self.marks = {"food": fact.food, "sanity": fact.sanity, "build": fact.build, "raft": fact.raft}
        self.characters = dict(zip(self.seats, fact.characters, strict=True))
        if self.options.beginner:
            medium = {name for name, card in self.pack.characters.items() if card.meat in (4, 5)}
            assert medium <= {*fact.characters} or {*fact.characters} <= medium
        self.quests_left = 15 - 3 - self.options.dwindling

    def _phase_began(self, fact: w.PhaseBegan) -> None:
        assert self.step == len(STEPS), "a death is not complete"
        assert self.phase in AFTER[fact.phase]
        if fact.phase == "trial":
            assert self.marks["food"] < 0
            assert fact.trial == self.trial + 1
            self.trial, self.by_knife, self.voted = fact.trial, False, False
        elif fact.phase == "salvation":
            assert self.marks["food"] >= 0
        elif fact.phase == "morning":
            assert fact.round == self.round + 1
            self.round, self.trial, self.refilled = fact.round, 0, fact.round == 1
            self.drew_today.clear()
        elif fact.phase == "afternoon":
            assert self.refilled, "the selection was not filled up"
            assert len(self.row) == 3
            assert not self.those("dead")
            assert self.drew_today == {*self.those("ghost"), *self.those("living")}
            self.turns = self.those("ghost")
        elif fact.phase == "evening":
            assert not self.plays, "somebody's Play card was forgotten"
        self.phase = fact.phase

    def _leader(self, fact: w.Leader) -> None:
        if fact.why in ("passed", "stays"):
            self._before_the_conch()
        match fact.why:
            case "drawn" | "named":
                assert self.leader == 0
            case "passed":
                assert not self.passed
                assert fact.seat == self.after(self.leader)
            case "stays":
                assert fact.seat == self.leader
                assert self.passed or self.after(self.leader) == self.leader
            case "died":
                assert self.life[self.leader] == "dead"
                assert fact.seat == self.after(self.leader)
        self.leader, self.passed = fact.seat, fact.why == "died"

    def _before_the_conch(self) -> None:
        """The dead return and ghosts choose before it passes, or all of this comes after (W14)."""
        assert self.phase == "morning"
        assert not self.refilled
        if self.options.ghosts_keep:
            assert not self.drew_today
        else:
            assert not self.those("dead")
            assert self.drew_today == {*self.those("ghost")}

    def _quests_revealed(self, fact: w.QuestsRevealed) -> None:
        assert fact.row == (*self.row, *fact.new)
        assert len(fact.row) == 3
        self.row, self.refilled = [*fact.row], True
        self.quests_left -= len(fact.new)
        assert self.quests_left >= 0

    def _dead_returned(self, fact: w.DeadReturned) -> None:
        assert self.phase == "morning"
        assert self.refilled == self.options.ghosts_keep
        assert [*fact.seats] == sorted(self.those("dead"))
        for seat in fact.seats:
            self.life[seat] = "ghost"

    def _cards_drawn(self, fact: w.CardsDrawn) -> None:
        drawing = {draw.seat for draw in fact.draws}
        ghosts, living = {*self.those("ghost")}, {*self.those("living")}
        if self.options.ghosts_keep:
            assert drawing == ghosts | living
        elif ghosts and not self.drew_today:
            assert drawing == ghosts
        else:
            assert drawing == living
        assert self.refilled or drawing == ghosts
        self.drew_today |= drawing
        self.hands = {draw.seat: draw.keep + draw.food + draw.sanity + draw.build + draw.ghost for draw in fact.draws}
        for draw in fact.draws:
            survivor = draw.food + draw.sanity + draw.build
            assert not (survivor if self.life[draw.seat] == "ghost" else draw.ghost)
            assert draw.ghost <= 3

    def _cards_placed(self, fact: w.CardsPlaced) -> None:
        self.plays |= {*fact.plays}
        for seat, cards in self.hands.items():
            places = (seat in fact.plays) + (seat in fact.keeps)
            if self.life[seat] == "ghost" and not self.options.ghosts_keep:
                assert seat not in fact.keeps
                assert places == min(cards, 1)
            else:
                assert places == min(cards, 2)

    # ------------------------------------------------ afternoon

    def _card_revealed(self, fact: w.CardRevealed) -> None:
        if fact.half == "keep":
            assert self.phase == "trial" or fact.why == "death"
            self.up[fact.seat] = fact.card
            return
        assert self.phase == "afternoon"
        while self.turns[0] != fact.seat:
            assert self.turns.pop(0) not in self.plays, "a turn was left out"
        self.turns.pop(0)
        self.plays.remove(fact.seat)

    def _play_discarded(self, fact: w.PlayDiscarded) -> None:
        self.plays.remove(fact.seat)

    def _quest_picker(self, fact: w.QuestPicker) -> None:
        self.picker = fact.seat

    def _quest_taken(self, fact: w.QuestTaken) -> None:
        assert not {*self.turns} & self.plays, "a ghost's turn was left out"
        assert fact.seat == (self.picker or self.leader)
        self.row.remove(fact.quest)

    def _quest_burnt(self, fact: w.QuestBurnt) -> None:
        self.row.remove(fact.quest)

    def _quest_tucked(self, fact: w.QuestTucked) -> None:
        assert self.drew is not None
        assert self.drew.draw == "quest"
        assert self.drew.short == fact.seat
        lie = self.quests[fact.seat]
        assert fact.replaced == (() if self.options.quests_add_up else tuple(lie))
        self.quests[fact.seat] = [*(one for one in lie if one not in fact.replaced), fact.quest]
        self.turns = self.those("living")

    def _no_quest(self, fact: w.NoQuest) -> None:
        assert not self.row
        self.turns = self.those("living")

    def _drew_straws(self, fact: w.DrewStraws) -> None:
        drawers = [one.seat for one in fact.straws]
        assert fact.short in [one.seat for one in fact.straws if one.straws]
        assert {*drawers} <= {*self.those("living")}
        if fact.draw == "tie":
            assert {*drawers} in ({*self.tied}, {*self.those("living")})
        elif fact.draw == "fight":
            self.shorts.append(fact.short)
        else:
            assert drawers == self.those("living")
        self.drew = fact

    # ------------------------------------------------ markers

    def _track_moved(self, fact: w.TrackMoved) -> None:
        least, most = ENDS_OF[fact.track]
        aim = self.marks[fact.track] + fact.by
        assert fact.to == min(most, max(least, aim))
        assert fact.lost == abs(aim - fact.to)
        match fact.why:
            case "evening":
                assert (fact.track, fact.by, self.phase) == ("sanity", -2, "evening")
            case "supper":
                assert (fact.track, fact.by) == ("food", -self.supper)
            case "meat" | "killing":
                self._six_steps(fact)
            case "card":
                assert fact.card is not None
        assert self.marks["sanity"] > 0, "the game is over"
        self.marks[fact.track] = fact.to

    def _supper(self, fact: w.Supper) -> None:
        assert self.phase == "evening"
        assert [eater.seat for eater in fact.eaters] == self.those("living")
        self.supper = sum(eater.portions for eater in fact.eaters)
        assert fact.total == self.supper

    # ------------------------------------------------ deaths

    def _died(self, fact: w.Died) -> None:
        assert self.step == len(STEPS), "one death within another"
        assert self.life[fact.seat] == "living"
        if fact.cause == "vote":
            assert self.voted
            assert self.drew is not None or len(self.tied) == 1
            assert fact.seat == (self.tied[0] if len(self.tied) == 1 else self.drew and self.drew.short)
        if fact.cause in ("knife", "fight"):
            self.by_knife = True
            self.slain += 1
            assert self.slain == 1 or self._apart(), "one fight, one death"
        if fact.cause == "knife":
            assert fact.seat in [stab.target for stab in self.stabs]
        elif fact.cause == "fight":
            assert fact.seat in self.shorts
        self.life[fact.seat] = "dead"
        self.dying, self.step = fact.seat, 0
        self.deaths += 1

    def _attachments_lost(self, fact: w.AttachmentsLost) -> None:
        assert (fact.seat, STEPS[self.step]) == (self.dying, "lost")
        assert fact.seat not in self.up, "the Keep is discarded in step 1"
        assert [*fact.quests] == self.quests.pop(fact.seat)
        self.escaped.discard(fact.seat)
        self.step += 1

    def _six_steps(self, fact: w.TrackMoved) -> None:
        assert self.dying is not None
        living = len(self.those("living"))
        lower = -2 if self.options.raft_two_lower else 2 * living + self.pack.raft - self.marks["raft"]
        due = {
            "meat": ("food", self.pack.characters[self.characters[self.dying]].meat),
            "red": ("sanity", -self.pack.red[self.marks["sanity"]]),
            "raft": ("raft", lower),
        }
        assert (fact.track, fact.by) == due[STEPS[self.step]]
        self.step += 1

    # ------------------------------------------------ trial

    def _trial_opened(self, fact: w.TrialOpened) -> None:
        assert fact.leader == self.leader
        assert len(self.those("living")) > 2

    def _escaped(self, fact: w.Escaped) -> None:
        self.escaped.add(fact.seat)

    def _knives_shown(self, fact: w.KnivesShown) -> None:
        assert self.phase == "trial"
        assert not self.voted
        if fact.at != "answers":
            self._settled()
        self.stabs = [*(self.stabs if fact.at == "answers" else ()), *fact.stabs]
        for stab in fact.stabs:
            assert isinstance(self.pack.survivors[stab.card].keep, Knife)
            assert stab.seat != stab.target
            assert {stab.seat, stab.target} <= {*self.those("living")}
            self.up[stab.seat] = stab.card
        assert len({stab.seat for stab in self.stabs}) == len(self.stabs), "one attack a knife"
        self.due = [*self.stabs]

    def _apart(self) -> bool:
        """Whether each of these knives is settled by itself (W30, W40)."""
        return len(self.stabs) > 1 and not (self.options.one_fight or self.options.phone_booth)

    def _settled(self) -> None:
        """Something came of every knife that was shown, and who drew short is dead."""
        assert not [stab for stab in self.due if self.life[stab.target] == "living"]
        assert not [seat for seat in self.shorts if self.life[seat] == "living"]
        self.due, self.shorts, self.slain = [], [], 0

    def _bloodless(self, fact: w.Bloodless) -> None:
        assert not self._apart()
        self.due = []

    def _attack_blocked(self, fact: w.AttackBlocked) -> None:
        assert isinstance(self.pack.survivors[self.up[fact.target]].keep, Shield)
        assert len(self.stabs) == 1 or self._apart()
        self.due = [stab for stab in self.due if (stab.seat, stab.target) != (fact.seat, fact.target)]

    def _fight_began(self, fact: w.FightBegan) -> None:
        involved = {seat for stab in self.stabs for seat in (stab.seat, stab.target)}
        behind = {seat for seat, card in self.up.items() if isinstance(self.pack.survivors[card].keep, Shield)}
        assert not {*fact.seats} & behind
        if self.options.phone_booth:
            knives = {seat for seat, card in self.up.items() if isinstance(self.pack.survivors[card].keep, Knife)}
            assert {*fact.seats} in (knives, {*self.those("living")} - behind - self.escaped)
        elif self.options.one_fight or len(self.stabs) == 1:
            assert {*fact.seats} == involved - behind
        else:
            assert {*fact.seats} in [{stab.seat, stab.target} for stab in self.due]
        self.due = [stab for stab in self.due if self._apart() and {stab.seat, stab.target} != {*fact.seats}]

    def _keep_discarded(self, fact: w.KeepDiscarded) -> None:
        assert self.up.pop(fact.seat, None) == fact.card

    def _votes_shown(self, fact: w.VotesShown) -> None:
        assert not self.by_knife
        self._settled()
        assert self.marks["food"] < 0
        left = [seat for seat in self.those("living") if seat not in self.escaped]
        assert fact.escapes_ignored == (not left)
        candidates = left or self.those("living")
        assert [vote.seat for vote in fact.votes] == [count.seat for count in fact.counts] == candidates
        for count in fact.counts:
            assert count.pointed == sum(vote.weight for vote in fact.votes if vote.target == count.seat)
            assert count.total == max(0, count.pointed + count.change)
        most = max(count.total for count in fact.counts)
        assert fact.tied == tuple(count.seat for count in fact.counts if count.total == most)
        self.tied, self.voted, self.drew = fact.tied, True, None

    def _trial_over(self, fact: w.TrialOver) -> None:
        assert fact.food == self.marks["food"]
        assert self.by_knife or self.voted or fact.food >= 0
        self._settled()
        assert not any(isinstance(self.pack.survivors[card].keep, Knife) for card in self.up.values())
        self.stabs = []

    # ------------------------------------------------ salvation, end

    def _raft_checked(self, fact: w.RaftChecked) -> None:
        assert (fact.build, fact.raft) == (self.marks["build"], self.marks["raft"])
        death = "death" if self.deaths and self.options.death_blocks_raft else None
        assert fact.blocked == ("trial" if self.trial else death)
        assert fact.sails == (fact.blocked is None and fact.build >= fact.raft)
        self.sails = fact.sails

    def _round_ended(self, fact: w.RoundEnded) -> None:
        assert not self.sails
        assert self.quests_left >= 3 - len(self.row) or not self.options.clock_at_evening, "the quests have run out"
        assert {one.seat: one.card for one in fact.keeps} == self.up
        self.up.clear()
        self.escaped.clear()
        self.deaths, self.picker = 0, None

    def _game_ended(self, fact: w.GameEnded) -> None:
        match fact.end:
            case "sanity":
                assert self.marks["sanity"] == 0
            case "raft":
                assert self.sails
            case "trial":
                too_few = self.phase == "trial" and len(self.those("living")) <= 2
                assert too_few or not self.those("living")
            case "quests":
                assert self.quests_left < 3 - len(self.row)
                assert self.phase == ("salvation" if self.options.clock_at_evening else "morning")
        assert (fact.end == "sanity") == (self.marks["sanity"] == 0)
        assert [*fact.survivors] == sorted(self.those("living"))
        assert [*fact.ghosts] == sorted(self.those("ghost"))
        assert [*fact.newly_dead] == sorted(self.those("dead"))
        assert fact.winners == (fact.survivors if fact.end == "raft" else fact.ghosts)
        self.ended = fact
