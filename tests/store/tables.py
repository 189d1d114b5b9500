"""Places, lobbies and whole games for the tests of what is kept."""

from __future__ import annotations

import random
from typing import Any

from bot.customs import AS_USUAL, Customs
from bot.store import SqliteStore
from bot.tables import Sitter, TableInfo
from engines.host import Handlers, House
from engines.kernel import Setup
from tests.toy import TRIBUNAL

GUILD, CHANNEL, ANN, BEN = 7, 100, 11, 12
BEGUN = 1_700_000_000.0
tribunal = Handlers(TRIBUNAL)


def sitters(*users: int | None) -> tuple[Sitter, ...]:
    """Seats from 1; None is an AI player."""
    return tuple(
        Sitter(seat, user, f"Guest {seat}", "zh-CN" if seat == 2 else "en-US") for seat, user in enumerate(users, 1)
    )


def place(
    table: int,
    *users: int | None,
    channel: int = CHANNEL,
    game: str = TRIBUNAL.slug,
    customs: Customs = AS_USUAL,
) -> TableInfo:
    """Where a table stands."""
    return TableInfo(table, game, GUILD, channel, ANN, "en-US", sitters(*users), customs=customs)


def setup(seed: str = "s", seats: int = 4, **more: Any) -> Setup:
    """Tribunal, laid."""
    return Setup(game=TRIBUNAL.slug, rules=TRIBUNAL.rules, seats=seats, seed=seed, begun_at=BEGUN, **more)


async def laid(
    store: SqliteStore,
    house: House,
    *users: int | None,
    channel: int = CHANNEL,
    seed: str = "s",
    customs: Customs = AS_USUAL,
) -> int:
    """A table of Tribunal whose game has just begun."""
    table = await store.next_table_id()
    await store.seat_table(place(table, *users, channel=channel, customs=customs))
    await tribunal.open(house, table, setup(seed, len(users)))
    return table


async def decide_anything(house: House, table: int, rng: random.Random) -> bool:
    """One decision of somebody, or the next deadline; False when the game is over."""
    async with tribunal.look(house, table) as seated:
        session = seated.live.session
        if session.over:
            return False
        asked = [prompt for prompt in session.prompts() if prompt.chosen is None]
        deadline, now = session.next_deadline, session.now
        prompt = rng.choice(asked) if asked and rng.random() < 0.9 else None
        command = rng.choice(prompt.commands()) if prompt else None
    if prompt is not None and command is not None:
        await tribunal.answer(house, table, prompt.seat, prompt.name, command, now)
    elif deadline is not None:
        await tribunal.wake(house, table, deadline)
    return True


async def play_out(house: House, table: int, seed: int = 0) -> None:
    """A game to its end."""
    rng = random.Random(seed)
    while await decide_anything(house, table, rng):
        pass
