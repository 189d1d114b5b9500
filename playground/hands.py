"""What a member's hand can do: the surface for the page and for tests. Ids are ints here."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from playground.bus import Watch
from playground.errors import ApiError
from playground.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from playground.limits import ROW, SELECTS, TEXT_INPUT, walk
from playground.messages import new_message
from playground.permissions import THREADS
from playground.world import public

if TYPE_CHECKING:
    from playground.server import Playground

Json = dict[str, Any]
Given = str | int | bool | float
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, NUMBER = 3, 4, 5, 6, 7, 8, 10


class HandError(Exception):
    """What the client itself would not let a member do. The text is for people."""


class Pressed:
    """One interaction on its way."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self.id = interaction.id

    async def outcome(self, timeout: float = 5.0) -> Json:
        """What became of it: a dict with `kind` (message, update, deferred, deferred_update, modal, choices, failed),
        `message`, `modal`, `choices`. Raises TimeoutError if neither answer nor failure came in `timeout` seconds."""
        async with asyncio.timeout(timeout):
            return await asyncio.shield(self._interaction.outcome)


class Hands:
    """All members' hands."""

    def __init__(self, playground: Playground) -> None:
        self._playground = playground
        self._world = playground.world
        self._bus = playground.bus
        self._interactions = playground.interactions

    # ------------------------------------------------ looking

    def me(self, member_id: int) -> Json:
        """A member's user."""
        return public(self._world.users[member_id])

    def members(self) -> list[Json]:
        """All members but the bot, as users."""
        return [public(self._world.users[one]) for one in self._world.people]

    def channels(self, member_id: int) -> list[Json]:
        """What stands in a member's list: text channels, each with its threads, then direct messages."""
        world = self._world
        seen = [one for one in world.channels.values() if world.sees(member_id, one)]
        texts = sorted((one for one in seen if one["type"] == 0), key=lambda one: (one["position"], int(one["id"])))
        listed: list[Json] = []
        for text in texts:
            listed.append(text)
            listed.extend(one for one in seen if one["type"] in THREADS and one["parent_id"] == text["id"])
        return public([*listed, *(one for one in seen if one["type"] == 1)])

    def seen(self, member_id: int, channel_id: int) -> list[Json]:
        """The messages that a member sees in a channel, oldest first."""
        channel = self._place(member_id, channel_id)
        messages = self._world.messages[int(channel["id"])].values()
        return public([one for one in messages if one.get("_viewer") in (None, member_id)])

    def commands(self) -> list[Json]:
        """The registered commands, global ones and the guild's."""
        return public([one for some in self._world.commands.values() for one in some])

    def modals(self, member_id: int) -> list[Json]:
        """The forms open on a member's screen."""
        return public([one for one in self._interactions.modals.values() if one["_member"] == member_id])

    def watch(self, member_id: int) -> Watch:
        """What happens on a member's screen from now on."""
        return self._bus.watch(member_id)

    # ------------------------------------------------ commands

    async def slash(
        self,
        member_id: int,
        channel_id: int,
        name: str,
        options: Mapping[str, Given] | None = None,
        locale: str = "en-US",
    ) -> Pressed:
        """A slash command, a subcommand by its whole path ("table status")."""
        channel = self._place(member_id, channel_id)
        command, data = self._command(name, options or {}, focused=None, in_dm=channel["type"] == 1)
        data["resolved"] = self._resolved(data["options"])
        made = self._interactions.make(
            COMMAND, member_id, channel, data, locale=locale, name=" ".join([command["name"], *name.split()[1:]])
        )
        return Pressed(made)

    async def autocomplete(
        self,
        member_id: int,
        channel_id: int,
        name: str,
        options: Mapping[str, Given],
        focused: str,
        locale: str = "en-US",
    ) -> list[Json]:
        """What the bot proposes for the option that is being typed; nothing if it does not answer."""
        channel = self._place(member_id, channel_id)
        _, data = self._command(name, options, focused=focused, in_dm=channel["type"] == 1)
        made = self._interactions.make(AUTOCOMPLETE, member_id, channel, data, locale=locale, name=name)
        outcome = await Pressed(made).outcome()
        return outcome["choices"] or []

    def _command(
        self, name: str, options: Mapping[str, Given], *, focused: str | None, in_dm: bool
    ) -> tuple[Json, Json]:
        first, *rest = name.split()
        command = next((one for one in self.commands() if one["name"] == first and one["type"] == 1), None)
        if command is None:
            raise HandError(f"There is no command /{first}.")
        if in_dm and (command.get("guild_id") or command.get("contexts") == [0]):
            raise HandError("This command is not for direct messages.")
        node, path = command, []
        for word in rest:
            node = next((one for one in node.get("options", []) if one["name"] == word and one["type"] in (1, 2)), None)
            if node is None:
                raise HandError(f"There is no command /{name}.")
            path.append(node)
        declared = node.get("options", [])
        if any(one["type"] in (1, 2) for one in declared):
            raise HandError(f"/{name} needs one of its subcommands.")
        given = self._given(declared, options, focused)
        for step in reversed(path):
            given = [{"name": step["name"], "type": step["type"], "options": given}]
        data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": given}
        if command.get("guild_id"):
            data["guild_id"] = command["guild_id"]
        return command, data

    @staticmethod
    def _given(declared: list[Json], options: Mapping[str, Given], focused: str | None) -> list[Json]:
        known = {one["name"]: one for one in declared}
        if unknown := set(options) - set(known):
            raise HandError(f"There is no option {sorted(unknown)[0]}.")
        given: list[Json] = []
        for name, one in known.items():
            if name not in options:
                if one.get("required") and focused is None:
                    raise HandError(f"{name} is required.")
                continue
            value: Given = options[name]
            if focused is None:
                choices = [choice["value"] for choice in one.get("choices") or []]
                if choices and value not in choices:
                    raise HandError(f"{name} is one of: {', '.join(map(str, choices))}.")
                if one["type"] == INTEGER:
                    value = int(value)
                    if not one.get("min_value", value) <= value <= one.get("max_value", value):
                        raise HandError(f"{name} must be from {one.get('min_value')} to {one.get('max_value')}.")
                elif one["type"] in (USER, CHANNEL, ROLE):
                    value = str(value)
            given.append({"name": name, "type": one["type"], "value": value})
            if name == focused:
                given[-1]["focused"] = True
        return given

    def _resolved(self, given: list[Json]) -> Json:
        resolved: Json = {}
        for one in given:
            if one["type"] in (1, 2):
                return self._resolved(one["options"])
            if one["type"] == USER:
                user = int(one["value"])
                resolved.setdefault("users", {})[one["value"]] = self._world.users[user]
                member = {key: value for key, value in self._world.members[user].items() if key != "user"}
                resolved.setdefault("members", {})[one["value"]] = {**member, "permissions": "0"}
            elif one["type"] == CHANNEL:
                channel = self._world.channel(int(one["value"]))
                kept = {key: channel[key] for key in ("id", "type", "name")}
                resolved.setdefault("channels", {})[one["value"]] = {**kept, "permissions": "0"}
        return public(resolved)

    # ------------------------------------------------ components and forms

    async def press(
        self,
        member_id: int,
        message_id: int,
        custom_id: str,
        values: Sequence[str] | None = None,
        locale: str = "en-US",
    ) -> Pressed:
        """Press a button, or choose `values` of a menu. Raises HandError for what is not there or cannot be pressed."""
        message = self._message(member_id, message_id)
        component = next((one for _, one in walk(message["components"]) if one.get("custom_id") == custom_id), None)
        if component is None:
            raise HandError("There is no such button on that message.")
        if component.get("disabled"):
            raise HandError("That button is disabled.")
        data: Json = {"custom_id": custom_id, "component_type": component["type"], "id": component["id"]}
        if component["type"] in SELECTS:
            data["values"] = self._chosen(component, values or [])
            data["resolved"] = {}
        channel = self._world.channel(int(message["channel_id"]))
        made = self._interactions.make(COMPONENT, member_id, channel, data, source=message, locale=locale)
        return Pressed(made)

    async def forge(
        self, member_id: int, message_id: int, custom_id: str, values: Sequence[str] | None = None
    ) -> Pressed:
        """What no client does: a press of anything on a message, there or not. For tests of what the bot makes of it."""
        message = self._message(member_id, message_id)
        data: Json = {"custom_id": custom_id, "component_type": 2 if values is None else 3, "id": 1}
        if values is not None:
            data["values"] = list(values)
        channel = self._world.channel(int(message["channel_id"]))
        return Pressed(self._interactions.make(COMPONENT, member_id, channel, data, source=message))

    @staticmethod
    def _chosen(select: Json, values: Sequence[str]) -> list[str]:
        least, most = select.get("min_values", 1), select.get("max_values", 1)
        if not least <= len(values) <= most:
            raise HandError(f"Choose {least} to {most}.")
        if select["type"] == 3 and set(values) - {option["value"] for option in select["options"]}:
            raise HandError("There is no such choice.")
        return list(values)

    async def submit(
        self, member_id: int, modal_id: int, fields: Mapping[str, str | Sequence[str]], locale: str = "en-US"
    ) -> Pressed:
        """Send a form."""
        modal = self._interactions.modals.get(modal_id)
        if modal is None or modal["_member"] != member_id:
            raise HandError("That form is not open.")
        components: list[Json] = []
        for path, one in walk(modal["components"]):
            if one["type"] in (ROW, 18) or "custom_id" not in one:
                continue
            value = fields.get(one["custom_id"])
            filled = self._field(one, value)
            parent = next((row for row in modal["components"] if _holds(row, one)), None)
            label = parent is not None and parent["type"] == 18
            number = int(path.split(".")[1]) * 2 + 1
            wrapped = {"id": number + 1, **filled}
            if label:
                components.append({"type": 18, "id": number, "component": wrapped})
            else:
                components.append({"type": 1, "id": number, "components": [wrapped]})
        data: Json = {"custom_id": modal["custom_id"], "components": components, "resolved": {}}
        first: Interaction = modal["_from"]
        made = self._interactions.make(
            MODAL, member_id, first.channel, data, source=first.source, locale=locale, name=first.name
        )
        del self._interactions.modals[modal_id]
        self._bus.show(member_id, "MODAL_CLOSE", {"id": str(modal_id)})
        return Pressed(made)

    @staticmethod
    def _field(one: Json, value: str | Sequence[str] | None) -> Json:
        if one["type"] == TEXT_INPUT:
            text = str(value or one.get("value") or "") if value is None else str(value)
            if one.get("required", True) and not text:
                raise HandError("A field is required.")
            if text and not int(one.get("min_length") or 0) <= len(text) <= int(one.get("max_length") or 4000):
                raise HandError("A field is too short or too long.")
            return {"type": TEXT_INPUT, "custom_id": one["custom_id"], "value": text}
        chosen = [value] if isinstance(value, str) else list(value or [])
        return {"type": one["type"], "custom_id": one["custom_id"], "values": chosen}

    async def close_modal(self, member_id: int, modal_id: int) -> None:
        """Put a form away unsent; the bot never hears of it."""
        modal = self._interactions.modals.get(modal_id)
        if modal is not None and modal["_member"] == member_id:
            del self._interactions.modals[modal_id]
            self._bus.show(member_id, "MODAL_CLOSE", {"id": str(modal_id)})

    # ------------------------------------------------ words and settings

    async def say(self, member_id: int, channel_id: int, text: str) -> Json:
        """An ordinary message."""
        channel = self._place(member_id, channel_id)
        right = "SEND_MESSAGES_IN_THREADS" if channel["type"] in THREADS else "SEND_MESSAGES"
        try:
            if channel["type"] != 1:
                self._world.need(member_id, channel, right)
            message = new_message(self._world, channel, self._world.users[member_id], {"content": text})
        except ApiError as error:
            raise HandError(error.message) from None
        self._bus.emit("MESSAGE_CREATE", message, channel)
        return public(message)

    async def dismiss(self, member_id: int, message_id: int) -> None:
        """Put an ephemeral message away."""
        message = self._message(member_id, message_id)
        if message.get("_viewer") == member_id:
            self._interactions.remove(message)

    def set_dms(self, member_id: int, open: bool) -> None:
        """Let the bot's direct messages through, or not."""
        (self._world.dms_closed.discard if open else self._world.dms_closed.add)(member_id)

    # ------------------------------------------------

    def _place(self, member_id: int, channel_id: int) -> Json:
        channel = self._world.channels.get(channel_id)
        if channel is None or not self._world.sees(member_id, channel):
            raise HandError("There is no such channel.")
        return channel

    def _message(self, member_id: int, message_id: int) -> Json:
        try:
            message = self._world.find_message(message_id)
        except ApiError:
            raise HandError("That message is gone.") from None
        self._place(member_id, int(message["channel_id"]))
        if message.get("_viewer") not in (None, member_id):
            raise HandError("That message is gone.")
        return message


def _holds(row: Json, one: Json) -> bool:
    return row.get("component") is one or any(child is one for child in row.get("components") or [])
