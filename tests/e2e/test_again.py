"""After the last card: again with the same people, and the log read again."""

from __future__ import annotations

import asyncio

from bot.demo.guest import Guest
from bot.presses import About
from tests.e2e.evenings import GAME, House, private, said


async def over(house: House, members: int, seats: int, **options: object) -> list[Guest]:
    """A game that was played to its end."""
    guests = await house.lay(members, seats, **options)
    await house.play_until("nothing")
    await house.quiet()
    return guests


async def test_one_press_lays_the_table_again_for_the_same_people(house: House) -> None:
    _, ben, _ = await over(house, 3, 5, **{"phone-booth": True, "pace": "squick"})
    before = await house.app.store.last_table_in(house.room)
    seed = (await house.session()).setup.seed
    assert before is not None
    outcome = await ben.presses_about("again")
    lobby = await house.lobby()
    assert lobby is not None
    assert not private(outcome)
    assert [(one.seat, one.user, one.name) for one in lobby.sitters] == [
        (one.seat, one.user, one.name) for one in before.sitters
    ]
    assert (lobby.owner, lobby.options) == (ben.id, {"phone_booth": True, "pace": "quick"})
    assert lobby.seed != seed
    assert lobby.message == int(outcome["message"]["id"])
    mentioned = {int(one["id"]) for one in outcome["message"]["mentions"]}
    assert mentioned == {house.guest(0).id, house.guest(2).id}
    await house.guest(2).presses_in_lobby("leave")
    await ben.presses_in_lobby("start")
    await house.quiet()
    assert [one.name for one in (await house.table()).sitters] == ["Ann", "Ben", *[one.name for one in before.free]]


async def test_a_doubled_press_opens_one_lobby(house: House) -> None:
    ann, ben = await over(house, 2, 4)
    presses = [house.press(one, About(house.number, "again")) for one in (ann, ben, ann)]
    outcomes = await asyncio.gather(*presses)
    assert sum(private(one) for one in outcomes) == 2
    assert all("being laid" in said(one) for one in outcomes if private(one))
    assert await house.lobby() is not None
    assert "being laid" in said(await ann.presses_about("again"))


async def test_who_has_not_sat_there_and_who_was_asked_to_leave_lay_nothing(house: House) -> None:
    guests = await house.lay(4)
    await guests[0].types("table kick", {"member": guests[3].id})
    await house.play_until("nothing")
    await house.quiet()
    assert "Only those who sat" in said(await house.guest(8).presses_about("again"))
    assert "asked to leave" in said(await guests[3].presses_about("again"))
    assert await house.lobby() is None


async def test_who_left_before_the_end_comes_back_and_others_who_left_are_ai_players(house: House) -> None:
    _, ben, chloe, _ = await house.lay(4)
    await ben.types("table leave")
    await chloe.types("table leave")
    await house.play_until("nothing")
    await house.quiet()
    await ben.presses_about("again")
    lobby = await house.lobby()
    assert lobby is not None
    assert [(one.user is None, one.name) for one in lobby.sitters] == [
        (False, "Ann"),
        (False, "Ben"),
        (True, "Antoine"),
        (False, "Dev"),
    ]


async def test_while_the_game_goes_on_or_the_channel_is_taken_nothing_is_laid(house: House) -> None:
    ann, ben = await house.lay(2, 4)
    assert "not over" in said(await house.forge(ann, f"t|{house.number}|again"))
    number = house.number
    await ann.types("table end")
    await ann.presses_about("end")
    await house.quiet()
    await house.lay(2, 4)
    assert "already" in said(await house.forge(ben, f"t|{number}|again"))
    assert (await house.table()).id != number
    house.app.draining = True
    await ann.types("table end")
    await ann.presses_about("end")
    assert "updated" in said(await house.forge(ben, f"t|{number}|again"))
    assert await house.lobby() is None


# ------------------------------------------------ the log


async def test_the_log_is_read_again_page_by_page(house: House) -> None:
    house.app.new_seed = lambda: f"{2:064x}"
    ann, _ = await house.lay(2, 4)
    assert await house.play_until("vote")
    last = await ann.types("table log")
    assert private(last)
    earlier = ann.find(lambda one: one.custom_id.startswith(f"t|{house.number}|log."))
    assert earlier is not None
    second = await ann.presses_about(earlier.custom_id.split("|")[2])
    assert second["kind"] == "update"
    assert said(second) != said(last)
    first = await house.press(ann, About(house.number, "log"), ["i0"])
    assert first["kind"] == "update"
    assert "[Later]" in said(first)
    assert "[Earlier]" not in said(first)
    assert said(await ann.types("table log", {"round": 0})) == said(first)
    assert "Nothing has been told of that round" in said(await ann.types("table log", {"round": 99}))


async def test_spectators_read_what_the_channel_was_told_and_members_their_own_lines_too(house: House) -> None:
    guests = await house.lay(2, 4)
    await house.play_until("nothing")
    await house.quiet()
    for reader, own in ((guests[0], True), (house.guest(8), False)):
        told = said(await reader.types("table log", {"round": 1}))
        assert ("was told to you alone" in told) == own
        assert "🔒" not in told or own
    assert GAME in (await house.session()).setup.game


async def test_without_a_table_there_is_no_log(house: House) -> None:
    assert "/newgame" in said(await house.guest(0).types("table log"))
