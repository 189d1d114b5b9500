"""The AI player in small puzzles: one command is plainly foolish, and another is not."""

from __future__ import annotations

from typing import Any

import pytest

from engines.cli.playing import Playing
from engines.kernel import Chance, Command, Done, Setup
from engines.peasant_buffet import GAME
from engines.peasant_buffet import words as w
from engines.peasant_buffet.player import Decide, daring
from tests.peasant_buffet.table import Table

FOUR = ("barn-imp", "barn-imp", "marsh-wisp", "marsh-wisp")


def decision(game: Table, seat: int, decide: Decide = GAME.decide) -> Command | None:
    """What the AI player would say now."""
    prompts = [prompt for prompt in game.session.prompts(seat) if prompt.offers]
    said = decide(game.views[seat], prompts, Chance("puzzle"))
    if said is None:
        return None
    assert next(prompt for prompt in prompts if prompt.name == said[0]).allows(said[1])
    return said[1]


# ---------------------------------------------------- ten puzzles


def test_a_rich_loot_is_not_risked_with_four_monsters():
    game = Table().gives(1, *FOUR).loots("bread", "coin", "bread", "ale")
    assert decision(game, 1) == w.Stop()


def test_nothing_is_at_stake_on_an_empty_loot():
    game = Table(village=["watch-patrol"]).draws()
    assert game.board.loot == []
    assert decision(game, 1) == w.Draw()


def test_a_known_monster_is_not_drawn():
    game = Table(village=["quiet-road", "rat-swarm", "bog-hag", "barn-imp"]).loots("bread").draws().times_out()
    assert game.views[1].top[0] == "rat-swarm"
    assert decision(game, 1) == w.Stop()


def test_a_known_wanted_item_is():
    game = Table(village=["quiet-road", "bread", "bog-hag", "barn-imp"]).gives(1, *FOUR[:3]).loots("coin", "coin")
    game.draws().times_out()
    assert decision(game, 1) == w.Draw()


def test_the_top_cards_are_arranged_so_that_monsters_come_last():
    game = Table(village=["quiet-road", "rat-swarm", "bread", "ale"]).draws()
    assert decision(game, 1) == w.Arrange(first="bread", second="ale", third="rat-swarm")


def test_a_spare_item_pays_to_save_the_loot():
    game = Table(village=["rat-swarm"]).gives(1, "torch").loots("bread", "coin").draws()
    assert decision(game, 1) == w.Fight(how="rat-swarm:torch")


def test_a_wanted_item_is_not_paid_for_nothing():
    game = Table(village=["pantry-goblin"]).gives(1, "bread").draws()
    assert decision(game, 1) == w.GiveUp()


def test_in_peril_the_cheapest_is_paid_off():
    game = Table(village=["toll-troll"]).gives(1, "pantry-goblin", "rat-swarm", *FOUR[:2], "bread", "torch").draws()
    assert decision(game, 1) == w.Fight(how="rat-swarm:torch")


def test_in_peril_a_monster_is_shoved_away():
    game = Table(village=["rat-swarm"]).gives(1, *FOUR, "shove").draws().until("stand")
    assert decision(game, 1) == w.PlayDoom(card="shove")


def test_a_wanted_item_is_stolen_from_who_has_it():
    game = Table().gives(2, "light-fingers").gives(1, "ale").gives(3, "coin", "garlic")
    assert decision(game, 2) == w.PlayDoom(card="light-fingers")
    game.does(2, w.PlayDoom(card="light-fingers"))
    assert decision(game, 2) == w.Target(target=3)
    game.does(2, w.Target(target=3))
    assert decision(game, 2) == w.Pick(card="coin")


def test_a_theft_is_cancelled_by_its_victim_and_by_nobody_else():
    game = Table().gives(2, "light-fingers", "ale").gives(1, "not-today", "bread").gives(3, "not-today")
    game.plays(2, "light-fingers", 1)
    assert decision(game, 1) == w.PlayDoom(card="not-today")
    assert decision(game, 3) is None


