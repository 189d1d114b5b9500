"""Every action card has a scenario: what its Effect does, and what its halves say."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engines.the_fittest import words as w
from engines.the_fittest.pack import loaded
from engines.the_fittest.vocabulary import SKILLS
from tests.the_fittest.table import Table

Scenario = Callable[[str], None]
SCENARIOS: dict[str, Scenario] = {}
TWO = "wet-rope"  # Brawn 15 + Grit 10
DECK = ["airdrop", "blisters", "cramp", "fan-mail", "map-scrap"]


def of(*cards: str) -> Callable[[Scenario], Scenario]:
    def register(scenario: Scenario) -> Scenario:
        SCENARIOS.update(dict.fromkeys(cards, scenario))
        return scenario

    return register


def table(card: str, deck: list[str] = DECK, **more: object) -> Table:
    """Seat 2 holds the card."""
    return Table(deck=[one for one in deck if one != card], hands={2: [card]}, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("card", list(loaded("standard").cards))
def test_the_effect_of_a_card(card: str):
    SCENARIOS[card](card)


def test_every_card_has_a_scenario():
    assert set(SCENARIOS) == set(loaded("standard").cards)


FOUR_MORE = {
    "log-carry": "brawn",
    "night-vigil": "grit",
    "poker-face": "cunning",
    "torch-dance": "flair",
    "riddle-stones": "wits",
    "dune-sprint": "pace",
}


@of(*FOUR_MORE)
def four_higher(card: str) -> None:
    skill = FOUR_MORE[card]
    game = table(card)
    before = {one: game.board.skill(3, one) for one in SKILLS}
    game.plays(2, card, w.Target(target=3))
    assert game.the(w.SkillChanged) == w.SkillChanged(seat=3, skill=skill, by=4, to=before[skill] + 4)  # type: ignore[arg-type,index]
    assert {one: game.board.skill(3, one) for one in SKILLS} == {**before, skill: before[skill] + 4}  # type: ignore[index]


@of("blisters", "bad-press", "cramp")
def four_lower(card: str) -> None:
    game = table(card)
    game.plays(2, card, w.TargetSkill(target=1, skill="pace"))
    assert game.the(w.SkillChanged) == w.SkillChanged(seat=1, skill="pace", by=-4, to=2)


@of("the-final-push")
def three_higher(card: str) -> None:
    game = table(card).plays(2, card, w.TargetSkill(target=1, skill="wits"))
    assert game.the(w.SkillChanged) == w.SkillChanged(seat=1, skill="wits", by=3, to=5)


@of("grand-trial")
def all_one_higher(card: str) -> None:
    game = table(card).plays(2, card, w.Target(target=1))
    assert [one.skill for one in game.all_told(w.SkillChanged, seat=1, by=1)] == list(SKILLS)


@of("camp-mutiny")
def takes_over(card: str) -> None:
    assert table(card).plays(2, card).the(w.Leader, why="card").seat == 2


@of("hand-over-the-torch")
def leader_left_of_the_leader(card: str) -> None:
    game = Table(deck=DECK, hands={1: [card]}, leader=4)
    assert game.plays(1, card).the(w.Leader, why="card").seat == 1
    assert Table(deck=DECK, hands={1: [card]}, leader=2).plays(1, card).the(w.Leader, why="card").seat == 3


@of("quiet-coup")
def the_replaced_draws(card: str) -> None:
    game = table(card).plays(2, card)
    assert game.the(w.Leader, why="card").seat == 2
    assert game.the(w.Drew) == w.Drew(seat=1, count=1, why="replaced")
    own = Table(deck=DECK, hands={1: [card]}).plays(1, card)
    assert own.told(w.Drew) is None


@of("audience-vote")
def names_a_leader(card: str) -> None:
    assert table(card).plays(2, card, w.Target(target=4)).the(w.Leader, why="card").seat == 4


@of("casting-call")
def the_fewest_prizes(card: str) -> None:
    game = table(card).wins(1, "fan-mail").wins(3, "map-scrap").plays(2, card)
    assert [one.target for one in game.offered(2, "target", w.Target)] == [2, 4]
    assert game.does(2, w.Target(target=4)).the(w.Leader, why="card").seat == 4
    alone = table(card).wins(1, "fan-mail").wins(3, "map-scrap").wins(2, "cramp").plays(2, card)
    assert alone.the(w.Leader, why="card").seat == 4


@of("false-start")
def discards_another_card_to_take_over(card: str) -> None:
    game = table(card)
    paid = game.hand(2)[1]
    game.plays(2, card, w.Pay(card=paid))
    assert game.the(w.Discarded) == w.Discarded(seat=2, card=paid, why="cost")
    assert game.the(w.Leader, why="card").seat == 2
    bare = Table(deck=DECK, spare=[card]).empties(2).holds(2, card)
    assert bare.refuses(2, w.PlayEffect(card=card)) == "F7"


@of("the-final-totem")
def takes_over_and_locks(card: str) -> None:
    game = table(card).plays(2, card)
    assert game.the(w.Leader, why="card").seat == 2
    assert game.the(w.TotemsLocked)
    assert game.episode.locked


@of("force-out")
def forces_out(card: str) -> None:
    game = table(card, contestants={3: "the-courier"}).deals(3, "0").plays(2, card, w.Target(target=3))
    assert game.the(w.ForcedOut).seat == 3
    assert game.board.participants == [1]


@of("strong-arm")
def forces_in(card: str) -> None:
    game = table(card, contestants={3: "the-courier"}).plays(2, card, w.Target(target=3))
    assert game.board.participants == [1, 3]
    assert game.the(w.Drew) == w.Drew(seat=3, count=1, why="forced-in")


@of("wet-rope")
def no_boosts(card: str) -> None:
    game = table(card, ["ration-raid"]).plays(2, card, w.Target(target=1)).closes()
    assert "flip" in game.kinds()
    assert game.the(w.Forbidden) == w.Forbidden(seat=1, what="boosts")


@of("hush-money", "fine-print")
def no_effects(card: str) -> None:
    game = table(card).plays(2, card, w.Target(target=1))
    assert game.the(w.Forbidden) == w.Forbidden(seat=1, what="effects")
    assert game.refuses(1, w.PlayEffect(card=game.hand(1)[0])) == "F5"
    assert game.may(1, w.Propose(to=2, terms="1x"))


@of("loaded-coin")
def no_flip(card: str) -> None:
    game = table(card).plays(2, card, w.Target(target=1))
    assert game.until_told(w.NotFlipped) == w.NotFlipped(seat=1, why="forbidden")


@of("dress-rehearsal", "clean-handoff")
def flips_two(card: str) -> None:
    game = table(card).plays(2, card, w.Target(target=1))
    assert game.the(w.FlipsTwice).seat == 1
    game.attempts().does(1, w.Flip(flip=True))
    assert game.the(w.Flipped) == w.Flipped(seat=1, cards=("blisters", "cramp"), value=4)


@of("ration-raid")
def discards_at_random(card: str) -> None:
    game = table(card)
    held = game.hand(3)
    game.plays(2, card)
    assert game.refuses(2, w.Target(target=2)) == "F7"
    game.does(2, w.Target(target=3))
    lost = game.the(w.Discarded)
    assert (lost.seat, lost.why) == (3, "raid")
    assert sorted([*game.hand(3), lost.card]) == sorted(held)


@of("camp-barter", "quick-hands")
def swaps_cards(card: str) -> None:
    game = table(card)
    mine, theirs = game.hand(2), game.hand(3)
    game.plays(2, card, w.Target(target=3))
    taken = game.the(w.CardPassed, reader=3)
    assert taken.card in theirs
    assert game.who_was_told(w.CardPassed) == [(2, 3)]
    assert {one.card for one in game.offered(2, "give", w.GiveCard)} == {*mine, taken.card} - {card}
    game.does(2, w.GiveCard(card=mine[1]))
    assert game.who_was_told(w.CardPassed) == [(2, 3), (2, 3)]
    assert mine[1] in game.hand(3)
    assert taken.card in game.hand(2)
    assert game.views[2].known[3] == [mine[1]]
    assert game.views[3].known[2] == [taken.card]
    assert game.views[4].known == {}


@of("diary-room", "cold-read")
def looks_and_draws(card: str) -> None:
    game = table(card).plays(2, card, w.Target(target=3))
    assert game.the(w.HandLooked) == w.HandLooked(seat=2, of=3)
    assert game.who_was_told(w.HandSeen) == [(2,)]
    assert list(game.the(w.HandSeen, reader=2).cards) == game.hand(3) == game.views[2].known[3]
    assert game.the(w.Drew) == w.Drew(seat=2, count=1, why="effect")


@of("heavy-crate", "airdrop", "fan-mail", "head-start")
def draws_two(card: str) -> None:
    deck = ["ration-raid", "blisters", "cramp"]
    game = table(card, deck).plays(2, card)
    assert [one.cards for one in game.all_told(w.HandGained, reader=2)] == [("blisters",), ("cramp",)]
    assert game.who_was_told(w.HandGained) == [(2,), (2,)]


@of("backstage-pass")
def draws_three(card: str) -> None:
    assert len(table(card).plays(2, card).all_told(w.Drew)) == 3


@of("beachcomb", "spare-parts")
def takes_a_discard(card: str) -> None:
    game = table(card, spare=["cold-read", "quick-hands"]).discards("cold-read", "quick-hands").plays(2, card)
    assert [one.card for one in game.offered(2, "salvage", w.TakeDiscard)] == ["cold-read", "quick-hands"]
    game.does(2, w.TakeDiscard(card="quick-hands"))
    assert game.the(w.DiscardTaken) == w.DiscardTaken(seat=2, card="quick-hands")
    assert game.hand(2)[-1] == "quick-hands"
    assert game.views[3].known == {2: ["quick-hands"]}


@of("long-watch", "map-scrap")
def sifts(card: str) -> None:
    game = table(card, ["ration-raid", "blisters", "cramp", "fan-mail", "cold-read"]).plays(2, card)
    assert game.the(w.TopSeen, reader=2).cards == ("blisters", "cramp", "fan-mail")
    assert game.who_was_told(w.TopSeen) == [(2,)]
    game.does(2, w.SiftOut(take="cramp", first="fan-mail", second="blisters"))
    assert game.hand(2)[-1] == "cramp"
    assert game.views[2].top == ["fan-mail", "blisters"]
    assert game.state.deck[:3] == ["fan-mail", "blisters", "cold-read"]
    assert game.the(w.Drew) == w.Drew(seat=2, count=1, why="effect")
    ends = table(card, ["ration-raid"]).leaves(0).plays(2, card)
    assert ends.end == "draw"


@of("low-tide", "shortcut")
def lowers_a_goal(card: str) -> None:
    game = table(card, [TWO]).plays(2, card)
    assert [one.goal for one in game.offered(2, "goal", w.TargetGoal)] == ["1a", "2a"]
    game.does(2, w.TargetGoal(goal="2a"))
    assert game.the(w.GoalChanged) == w.GoalChanged(goal="2a", skill="grit", value=5, by=-5)
    other = "shortcut" if card == "low-tide" else "low-tide"
    again = Table(deck=[TWO], hands={2: [card], 3: [other]}).plays(2, card, w.TargetGoal(goal="2a")).plays(3, other)
    assert again.all_told(w.GoalChanged)[-1] == w.GoalChanged(goal="1a", skill="brawn", value=10, by=-5), "none below 5"
    whole = table(card, ["the-final-test"]).plays(2, card)
    assert whole.the(w.GoalChanged) == w.GoalChanged(goal="1a", skill="all", value=15, by=-5)


@of("hard-mode")
def raises_a_goal(card: str) -> None:
    game = table(card, [TWO]).plays(2, card, w.TargetGoal(goal="1a"))
    assert game.the(w.GoalChanged) == w.GoalChanged(goal="1a", skill="brawn", value=20, by=5)


@of("plot-twist")
def renames_a_goal(card: str) -> None:
    game = table(card, ["low-tide"]).plays(2, card)
    assert game.refuses(2, w.Rename(goal="1a", skill="grit")) == "F7"
    game.does(2, w.Rename(goal="1b", skill="pace"))
    assert game.the(w.GoalChanged) == w.GoalChanged(goal="1b", skill="pace", value=25)
    for challenge in ("the-final-test", "the-final-push"):
        assert table(card, [challenge]).refuses(2, w.PlayEffect(card=card)) == "F7"


@of("sponsors-wink")
def one_prize_more(card: str) -> None:
    game = table(card, ["ration-raid"]).plays(2, card)
    assert game.the(w.PrizesAdded) == w.PrizesAdded(by=1, to=2)


@of("the-final-test")
def turns_over(card: str) -> None:
    game = table(card, ["ration-raid", "quick-hands"]).plays(2, card)
    assert game.the(w.CardTurnedOver) == w.CardTurnedOver(card="quick-hands", prizes=2)
    assert [(aim.skill, aim.value) for _, _, aim in game.episode.aims()] == [("brawn", 10), ("pace", 10)]


@of("rigged-raffle")
def swaps_prizes(card: str) -> None:
    spare = ["hush-money", "heavy-crate", "head-start", "cold-read"]  # worth 2, 3, 4, 1
    game = table(card, spare=spare).wins(2, "hush-money", "cold-read").wins(3, "heavy-crate").wins(4, "head-start")
    game.plays(2, card)
    assert "prize" not in game.kinds(), "only one Prize can be swapped, and only for one"
    assert game.the(w.PrizesSwapped) == w.PrizesSwapped(seat=2, gave="hush-money", other=3, got="heavy-crate")
    assert game.prizes(2) == ["heavy-crate", "cold-read"]
    assert game.prizes(3) == ["hush-money"]


@of("renewal")
def renews(card: str) -> None:
    game = table(card).wins(4, "fan-mail").plays(2, card)
    assert game.the(w.PrizeDiscarded) == w.PrizeDiscarded(seat=4, card="fan-mail")
    assert game.the(w.PrizeRenewed) == w.PrizeRenewed(seat=4, card="blisters")
