"""The AI player in small puzzles: one command loses, or is plainly foolish, and another is not."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from typing import Any, Self

import pytest

from engines.cli.playing import Playing
from engines.donner_dinner_party import GAME
from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.pack import loaded
from engines.donner_dinner_party.player_belief import Hunted, likelihoods, public
from engines.donner_dinner_party.player_habits import habits, kinds
from engines.donner_dinner_party.view import View, begin_view
from engines.kernel import Chance, Command, Fact, Prompt, Seat, Session, Setup

CHANCES = 12
SHORT = {"F": "fish", "S": "squirrels", "P": "poison", "M": "medicine", "E": "empty-hands"}


class Puzzle:
    """A table that is laid as the test says: seat 1 is the first Camp Leader, and each round's deck is stacked.

    roles    a letter a seat, P or C; supply: seat → card
    decks    a round's cards in the order of the deal, a letter each, spaces between hands: the Camp Leader's blind
             card first, then three for each to the left
    """

    def __init__(self, roles: str, *decks: str, supply: Mapping[Seat, str] | None = None, **options: Any) -> None:
        seats = len(roles)
        self.cards: dict[Seat, str] = {}
        free = [name for name in loaded("winter").supply if name not in (supply or {}).values() and name != "ol-tasty"]
        piles: dict[str, Sequence[Any]] = {
            "roles": ["cannibal" if one == "C" else "pioneer" for one in roles],
            "supply": [(supply or {}).get(seat) or free.pop(0) for seat in range(1, seats + 1)],
        }
        for round, deck in enumerate(decks, 1):
            piles["hunting" if round == 1 else f"hunting/{round}"] = [SHORT[one] for one in deck if one != " "]
        self.session = Session(
            GAME,
            Setup(
                game=GAME.slug,
                rules=GAME.rules,
                seats=seats,
                seed="puzzle",
                open=True,
                options={"first_leader": 1, **options},
                stack=piles,
            ),
        )
        public_setup = self.session.setup.public
        self.views: dict[Seat, View] = {seat: begin_view(public_setup, seat) for seat in range(1, seats + 1)}
        self.told: list[Fact] = []
        self._learn()

    def does(self, seat: Seat, command: Command) -> Self:
        """A seat decides; it must be allowed to."""
        prompt = next(one for one in self.session.prompts(seat) if one.allows(command))
        self.session.submit(seat, prompt.name, command, self.session.now)
        self._learn()
        return self

    def until(self, kind: str) -> Self:
        """Go on until such a question is open; others are left to their default."""
        while all(one.kind != kind for one in self.session.prompts()):
            deadline = self.session.next_deadline
            assert deadline is not None, f"the game ended before {kind}"
            self.session.tick(deadline)
            self._learn()
        return self

    def contribute(self, **cards: str) -> Self:
        """Everybody contributes: `s2="F"` and so on."""
        self.until("contribute")
        for seat, card in cards.items():
            self.does(int(seat[1:]), w.Contribute(card=SHORT[card]))
        return self

    def says(self, **cards: str) -> Self:
        """Who says to have contributed what, in the discussion."""
        self.until("discussion")
        for seat, card in cards.items():
            self.does(int(seat[1:]), w.ClaimGave(round=self.views[1].board.round, card=SHORT[card]))
        return self

    def vote(self, **targets: Seat) -> Self:
        """Who points at whom."""
        self.until("vote")
        for seat, target in targets.items():
            self.does(int(seat[1:]), w.Vote(target=target))
        return self

    def all_vote(self, target: Seat) -> Self:
        """All point at one, who points at the first other."""
        self.until("vote")
        living = self.views[1].board.living
        other = next(seat for seat in living if seat != target)
        return self.vote(**{f"s{seat}": target if seat != target else other for seat in living})

    def prompt(self, seat: Seat, kind: str) -> Prompt:
        """The open question of this kind."""
        return next(one for one in self.session.prompts(seat) if one.kind == kind)

    def thoughts(self, seat: Seat, kind: str) -> list[Any]:
        """What the AI player says to this question, by many chances; None: nothing."""
        prompt = self.prompt(seat, kind)
        found: list[Any] = []
        for salt in range(CHANCES):
            said = GAME.decide(self.views[seat], [prompt], Chance(f"puzzle {salt}"))
            assert said is None or (said[0] == prompt.name and prompt.allows(said[1]))
            found.append(said and said[1])
        return found

    def _learn(self) -> None:
        for to, fact in self.session.drain():
            self.told.append(fact)
            for seat, view in self.views.items():
                if to is None or seat in to:
                    view.learn(fact)


def cards(thoughts: Sequence[Any]) -> set[str]:
    return {one.card for one in thoughts}


def targets(thoughts: Sequence[Any]) -> set[Seat]:
    return {one.target for one in thoughts}


FED = "F FFF FFF FFF"  # four seats, and nothing but Fish
LIAR = "F FFF SFE PEE FFF"  # five seats; seat 4 has nothing good


def liar() -> Puzzle:
    """Five at the table. Seat 4, a Cannibal, gave Poison and says Squirrels; Squirrels there were one, and seat 3's."""
    game = Puzzle("PPPCC", LIAR).contribute(s2="F", s3="S", s4="P", s5="F")
    return game.says(s2="F", s3="S", s5="F", s4="M")


