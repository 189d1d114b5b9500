"""A Discord of dictionaries, and plain faces: what the courier sends can be read back, delayed, refused and lost."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.carrying.questions import asked_in_channel
from bot.clock import Clock
from bot.post import Closed, Gone, PostFailed
from bot.screen import Block, Link, Row, Screen, Text
from bot.tables import TableInfo
from bot.words import Words
from engines.host import Seated
from engines.kernel import Fact, Seat
from tests.courier.supper import Heard, Said

PANELS = ("board", "panel", "knock")
DM = 900_000  # a member's direct messages are the channel DM + their id


@dataclass
class Message:
    """One message as it stands."""

    id: int
    nonce: str
    screen: Screen
    rung: tuple[int, ...]
    at: float
    edits: list[float] = field(default_factory=list)
    silent_at_first: bool = False

    @property
    def text(self) -> str:
        """Its paragraphs."""
        return "\n".join(block.markdown for block in self.screen.blocks if isinstance(block, Text))

    @property
    def links(self) -> list[str]:
        """Where its links lead."""
        rows = [block for block in self.screen.blocks if isinstance(block, Row)]
        return [item.url for row in rows for item in row.items if isinstance(item, Link)]

    @property
    def kind(self) -> str:
        """The first word: board, panel, knock …, or a line."""
        return self.text.split(maxsplit=1)[0].rstrip(":")


class Discord:
    """The other end: it outlives the bot.

    sent  all that ever was: channel, the line or the kind of the panel, who was rung
    """

    def __init__(self) -> None:
        self.channels: dict[int, list[Message]] = {}
        self.closed: set[int] = set()
        self.requests: list[tuple[str, int, str]] = []
        self.sent: list[tuple[int, str, tuple[int, ...]]] = []
        self._ids = itertools.count(1)

    def put(self, channel: int, screen: Screen, nonce: str, at: float) -> Message:
        """A new message."""
        message = Message(next(self._ids), nonce, screen, screen.rings, at, silent_at_first=screen.silent)
        self.channels.setdefault(channel, []).append(message)
        self.sent.append((channel, message.kind if message.kind in PANELS else message.text, screen.rings))
        return message

    def find(self, channel: int, message: int) -> Message:
        """A message that stands; raises Gone."""
        found = next((one for one in self.channels.get(channel, []) if one.id == message), None)
        if found is None:
            raise Gone
        return found

    def lines(self, channel: int) -> list[str]:
        """The log of a channel."""
        return [one.text for one in self.channels.get(channel, []) if one.kind not in PANELS]

    def of_kind(self, channel: int, kind: str) -> list[Message]:
        """Boards, panels or knocks that stand in a channel."""
        return [one for one in self.channels.get(channel, []) if one.kind == kind]


class FakePost:
    """The courier's `Post` to such a Discord.

    before, after  called with (method, channel) around everything that happens there; may raise, or wait for ever
    """

    def __init__(self, discord: Discord, clock: Clock) -> None:
        self.discord = discord
        self.clock = clock
        self.before: list[Callable[[str, int], Any]] = []
        self.after: list[Callable[[str, int], Any]] = []

    async def send(self, channel: int, screen: Screen, nonce: str) -> int:
        """Send."""
        await self._around(self.before, "send", channel)
        assert len(nonce) <= 25
        self.discord.requests.append(("send", channel, nonce))
        if channel - DM in self.discord.closed:
            raise Closed
        message = self.discord.put(channel, screen, nonce, self.clock.now())
        await self._around(self.after, "send", channel)
        return message.id

    async def edit(self, channel: int, message: int, screen: Screen) -> None:
        """Edit."""
        await self._around(self.before, "edit", channel)
        self.discord.requests.append(("edit", channel, str(message)))
        found = self.discord.find(channel, message)
        found.screen = screen
        found.edits.append(self.clock.now())
        await self._around(self.after, "edit", channel)

    async def delete(self, channel: int, message: int) -> None:
        """Delete."""
        await self._around(self.before, "delete", channel)
        self.discord.requests.append(("delete", channel, str(message)))
        self.discord.channels[channel].remove(self.discord.find(channel, message))
        await self._around(self.after, "delete", channel)

    async def direct(self, user: int) -> int:
        """Open."""
        await self._around(self.before, "direct", user)
        self.discord.requests.append(("direct", user, ""))
        return DM + user

    async def recent(self, channel: int, nonces: Collection[str]) -> dict[str, int]:
        """Look back."""
        await self._around(self.before, "recent", channel)
        self.discord.requests.append(("recent", channel, ""))
        return {one.nonce: one.id for one in self.discord.channels.get(channel, []) if one.nonce in nonces}

    @staticmethod
    async def _around(hooks: Sequence[Callable[[str, int], Any]], method: str, channel: int) -> None:
        for hook in hooks:
            result = hook(method, channel)
            if asyncio.iscoroutine(result):
                await result


def failing(method: str, channel: int, *failures: PostFailed | None) -> Callable[[str, int], None]:
    """A hook that raises these, one after another, whenever `method` is called for `channel`; None: all is well."""
    left = list(failures)

    def hook(called: str, where: int) -> None:
        if left and (called, where) == (method, channel) and (failure := left.pop(0)) is not None:
            raise failure

    return hook


class PlainFaces:
    """The renderer of the tests: everything that may be seen, in few words.

    drawn  the seats whose panels were drawn, and when
    """

    def __init__(self) -> None:
        self.drawn: list[tuple[Seat, float]] = []

    def board(self, seated: Seated, table: TableInfo, words: Words, now: float) -> Screen:
        """`board 1: playing, 3 told, vote.1 2/4 …`"""
        session = seated.live.session
        parts = [f"{seated.status}, {len(seated.live.view(None).as_json()['heard'])} told"]
        if session.paused_at is not None:
            parts.append("paused")
        rings: dict[int, None] = {}
        for one in session.awaited():
            parts.append(f"{one.window} {one.answered}/{len(one.seats)}")
            if one.missing and now >= one.opened_at + 0.75 * (one.closes_at - one.opened_at):
                parts.append(f"missing {one.missing}")
        for name, seat in asked_in_channel(session).items():
            user = next(sitter.user for sitter in table.sitters if sitter.seat == seat)
            chosen = any(prompt.name == name and prompt.chosen for prompt in session.prompts(seat))
            if user is not None and not chosen:
                rings[user] = None
        return Screen((Text(f"board {table.id}: {', '.join(parts)}"),), tuple(rings))

    def summons(self, seated: Seated, seat: Seat) -> Sequence[str]:
        return ()

    def board_key(self, seated: Seated) -> str:
        """The questions put to the channel."""
        windows = [one.window for one in seated.live.session.awaited() if one.offers]
        return "/".join([seated.status, *windows])

    def panel(
        self,
        seated: Seated,
        seat: Seat,
        table: TableInfo,
        words: Words,
        now: float,
        draft: Mapping[str, tuple[Any, ...]] | None = None,
        link: str | None = None,
        lesson: bool = False,
    ) -> Screen:
        """`panel 1/2 (zh-CN): last fact; pick.1 = 2; draft …`"""
        self.drawn.append((seat, now))
        session = seated.live.session
        in_channel = set(asked_in_channel(session))
        asked = [
            f"{prompt.name} = {prompt.chosen and prompt.chosen.model_dump()}"
            for prompt in session.prompts(seat)
            if prompt.name not in in_channel
        ]
        heard = [one for one in seated.live.view(seat).as_json()["heard"] if "you" in one]
        text = f"panel {table.id}/{seat} ({words.locale}): {'; '.join([*heard[-1:], *asked, *map(str, draft or {})])}"
        blocks: list[Block] = [Text(text)]
        if lesson:
            blocks.append(Text("a lesson"))
        if link is not None:
            blocks.append(Row((Link("board", link),)))
        return Screen(tuple(blocks))

    def log(self, facts: Sequence[Fact], table: TableInfo, words: Words, reader: Seat | None) -> str | None:
        """What was said; other facts by their kinds, but for the seed."""
        texts = [fact.text if isinstance(fact, Said | Heard) else f"({fact.kind})" for fact in facts]
        return "\n".join(text for text in texts if text != "(seed-revealed)") or None

    def notice(self, words: Words, key: str, **args: str | int | float) -> Screen:
        """The key, and what it is about."""
        return Screen((Text(" ".join([key, *map(str, args.values())])),))
