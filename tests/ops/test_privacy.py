"""`/privacy`: what is kept of a member, shown to them and removed, while journals stay sound and games go on."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.demo.guest import Guest
from bot.presses import About, Mine
from bot.privacy import forget, kept_of
from engines.__main__ import main as engines
from tests.e2e.evenings import GAME, House, private, said
from tests.e2e.test_seats import sits_down


def documents(house: House, outcome: Mapping[str, Any]) -> list[bytes]:
    """The files that an answer shows."""
    shown = [one["file"]["url"] for one in _all(outcome["message"]["components"]) if one["type"] == 13]
    return [house.playground.world.files[url.partition("/cdn/")[2]][1] for url in shown]


def _all(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [one for top in components for one in (top, *_all(top.get("components", [])))]


async def exported(house: House, guest: Guest) -> dict[str, Any]:
    """What a member gets as a file."""
    await guest.types("privacy")
    outcome = await house.press(guest, Mine("export"))
    assert private(outcome)
    (file,) = documents(house, outcome)
    return json.loads(file)


async def forgotten(house: House, guest: Guest) -> None:
    """A member has everything deleted, as people do it: asked twice."""
    await guest.types("privacy")
    asked = await house.press(guest, Mine("delete"))
    assert "Are you sure" in said(asked)
    assert private(asked)
    done = await house.press(guest, Mine("delete-really"))
    assert "do not know you any more" in said(done)
    await house.quiet()


async def until_decided(house: House, seat: int) -> None:
    """Everybody's AI player decides, and time passes, until the member on a seat has decided something more."""
    before, info = len(await decisions(house, seat)), await house.table()
    while len(await decisions(house, seat)) == before:
        acted = [await house._decides(info, one, "") for one in range(1, len(info.sitters) + 1)]
        if not any(acted):
            deadline = (await house.session()).next_deadline
            assert deadline is not None, "the game is over"
            await house.handlers.wake(house.app.house, info.id, deadline)
    await house.quiet()


async def decisions(house: House, seat: int) -> list[Any]:
    """What members decided on a seat, as the journal has it."""
    stored = await house.app.store.load(house.number)
    assert stored is not None
    made = [json.loads(one) for one in stored.entries]
    return [one["command"] for one in made if one["entry"] == "answer" and (one["seat"], one["by"]) == (seat, "member")]


async def scan(house: House, *needles: str) -> set[tuple[str, str]]:
    """Where one of these stands in the database as a word of its own: table and column."""
    any_of_them = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, needles))})(?!\w)")
    found: set[tuple[str, str]] = set()
    for table, column in await columns(house):
        for (value,) in await house.app.store.read(f'SELECT "{column}" FROM "{table}"'):
            if any_of_them.search(str(value)):
                found.add((table, column))
    return found


async def columns(house: House) -> list[tuple[str, str]]:
    """Every column of every table of the database."""
    rows = await house.app.store.read(
        "SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table' "
        "AND t.name NOT LIKE 'sqlite%' ORDER BY 1, 2"
    )
    return [(table, column) for table, column in rows]


# ------------------------------------------------ what is kept


async def test_a_stranger_is_told_what_would_be_kept_and_of_them_there_is_nothing(house: House) -> None:
    zoe = house.guest(6)
    outcome = await zoe.types("privacy")
    assert private(outcome)
    assert "90 days after its game has ended" in said(outcome)
    assert await exported(house, zoe) == {
        "member": {"id": str(zoe.id), "direct_messages": None, "takes_no_direct_messages": False, "language": None},
        "lobbies": [],
        "tables": [],
        "notes": [],
        "lessons": [],
    }