# ---------------------------------------------------- the hunt


def test_a_pioneer_feeds_the_party():
    game = Puzzle("PPPC", "F PSE FFF FFF").until("contribute")
    assert cards(game.thoughts(2, "contribute")) == {"squirrels"}


def test_a_pioneer_with_nothing_to_eat_gives_no_poison():
    game = Puzzle("PPPC", "F PEP FFF FFF").until("contribute")
    assert cards(game.thoughts(2, "contribute")) == {"empty-hands"}


def test_a_cannibal_does_not_feed_the_party_in_the_last_round():
    game = Puzzle("PPPC", *[FED] * 5, "F FFF SFP FFF").until("contribute")
    while game.views[1].board.round < 6:
        game.until("inspect").until("contribute")
    assert game.views[1].board.round == game.views[1].board.last_round
    (cannibal,) = (seat for seat, view in game.views.items() if view.role == "cannibal")
    assert cannibal == 4
    assert "P" in [short for short, name in SHORT.items() if name in game.views[4].hand]
    assert cards(game.thoughts(4, "contribute")) == {"poison"}


def test_a_pioneer_without_food_draws_three_others_and_one_with_food_does_not():
    game = Puzzle("PPPC", "F PEP SFF FFF", supply={2: "fresh-tracks"}).until("contribute")
    assert game.thoughts(2, "supply") == [w.PlaySupply(card="fresh-tracks")] * CHANCES
    game = Puzzle("PPPC", "F PEP SFF FFF", supply={3: "fresh-tracks"}).until("contribute")
    assert game.thoughts(3, "supply") == [None] * CHANCES


# ---------------------------------------------------- the dinner


def test_poison_that_was_seen_is_spilled():
    game = Puzzle("PPPC", "F FFF FFF PEE", supply={1: "spilled-kettle"})
    game.contribute(s2="F", s3="F", s4="P").until("inspect").does(1, w.Inspect(target=4)).until("look")
    assert game.thoughts(1, "look") == [w.PlaySupply(card="spilled-kettle", target=4)] * CHANCES


def test_a_pioneer_cures_a_full_pot_and_a_cannibal_does_not():
    for holder, plays in ((2, [w.PlaySupply(card="willow-bark")] * CHANCES), (4, [None] * CHANCES)):
        game = Puzzle("PPPC", "F SEE SEE PEE", supply={holder: "willow-bark"})
        game.contribute(s2="S", s3="S", s4="P").until("table")
        assert game.thoughts(holder, "table") == plays


def test_flour_is_kept_where_it_is_not_enough():
    for hand, plays in (("FEE", [w.PlaySupply(card="buried-flour")] * CHANCES), ("EEE", [None] * CHANCES)):
        game = Puzzle("PPPC", f"E {hand} FEE EEE", supply={3: "buried-flour"})
        game.contribute(s2=hand[0], s3="F", s4="E").until("table")
        assert game.thoughts(3, "table") == plays


# ---------------------------------------------------- words


def test_a_pioneer_says_what_was_given():
    game = Puzzle("PPPC", "E EPE FFF EPE").contribute(s2="E", s3="F", s4="E").until("discussion")
    assert cards(game.thoughts(2, "discussion")) == {"empty-hands"}


def test_a_cannibal_does_not_own_up_to_poison():
    game = Puzzle("PPPC", "E FFF FFF EPE").contribute(s2="F", s3="F", s4="P").says(s2="F", s3="F")
    assert "poison" not in cards(game.thoughts(4, "discussion"))


# ---------------------------------------------------- votes


def test_pioneers_vote_together_for_who_was_caught_in_a_lie():
    game = liar().until("vote")
    for seat in (1, 2, 3):
        assert targets(game.thoughts(seat, "vote")) == {4}


