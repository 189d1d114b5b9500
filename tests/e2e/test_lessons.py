"""Four lines for who plays a game for the first time."""

from __future__ import annotations

from bot.demo.guest import Guest
from bot.demo.reading import text_of
from tests.e2e.evenings import House, private, said
from tests.e2e.test_delivery import direct

NEW = "New here?"


def lesson(house: House, guest: Guest) -> list[str]:
    """The four lines, as they stand in a member's direct messages."""
    found = [text_of(one).splitlines() for one in direct(house, guest) if NEW in text_of(one)]
    return found[0][:4] if found else []


async def test_the_first_message_tells_first_timers_in_four_lines_how_it_goes(house: House) -> None:
    guests = await house.lay(4)
    for guest in guests:
        who, goal, press, cards = lesson(house, guest)
        assert who.startswith("🙂 **New here?** You are ")
        assert "You win if you live when the raft sails" in goal
        assert press.startswith("👉 ")
        assert "Press now" in press or "You are called" in press
        assert "**My cards**" in cards
    assert NEW not in house.guest(9).screen()


async def test_every_seat_gets_the_same_number_of_messages(house: House) -> None:
    guests = await house.lay(6)
    counts = {len(direct(house, guest)) for guest in guests}
    assert counts == {2}  # the greeting of the lobby, and the panel


async def test_who_knows_this_is_not_told_again(house: House) -> None:
    guests = await house.lay(4)
    ann, ben = guests[:2]
    assert len(lesson(house, ann)) == 4
    outcome = await ann.presses_about("known")
    assert outcome["kind"] == "update"
    assert NEW not in said(outcome)
    assert "You are " in said(outcome)
    await house.quiet()
    assert lesson(house, ann) == []
    assert len(lesson(house, ben)) == 4
    await house.close()
    await house.open()
    await house.quiet()
    assert lesson(house, ann) == []
    assert len(lesson(house, ben)) == 4


async def test_the_second_game_of_a_kind_goes_without(house: House) -> None:
    guests = await house.lay(4)
    await house.play_until("nothing that is ever asked")
    await house.quiet()
    before = {guest.id: len(lesson(house, guest)) for guest in guests}
    again = await house.lay(4)
    for guest in again:
        panels = [text_of(one) for one in direct(house, guest)]
        assert NEW not in panels[-1]
    assert set(before.values()) <= {0, 4}


async def test_a_lobby_can_go_without(house: House) -> None:
    guests = await house.lay(4, **{"first-timers": False})
    assert all(lesson(house, guest) == [] for guest in guests)


async def test_where_messages_are_closed_my_cards_begins_with_it(house: House) -> None:
    ben = house.guest(1)
    house.playground.hands.set_dms(ben.id, False)
    await house.lay(4)
    outcome = await ben.presses_about("cards")
    assert private(outcome)
    assert NEW in said(outcome)
    assert NEW not in said(await ben.presses_about("known"))
    assert NEW not in said(await ben.presses_about("cards"))
