"""AI players answer two to six seconds after a question, whatever they hold, and the same after a restart."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import agenda
from bot.agenda import LATEST, SOONEST, ai_delay
from bot.tables import Sitter, TableInfo
from engines.kernel import Answer, Chance, Done, Setup
from tests.courier import supper as toy
from tests.courier.supper import SUPPER, Pick, Toast, Whisper, supper
from tests.waker.night import BEGUN, Night


async def test_they_play_to_the_end_in_two_to_six_seconds_a_question(night: Night):
    table = await night.lay(1, 2, 3)
    opened: dict[str, float] = {}

    def notice(_: int) -> None:
        seated = night.house.find(table)
        assert seated is not None
        opened.update({prompt.name: prompt.opened_at for prompt in seated.live.session.prompts()})

    night.house.changed.append(notice)
    notice(table)
    await night.is_over(table)
    answers = await night.answers(table)
    assert len(answers) == 2 * 7
    assert all(one.by == "ai" for one in answers)
    for one in answers:
        assert one.at - opened[one.prompt] == pytest.approx(ai_delay(table, one.prompt, 0))
    assert await night.expiries(table) == []


def test_delays_lie_between_two_and_six_seconds_and_differ():
    delays = [ai_delay(table, f"vote.{n}/{seat}", 0) for table in range(9) for n in range(9) for seat in range(9)]
    assert all(SOONEST <= one <= LATEST for one in delays)
    assert len(set(delays)) == len(delays)
    assert min(delays) < 2.1
    assert max(delays) > 5.9


async def test_neither_when_nor_what_depends_on_what_is_hidden_in_the_seed(tmp_path: Path):
    """Two tables with other seeds: the AI players move at the same moments."""
    one, two = [await _moments(tmp_path, seed) for seed in ("one", "two")]
    assert one == two


async def test_a_delay_that_depends_on_what_is_hidden_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    seeds: list[str] = []

    def by_role(table: int, question: str, times: int) -> float:
        return ai_delay(table, question, times) + (0.1 if seeds[-1] == "two" else 0.0)

    monkeypatch.setattr(agenda, "ai_delay", by_role)
    moments: list[list[tuple[str, float]]] = []
    for seed in ("one", "two"):
        seeds.append(seed)
        moments.append(await _moments(tmp_path, seed))
    assert moments[0] != moments[1]


async def _moments(tmp_path: Path, seed: str) -> list[tuple[str, float]]:
    """When which question was answered, at a table of AI players."""
    night = Night(tmp_path / f"{seed}.db")
    async with night.running():
        table = await _lay_with(night, seed)
        await night.is_over(table)
        return [(one.prompt, one.at) for one in await night.answers(table)]


async def _lay_with(night: Night, seed: str) -> int:
    table = await night.store.next_table_id()
    sitters = tuple(Sitter(seat, None, f"Guest {seat}") for seat in (1, 2, 3))
    await night.store.seat_table(TableInfo(table, "supper", 7, 100, 11, "en-US", sitters))
    setup = Setup(game="supper", rules=1, seats=3, seed=seed, ai=(1, 2, 3), begun_at=BEGUN)
    await supper.open(night.house, table, setup)
    return table


async def test_their_chance_is_apart_from_the_games_and_the_same_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    chosen: list[list[Any]] = []
    for stop_after in (0.5, 1000.0):
        night = Night(tmp_path / f"{stop_after}.db")
        async with night.running():
            table = await night.lay(1, 2, 3)
            if stop_after < 1:
                await night.passes(stop_after)
            else:
                await night.is_over(table)
        async with night.running():
            await night.is_over(table)
            chosen.append([(one.prompt, one.command) for one in await night.answers(table)])
            async with supper.look(night.house, table) as seated:
                assert seated.live.session.setup.seed == "s"
    assert chosen[0] == chosen[1]
    seeds: list[str] = []
    honest = Chance.__init__
    monkeypatch.setattr(
        Chance, "__init__", lambda self, seed, *rest: (seeds.append(seed), honest(self, seed, *rest))[1]
    )
    night = Night(tmp_path / "seeds.db")
    async with night.running():
        await night.is_over(await night.lay(1, 2, 3))
    (game, *players) = seeds
    assert game == "s"
    assert len(set(players)) == len(players) == 14
    assert all(one.split("/")[1] == "1" and len(one.split("/")[0]) == 64 for one in players)


async def test_members_are_left_to_decide(night: Night):
    table = await night.lay(2)
    await night.passes(10)
    assert [one.seat for one in await night.answers(table)] == [2]
    for seat in (1, 3):
        await night.does(table, seat, f"pick.1/{seat}", Pick(card=1))
    await night.passes(10)
    assert [one.prompt for one in await night.answers(table)][-1] == "whisper.1/2"


async def test_a_seat_that_is_handed_to_an_ai_player_is_played_and_its_member_may_come_back(night: Night):
    table = await night.lay()
    await night.passes(10)
    await supper.hand_over(night.house, table, 1, "ai", "left", night.clock.now())
    await night.passes(7)
    (answer,) = await night.answers(table)
    assert (answer.seat, answer.by) == (1, "ai")
    assert SOONEST <= answer.at - (BEGUN + 10) <= LATEST
    assert isinstance(answer.command, Pick)
    await night.does(table, 1, "pick.1/1", Pick(card=3 - answer.command.card))
    await night.passes(20)
    assert [one.by for one in await night.answers(table) if one.seat == 1] == ["ai", "member"]


async def test_nobody_moves_while_the_table_is_paused(night: Night):
    table = await night.lay(1, 2, 3)
    await night.passes(1)
    await supper.pause(night.house, table, True, night.clock.now())
    await night.passes(100)
    assert await night.answers(table) == []
    await supper.pause(night.house, table, False, night.clock.now())
    await night.is_over(table)


async def test_on_a_floor_they_are_done_and_think_again_when_somebody_acted(night: Night):
    table = await night.lay(2, 3, talk=True)
    await night.passes(7)
    assert [(one.seat, one.command) for one in await night.answers(table)] == [(seat, Done()) for seat in _order(table)]
    await night.passes(20)
    assert len(await night.answers(table)) == 2
    await night.does(table, 1, "talk.1/1", Toast())
    acted = night.clock.now()
    await night.passes(7)
    again = [one for one in await night.answers(table) if one.by == "ai"][2:]
    assert sorted(one.seat for one in again) == [2, 3]
    assert all(SOONEST <= one.at - acted <= LATEST + 0.01 for one in again)
    await night.does(table, 1, "talk.1/1", Done())
    assert {prompt.window for prompt in await night.prompts(table)} == {"pick.1"}


def _order(table: int) -> list[int]:
    return sorted((2, 3), key=lambda seat: ai_delay(table, f"talk.1/{seat}", 0))


async def test_who_finds_nothing_to_do_is_asked_again_only_after_something_happened(
    night: Night, monkeypatch: pytest.MonkeyPatch
):
    asked: list[tuple[int, float]] = []

    def silent(view: Any, prompts: Any, chance: Chance) -> None:
        asked.append((len(prompts), night.clock.now()))

    monkeypatch.setattr(supper, "game", replace(SUPPER, decide=silent))
    table = await night.lay(3)
    await night.passes(20)
    assert len(asked) == 1
    await night.does(table, 1, "pick.1/1", Pick(card=1))
    await night.passes(10)
    assert len(asked) == 2
    assert [one.seat for one in await night.answers(table)] == [1]


async def test_a_card_playable_at_any_time_may_be_played_with_a_question_and_wakes_nobody_by_itself(
    night: Night, monkeypatch: pytest.MonkeyPatch
):
    offered: list[list[str]] = []

    def decide(view: Any, prompts: Any, chance: Chance) -> Any:
        offered.append([prompt.kind for prompt in prompts])
        if prompts[-1].kind == "spill" and len(offered) == 1:
            return prompts[-1].name, toy.Spill(glasses=1)
        return toy.decide(view, prompts, chance)

    monkeypatch.setattr(supper, "game", replace(SUPPER, decide=decide))
    table = await night.lay(2, wine=True)
    await night.passes(20)
    assert offered == [["pick", "spill"], ["pick", "spill"]]
    assert [type(one.command) for one in await night.answers(table)] == [toy.Spill, Pick]


async def test_what_breaks_in_an_ai_player_or_is_refused_stops_nobody(
    night: Night, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    def decide(view: Any, prompts: Any, chance: Chance) -> Any:
        if prompts[0].seat == 1:
            raise ValueError("the secret card")
        if prompts[0].seat == 2:
            return prompts[0].name, Whisper(word="secret")
        return toy.decide(view, prompts, chance)

    monkeypatch.setattr(supper, "game", replace(SUPPER, decide=decide))
    table = await night.lay(1, 2, 3, rounds=1)
    await night.passes(20)
    assert [one.seat for one in await night.answers(table)] == [3]
    assert f'waker-stumbled table={table} error="ValueError at ' in caplog.text
    assert f"ai-refused table={table} code=illegal-command" in caplog.text
    assert "secret" not in caplog.text
    await night.is_over(table)
    assert all(isinstance(one, Answer) and one.seat == 3 for one in await night.answers(table))