def test_pioneers_do_not_point_at_themselves_when_the_table_blames_them():
    game = Puzzle("PPPCC", LIAR).contribute(s2="F", s3="E", s4="P", s5="F").says(s3="P").until("vote")
    assert targets(game.thoughts(1, "vote")) == {3}
    assert 3 not in targets(game.thoughts(3, "vote"))


def test_cannibals_join_in_against_a_pioneer_and_win():
    game = Puzzle("PPPCC", LIAR).contribute(s2="F", s3="E", s4="P", s5="F").says(s3="P").until("vote")
    assert targets(game.thoughts(4, "vote")) == targets(game.thoughts(5, "vote")) == {3}


def tie(leader: str) -> Puzzle:
    """Seat 4, caught in a lie, and seat 3 are tied; seat 1 leads."""
    game = Puzzle(leader, LIAR).contribute(s2="F", s3="S", s4="P", s5="F").says(s2="F", s3="S", s5="F", s4="M")
    return game.vote(s1=4, s2=3, s3=4, s4=3, s5=2).until("tie")


def test_a_pioneer_breaks_a_tie_against_the_liar_and_a_cannibal_for_a_mate():
    assert targets(tie("PPPCC").thoughts(1, "tie")) == {4}
    assert targets(tie("CPPCP").thoughts(1, "tie")) == {3}


def test_a_cannibal_drops_the_vote_that_would_eat_a_mate():
    for mate, said in ((4, {2, 3, 5}), (2, set[Seat]())):
        game = Puzzle("CPPCP", LIAR, supply={1: "lost-in-the-drifts"}).contribute(s2="F", s3="S", s4="P", s5="F")
        game.vote(s1=3, s2=mate if mate != 2 else 5, s3=mate, s4=3 if mate == 4 else 2, s5=mate).until("fingers")
        thoughts = [one for one in game.thoughts(1, "fingers") if one is not None]
        assert targets(thoughts) <= said
        assert bool(thoughts) == bool(said)


def test_a_voice_is_raised_where_it_turns_the_vote():
    game = Puzzle("PPPCC", LIAR, supply={1: "raised-voice"})
    game.contribute(s2="F", s3="S", s4="P", s5="F").says(s2="F", s3="S", s5="F", s4="M")
    game.vote(s1=4, s2=3, s3=4, s4=3, s5=3).until("fingers")
    assert game.thoughts(1, "fingers") == [w.PlaySupply(card="raised-voice")] * CHANCES


def test_who_is_condemned_draws_the_short_straw():
    game = Puzzle("PPPC", "E EEE EEE PPP", supply={2: "short-straw"}).all_vote(2).until("condemned")
    assert game.thoughts(2, "condemned") == [w.PlaySupply(card="short-straw")] * CHANCES


def test_a_ghost_frightens_who_would_have_a_pioneer_eaten():
    game = Puzzle("PPPPCC", "E EEE EEE EEP PPP PPP", "E EEE EEE EEP PPP", ghosts=True)
    game.all_vote(3).until("contribute").until("discussion")
    game.vote(s1=5, s2=5, s4=1, s5=1, s6=1).until("fingers")
    view = game.views[3]
    assert view.role == "pioneer"
    said = [one for one in game.thoughts(3, "fingers") if one is not None]
    assert all(one.target in (4, 5, 6) for one in said)


def test_ol_tasty_says_so_and_is_not_eaten_by_pioneers():
    deck = "F FFF SFE PEE FFF EEE"
    game = Puzzle("PPPCCP", deck, supply={2: "ol-tasty"}, ol_tasty=True)
    game.contribute(s2="F", s3="S", s4="P", s5="F", s6="E").says(s2="F", s3="S")
    assert game.thoughts(2, "discussion") == [w.ClaimSupply(card="ol-tasty")] * CHANCES
    game.does(2, w.ClaimSupply(card="ol-tasty")).until("vote")
    for seat in (1, 3, 6):
        assert 2 not in targets(game.thoughts(seat, "vote"))


# ---------------------------------------------------- the belief


