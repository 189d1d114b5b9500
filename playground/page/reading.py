"""What each member has not read yet, for the marks beside channels and members."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playground.server import Playground

Json = dict[str, Any]
EPHEMERAL = 1 << 6


class Reading:
    """Unread messages by member and channel. What was read stands, and is kept, in the world. Ids are ints here."""

    def __init__(self, playground: Playground) -> None:
        self._playground = playground
        self._unread: dict[int, dict[int, dict[int, bool]]] = {}

    @property
    def members(self) -> list[int]:
        """The ids of all members, in the order of the switch."""
        return [int(one["id"]) for one in self._playground.hands.members()]

    def recount(self) -> None:
        """Count everything anew from what stands in the channels."""
        hands = self._playground.hands
        self._unread = {member: {} for member in self.members}
        for member in self._unread:
            for channel in hands.channels(member):
                for message in hands.standing(member, int(channel["id"])):
                    self._arrived(member, channel, message)

    def heard(self, member: int, event: Json) -> bool:
        """Take note of an event on a member's screen; whether a mark changed."""
        data, kind = event["d"], event["t"]
        if kind == "MESSAGE_CREATE":
            channel = self._playground.world.channels.get(int(data["channel_id"]))
            return channel is not None and self._arrived(member, channel, data)
        if kind == "MESSAGE_DELETE":
            return self._channel(member, int(data["channel_id"])).pop(int(data["id"]), None) is not None
        if kind in ("CHANNEL_DELETE", "THREAD_DELETE"):
            return bool(self._unread[member].pop(int(data["id"]), None))
        return False

    def read(self, member: int, channel: int, upto: int) -> bool:
        """A member has read a channel up to and with a message; whether a mark changed. Raises HandError where they
        do not see it."""
        self._playground.hands.may_look(member, channel)
        read = self._playground.world.read
        read[member, channel] = max(min(upto, self._playground.world.ids.last), read.get((member, channel), 0))
        waiting = self._channel(member, channel)
        done = [id_ for id_ in waiting if id_ <= upto]
        for id_ in done:
            del waiting[id_]
        return bool(done)

    def marks(self, member: int) -> Json:
        """By channel: how many messages are unread, how many of them are for this member, and the first one's id."""
        return {
            str(channel): {"unread": len(waiting), "calls": sum(waiting.values()), "first": str(min(waiting))}
            for channel, waiting in self._unread[member].items()
            if waiting
        }

    def badges(self) -> dict[str, int]:
        """By member: how many unread messages call for them (direct, theirs alone, or naming them)."""
        return {
            str(member): sum(sum(waiting.values()) for waiting in channels.values())
            for member, channels in self._unread.items()
        }

    def _channel(self, member: int, channel: int) -> dict[int, bool]:
        return self._unread[member].setdefault(channel, {})

    def _arrived(self, member: int, channel: Json, message: Json) -> bool:
        id_, where, me = int(message["id"]), int(channel["id"]), str(member)
        if message["author"]["id"] == me or id_ <= self._playground.world.read.get((member, where), 0):
            return False
        calls = channel["type"] == 1 or bool(message["flags"] & EPHEMERAL)
        self._channel(member, where)[id_] = calls or any(one["id"] == me for one in message["mentions"])
        return True
