"""A member at the playground, who sees their own screen and can press what is on it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from bot.demo.reading import Control, Json, controls, text_of
from bot.presses import About, Decide, InLobby, Press, Value
from engines.kernel import Command, Offer, Prompt
from playground import HandError, Playground
from playground.hands import Pressed

WAIT = 60.0  # seconds of real time until an answer is taken to be lost
UNANSWERED = 50.0  # the same where the playground gives up: the hours of a demo are not those of a slow machine


class Unreachable(Exception):
    """A decision could not be made with what is on the member's screen; the message shows that screen."""


class Guest:
    """Parameters: the playground, the member's id, the channel of the table, the language of the member's client;
    `settled`, which waits until the bot has done everything that it does at a press.

    pressed  how many interactions this member made
    """

    def __init__(
        self,
        playground: Playground,
        member: int,
        channel: int,
        settled: Callable[[], Awaitable[None]],
        locale: str = "en-US",
    ) -> None:
        self.id = member
        self.name = str(playground.hands.me(member)["global_name"] or playground.hands.me(member)["username"])
        self.pressed = 0
        self._hands = playground.hands
        self._channel = channel
        self._locale = locale
        self._settled = settled

    def speaks(self, locale: str) -> None:
        """Set the language of this member's client."""
        self._locale = locale

    # ------------------------------------------------ looking

    def sees(self) -> list[Json]:
        """All messages on this member's screen, oldest first: the channel's, their direct ones, ephemeral ones."""
        rooms = [one for one in self._hands.channels(self.id) if one["type"] == 1 or int(one["id"]) == self._channel]
        found = [message for room in rooms for message in self._hands.seen(self.id, int(room["id"]))]
        return sorted(found, key=lambda message: int(message["id"]))

    def screen(self) -> str:
        """The screen, printed."""
        return "\n\n".join(text_of(message) for message in self.sees())

    def find(self, fits: Callable[[Control], bool]) -> Control | None:
        """The first control that fits, looking from the latest message on."""
        return next((one for one in controls(self.sees()) if fits(one)), None)

    # ------------------------------------------------ lobby

    async def types(self, command: str, options: Mapping[str, Any] | None = None) -> Json:
        """Use a command in the table's channel; its outcome."""
        self.pressed += 1
        return await self._outcome(
            await self._hands.slash(self.id, self._channel, command, options or {}, locale=self._locale)
        )

    async def presses_in_lobby(self, word: str) -> Json:
        """Press a button of a lobby. Raises Unreachable."""
        return await self._press_one(lambda press: isinstance(press, InLobby) and press.word == word, word)

    async def presses_about(self, word: str) -> Json:
        """Press a button about the table. Raises Unreachable."""
        return await self._press_one(lambda press: isinstance(press, About) and press.word == word, word)

    async def _press_one(self, fits: Callable[[Press | None], bool], word: str) -> Json:
        found = self.find(lambda control: fits(control.press))
        if found is None:
            raise Unreachable(f"{self.name} finds no button {word!r} on this screen:\n{self.screen()}")
        return await self._press(found)

    # ------------------------------------------------ deciding

    async def decides(self, prompt: Prompt, command: Command) -> None:
        """Make a decision with what is on the screen. Raises Unreachable if that cannot be done."""
        offer = next(one for one in prompt.offers if one.allows(command))
        wanted = tuple(getattr(command, name) for name in offer.fields)
        control = self._reach(prompt, offer, wanted, "c", "q", "f")
        if control is None:
            first = self._reach(prompt, offer, wanted, "d")
            if first is None:
                raise Unreachable(self._lost(prompt, offer))
            await self._choose(first, wanted)
            control = self._reach(prompt, offer, wanted, "c", "q", "f")
        if control is None:
            raise Unreachable(self._lost(prompt, offer))
        outcome = await self._choose(control, wanted)
        if outcome["kind"] == "modal":
            texts = {name: str(getattr(command, name)) for name in offer.free}
            self.pressed += 1
            modal = int(outcome["modal"]["id"])
            await self._outcome(await self._hands.submit(self.id, modal, texts, locale=self._locale))
        elif outcome["kind"] == "message" and isinstance(press := control.press, Decide) and press.verb == "q":
            sure = self.find(lambda one: one.message == int(outcome["message"]["id"]) and isinstance(one.press, Decide))
            if sure is not None:
                await self._press(sure)

    def _reach(self, prompt: Prompt, offer: Offer[Any], wanted: Sequence[Value], *verbs: str) -> Control | None:
        """A control that makes this decision, or (verb d) the first half of it."""

        def fits(control: Control) -> bool:
            press = control.press
            if not isinstance(press, Decide) or press.verb not in verbs:
                return False
            if (press.window, press.kind) != (prompt.window, offer.kind):
                return False
            if control.options is None:
                return press.values == tuple(wanted)
            return press.values == tuple(wanted[: len(press.values)]) and _options(control, press, wanted) is not None

        return self.find(fits)

    async def _choose(self, control: Control, wanted: Sequence[Value]) -> Json:
        if control.options is None:
            return await self._press(control)
        assert isinstance(control.press, Decide)
        options = _options(control, control.press, wanted)
        assert options is not None
        return await self._press(control, options)

    async def _press(self, control: Control, values: Sequence[str] | None = None) -> Json:
        self.pressed += 1
        try:
            pressed = await self._hands.press(self.id, control.message, control.custom_id, values, locale=self._locale)
        except HandError as error:
            raise Unreachable(f"{self.name} could not press: {error}\n{self.screen()}") from None
        return await self._outcome(pressed)

    async def _outcome(self, pressed: Pressed) -> Json:
        outcome = await pressed.outcome(WAIT)
        await self._settled()
        if outcome["kind"] == "failed":
            raise Unreachable(f"{self.name} got no answer.\n{self.screen()}")
        return outcome

    def _lost(self, prompt: Prompt, offer: Offer[Any]) -> str:
        return f"{self.name} finds nothing for {prompt.kind}: {offer.kind} on this screen:\n{self.screen()}"


def _options(control: Control, press: Decide, wanted: Sequence[Value]) -> list[str] | None:
    """The option, or several, to go on with where the press's own values end: to the end, or (verb d) as far as
    they go."""
    rest = wanted[len(press.values) :]
    lengths = range(len(rest), 0, -1) if press.verb == "d" else (len(rest),)
    return next((found for length in lengths if (found := control.options_of(rest[:length])) is not None), None)
