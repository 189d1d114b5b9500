"""The bot goes and comes again in the middle of a game."""

from __future__ import annotations

from dataclasses import replace

from bot.presses import Decide
from bot.screen import Box, Screen, Text
from bot.store import SqliteStore
from bot.tables import Sitter
from engines.who_should_we_eat.words import Select
from tests.e2e.evenings import GAME, House, private, said


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


async def test_a_message_is_found_again_by_its_nonce(house: House) -> None:
    screens = (Screen((Text("soup"),)), Screen((Box((Text("bread"),), 0xE67E22),)))
    sent = [await house.app.post.send(house.room, one, nonce) for one, nonce in zip(screens, "ab", strict=True)]
    await house.close()
    await house.open()
    assert await house.app.post.recent(house.room, ["b", "a", "c"]) == {"a": sent[0], "b": sent[1]}


async def test_a_lobby_that_nobody_saw_makes_room_for_another(house: House) -> None:
    host = house.guest(0)
    await house.app.store.new_lobby(
        game=GAME,
        guild=1,
        channel=house.room,
        owner=host.id,
        locale="en-US",
        sitters=[Sitter(1, host.id, host.name)],
        options={},
        seed="0" * 64,
    )
    await house.close()
    await house.open()
    outcome = await host.types(f"newgame {GAME}")
    lobby = await house.lobby()
    assert lobby is not None
    assert lobby.message == int(outcome["message"]["id"])


async def test_a_lobby_whose_message_was_not_written_down_goes_on_when_it_is_pressed(house: House) -> None:
    outcome = await house.guest(0).types(f"newgame {GAME}")
    lobby = await house.lobby()
    assert lobby is not None
    await house.app.store.save_lobby(replace(lobby, message=None))
    await house.guest(1).presses_in_lobby("join")
    lobby = await house.lobby()
    assert lobby is not None
    assert lobby.message == int(outcome["message"]["id"])
    assert len(lobby.sitters) == 2


async def test_a_lobby_shows_after_a_restart_who_joined_before(house: House) -> None:
    await house.guest(0).types(f"newgame {GAME}")
    lobby = await house.lobby()
    assert lobby is not None
    await house.close()
    async with SqliteStore.open(house.data) as store:
        await store.save_lobby(replace(lobby, sitters=(*lobby.sitters, Sitter(2, house.guest(1).id, "Ben"))))
    await house.open()
    await house.quiet()
    assert "Ben" in house.guest(0).screen()


async def test_a_choice_half_made_is_taken_back_when_the_bot_ends_before_it_knows_that_it_shows(house: House) -> None:
    guests, (prompt, *_) = await house.lay_until("select", 4)
    guest = guests[prompt.seat - 1]
    before = guest.screen()
    menu = guest.find(lambda one: isinstance(one.press, Decide) and one.press.verb == "d")
    assert menu is not None
    assert menu.options is not None
    shown = house.app.courier.shown
    house.app.courier.shown = lambda *given: shown(0, 0, 0, *given[3:])  # type: ignore[method-assign]
    pressed = await house.playground.hands.press(guest.id, menu.message, menu.custom_id, [menu.options[0]])
    assert said(await pressed.outcome()) not in before
    await house.settled()
    await house.close()
    await house.open()
    await house.quiet()
    assert guest.screen() == before
