"""Direct messages outside of any panel: sent once, or not at all where they are closed."""

from __future__ import annotations

import hashlib
import logging

from bot.post import Closed, Post, PostFailed
from bot.screen import Screen
from bot.store import SqliteStore
from bot.watching.lines import note

log = logging.getLogger(__name__)


async def write(
    store: SqliteStore, post: Post, user: int, screen: Screen, about: str, *, even_if_closed: bool = False
) -> bool:
    """Write to a member; whether it arrived. `about`: the same letter is written once, as far as Discord remembers.
    `even_if_closed`: who took no direct messages when last asked may take this one."""
    member = await store.member(user)
    if member.closed and not even_if_closed:
        return False
    try:
        channel = member.dm or await post.direct(user)
        await post.send(channel, screen, hashlib.blake2b(f"{about}/{user}".encode(), digest_size=12).hexdigest())
    except Closed:
        await store.remember_dm(user, closed=True)
        return False
    except PostFailed as error:
        note(log, logging.INFO, "letter-not-sent", error=type(error).__name__)
        return False
    await store.remember_dm(user, closed=False, channel=channel)
    return True
