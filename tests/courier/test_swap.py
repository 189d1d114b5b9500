"""The secret swap down to the requests: two worlds that differ in two cards which a seat cannot see must send that seat
and the channel the same messages, in the same order, at the same times.

A first pass at the level of the engines finds out who does what when; then both worlds go through house and courier,
with the faces as they are. Leaks are planted where only messages can leak: an alt text, a file name, a message to some
alone, how long one is kept waiting, a log line.
"""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeAlias

import pytest

from bot import render
from bot.courier import Courier
from bot.jump import TURNS, JumpClock
from bot.screen import Picture, Screen, Text
from bot.store import SqliteStore
from bot.tables import Sitter, TableInfo
from bot.words import Words
from engines import HANDLERS
from engines.host import House, Seated
from engines.kernel import Command, Fact, Refused, Seat, Setup, Told
from tests.courier.discord import DM, Discord, FakePost, Message
from tests.generic import swap
from tests.generic.games import GAMES, varied_setup

SLUG = "who-should-we-eat"
ROOM, USER = 100, 1000
TABLES = [(4, 1), (6, 2), (8, 3)]
TABLES_OF = {
    SLUG: TABLES,
    "donner-dinner-party": [*TABLES, (8, 1)],
    "peasant-buffet": [(3, 1), (4, 2)],
    "the-fittest": [(4, 1), (5, 2)],
}
ALL_TABLES = [(slug, *table) for slug, tables in TABLES_OF.items() for table in tables]
HANG = 60.0  # real seconds
SWAPS = 3  # a table
TRIED = 20  # places of cards, where everybody knows what cards there are: most are told too soon to compare anything
MARGIN = 60.0  # seconds before a swapped card is named: deadlines may lie a little apart from the first pass


@dataclass(frozen=True, slots=True)
class Act:
    """What a seat decides, and when."""

    at: float
    seat: Seat
    prompt: str
    command: Command


class Scripted(swap.World):
    """A world whose decisions are written down."""

    acts: list[Act]

    def __post_init__(self) -> None:
        self.acts = []
        super().__post_init__()

    def _submit(self, seat: Seat, prompt: str, command: Command, at: float, *, expected: bool) -> None:
        if not expected:
            self.acts.append(Act(at, seat, prompt, command))
        super()._submit(seat, prompt, command, at, expected=expected)


class Letters(FakePost):
    """Keeps what each channel was sent: when, how, and what it then showed. Ids count within a channel.

    history, counts  all that was told in this game, and how much of it had been told at which times
    """

    def __init__(self, clock: JumpClock) -> None:
        super().__init__(Discord(), clock)
        self.sent: list[tuple[float, str, int, str]] = []
        self.counts: list[tuple[float, int]] = []
        self.history: Sequence[Told] = ()

    def note(self, method: str, channel: int, screen: Screen | None = None) -> None:
        """One request."""
        self.sent.append((self.clock.now(), method, channel, repr(screen)))

    async def send(self, channel: int, screen: Screen, nonce: str) -> int:
        self.note("send", channel, screen)
        there = self.discord.channels.setdefault(channel, [])
        number = channel * 100_000 + sum(one[1:3] == ("send", channel) for one in self.sent)
        there.append(Message(number, nonce, screen, screen.rings, self.clock.now()))
        return number

    async def edit(self, channel: int, message: int, screen: Screen) -> None:
        self.note("edit", channel, screen)
        await super().edit(channel, message, screen)

    async def delete(self, channel: int, message: int) -> None:
        self.note("delete", channel)
        await super().delete(channel, message)

    def not_yet(self, told: int) -> float:
        """A time at which no more than so much had been told."""
        return max((at for at, count in self.counts if count <= told), default=0.0)

    def of(self, seat: Seat, until: float) -> list[tuple[float, str, int, str]]:
        """What the channel and one seat were sent until then."""
        sent = [one for one in self.sent if one[0] < until and one[2] in (ROOM, DM + USER + seat)]
        return sorted(sent, key=lambda one: (one[0], one[2]))  # two channels do not wait for each other


async def settled(busy: Callable[[], bool]) -> None:
    """Until nothing goes on at this moment; time stands still."""
    quiet = 0
    while quiet < TURNS:
        quiet = 0 if busy() else quiet + 1
        await asyncio.sleep(0)


