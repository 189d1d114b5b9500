"""One game from /newgame to its end, on a playground, at a clock that jumps."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from bot.app import App
from bot.demo.guest import UNANSWERED, Guest
from bot.demo.hourglass import Hourglass
from bot.demo.record import Record
from bot.faces import face_of
from bot.jump import JumpClock
from engines import GAMES, HANDLERS
from engines.host import Status
from engines.kernel import Chance
from playground import Playground, point_discord_py_at

EVENING = 1793559600.0  # the first of November 2026, seven o'clock: when every demo begins


@dataclass(frozen=True)
class Plan:
    """What is played.

    members  how many seats are pressed by members of the playground; AI players have the others
    seed     of the game and of what its members decide; the table is an open one
    options  of the game, as its model reads them
    """

    game: str
    seats: int
    members: int
    seed: str = "demo"
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    locale: str = "en-US"


class Stuck(Exception):
    """Nothing happened any more. The message says what was awaited."""


class Evening:
    """A table at a playground, from the lobby to the end."""

    def __init__(self, plan: Plan, playground: Playground, clock: JumpClock, app: App) -> None:
        self.plan = plan
        self.playground = playground
        self.clock = clock
        self.app = app
        self.channel = int(playground.hands.channels(playground.world.people[0])[0]["id"])
        self.guests = [
            Guest(playground, member, self.channel, app.serve.settled, plan.locale)
            for member in playground.world.people[: plan.members]
        ]
        self.record = Record(playground, self.guests, self.channel)
        self.table = 0
        self._chance = Chance(f"{plan.seed}/members")
        self._hourglass = Hourglass(clock, lambda: app)
        self._news = asyncio.Event()
        app.house.changed.append(lambda _: self._news.set())

    # ------------------------------------------------ the lobby

    async def begin(self) -> None:
        """Everybody sits down, and the host starts. Raises Unreachable."""
        host, *others = self.guests
        await host.types(f"newgame {self.plan.game}")
        lobby = await self.app.store.lobby_in(self.channel)
        if lobby is None:
            raise Stuck(f"No lobby was opened:\n{host.screen()}")
        await self.app.store.change_lobby(lobby.id, lambda now: replace(now, options=dict(self.plan.options)))
        for guest in others:
            await guest.presses_in_lobby("join")
        for _ in range(self.plan.seats - len(self.guests)):
            await host.presses_in_lobby("ai")
        await host.presses_in_lobby("start")
        table = await self.app.store.table_in(self.channel)
        if table is None:
            raise Stuck(f"The game did not begin:\n{host.screen()}")
        self.table = table.id

    # ------------------------------------------------ the game

    async def play(self) -> Status:
        """Members decide until the game is over; how it stands then. Raises Unreachable, Stuck."""
        while (status := await self._status()) == "playing":
            self._news.clear()
            await self._hourglass.quiet()
            if not await self._think():
                await self._let_time_pass()
        await self._hourglass.quiet()
        return status

    async def _think(self) -> bool:
        """Let every member decide one thing; False if nobody had anything to say."""
        acted = False
        for seat, guest in enumerate(self.guests, 1):
            async with HANDLERS[self.plan.game].look(self.app.house, self.table) as seated:
                session = seated.live.session
                prompts = [prompt for prompt in session.prompts(seat) if prompt.chosen is None]
                view = seated.live.view(seat)
                said = session.game.decide(view, prompts, self._chance) if prompts else None
                before = session.length
            if said is None:
                continue
            prompt = next(one for one in prompts if one.name == said[0])
            await guest.decides(prompt, said[1])
            if await self._length() == before:
                if prompt.closes_at is not None and prompt.closes_at <= self.clock.now():
                    continue  # time was out before the press came: refused, as it should be
                raise Stuck(f"{guest.name}'s {said[1].kind} was not taken:\n{guest.screen()}")
            acted = True
            await self._hourglass.quiet()
        return acted

    async def _let_time_pass(self) -> None:
        try:
            await self._hourglass.until(self._news)
        except TimeoutError:
            raise Stuck("The table waits, and no time passes.") from None

    async def _status(self) -> Status:
        return await self.app.store.status(self.table) or "ended"

    async def _length(self) -> int:
        async with HANDLERS[self.plan.game].look(self.app.house, self.table) as seated:
            return seated.live.session.length

    async def rounds(self) -> int:
        """How many rounds were played, as the face of the game counts them."""
        async with HANDLERS[self.plan.game].look(self.app.house, self.table) as seated:
            return max(1, face_of(self.plan.game).round(seated.live.view(None)))


@asynccontextmanager
async def evening(plan: Plan, schema: Path | None = None, *, rate_limits: bool = False) -> AsyncGenerator[Evening]:
    """A playground, the bot on it, and the members of a plan. `schema`: Discord's OpenAPI file, if it is there;
    `rate_limits`: whether they are as tight as Discord's, in real time."""
    clock = JumpClock(EVENING)
    playground = Playground(strict=True, schema=schema, now=clock.now, rate_limits=rate_limits)
    playground.interactions.patience = UNANSWERED
    await playground.start()
    point_discord_py_at(playground.url)
    try:
        with tempfile.TemporaryDirectory() as folder:
            async with App.open(Path(folder) / "demo.db", clock, playground.token, patient=False) as app:
                app.new_seed = lambda: plan.seed
                one = Evening(plan, playground, clock, app)
                try:
                    yield one
                finally:
                    await one.record.close()
    finally:
        await playground.stop()


def seats_of(game: str) -> range:
    """How many may play a game."""
    return GAMES[game].seats
