"""The bot without Discord: tables, all cogs, and interactions that are made here and go through the real dispatch."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot import drawing
from bot.app import App
from bot.client import COGS
from bot.jump import JumpClock
from bot.screen import Block, Box, Button, Document, Form, Link, Menu, Picture, Row, Screen, Text
from bot.store import SqliteStore
from bot.tables import Sitter, TableInfo
from engines import GAMES, HANDLERS
from engines.host import Line, Written
from engines.kernel import Setup

GAME = "who-should-we-eat"
BEGUN = 1_790_000_000.0
GUILD, ROOM = 7, 100
ACTS = ("send_message", "show", "edit_message", "send_modal", "defer")
RIGHTS = discord.Permissions(1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 16)


class Post:
    """A Discord that takes everything."""

    def __init__(self) -> None:
        self._ids = itertools.count(10_000)

    async def send(self, *_: object) -> int:
        """Taken."""
        return next(self._ids)

    async def edit(self, *_: object) -> None:
        """Taken."""

    async def delete(self, *_: object) -> None:
        """Taken."""

    async def direct(self, user: int) -> int:
        """Open to all."""
        return 900_000 + user


@dataclass
class Press:
    """What somebody sends: a custom_id, values of a menu, or a form's texts; from the channel, an ephemeral message or
    a direct one."""

    user: int
    custom_id: str
    values: Sequence[str] = ()
    written: str | None = None
    where: str = "channel"
    acts: list[str] = field(default_factory=list)
    shown: list[Screen | Form] = field(default_factory=list)

    def interaction(self, at: float, number: int) -> Any:
        """As discord.py would hand it on."""
        form = self.written is not None
        data: dict[str, Any] = {"custom_id": self.custom_id, "component_type": 3 if self.values else 2}
        if self.values:
            data["values"] = list(self.values)
        if self.written is not None:
            data["components"] = [{"component": {"custom_id": "rules", "value": self.written}}]
        message = SimpleNamespace(id=number, flags=SimpleNamespace(ephemeral=self.where == "ephemeral"))
        return SimpleNamespace(
            id=number,
            type=discord.InteractionType.modal_submit if form else discord.InteractionType.component,
            data=data,
            locale=discord.Locale.american_english,
            user=SimpleNamespace(id=self.user, display_name=f"Guest {self.user}"),
            created_at=datetime.fromtimestamp(at, UTC),
            message=message,
            guild_id=None if self.where == "direct" else GUILD,
            channel_id=ROOM,
            channel=SimpleNamespace(type=discord.ChannelType.text, id=ROOM),
            app_permissions=RIGHTS,
            permissions=discord.Permissions.none(),
            response=_Response(self),
            followup=SimpleNamespace(send=self._sent("followup")),
            edit_original_response=self._sent("edit_original"),
        )

    def _sent(self, act: str) -> Any:
        async def send(**what: Any) -> None:
            self.acts.append(act)
            self.shown.append(what["view"])

        return send

    @property
    def said(self) -> str:
        """Everything that the answer shows."""
        return "\n".join(line for one in self.shown for line in _lines(one))


class _Response:
    def __init__(self, press: Press) -> None:
        self._press = press

    def is_done(self) -> bool:
        """Whether there was a first answer."""
        return any(one in ACTS for one in self._press.acts)

    async def send_message(self, *, view: Screen, ephemeral: bool = False, **_: Any) -> Any:
        """The first answer."""
        self._act("send_message" if ephemeral else "show", view)
        return SimpleNamespace(message_id=1)

    async def edit_message(self, *, view: Screen, **_: Any) -> None:
        """The first answer, in place."""
        self._act("edit_message", view)

    async def send_modal(self, form: Form) -> None:
        """The first answer, a form."""
        self._act("send_modal", form)

    async def defer(self, **_: Any) -> None:
        """The first answer, put off."""
        self._act("defer", None)

    def _act(self, act: str, shown: Screen | Form | None) -> None:
        assert not self.is_done(), "answered twice"
        self._press.acts.append(act)
        if shown is not None:
            self._press.shown.append(shown)


class Hall:
    """Tables and who sits there.

    written  the entries that were journaled, by table, as they come
    told     called with a table and what was told there
    """

    def __init__(self, app: App, clock: JumpClock) -> None:
        self.app = app
        self.clock = clock
        self.written: list[tuple[int, str]] = []
        self._numbers = itertools.count(1)
        self.told: list[Callable[[int, Sequence[Line]], None]] = []
        begun, appended = app.store.begin, app.store.append

        async def begin(table: int, game: str, setup: str, written: Written) -> None:
            await begun(table, game, setup, written)
            self._hear(table, written)

        async def append(table: int, written: Written) -> None:
            await appended(table, written)
            self._hear(table, written)

        app.store.begin, app.store.append = begin, append  # type: ignore[method-assign]

    def _hear(self, table: int, written: Written) -> None:
        self.written += [(table, one) for one in written.entries]
        for listener in self.told:
            listener(table, written.lines)

    async def lay(self, users: Sequence[int], channel: int) -> int:
        """A game begins."""
        table = await self.app.store.next_table_id()
        sitters = tuple(Sitter(seat, user, f"Guest {user}") for seat, user in enumerate(users, 1))
        await self.app.store.seat_table(TableInfo(table, GAME, GUILD, channel, users[0], "en-US", sitters))
        setup = Setup(
            game=GAME,
            rules=GAMES[GAME].rules,
            seats=len(users),
            seed=f"{table:064x}",
            open=False,
            begun_at=self.clock.now(),
        )
        await HANDLERS[GAME].open(self.app.house, table, setup)
        return table

    async def lobby(self, users: Sequence[int], channel: int) -> int:
        """A lobby opens."""
        info = await self.app.store.new_lobby(
            game=GAME,
            guild=GUILD,
            channel=channel,
            owner=users[0],
            locale="en-US",
            sitters=[Sitter(seat, user, f"Guest {user}") for seat, user in enumerate(users, 1)],
            options={},
            seed="ab" * 32,
        )
        return info.id

    async def sends(self, presses: Sequence[Press]) -> None:
        """All at the same moment, through the bot's own dispatch."""
        cog: Any = self.app.client.get_cog("Presses")
        now = self.clock.now()
        await asyncio.gather(*(cog.on_interaction(one.interaction(now, next(self._numbers))) for one in presses))


