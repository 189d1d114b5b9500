"""Threads: opened from a message or on their own, joined, left, changed, closed."""

from __future__ import annotations

from typing import Any

from playground.errors import THREAD_ARCHIVED, THREAD_EXISTS, WRONG_CHANNEL_TYPE, invalid, unknown
from playground.limits.lengths import between
from playground.messages import HAS_THREAD
from playground.objects import PRIVATE_THREAD, PUBLIC_THREAD, TEXT_CHANNEL, public
from playground.permissions import THREADS
from playground.posting import Posting
from playground.rooms import SLOWEST
from playground.world import World

Json = dict[str, Any]
ARCHIVE_AFTER = (60, 1440, 4320, 10080)  # minutes


class Threads:
    """What the bot may do with threads. Who may do it is asked here, too."""

    def __init__(self, world: World, posting: Posting) -> None:
        self.world = world
        self.posting = posting
        self.bus = posting.bus

    def start(self, parent: Json, owner: int, body: Json, message: Json | None = None) -> Json:
        """A new thread, from a message or alone. Raises ApiError."""
        if parent["type"] != TEXT_CHANNEL:
            raise WRONG_CHANNEL_TYPE
        type_ = PUBLIC_THREAD if message is not None else int(body.get("type") or PRIVATE_THREAD)
        if type_ not in (PUBLIC_THREAD, PRIVATE_THREAD):
            raise invalid("type", "BASE_TYPE_CHOICES", "Value must be one of (11, 12).")
        right = "CREATE_PUBLIC_THREADS" if type_ == PUBLIC_THREAD else "CREATE_PRIVATE_THREADS"
        self.world.need(owner, parent, right)
        name, minutes = _name(body), _minutes(body) or 1440
        between("rate_limit_per_user", body.get("rate_limit_per_user"), 0, SLOWEST)
        if message is not None:
            if message["flags"] & HAS_THREAD:
                raise THREAD_EXISTS
            if "_viewer" in message:
                raise unknown("Message")
        thread = self.world.add_thread(parent, name, type_, owner, int(message["id"]) if message else None)
        thread["thread_metadata"]["auto_archive_duration"] = minutes
        if "invitable" in body and type_ == PRIVATE_THREAD:
            thread["thread_metadata"]["invitable"] = bool(body["invitable"])
        if body.get("rate_limit_per_user"):
            thread["rate_limit_per_user"] = int(body["rate_limit_per_user"])
        self.bus.emit(
            "THREAD_CREATE", {**thread, "newly_created": True, "member": self.membership(thread, owner)}, thread
        )
        if message is not None:
            message["flags"] |= HAS_THREAD
            message["thread"] = public(thread)
            self.posting.tell("MESSAGE_UPDATE", message)
        return {**thread, "member": self.membership(thread, owner)}

    def membership(self, thread: Json, member: int) -> Json:
        """A thread member; raises 10007 for who is none."""
        if member not in thread["_members"]:
            raise unknown("Member")
        return {"id": thread["id"], "user_id": str(member), "join_timestamp": thread["_members"][member], "flags": 0}

    def add(self, thread: Json, actor: int, member: int) -> None:
        """`actor` adds a member (or joins). Raises 50083 in an archived thread, 50001, 50013."""
        self._is_thread(thread)
        if thread["thread_metadata"]["archived"]:
            raise THREAD_ARCHIVED
        if member not in self.world.members:
            raise unknown("Member")
        self.world.need(actor, thread, *([] if actor == member else ["SEND_MESSAGES_IN_THREADS"]))
        if member in thread["_members"]:
            return
        thread["_members"][member] = self.world.stamp()
        thread["member_count"] = len(thread["_members"])
        self.bus.show(member, "THREAD_CREATE", thread)
        self._tell_members(thread, added=[member])

    def remove(self, thread: Json, actor: int, member: int) -> None:
        """`actor` removes a member (or leaves). Raises 50083, 50001, 50013."""
        self._is_thread(thread)
        if thread["thread_metadata"]["archived"]:
            raise THREAD_ARCHIVED
        own_private = thread["type"] == PRIVATE_THREAD and thread["owner_id"] == str(actor)
        self.world.need(actor, thread, *([] if actor == member or own_private else ["MANAGE_THREADS"]))
        if thread["_members"].pop(member, None) is None:
            return
        thread["member_count"] = len(thread["_members"])
        self._tell_members(thread, removed=[member])
        if not self.world.sees(member, thread):
            self.bus.show(member, "THREAD_DELETE", _stub(thread))

    def change(self, thread: Json, actor: int, body: Json) -> Json:
        """Rename, archive, lock. Raises 50083 when an archived thread is changed but not opened, 50013, 50035."""
        own = thread["owner_id"] == str(actor) and not body.get("locked")
        self.world.need(actor, thread, *([] if own else ["MANAGE_THREADS"]))
        about = thread["thread_metadata"]
        if about["archived"] and body.get("archived") is not False:
            raise THREAD_ARCHIVED
        between("rate_limit_per_user", body.get("rate_limit_per_user"), 0, SLOWEST)
        minutes, name = _minutes(body), _name(body) if body.get("name") is not None else thread["name"]
        thread["name"] = name
        if minutes is not None:
            about["auto_archive_duration"] = minutes
        for key in ("locked", "invitable"):
            if body.get(key) is not None:
                about[key] = bool(body[key])
        if body.get("rate_limit_per_user") is not None:
            thread["rate_limit_per_user"] = int(body["rate_limit_per_user"])
        if body.get("archived") is not None and about["archived"] != body["archived"]:
            self.posting.archive(thread, bool(body["archived"]))
        else:
            self.bus.emit("THREAD_UPDATE", thread, thread)
        return thread

    def delete(self, thread: Json, actor: int) -> Json:
        """Delete a thread; raises 50013."""
        self.world.need(actor, thread, "MANAGE_THREADS")
        self.bus.emit("THREAD_DELETE", _stub(thread), thread)
        self.world.drop_channel(int(thread["id"]))
        return thread

    def _tell_members(self, thread: Json, added: list[int] | None = None, removed: list[int] | None = None) -> None:
        data: Json = {
            "id": thread["id"],
            "guild_id": thread["guild_id"],
            "member_count": thread["member_count"],
            "added_members": [self.membership(thread, one) for one in added or []],
            "removed_member_ids": [str(one) for one in removed or []],
        }
        self.bus.emit("THREAD_MEMBERS_UPDATE", data, thread)

    @staticmethod
    def _is_thread(channel: Json) -> None:
        if channel["type"] not in THREADS:
            raise WRONG_CHANNEL_TYPE


def _stub(thread: Json) -> Json:
    return {key: thread[key] for key in ("id", "guild_id", "parent_id", "type")}


def _name(body: Json) -> str:
    name = str(body.get("name") or "").strip()
    if not 1 <= len(name) <= 100:
        raise invalid("name", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
    return name


def _minutes(body: Json) -> int | None:
    minutes = body.get("auto_archive_duration")
    if minutes is not None and minutes not in ARCHIVE_AFTER:
        raise invalid("auto_archive_duration", "BASE_TYPE_CHOICES", f"Value must be one of {ARCHIVE_AFTER}.")
    return minutes
