"""Interactions: made by a member's hand, answered once by the bot within three seconds, alive for fifteen minutes."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Mapping
from typing import Any

from playground.bus import Bus
from playground.errors import ALREADY_ACKNOWLEDGED, INVALID_WEBHOOK_TOKEN, ApiError, invalid, unknown
from playground.limits import EPHEMERAL, V2, check_modal
from playground.messages import LOADING, Upload, edit_message, new_message
from playground.permissions import EVERYTHING
from playground.world import World, public

Json = dict[str, Any]
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
PATIENCE = 3.0  # seconds until an interaction that nobody acknowledged is void
LIFE = 15 * 60.0  # seconds that a token is good for


class Interaction:
    """One press, command, form or completion. `outcome` is set when the bot answers or the time is over."""

    def __init__(self, id_: int, type_: int, member: int, channel: Json, source: Json | None, name: str) -> None:
        self.id = id_
        self.token = secrets.token_urlsafe(32)
        self.type = type_
        self.member = member
        self.channel = channel
        self.source = source
        self.name = name
        self.made = time.monotonic()
        self.answered: int | None = None
        self.original: Json | None = None
        self.locale = "en-US"
        self.outcome: asyncio.Future[Json] = asyncio.get_running_loop().create_future()

    @property
    def age(self) -> float:
        """Seconds of real time since it was made."""
        return time.monotonic() - self.made


class Interactions:
    """All interactions that are alive."""

    def __init__(self, world: World, bus: Bus) -> None:
        self.world = world
        self.bus = bus
        self.alive: dict[str, Interaction] = {}
        self.modals: dict[int, Json] = {}
        self.waiting: set[asyncio.Task[None]] = set()

    # ------------------------------------------------ made by a hand

    def make(
        self,
        type_: int,
        member: int,
        channel: Json,
        data: Json,
        *,
        source: Json | None = None,
        locale: str = "en-US",
        name: str = "",
    ) -> Interaction:
        """A new interaction; the bot hears of it at once."""
        for token in [token for token, one in self.alive.items() if one.age > LIFE]:
            del self.alive[token]
        world = self.world
        made = Interaction(world.ids.next(), type_, member, channel, source, name)
        made.locale = locale
        self.alive[made.token] = made
        in_guild = channel["type"] != 1
        payload: Json = {
            "id": str(made.id),
            "application_id": str(world.app_id),
            "type": type_,
            "token": made.token,
            "version": 1,
            "data": data,
            "channel": {**channel, "permissions": str(world.rights(member, channel))},
            "channel_id": channel["id"],
            "locale": locale,
            "app_permissions": str(world.rights(world.app_id, channel) if in_guild else EVERYTHING),
            "authorizing_integration_owners": {"0": world.guild["id"] if in_guild else "0"},
            "context": 0 if in_guild else 1,
            "entitlements": [],
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if in_guild:
            payload["guild_id"] = world.guild["id"]
            payload["guild"] = {"id": world.guild["id"], "locale": "en-US", "features": []}
            payload["guild_locale"] = "en-US"
            payload["member"] = {**world.members[member], "permissions": str(world.rights(member, channel))}
        else:
            payload["user"] = world.users[member]
        if source is not None:
            payload["message"] = source
        self.bus.sinks[0]("INTERACTION_CREATE", public(payload), channel, None)
        task = asyncio.create_task(self._expire(made))
        self.waiting.add(task)
        task.add_done_callback(self.waiting.discard)
        return made

    async def _expire(self, made: Interaction) -> None:
        done, _ = await asyncio.wait({made.outcome}, timeout=PATIENCE)
        if not done and made.answered is None and not made.outcome.done():
            made.outcome.set_result({"kind": "failed", "message": None, "modal": None, "choices": None})
            self.bus.show(made.member, "INTERACTION_FAILED", {"id": str(made.id)})

    # ------------------------------------------------ answered by the bot

    def callback(self, id_: int, token: str, body: Json, files: Mapping[int, Upload]) -> Json:
        """The one answer to an interaction; what with_response=1 returns."""
        made = self.alive.get(token)
        if made is None or made.id != id_ or (made.answered is None and made.age > PATIENCE):
            raise unknown("Interaction")
        if made.answered is not None:
            raise ALREADY_ACKNOWLEDGED
        type_, data = int(body.get("type", 0)), body.get("data") or {}
        outcome: Json = {"kind": "", "message": None, "modal": None, "choices": None}
        resource: Json | None = None
        match type_:
            case 4:
                made.original = self._say(made, data, files)
                outcome.update(kind="message", message=public(made.original))
                resource = {"type": 4, "message": public(made.original)}
            case 5:
                made.original = self._placeholder(made, data)
                outcome.update(kind="deferred", message=public(made.original))
            case 6 | 7 if made.source is None:
                raise invalid("type", "INTERACTION_TYPE", "Only for components")
            case 6:
                made.original = made.source
                outcome.update(kind="deferred_update", message=public(made.source))
            case 7:
                assert made.source is not None
                made.original = made.source
                edit_message(self.world, made.source, data, files)
                self._tell("MESSAGE_UPDATE", made.source)
                outcome.update(kind="update", message=public(made.source))
                resource = {"type": 7, "message": public(made.source)}
            case 8 if made.type == AUTOCOMPLETE:
                if len(data.get("choices") or []) > 25:
                    raise invalid("data.choices", "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
                outcome.update(kind="choices", choices=data.get("choices") or [])
            case 9 if made.type != MODAL:
                check_modal(data)
                modal = {"id": str(made.id), "_member": made.member, "_from": made, **public(data)}
                self.modals[made.id] = modal
                outcome.update(kind="modal", modal=public(modal))
                self.bus.show(made.member, "MODAL_OPEN", modal)
            case _:
                raise invalid("type", "INTERACTION_TYPE", "Not a fitting type of answer")
        made.answered = type_
        if not made.outcome.done():
            made.outcome.set_result(outcome)
        return self._answer(made, type_, resource)

    def _answer(self, made: Interaction, type_: int, resource: Json | None) -> Json:
        about: Json = {"id": str(made.id), "type": made.type, "channel_id": made.channel["id"]}
        if made.channel["type"] != 1:
            about["guild_id"] = self.world.guild["id"]
        if made.original is not None:
            about["response_message_id"] = made.original["id"]
            about["response_message_loading"] = bool(made.original["flags"] & LOADING)
            about["response_message_ephemeral"] = bool(made.original["flags"] & EPHEMERAL)
        return {"interaction": about} | ({"resource": resource} if resource is not None else {})

    def _say(self, made: Interaction, body: Json, files: Mapping[int, Upload], *, followup: bool = False) -> Json:
        viewer = made.member if int(body.get("flags") or 0) & EPHEMERAL else None
        type_ = 20 if made.type == COMMAND and not followup else 0
        message = new_message(
            self.world,
            made.channel,
            self.world.bot,
            body,
            files,
            type_=type_,
            viewer=viewer,
            more=self._marks(made, followup=followup),
        )
        self._tell("MESSAGE_CREATE", message)
        return message

    def _placeholder(self, made: Interaction, body: Json) -> Json:
        flags = int(body.get("flags") or 0) & EPHEMERAL
        message = new_message(
            self.world,
            made.channel,
            self.world.bot,
            {"flags": flags},
            type_=20 if made.type == COMMAND else 0,
            viewer=made.member if flags else None,
            more=self._marks(made),
            empty=True,
        )
        message["flags"] |= LOADING
        self._tell("MESSAGE_CREATE", message)
        return message

    def _marks(self, made: Interaction, *, followup: bool = False) -> Json:
        user = self.world.users[made.member]
        owners = {"0": self.world.guild["id"] if made.channel["type"] != 1 else "0"}
        about: Json = {"id": str(made.id), "type": made.type, "user": user, "authorizing_integration_owners": owners}
        if made.type == COMMAND:
            about["name"] = made.name
        if made.source is not None and made.type == COMPONENT:
            about["interacted_message_id"] = made.source["id"]
        if made.type == MODAL:
            inner = made.source
            about["triggering_interaction_metadata"] = {
                "id": str(made.id),
                "type": COMPONENT if inner is not None else COMMAND,
                "user": user,
                "authorizing_integration_owners": owners,
                **({"interacted_message_id": inner["id"]} if inner is not None else {"name": made.name}),
            }
        app = str(self.world.app_id)
        return {"application_id": app, "webhook_id": app, "interaction_metadata": about}

    # ------------------------------------------------ followups by token

    def by_token(self, token: str) -> Interaction:
        """An interaction that was answered and whose token is still good."""
        made = self.alive.get(token)
        if made is None or made.age > LIFE:
            raise INVALID_WEBHOOK_TOKEN
        if made.answered is None:
            raise unknown("Webhook")
        return made

    def followup(self, token: str, body: Json, files: Mapping[int, Upload]) -> Json:
        """A further message; the first after a deferral fills the placeholder."""
        made = self.by_token(token)
        if made.original is not None and made.answered == 5 and made.original["flags"] & LOADING:
            return self.edit(token, "@original", body, files)
        return public(self._say(made, body, files, followup=True))

    def message(self, token: str, which: str) -> Json:
        """The message that a token may read, edit or delete."""
        made = self.by_token(token)
        if which == "@original":
            if made.original is None or int(made.original["id"]) not in self.world.messages[int(made.channel["id"])]:
                raise unknown("Message")
            return made.original
        message = self.world.message(int(made.channel["id"]), int(which))
        if message.get("webhook_id") != str(self.world.app_id) and message is not made.original:
            raise unknown("Message")
        return message

    def edit(self, token: str, which: str, body: Json, files: Mapping[int, Upload]) -> Json:
        """Edit by token."""
        message = self.message(token, which)
        edit_message(self.world, message, body, files)
        self._tell("MESSAGE_UPDATE", message)
        return public(message)

    def delete(self, token: str, which: str) -> None:
        """Delete by token."""
        self.remove(self.message(token, which))

    def remove(self, message: Json) -> None:
        """Take a message away."""
        channel = self.world.channel(int(message["channel_id"]))
        self.world.messages[int(channel["id"])].pop(int(message["id"]), None)
        gone: Json = {"id": message["id"], "channel_id": channel["id"]}
        if channel["type"] != 1 and "_viewer" not in message:
            gone["guild_id"] = self.world.guild["id"]
        self.bus.emit("MESSAGE_DELETE", gone, channel, message.get("_viewer"))

    def _tell(self, type_: str, message: Json) -> None:
        channel = self.world.channel(int(message["channel_id"]))
        self.bus.emit(type_, message, channel, message.get("_viewer"))


def parse_multipart(payload: str) -> Json:
    """The JSON part of a multipart body."""
    try:
        parsed = json.loads(payload)
    except ValueError:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from None
    if not isinstance(parsed, dict):
        raise ApiError(400, 50035, "Invalid Form Body")
    return parsed


__all__ = ["AUTOCOMPLETE", "COMMAND", "COMPONENT", "LIFE", "MODAL", "PATIENCE", "V2", "Interaction", "Interactions"]
