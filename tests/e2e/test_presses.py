"""Decisions by buttons, menus and forms: one effect each, and a polite answer to whatever else is pressed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot import reply
from bot.presses import Decide
from engines import HANDLERS
from engines.kernel import Prompt
from engines.who_should_we_eat.words import DrawStraw, Open, Select, TakeQuest, Vote
from tests.e2e.evenings import House, private, said


def seat_of(asked: list[Prompt], seat: int) -> Prompt:
    """A seat's prompt among those."""
    return next(one for one in asked if one.seat == seat)


async def test_two_menus_of_the_panel_choose_two_cards_and_the_panel_changes_in_place(house: House) -> None:
    guests, asked = await house.lay_until("select", 4)
    ann, prompt = guests[0], seat_of(asked, 1)
    hand = next(iter(prompt.offers[0].fields.values()))
    panel = (await house.app.store.panels(house.number))[1]
    house.playground.requests.clear()
    await ann.decides(prompt, Select(play=hand[1], keep=hand[0]))
    assert (await house.prompts(1))[0].chosen == Select(play=hand[1], keep=hand[0])
    await house.quiet()
    assert (await house.app.store.panels(house.number))[1].message == panel.message
    # The answers to the presses were the panel's edits: the courier has nothing to add in that channel.
    assert all(one.channel != panel.channel for one in house.playground.requests)


async def test_a_choice_may_be_changed_until_the_last_is_in(house: House) -> None:
    guests, asked = await house.lay_until("select", 4)
    prompt = seat_of(asked, 1)
    hand = next(iter(prompt.offers[0].fields.values()))
    for play, keep in ((hand[0], hand[1]), (hand[1], hand[2])):
        await guests[0].decides(prompt, Select(play=play, keep=keep))
    assert (await house.prompts(1))[0].chosen == Select(play=hand[1], keep=hand[2])


async def test_a_button_in_the_channel_is_answered_with_what_was_understood(house: House) -> None:
    guests, (prompt,) = await house.lay_until("quest", 4)
    quest = prompt.offers[0].fields["quest"][0]
    outcome = await house.press(guests[prompt.seat - 1], decide(house, prompt, TakeQuest(quest=quest)))
    assert private(outcome)
    assert [one.kind for one in await house.prompts(prompt.seat)] != ["quest"]


def decide(house: House, prompt: Prompt, command: TakeQuest | Vote | DrawStraw, verb: str = "c") -> Decide:
    """The press that means this command."""
    values = tuple(getattr(command, name) for name in prompt.offers[0].fields)
    return Decide(verb, house.number, prompt.window, command.kind, values)  # type: ignore[arg-type]


async def test_a_late_press_is_refused_alone_and_changes_nothing(house: House) -> None:
    guests, (prompt,) = await house.lay_until("quest", 4)
    quest = prompt.offers[0].fields["quest"][0]
    press = decide(house, prompt, TakeQuest(quest=quest))
    leader = guests[prompt.seat - 1]
    await house.press(leader, press)
    before = (await house.session()).length
    outcome = await house.forge(leader, str(press))
    assert private(outcome)
    assert "closed" in said(outcome)
    assert (await house.session()).length == before


async def test_who_is_not_asked_is_told_so(house: House) -> None:
    guests, (prompt,) = await house.lay_until("quest", 4)
    press = decide(house, prompt, TakeQuest(quest=prompt.offers[0].fields["quest"][0]))
    other = next(guest for seat, guest in enumerate(guests, 1) if seat != prompt.seat)
    outcome = await house.press(other, press)
    assert private(outcome)
    assert "not for you" in said(outcome)
    assert prompt.name in [one.name for one in await house.prompts(prompt.seat)]


async def test_the_ruling_is_named_to_who_is_not_asked(house: House) -> None:
    guests, (prompt,) = await house.lay_until("quest", 4)
    press = decide(house, prompt, TakeQuest(quest=prompt.offers[0].fields["quest"][0]))
    other = next(guest for seat, guest in enumerate(guests, 1) if seat != prompt.seat)
    assert "W18" in said(await house.press(other, press))


async def test_w26_who_does_not_lead_is_told_so_by_the_button_that_closes_the_debate(house: House) -> None:
    guests, asked = await house.lay_until("discussion", 4)
    board = (await house.session()).table.state.board
    close = Decide("c", house.number, asked[0].window, "close")
    others = [guest for seat, guest in enumerate(guests, 1) if seat in board.living and seat != board.leader]
    assert others
    for guest in others:
        outcome = await house.forge(guest, str(close))
        assert private(outcome)
        assert "W26" in said(outcome)


async def test_a_refusal_says_what_is_possible_instead(house: House) -> None:
    guests, (prompt,) = await house.lay_until("quest", 4)
    press = decide(house, prompt, TakeQuest(quest=prompt.offers[0].fields["quest"][0]))
    outcome = await house.forge(guests[prompt.seat - 1], str(replace(press, values=("no-such-quest",))))
    assert private(outcome)
    assert "What you can do: pick a quest." in said(outcome)


