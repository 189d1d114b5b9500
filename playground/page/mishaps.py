"""The mishaps of the playground, at a press on the page: those of the member and the channel that are seen there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground.hands import HandError
from playground.mishaps import NoMishap
from playground.objects import DM
from playground.permissions import BITS, THREADS, mask

if TYPE_CHECKING:
    from playground.server import Playground

Json = dict[str, Any]
RIGHTS = {"mute": ("SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS"), "blind": ("VIEW_CHANNEL",)}
ONCE: dict[str, tuple[str, Json]] = {
    "fail": ("server-errors", {"times": 5}),
    "slow": ("slow-answers", {"times": 10, "seconds": 2.0}),
    "twice": ("presses-twice", {"times": 5}),
    "late": ("presses-late", {"times": 3}),
    "lost": ("presses-lost", {"times": 1}),
    "drop": ("socket-dropped", {}),
    "invalidate": ("session-lost", {}),
}


class Mishaps:
    """By name: `dms`, `mute`, `blind` and `gone` last until they are asked for again, the others happen once."""

    def __init__(self, playground: Playground) -> None:
        self._playground = playground

    def standing(self, member: int, channel_id: int) -> Json:
        """Which of those that last are on, for a member and a channel; those of channels only where they can be. And
        under `gone` everybody else: their `id`, `name`, and whether they have left (`gone`)."""
        world = self._playground.world
        found: Json = {"dms": member in world.dms_closed}
        channel = self._seen(member, channel_id)
        if channel["type"] != DM:
            denied = self._denied(channel)
            found |= {what: denied & mask(*rights) != 0 for what, rights in RIGHTS.items()}
        found["gone"] = [
            {"id": user["id"], "name": user["global_name"] or user["username"], "gone": id_ not in world.members}
            for id_, user in world.users.items()
            if id_ != member and not user.get("bot")
        ]
        return found

    async def happen(self, what: str, member: int, channel_id: int, other: int | None = None) -> Json:
        """Let it happen; what stands then. `other`: who leaves or comes back. Raises HandError where it cannot be."""
        channel, world = self._seen(member, channel_id), self._playground.world
        if what == "dms":
            await self._let("messages-open" if member in world.dms_closed else "messages-closed", member=member)
        elif what == "gone":
            if other == member:
                raise HandError("There is no such fault.")
            await self._let("member-gone" if other in world.members else "member-back", member=other)
        elif what in RIGHTS and channel["type"] != DM:
            taken = self._denied(channel) & mask(*RIGHTS[what]) != 0
            for right in RIGHTS[what]:
                await self._let("right-given-back" if taken else "right-taken", channel=channel_id, right=right)
        elif what == "delete":
            await self._let("channel-deleted", channel=channel_id)
            return {}
        elif what in ONCE:
            kind, about = ONCE[what]
            await self._let(kind, **about)
        else:
            raise HandError("There is no such fault.")
        return self.standing(member, channel_id)

    async def _let(self, kind: str, **about: Any) -> None:
        try:
            await self._playground.mishaps.happen(kind, about)
        except NoMishap:
            raise HandError("There is no such fault.") from None

    def _denied(self, channel: Json) -> int:
        """What the bot is forbidden in a channel, or in that of a thread, by its own overwrite."""
        world = self._playground.world
        room = world.channel(int(channel["parent_id"])) if channel["type"] in THREADS else channel
        own = next((int(one["deny"]) for one in room["permission_overwrites"] if one["id"] == str(world.app_id)), 0)
        return own & mask(*BITS)

    def _seen(self, member: int, channel_id: int) -> Json:
        world = self._playground.world
        self._playground.hands.me(member)
        channel = world.channels.get(channel_id)
        if channel is None or not world.sees(member, channel):
            raise HandError("You do not have access to this channel.")
        return channel
