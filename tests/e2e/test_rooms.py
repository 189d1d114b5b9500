"""Where tables stand: permissions that go in mid-game, channels that are deleted, tables that move, own threads."""

from __future__ import annotations

import pytest

from bot.demo.guest import Guest
from bot.demo.reading import text_of
from bot.store import Plight
from bot.tables import TableInfo
from engines import HANDLERS
from engines.kernel import Prompt, Session
from engines.who_should_we_eat.words import Select
from tests.e2e.evenings import GAME, House, private, said

PROBE = 300  # seconds until the bot tries by itself


def letters(house: House, guest: Guest) -> str:
    """What stands in a member's direct messages."""
    rooms = [one for one in house.playground.hands.channels(guest.id) if one["type"] == 1]
    return "\n".join(text_of(one) for room in rooms for one in house.playground.hands.seen(guest.id, int(room["id"])))


def channel_text(house: House, room: int | None = None) -> str:
    """What stands in a channel for all to see."""
    seen = house.playground.hands.seen(house.guest(9).id, room or house.room)
    return "\n".join(text_of(one) for one in seen)


async def choose(guests: list[Guest], asked: list[Prompt]) -> None:
    """Everybody picks two cards, which is told in the channel."""
    for prompt in asked:
        hand = next(iter(prompt.offers[0].fields.values()))
        await guests[prompt.seat - 1].decides(prompt, Select(play=hand[0], keep=hand[1]))


async def bar(house: House, guests: list[Guest], asked: list[Prompt], *rights: str) -> None:
    """The bot loses permissions, and then has something to tell."""
    house.playground.permit(house.room, house.playground.world.app_id, deny=rights)
    await choose(guests, asked)
    await house.quiet()


async def plights(house: House) -> list[Plight]:
    return await house.app.store.plights()


# ------------------------------------------------ permissions


@pytest.mark.parametrize(("right", "name"), [("SEND_MESSAGES", "Send Messages"), ("VIEW_CHANNEL", "View Channel")])
async def test_a_table_is_paused_and_all_are_told_what_is_missing_when_the_bot_may_not_speak_any_more(
    house: House, right: str, name: str
) -> None:
    guests, asked = await house.lay_until("select", 4)
    await bar(house, guests, asked, right)
    session = await house.session()
    assert session.paused_at is not None
    for guest in guests:
        assert letters(house, guest).count(f"I need: {name}.") == 1
    assert "I need" not in channel_text(house)
    left, length = session.next_deadline, session.length
    await house.wait(5000)
    session = await house.session()
    assert (session.next_deadline, session.length) == (left, length)
    assert all(letters(house, guest).count("is paused: I cannot wait") == 1 for guest in guests)


async def test_it_goes_on_by_itself_as_soon_as_a_channel_is_repaired(house: House) -> None:
    guests, asked = await house.lay_until("select", 4)
    await bar(house, guests, asked, "SEND_MESSAGES")
    repaired = house.clock.now()
    async with house.heard(house.app.steward, "changed"):
        house.playground.permit(house.room, house.playground.world.app_id)
    assert house.clock.now() - repaired < PROBE / 2
    assert (await house.session()).paused_at is None
    assert await plights(house) == []
    assert "The game goes on" in channel_text(house)
    for guest in guests:
        assert "goes on in <#" in letters(house, guest)
    await house.play_until("nothing that is ever asked")
    assert (await house.session()).over


async def test_a_role_that_is_repaired_is_noticed_too(house: House) -> None:
    guests, asked = await house.lay_until("select", 4)
    everyone, own = (int(one["id"]) for one in house.playground.world.guild["roles"])
    for role in (everyone, own):
        house.playground.grant(role, deny=["SEND_MESSAGES"])
    await choose(guests, asked)
    await house.quiet()
    assert (await house.session()).paused_at is not None
    async with house.heard(house.app.steward, "changed"):
        house.playground.grant(own, allow=["SEND_MESSAGES"])
    assert (await house.session()).paused_at is None


async def test_a_repair_of_which_discord_tells_nothing_is_found_by_trying(house: House) -> None:
    guests, asked = await house.lay_until("select", 4)
    await bar(house, guests, asked, "SEND_MESSAGES")
    world = house.playground.world
    world.overwrite(world.channel(house.room), world.app_id, 1, 0, 0)
    await house.wait(PROBE + 10)
    assert (await house.session()).paused_at is None
    assert await plights(house) == []


