"""A lobby, from /newgame to the first card or to nothing."""

from __future__ import annotations

from bot.presses import InLobby
from bot.store import Member
from engines import GAMES
from engines.kernel import commitment
from tests.e2e.evenings import GAME, House, private, said


async def test_a_lobby_opens_with_its_host_and_binds_the_seed(house: House) -> None:
    outcome = await house.guest(0).types(f"newgame {GAME}")
    lobby = await house.lobby()
    assert lobby is not None
    assert not private(outcome)
    assert lobby.message == int(outcome["message"]["id"])
    assert [one.name for one in lobby.sitters] == ["Ann"]
    assert len(lobby.seed) == 64
    assert commitment(lobby.seed) in said(outcome)
    assert lobby.seed not in said(outcome)


async def test_options_are_typed_with_the_command(house: House) -> None:
    await house.guest(0).types(
        f"newgame {GAME}", {"pace": "squick", "phone-booth": True, "dwindling": "i2", "discussion": 120}
    )
    lobby = await house.lobby()
    assert lobby is not None
    assert lobby.options == {"pace": "quick", "phone_booth": True, "dwindling": 2, "discussion": 120}


async def test_every_game_is_a_subcommand_with_its_options(house: House) -> None:
    (newgame,) = (one for one in house.playground.hands.commands() if one["name"] == "newgame")
    assert {one["name"] for one in newgame["options"]} == set(GAMES)
    game = next(one for one in newgame["options"] if one["name"] == GAME)
    kinds = {one["name"]: (one["type"], len(one.get("choices", []))) for one in game["options"]}
    assert kinds == {
        "pace": (3, 4),
        "edition": (3, 2),
        "follow-the-leader": (5, 0),
        "phone-booth": (5, 0),
        "dwindling": (3, 5),
        "beginner": (5, 0),
        "first-leader": (3, 11),
        "tie-drawers": (3, 2),
        "discussion": (4, 0),
        "thread": (5, 0),
        "strict-silence": (5, 0),
        "first-timers": (5, 0),
    }


async def test_who_joins_is_seated_and_has_a_direct_message(house: House) -> None:
    await house.guest(0).types(f"newgame {GAME}")
    outcome = await house.guest(1).presses_in_lobby("join")
    lobby = await house.lobby()
    assert lobby is not None
    assert outcome["kind"] == "update"
    assert [one.name for one in lobby.sitters] == ["Ann", "Ben"]
    assert "Ben" in said(outcome)
    dm = await house.app.store.member(house.guest(1).id)
    assert dm.dm is not None
    assert not dm.closed
    assert len(house.playground.hands.seen(house.guest(1).id, dm.dm)) == 1


async def test_who_takes_no_direct_messages_is_told_privately_how_it_works(house: House) -> None:
    ben = house.guest(1)
    house.playground.hands.set_dms(ben.id, False)
    await house.guest(0).types(f"newgame {GAME}")
    await ben.presses_in_lobby("join")
    assert "My cards" in ben.screen().split("\n\n")[-1]
    assert "My cards" not in house.guest(0).screen()
    assert await house.app.store.member(ben.id) == Member(ben.id, await _dm(house, ben.id), True, "en-US")


async def _dm(house: House, user: int) -> int | None:
    return (await house.app.store.member(user)).dm


async def test_nobody_sits_twice(house: House) -> None:
    await house.guest(0).types(f"newgame {GAME}")
    outcome = await house.guest(0).presses_in_lobby("join")
    assert private(outcome)
    lobby = await house.lobby()
    assert lobby is not None
    assert len(lobby.sitters) == 1


async def test_two_who_join_at_once_both_sit_down(house: House) -> None:
    await house.guest(0).types(f"newgame {GAME}")
    lobby = await house.lobby()
    assert lobby is not None
    assert lobby.message is not None
    hands, press = house.playground.hands, str(InLobby(lobby.id, "join"))
    pressed = [await hands.press(house.guest(number).id, lobby.message, press) for number in (1, 2, 3)]
    for one in pressed:
        assert (await one.outcome())["kind"] == "update"
    await house.settled()
    lobby = await house.lobby()
    assert lobby is not None
    assert sorted(one.name for one in lobby.sitters) == ["Ann", "Ben", "Chloé", "Dev"]
    assert all(f"**{one.name}**" in house.guest(0).screen() for one in lobby.sitters)


async def test_there_are_no_more_seats_than_the_game_has_and_a_member_takes_an_ai_players(house: House) -> None:
    host = house.guest(0)
    await host.types(f"newgame {GAME}")
    for _ in range(9):
        await host.presses_in_lobby("ai")
    lobby = await house.lobby()
    assert lobby is not None
    assert len({one.name for one in lobby.sitters}) == 10
    outcome = await house.forge(host, str(InLobby(lobby.id, "ai")))
    assert private(outcome)
    await house.guest(1).presses_in_lobby("join")
    lobby = await house.lobby()
    assert lobby is not None
    assert len(lobby.sitters) == 10
    assert sum(one.user is None for one in lobby.sitters) == 8


