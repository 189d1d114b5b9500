"""The courier's `Post`, by discord.py."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator
from contextlib import contextmanager

import aiohttp
import discord

from bot import drawing
from bot.post import Closed, Gone, NotPermitted, PostFailed, Trouble
from bot.screen import Screen

_CLOSED = {50007, 50278}  # cannot send to this user; no mutual server
_NOT_PERMITTED = {50001, 50013}
_TOO_FAST = {40003}  # opening direct messages too fast
TOO_FAST = 60.0  # seconds until it is tried again, for Discord does not say
LOOKED_AT = 50  # latest messages of a channel


class DiscordPost:
    """Messages sent, changed and taken away through a client; presses of their components go to `on_interaction`."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def send(self, channel: int, screen: Screen, nonce: str) -> int:
        """Send a message; its id."""
        with _failures():
            message = await self._channel(channel).send(
                view=drawing.view(screen, _mark(nonce)),
                files=drawing.files(screen),
                allowed_mentions=drawing.mentions(screen),
                nonce=nonce,
            )
        return message.id

    async def edit(self, channel: int, message: int, screen: Screen) -> None:
        """Show something else in a message of ours."""
        with _failures():
            await self._message(channel, message).edit(
                view=drawing.view(screen),
                attachments=drawing.files(screen),
                allowed_mentions=discord.AllowedMentions.none(),
            )

    async def delete(self, channel: int, message: int) -> None:
        """Take a message of ours away."""
        with _failures():
            await self._message(channel, message).delete()

    async def direct(self, user: int) -> int:
        """The id of the channel of direct messages with a member."""
        with _failures():
            return (await self._client.create_dm(discord.Object(user))).id

    async def recent(self, channel: int, nonces: Collection[str]) -> dict[str, int]:
        """Which of our own latest messages in a channel were sent with one of these nonces: nonce → message id.
        Discord forgets nonces, but not the number of a message's first component."""
        own = self._client.user.id if self._client.user else None
        marks = {_mark(nonce): nonce for nonce in nonces}
        found: dict[str, int] = {}
        with _failures():
            async for message in self._channel(channel).history(limit=LOOKED_AT):
                mark = message.components[0].id if message.components else None
                if message.author.id == own and mark in marks:
                    found[marks[mark]] = message.id
        return found

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)

    def _message(self, channel: int, message: int) -> discord.PartialMessage:
        return self._channel(channel).get_partial_message(message)


def _mark(nonce: str) -> int:
    """The number of the first component of a message with this nonce: no number that Discord itself would give."""
    return 1 << 30 | int.from_bytes(hashlib.blake2b(nonce.encode(), digest_size=4).digest(), "big") >> 2


@contextmanager
def _failures() -> Iterator[None]:
    """Say what went wrong in the courier's words, and nothing of what stood in the message."""
    try:
        yield
    except discord.RateLimited as error:
        failure: PostFailed = Trouble(error.retry_after)
    except discord.HTTPException as error:
        failure = _failure(error)
    except (aiohttp.ClientError, OSError):
        failure = Trouble()
    else:
        return
    raise failure


def _failure(error: discord.HTTPException) -> PostFailed:
    if error.code in _CLOSED:
        return Closed()
    if error.code in _NOT_PERMITTED:
        return NotPermitted()
    if error.code in _TOO_FAST:
        return Trouble(TOO_FAST)
    if error.status == 404:
        return Gone()
    if error.status >= 500 or error.status == 429:
        return Trouble()
    return PostFailed(f"refused with {error.status}, code {error.code}")