Meanwhile: TypeAlias = Callable[[SqliteStore, House, Letters], Awaitable[None]]


async def carried(
    path: Path, setup: Setup, acts: Sequence[Act], faces: Any, meanwhile: Meanwhile | None = None
) -> Letters:
    """Everything that is sent while this happens. `meanwhile` is called after everything that is done."""
    handlers = HANDLERS[setup.game]
    async with SqliteStore.open(path) as store:
        house = House(store)
        await house.enter()
        held = [False]
        courier: Courier
        clock = JumpClock(setup.begun_at, lambda: held[0] or store.busy or courier.busy)
        post = Letters(clock)
        courier = Courier(store, house, HANDLERS, post, faces, clock)
        house.changed.append(courier.touch)
        async with courier, asyncio.timeout(HANG):
            sitters = tuple(Sitter(seat, USER + seat, f"Guest {seat}") for seat in range(1, setup.seats + 1))
            await store.seat_table(TableInfo(1, setup.game, 7, ROOM, USER + 1, "en-US", sitters))
            await handlers.open(house, 1, setup)
            for act in acts:
                await clock.until(act.at)
                held[0] = True
                await settled(lambda: store.busy or courier.busy)  # what is due at this moment goes first
                with suppress(Refused):  # it is over
                    await handlers.wake(house, 1, act.at)
                await settled(lambda: store.busy or courier.busy)
                with suppress(Refused):  # a window of seconds was seen later here than in the first pass
                    await handlers.answer(house, 1, act.seat, act.prompt, act.command, act.at)
                await settled(lambda: store.busy or courier.busy)
                if meanwhile is not None:
                    await meanwhile(store, house, post)
                    await settled(lambda: store.busy or courier.busy)
                async with handlers.look(house, 1) as seated:
                    post.counts.append((clock.now(), seated.told))
                held[0] = False
            post.history = (await handlers.history(house, 1)).told
    return post


def alike_until(letters: Sequence[Letters], seat: Seat) -> float:
    """Until when a seat was told the same in all worlds. Whether it may be told another thing then is judged by the
    swap of the engines; here the game may go otherwise than in the first pass, for windows of seconds run from when
    they are seen."""
    known = [
        [(n, one.fact) for n, one in enumerate(post.history) if one.to is None or seat in one.to] for post in letters
    ]
    common = next(
        (i for i, pairs in enumerate(zip(*known, strict=False)) if len({repr(f) for _, f in pairs}) > 1), None
    )
    if common is None:
        return math.inf
    return min(post.not_yet(told[common][0]) for post, told in zip(letters, known, strict=True))


def scripts(slug: str, seats: int, seed: int) -> list[tuple[swap.Swap, list[Scripted], float]]:
    """Some swaps at a table: both worlds, and until when nothing may be noticed."""
    game = GAMES[slug]
    setup = varied_setup(game, seats, seed)
    rehearsal = swap.rehearse(game, setup)
    rng = random.Random(f"{setup.seed}/letters")
    found: list[tuple[swap.Swap, list[Scripted], float]] = []
    for one in swap.swaps(rehearsal, rng, SWAPS) or islice(swap.places(rehearsal, rng), TRIED):
        key, steps = f"{setup.seed}/{one}", random.Random(f"{one}")
        worlds = [
            Scripted(game, swap._stacked(setup, piles), one, rehearsal.secret, lambda *_: [], swap.as_json)  # pyright: ignore[reportPrivateUsage]
            for piles in (rehearsal.piles, swap.swapped(rehearsal.piles, one))
        ]
        at = known = setup.begun_at
        alike: int | None = 0
        for step in range(swap.LONGEST):
            if (alike := swap.same(worlds, alike)) is None or all(world.live.session.over for world in worlds):
                break
            known, at = at, at + swap._pause(setup, steps)  # pyright: ignore[reportPrivateUsage]
            for world in worlds:
                world.step(f"{key}/{step}", at)
        if (until := (known if alike is None else at) - MARGIN) > setup.begun_at:
            found.append((one, worlds, until))
    return found[:SWAPS]


