"""A hundred thousand presses, most of them random, forged, stale or foreign, through the real dispatch."""

from __future__ import annotations

import json
import random
import re
import string
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.presses import Decide, write
from bot.words import speak
from engines import GAMES, HANDLERS
from engines.host import Line, rebuilt
from engines.kernel import OurFault, Prompt
from engines.who_should_we_eat.pack import loaded
from tests.dispatch.hall import GAME, ROOM, Hall, Press, a_hall

SEED = 20261203
PRESSES = 100_000
AT_ONCE = 50
SEATS = 5
MEMBERS, NEIGHBOURS, STRANGERS = range(11, 16), range(21, 26), range(31, 36)
FIRST = ("send_message", "show", "edit_message", "send_modal", "defer")
POOL = 4000  # presses that are remembered to be sent late
ABOUT = ("cards", "back", "known", "closeup", "log.1", "seat", "rules", "again", "end", "nothing")
IN_LOBBY = ("join", "leave", "ai", "no-ai", "settings", "set.pace", "set.x", "turn.thread", "start", "cancel", "x")
WORDS = speak("en-US", GAME)
SORRY = speak("en-US")("went-wrong")


def card_names() -> dict[str, str]:
    """Every card that can be hidden in a hand: id → how it reads."""
    pack = loaded("castaway")
    return {key: WORDS(f"card-{key}") for key in (*pack.survivors, *pack.ghosts)}


class Crowd:
    """Everybody who presses, and what they know to press."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.rng = random.Random(SEED)
        self.pool: list[str] = ["c|1|vote.1|vote|i2"]
        self.tables: dict[int, range] = {}  # those that play, and who sits there
        self.ended: list[int] = [999_999]
        self.lobby = 0
        self.kinds: Counter[str] = Counter()

    async def renew(self) -> None:
        """Where a game is over the next one begins; a lobby is open."""
        for table in [*self.tables]:
            if await self.hall.app.store.status(table) != "playing":
                self.ended.append(table)
                del self.tables[table]
        for users, room in ((MEMBERS, ROOM), (NEIGHBOURS, ROOM + 1)):
            if users not in self.tables.values():
                self.tables[await self.hall.lay(users, room)] = users
        if not await self.hall.app.store.lobby(self.lobby):
            self.lobby = await self.hall.lobby((STRANGERS[0], STRANGERS[1]), ROOM + 2 + len(self.ended) + self.lobby)

    async def batch(self) -> list[Press]:
        """The next presses, of all kinds."""
        asked = [(table, users, await self.asked(table)) for table, users in self.tables.items()]
        return [self.press(*self.rng.choice(asked)) for _ in range(AT_ONCE)]

    async def asked(self, table: int) -> list[Prompt]:
        """The questions that are open at a table."""
        async with HANDLERS[GAME].look(self.hall.app.house, table) as seated:
            return list(seated.live.session.prompts())

    def press(self, table: int, users: range, asked: list[Prompt]) -> Press:
        """One press. Every kind is there in numbers."""
        kind = self.rng.choices(
            ("right", "doubled", "foreign", "stale", "forged", "random", "about", "lobby", "mine"),
            (3, 2, 10, 20, 30, 20, 10, 3, 2),
        )[0]
        self.kinds[kind] += 1
        where = self.rng.choice(("channel", "channel", "channel", "ephemeral", "direct"))
        match kind:
            case "right" | "doubled" | "foreign" if asked:
                prompt = self.rng.choice(asked)
                made = self.drawn(table, prompt)
                if kind == "foreign":
                    return Press(self.somebody(), made, where=where)
                return Press(users[prompt.seat - 1], made, where=where)
            case "stale":
                return Press(self.somebody(), self.rng.choice(self.pool), self.values(), self.form(), where)
            case "forged":
                return Press(self.somebody(), self.bent(self.rng.choice(self.pool)), self.values(), self.form(), where)
            case "about":
                word = self.rng.choice(ABOUT)
                somebody = self.somebody()
                table = self.rng.choice([*self.tables, self.ended[-1]])
                if word == "end" and somebody in (MEMBERS[0], NEIGHBOURS[0]):
                    word = "log"  # the host may end a table, and nobody else
                return Press(somebody, f"t|{table}|{word}", self.values(), where=where)
            case "lobby":
                return Press(self.somebody(), f"l|{self.lobby}|{self.rng.choice(IN_LOBBY)}", self.values(), where=where)
            case "mine":
                word = self.rng.choice(("export", "delete", "nothing"))
                return Press(self.rng.choice(STRANGERS), f"m|{word}", where=where)
            case _:
                return Press(self.somebody(), self.nonsense(), self.values(), self.form(), where)

    def drawn(self, table: int, prompt: Prompt) -> str:
        """A custom_id as the bot itself draws it for an open question."""
        offer = self.rng.choice(prompt.offers)
        command = self.rng.choice([one for one in prompt.commands() if one.kind == offer.kind] or [None])
        values = () if command is None else tuple(getattr(command, name) for name in offer.fields)
        verb = "f" if offer.free else self.rng.choice("ccccq")
        if verb == "c" and len(values) > 1 and self.rng.random() < 0.2:
            verb, values = "d", values[:1]
        made = str(Decide(verb, table, prompt.window, offer.kind, values))  # type: ignore[arg-type]
        if len(self.pool) < POOL:
            self.pool.append(made)
        else:
            self.pool[self.rng.randrange(POOL)] = made
        return made

    def bent(self, made: str) -> str:
        """A custom_id with something else in it."""
        parts = made.split("|")
        place = self.rng.randrange(len(parts))
        match self.rng.randrange(5):
            case 0:
                parts[place] = self.rng.choice(self.rng.choice(self.pool).split("|"))
            case 1:
                parts[place] += self.rng.choice(("/1", "/99", ",i3", ".0", "'", "\0", "🍴"))
            case 2:
                parts[-1] = write(tuple(self.rng.choices((0, -1, 3, 10**30, True, None, "fish-knife"), k=3)))
            case 3:
                parts[1] = str(self.rng.choice([*self.tables, *self.ended[-3:], -1, 0, 2**63]))
            case _:
                del parts[place]
        return "|".join(parts)

    def nonsense(self) -> str:
        """Something that was never a custom_id of ours."""
        letters = string.printable + "|||,,,éß漢"
        head = self.rng.choice(("", "c|", "t|", "l|", "m|", "d|1|", "c|1|vote.1|vote|", "q|1|"))
        return (head + "".join(self.rng.choices(letters, k=self.rng.randrange(40))))[:100]

    def values(self) -> list[str]:
        """What is chosen in a menu: nothing, most of the time."""
        if self.rng.random() < 0.8:
            return []
        return [self.rng.choice(("i1", "i3", "n", "b1", "sfish-knife", "x", "", "i", "i1,i2", "s", "i" + "9" * 50))]

    def form(self) -> str | None:
        """What is written in a form: none, most of the time."""
        return "Nobody eats Ann. @everyone" * 3 if self.rng.random() < 0.05 else None

    def somebody(self) -> int:
        """A member of either table, or nobody's."""
        return self.rng.choice((*MEMBERS, *NEIGHBOURS, *STRANGERS))