async def test_a_member_has_all_of_it_as_a_file_that_people_can_read(house: House) -> None:
    guests = await house.lay(4)
    await until_decided(house, 2)
    lobby = house.guest(1, room=house.rooms[1], locale="de")
    await lobby.types(f"newgame {GAME}")
    kept = await exported(house, guests[1])
    channel = (await house.app.store.member(guests[1].id)).dm
    assert kept["member"]["id"] == str(guests[1].id)
    assert kept["member"]["direct_messages"] == str(channel)
    (waiting,) = kept["lobbies"]
    assert (waiting["game"], waiting["channel"], waiting["host"]) == (GAME, str(house.rooms[1]), True)
    assert (waiting["name"], waiting["language"]) == ("Ben", "de")
    (table,) = kept["tables"]
    assert (table["table"], table["game"], table["status"]) == (house.number, GAME, "playing")
    assert (table["seat"], table["name"], table["host"], table["left"]) == (2, "Ben", False, False)
    assert table["panel"]["channel"] == str(channel)
    assert [one["decision"] for one in table["decisions"]] == await decisions(house, 2) != []
    async with house.handlers.look(house.app.house, house.number) as seated:
        assert table["knows"] == json.loads(json.dumps(seated.live.view(2).as_json()))
    assert kept["lessons"] == [{"game": GAME, "first_table": house.number}]


async def test_it_tells_of_others_what_its_own_seat_knows_and_no_more(house: House) -> None:
    guests = await house.lay(4)
    await house.play_until("select")
    for guest in (guests[1], house.guest(6)):
        text = json.dumps(await kept_of(house.app, guest.id))
        assert not any(str(other.id) in text for other in guests if other.id != guest.id)
    async with house.handlers.look(house.app.house, house.number) as seated:
        hands = [json.dumps(seated.live.view(seat).as_json()) for seat in (1, 2, 3, 4)]
    knows = json.dumps((await kept_of(house.app, guests[1].id))["tables"][0]["knows"])
    assert knows == hands[1]
    assert knows not in (hands[0], hands[2], hands[3])


async def test_everybody_has_the_decisions_that_they_made_on_a_seat_and_nobody_elses(house: House) -> None:
    ann, ben, *_ = await house.lay(4)
    await until_decided(house, 2)
    await ben.types("table leave")
    his_share = len(await decisions(house, 2))
    zoe = house.guest(6)
    await sits_down(house, zoe, 2)
    await until_decided(house, 2)
    await ann.types("table kick", {"member": zoe.id})
    await house.quiet()
    before, after = await kept_of(house.app, ben.id), await kept_of(house.app, zoe.id)
    (his,), (hers,) = before["tables"], after["tables"]
    assert (his["left"], his["name"], his["knows"], his["panel"]) == (True, "Ben", None, None)
    assert (hers["left"], hers["name"], hers["knows"], hers["panel"]) == (True, zoe.name, None, None)
    both = [[one["decision"] for one in kept["decisions"]] for kept in (his, hers)]
    assert all(both)
    assert both[0] + both[1] == await decisions(house, 2)
    assert len(both[0]) == his_share
    assert [(one["what"], one["done_by_you"]) for one in before["notes"]] == [("left", False)]
    assert [(one["what"], one["done_by_you"]) for one in after["notes"]] == [("joined", False), ("kicked", False)]
    of_ann = await kept_of(house.app, ann.id)
    assert [(one["what"], one["done_by_you"], one["name"]) for one in of_ann["notes"]] == [("kicked", True, "Ann")]


# ------------------------------------------------ being forgotten


