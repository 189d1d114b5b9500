"""Interactions: made by a member's hand, answered once by the bot within three seconds, alive for fifteen minutes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from playground.components import echoed
from playground.errors import ALREADY_ACKNOWLEDGED, INVALID_WEBHOOK_TOKEN, ApiError, invalid, unknown
from playground.faults import Astray, Faults
from playground.limits import EPHEMERAL, TOO_MANY_BYTES, check_choices, check_modal
from playground.limits.shapes import DEFERRAL, NEW_MESSAGE, check_shape
from playground.media import Upload
from playground.messages import LOADING
from playground.objects import DM, public
from playground.posting import Posting
from playground.steady import Steady
from playground.world import World

Json = dict[str, Any]
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, OPEN_MODAL = 4, 5, 6, 7, 8, 9
OUTCOMES = {
    MESSAGE: "message",
    DEFERRED: "deferred",
    DEFERRED_UPDATE: "deferred_update",
    UPDATE: "update",
    CHOICES: "choices",
    OPEN_MODAL: "modal",
}
FILE_LIMIT = 10 * 1024 * 1024


class Interaction:
    """One command, press, form or completion. `outcome` is set when the bot answers or the time is over.

    `source`: the message with the pressed component (also for the form that such a press opened).
    `opened_by`: for a form, the interaction that opened it. `name`: a command's. `made`: when, in steady seconds.
    """

    def __init__(
        self,
        id_: int,
        type_: int,
        member: int,
        channel: Json,
        source: Json | None,
        opened_by: Interaction | None,
        name: str | None,
        made: float,
    ) -> None:
        self.id = id_
        self.token = secrets.token_urlsafe(32)
        self.type = type_
        self.member = member
        self.channel = channel
        self.source = source
        self.opened_by = opened_by
        self.name = name
        self.made = made
        self.answered: int | None = None
        self.original: Json | None = None
        self.outcome: asyncio.Future[Json] = asyncio.get_running_loop().create_future()


class Interactions:
    """All interactions that are alive. `patience` and `life` are steady seconds; `faults` may lead some astray."""

    def __init__(self, world: World, posting: Posting, faults: Faults, steady: Steady) -> None:
        self.world = world
        self.faults = faults
        self.steady = steady
        self.posting = posting
        self.bus = posting.bus
        self.patience = 3.0
        self.life = 15 * 60.0
        self.modals: dict[int, Json] = {}
        self._alive: dict[str, Interaction] = {}
        self._waiting: set[asyncio.Task[None]] = set()

    # ------------------------------------------------ made by a hand

    def make(
        self,
        type_: int,
        member: int,
        channel: Json,
        data: Json,
        *,
        source: Json | None = None,
        opened_by: Interaction | None = None,
        name: str | None = None,
        locale: str = "en-US",
    ) -> Interaction:
        """A new interaction; the bot hears of it at once."""
        now = self.steady.now()
        while self._alive and now - (oldest := next(iter(self._alive.values()))).made > self.life + 60:
            del self._alive[oldest.token]
        made = Interaction(self.world.ids.next(), type_, member, channel, source, opened_by, name, now)
        self._alive[made.token] = made
        self._deliver(self._payload(made, data, locale), channel["type"] != DM, self.faults.way())
        self._meanwhile(self._expire(made))
        return made

    def _deliver(self, payload: Json, guild: bool, way: Astray) -> None:
        def arrive() -> None:
            for _ in range(way.copies):
                self.bus.tell_bot("INTERACTION_CREATE", payload, guild=guild)

        async def come_late() -> None:
            await self.steady.sleep(way.late)
            arrive()

        if way.late > 0:
            self._meanwhile(come_late())
        else:
            arrive()

    def _meanwhile(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    def _age(self, made: Interaction) -> float:
        return self.steady.now() - made.made

    def _payload(self, made: Interaction, data: Json, locale: str) -> Json:
        world, channel = self.world, made.channel
        rights = str(world.rights(made.member, channel))
        payload: Json = {
            "id": str(made.id),
            "application_id": str(world.app_id),
            "type": made.type,
            "token": made.token,
            "version": 1,
            "data": data,
            "channel": {**channel, "permissions": rights},
            "channel_id": channel["id"],
            "locale": locale,
            "app_permissions": str(world.rights(world.app_id, channel)),
            "authorizing_integration_owners": self._owners(channel),
            "context": 1 if channel["type"] == DM else 0,
            "entitlements": [],
            "attachment_size_limit": FILE_LIMIT,
        }
        if channel["type"] == DM:
            payload["user"] = world.users[made.member]
        else:
            payload["guild_id"] = world.guild["id"]
            payload["guild"] = {"id": world.guild["id"], "locale": "en-US", "features": []}
            payload["guild_locale"] = "en-US"
            payload["member"] = {**world.members[made.member], "permissions": rights}
        if made.source is not None:
            payload["message"] = made.source
        return payload

    def _owners(self, channel: Json) -> Json:
        return {"0": "0" if channel["type"] == DM else self.world.guild["id"]}

    async def _expire(self, made: Interaction) -> None:
        time_is_over = asyncio.ensure_future(self.steady.sleep(self.patience))
        try:
            await asyncio.wait({made.outcome, time_is_over}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            time_is_over.cancel()
        if not made.outcome.done():
            made.outcome.set_result({"kind": "failed", "message": None, "modal": None, "choices": []})
            self.bus.show(made.member, "INTERACTION_FAILED", {"id": str(made.id)})

    # ------------------------------------------------ answered by the bot

    def callback(self, id_: int, token: str, body: Json, files: Mapping[int, Upload]) -> Json:
        """The one answer to an interaction; returns what `with_response` asks for.

        Raises 10062 when it is unknown, too late, or the text has too many bytes; 40060 when it was answered before;
        50035 for an unfit answer.
        """
        made = self._alive.get(token)
        if made is None or made.id != id_ or (made.answered is None and self._age(made) > self.patience):
            raise unknown("Interaction")
        if made.answered is not None:
            raise ALREADY_ACKNOWLEDGED
        try:
            return self._answer(made, body, files)
        except ApiError as error:
            if error is TOO_MANY_BYTES:  # as Discord does
                raise ApiError(404, 10062, "Unknown Interaction", of_body=True) from None
            raise

    def _answer(self, made: Interaction, body: Json, files: Mapping[int, Upload]) -> Json:
        type_, data = int(body.get("type") or 0), body.get("data") or {}
        outcome: Json = {"kind": OUTCOMES.get(type_, ""), "message": None, "modal": None, "choices": []}
        if (type_ == CHOICES) != (made.type == AUTOCOMPLETE):
            raise invalid("type", "INTERACTION_TYPE", "Completions are answered with choices, and nothing else is")
        match type_:
            case 4:
                with _in_data():
                    check_shape(data, NEW_MESSAGE)
                    made.original = self._say(made, data, files, type_=20 if made.type == COMMAND else 0)
            case 5:
                with _in_data():
                    check_shape(data, DEFERRAL)
                ephemeral = {"flags": int(data.get("flags") or 0) & EPHEMERAL}
                type_of_message = 20 if made.type == COMMAND else 0
                made.original = self._say(made, ephemeral, {}, type_=type_of_message, placeholder=True)
            case 6 if made.source is not None:
                made.original = made.source
            case 7 if made.source is not None:
                self.world.message(int(made.source["channel_id"]), int(made.source["id"]))
                with _in_data():
                    self.posting.edit(made.source, data, files)
                made.original = made.source
            case 8:
                outcome["choices"] = check_choices(data)
            case 9 if made.type != MODAL:
                outcome["modal"] = self._open(made, data)
            case _:
                raise invalid("type", "INTERACTION_TYPE", "Not an answer to this kind of interaction")
        made.answered = type_
        if made.type == MODAL and made.opened_by is not None:
            self.close_modal(made.opened_by.id)
        if made.original is not None:
            outcome["message"] = public(made.original)
        if not made.outcome.done():
            made.outcome.set_result(outcome)
        return self._receipt(made)

    def _open(self, made: Interaction, data: Json) -> Json:
        check_modal(data)
        modal: Json = {"id": str(made.id), "custom_id": data["custom_id"], "title": data["title"]}
        modal |= {"components": echoed(data["components"]), "_by": made}
        self.modals[made.id] = modal
        self.bus.show(made.member, "MODAL_OPEN", modal)
        return public(modal)

    def close_modal(self, id_: int) -> None:
        """Take a modal off its member's screen."""
        if (modal := self.modals.pop(id_, None)) is not None:
            self.bus.show(modal["_by"].member, "MODAL_CLOSE", {"id": modal["id"]})

    def _receipt(self, made: Interaction) -> Json:
        about: Json = {"id": str(made.id), "type": made.type, "channel_id": made.channel["id"]}
        if made.channel["type"] != DM:
            about["guild_id"] = self.world.guild["id"]
        if made.original is not None:
            about["response_message_id"] = made.original["id"]
            about["response_message_loading"] = bool(made.original["flags"] & LOADING)
            about["response_message_ephemeral"] = bool(made.original["flags"] & EPHEMERAL)
        if made.answered in (MESSAGE, UPDATE):
            resource = {"type": made.answered, "message": public(made.original)}
            return {"interaction": about, "resource": resource}
        return {"interaction": about}

    def _say(
        self,
        made: Interaction,
        body: Json,
        files: Mapping[int, Upload],
        *,
        type_: int = 0,
        placeholder: bool = False,
        followup: bool = False,
    ) -> Json:
        viewer = made.member if int(body.get("flags") or 0) & EPHEMERAL else None
        app = str(self.world.app_id)
        about = self._metadata(made)
        if followup and made.original is not None:
            about["original_response_message_id"] = made.original["id"]
        more = {"application_id": app, "webhook_id": app, "interaction_metadata": about}
        return self.posting.say(
            made.channel, int(app), body, files, type_=type_, viewer=viewer, more=more, placeholder=placeholder
        )

    def _metadata(self, made: Interaction) -> Json:
        about: Json = {
            "id": str(made.id),
            "type": made.type,
            "user": self.world.users[made.member],
            "authorizing_integration_owners": self._owners(made.channel),
        }
        if made.name is not None:
            about["name"] = made.name
        if made.type == COMPONENT and made.source is not None:
            about["interacted_message_id"] = made.source["id"]
        if made.type == MODAL and made.opened_by is not None:
            about["triggering_interaction_metadata"] = self._metadata(made.opened_by)
        return about

    # ------------------------------------------------ afterwards, by token

    def _by_token(self, token: str) -> Interaction:
        made = self._alive.get(token)
        if made is None or self._age(made) > self.life:
            raise INVALID_WEBHOOK_TOKEN
        if made.answered is None or made.type == AUTOCOMPLETE:
            raise unknown("Webhook")
        return made

    def followup(self, token: str, body: Json, files: Mapping[int, Upload]) -> Json:
        """Another message. The first one after a deferral fills the placeholder and takes its visibility.

        Raises 50027 when the token is dead, 10015 before the answer.
        """
        made = self._by_token(token)
        if made.answered == DEFERRED and made.original is not None and made.original["flags"] & LOADING:
            return self.edit(token, "@original", body, files)
        return self._say(made, body, files, followup=True)

    def message(self, token: str, which: str) -> Json:
        """The message that a token may read, change and delete: "@original" or an id. Raises 10008."""
        made = self._by_token(token)
        if which == "@original":
            if made.original is None:
                raise unknown("Message")
            which = made.original["id"]
        message = self.world.message(int(made.channel["id"]), int(which))
        own = message.get("webhook_id") == str(self.world.app_id) and (
            "_viewer" not in message or message["_viewer"] == made.member
        )
        if not own and message is not made.original:
            raise unknown("Message")
        return message

    def edit(self, token: str, which: str, body: Json, files: Mapping[int, Upload]) -> Json:
        """Change a message by token."""
        message = self.message(token, which)
        self.posting.edit(message, body, files)
        return message

    def delete(self, token: str, which: str) -> None:
        """Take a message away by token."""
        self.posting.remove(self.message(token, which))

    async def close(self) -> None:
        """Wait for nothing any more."""
        for task in list(self._waiting):
            task.cancel()
        await asyncio.gather(*self._waiting, return_exceptions=True)


@contextmanager
def _in_data() -> Iterator[None]:
    """The message of an answer stands under "data": so its faults do."""
    try:
        yield
    except ApiError as error:
        if error.errors is None:
            raise
        raise error.inside("data") from None