class Umpire:
    """Looks at each press and its answer."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.names = card_names()
        self.any_name = re.compile("|".join(sorted(map(re.escape, self.names.values()), key=len, reverse=True)))
        self.ids = {name: key for key, name in self.names.items()}
        self.any_id = re.compile("|".join(f'"{one}"' for one in self.names))
        self.known: defaultdict[tuple[int, int | None], set[str]] = defaultdict(set)
        self.effects = 0
        self.sights = 0

    def hear(self, table: int, lines: Sequence[Line]) -> None:
        """Note which cards were named, and to whom."""
        for line in lines:
            cards = {one.strip('"') for one in self.any_id.findall(line.fact)}
            for seat in (None,) if line.to is None else line.to:
                self.known[table, seat] |= cards

    def look(self, table: int) -> None:
        """Something changed at a table: note which cards its members are offered, however shortly."""
        seated = self.crowd.hall.app.house.find(table)
        for prompt in seated.live.session.prompts() if seated is not None else ():
            values = {value for offer in prompt.offers for legal in offer.fields.values() for value in legal}
            self.known[table, prompt.seat] |= values & self.names.keys()

    async def judge(self, presses: list[Press], written: list[tuple[int, str]]) -> None:
        """Raises AssertionError at the first that is not as it should be."""
        self.effects += self.caused(presses, written)
        for press in presses:
            firsts = [one for one in press.acts if one in FIRST]
            assert len(firsts) == 1, (press, "one first answer")
            assert firsts != ["show"] or press.custom_id.endswith("|again"), (press, "in public")
            assert SORRY not in press.said, press
            assert press.said.strip() or firsts == ["defer"], (press, "says nothing")
            await self.keeps_secrets(press)

    def caused(self, presses: list[Press], written: list[tuple[int, str]]) -> int:
        """Every decision in a journal comes from a press of that very member with that very meaning, and no press
        has two; how many there were."""
        sent: Counter[tuple[int, int, str]] = Counter()
        for press in presses:
            parts = press.custom_id.split("|")
            if parts[0] in "cfq" and len(parts) == 5 and parts[1].lstrip("-").isdigit():
                sent[int(parts[1]), press.user, parts[3]] += 1
        effects = 0
        for table, text in written:
            entry = json.loads(text)
            if entry["entry"] != "answer":
                continue
            user = self.crowd.tables[table][entry["seat"] - 1]
            key = (table, user, entry["command"]["kind"])
            sent[key] -= 1
            assert sent[key] >= 0, (entry, "nobody pressed this")
            effects += 1
        return effects

    async def keeps_secrets(self, press: Press) -> None:
        """No card is named that this member does not see anyway."""
        named = {self.ids[one] for one in self.any_name.findall(press.said)}
        if not named or press.custom_id.split("|")[-1].startswith("rules"):
            return
        self.sights += 1
        table = press.custom_id.split("|")[1]
        known = await self.visible(int(table), press.user) if table.isdecimal() else set[str]()
        assert named <= known, (press, named - known)

    async def visible(self, table: int, user: int) -> set[str]:
        """The cards that a member may know of at a table: those that everybody, or their seat, was told or offered."""
        info = await self.crowd.hall.app.store.table(table)
        seat = next(iter(info.seats_of(user)), None) if info is not None else None
        return self.known[table, None] | (set[str]() if seat is None else self.known[table, seat])


async def test_a_hundred_thousand_presses_have_one_effect_at_most_and_a_polite_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("WARNING")
    async with a_hall(tmp_path / "bot.db", monkeypatch) as hall:
        crowd = Crowd(hall)
        umpire = Umpire(crowd)
        hall.app.house.changed.append(umpire.look)
        hall.told.append(umpire.hear)
        for number in range(PRESSES // AT_ONCE):
            await crowd.renew()
            presses = await crowd.batch()
            hall.written.clear()
            await hall.sends(presses)
            await umpire.judge(presses, hall.written)
            if number % 4 == 3:
                await time_passes(crowd)
        assert sum(crowd.kinds.values()) == PRESSES
        assert min(crowd.kinds.values()) > PRESSES // 100
        assert umpire.effects > 1000
        assert umpire.sights > 100
        assert len(crowd.ended) > 2, "whole games were played"
        await equals_its_journal(hall, [*crowd.tables, *crowd.ended[1:]])
    assert [one.getMessage() for one in caplog.records] == []


async def time_passes(crowd: Crowd) -> None:
    """The next deadline of each table falls."""
    for table in crowd.tables:
        async with HANDLERS[GAME].look(crowd.hall.app.house, table) as seated:
            deadline = seated.live.session.next_deadline
        if deadline is not None:
            crowd.hall.clock._now = max(crowd.hall.clock.now(), deadline)
            await HANDLERS[GAME].wake(crowd.hall.app.house, table, deadline)


async def equals_its_journal(hall: Hall, tables: list[int]) -> None:
    """What stands in memory is what the journal says, to every View."""
    for table in tables:
        stored = await hall.app.store.load(table)
        assert stored is not None
        again = rebuilt(GAMES[GAME], stored)  # raises OurFault if a fact were another
        if stored.status != "playing":
            continue
        async with HANDLERS[GAME].look(hall.app.house, table) as seated:
            assert seated.live.session.length == again.session.length
            for seat in (None, *range(1, SEATS + 1)):
                assert seated.live.view(seat).as_json() == again.view(seat).as_json()


def test_the_umpire_would_notice() -> None:
    """Each of its complaints, made by hand."""
    crowd: Any = type("Crowd", (), {"tables": {1: MEMBERS}, "ended": [9]})()
    umpire = Umpire(crowd)
    entry = json.dumps({"entry": "answer", "seat": 1, "command": {"kind": "vote", "target": 2}})
    right = Press(MEMBERS[0], "c|1|vote.1|vote|i2")
    assert umpire.caused([right], [(1, entry)]) == 1
    for presses in ([], [Press(MEMBERS[1], right.custom_id)], [Press(MEMBERS[0], "c|2|vote.1|vote|i2")]):
        with pytest.raises(AssertionError, match="nobody pressed this"):
            umpire.caused(presses, [(1, entry)])
    with pytest.raises(AssertionError, match="nobody pressed this"):
        umpire.caused([right], [(1, entry), (1, entry)])
    assert issubclass(OurFault, Exception)