async def test_the_next_member_is_host_when_the_host_leaves_and_the_last_one_closes_the_lobby(house: House) -> None:
    ann, ben = house.guests(2)
    await ann.types(f"newgame {GAME}")
    await ann.presses_in_lobby("ai")
    await ben.presses_in_lobby("join")
    await ann.presses_in_lobby("leave")
    lobby = await house.lobby()
    assert lobby is not None
    assert lobby.owner == ben.id
    assert [(one.seat, one.user) for one in lobby.sitters] == [(1, None), (2, ben.id)]
    await ben.presses_in_lobby("leave")
    assert await house.lobby() is None
    assert ann.find(lambda control: isinstance(control.press, InLobby)) is None


async def test_only_the_host_starts_and_sets(house: House) -> None:
    ann, ben = house.guests(2)
    await ann.types(f"newgame {GAME}")
    await ben.presses_in_lobby("join")
    for _ in range(2):
        await ben.presses_in_lobby("ai")
    for word in ("start", "settings", "cancel"):
        outcome = await ben.presses_in_lobby(word)
        assert private(outcome)
        assert "Ann" in said(outcome)
    lobby = await house.lobby()
    assert lobby is not None
    assert lobby.options == {}


async def test_settings_are_chosen_in_menus_and_stand_in_the_lobby(house: House) -> None:
    ann = house.guest(0)
    await ann.types(f"newgame {GAME}")
    outcome = await ann.presses_in_lobby("settings")
    assert private(outcome)
    await house.press(ann, InLobby(1, "set.pace"), ["squick"])
    lobby = await house.lobby()
    assert lobby is not None
    assert lobby.options == {"pace": "quick"}
    assert "half the usual time" in house.guest(1).screen()


async def test_a_value_that_no_option_has_is_refused(house: House) -> None:
    ann = house.guest(0)
    await ann.types(f"newgame {GAME}")
    await ann.presses_in_lobby("settings")
    for option, value in (("pace", "shurry"), ("seats", "i3"), ("pace", "nonsense"), ("dwindling", "i9")):
        outcome = await house.forge(ann, f"l|1|set.{option}", [value])
        assert private(outcome)
    lobby = await house.lobby()
    assert lobby is not None
    assert lobby.options == {}


async def test_too_few_cannot_start(house: House) -> None:
    ann = house.guest(0)
    await ann.types(f"newgame {GAME}")
    outcome = await house.forge(ann, "l|1|start")
    assert private(outcome)
    assert "3 players are missing" in said(outcome)


async def test_a_cancelled_lobby_frees_the_channel(house: House) -> None:
    ann = house.guest(0)
    await ann.types(f"newgame {GAME}")
    assert private(await ann.types(f"newgame {GAME}"))
    await ann.presses_in_lobby("cancel")
    assert not private(await ann.types(f"newgame {GAME}"))


async def test_a_lobby_outlives_the_bot(house: House) -> None:
    ann, ben = house.guests(2)
    await ann.types(f"newgame {GAME}")
    await house.close()
    await house.open()
    await ben.presses_in_lobby("join")
    lobby = await house.lobby()
    assert lobby is not None
    assert [one.name for one in lobby.sitters] == ["Ann", "Ben"]


async def test_starting_twice_begins_one_game(house: House) -> None:
    ann = house.guest(0)
    await ann.types(f"newgame {GAME}")
    for _ in range(3):
        await ann.presses_in_lobby("ai")
    lobby = await house.lobby()
    assert lobby is not None
    assert lobby.message is not None
    press = str(InLobby(lobby.id, "start"))
    pressed = [await house.playground.hands.press(ann.id, lobby.message, press) for _ in range(2)]
    outcomes = [await one.outcome() for one in pressed]
    await house.settled()
    assert [one["kind"] for one in outcomes] == ["update", "message"]
    assert private(outcomes[1])
    assert await house.app.store.next_table_id() == 2


async def test_a_lobby_far_up_is_posted_anew(house: House) -> None:
    ann = house.guest(0)
    first = await ann.types(f"newgame {GAME}")
    second = await ann.types("table status")
    assert int(second["message"]["id"]) > int(first["message"]["id"])
    ids = [message["id"] for message in ann.sees()]
    assert first["message"]["id"] not in ids
    await house.guest(1).presses_in_lobby("join")
    lobby = await house.lobby()
    assert lobby is not None
    assert lobby.message == int(second["message"]["id"])
