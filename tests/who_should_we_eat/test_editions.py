"""The two editions differ in six switches: one scene each, played by both, and by either with that one switch turned.

So a scene shows that its switch, and no other, makes the difference.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engines.kernel import Session, Setup
from engines.who_should_we_eat import GAME
from engines.who_should_we_eat import words as w
from engines.who_should_we_eat.options import SWITCHES
from engines.who_should_we_eat.pack import loaded
from engines.who_should_we_eat.words import Attack, DrawStraw, TakeQuest
from tests.who_should_we_eat.table import Table

Scene = Callable[..., Any]
SCENES: dict[str, Scene] = {}
GHOST_CARDS = ("midnight-snacker", "framed", "woodworm-choir")
ROUNDS = 21  # of the tiny table with four more quests removed


def shows(switch: str) -> Callable[[Scene], Scene]:
    """The function is the scene of a switch: what is told at a table with these options."""

    def register(scene: Scene) -> Scene:
        SCENES[switch] = scene
        return scene

    return register


@shows("ghosts_keep")
def second_morning(**options: Any) -> list[tuple[Any, ...]]:
    """Who does what in the morning after seat 4 was eaten, in order."""
    game = Table(stack={"deck.ghost": GHOST_CARDS}, **options).night_eats(4)
    game.morning(2).until("quest")
    told: list[tuple[Any, ...]] = []
    for fact in game.public[game.public.index(w.PhaseBegan(phase="morning", round=2)) :]:
        match fact:
            case w.Leader():
                told.append(("conch", fact.seat))
            case w.QuestsRevealed():
                told.append(("quests", fact.new))
            case w.DeadReturned():
                told.append(("return", fact.seats))
            case w.CardsDrawn():
                told.append(("draw", tuple(draw.seat for draw in fact.draws)))
            case w.CardsPlaced():
                told.append(("place", tuple(sorted(fact.plays)), tuple(sorted(fact.keeps))))
            case _:
                pass
    return told


@shows("quests_add_up")
def two_quests(**options: Any) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Seat 1 draws short twice, then is eaten: what a new quest replaces, what the death takes, what is out of the
    game."""
    quests = ["befriend-a-parrot", "staring-contest"]
    game = Table(seats=5, quests=quests, straws=[1, 1], plays={2: "driftwood-smoker"}, **options)
    game.until("quest").puts("food", 10).does(1, TakeQuest(quest=quests[0]))
    game.morning(2).until("quest").puts("sanity", 12).does(2, TakeQuest(quest=quests[1]))
    tucked = game.until_told(w.QuestTucked, quest=quests[1])
    game.puts("food", -1).night_eats(1)
    lost = game.told(w.AttachmentsLost, seat=1)
    assert lost is not None
    return tucked.replaced, lost.quests, tuple(card for card in game.state.box if card in quests)


@shows("one_fight")
def three_knives(**options: Any) -> list[tuple[Any, ...]]:
    """1 attacks 2, who has a shield, 3 attacks 4, who has nothing, 5 attacks 3; whoever of 5 draws, draws short."""
    keeps = {1: "fish-knife", 2: "pot-lid", 3: "letter-opener", 5: "whittling-knife"}
    game = Table(seats=6, keeps=keeps, straws=[1, 5], **options).until("discussion")
    game.does(1, Attack(target=2)).does(3, Attack(target=4)).does(5, Attack(target=3)).waits(15)
    while (drawing := game.asked("straws")) != []:
        game.does(drawing[0], DrawStraw())
    told: list[tuple[Any, ...]] = []
    for fact in game.public:
        match fact:
            case w.CardRevealed(half="keep", why="attacked"):
                told.append(("turns up", fact.seat))
            case w.AttackBlocked():
                told.append(("blocked", fact.seat, fact.target))
            case w.FightBegan():
                told.append(("fight", *fact.seats))
            case w.Died():
                told.append((fact.cause, fact.seat))
            case _:
                pass
    return told


@shows("raft_two_lower")
def a_death_after_the_target_moved(**options: Any) -> list[int]:
    """A card has moved the target from 13 to 16 before one of five is eaten, and then another."""
    game = Table(seats=5, **options).until("vote").puts("raft", 16)
    game.all_vote(5)
    game.morning(2).until("quest").puts("food", 0).puts("sanity", 12).night_eats(4)
    return [fact.to for fact in game.all_told(w.TrackMoved, track="raft", why="killing")]


