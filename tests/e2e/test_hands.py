"""Everybody's own cards, wherever they ask for them, and what can be read up."""

from __future__ import annotations

from bot.demo.guest import Guest
from engines.who_should_we_eat.words import Select
from tests.e2e.evenings import GAME, House, private, said


async def test_the_button_and_the_command_show_a_seat_its_own_cards_and_nobody_else_theirs(house: House) -> None:
    guests, asked = await house.lay_until("select", 4)
    for outcome in (await guests[1].presses_about("cards"), await guests[1].types("cards")):
        assert private(outcome)
        assert "Your hand" in said(outcome)
    assert "Your hand" not in house.guest(9).screen()
    assert len(asked) == 4


async def test_spectators_are_told_kindly_that_they_have_none(house: House) -> None:
    await house.lay(4)
    for outcome in (await house.guest(8).presses_about("cards"), await house.guest(8).types("cards")):
        assert private(outcome)
        assert "no seat" in said(outcome)


async def test_cards_are_shown_in_direct_messages_too(house: House) -> None:
    guests, _ = await house.lay_until("select", 4)
    channel = (await house.app.store.member(guests[2].id)).dm
    assert channel is not None
    outcome = await house.guest(2, room=channel).types("cards")
    assert "Your hand" in said(outcome)


async def test_a_decision_in_an_ephemeral_panel_changes_it_in_place(house: House) -> None:
    guests, asked = await house.lay_until("select", 4)
    prompt = next(one for one in asked if one.seat == 2)
    hand = next(iter(prompt.offers[0].fields.values()))
    outcome = await guests[1].presses_about("cards")
    await guests[1].decides(prompt, Select(play=hand[0], keep=hand[1]))
    assert guests[1].sees()[-1]["id"] == outcome["message"]["id"]
    assert (await house.prompts(2))[0].chosen == Select(play=hand[0], keep=hand[1])


async def test_a_stale_ephemeral_panel_becomes_the_current_one(house: House) -> None:
    guests, asked = await house.lay_until("select", 4)
    await guests[0].presses_about("cards")
    stale = guests[0].find(lambda one: one.custom_id.startswith("d|"))
    assert stale is not None
    await house.wait(130)
    pressed = await house.playground.hands.press(
        guests[0].id, stale.message, stale.custom_id, [(stale.options or ())[0]]
    )
    outcome = await pressed.outcome()
    await house.settled()
    assert outcome["kind"] == "update"
    assert int(outcome["message"]["id"]) == stale.message
    assert stale.custom_id not in str(outcome["message"]["components"])
    assert "closed" in guests[0].screen().split("\n\n")[-1]
    assert len(asked) == 4


async def test_where_direct_messages_are_closed_everything_goes_by_my_cards(house: House) -> None:
    ben = house.guest(1)
    house.playground.hands.set_dms(ben.id, False)
    guests, asked = await house.lay_until("select", 4)
    rung = [one for one in house.guest(9).sees() if any(int(user["id"]) == ben.id for user in one["mentions"])]
    assert rung
    assert all(_sees_only_channel(house, guest) for guest in (ben,))
    prompt = next(one for one in asked if one.seat == 2)
    hand = next(iter(prompt.offers[0].fields.values()))
    await ben.presses_about("cards")
    await ben.decides(prompt, Select(play=hand[0], keep=hand[1]))
    assert (await house.prompts(2))[0].chosen == Select(play=hand[0], keep=hand[1])
    assert len(guests) == 4


def _sees_only_channel(house: House, guest: Guest) -> bool:
    return all(int(one["channel_id"]) == house.room for one in guest.sees())


async def test_without_any_table_there_are_no_cards(house: House) -> None:
    assert "/newgame" in said(await house.guest(0).types("cards"))
    channel = int(house.playground.hands.open_dm(house.guest(0).id)["id"])
    assert "no table" in said(await house.guest(0, room=channel).types("cards"))


# ------------------------------------------------ rules and cards


async def test_rules_are_read_section_by_section_and_by_ruling(house: House) -> None:
    ann = house.guest(0)
    first = await ann.types("rules")
    assert private(first)
    found = await house.playground.hands.autocomplete(ann.id, house.room, "rules", {"section": "str"}, "section")
    assert any("straws" in choice["value"] for choice in found)
    straws = await ann.types("rules", {"section": "straws"})
    assert said(straws) != said(first)
    assert "W34" in said(await ann.types("rules", {"section": "w34"}))
    assert private(await ann.types("rules", {"section": "cooking"}))


async def test_the_button_rules_opens_chapters_that_turn_in_place(house: House) -> None:
    guests = await house.lay(4)
    outcome = await guests[0].presses_about("rules")
    menu = guests[0].find(lambda one: one.custom_id == f"t|{house.number}|rules" and one.options is not None)
    assert menu is not None
    assert menu.message == int(outcome["message"]["id"])
    pressed = await house.playground.hands.press(guests[0].id, menu.message, menu.custom_id, ["sstraws"])
    turned = await pressed.outcome()
    assert turned["kind"] == "update"
    assert said(turned) != said(outcome)


async def test_cards_are_found_by_the_beginning_of_their_names(house: House) -> None:
    ann = house.guest(0)
    found = await house.playground.hands.autocomplete(ann.id, house.room, "card", {"name": "luck"}, "name")
    assert found
    chosen = await ann.types("card", {"name": found[0]["value"]})
    assert private(chosen)
    assert found[0]["name"] in said(chosen)
    assert found[0]["name"] in said(await ann.types("card", {"name": found[0]["name"]}))
    assert "no such card" in said(await ann.types("card", {"name": "a unicorn"}))


async def test_a_lobby_names_the_game_whose_rules_are_read(house: House) -> None:
    await house.guest(0).types(f"newgame {GAME}")
    assert private(await house.guest(1).types("rules"))
