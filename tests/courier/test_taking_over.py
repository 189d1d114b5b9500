"""The secret swap of a seat that is taken over: whoever sits down learns what that seat knows, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import chairs, render
from bot.store import SqliteStore
from bot.words import speak
from engines import HANDLERS
from engines.host import History, House
from engines.kernel import Seat, Told
from tests.courier.discord import DM
from tests.courier.test_swap import ROOM, SLUG, TABLES, USER, Letters, Meanwhile, carried, scripts
from tests.generic import swap

LATE = 500  # the late friend
WORDS = speak("en-US")
HANDLER = HANDLERS[SLUG]


def taking_over(seat: Seat, at: float) -> Meanwhile:
    """At some time the member on a seat leaves and a friend sits down; from then on they read everything again."""
    down = [False]

    async def meanwhile(store: SqliteStore, house: House, post: Letters) -> None:
        now = post.clock.now()
        if now >= at and not down[0] and await store.status(1) == "playing":
            down[0] = True
            for cause, player, change in (
                ("left", "ai", lambda table: chairs.stand_up(table, seat, ())),
                ("joined", "member", lambda table: chairs.sit_down(table, seat, USER + LATE, "Zoe", "en-US")),
            ):
                _, notes = await store.change_seats(1, change)  # type: ignore[misc]
                await HANDLER.hand_over(house, 1, seat, player, cause, now, notes)  # type: ignore[arg-type]
        if down[0]:
            table, history = await store.table(1), await HANDLER.history(house, 1)
            assert table is not None
            async with HANDLER.look(house, 1) as seated:
                post.note("briefing", DM + USER + LATE, render.briefing(seated, seat, history, table, WORDS, "Ben"))
            for reader, channel in ((seat, DM + USER + LATE), (None, ROOM)):
                for page in range(len(render.log_pages(history, table, WORDS, reader))):
                    post.note("log", channel, render.logbook(history, table, WORDS, reader, page))

    return meanwhile


async def look_for_leaks(tmp_path: Path, seats: int, seed: int) -> int:
    """Raises Leak; returns how many messages to whoever sat down were compared."""
    compared = 0
    for n, (one, worlds, until) in enumerate(scripts(seats, seed)):
        at = (worlds[0].setup.begun_at + until) / 2
        first, second = [
            [
                sent
                for sent in (
                    await carried(
                        tmp_path / f"{seats}-{seed}-{n}-{i}.db",
                        world.setup,
                        world.acts,
                        render,
                        taking_over(one.seat, at),
                    )
                ).sent
                if sent[0] < until and sent[2] in (ROOM, DM + USER + LATE)
            ]
            for i, world in enumerate(worlds)
        ]
        if first != second:
            raise swap.Leak(f"{one}")
        compared += sum(sent[2] != ROOM for sent in first)
    return compared


@pytest.mark.parametrize(("seats", "seed"), TABLES[:2])
async def test_whoever_takes_over_a_seat_cannot_tell_two_worlds_apart_which_that_seat_could_not(
    tmp_path: Path, seats: int, seed: int
):
    assert await look_for_leaks(tmp_path, seats, seed) > 50, "too little was sent to prove anything"


async def test_a_briefing_that_says_what_others_were_told_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def heard(self: History, seat: Seat | None, before: int | None = None) -> list[Told]:
        return [told for told in self.told[:before] if told.fact.kind != "hand-dealt" or seat in (told.to or (seat,))]

    monkeypatch.setattr(History, "heard", heard)

    async def look_everywhere() -> None:
        for seats, seed in (*TABLES, (5, 4), (7, 2), (6, 5), (4, 7)):
            await look_for_leaks(tmp_path, seats, seed)

    with pytest.raises(swap.Leak):
        await look_everywhere()