async def look_for_leaks(tmp_path: Path, seats: int, seed: int, faces: Any = render, slug: str = SLUG) -> int:
    """Raises Leak; returns how many messages were compared."""
    compared = 0
    for n, (one, worlds, until) in enumerate(scripts(slug, seats, seed)):
        letters = [
            await carried(tmp_path / f"{seats}-{seed}-{n}-{i}.db", world.setup, world.acts, faces)
            for i, world in enumerate(worlds)
        ]
        until = min(until, alike_until(letters, one.seat))
        first, second = [each.of(one.seat, until) for each in letters]
        for a, b in zip(first, second, strict=False):
            if a != b:
                raise swap.Leak(f"{one}:\n  {a}\n  {b}")
        if len(first) != len(second):
            raise swap.Leak(f"{one}: {len(first)} messages, {len(second)} messages")
        compared += len(first)
    return compared


@pytest.mark.parametrize(("slug", "seats", "seed"), ALL_TABLES)
async def test_what_is_sent_is_the_same_in_two_worlds_that_differ_in_what_a_seat_cannot_see(
    tmp_path: Path, slug: str, seats: int, seed: int
):
    assert await look_for_leaks(tmp_path, seats, seed, slug=slug) > 50, "too little was sent to prove anything"


async def look_everywhere(tmp_path: Path, faces: Any) -> None:
    """At some tables."""
    for seats, seed in TABLES:
        await look_for_leaks(tmp_path, seats, seed, faces)


# ---------------------------------------------------------------- planted leaks


def knives(seated: Seated) -> int:
    """What a careless renderer could get hold of."""
    views: list[Any] = [seated.live.view(seat) for seat in range(1, seated.live.session.setup.seats + 1)]
    return sum(len(f"{view.hand}{view.play}{view.keep}") for view in views)


def faces(board: Callable[[Screen, Seated], Screen]) -> Any:
    """The faces, but for what is done to the board."""

    def careless(seated: Seated, table: TableInfo, words: Words, now: float) -> Screen:
        return board(render.board(seated, table, words, now), seated)

    return SimpleNamespace(**{**vars(render), "board": careless})


def with_block(screen: Screen, block: Any) -> Screen:
    return replace(screen, blocks=(*screen.blocks, block))


def in_an_alt_text(screen: Screen, seated: Seated) -> Screen:
    return with_block(screen, Picture("table.png", f"{knives(seated)}", b""))


def in_a_file_name(screen: Screen, seated: Seated) -> Screen:
    return with_block(screen, Picture(f"table-{knives(seated)}.png", "The table", b""))


def in_a_message_to_some(screen: Screen, seated: Seated) -> Screen:
    return with_block(screen, Text("psst")) if knives(seated) % 2 else screen


@pytest.mark.parametrize("leak", [in_an_alt_text, in_a_file_name, in_a_message_to_some])
async def test_a_board_that_leaks_is_noticed(tmp_path: Path, leak: Callable[[Screen, Seated], Screen]):
    with pytest.raises(swap.Leak):
        await look_everywhere(tmp_path, faces(leak))


async def test_a_log_line_that_says_more_is_noticed(tmp_path: Path):
    last: list[Seated] = []

    def board(screen: Screen, seated: Seated) -> Screen:
        last[:] = [seated]
        return screen

    def log(facts: Sequence[Fact], table: TableInfo, words: Words, reader: Seat | None) -> str | None:
        said = render.log(facts, table, words, reader)
        if said is None or not last:
            return said
        return (said and last and f"{said}\n{knives(last[0])}") or said

    careless = faces(board)
    careless.log = log
    with pytest.raises(swap.Leak):
        await look_everywhere(tmp_path, careless)


async def test_messages_that_take_longer_for_what_somebody_holds_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    last: list[Seated] = []
    note = Letters.note

    def board(screen: Screen, seated: Seated) -> Screen:
        last[:] = [seated]
        return screen

    def late(self: Letters, method: str, channel: int, screen: Screen | None = None) -> None:
        note(self, method, channel, screen)
        if channel == ROOM and last:
            at, *rest = self.sent.pop()
            self.sent.append((at + knives(last[0]) / 100, *rest))  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(Letters, "note", late)
    with pytest.raises(swap.Leak):
        await look_everywhere(tmp_path, faces(board))
