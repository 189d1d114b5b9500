"""Ids, rights, and what does not leave the server."""

from __future__ import annotations

from playground import Playground
from playground.objects import public
from playground.permissions import EVERYTHING, mask
from playground.snowflakes import Snowflakes, seconds_of
from playground.world import World


def test_ids_carry_their_time_and_rise_even_when_the_clock_stands_or_jumps_back() -> None:
    now = [1_700_000_000.5]
    ids = Snowflakes(lambda: now[0])
    first = ids.next()
    assert seconds_of(first) == 1_700_000_000.5
    second = ids.next()
    now[0] -= 3600
    third = ids.next()
    now[0] += 7200
    fourth = ids.next()
    assert first < second < third < fourth
    assert seconds_of(fourth) == 1_700_003_600.5


def test_times_are_those_of_the_clock_that_was_given() -> None:
    world = Playground(now=lambda: 1_700_000_000.0).world
    assert world.stamp() == "2023-11-14T22:13:20+00:00"
    assert seconds_of(world.app_id) == 1_700_000_000.0


def test_there_are_ten_members_and_three_channels_unless_others_are_named() -> None:
    world = World()
    assert len(world.people) == 10
    assert [one["name"] for one in world.channels.values()] == ["dining-room", "kitchen", "pantry"]
    two = World(["Zoë", "Ann Lee"])
    assert [two.users[one]["username"] for one in two.people] == ["zoe", "ann-lee"]


def test_rights_come_from_roles_then_from_the_channel() -> None:
    world = World()
    ann, ben, *_ = world.people
    channel = next(iter(world.channels.values()))
    everyone = int(world.guild["id"])
    view, send, files = (mask(one) for one in ("VIEW_CHANNEL", "SEND_MESSAGES", "ATTACH_FILES"))
    assert world.rights(ann, channel) == EVERYTHING
    assert world.rights(ben, channel) & send
    world.overwrite(channel, everyone, 0, 0, send)
    assert not world.rights(ben, channel) & (send | files)
    world.overwrite(channel, ben, 1, send, 0)
    assert world.rights(ben, channel) & send
    assert not world.rights(world.app_id, channel) & send
    role = int(world.members[world.app_id]["roles"][0])
    world.overwrite(channel, role, 0, send, 0)
    assert world.rights(world.app_id, channel) & send
    world.overwrite(channel, ben, 1, 0, view)
    assert world.rights(ben, channel) == 0
    assert world.rights(12, channel) == 0


def test_a_nonce_is_forgotten_after_some_minutes() -> None:
    now = [0.0]
    world = World(now=lambda: 1_700_000_000.0 + now[0])
    channel = next(iter(world.channels))
    message = {"id": "5", "channel_id": str(channel)}
    world.keep(message)
    world.remember_nonce("1", str(channel), "n", message)
    now[0] = 299
    assert world.by_nonce("1", str(channel), "n") is message
    now[0] = 301
    assert world.by_nonce("1", str(channel), "n") is None


def test_what_begins_with_an_underscore_stays() -> None:
    assert public({"a": [{"_b": 1, "c": {"_d": 2}}], "_e": 3}) == {"a": [{"c": {}}]}
