"""What the courier needs of Discord, and nothing more.

Channels, messages and users are their Discord ids.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from bot.screen import Screen


class PostFailed(Exception):
    """A message could not be carried. Its text never says what stood in the message."""


class Closed(PostFailed):
    """The member takes no direct messages from us: closed, or the bot is blocked (50007, 50278)."""


class Gone(PostFailed):
    """The channel or the message is no longer there (10003, 10008)."""


class NotPermitted(PostFailed):
    """The bot lacks a permission in the channel (50001, 50013)."""


class Trouble(PostFailed):
    """Discord cannot do it now, or did not answer: the message may have been sent or not. To be tried again.

    Parameters: `after`, the seconds that Discord asks us to wait, where it said so.
    """

    def __init__(self, after: float | None = None) -> None:
        super().__init__("trouble")
        self.after = after


class Post(Protocol):
    """Discord, as the courier sees it. Every method may raise `PostFailed`."""

    async def send(self, channel: int, screen: Screen, nonce: str) -> int:
        """Send a message; its id. Only `screen.rings` may ring. `nonce` (at most 25 characters) is enforced: within
        some minutes the same nonce is the same message."""
        ...

    async def edit(self, channel: int, message: int, screen: Screen) -> None:
        """Show something else in a message of ours. Rings nobody."""
        ...

    async def delete(self, channel: int, message: int) -> None:
        """Take a message of ours away."""
        ...

    async def direct(self, user: int) -> int:
        """The id of the channel of direct messages with a member."""
        ...

    async def recent(self, channel: int, nonces: Collection[str]) -> dict[str, int]:
        """Which of our own latest messages in a channel were sent with one of these nonces: nonce → message id."""
        ...
