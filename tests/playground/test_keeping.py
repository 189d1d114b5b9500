"""A world that outlives its server."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from discord import ui

from playground import Playground, point_discord_py_at
from playground.keeping import restore, save, saved_at
from tests.playground.butler import Butler, serving
from tests.playground.conftest import new_playground
from tests.playground.test_layouts import Count
from tests.playground.test_messages import channel_of


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return tmp_path / "play.world"


async def test_members_messages_and_commands_are_there_again_and_the_bot_goes_on(
    playground: Playground, ann: int, ben: int, room: int, kept: Path
) -> None:
    async with serving(Butler(), playground) as butler:
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.ActionRow(Count(1)))
        message = await channel_of(butler, room).send(view=view)
        user = await butler.fetch_user(ben)
        said = await user.send("your cards", nonce="n1")
        secret = playground.posting.say(
            playground.world.channel(room), playground.world.app_id, {"content": "your role"}, viewer=ben
        )
    save(playground.world, kept)
    again = new_playground()
    assert restore(again.world, kept)
    await again.start()
    point_discord_py_at(again.url)
    assert again.world.people == playground.world.people
    assert [one["id"] for one in again.hands.channels(ben)] == [one["id"] for one in playground.hands.channels(ben)]
    assert [one["id"] for one in again.hands.seen(ben, room)] == [str(message.id), secret["id"]]
    assert [one["id"] for one in again.hands.seen(ann, room)] == [str(message.id)]
    commands = {one["name"]: one["id"] for one in playground.hands.commands()}
    async with serving(Butler(), again) as butler:
        butler.add_dynamic_items(Count)
        assert {one["name"]: one["id"] for one in again.hands.commands()} == commands
        outcome = await (await again.hands.press(ann, message.id, "count:1")).outcome()
        assert outcome["kind"] == "update"
        user = await butler.fetch_user(ben)
        assert (await user.send("your cards", nonce="n1")).id == said.id
        later = await user.send("more")
        assert later.id > int(secret["id"])
        assert isinstance(later.channel, discord.DMChannel)
    await again.stop()
    assert again.complaints == []


def test_what_was_read_stays_read(playground: Playground, ann: int, ben: int, room: int, kept: Path) -> None:
    say = playground.posting.say
    first = say(playground.world.channel(room), ben, {"content": "one"})
    playground.page.room.reading.recount()
    playground.page.room.reading.read(ann, room, int(first["id"]))
    second = say(playground.world.channel(room), ben, {"content": "two"})
    save(playground.world, kept)
    again = new_playground()
    assert restore(again.world, kept)
    again.page.room.reading.recount()
    assert again.page.room.reading.marks(ann) == {str(room): {"unread": 1, "calls": 0, "first": second["id"]}}
    assert again.page.room.reading.marks(ben) == {}


def test_the_clock_of_the_written_world_is_known_and_only_its_owner_may_read_it(kept: Path) -> None:
    assert saved_at(kept) is None
    save(Playground(now=lambda: 1_700_000_000.0).world, kept)
    assert saved_at(kept) == 1_700_000_000.0
    assert kept.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("content", [b"", b"nonsense", b"\x80\x04}.", b"I5x\n.", b"\x80\x04h\x09."])
def test_a_file_that_cannot_be_read_leaves_the_new_world_as_it_is(kept: Path, content: bytes) -> None:
    kept.write_bytes(content)
    world = Playground().world
    people = world.people
    assert not restore(world, kept)
    assert world.people == people