@asynccontextmanager
async def a_hall(data: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Hall]:
    """Nothing laid yet. What is shown is kept as the screens that discord.py would be given."""
    monkeypatch.setattr(drawing, "view", lambda screen, mark=None: screen)
    monkeypatch.setattr(drawing, "modal", lambda form: form)
    monkeypatch.setattr(drawing, "files", lambda _: [])
    clock = JumpClock(BEGUN)
    async with SqliteStore.open(data) as store:
        app = App(store, clock, patient=False)
        app.post = Post()  # type: ignore[assignment]
        await app.house.enter()
        for cog in COGS:
            await app.client.load_extension(cog)
        yield Hall(app, clock)


def _lines(shown: Screen | Form) -> Iterator[str]:
    if isinstance(shown, Form):
        yield shown.title
        for one in shown.fields:
            yield from (one.label, one.placeholder or "")
        return
    for block in shown.blocks:
        yield from _of_block(block)


def _of_block(block: Block) -> Iterator[str]:
    match block:
        case Text(markdown):
            yield markdown
        case Box(blocks):
            for one in blocks:
                yield from _of_block(one)
        case Row(items):
            for item in items:
                yield from _of_control(item)
        case Picture(name, alt, _):
            yield from (name, alt)
        case Document(name, data):
            yield from (name, data.decode())
        case _:
            pass


def _of_control(item: Button | Link | Menu) -> Iterator[str]:
    match item:
        case Menu():
            yield item.placeholder or ""
            for one in item.choices:
                yield from (one.label, one.description or "")
        case _:
            yield item.label
