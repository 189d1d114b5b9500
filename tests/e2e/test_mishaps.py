"""What goes wrong between the bot and Discord, in the middle of a game: what the players see, and that it goes on.

messages-closed, messages-open     test_delivery.py, test_hands.py, test_lobby.py
right-taken, right-given-back      test_rooms.py, test_permissions.py
channel-deleted (threads, too)     test_rooms.py
member-gone, member-back           test_delivery.py, here
server-errors, slow-answers        here; lost answers and killed processes: tests/crash
socket-dropped, session-lost       test_gateway.py, here
presses-twice, -late, -lost        here
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from bot.demo.guest import Guest
from bot.demo.reading import Json, controls, text_of
from bot.presses import Press
from engines.kernel import Prompt
from engines.who_should_we_eat.words import Select, TakeQuest
from playground import Pressed
from tests.e2e.evenings import House, an_evening, private, said
from tests.e2e.test_presses import decide
from tests.playground.held import Held

LATE = 3.5  # seconds: Discord waits for three


@pytest.fixture
def clock() -> Held:
    """Discord's seconds: they stand until a test moves them."""
    return Held()


@pytest.fixture
async def slow(tmp_path: Path, clock: Held) -> AsyncGenerator[House]:
    """A house at which Discord's seconds stand, so that three of them are never over by chance."""
    async with an_evening(tmp_path / "house.db", steady=clock) as one:
        one.playground.interactions.patience = 3.0
        yield one


async def quest(house: House) -> tuple[list[Guest], Guest, Prompt, Press]:
    """All guests; who takes a quest, the question, and the press that answers it."""
    guests, (prompt,) = await house.lay_until("quest", 4)
    press = decide(house, prompt, TakeQuest(quest=prompt.offers[0].fields["quest"][0]))
    return guests, guests[prompt.seat - 1], prompt, press


async def presses(house: House, guest: Guest, press: Press) -> Pressed:
    """A member presses, and nobody waits for the answer."""
    control = guest.find(lambda one: one.custom_id == str(press))
    assert control is not None
    return await house.playground.hands.press(guest.id, control.message, control.custom_id)


async def taken(house: House, prompt: Prompt) -> bool:
    """Whether a question has been answered."""
    return prompt.name not in [one.name for one in await house.prompts(prompt.seat)]


def answers(house: House, skip: int = 0) -> asyncio.Event:
    """Set when the bot has answered an interaction, whether or not Discord took it; so many answers are let pass."""
    answered = asyncio.Event()
    house.playground.fault("POST", "/callback$", after=True, skip=skip, then=answered.set)
    return answered


def alone(house: House, guest: Guest) -> list[Json]:
    """The ephemeral messages on a member's screen."""
    return [one for one in house.playground.hands.seen(guest.id, house.room) if one["flags"] & 64]


def log(house: House) -> list[str]:
    """What stands in the channel for all, the board left out."""
    seen = house.playground.hands.seen(house.guest(9).id, house.room)
    return [text_of(one) for one in seen if not any(control.press for control in controls([one]))]


async def goes_on(house: House) -> None:
    """To the end of the game, and everything that was told is shown once."""
    await house.play_until("nothing that is ever asked")
    assert (await house.session()).over
    await house.quiet()
    nonces = [one["nonce"] for one in house.playground.world.messages[house.room].values() if "nonce" in one]
    assert len(nonces) == len(set(nonces)) > 0


# ------------------------------------------------ errors of the server


async def test_what_discord_could_not_take_is_said_later_and_once(house: House) -> None:
    _, leader, _, press = await quest(house)
    before = log(house)
    house.playground.fault("*", rf"^/channels/{house.room}/messages", status=503, times=3)
    await house.press(leader, press)
    await house.quiet()
    assert sum(one.status == 503 for one in house.playground.requests) == 3
    lines = log(house)
    assert lines[: len(before)] == before
    assert len(lines) == len(set(lines)) > len(before)
    await goes_on(house)


async def test_an_answer_that_discord_could_not_take_is_given_again(house: House) -> None:
    _, leader, prompt, press = await quest(house)
    house.playground.fault("POST", "/callback$", status=503)
    outcome = await house.press(leader, press)
    assert private(outcome)
    assert await taken(house, prompt)
    assert [one.status for one in house.playground.requests if one.route.endswith("/callback")][-2:] == [503, 200]
    await goes_on(house)


async def test_an_answer_whose_receipt_is_lost_is_seen_and_counts_once(house: House) -> None:
    _, leader, prompt, press = await quest(house)
    before = (await house.session()).length
    house.playground.fault("POST", "/callback$", status=503, after=True)
    outcome = await house.press(leader, press)
    assert private(outcome)
    assert await taken(house, prompt)
    assert (await house.session()).length == before + 1
    assert len(alone(house, leader)) == 1
    await goes_on(house)


# ------------------------------------------------ slow answers