async def test_a_change_that_repairs_nothing_is_no_reason_to_try(house: House) -> None:
    guests, asked = await house.lay_until("select", 4)
    await bar(house, guests, asked, "SEND_MESSAGES")
    tried = sum(one.status == 403 for one in house.playground.requests)
    async with house.heard(house.app.steward, "changed"):
        house.playground.permit(house.room, house.playground.world.app_id, deny=["SEND_MESSAGES", "ATTACH_FILES"])
    assert sum(one.status == 403 for one in house.playground.requests) == tried
    assert (await house.session()).paused_at is not None


async def test_a_table_that_its_members_had_paused_stays_paused_after_the_repair(house: House) -> None:
    guests, asked = await house.lay_until("select", 4)
    house.playground.permit(house.room, house.playground.world.app_id, deny=["SEND_MESSAGES"])
    await guests[0].types("table pause")
    await house.quiet()
    assert "is paused: I cannot wait" in letters(house, guests[1])
    async with house.heard(house.app.steward, "changed"):
        house.playground.permit(house.room, house.playground.world.app_id)
    assert await plights(house) == []
    assert (await house.session()).paused_at is not None
    assert len(asked) == 4


async def test_a_plight_outlives_the_bot(house: House) -> None:
    guests, asked = await house.lay_until("select", 4)
    await bar(house, guests, asked, "SEND_MESSAGES")
    await house.close()
    await house.open()
    await house.quiet()
    assert letters(house, guests[1]).count("is paused: I cannot wait") == 1
    async with house.heard(house.app.steward, "changed"):
        house.playground.permit(house.room, house.playground.world.app_id)
    assert (await house.session()).paused_at is None


async def test_where_somebody_lets_the_clocks_run_they_are_stopped_again_and_nobody_is_told_twice(house: House) -> None:
    guests, asked = await house.lay_until("select", 4)
    await bar(house, guests, asked, "SEND_MESSAGES")
    await guests[2].types("table resume")
    await house.wait(PROBE + 10)
    assert (await house.session()).paused_at is not None
    assert letters(house, guests[1]).count("is paused: I cannot wait") == 1


@pytest.mark.parametrize("told", [False, True])
async def test_what_a_process_before_this_one_did_not_finish_is_done_now(house: House, told: bool) -> None:
    """It kept the plight, and ended before the clocks were stopped and the letters written."""
    guests, _ = await house.lay_until("select", 4)
    info = await house.table()
    await house.app.store.set_plight(Plight(info.id, "gone", (), house.clock.now(), True, told))
    await house.close()
    house.playground.delete_channel(house.room)
    await house.open()
    await house.quiet()
    assert (await session_of(house, info.id)).paused_at is not None
    assert [letters(house, guest).count("`/table move`") for guest in guests] == [0 if told else 1] * 4


# ------------------------------------------------ channels that are gone


async def lose(house: House) -> tuple[list[Guest], TableInfo]:
    """A table whose channel was deleted in the middle of a question."""
    guests, _ = await house.lay_until("select", 4)
    info = await house.table()
    async with house.heard(house.app.steward, "lost"):
        house.playground.delete_channel(house.room)
    return guests, info


async def session_of(house: House, table: int) -> Session:
    info = await house.app.store.table(table)
    assert info is not None
    async with HANDLERS[info.game].look(house.app.house, table) as seated:
        return seated.live.session


async def test_a_table_without_its_channel_stands_still_and_its_members_are_told(house: House) -> None:
    guests, info = await lose(house)
    assert (await session_of(house, info.id)).paused_at is not None
    for guest in guests:
        assert letters(house, guest).count("`/table move`") == 1
        assert "ends <t:" in letters(house, guest)


async def test_its_host_moves_it_and_it_goes_on_there(house: House) -> None:
    guests, info = await lose(house)
    there = house.room  # the first channel that is left
    assert "no table elsewhere" not in said(await house.guest(1, room=there).types("table status"))
    assert "host of no table" in said(await house.guest(1, room=there).types("table move"))
    assert private(await house.guest(0, room=there).types("table move"))
    await house.quiet()
    moved = await house.table()
    assert (moved.id, moved.channel) == (info.id, there)
    session = await house.session()
    assert session.paused_at is None
    assert [one.kind for one in session.prompts()] == ["select"] * 4
    assert "Round 1" in channel_text(house)
    assert all("goes on there" in letters(house, guest) for guest in guests)
    guests = [house.guest(number, room=there) for number in range(4)]
    await choose(guests, session.prompts())
    await house.quiet()
    await house.play_until("nothing that is ever asked")
    assert (await house.session()).over


