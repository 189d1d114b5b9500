"""What can go wrong, by name: each does what it says, and what cannot happen is refused in words."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from playground import Playground
from playground.mishaps import Mishaps, NoMishap
from tests.playground.butler import Butler
from tests.playground.rest import Rest


async def test_messages_are_closed_and_opened(rest: Rest, playground: Playground, ben: int) -> None:
    room = playground.world.dm(ben)["id"]
    await playground.mishaps.happen("messages-closed", {"member": str(ben)})
    assert (await rest.post(f"/channels/{room}/messages", {"content": "psst"}))[1]["code"] == 50007
    await playground.mishaps.happen("messages-open", {"member": ben})
    assert (await rest.post(f"/channels/{room}/messages", {"content": "psst"}))[0] == 200


async def test_a_right_is_taken_and_given_back_and_the_others_stay(
    rest: Rest, playground: Playground, room: int
) -> None:
    playground.permit(room, playground.world.app_id, allow=["MANAGE_MESSAGES"], deny=["EMBED_LINKS"])
    before = playground.world.rights(playground.world.app_id, playground.world.channel(room))
    await playground.mishaps.happen("right-taken", {"channel": str(room), "right": "ATTACH_FILES"})
    after = playground.world.rights(playground.world.app_id, playground.world.channel(room))
    assert before ^ after == 1 << 15
    await playground.mishaps.happen("right-taken", {"channel": str(room), "right": "SEND_MESSAGES"})
    assert (await rest.post(f"/channels/{room}/messages", {"content": "x"}))[1]["code"] == 50013
    await playground.mishaps.happen("right-given-back", {"channel": str(room), "right": "SEND_MESSAGES"})
    await playground.mishaps.happen("right-given-back", {"channel": str(room), "right": "ATTACH_FILES"})
    assert playground.world.rights(playground.world.app_id, playground.world.channel(room)) == before


async def test_channels_and_threads_are_deleted(rest: Rest, playground: Playground, ann: int, room: int) -> None:
    thread = playground.threads.start(playground.world.channel(room), ann, {"name": "aside", "type": 11})["id"]
    for channel in (thread, str(room)):
        await playground.mishaps.happen("channel-deleted", {"channel": channel})
        assert (await rest.get(f"/channels/{channel}"))[1]["code"] == 10003


async def test_a_member_goes_and_comes_back(rest: Rest, playground: Playground, ben: int) -> None:
    where = f"/guilds/{playground.world.guild['id']}/members/{ben}"
    room = playground.world.dm(ben)["id"]
    await playground.mishaps.happen("member-gone", {"member": str(ben)})
    assert (await rest.get(where))[1]["code"] == 10007
    assert (await rest.post(f"/channels/{room}/messages", {"content": "psst"}))[1]["code"] == 50278
    await playground.mishaps.happen("member-back", {"member": str(ben)})
    assert (await rest.get(where))[0] == 200
    assert ben in playground.world.people


async def test_who_leaves_is_in_no_thread_any_more(playground: Playground, ann: int, ben: int, room: int) -> None:
    thread = playground.threads.start(playground.world.channel(room), ann, {"name": "aside", "type": 12})
    made = playground.world.channel(int(thread["id"]))
    playground.threads.add(made, ann, ben)
    await playground.mishaps.happen("member-gone", {"member": ben})
    await playground.mishaps.happen("member-back", {"member": ben})
    assert not playground.world.sees(ben, made)
    assert made["member_count"] == 1


async def test_server_errors_are_discords_and_come_so_often(rest: Rest, playground: Playground, room: int) -> None:
    await playground.mishaps.happen("server-errors", {"times": 2})
    answers = [await rest.get(f"/channels/{room}") for _ in range(3)]
    assert [status for status, _ in answers] == [503, 503, 200]
    assert answers[0][1] == {"message": "503: Service Unavailable", "code": 0}
    await playground.mishaps.happen("server-errors", {"times": 5})
    await playground.mishaps.happen("all-clear")
    assert (await rest.get(f"/channels/{room}"))[0] == 200


async def test_answers_are_slow(butler: Butler, playground: Playground, ann: int, room: int) -> None:
    playground.interactions.patience = 0.05
    late: asyncio.Future[discord.HTTPException] = asyncio.get_running_loop().create_future()

    async def act(interaction: discord.Interaction) -> None:
        try:
            await interaction.response.send_message("soup")
        except discord.HTTPException as error:
            late.set_result(error)

    butler.acts["it"] = act
    await playground.mishaps.happen("slow-answers", {"seconds": 0.1})
    assert (await (await playground.hands.slash(ann, room, "do", {"what": "it"})).outcome())["kind"] == "failed"
    assert (await late).code == 10062


@pytest.mark.parametrize(("kind", "event"), [("socket-dropped", "shard_resumed"), ("session-lost", "shard_ready")])
async def test_a_dropped_socket_is_resumed_and_a_lost_session_begins_anew(
    butler: Butler, playground: Playground, kind: str, event: str
) -> None:
    heard = asyncio.create_task(butler.hears(event))
    await asyncio.sleep(0)
    await playground.mishaps.happen(kind)
    await heard


@pytest.mark.parametrize(("kind", "copies"), [("presses-twice", 2), ("presses-lost", 0)])
async def test_presses_come_twice_or_never(
    butler: Butler, playground: Playground, ann: int, room: int, kind: str, copies: int
) -> None:
    heard: list[int] = []
    refused: asyncio.Queue[int] = asyncio.Queue()

    async def act(interaction: discord.Interaction) -> None:
        heard.append(interaction.id)
        try:
            await interaction.response.send_message("soup")
            refused.put_nowait(0)
        except discord.HTTPException as error:
            refused.put_nowait(error.code)

    butler.acts["it"] = act
    playground.interactions.patience = 60.0 if copies else 0.05
    await playground.mishaps.happen(kind, {"times": 1})
    lost = await (await playground.hands.slash(ann, room, "do", {"what": "it"})).outcome()
    assert lost["kind"] == ("message" if copies else "failed")
    assert sorted([await refused.get() for _ in range(copies)]) == [0, 40060][:copies]
    playground.interactions.patience = 60.0
    assert (await (await playground.hands.slash(ann, room, "do", {"what": "it"})).outcome())["kind"] == "message"
    await refused.get()
    assert len(heard) == copies + 1
    assert [one["content"] for one in playground.hands.seen(ann, room)] == ["soup"] * (copies // 2 + 1)


async def test_presses_come_late(butler: Butler, playground: Playground, ann: int, room: int) -> None:
    told: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def act(interaction: discord.Interaction) -> None:
        try:
            await interaction.response.send_message("soup")
        except discord.HTTPException as error:
            told.set_result(error.code)

    butler.acts["it"] = act
    playground.interactions.patience = 0.05
    await playground.mishaps.happen("presses-late", {"seconds": 0.1})
    assert (await (await playground.hands.slash(ann, room, "do", {"what": "it"})).outcome())["kind"] == "failed"
    assert await told == 10062


@pytest.mark.parametrize(
    ("kind", "about"),
    [
        ("rain", {}),
        ("messages-closed", {}),
        ("messages-closed", {"member": "ben"}),
        ("messages-closed", {"member": 5}),
        ("member-gone", {"member": None}),
        ("member-back", {"member": 5}),
        ("right-taken", {"channel": 5, "right": "SEND_MESSAGES"}),
        ("right-taken", {"right": "SEND_MESSAGES"}),
        ("channel-deleted", {"channel": []}),
        ("server-errors", {"times": 0}),
        ("server-errors", {"times": "x"}),
        ("slow-answers", {"seconds": -1}),
        ("presses-late", {"seconds": float("nan")}),
    ],
)
async def test_what_cannot_happen_is_refused_in_words(playground: Playground, kind: str, about: dict[str, Any]) -> None:
    with pytest.raises(NoMishap, match=r"\w"):
        await playground.mishaps.happen(kind, about)


async def test_a_right_that_is_none_and_a_direct_message_cannot_be_taken(
    playground: Playground, ann: int, room: int
) -> None:
    with pytest.raises(NoMishap, match="permission"):
        await playground.mishaps.happen("right-taken", {"channel": room, "right": "FLY"})
    for kind in ("channel-deleted", "right-taken"):
        with pytest.raises(NoMishap, match="direct messages"):
            await playground.mishaps.happen(kind, {"channel": playground.world.dm(ann)["id"], "right": "SEND_MESSAGES"})


async def test_a_member_who_is_there_cannot_come_back(playground: Playground, ben: int) -> None:
    with pytest.raises(NoMishap, match="has left"):
        await playground.mishaps.happen("member-back", {"member": ben})


async def test_all_kinds_are_listed_with_what_they_need(playground: Playground) -> None:
    kinds = {one["kind"]: one["needs"] for one in Mishaps.kinds()}
    assert kinds["right-taken"] == ["channel", "right"]
    assert "SEND_MESSAGES" in Mishaps.rights()
    for kind, needs in kinds.items():  # those that need nothing happen as they are, and the others say what they need
        if set(needs) <= {"times", "seconds"}:
            await playground.mishaps.happen(kind)
        else:
            with pytest.raises(NoMishap, match=r"\?$"):
                await playground.mishaps.happen(kind)
    playground.faults.clear()