async def test_a_forgotten_member_is_an_ai_player_without_a_name_and_the_game_goes_on(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    guests = await house.lay(4)
    await house.play_until("select")
    ben = guests[1]
    channel = (await house.app.store.member(ben.id)).dm
    await forgotten(house, ben)
    assert (await house.session()).players[2] == "ai"
    assert (await house.table()).names[2] == "Former guest 2"
    assert await scan(house, str(ben.id), "Ben", str(channel)) == set()
    assert "Former guest 2" in house.guest(9).screen()
    assert "no seat" in said(await house.forge(ben, f"t|{house.number}|cards"))
    await house.play_until("nothing that is ever asked")
    await house.quiet()
    assert (await house.session()).over
    file = tmp_path / "game.json"
    file.write_text(json.dumps(await house.handlers.export(house.app.house, house.number)))
    assert engines(["verify", str(file)]) == 0
    assert "Ben" not in file.read_text()
    assert str(ben.id) not in file.read_text()
    capsys.readouterr()


async def test_the_file_itself_has_nothing_of_a_forgotten_member(house: House) -> None:
    guests = await house.lay(4)
    await forgotten(house, guests[2])
    beside = [house.data, house.data.with_name(house.data.name + "-wal")]
    assert all("Chloé".encode() not in path.read_bytes() for path in beside)
    assert b"Dev" in house.data.read_bytes(), "the others are there"


async def test_asked_for_twice_it_is_done_once(house: House) -> None:
    guests = await house.lay(4)
    for _ in range(2):
        await forget(house.app, guests[1].id, house.clock.now())
    await house.quiet()
    stored = await house.app.store.load(house.number)
    assert stored is not None
    causes = [json.loads(one).get("cause") for one in stored.entries]
    assert causes.count("left") == 1


async def test_the_last_member_who_is_forgotten_ends_the_table(house: House) -> None:
    (ann,) = await house.lay(1, 4)
    await forgotten(house, ann)
    assert await house.app.store.status(house.number) == "ended"
    assert await scan(house, str(ann.id), "Ann") == set()


async def test_a_forgotten_host_hands_the_table_on(house: House) -> None:
    ann, ben, *_ = await house.lay(4)
    await forgotten(house, ann)
    assert (await house.table()).owner == ben.id


async def test_a_table_that_was_set_aside_forgets_too(house: House) -> None:
    _, ben, *_ = await house.lay(4)
    async with house.app.store.transaction() as db:
        await db.run("UPDATE games SET status = 'aside' WHERE id = ?", house.number)
    house.app.house.drop(house.number)
    await forgotten(house, ben)
    assert await scan(house, str(ben.id), "Ben") == set()


async def test_nobody_learns_two_seats_by_being_forgotten_in_between(house: House) -> None:
    ann, ben, chloe, _ = await house.lay(4, 5)
    await house.play_until("select")
    await forgotten(house, ben)
    assert "know secrets of another seat" in said(await _asks(house, ben, 5))
    await ann.types("table kick", {"member": chloe.id})
    await forgotten(house, chloe)
    assert "asked to leave this table" in said(await chloe.types("table join"))
    assert not await scan(house, str(ben.id), str(chloe.id), "Ben", "Chloé")
    assert "Antoine" in said(await house.guest(6).types("table join")), "others are welcome"
    await sits_down(house, ben, 2)
    assert (await house.table()).seats_of(ben.id) == [2], "what they know already they may know"


async def _asks(house: House, guest: Guest, seat: int) -> Any:
    await sits_down(house, house.guest(7), 2)  # their own is taken
    outcome = await guest.types("table join")
    await house.guest(0).types("table kick", {"member": house.guest(7).id})
    return outcome


async def test_a_seal_is_gone_when_the_table_is_over(house: House) -> None:
    ann, ben, *_ = await house.lay(4)
    await forgotten(house, ben)
    assert [one for one in (await house.table()).notes if one.seal]
    await ann.types("table end")
    await house.press(ann, About(house.number, "end"))
    await house.app.clearing.clear()
    over = await house.app.store.table(house.number)
    assert over is not None
    assert not [one for one in over.notes if one.seal]


async def test_another_game_of_the_same_people_has_no_former_guest(house: House) -> None:
    ann, ben, *_ = await house.lay(4)
    await forgotten(house, ben)
    await ann.types("table end")
    await house.press(ann, About(house.number, "end"))
    await house.quiet()
    await ann.presses_about("again")
    lobby = await house.lobby()
    assert lobby is not None
    assert [one.name for one in lobby.sitters][0::2] == ["Ann", "Chloé"]
    assert not any("Former" in one.name for one in lobby.sitters)


# ------------------------------------------------ nothing is overlooked

MENTIONS = {
    ("lessons", "user"),
    ("lobbies", "owner"),
    ("lobbies", "sitters"),
    ("members", "dm"),
    ("members", "user"),
    ("notes", "by_name"),
    ("notes", "by_user"),
    ("notes", "name"),
    ("notes", "user"),
    ("notes", "was"),
    ("panels", "channel"),
    ("places", "owner"),
    ("sitters", "former"),
    ("sitters", "name"),
    ("sitters", "user"),
}
NEVER = {
    "absences": "since until",
    "alive": "at id",
    "counters": "name value",
    "entries": "entry game_id n",  # journals: seats, and numbers of notes
    "games": "beats digest finished_at game id length settled setup status told wakes_at",
    "identity": "salt",
    "lessons": "game table_id",
    "lobbies": "channel game guild id locale message options seed",
    "members": "closed locale",
    "notes": "id kind seal seat table_id",
    "outbox": "beat fact n reader table_id",
    "panels": "digest key message posting reader rung serial stale table_id",
    "places": "channel game guild id locale lobby",
    "plights": "kind lacks paused since table_id told",
    "rooms": "customs table_id",
    "sitters": "locale seat table_id",
}


async def eventful(house: House) -> Guest:
    """An evening after which a member is mentioned wherever a member can be: they have left a seat that another has
    now, were host and asked somebody to leave, sit at a table, have left one, and wait in a lobby. Who that is."""
    ann, ben, _, dev = await house.lay(4)
    await ann.types("table host", {"member": ben.id})
    await ben.types("table kick", {"member": dev.id})
    await ben.types("table leave")
    await sits_down(house, house.guest(6), 2)
    for room, leaves in ((house.rooms[1], False), (house.playground.add_channel("attic"), True)):
        host, other = house.guest(1, room=room), house.guest(2, room=room)
        await host.types(f"newgame {GAME}")
        await other.presses_in_lobby("join")
        for _ in range(2):
            await host.presses_in_lobby("ai")
        await host.presses_in_lobby("start")
        if leaves:
            await host.types("table leave")
    await house.guest(1, room=house.playground.add_channel("cellar")).types(f"newgame {GAME}")
    await house.quiet()
    return ben


async def test_a_member_is_forgotten_wherever_the_database_can_mention_one(house: House) -> None:
    ben = await eventful(house)
    needles = [str(ben.id), "Ben", str((await house.app.store.member(ben.id)).dm)]
    assert await scan(house, *needles) == MENTIONS, "the evening mentions them everywhere"
    await forgotten(house, ben)
    assert await scan(house, *needles) == set()


async def test_all_that_mentions_a_member_is_in_their_export(house: House) -> None:
    ben = await eventful(house)
    kept = await exported(house, ben)
    assert (len(kept["lobbies"]), len(kept["tables"]), len(kept["lessons"])) == (1, 3, 1)
    counts = {
        "tables": "SELECT count(DISTINCT table_id) FROM (SELECT table_id FROM sitters WHERE user = ?1 OR former = ?1 "
        "UNION ALL SELECT table_id FROM notes WHERE user = ?1)",
        "notes": "SELECT count(*) FROM notes WHERE user = ?1 OR by_user = ?1",
        "lessons": "SELECT count(*) FROM lessons WHERE user = ?1",
    }
    for name, sql in counts.items():
        assert await house.app.store.read(sql, ben.id) == [(len(kept[name]),)], name


async def test_of_every_column_it_is_said_whether_it_can_mention_a_member(house: House) -> None:
    """A new column belongs into one of the two lists; if into the first, `/privacy` must know of it."""
    said_of = MENTIONS | {(table, column) for table, all_ in NEVER.items() for column in all_.split()}
    assert set(await columns(house)) == said_of
    assert not MENTIONS & {(table, column) for table, all_ in NEVER.items() for column in all_.split()}


async def test_a_column_that_nobody_thought_of_is_noticed(house: House) -> None:
    async with house.app.store.transaction() as db:
        await db.run("ALTER TABLE rooms ADD COLUMN founder INTEGER")
    with pytest.raises(AssertionError):
        await test_of_every_column_it_is_said_whether_it_can_mention_a_member(house)
