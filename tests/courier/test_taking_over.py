"""The secret swap of a seat that is taken over: whoever sits down learns what that seat knows, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import chairs, render
from bot.store import SqliteStore
from bot.words import speak
from engines import HANDLERS
from engines.host import House
from engines.kernel import Seat
from tests.courier.discord import DM
from tests.courier.test_swap import ROOM, SLUG, TABLES, USER, Letters, Meanwhile, carried, scripts
from tests.generic import swap

LATE = 500  # the late friend
EVERY = 8  # things done until everything is read again
WORDS = speak("en-US")
HANDLER = HANDLERS[SLUG]


def taking_over(seat: Seat, told: Seat, at: float) -> Meanwhile:
    """At some time the member on a seat leaves and a friend sits down, who from then on reads everything again.

    Parameters: `told`, the seat of which they are briefed: their own, if all is well.
    """
    acts = [0]

    async def meanwhile(store: SqliteStore, house: House, post: Letters) -> None:
        now, table = post.clock.now(), await store.table(1)
        assert table is not None
        if table.seats_of(USER + LATE):
            acts[0] += 1
            if acts[0] % EVERY == 1:
                await read_again(store, house, post)
        elif now >= at and await store.status(1) == "playing":
            await sits_down(store, house, now)

    async def sits_down(store: SqliteStore, house: House, now: float) -> None:
        left = await store.change_seats(1, lambda table: chairs.stand_up(table, table.sitters[seat - 1].user or 0, ()))
        assert left is not None
        await HANDLER.hand_over(house, 1, seat, "ai", "left", now, left[1])
        joined = await store.change_seats(1, lambda table: chairs.sit_down(table, seat, USER + LATE, "Zoe", "en-US"))
        assert joined is not None
        await HANDLER.hand_over(house, 1, seat, "member", "joined", now, joined[1])

    async def read_again(store: SqliteStore, house: House, post: Letters) -> None:
        table, history = await store.table(1), await HANDLER.history(house, 1)
        assert table is not None
        async with HANDLER.look(house, 1) as seated:
            post.note("briefing", DM + USER + LATE, render.briefing(seated, told, history, table, WORDS, "Ben"))
        for reader, channel in ((told, DM + USER + LATE), (None, ROOM)):
            for page in range(len(render.log_pages(history, table, WORDS, reader))):
                post.note("log", channel, render.logbook(history, table, WORDS, reader, page))

    return meanwhile


async def look_for_leaks(tmp_path: Path, seats: int, seed: int, further: int = 0) -> int:
    """Raises Leak; returns how many messages to whoever sat down were compared. They are briefed of the seat that many
    chairs further."""
    compared = 0
    for n, (one, worlds, until) in enumerate(scripts(SLUG, seats, seed)):
        at = (worlds[0].setup.begun_at + until) / 2
        letters: list[list[tuple[float, str, int, str]]] = []
        for i, world in enumerate(worlds):
            path, late = (
                tmp_path / f"{seats}-{seed}-{n}-{i}.db",
                taking_over(one.seat, (one.seat - 1 + further) % seats + 1, at),
            )
            sent = (await carried(path, world.setup, world.acts, render, late)).sent
            known = [each for each in sent if each[0] < until and each[2] in (ROOM, DM + USER + LATE)]
            letters.append(
                sorted(known, key=lambda each: (each[0], each[2]))
            )  # two channels do not wait for each other
        for a, b in zip(*letters, strict=False):
            if a != b:
                raise swap.Leak(f"{one}:\n  {a}\n  {b}")
        if len(letters[0]) != len(letters[1]):
            raise swap.Leak(f"{one}: {len(letters[0])} messages, {len(letters[1])} messages")
        compared += sum(each[2] != ROOM for each in letters[0])
    return compared


@pytest.mark.parametrize(("seats", "seed"), TABLES[:2])
async def test_whoever_takes_over_a_seat_cannot_tell_two_worlds_apart_which_that_seat_could_not(
    tmp_path: Path, seats: int, seed: int
):
    assert await look_for_leaks(tmp_path, seats, seed) > 20, "too little was sent to prove anything"


async def test_a_briefing_of_what_another_seat_knows_is_noticed(tmp_path: Path):
    async def look_everywhere() -> None:
        for seats, seed in TABLES:
            await look_for_leaks(tmp_path, seats, seed, further=1)

    with pytest.raises(swap.Leak):
        await look_everywhere()
