"""Presses that are under way while their seat, or their lobby, changes hands: whoever stood up decides nothing more and
sees nothing more, and a lobby begins, loses a member or ends by one press after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import pytest

from bot.demo.guest import Guest
from bot.demo.reading import controls, text_of
from bot.presses import About, Decide
from engines.kernel import Answer, Handover, Prompt
from engines.who_should_we_eat.words import Vote
from tests.e2e.evenings import GAME, House

GONE = "You have no seat at this table"
CLOSED = "This lobby is closed"
Way: TypeAlias = Callable[[House, Guest, Guest, int], Awaitable[Any]]


async def leaves(_: House, __: Guest, member: Guest, ___: int) -> None:
    await member.types("table leave")


async def is_asked_to_leave(_: House, host: Guest, member: Guest, __: int) -> None:
    await host.types("table kick", {"member": member.id})


async def is_replaced(house: House, host: Guest, member: Guest, seat: int) -> None:
    await host.types("table kick", {"member": member.id})
    zoe = house.guest(8)
    await zoe.types("table join")
    await house.press(zoe, About(house.number, "seat"), [f"i{seat}"])


WAYS = pytest.mark.parametrize("stands_up", [leaves, is_asked_to_leave, is_replaced])


async def journal(house: House) -> list[Any]:
    """All entries of the table."""
    stored = await house.app.store.load(house.number)
    assert stored is not None
    return [house.handlers.game.entry(text) for text in stored.entries]


def alone(house: House, member: Guest) -> list[str]:
    """What a member alone sees, oldest first."""
    return [text_of(one) for one in member.sees() if one["flags"] & 64 or int(one["channel_id"]) != house.room]


def asked_of(asked: list[Prompt], guests: list[Guest]) -> tuple[Prompt, Guest, Guest]:
    """Somebody's question, who that is, and another one who is host."""
    prompt = next(one for one in asked if one.seat != 1)
    return prompt, guests[prompt.seat - 1], guests[0]


@WAYS
async def test_a_decision_that_was_under_way_does_not_count(house: House, stands_up: Way) -> None:
    guests, asked = await house.lay_until("vote", 4)
    prompt, member, host = asked_of(asked, guests)
    target = next(one for one in prompt.offers[0].fields["target"] if one != prompt.seat)
    vote = Decide("q", house.number, prompt.window, "vote", (target,))
    async with house.held(house.app.store, "table", house.press(member, vote)):
        await stands_up(house, host, member, prompt.seat)
    entries = await journal(house)
    assert not [one for one in entries if isinstance(one, Answer) and one.command == Vote(target=target)]
    to = [one.to for one in entries if isinstance(one, Handover) and one.seat == prompt.seat]
    assert to == (["ai", "member"] if stands_up is is_replaced else ["ai"])
    assert GONE in alone(house, member)[-1]


@WAYS
async def test_a_choice_that_was_half_made_is_nobodys(house: House, stands_up: Way) -> None:
    guests, asked = await house.lay_until("select", 4)
    prompt, member, host = asked_of(asked, guests)
    menu = next(one for one in controls(member.sees()) if isinstance(one.press, Decide) and one.press.verb == "d")
    assert menu.options is not None
    work = house.press(member, menu.press, [menu.options[0]])  # type: ignore[arg-type]
    async with house.held(house.app.store, "table", work):
        await stands_up(house, host, member, prompt.seat)
    assert not house.app.courier.drafts.get((house.number, prompt.seat))
    assert GONE in alone(house, member)[-1]


@WAYS
async def test_cards_that_were_asked_for_are_not_shown(house: House, stands_up: Way) -> None:
    guests, asked = await house.lay_until("select", 4)
    prompt, member, host = asked_of(asked, guests)
    async with house.held(house.app.store, "table", member.presses_about("cards")):
        await stands_up(house, host, member, prompt.seat)
    assert GONE in alone(house, member)[-1]