async def test_an_answer_that_comes_too_late_fails_on_the_screen_and_the_decision_counts(
    slow: House, clock: Held
) -> None:
    _, leader, prompt, press = await quest(slow)
    slow.playground.fault("POST", "/callback$", delay=LATE)
    pressed = await presses(slow, leader, press)
    await clock.sleepers(2)  # the answer on its way, and Discord that waits for it
    await clock.move(LATE)
    assert (await pressed.outcome())["kind"] == "failed"
    await slow.settled()
    assert alone(slow, leader) == []
    assert await taken(slow, prompt)
    await slow.quiet()
    again = await slow.forge(leader, str(press))
    assert "closed" in said(again)
    await goes_on(slow)


async def test_a_channel_where_discord_is_slow_is_waited_for_and_answers_are_not_held_up(
    slow: House, clock: Held
) -> None:
    _, leader, prompt, press = await quest(slow)
    await slow.wait(10)  # what is told next need not wait for what was told before
    before = log(slow)
    slow.playground.fault("POST", rf"^/channels/{slow.room}/messages$", delay=20.0)
    assert private(await slow.press(leader, press))
    assert await taken(slow, prompt)
    await clock.sleepers(1)
    assert private(await leader.presses_about("cards"))  # whoever presses meanwhile has an answer at once
    assert log(slow) == before
    await clock.move(20.0)
    await slow.quiet()
    assert len(log(slow)) > len(before)
    await goes_on(slow)


# ------------------------------------------------ presses that go astray


async def test_a_press_that_arrives_twice_counts_once_and_has_one_answer(house: House) -> None:
    _, leader, prompt, press = await quest(house)
    before = (await house.session()).length
    house.playground.astray(copies=2)
    answered = answers(house, skip=1)
    outcome = await house.press(leader, press)
    await answered.wait()
    await house.settled()
    assert private(outcome)
    assert await taken(house, prompt)
    assert (await house.session()).length == before + 1
    assert len(alone(house, leader)) == 1
    await goes_on(house)


async def test_a_whole_choice_of_which_every_press_arrives_twice_is_made_once(house: House) -> None:
    guests, asked = await house.lay_until("select", 4)
    house.playground.astray(copies=2, times=1000)
    for prompt in asked:
        hand = next(iter(prompt.offers[0].fields.values()))
        await guests[prompt.seat - 1].decides(prompt, Select(play=hand[1], keep=hand[0]))
    await house.settled()
    house.playground.faults.clear()
    await house.quiet()
    chosen = (await house.session()).length
    lines = log(house)
    assert len(lines) == len(set(lines))
    assert chosen > 0
    assert not [one for one in await house.prompts() if one.kind == "select" and one.chosen is None]
    await goes_on(house)


async def test_a_press_that_arrives_late_fails_on_the_screen_and_counts(slow: House, clock: Held) -> None:
    _, leader, prompt, press = await quest(slow)
    slow.playground.astray(late=LATE)
    pressed = await presses(slow, leader, press)
    await clock.sleepers(2)
    await clock.move(3.2)
    assert (await pressed.outcome())["kind"] == "failed"
    assert not await taken(slow, prompt)
    answered = answers(slow)
    await clock.move(1.0)
    await answered.wait()
    await slow.settled()
    assert await taken(slow, prompt)
    assert alone(slow, leader) == []
    await goes_on(slow)


async def test_a_press_that_is_lost_fails_on_the_screen_and_is_made_again(slow: House, clock: Held) -> None:
    _, leader, prompt, press = await quest(slow)
    slow.playground.astray(copies=0)
    pressed = await presses(slow, leader, press)
    await clock.sleepers(1)
    await clock.move(LATE)
    assert (await pressed.outcome())["kind"] == "failed"
    assert not await taken(slow, prompt)
    assert private(await slow.press(leader, press))
    assert await taken(slow, prompt)
    await goes_on(slow)


async def test_presses_in_the_gap_of_a_lost_session_are_made_again(slow: House, clock: Held) -> None:
    _, leader, prompt, press = await quest(slow)
    async with slow.heard(slow.app.waker, "found"):
        await slow.playground.gateway("forget")
        pressed = await presses(slow, leader, press)  # nobody hears it: the session is forgotten
    await clock.sleepers(1)
    await clock.move(LATE)
    assert (await pressed.outcome())["kind"] == "failed"
    assert not await taken(slow, prompt)
    assert private(await slow.press(leader, press))
    assert await taken(slow, prompt)
    await goes_on(slow)


# ------------------------------------------------ a member is gone


async def test_who_comes_back_to_the_server_has_their_seat_again(house: House) -> None:
    guests, _ = await house.lay_until("select", 4)
    ben = guests[1]
    house.playground.send_away(ben.id)
    for _ in range(4):
        await house.wait(400)
        if (await house.session()).players[2] == "ai":
            break
    assert (await house.session()).players[2] == "ai"
    house.playground.bring_back(ben.id)
    await ben.presses_about("cards")
    assert (await house.session()).players[2] == "member"
    await goes_on(house)
