"""The bot goes and comes again in the middle of a game."""

from __future__ import annotations

from bot.presses import Decide
from engines.who_should_we_eat.words import Select
from tests.e2e.evenings import House, private


async def test_old_buttons_go_on_after_a_restart(house: House) -> None:
    guests, asked = await house.lay_until("select", 4)
    before = (await house.session()).length
    await house.close()
    await house.open()
    await house.quiet()
    for prompt in asked:
        hand = next(iter(prompt.offers[0].fields.values()))
        await guests[prompt.seat - 1].decides(prompt, Select(play=hand[0], keep=hand[1]))
    await house.quiet()
    session = await house.session()
    assert session.length == before + 4
    assert all(one.kind != "select" for one in session.prompts())


async def test_a_restart_sends_nothing_twice(house: House) -> None:
    guests, _ = await house.lay_until("select", 4)
    seen = [[one["id"] for one in guest.sees()] for guest in guests]
    await house.close()
    await house.open()
    await house.quiet()
    assert [[one["id"] for one in guest.sees()] for guest in guests] == seen


async def test_a_long_absence_is_not_playing_time(house: House) -> None:
    guests, (prompt, *_) = await house.lay_until("select", 4)
    await house.close()
    await house.hourglass.wait(3600)
    await house.open()
    await house.quiet()
    hand = next(iter(prompt.offers[0].fields.values()))
    await guests[prompt.seat - 1].decides(prompt, Select(play=hand[0], keep=hand[1]))
    assert any(one.chosen == Select(play=hand[0], keep=hand[1]) for one in await house.prompts(prompt.seat))


async def test_an_ephemeral_panel_outlives_the_bot(house: House) -> None:
    guests, asked = await house.lay_until("select", 4)
    outcome = await guests[0].presses_about("cards")
    await house.close()
    await house.open()
    await house.quiet()
    menu = guests[0].find(lambda one: one.message == int(outcome["message"]["id"]) and isinstance(one.press, Decide))
    assert menu is not None
    hand = next(iter(next(one for one in asked if one.seat == 1).offers[0].fields.values()))
    option = menu.option((hand[1],))
    assert option is not None
    pressed = await house.playground.hands.press(guests[0].id, menu.message, menu.custom_id, [option])
    answer = await pressed.outcome()
    assert answer["kind"] == "update"
    assert private(answer)
