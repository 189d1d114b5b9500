"""What members do: look, type, press, fill in. Every method is one member's hand, and checks what the client checks."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from playground import filling
from playground.bus import Watch
from playground.errors import ApiError
from playground.filling import HandError
from playground.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction, Interactions
from playground.limits import SELECTS, walk
from playground.objects import DM, TEXT_CHANNEL, public
from playground.permissions import THREADS, mask
from playground.posting import Posting
from playground.world import World

Json = dict[str, Any]
BUTTON, LINK, PREMIUM = 2, 5, 6


class Pressed:
    """One interaction, seen from the member's side."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self.id = interaction.id

    async def outcome(self, timeout: float = 5.0) -> Json:  # noqa: ASYNC109
        """What the bot's first answer did: `kind` and, as it fits, `message`, `modal`, `choices`.

        Kinds: message, update, deferred, deferred_update, modal, choices; failed when nobody acknowledged in time.
        Raises TimeoutError after `timeout` seconds.
        """
        async with asyncio.timeout(timeout):
            return await asyncio.shield(self._interaction.outcome)


class Hands:
    """The members' hands. Ids are ints here; objects are as Discord sends them."""

    def __init__(self, world: World, posting: Posting, interactions: Interactions) -> None:
        self.world = world
        self.posting = posting
        self.interactions = interactions
        self.bus = posting.bus

    # ------------------------------------------------ looking

    def me(self, member_id: int) -> Json:
        """A member's user."""
        return public(self._member(member_id)["user"])

    def members(self) -> list[Json]:
        """The users of all members in order, the bot left out."""
        return [public(self.world.users[one]) for one in self.world.people]

    def channels(self, member_id: int) -> list[Json]:
        """The channels and threads that a member may see, then their direct messages."""
        self._member(member_id)
        seen = [one for one in self.world.channels.values() if self.world.sees(member_id, one)]
        rooms = [one for one in seen if one["type"] == TEXT_CHANNEL]
        threads = [one for one in seen if one["type"] in THREADS]
        direct = [one for one in seen if one["type"] == DM and one["_shown"]]
        return public([*sorted(rooms, key=lambda one: one["position"]), *threads, *direct])

    def seen(self, member_id: int, channel_id: int) -> list[Json]:
        """The messages that a member sees in a channel, oldest first, their own ephemeral ones among them."""
        return public(self.standing(member_id, channel_id))

    def standing(self, member_id: int, channel_id: int) -> list[Json]:
        """The same, uncopied: to be looked through, and made public before it leaves the server."""
        channel = self._channel(member_id, channel_id)
        if not self.world.rights(member_id, channel) & mask("READ_MESSAGE_HISTORY"):
            return []
        return [one for one in self.world.messages[channel_id].values() if _visible(one, member_id)]

    def may_look(self, member_id: int, channel_id: int) -> None:
        """Raises HandError where a member does not see a channel."""
        self._channel(member_id, channel_id)

    def commands(self) -> list[Json]:
        """All registered commands, the guild's and the global ones."""
        return public([one for scope in self.world.commands.values() for one in scope])

    def modals(self, member_id: int) -> list[Json]:
        """The forms that are open on a member's screen."""
        return [public(one) for one in self.interactions.modals.values() if one["_by"].member == member_id]

    def watch(self, member_id: int) -> Watch:
        """What happens on a member's screen from now on."""
        self._member(member_id)
        return self.bus.watch(member_id)

    # ------------------------------------------------ doing

    def open_dm(self, member_id: int) -> Json:
        """Open the direct messages with the bot, as a member can from the bot's profile."""
        self._member(member_id)
        channel = self.world.dm(member_id)
        self.posting.show_dm(channel)
        return public(channel)

    def set_dms(self, member_id: int, open: bool) -> None:
        """Whether a member takes direct messages from the bot; closed, the bot's sends fail with 50007."""
        self._member(member_id)
        (self.world.dms_closed.discard if open else self.world.dms_closed.add)(member_id)

    async def say(self, member_id: int, channel_id: int, text: str) -> Json:
        """Write a message."""
        channel = self._channel(member_id, channel_id)
        right = "SEND_MESSAGES_IN_THREADS" if channel["type"] in THREADS else "SEND_MESSAGES"
        if not self.world.rights(member_id, channel) & mask(right):
            raise HandError("You do not have permission to send messages in this channel.")
        if channel["type"] in THREADS and channel["thread_metadata"]["locked"]:
            raise HandError("This thread is locked.")
        try:
            return public(self.posting.say(channel, member_id, {"content": text}))
        except ApiError as refused:
            raise HandError(refused.message) from None

    async def delete(self, member_id: int, message_id: int) -> None:
        """Delete a message: one's own, or as who may manage messages."""
        message = self._message(member_id, message_id)
        channel = self._channel(member_id, int(message["channel_id"]))
        manages = channel["type"] != DM and self.world.rights(member_id, channel) & mask("MANAGE_MESSAGES")
        if message["author"]["id"] != str(member_id) and not manages:
            raise HandError("You can delete only your own messages.")
        self.posting.remove(message)

    async def slash(
        self,
        member_id: int,
        channel_id: int,
        name: str,
        options: Mapping[str, str | int | bool | float] | None = None,
        locale: str = "en-US",
    ) -> Pressed:
        """Use a command. `name` may be a path, such as "table status"."""
        channel = self._channel(member_id, channel_id)
        command, path, leaf = filling.find_command(self.commands(), name, channel, self._rights(member_id, channel))
        given, resolved = filling.fill_options(self.world, leaf, options or {}, channel)
        data = filling.command_data(command, path, given, resolved)
        made = self.interactions.make(COMMAND, member_id, channel, data, name=" ".join(path), locale=locale)
        return Pressed(made)

    async def autocomplete(
        self,
        member_id: int,
        channel_id: int,
        name: str,
        options: Mapping[str, str | int | bool | float],
        focused: str,
        locale: str = "en-US",
    ) -> list[Json]:
        """The choices that the bot offers for an option that is being typed. None when the bot does not answer."""
        channel = self._channel(member_id, channel_id)
        command, path, leaf = filling.find_command(self.commands(), name, channel, self._rights(member_id, channel))
        given = filling.partial_options(leaf, options, focused)
        data = filling.command_data(command, path, given, {})
        made = self.interactions.make(AUTOCOMPLETE, member_id, channel, data, locale=locale)
        return (await Pressed(made).outcome(self.interactions.patience + 2))["choices"]

    async def press(
        self,
        member_id: int,
        message_id: int,
        custom_id: str,
        values: Sequence[str] | None = None,
        locale: str = "en-US",
    ) -> Pressed:
        """Press a button, or choose `values` in a menu."""
        message = self._message(member_id, message_id)
        channel = self.world.channel(int(message["channel_id"]))
        found = [one for _, one in walk(message["components"]) if one.get("custom_id") == custom_id]
        if not found:
            raise HandError("There is no such component in this message.")
        component = found[0]
        if component.get("disabled"):
            raise HandError("This component is disabled.")
        data: Json = {"custom_id": custom_id, "component_type": component["type"], "id": component["id"]}
        if component["type"] in SELECTS:
            data["values"] = filling.chosen(self.world, component, values or [])
            resolved = filling.resolve(self.world, component["type"], data["values"], channel)
            if component["type"] != 3:
                data["resolved"] = resolved
        elif values is not None:
            raise HandError("A button has no values.")
        made = self.interactions.make(COMPONENT, member_id, channel, data, source=message, locale=locale)
        return Pressed(made)

    async def submit(
        self,
        member_id: int,
        modal_id: int,
        fields: Mapping[str, str | bool | Sequence[str]],
        locale: str = "en-US",
    ) -> Pressed:
        """Send a form. `fields`: custom_id → text, value or values; what is left out stays as the form has it."""
        modal = self._modal(member_id, modal_id)
        opener: Interaction = modal["_by"]
        components, resolved = filling.fill_modal(self.world, modal["components"], fields, opener.channel)
        data: Json = {"custom_id": modal["custom_id"], "components": components}
        if resolved:
            data["resolved"] = resolved
        made = self.interactions.make(
            MODAL, member_id, opener.channel, data, source=opener.source, opened_by=opener, locale=locale
        )
        return Pressed(made)

    async def close_modal(self, member_id: int, modal_id: int) -> None:
        """Close a form without sending it; the bot does not hear of it."""
        self._modal(member_id, modal_id)
        self.interactions.close_modal(modal_id)

    async def dismiss(self, member_id: int, message_id: int) -> None:
        """Take an ephemeral message off one's own screen; the bot does not hear of it."""
        message = self._message(member_id, message_id)
        if message.get("_viewer") != member_id:
            raise HandError("Only a message that only you can see can be dismissed.")
        message["_dismissed"] = True
        gone = {"id": message["id"], "channel_id": message["channel_id"]}
        self.bus.show(member_id, "MESSAGE_DELETE", gone)

    # ------------------------------------------------ checks

    def _member(self, member_id: int) -> Json:
        if member_id not in self.world.people:
            raise HandError("There is no such member.")
        return self.world.members[member_id]

    def _channel(self, member_id: int, channel_id: int) -> Json:
        self._member(member_id)
        channel = self.world.channels.get(channel_id)
        if channel is None or not self.world.sees(member_id, channel):
            raise HandError("You do not have access to this channel.")
        return channel

    def _message(self, member_id: int, message_id: int) -> Json:
        self._member(member_id)
        try:
            message = self.world.find_message(message_id)
        except ApiError:
            raise HandError("This message is gone.") from None
        # Whoever guesses an id must not learn that somebody else was told something.
        channel = self.world.channel(int(message["channel_id"]))
        if not self.world.sees(member_id, channel) or not _visible(message, member_id):
            raise HandError("This message is gone.")
        return message

    def _rights(self, member_id: int, channel: Json) -> int:
        return self.world.rights(member_id, channel)

    def _modal(self, member_id: int, modal_id: int) -> Json:
        modal = self.interactions.modals.get(modal_id)
        if modal is None or modal["_by"].member != member_id:
            raise HandError("This form is not open on your screen.")
        return modal


def _visible(message: Json, member_id: int) -> bool:
    return message.get("_viewer", member_id) == member_id and not message.get("_dismissed")


__all__ = ["HandError", "Hands", "Pressed"]