@WAYS
async def test_the_log_that_was_asked_for_is_everybodys(house: House, stands_up: Way) -> None:
    guests, asked = await house.lay_until("select", 4)
    prompt, member, host = asked_of(asked, guests)
    await member.types("table log")
    assert "🔒" in alone(house, member)[-1], "their own lines, while they sit there"
    async with house.held(house.app.store, "last_table_in", member.types("table log")):
        await stands_up(house, host, member, prompt.seat)
    read = next(one for one in reversed(alone(house, member)) if "Round" in one)
    assert "🔒" not in read


@WAYS
async def test_a_client_whose_language_changed_sits_nobody_down_again(house: House, stands_up: Way) -> None:
    guests, asked = await house.lay_until("select", 4)
    prompt, member, host = asked_of(asked, guests)
    member.speaks("fr")
    async with house.held(house.app.store, "table", member.presses_about("cards")):
        await stands_up(house, host, member, prompt.seat)
    assert (await house.table()).seats_of(member.id) == []


async def test_of_leaving_and_being_replaced_people_and_journal_say_the_same(house: House) -> None:
    """Ben leaves, and Zoe asks for his seat while his leaving is not in the journal yet."""
    _, ben, *_ = await house.lay(4)
    zoe = house.guest(8)
    async with house.held(house.app.store, "change_seats", ben.types("table leave")):
        await zoe.types("table join")
        sits_down = asyncio.create_task(house.press(zoe, About(house.number, "seat"), ["i2"]))
        moving = house.app.occupants.moving(house.number)
        while not sits_down.done() and not moving._waiters:  # type: ignore[attr-defined]
            await asyncio.wait({sits_down}, timeout=0.01)
    await sits_down
    await house.quiet()
    assert (await house.table()).seats_of(zoe.id) == [2]
    assert (await house.session()).players[2] == "member"


# ------------------------------------------------ lobbies


async def opened(house: House) -> list[Guest]:
    """A lobby of four members, the first of whom is host."""
    host, *others = guests = house.guests(4)
    await host.types(f"newgame {GAME}")
    for guest in others:
        await guest.presses_in_lobby("join")
    await host.presses_in_lobby("ai")
    return guests


def done(guests: list[Guest], what: str) -> tuple[Guest, Any]:
    """Who does this to a lobby, and the work of it."""
    host, ben, *_ = guests
    by = ben if what == "leave" else host
    return by, by.types(f"table {what}", {"member": ben.id} if what in ("kick", "host") else {})


async def all_of_them_play(house: House, guests: list[Guest], by: Guest) -> None:
    """The game began with those who were in its lobby, and whoever came too late was told so."""
    table = await house.table()
    assert [one.user for one in table.sitters][:4] == [one.id for one in guests]
    assert table.owner == guests[0].id
    assert await house.lobby() is None
    assert any(CLOSED in one for one in alone(house, by))


LATE = pytest.mark.parametrize("what", ["leave", "kick", "end", "host"])


@LATE
async def test_what_comes_while_a_game_begins_finds_the_lobby_closed(house: House, what: str) -> None:
    guests = await opened(house)
    start = guests[0].presses_in_lobby("start")
    async with house.held(house.app.store, "next_table_id", start), house.heard(house.app.store, "lobby_in"):
        by, work = done(guests, what)
        late = asyncio.create_task(work)
    await late
    await house.quiet()
    await all_of_them_play(house, guests, by)


@LATE
async def test_what_began_before_a_game_and_comes_after_it_finds_the_lobby_closed(house: House, what: str) -> None:
    guests = await opened(house)
    by, work = done(guests, what)
    async with house.held(house.app.store, "lobby_in", work):
        await guests[0].presses_in_lobby("start")
    await all_of_them_play(house, guests, by)


async def test_a_game_that_is_begun_twice_at_one_moment_begins_once(house: House) -> None:
    guests = await opened(house)
    start = guests[0].presses_in_lobby
    async with house.held(house.app.store, "next_table_id", start("start")):
        late = asyncio.create_task(start("start"))
        await guests[1].types("rules")  # the bot is asked in order
    await late
    await house.quiet()
    assert len(await house.app.store.tables_of(guests[0].id)) == 1