async def test_a_spectator_may_watch_and_decides_nothing(house: House) -> None:
    _, (prompt,) = await house.lay_until("quest", 4)
    outcome = await house.press(
        house.guest(7), decide(house, prompt, TakeQuest(quest=prompt.offers[0].fields["quest"][0]))
    )
    assert private(outcome)
    assert "no seat" in said(outcome)


async def test_straws_pressed_twice_are_drawn_once(house: House) -> None:
    guests, (prompt, *_) = await house.lay_until("straws", 4)
    guest, press = guests[prompt.seat - 1], decide(house, prompt, DrawStraw())
    control = guest.find(lambda one: one.custom_id == str(press))
    assert control is not None
    before = (await house.session()).length
    pressed = [await house.playground.hands.press(guest.id, control.message, control.custom_id) for _ in range(3)]
    outcomes = [await one.outcome() for one in pressed]
    assert all(private(one) for one in outcomes)
    assert (await house.session()).length == before + 1


@pytest.mark.parametrize(
    "custom_id",
    [
        "c|1|select.1/2|select|sx,sy",
        "c|1|select.1|select|sno-such-card,sno-such-card",
        "c|1|select.1|select|i1",
        "c|1|select.1|vote|i2",
        "c|1|select.99|select|sx,sy",
        "d|1|select.1|select|sno-such-card",
        "f|1|select.1|select|sx",
        "q|1|select.1|select|sx",
        "c|99|select.1|select|sx,sy",
        "t|1|nonsense",
        "t|99|cards",
        "l|99|join",
        "l|1|nonsense",
        "c|one|select.1|select|",
        "x|1|2|3|4",
        "nothing of ours",
    ],
)
async def test_a_forged_press_is_refused_politely_and_changes_nothing(house: House, custom_id: str) -> None:
    guests, _ = await house.lay_until("select", 4)
    before = (await house.session()).length
    outcome = await house.forge(guests[0], custom_id)
    assert outcome["kind"] in ("message", "update")
    screen = guests[0].screen().split("\n\n")[-1]
    assert "wrong on my side" not in screen
    assert "no-such-card" not in screen
    assert (await house.session()).length == before


async def test_a_vote_for_oneself_is_asked_for_twice(house: House) -> None:
    guests, (prompt, *_) = await house.lay_until("vote", 5)
    guest = guests[prompt.seat - 1]
    outcome = await house.press(guest, decide(house, prompt, Vote(target=prompt.seat), "q"))
    assert private(outcome)
    (own,) = [one for one in await house.prompts(prompt.seat) if one.name == prompt.name]
    assert own.chosen is None
    await guest.decides(own, Vote(target=prompt.seat))
    (own,) = [one for one in await house.prompts(prompt.seat) if one.name == prompt.name]
    assert own.chosen == Vote(target=prompt.seat)


async def test_the_leaders_rules_are_written_in_a_form(house: House) -> None:
    guests, (prompt,) = await house.lay_until("opening", 5)
    leader = guests[prompt.seat - 1]
    await leader.decides(prompt, Open(rules="Nobody *lies*."))
    await house.quiet()
    assert "Nobody \\*lies\\*." in house.guest(9).screen()
    assert "opening" not in [one.kind for one in await house.prompts()]


async def test_a_form_that_comes_too_late_is_refused(house: House) -> None:
    guests, (prompt,) = await house.lay_until("opening", 5)
    leader = guests[prompt.seat - 1]
    opened = await house.press(leader, Decide("f", house.number, prompt.window, "open"))
    await house.wait(100)
    pressed = await house.playground.hands.submit(leader.id, int(opened["modal"]["id"]), {"rules": "Nobody lies."})
    outcome = await pressed.outcome()
    assert private(outcome)
    await house.quiet()
    assert "Nobody lies" not in house.guest(9).screen()


async def test_slow_work_is_put_off_and_answered_afterwards(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    guests, (prompt,) = await house.lay_until("quest", 4)
    leader = guests[prompt.seat - 1]
    press = decide(house, prompt, TakeQuest(quest=prompt.offers[0].fields["quest"][0]))
    control = leader.find(lambda one: one.custom_id == str(press))
    assert control is not None
    monkeypatch.setattr(reply, "PATIENCE", 0.01)
    async with house.app.house.lock(house.number):
        pressed = await house.playground.hands.press(leader.id, control.message, control.custom_id)
        outcome = await pressed.outcome()
    assert outcome["kind"] == "deferred_update"
    await house.settled()
    answer = leader.sees()[-1]
    assert answer["flags"] & 64
    assert "quest" not in [one.kind for one in await house.prompts(prompt.seat)]


async def test_whoever_presses_after_an_absence_has_the_seat_back_from_the_ai_player(house: House) -> None:
    guests, _ = await house.lay_until("select", 4)
    table = await house.table()
    await HANDLERS[table.game].hand_over(house.app.house, table.id, 1, "ai", "absent", house.clock.now())
    await guests[0].presses_about("cards")
    assert (await house.session()).players[1] == "member"
