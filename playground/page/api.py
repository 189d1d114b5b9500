"""What a member's hand does, as the page's scripts ask for it: `POST /hand/<act>` with a JSON body.

Every body has `as`, the member's id; ids are strings of digits. An act that the client itself would not allow is
answered with 400 and `{"error": sentence}`.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from aiohttp import web

from playground.hands import HandError
from playground.page.mishaps import Mishaps

if TYPE_CHECKING:
    from playground.hands import Pressed
    from playground.page.guard import Guard
    from playground.server import Playground

Json = dict[str, Any]


class Api:
    """Thin over `playground.hands`: parse, do, answer."""

    def __init__(self, playground: Playground) -> None:
        self.hands = playground.hands
        self.mishaps = Mishaps(playground)

    def routes(self, guard: Guard) -> list[web.RouteDef]:
        """A route an act. Faults are for those at home."""
        acts: dict[str, Callable[[int, Json], Awaitable[Any]]] = {
            "say": self.say,
            "slash": self.slash,
            "autocomplete": self.autocomplete,
            "press": self.press,
            "submit": self.submit,
            "close-modal": self.close_modal,
            "dismiss": self.dismiss,
            "dms": self.dms,
            "open-dm": self.open_dm,
        }
        if guard.home:
            acts |= {"faults": self.faults, "fault": self.fault}
        return [web.post(f"/hand/{name}", guard.hand(_act(do))) for name, do in acts.items()]

    async def say(self, member: int, body: Json) -> Json:
        """`channel`, `text` → the message."""
        return await self.hands.say(member, int(body["channel"]), str(body["text"]))

    async def slash(self, member: int, body: Json) -> Json:
        """`channel`, `name` (a whole path), `options`, `locale` → the outcome, once the bot has answered."""
        pressed = await self.hands.slash(
            member, int(body["channel"]), str(body["name"]), dict(body["options"]), _locale(body)
        )
        return await _outcome(pressed)

    async def autocomplete(self, member: int, body: Json) -> Json:
        """`channel`, `name`, `options`, `focused` (an option's name), `locale` → `choices`."""
        choices = await self.hands.autocomplete(
            member,
            int(body["channel"]),
            str(body["name"]),
            dict(body["options"]),
            str(body["focused"]),
            _locale(body),
        )
        return {"choices": choices}

    async def press(self, member: int, body: Json) -> Json:
        """`message`, `custom_id`, `values` (of a menu, else null), `locale` → the outcome."""
        values = body.get("values")
        pressed = await self.hands.press(
            member,
            int(body["message"]),
            str(body["custom_id"]),
            None if values is None else [str(one) for one in values],
            _locale(body),
        )
        return await _outcome(pressed)

    async def submit(self, member: int, body: Json) -> Json:
        """`modal`, `fields` (custom_id → text or values), `locale` → the outcome."""
        return await _outcome(await self.hands.submit(member, int(body["modal"]), dict(body["fields"]), _locale(body)))

    async def close_modal(self, member: int, body: Json) -> None:
        """`modal`: close it without an answer."""
        await self.hands.close_modal(member, int(body["modal"]))

    async def dismiss(self, member: int, body: Json) -> None:
        """`message`: take an ephemeral message off the screen."""
        await self.hands.dismiss(member, int(body["message"]))

    async def dms(self, member: int, body: Json) -> None:
        """`open`: whether this member takes direct messages."""
        self.hands.set_dms(member, bool(body["open"]))

    async def open_dm(self, member: int, _: Json) -> Json:
        """The direct messages with the bot → their channel's `id`."""
        return {"id": self.hands.open_dm(member)["id"]}

    async def faults(self, member: int, body: Json) -> Json:
        """`channel` → which faults stand (`playground.page.mishaps`)."""
        return dict(self.mishaps.standing(member, int(body["channel"])))

    async def fault(self, member: int, body: Json) -> Json:
        """`what`, `channel`, and the `other` who leaves or comes back: let it happen, or end, if it stands → which
        faults stand then."""
        other = int(body["other"]) if "other" in body else None
        return dict(await self.mishaps.happen(str(body["what"]), member, int(body["channel"]), other))


def _act(do: Callable[[int, Json], Awaitable[Any]]) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def handler(request: web.Request) -> web.StreamResponse:
        try:
            body = json.loads(await request.text())
            return web.json_response(await do(int(body["as"]), body))
        except HandError as refused:
            return web.json_response({"error": str(refused)}, status=400)
        except (ValueError, TypeError, KeyError) as nonsense:
            return web.json_response({"error": f"That was not understood ({type(nonsense).__name__})."}, status=400)

    return handler


async def _outcome(pressed: Pressed) -> Json:
    try:
        outcome = await pressed.outcome()
    except TimeoutError:
        return {"kind": "failed"}
    return {"kind": outcome["kind"]}


def _locale(body: Json) -> str:
    return str(body.get("locale") or "en-US")