@shows("death_blocks_raft")
def a_death_without_a_trial(**options: Any) -> tuple[str | None, bool]:
    """On a day on which the raft is finished and all are fed, a ghost's card kills one in the afternoon."""
    card = "something-in-the-water"
    game = Table(seats=5, stack={"deck.ghost": [card]}, straws=[1, 3], **options).night_eats(5)
    game.plays[5] = card
    game.morning(2).puts("sanity", 3).puts("build", 20).until("quest").puts("sanity", 9)
    game.until_told(w.PhaseBegan, phase="salvation", round=2)
    assert game.told(w.Died, seat=3, cause="card")
    checked = game.all_told(w.RaftChecked)[-1]
    return checked.blocked, checked.sails


@shows("clock_at_evening")
def the_last_quests(**options: Any) -> tuple[int, str]:
    """Nobody starves, nobody goes mad, nothing is built: in which round and phase the quests end the game."""
    game = Table(dwindling=4, **options)
    for k in range(1, ROUNDS + 1):
        game.morning(k).until("quest").puts("food", 10).puts("sanity", 12)
    game.to_the_end()
    assert game.told(w.GameEnded, end="quests")
    return game.board.round, str(game.board.phase)


def both(switch: str) -> tuple[Any, Any]:
    """What the scene of a switch tells in the English edition and in the Chinese one."""
    scene = SCENES[switch]
    return scene(edition="english"), scene(edition="chinese")


# ---------------------------------------------------- each switch by its rule


def test_w14_ghosts_choose_with_everybody_and_keep_a_card_or_choose_one_before_the_conch_and_the_quests():
    english, chinese = both("ghosts_keep")
    assert english == [
        ("conch", 2),
        ("quests", ("walk-4",)),
        ("return", (4,)),
        ("draw", (2, 3, 4, 1)),
        ("place", (1, 2, 3, 4), (1, 2, 3, 4)),
    ]
    assert chinese == [
        ("return", (4,)),
        ("draw", (4,)),
        ("place", (4,), ()),
        ("conch", 2),
        ("quests", ("walk-4",)),
        ("draw", (2, 3, 1)),
        ("place", (1, 2, 3), (1, 2, 3)),
    ]


def test_w19_quests_add_up_or_a_new_one_replaces_the_old_one():
    english, chinese = both("quests_add_up")
    assert english == ((), ("befriend-a-parrot", "staring-contest"), ("befriend-a-parrot", "staring-contest"))
    assert chinese == (("befriend-a-parrot",), ("staring-contest",), ("befriend-a-parrot", "staring-contest"))


def test_w30_several_knives_are_one_fight_and_one_death_or_each_attack_is_settled_with_several_deaths():
    english, chinese = both("one_fight")
    assert english == [("fight", 1, 2, 3, 4, 5), ("fight", 5)]
    assert chinese == [("turns up", 2), ("turns up", 4), ("blocked", 1, 2), ("fight", 3, 5), ("knife", 4), ("fight", 5)]


def test_w43_the_raft_target_is_two_lower_or_at_the_place_of_the_number_of_survivors():
    assert both("raft_two_lower") == ([14, 12], [11, 9])


def test_w47_a_death_without_a_trial_lets_the_raft_sail_or_blocks_it():
    assert both("death_blocks_raft") == ((None, True), ("death", False))


def test_w48_the_quests_run_out_next_morning_or_at_the_end_of_the_round():
    assert both("clock_at_evening") == ((ROUNDS + 1, "morning"), (ROUNDS, "salvation"))


# ---------------------------------------------------- all switches


def test_every_switch_has_a_scene():
    assert list(SCENES) == list(SWITCHES["english"]) == list(SWITCHES["chinese"])


@pytest.mark.parametrize("switch", SWITCHES["english"])
def test_a_switch_by_itself_turns_its_scene_into_that_of_the_other_edition(switch: str):
    english, chinese = both(switch)
    assert english != chinese
    assert SCENES[switch](edition="english", **{switch: SWITCHES["chinese"][switch]}) == chinese
    assert SCENES[switch](edition="chinese", **{switch: SWITCHES["english"][switch]}) == english


@pytest.mark.parametrize("switch", SWITCHES["english"])
def test_no_other_switch_changes_the_scene(switch: str):
    others = {name: value for name, value in SWITCHES["chinese"].items() if name != switch}
    assert SCENES[switch](edition="english", **others) == SCENES[switch](edition="english")


# ---------------------------------------------------- beginners


@pytest.mark.parametrize("seats", range(4, 11))
def test_chinese_beginners_get_characters_with_meat_4_and_5_as_far_as_there_are_any(seats: int):
    meat = {name: card.meat for name, card in loaded("castaway").characters.items()}
    gentle = sum(one in (4, 5) for one in meat.values())
    options = {"edition": "chinese", "beginner": True}
    session = Session(GAME, Setup(game=GAME.slug, rules=GAME.rules, seats=seats, seed="gentle", options=options))
    dealt = [meat[place.character] for place in session.table.state.board.places.values()]
    assert sum(one in (4, 5) for one in dealt) == min(seats, gentle)