def test_a_boss_is_paid_for_a_rich_loot():
    game = Table(village=["hungry-hill"]).gives(1, "garlic", "torch").gives(2, "bread", "bread")
    game.loots("coin", "coin", "bread").draws()
    said = decision(game, 1)
    assert isinstance(said, w.Contribute)
    assert decision(game, 2) == Done()


def test_a_zombie_goes_where_it_devours():
    game = Table(seats=4).devours(2, zombie=True).gives(3, *FOUR, "bread", "coin").gives(4, "ale").draws().stops()
    assert decision(game, 2) == w.Hunt(target=3)


def alone(*held: str, village: tuple[str, ...] = ("ale", "ale"), rival: tuple[str, ...] = ()) -> Table:
    """Seat 1 is the last one alive and has drawn once; seat 2 is devoured and keeps what it has."""
    return Table(seats=2, village=village).gives(1, *held).gives(2, *rival).devours(2).draws()


def test_in_the_last_turn_who_is_ahead_stops():
    assert decision(alone("bread"), 1) == w.Stop()
    assert decision(alone(rival=("coin",)), 1) == w.Stop(), "of the tied, the latest draw wins"


def test_in_the_last_turn_who_is_behind_draws_whatever_it_costs():
    assert decision(alone("rat-swarm", "rat-swarm", rival=("coin", "coin", "bread")), 1) == w.Draw()


def test_the_last_rival_is_not_devoured_by_who_would_lose_then():
    behind = Table(seats=2).gives(1, "shove", "rat-swarm", "bog-hag").gives(2, *FOUR, "bread", "coin", "bread", "coin")
    assert decision(behind, 1) == w.Draw()
    ahead = Table(seats=2).gives(1, "shove", "rat-swarm", "bog-hag", "bread", "coin", "coin").gives(2, *FOUR)
    assert decision(ahead, 1) == w.PlayDoom(card="shove")


def test_isolde_waits_for_what_she_wants():
    for held, said in ((("bread", "torch"), None), (("bread", "garlic"), "garlic")):
        game = Table(seats=5, village=["toll-troll"], peasants={2: "isolde"}).gives(1, *FOUR, *held).draws()
        assert decision(game.until("inherit"), 2) == w.Pick(card=said)


# ---------------------------------------------------- how it plays


def played(seats: int, seed: str, me: int, who: Decide | None = None) -> Any:
    """A game of one AI player among random ones (`who`: of this player among usual ones)."""
    setup = Setup(game=GAME.slug, rules=1, seats=seats, seed=seed, open=True)
    game = GAME if who is None else type(GAME)(**{**vars(GAME), "decide": mixed(me, who)})
    playing = Playing(game, setup)
    playing.to_the_end(lambda seat: "ai" if who is not None or seat == me else "random")
    ended: Any = playing.live.view(None)
    return ended.board.ended


def mixed(me: int, who: Decide) -> Decide:
    def decide(view: Any, prompts: Any, chance: Chance) -> Any:
        return (who if view.seat == me else GAME.decide)(view, prompts, chance)

    return decide


def test_one_ai_player_among_random_ones_wins_more_than_its_share():
    wins = sum(n % 4 + 1 in played(4, f"share {n}", n % 4 + 1).winners for n in range(24))
    assert wins / 24 > 1.5 / 4


def test_a_bold_player_draws_more_than_a_timid_one():
    game = Table().gives(1, *FOUR[:2]).loots("bread", "coin")
    assert decision(game, 1, daring(9)) == w.Draw()
    assert decision(game, 1, daring(-9)) == w.Stop()
    bold, timid = ([played(3, f"bold {n}", 1, daring(more)) for n in range(10)] for more in (1.5, -1.5))
    assert sum(one.scores[0].survived for one in bold) < sum(one.scores[0].survived for one in timid)
    items = [sum(one.scores[0].items for one in some) for some in (bold, timid)]
    assert items[0] < items[1], "who is bold loses more loot than it brings"


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_of_ai_players_ends_and_decides_the_same_again(seats: int):
    def game() -> Playing:
        playing = Playing(GAME, Setup(game=GAME.slug, rules=1, seats=seats, seed="again", open=True))
        playing.to_the_end(lambda _: "ai")
        return playing

    one, two = game(), game()
    assert one.session.outcome == two.session.outcome
    assert one.journal == two.journal