async def test_nobody_moves_it_and_after_a_day_it_ends(house: House) -> None:
    guests, info = await lose(house)
    await house.wait(86000)
    assert await house.app.store.status(info.id) == "playing"
    await house.wait(500)
    assert await house.app.store.status(info.id) == "ended"
    assert all("ended without a result" in letters(house, guest) for guest in guests)
    assert await plights(house) == []


async def test_the_day_goes_on_while_the_bot_is_away(house: House) -> None:
    _, info = await lose(house)
    await house.close()
    await house.hourglass.wait(90000)
    await house.open()
    await house.wait(10)
    assert await house.app.store.status(info.id) == "ended"


async def test_a_channel_that_was_deleted_while_the_bot_was_away_is_noticed(house: House) -> None:
    guests, _ = await house.lay_until("select", 4)
    info = await house.table()
    await house.close()
    house.playground.delete_channel(house.room)
    await house.hourglass.wait(60)
    await house.open()
    await house.quiet()
    assert (await session_of(house, info.id)).paused_at is not None
    assert "`/table move`" in letters(house, guests[2])


async def test_a_table_moves_only_where_there_is_room_for_it(house: House) -> None:
    await lose(house)
    taken, free = house.rooms
    await house.guest(5, room=taken).types(f"newgame {GAME}")
    assert "table in this channel already" in said(await house.guest(0, room=taken).types("table move"))
    house.playground.permit(free, house.playground.world.app_id, deny=["SEND_MESSAGES"])
    assert "Send Messages" in said(await house.guest(0, room=free).types("table move"))


async def test_a_table_moves_from_a_channel_that_stays_and_leaves_word_there(house: House) -> None:
    await house.lay_until("select", 4)
    here, there = house.rooms[:2]
    assert private(await house.guest(0, room=there).types("table move"))
    await house.quiet()
    assert f"stands in <#{there}> now" in channel_text(house, here)
    assert "My cards" not in channel_text(house, here)
    assert "My cards" in channel_text(house, there)
    assert not private(await house.guest(6).types(f"newgame {GAME}"))


async def test_a_lobby_goes_with_its_channel(house: House) -> None:
    await house.guest(0).types(f"newgame {GAME}")
    lost = house.room
    async with house.heard(house.app.steward, "lost"):
        house.playground.delete_channel(lost)
    assert await house.lobby(lost) is None


# ------------------------------------------------ threads


async def lay_in_thread(house: House, members: int = 4) -> tuple[list[Guest], TableInfo]:
    """A table with a thread of its own."""
    house.app.new_seed = lambda: "7" * 64
    host, *others = house.guests(members)
    await host.types(f"newgame {GAME}", {"thread": True})
    for guest in others:
        await guest.presses_in_lobby("join")
    await host.presses_in_lobby("start")
    await house.quiet()
    info, *_ = await house.app.store.tables_of(host.id)
    return [house.guest(number, room=info.channel) for number in range(members)], info


async def test_a_table_has_a_thread_of_its_own_and_the_channel_one_line_that_leads_there(house: House) -> None:
    guests, info = await lay_in_thread(house)
    thread = house.playground.world.channel(info.channel)
    assert (thread["type"], int(thread["parent_id"])) == (11, house.room)
    assert "Who Should We Eat?" in thread["name"]
    assert f"<#{info.channel}>" in channel_text(house)
    assert "My cards" not in channel_text(house)
    assert "Round 1" in channel_text(house, info.channel)
    assert private(await guests[1].presses_about("cards"))


async def test_there_is_one_table_a_channel_or_thread_and_many_a_server(house: House) -> None:
    _, first = await lay_in_thread(house)
    _, second = await lay_in_thread(house)
    assert first.channel != second.channel
    await house.lay(4)
    third = await house.table()
    assert len({first.channel, second.channel, third.channel}) == 3
    for room in (first.channel, house.room):
        assert "already" in said(await house.guest(5, room=room).types(f"newgame {GAME}"))
    assert not private(await house.guest(5, room=house.rooms[1]).types(f"newgame {GAME}"))


