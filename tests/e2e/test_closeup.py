"""The button "Who is who": the texts of all that lies open, to whoever asks."""

from __future__ import annotations

from tests.e2e.evenings import House, private, said


async def test_anybody_may_read_the_open_cards_of_a_table(house: House) -> None:
    guests = await house.lay(4)
    outcome = await house.guest(8).presses_about("closeup")
    assert private(outcome)
    assert said(outcome).count("🥩") == len(guests)
    assert all(guest.name in said(outcome) for guest in guests)
