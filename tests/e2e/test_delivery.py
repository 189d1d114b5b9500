"""Secrets reach their owners however their direct messages stand, and nobody else; the game goes on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.carrying.sight import AT_HAND
from bot.demo.guest import Guest
from bot.demo.reading import Json, text_of
from bot.words import speak
from engines.kernel import Prompt
from engines.who_should_we_eat.words import Select
from tests.e2e.evenings import GAME, House, private, said

ABSENT = 400  # seconds in which every question of a morning is decided by the clock


def knocks(house: House) -> list[Json]:
    """The messages in the channel that call members to their cards."""
    seen = house.playground.hands.seen(house.guest(9).id, house.room)
    return [one for one in seen if one["mentions"] and "your cards are on the table" in text_of(one)]


def called(house: House) -> set[int]:
    """Who is called there now."""
    return {int(user["id"]) for one in knocks(house) for user in one["mentions"]}


def direct(house: House, guest: Guest) -> list[Json]:
    """A member's direct messages."""
    rooms = [one for one in house.playground.hands.channels(guest.id) if one["type"] == 1]
    return [message for room in rooms for message in house.playground.hands.seen(guest.id, int(room["id"]))]


async def cards_of(house: House, seat: int) -> list[str]:
    """The names of a seat's cards, as they are written."""
    async with house.handlers.look(house.app.house, house.number) as seated:
        hand = seated.live.view(seat).hand
    return [speak("en-US", GAME)(f"card-{card}") for card in hand]


def only_calls(house: House, *guests: Guest) -> Iterator[bool]:
    """Whether each call says the same of everybody, and nothing else."""
    who = speak("en-US").list(f"<@{guest.id}>" for guest in guests)
    for one in knocks(house):
        yield text_of(one) == speak("en-US")("knock", who=who)


async def choose_by_my_cards(guest: Guest, prompt: Prompt) -> None:
    """By the button on the board."""
    outcome = await guest.presses_about("cards")
    assert private(outcome)
    assert "Your hand" in said(outcome)
    hand = next(iter(prompt.offers[0].fields.values()))
    await guest.decides(prompt, Select(play=hand[0], keep=hand[1]))


async def goes_on(house: House) -> None:
    await house.play_until("nothing that is ever asked")
    assert (await house.session()).over


async def test_open_messages_bring_every_seat_its_cards_alone(house: House) -> None:
    guests, asked = await house.lay_until("select", 4)
    for guest in guests:
        assert any("Your hand" in text_of(one) for one in direct(house, guest))
    assert knocks(house) == []
    assert "Your hand" not in house.guest(9).screen()
    assert len(asked) == 4
    await goes_on(house)


async def test_closed_from_the_start_the_channel_calls_all_such_seats_in_the_same_words(house: House) -> None:
    ben, dev = house.guest(1), house.guest(3)
    for guest in (ben, dev):
        house.playground.hands.set_dms(guest.id, False)
    guests, asked = await house.lay_until("select", 5)
    assert called(house) == {ben.id, dev.id}
    assert all(only_calls(house, ben, dev))
    spectator = house.guest(9).screen()
    for prompt in asked:
        assert not any(name in spectator for name in await cards_of(house, prompt.seat))
    for prompt in asked:
        if guests[prompt.seat - 1].id in (ben.id, dev.id):
            await choose_by_my_cards(guests[prompt.seat - 1], prompt)
            assert any(one.chosen is not None for one in await house.prompts(prompt.seat))
    assert direct(house, ben) == direct(house, dev) == []
    await goes_on(house)


async def test_closed_in_the_middle_of_a_game_the_channel_calls_from_the_next_question_on(house: House) -> None:
    guests, asked = await house.lay_until("select", 4)
    ben = guests[1]
    house.playground.hands.set_dms(ben.id, False)
    before = len(direct(house, ben))
    for prompt in asked:
        hand = next(iter(prompt.offers[0].fields.values()))
        await guests[prompt.seat - 1].decides(prompt, Select(play=hand[0], keep=hand[1]))
    await house.quiet()
    await house.wait(AT_HAND)
    again = await house.play_until("select")
    if not any(prompt.seat == 2 for prompt in again):
        pytest.fail("Ben is not asked again: another seed is needed")
    await house.quiet()
    assert ben.id in called(house)
    assert all(only_calls(house, ben))
    assert len(direct(house, ben)) <= before
    await choose_by_my_cards(ben, next(prompt for prompt in again if prompt.seat == 2))
    await goes_on(house)


async def test_who_blocks_the_bot_is_called_like_everybody_else(house: House) -> None:
    """Discord does not even say that it is a block: nothing can be sent (50007)."""
    ben = house.guest(1)
    house.playground.hands.set_dms(ben.id, False)
    guests, asked = await house.lay_until("select", 4)
    tried = sum(one.status == 403 for one in house.playground.requests)
    await choose_by_my_cards(guests[1], next(prompt for prompt in asked if prompt.seat == 2))
    assert all(only_calls(house, ben))
    await goes_on(house)
    await house.quiet()
    assert sum(one.status == 403 for one in house.playground.requests) == tried  # it is remembered, not tried again


async def test_messages_that_open_again_bring_the_cards_with_the_next_table(house: House) -> None:
    ben = house.guest(1)
    house.playground.hands.set_dms(ben.id, False)
    await house.lay_until("select", 4)
    await goes_on(house)
    await house.quiet()
    house.playground.hands.set_dms(ben.id, True)
    await house.lay_until("select", 4)
    assert any("Your hand" in text_of(one) for one in direct(house, ben))
    assert ben.id not in called(house) or all(
        int(one["id"]) < int(direct(house, ben)[0]["id"]) for one in knocks(house)
    )


async def test_who_left_the_server_is_replaced_by_an_ai_player_and_called_no_more(house: House) -> None:
    guests, _ = await house.lay_until("select", 4)
    ben, spectator = guests[1].id, house.guest(9)
    house.playground.send_away(ben)
    for _ in range(4):
        await house.wait(ABSENT)
        if (await house.session()).players[2] == "ai":
            break
    assert (await house.session()).players[2] == "ai"
    assert (await house.app.store.member(ben)).closed
    assert "An AI player takes over" in spectator.screen()
    last = max((int(one["id"]) for one in spectator.sees()), default=0)
    await house.play_until("nothing that is ever asked")
    await house.quiet()
    seen = house.playground.hands.seen(spectator.id, house.room)
    later = [one for one in seen if int(one["id"]) > last and "your cards are on the table" in text_of(one)]
    assert not any(int(user["id"]) == ben for one in later for user in one["mentions"])
    assert (await house.session()).over


async def test_the_next_question_comes_in_the_panel_that_a_member_has_just_used_while_nothing_stands_below(
    house: House,
) -> None:
    guests, asked = await house.lay_until("split", 4)
    before = await house.app.store.panels(house.number)
    for prompt in asked:
        await guests[prompt.seat - 1].decides(prompt, prompt.commands()[0])
    again = await house.play_until("select")
    after = await house.app.store.panels(house.number)
    both = {one.seat for one in asked} & {one.seat for one in again}
    assert both
    for seat in both:
        assert after[seat].message == before[seat].message
        assert "Pick one card to play" in guests[seat - 1].screen()