def test_a_likelihood_is_the_sum_over_all_ways_in_which_the_cards_can_have_come():
    pack = loaded("winter")
    usual = habits(kinds(pack), tuple(card.copies for card in pack.hunting.values()), 3, 2)
    hunted = tuple(Hunted(seat, usual.pioneer, usual.cannibal) for seat in range(1, 5))
    hunted = (*hunted, Hunted(5, usual.deck, usual.deck))
    sets = tuple(sum(1 << seat for seat in some) for some in combinations(range(1, 6), 2))
    dinner = (2, 1, 1, 0, 1)
    found = likelihoods(kinds(pack), dinner, hunted, (), sets)
    ways = dict.fromkeys(permutations([0, 0, 1, 2, 4]))
    for mask, likely in zip(sets, found, strict=True):
        expected = 0.0
        for way in ways:
            product = 1.0
            for one, card in zip(hunted, way, strict=True):
                product *= (one.cannibal if mask >> one.seat & 1 else one.pioneer)[card]
            expected += product
        assert likely == pytest.approx(expected)


def test_players_of_whom_the_same_is_known_are_blamed_alike():
    game = Puzzle("PPPCC", LIAR).contribute(s2="F", s3="S", s4="P", s5="F").until("vote")
    belief = public(game.views[1].board)
    assert sum(belief.likely) == pytest.approx(1)
    assert sum(map(belief.of, range(1, 6))) == pytest.approx(2)
    assert belief.of(2) == pytest.approx(belief.of(4))
    assert belief.of(1) != pytest.approx(belief.of(2))  # whose card nobody chose


def test_who_saw_harm_and_whose_card_it_was_are_both_blamed_more_than_others():
    game = Puzzle("PPPCC", "F FFF FFF PEE FFF").contribute(s2="F", s3="F", s4="P", s5="F").until("inspect")
    game.does(1, w.Inspect(target=4)).says(s2="F", s3="F", s4="F", s5="F")
    game.does(1, w.ClaimSaw(target=4, card="poison"))
    belief = public(game.views[2].board)
    assert belief.of(4) > belief.of(1) > 0
    assert belief.of(4) > max(belief.of(2), belief.of(3), belief.of(5))


def test_everybody_comes_to_the_same_belief():
    game = liar().until("vote")
    beliefs = [public(view.board) for view in game.views.values()]
    assert all(belief == beliefs[0] for belief in beliefs)


def test_a_card_is_turned_up_and_the_belief_follows():
    game = liar().all_vote(4).until("contribute")
    belief = public(game.views[1].board)
    assert belief.of(4) == pytest.approx(1)
    assert sum(map(belief.of, (1, 2, 3, 5))) == pytest.approx(1)


# ---------------------------------------------------- whole games


def journal(seats: int) -> str:
    """A game among AI players, decision by decision."""
    everybody = tuple(range(1, seats + 1))
    options = {"ghosts": True, "ol_tasty": seats > 5}
    setup = Setup(game=GAME.slug, rules=GAME.rules, seats=seats, seed="whole", open=True, options=options, ai=everybody)
    playing = Playing(GAME, setup)
    playing.to_the_end(lambda _: "ai")
    return "\n".join(entry.model_dump_json() for entry in playing.journal)


def test_the_order_of_hashes_decides_nothing():
    code = "from tests.donner_dinner_party.test_player import journal; print(journal(6), journal(9))"
    games = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert games[0] == games[1]
    assert games[0].strip()


@pytest.mark.parametrize("pace", ["normal", "post"])
def test_ai_players_play_every_kind_of_supply_card(pace: str):
    played: Counter[str] = Counter()
    for salt in range(80):
        seats = 5 + 3 * (salt % 2)
        setup = Setup(
            game=GAME.slug,
            rules=GAME.rules,
            seats=seats,
            seed=f"supplies {salt}",
            open=True,
            options={"ghosts": True, "pace": pace},
            ai=tuple(range(1, seats + 1)),
        )
        playing = Playing(GAME, setup)
        playing.to_the_end(lambda _: "ai")
        told = [fact for to, fact in playing.live.heard() if to is None]
        played.update(fact.card for fact in told if isinstance(fact, w.SupplyPlayed))
    assert set(played) == {name for name in loaded("winter").supply if name != "ol-tasty"}


def test_d_v16_a_ghost_makes_a_sound_now_and_then_and_says_no_word():
    """Nothing can be read from which sound it is: it is drawn, whatever the ghost knows."""
    game = Puzzle("PCCCPPPP", ghosts=True).all_vote(1).until("discussion")
    thoughts = game.thoughts(1, "discussion")
    assert None in thoughts
    noises = [one for one in thoughts if one is not None]
    assert noises
    assert all(isinstance(one, w.Noise) for one in noises)
    other = Puzzle("CPCCPPPP", ghosts=True).all_vote(1).until("discussion")
    assert other.thoughts(1, "discussion") == thoughts
