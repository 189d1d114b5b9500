"""The application: itself, its gateway, its commands, its emojis."""

from __future__ import annotations

import base64
import re
from typing import TYPE_CHECKING, Any

from playground.commands import Commands
from playground.errors import invalid, unknown
from playground.limits.shapes import APP_EMOJI, COMMAND
from playground.rest.calls import Answer, Call, Route

if TYPE_CHECKING:
    from playground.server import Playground

Json = dict[str, Any]
MOST_BYTES = 256 * 1024
PICTURES = ("image/png", "image/jpeg", "image/gif", "image/webp", "image/avif")
EMOJI_NAME = re.compile(r"\w{2,32}", re.ASCII)


class Applications:
    """Endpoints of the bot's own application."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground
        self.world = playground.world
        self.commands = Commands(playground.world, playground.bus)

    def routes(self) -> list[Route]:
        """The area's endpoints."""
        everywhere, here = (
            "/applications/{application_id}/commands",
            "/applications/{application_id}/guilds/{guild_id}/commands",
        )
        routes = [
            Route("GET", "/oauth2/applications/@me", self.about),
            Route("GET", "/gateway", self.where, by_token=True),
            Route("GET", "/gateway/bot", self.gateway),
            Route("GET", "/applications/{application_id}/emojis", self.emojis),
            Route("POST", "/applications/{application_id}/emojis", self.add_emoji, APP_EMOJI),
            Route("GET", "/applications/{application_id}/emojis/{emoji_id}", self.emoji),
            Route("PATCH", "/applications/{application_id}/emojis/{emoji_id}", self.rename_emoji, APP_EMOJI),
            Route("DELETE", "/applications/{application_id}/emojis/{emoji_id}", self.drop_emoji),
        ]
        for base in (everywhere, here):
            one = base + "/{command_id}"
            routes += [
                Route("GET", base, self.list_commands),
                Route("PUT", base, self.put_commands, [COMMAND]),
                Route("POST", base, self.post_command, COMMAND),
                Route("GET", one, self.get_command),
                Route("PATCH", one, self.patch_command, COMMAND),
                Route("DELETE", one, self.delete_command),
            ]
        return routes

    async def about(self, call: Call) -> Any:
        """The application."""
        return {
            "id": str(self.world.app_id),
            "name": self.world.bot["username"],
            "icon": None,
            "description": "",
            "summary": "",
            "type": None,
            "bot": self.world.bot,
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "owner": self.world.users[int(self.world.guild["owner_id"])],
            "team": None,
            "approximate_guild_count": 1,
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "eligible_oauth2_scopes": [],
        }

    async def where(self, call: Call) -> Any:
        """Where the gateway is, for everybody."""
        return {"url": self.playground.gateway_url}

    async def gateway(self, call: Call) -> Any:
        """Where the gateway is, and how the bot may begin there."""
        limit = {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1}
        return {"url": self.playground.gateway_url, "shards": 1, "session_start_limit": limit}

    # ------------------------------------------------ commands

    def _application(self, call: Call) -> None:
        if call.id("application_id") != self.world.app_id:
            raise unknown("Application")

    def _guild(self, call: Call) -> str | None:
        self._application(call)
        if "guild_id" not in call.path:
            return None
        if (guild := str(call.id("guild_id"))) != self.world.guild["id"]:
            raise unknown("Guild")
        return guild

    async def list_commands(self, call: Call) -> Any:
        """The registered commands."""
        return self.commands.all(self._guild(call))

    async def put_commands(self, call: Call) -> Any:
        """Register commands in place of all others."""
        return self.commands.replace(self._guild(call), call.body)

    async def post_command(self, call: Call) -> Any:
        """Register one command, or change the one of that name."""
        made, is_new = self.commands.upsert(self._guild(call), call.body)
        return Answer(201 if is_new else 200, made)

    async def get_command(self, call: Call) -> Any:
        """One command."""
        return self.commands.one(self._guild(call), str(call.id("command_id")))

    async def patch_command(self, call: Call) -> Any:
        """Change one command."""
        return self.commands.change(self._guild(call), str(call.id("command_id")), call.body)

    async def delete_command(self, call: Call) -> Any:
        """Unregister one command."""
        self.commands.drop(self._guild(call), str(call.id("command_id")))

    # ------------------------------------------------ emojis

    async def emojis(self, call: Call) -> Any:
        """All emojis of the application."""
        self._application(call)
        return {"items": self.world.emojis}

    async def add_emoji(self, call: Call) -> Any:
        """A new emoji from a data URI."""
        self._application(call)
        name, image = _emoji_name(call.body), str(call.body.get("image") or "")
        head, _, data = image.partition(";base64,")
        try:
            content = base64.b64decode(data, validate=True)
        except ValueError:
            content = b""
        if head.removeprefix("data:") not in PICTURES or not content:
            raise invalid("image", "IMAGE_INVALID", "Not an image")
        if len(content) > MOST_BYTES:
            raise invalid("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
        id_, kind = str(self.world.ids.next()), head.removeprefix("data:")
        self.world.files[f"emojis/{id_}.{kind.removeprefix('image/')}"] = (kind, content)
        emoji = {
            "id": id_,
            "name": name,
            "user": self.world.bot,
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": kind == "image/gif",
            "available": True,
        }
        self.world.emojis.append(emoji)
        return Answer(201, emoji)

    async def emoji(self, call: Call) -> Any:
        """One emoji."""
        return self._emoji(call)

    async def rename_emoji(self, call: Call) -> Any:
        """Another name."""
        emoji = self._emoji(call)
        emoji["name"] = _emoji_name(call.body)
        return emoji

    async def drop_emoji(self, call: Call) -> Any:
        """Delete an emoji."""
        self.world.emojis.remove(self._emoji(call))

    def _emoji(self, call: Call) -> Json:
        self._application(call)
        wanted = str(call.id("emoji_id"))
        for emoji in self.world.emojis:
            if emoji["id"] == wanted:
                return emoji
        raise unknown("Emoji")


def _emoji_name(body: Json) -> str:
    name = str(body.get("name") or "")
    if not EMOJI_NAME.fullmatch(name):
        raise invalid("name", "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 32 in length.")
    return name
