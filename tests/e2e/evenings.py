"""The bot on a playground, and members at it.

Where Discord's OpenAPI file lies beside the project (../shared/discord/openapi.json), every request and answer is
validated against it; without it that validation is skipped and the rest of each test stands.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import App
from bot.demo.evening import EVENING
from bot.demo.guest import UNANSWERED, Guest
from bot.demo.hourglass import Hourglass
from bot.demo.reading import Json, text_of
from bot.jump import JumpClock
from bot.presses import Press
from bot.tables import LobbyInfo, TableInfo
from engines import HANDLERS
from engines.host import Handlers
from engines.kernel import Chance, Prompt, PromptClosed, Session
from playground import Playground, Pressed, point_discord_py_at
from playground.interactions import COMPONENT

OPENAPI = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
GAME = "who-should-we-eat"
HANG = 300.0  # seconds of real time until a test is taken to hang


class House:
    """A playground with the bot on it. Time stands still but for `quiet` and `wait`. Each lobby gets a seed of its own,
    the same ones in every run."""

    def __init__(self, playground: Playground, clock: JumpClock, data: Path) -> None:
        self.locale = "en-US"  # of the members' clients
        self.playground = playground
        self.clock = clock
        self.data = data
        self.app: App
        self.number = 0  # of the table that was laid last
        self._holding = 0
        self._seeds = map("{:064x}".format, count(1000))
        self._chance = Chance("autopilot")
        self._open: AbstractAsyncContextManager[App] | None = None
        self.hourglass = Hourglass(clock, lambda: self.app)

    # ------------------------------------------------ the bot comes and goes

    async def open(self) -> None:
        """The bot comes."""
        self._open = App.open(self.data, self.clock, self.playground.token, patient=False)
        self.app = await self._open.__aenter__()
        self.app.new_seed = lambda: next(self._seeds)

    async def close(self) -> None:
        """The bot goes; the database stays."""
        if self._open is not None:
            await self._open.__aexit__(None, None, None)
            self._open = None

    # ------------------------------------------------ who and what is there

    @property
    def room(self) -> int:
        """The first channel."""
        return self.rooms[0]

    @property
    def rooms(self) -> list[int]:
        """The channels of the server."""
        return [int(one["id"]) for one in self.playground.world.channels.values() if one["type"] == 0]

    def guest(self, number: int, locale: str | None = None, room: int | None = None) -> Guest:
        """A member, counted from 0; the first owns the server."""
        return Guest(
            self.playground,
            self.playground.world.people[number],
            room or self.room,
            self.settled,
            locale or self.locale,
        )

    def guests(self, count: int) -> list[Guest]:
        """The first members."""
        return [self.guest(number) for number in range(count)]

    @property
    def handlers(self) -> Handlers[Any]:
        """Those of the game."""
        return HANDLERS[GAME]

    async def lobby(self, room: int | None = None) -> LobbyInfo | None:
        """The lobby in a channel."""
        return await self.app.store.lobby_in(room or self.room)

    async def table(self) -> TableInfo:
        """The table in the first channel."""
        found = await self.app.store.table_in(self.room)
        assert found is not None
        return found

    async def session(self) -> Session:
        """The game in the first channel."""
        info = await self.app.store.last_table_in(self.room)
        assert info is not None
        async with HANDLERS[info.game].look(self.app.house, info.id) as seated:
            return seated.live.session

    async def prompts(self, seat: int | None = None) -> list[Prompt]:
        """What a seat is asked, or all are."""
        return (await self.session()).prompts(seat)

    # ------------------------------------------------ what happens

    async def lay(self, members: int, seats: int | None = None, **options: Any) -> list[Guest]:
        """A game that has just begun, and everything that was told is shown."""
        host, *others = guests = self.guests(members)
        await host.types(f"newgame {GAME}", options)
        for guest in others:
            await guest.presses_in_lobby("join")
        for _ in range((seats or members) - members):
            await host.presses_in_lobby("ai")
        await host.presses_in_lobby("start")
        await self.quiet()
        self.number = (await self.table()).id
        return guests

    async def press(self, guest: Guest, press: Press, values: Sequence[str] | None = None) -> Json:
        """A member presses what their screen shows with this custom_id; the answer."""
        control = guest.find(lambda one: one.custom_id == str(press))
        assert control is not None, f"{press} is not on this screen:\n{guest.screen()}"
        made = await self.playground.hands.press(guest.id, control.message, control.custom_id, values)
        return await self._outcome(made)

    async def forge(self, guest: Guest, custom_id: str, values: Sequence[str] = ()) -> Json:
        """A member sends a press that no screen shows, as if it stood in the latest message of the channel."""
        world = self.playground.world
        public = [one for one in world.messages[self.room].values() if not one["flags"] & 64]
        source = public[-1]
        data = {"custom_id": custom_id, "component_type": 3 if values else 2, "id": 1}
        if values:
            data["values"] = list(values)
        channel = world.channel(int(source["channel_id"]))
        made = self.playground.interactions.make(COMPONENT, guest.id, channel, data, source=source)
        return await self._outcome(Pressed(made))

    async def _outcome(self, pressed: Pressed) -> Json:
        outcome = await pressed.outcome()
        await self.settled()
        return outcome

    async def settled(self) -> None:
        """Until no interaction is served any more, but for those that are `held`."""
        if self._holding:
            return
        async with asyncio.timeout(HANG):
            await self.app.serve.settled()

    async def lay_until(self, kind: str, members: int, **options: Any) -> tuple[list[Guest], list[Prompt]]:
        """A game in which a question of this kind is open, and who is asked. Games that end without it are played to
        the end."""
        for number in range(20):
            self.app.new_seed = lambda number=number: f"{number:064x}"
            guests = await self.lay(members, **options)
            if asked := await self.play_until(kind):
                return guests, asked
        raise AssertionError(f"twenty games ended without {kind}")

    async def play_until(self, kind: str) -> list[Prompt]:
        """Everybody's AI player decides, and time passes, until a question of this kind is open; who is asked. Nobody,
        if the game ends first."""
        info = await self.table()
        while not (asked := [one for one in await self.prompts() if one.kind == kind]):
            if (await self.session()).over:
                break
            acted = [await self._decides(info, seat, kind) for seat in range(1, len(info.sitters) + 1)]
            if not any(acted) and (deadline := (await self.session()).next_deadline) is not None:
                await HANDLERS[info.game].wake(self.app.house, info.id, deadline)
        await self.quiet()
        return asked

    async def _decides(self, info: TableInfo, seat: int, unless: str) -> bool:
        """A seat's AI player decides one thing, unless a question of that kind is open."""
        handlers = HANDLERS[info.game]
        async with handlers.look(self.app.house, info.id) as seated:
            session = seated.live.session
            asked = [one for one in session.prompts(seat) if one.chosen is None]
            if not asked or any(one.kind == unless for one in session.prompts()):
                return False
            said, by = handlers.game.decide(seated.live.view(seat), asked, self._chance), session.players[seat]
        if said is None:
            return False
        try:
            await handlers.answer(self.app.house, info.id, seat, *said, self.clock.now(), by)
        except PromptClosed:  # what others decided just now takes longer to tell than it stays open
            return False
        return True

    @asynccontextmanager
    async def heard(self, owner: object, method: str) -> AsyncGenerator[None]:
        """At the end of the block: until the bot has called this method, and (unless something is `held`) everything
        that follows is shown."""
        called, before = asyncio.Event(), getattr(owner, method)

        def listen(*what: Any) -> Any:
            result = before(*what)
            if asyncio.iscoroutine(result):
                return self._then(result, called)
            called.set()
            return result

        setattr(owner, method, listen)
        try:
            yield
            async with asyncio.timeout(HANG):
                await called.wait()
        finally:
            delattr(owner, method)
        if not self._holding:
            await self.quiet()

    @asynccontextmanager
    async def held(self, owner: object, method: str, work: Coroutine[Any, Any, Any]) -> AsyncGenerator[None]:
        """Begin `work`; the block runs while it stands where this method has just given it its result. At the end of
        the block: until the work is done, and everything is shown."""
        there, go, before = asyncio.Event(), asyncio.Event(), getattr(owner, method)

        async def hold(*what: Any, **named: Any) -> Any:
            result = await before(*what, **named)
            if not there.is_set():
                there.set()
                await go.wait()
            return result

        setattr(owner, method, hold)
        self._holding += 1
        task = asyncio.create_task(work)
        try:
            async with asyncio.timeout(HANG):
                reached = asyncio.create_task(there.wait())
                await asyncio.wait({task, reached}, return_when=asyncio.FIRST_COMPLETED)
                assert there.is_set(), f"{method} was never called: {task}"
                yield
        finally:
            self._holding -= 1
            delattr(owner, method)
            go.set()
            await task
        await self.settled()
        await self.quiet()

    @staticmethod
    async def _then(work: Awaitable[Any], called: asyncio.Event) -> Any:
        try:
            return await work
        finally:
            called.set()

    async def quiet(self) -> None:
        """Until everything that was told is shown; time goes on as far as the courier waits for it."""
        await self.hourglass.quiet()

    async def wait(self, seconds: float) -> None:
        """Time passes, and everything that was told meanwhile is shown."""
        await self.hourglass.wait(seconds)
        await self.hourglass.quiet()


def said(outcome: Json) -> str:
    """What an answer says."""
    assert outcome["message"] is not None, outcome["kind"]
    return text_of(outcome["message"])


def private(outcome: Json) -> bool:
    """Whether an answer is seen by its member alone."""
    return bool(outcome["message"]["flags"] & 64)


@asynccontextmanager
async def an_evening(data: Path, **settings: Any) -> AsyncGenerator[House]:
    """A strict playground with the bot on it; afterwards nothing may have been complained of."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    clock = JumpClock(EVENING)
    schema = OPENAPI if OPENAPI.exists() else None
    playground = Playground(strict=True, schema=schema, now=clock.now, **settings)
    playground.interactions.patience = UNANSWERED
    await playground.start()
    point_discord_py_at(playground.url)
    house = House(playground, clock, data)
    try:
        await house.open()
        try:
            yield house
        finally:
            await house.close()
    finally:
        await playground.stop()
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before
    assert playground.complaints == []
