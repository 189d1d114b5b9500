"""Faults on demand."""

from __future__ import annotations

import asyncio

import discord
import pytest

from playground import Playground
from tests.playground.butler import Butler
from tests.playground.rest import Rest
from tests.playground.test_messages import channel_of


async def test_a_fault_strikes_as_often_as_it_was_ordered(rest: Rest, playground: Playground, room: int) -> None:
    playground.fault("GET", rf"^/channels/{room}$", status=418, body={"message": "a teapot", "code": 7}, times=2)
    answers = [await rest.get(f"/channels/{room}") for _ in range(3)]
    assert [status for status, _ in answers] == [418, 418, 200]
    assert answers[0][1] == {"message": "a teapot", "code": 7}


async def test_a_fault_meets_only_its_method_and_path(rest: Rest, playground: Playground, room: int) -> None:
    playground.fault("POST", "/messages$", status=500)
    assert (await rest.get(f"/channels/{room}/messages"))[0] == 200
    assert (await rest.post(f"/channels/{room}/typing"))[0] == 204
    assert (await rest.post(f"/channels/{room}/messages", {"content": "x"}))[0] == 500
    playground.fault("*", "typing", status=500, headers={"X-Why": "test"})
    assert (await rest.post(f"/channels/{room}/typing"))[0] == 500
    assert rest.headers["X-Why"] == "test"


async def test_a_fault_may_carry_the_request_out_and_lose_only_the_answer(
    rest: Rest, playground: Playground, ann: int, room: int
) -> None:
    playground.fault("POST", "/messages", status=500, after=True)
    assert (await rest.post(f"/channels/{room}/messages", {"content": "said"}))[0] == 500
    assert [one["content"] for one in playground.hands.seen(ann, room)] == ["said"]


async def test_a_fault_may_let_some_pass_and_do_something_else_besides(
    rest: Rest, playground: Playground, ann: int, room: int
) -> None:
    seen: list[int] = []

    def look() -> None:
        seen.append(len(playground.hands.seen(ann, room)))

    playground.fault("POST", "/messages", status=500, after=True, skip=1, then=look)
    answers = [await rest.post(f"/channels/{room}/messages", {"content": "said"}) for _ in range(2)]
    playground.fault("POST", "/messages", status=500, skip=1, then=look)
    answers += [await rest.post(f"/channels/{room}/messages", {"content": "said"}) for _ in range(3)]
    assert [status for status, _ in answers] == [200, 500, 200, 500, 200]
    assert seen == [2, 3]


async def test_a_delay_holds_up_one_request_and_no_other(rest: Rest, playground: Playground, room: int) -> None:
    playground.fault("POST", "/typing", delay=0.5)
    slow = asyncio.create_task(rest.post(f"/channels/{room}/typing"))
    await asyncio.sleep(0)
    await rest.get(f"/channels/{room}")
    assert (await slow)[0] == 204
    assert [one.method for one in playground.requests] == ["GET", "POST"]


async def test_what_discord_py_gives_up_on_reaches_the_bot(butler: Butler, playground: Playground, room: int) -> None:
    playground.fault("POST", "/messages", status=403, body={"message": "Missing Access", "code": 50001})
    with pytest.raises(discord.Forbidden) as refused:
        await channel_of(butler, room).send("soup")
    assert refused.value.code == 50001


async def test_a_mistake_of_the_playground_itself_is_a_complaint(
    rest: Rest, playground: Playground, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    monkeypatch.setattr(playground.world, "need", None)
    assert await rest.get(f"/channels/{room}") == (500, {"message": "500: Internal Server Error", "code": 0})
    assert [one.what for one in playground.complaints] == ["the playground is at fault"]
    playground.complaints.clear()
