"""`/table`: status, leaving, the clocks, the end."""

from __future__ import annotations

from bot.demo.guest import Guest
from engines.who_should_we_eat.options import Options
from tests.e2e.evenings import GAME, House, private, said


async def test_status_shows_the_board_and_leads_to_it(house: House) -> None:
    guests = await house.lay(4)
    outcome = await house.guest(8).types("table status")
    assert private(outcome)
    assert "Round 1" in said(outcome)
    board = (await house.table()).board
    assert any(str(board) in str(one.get("url")) for one in _buttons(outcome["message"]))
    assert len(guests) == 4


def _buttons(thing: object) -> list[dict[str, object]]:
    if isinstance(thing, list):
        return [found for one in thing for found in _buttons(one)]
    if isinstance(thing, dict):
        own = [thing] if thing.get("type") == 2 else []
        return own + _buttons(thing.get("components", []))
    return []


async def test_without_a_table_there_is_no_status(house: House) -> None:
    for word in ("status", "leave", "pause", "resume", "more-time", "end"):
        outcome = await house.guest(0).types(f"table {word}")
        assert private(outcome)
        assert "/newgame" in said(outcome)


async def test_who_leaves_is_replaced_by_an_ai_player_for_good(house: House) -> None:
    guests = await house.lay(4)
    assert private(await guests[1].types("table leave"))
    await house.quiet()
    assert (await house.session()).players[2] == "ai"
    assert (await house.table()).seats_of(guests[1].id) == []
    assert "**Ben** has left" in house.guest(9).screen()
    assert "no seat" in said(await guests[1].presses_about("cards"))
    assert "no seat" in said(await guests[1].types("table leave"))
    assert (await house.table()).owner == guests[0].id


async def test_the_next_member_is_host_when_the_host_leaves_and_the_table_ends_with_its_last(house: House) -> None:
    ann, ben = await house.lay(2, 4)
    await ann.types("table leave")
    assert (await house.table()).owner == ben.id
    await ben.types("table leave")
    await house.quiet()
    assert await house.app.store.table_in(house.room) is None
    assert "ended without a result" in house.guest(9).screen()


async def test_a_paused_table_takes_no_decisions_until_it_is_resumed(house: House) -> None:
    guests, (prompt, *_) = await house.lay_until("select", 4)
    guest = guests[prompt.seat - 1]
    left = (await house.session()).next_deadline
    assert private(await guest.types("table pause"))
    await house.quiet()
    assert (await house.session()).paused_at is not None
    outcome = await house.forge(guest, f"c|{house.number}|{prompt.window}|select|sx,sy")
    assert "paused" in said(outcome)
    assert "paused" in said(await guest.types("table pause"))
    await house.wait(500)
    await guest.types("table resume")
    deadline = (await house.session()).next_deadline
    assert left is not None
    assert deadline is not None
    assert deadline >= left + 500
    assert "not paused" in said(await guest.types("table resume"))


async def test_more_time_moves_the_deadlines(house: House) -> None:
    guests = await house.lay(4)
    before = (await house.session()).next_deadline
    await guests[3].types("table more-time", {"seconds": 90})
    assert before is not None
    assert (await house.session()).next_deadline == before + 90


async def test_spectators_do_not_touch_the_clocks(house: House) -> None:
    await house.lay(4)
    for word in ("pause", "resume", "more-time"):
        assert "no seat" in said(await house.guest(8).types(f"table {word}"))
    assert (await house.session()).paused_at is None


async def test_the_host_ends_the_table_once_it_was_asked_for_twice(house: House) -> None:
    guests = await house.lay(4)
    assert private(await guests[0].types("table end"))
    assert (await house.table()).id == house.number
    await guests[0].presses_about("end")
    await house.quiet()
    assert await house.app.store.table_in(house.room) is None
    assert "ended without a result" in house.guest(9).screen()
    assert not private(await guests[1].types(f"newgame {GAME}"))


async def test_others_do_not_end_it_but_who_manages_messages_does(house: House) -> None:
    host, other = house.guest(1), house.guest(2)
    await _lay_with_host(house, host)
    outcome = await other.types("table end")
    assert private(outcome)
    assert "Only the host" in said(outcome)
    forged = await house.forge(other, f"t|{house.number}|end")
    assert "Only the host" in said(forged)
    assert await house.app.store.table_in(house.room) is not None
    manager = house.guest(0)  # owns the server
    await manager.types("table end")
    await manager.presses_about("end")
    assert await house.app.store.table_in(house.room) is None


async def _lay_with_host(house: House, host: Guest) -> None:
    await host.types(f"newgame {GAME}")
    for _ in range(3):
        await host.presses_in_lobby("ai")
    await host.presses_in_lobby("start")
    await house.quiet()
    house.number = (await house.table()).id


async def test_a_lobby_is_ended_in_the_same_way(house: House) -> None:
    await house.guest(1).types(f"newgame {GAME}")
    assert "Only the host" in said(await house.guest(2).types("table end"))
    await house.guest(1).types("table end")
    assert await house.lobby() is None
    assert "called off" in house.guest(9).screen()


async def test_options_reach_the_game(house: House) -> None:
    await house.lay(4, **{"pace": "srelaxed", "phone-booth": True, "first-leader": "i2"})
    options = Options.model_validate((await house.session()).setup.options)
    assert (options.pace, options.phone_booth, options.first_leader) == ("relaxed", True, 2)
