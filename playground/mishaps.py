"""What can go wrong on Discord, by name: for a test, and for whoever sits at the page and wants to see it happen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from playground.errors import ApiError
from playground.objects import DM
from playground.permissions import BITS, THREADS

if TYPE_CHECKING:
    from playground.server import Playground

Json = dict[str, Any]
EVERYWHERE = r"^/(channels|interactions|webhooks|users/@me/channels)"
ANSWERS = r"/callback$"
MOST_TIMES, LONGEST = 1000, 3600.0
ABSENT = 3.5  # seconds: later than Discord waits for an answer


class NoMishap(Exception):
    """That cannot happen. The message is meant for whoever asked for it."""


@dataclass(frozen=True)
class Mishap:
    """A kind of mishap. `needs`: what must be said of it, of "member", "channel", "right", "times" and "seconds"; the
    last two may be left out."""

    kind: str
    needs: tuple[str, ...] = ()


KINDS = (
    Mishap("messages-closed", ("member",)),
    Mishap("messages-open", ("member",)),
    Mishap("right-taken", ("channel", "right")),
    Mishap("right-given-back", ("channel", "right")),
    Mishap("channel-deleted", ("channel",)),
    Mishap("member-gone", ("member",)),
    Mishap("member-back", ("member",)),
    Mishap("server-errors", ("times",)),
    Mishap("slow-answers", ("times", "seconds")),
    Mishap("socket-dropped"),
    Mishap("session-lost"),
    Mishap("presses-twice", ("times",)),
    Mishap("presses-late", ("times", "seconds")),
    Mishap("presses-lost", ("times",)),
    Mishap("all-clear"),
)


class Mishaps:
    """`await happen("right-taken", {"channel": id, "right": "SEND_MESSAGES"})`. Ids are numbers or digits."""

    def __init__(self, playground: Playground) -> None:
        self._playground = playground

    @staticmethod
    def kinds() -> list[Json]:
        """All kinds, as `{"kind", "needs"}`, in the order of a menu."""
        return [{"kind": one.kind, "needs": list(one.needs)} for one in KINDS]

    @staticmethod
    def rights() -> list[str]:
        """The names of the permissions that can be taken from the bot."""
        return list(BITS)

    async def happen(self, kind: str, about: Mapping[str, Any] | None = None) -> None:
        """Let it happen now, or to the next requests and presses. Raises NoMishap."""
        about, playground = about or {}, self._playground
        match kind:
            case "messages-closed" | "messages-open":
                playground.hands.set_dms(self._member(about), kind == "messages-open")
            case "right-taken" | "right-given-back":
                self._change_right(about, taken=kind == "right-taken")
            case "channel-deleted":
                self._delete(self._channel(about))
            case "member-gone":
                playground.send_away(self._member(about))
            case "member-back":
                playground.bring_back(self._absent(about))
            case "server-errors":
                playground.fault("*", EVERYWHERE, times=_times(about), status=503)
            case "slow-answers":
                playground.fault("POST", ANSWERS, times=_times(about), delay=_seconds(about))
            case "socket-dropped":
                await playground.gateway("drop")
            case "session-lost":
                await playground.gateway("forget")
            case "presses-twice":
                playground.astray(copies=2, times=_times(about))
            case "presses-late":
                playground.astray(late=_seconds(about), times=_times(about))
            case "presses-lost":
                playground.astray(copies=0, times=_times(about))
            case "all-clear":
                playground.faults.clear()
            case _:
                raise NoMishap("There is no such mishap.")

    def _member(self, about: Mapping[str, Any]) -> int:
        if (member := _id(about, "member")) not in self._playground.world.people:
            raise NoMishap("There is no such member.")
        return member

    def _absent(self, about: Mapping[str, Any]) -> int:
        world, user = self._playground.world, _id(about, "member")
        if user not in world.users or user in world.members:
            raise NoMishap("Nobody of that name has left.")
        return user

    def _channel(self, about: Mapping[str, Any]) -> Json:
        try:
            channel = self._playground.world.channel(_id(about, "channel"))
        except ApiError:
            raise NoMishap("There is no such channel.") from None
        if channel["type"] == DM:
            raise NoMishap("That does not happen to direct messages.")
        return channel

    def _delete(self, channel: Json) -> None:
        delete: Callable[[int], None] = self._playground.delete_channel
        if channel["type"] in THREADS:
            delete = self._playground.delete_thread
        delete(int(channel["id"]))

    def _change_right(self, about: Mapping[str, Any], *, taken: bool) -> None:
        channel, right, bot = self._channel(about), str(about.get("right")), self._playground.world.app_id
        if right not in BITS:
            raise NoMishap("There is no such permission.")
        if channel["type"] in THREADS:
            channel = self._playground.world.channel(int(channel["parent_id"]))
        own = next((one for one in channel["permission_overwrites"] if one["id"] == str(bot)), {"allow": 0, "deny": 0})
        denied = {name for name, bit in BITS.items() if int(own["deny"]) >> bit & 1} - {right}
        allowed = {name for name, bit in BITS.items() if int(own["allow"]) >> bit & 1} - {right}
        if taken:
            denied.add(right)
        self._playground.permit(int(channel["id"]), bot, allow=sorted(allowed), deny=sorted(denied))


def _id(about: Mapping[str, Any], key: str) -> int:
    try:
        return int(about[key])
    except (KeyError, TypeError, ValueError):
        raise NoMishap(f"Which {key}?") from None


def _times(about: Mapping[str, Any]) -> int:
    times = about.get("times", 1)
    if not isinstance(times, int) or not 1 <= times <= MOST_TIMES:
        raise NoMishap(f"1 to {MOST_TIMES} times.")
    return times


def _seconds(about: Mapping[str, Any]) -> float:
    seconds = about.get("seconds", ABSENT)
    if not isinstance(seconds, int | float) or not 0 < seconds <= LONGEST:
        raise NoMishap(f"More than 0 seconds, at most {LONGEST:.0f}.")
    return float(seconds)
