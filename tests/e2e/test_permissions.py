"""Where no table can stand."""

from __future__ import annotations

import pytest

from playground import HandError
from tests.e2e.evenings import GAME, House, private, said


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("SEND_MESSAGES", "Send Messages"),
        ("EMBED_LINKS", "Embed Links"),
        ("ATTACH_FILES", "Attach Files"),
        ("READ_MESSAGE_HISTORY", "Read Message History"),
        ("VIEW_CHANNEL", "View Channel"),
    ],
)
async def test_a_missing_permission_is_named_and_nothing_opens(house: House, permission: str, name: str) -> None:
    house.playground.permit(house.room, house.playground.world.app_id, deny=[permission])
    outcome = await house.guest(0).types(f"newgame {GAME}")
    assert private(outcome)
    assert name in said(outcome)
    assert await house.lobby() is None


async def test_other_channels_are_not_concerned(house: House) -> None:
    house.playground.permit(house.room, house.playground.world.app_id, deny=["SEND_MESSAGES"])
    outcome = await house.guest(0, room=house.rooms[1]).types(f"newgame {GAME}")
    assert not private(outcome)


async def test_there_are_no_tables_in_direct_messages(house: House) -> None:
    channel = int(house.playground.hands.open_dm(house.guest(0).id)["id"])
    with pytest.raises(HandError):
        await house.guest(0, room=channel).types(f"newgame {GAME}")


async def test_two_channels_have_a_table_each(house: House) -> None:
    ann, ben = house.guest(0), house.guest(1, room=house.rooms[1])
    assert not private(await ann.types(f"newgame {GAME}"))
    assert not private(await ben.types(f"newgame {GAME}"))
    first, second = await house.lobby(), await house.lobby(house.rooms[1])
    assert first is not None
    assert second is not None
    assert first.seed != second.seed


async def test_no_tables_are_opened_while_the_bot_drains(house: House) -> None:
    house.app.draining = True
    assert private(await house.guest(0).types(f"newgame {GAME}"))
    assert await house.lobby() is None
