"""What a lobby can set, and the switches that an edition sets."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import ImpossibleSetup, Session, Setup
from engines.who_should_we_eat import GAME
from engines.who_should_we_eat.options import SWITCHES, Options
from engines.who_should_we_eat.pack import loaded


def board(seats: int = 7, **options: Any) -> Any:
    setup = Setup(game=GAME.slug, rules=GAME.rules, seats=seats, seed="options", options=options)
    return Session(GAME, setup).table.state.board


def test_an_edition_sets_every_switch_and_the_two_differ_in_each():
    english, chinese = Options().with_edition(), Options(edition="chinese").with_edition()
    for switch in SWITCHES["english"]:
        assert getattr(english, switch) is not getattr(chinese, switch)
        assert getattr(english, switch) is SWITCHES["english"][switch]


def test_a_single_switch_goes_before_the_edition():
    options = Options(edition="chinese", one_fight=True).with_edition()
    assert options.one_fight is True
    assert options.quests_add_up is False


def test_beginners_get_characters_with_meat_4_and_5_first():
    meat = {name: card.meat for name, card in loaded("castaway").characters.items()}
    dealt = [meat[place.character] for place in board(7, beginner=True).places.values()]
    assert set(dealt) == {4, 5}
    dealt = [meat[place.character] for place in board(10, beginner=True).places.values()]
    assert set(dealt[:7]) == {4, 5}
    assert not set(dealt[7:]) & {4, 5}


def test_dwindling_resources_remove_more_quests():
    assert board().draw["quest"] == 15 - 3 - 3
    assert board(dwindling=4).draw["quest"] == 15 - 3 - 4 - 3


@pytest.mark.parametrize("options", [{"first_leader": 8}, {"first_leader": 0}, {"dwindling": 5}, {"tea": True}])
def test_options_that_there_are_not_are_an_impossible_setup(options: dict[str, Any]):
    with pytest.raises(ImpossibleSetup):
        board(7, **options)


def test_options_may_come_as_texts_of_a_command_line():
    options = Options.model_validate({"first_leader": "3", "dwindling": "2", "phone_booth": "true", "one_fight": "no"})
    assert (options.first_leader, options.dwindling, options.phone_booth, options.one_fight) == (3, 2, True, False)


def test_the_castaway_game_lasts_ten_rounds_at_most():
    for seed in range(30):
        setup = Setup(game=GAME.slug, rules=1, seats=4, seed=str(seed))
        session = Session(GAME, setup)
        while (deadline := session.next_deadline) is not None:
            session.tick(deadline)
        assert session.outcome is not None
        assert session.table.state.board.round <= 11
        assert session.table.state.board.round <= 10 or session.outcome.end == "quests"