@pytest.mark.parametrize("right", ["CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS"])
async def test_the_rights_for_a_thread_are_asked_for_in_the_lobby(house: House, right: str) -> None:
    house.playground.permit(house.room, house.playground.world.app_id, deny=[right])
    name = right.replace("_", " ").title().replace(" In ", " in ")
    assert name in said(await house.guest(0).types(f"newgame {GAME}", {"thread": True}))
    assert await house.lobby() is None
    await house.guest(0).types(f"newgame {GAME}")
    await house.guest(0).presses_in_lobby("settings")
    assert name in said(await house.guest(0).presses_in_lobby("turn.thread"))
    lobby = await house.lobby()
    assert lobby is not None
    assert lobby.options == {}


async def test_a_custom_is_switched_on_and_off_in_the_settings(house: House) -> None:
    ann = house.guest(0)
    await ann.types(f"newgame {GAME}")
    await ann.presses_in_lobby("settings")
    for on in (True, False):
        await ann.presses_in_lobby("turn.thread")
        lobby = await house.lobby()
        assert lobby is not None
        assert lobby.options == {"thread": on}
    assert "Only the host" in said(await house.forge(house.guest(1), f"l|{lobby.id}|turn.thread"))
    assert private(await house.forge(ann, f"l|{lobby.id}|turn.tables"))
    assert private(await house.forge(ann, f"l|{lobby.id}|turn.discussion"))
    assert (await house.lobby()) == lobby


async def test_an_option_of_the_game_that_is_on_or_off_is_switched_in_the_settings(house: House) -> None:
    ann = house.guest(0)
    await ann.types(f"newgame {GAME}")
    await ann.presses_in_lobby("settings")
    for on in (True, False):
        await ann.presses_in_lobby("turn.beginner")
        lobby = await house.lobby()
        assert lobby is not None
        assert lobby.options.get("beginner", False) is on


async def test_a_thread_that_discord_does_not_open_leaves_the_lobby_as_it_is(house: House) -> None:
    ann = house.guest(0)
    await ann.types(f"newgame {GAME}", {"thread": True})
    for _ in range(3):
        await ann.presses_in_lobby("ai")
    full = {"code": 160006, "message": "Maximum number of active threads reached"}
    house.playground.fault("POST", "/threads$", status=400, body=full)
    assert "could not open a thread" in said(await ann.presses_in_lobby("start"))
    assert await house.lobby() is not None
    await ann.presses_in_lobby("start")
    assert await house.lobby() is None


async def test_an_archived_thread_is_woken(house: House) -> None:
    guests, info = await lay_in_thread(house)
    board = info.board
    house.playground.archive(info.channel)
    session = await session_of(house, info.id)
    asked = next(one for one in session.prompts())
    await guests[asked.seat - 1].decides(asked, asked.commands()[0])
    await house.wait(30)
    assert house.playground.world.channel(info.channel)["thread_metadata"]["archived"] is False
    now = await house.app.store.table(info.id)
    assert now is not None
    boards = [one for one in house.playground.hands.seen(house.guest(9).id, info.channel) if "My cards" in text_of(one)]
    assert [int(one["id"]) for one in boards] == [now.board]
    assert now.board is not None
    assert board is not None
    assert now.board >= board


async def test_a_locked_thread_pauses_the_table_until_it_is_open_again(house: House) -> None:
    guests, info = await lay_in_thread(house)
    house.playground.archive(info.channel, locked=True)
    await HANDLERS[info.game].more_time(house.app.house, info.id, 60, house.clock.now())
    await house.quiet()
    assert (await session_of(house, info.id)).paused_at is not None
    assert "is paused" in letters(house, guests[1])
    thread = house.playground.world.channel(info.channel)
    thread["thread_metadata"]["locked"] = False
    async with house.heard(house.app.steward, "changed"):
        house.playground.posting.archive(thread, False)
    assert (await session_of(house, info.id)).paused_at is None


async def test_a_deleted_thread_stops_its_table_alone(house: House) -> None:
    guests, info = await lay_in_thread(house)
    await house.lay(4)
    other = await house.table()
    async with house.heard(house.app.steward, "lost"):
        house.playground.delete_thread(info.channel)
    assert (await session_of(house, info.id)).paused_at is not None
    assert (await session_of(house, other.id)).paused_at is None
    assert "`/table move`" in letters(house, guests[1])


async def test_the_threads_of_a_deleted_channel_go_with_it(house: House) -> None:
    guests, info = await lay_in_thread(house)
    async with house.heard(house.app.steward, "lost"):
        house.playground.delete_channel(house.room)
    await house.wait(1)
    assert (await session_of(house, info.id)).paused_at is not None
    assert letters(house, guests[1]).count("`/table move`") == 1
