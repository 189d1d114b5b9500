"""The API: the application itself, its commands and emojis, users, members, the gateway's address."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from aiohttp import web

from playground.errors import unknown
from playground.limits import check_commands
from playground.requests import Call, endpoint
from playground.world import public

if TYPE_CHECKING:
    from playground.server import Playground

Json = dict[str, Any]


class ApplicationRoutes:
    """Everything that is not a channel and not an interaction."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground
        self.world = playground.world

    def routes(self) -> list[web.RouteDef]:
        """The routes."""
        app, guild = "/applications/{application}", "/guilds/{guild}"
        table = [
            ("GET", "/users/@me", self.me),
            ("GET", "/users/{user}", self.user),
            ("GET", "/oauth2/applications/@me", self.application),
            ("GET", "/applications/@me", self.application),
            ("GET", "/gateway", self.gateway),
            ("GET", "/gateway/bot", self.gateway_bot),
            ("GET", f"{app}/commands", self.commands),
            ("PUT", f"{app}/commands", self.put_commands),
            ("GET", f"{app}{guild}/commands", self.commands),
            ("PUT", f"{app}{guild}/commands", self.put_commands),
            ("GET", f"{app}/emojis", self.emojis),
            ("POST", f"{app}/emojis", self.add_emoji),
            ("GET", guild, self.guild),
            ("GET", f"{guild}/channels", self.guild_channels),
            ("GET", f"{guild}/members/{{user}}", self.member),
        ]
        return [endpoint(self.playground, method, template, handler) for method, template, handler in table]

    async def me(self, call: Call) -> tuple[int, Any]:
        """The bot user."""
        return 200, {**public(self.world.bot), "mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}

    async def user(self, call: Call) -> tuple[int, Any]:
        """Any user."""
        if (user := self.world.users.get(call.id("user"))) is None:
            raise unknown("User")
        return 200, public(user)

    async def application(self, call: Call) -> tuple[int, Any]:
        """The application."""
        owner = self.world.users[int(self.world.guild["owner_id"])]
        return 200, {
            "id": str(self.world.app_id),
            "name": "Maître d'",
            "icon": None,
            "description": "",
            "type": None,
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "owner": public(owner),
            "team": None,
            "hook": True,
            "bot": public(self.world.bot),
            "max_participants": None,
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "explicit_content_filter": 0,
            "eligible_oauth2_scopes": [],
            "approximate_guild_count": 1,
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
        }

    async def gateway(self, call: Call) -> tuple[int, Any]:
        """Where the gateway is."""
        return 200, {"url": self.playground.url.replace("http", "ws", 1) + "/gateway"}

    async def gateway_bot(self, call: Call) -> tuple[int, Any]:
        """Where the gateway is, with one shard recommended."""
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        url = self.playground.url.replace("http", "ws", 1) + "/gateway"
        return 200, {"url": url, "shards": 1, "session_start_limit": limit}

    # ------------------------------------------------ commands

    async def commands(self, call: Call) -> tuple[int, Any]:
        """The registered commands."""
        return 200, public(self.world.commands.get(call.params.get("guild"), []))

    async def put_commands(self, call: Call) -> tuple[int, Any]:
        """Replace all commands; who keeps name and type keeps the id."""
        guild = call.params.get("guild")
        wanted: list[Json] = call.body or []
        check_commands(wanted)
        old = {(one["name"], one["type"]): one["id"] for one in self.world.commands.get(guild, [])}
        made: list[Json] = []
        for one in wanted:
            type_ = int(one.get("type") or 1)
            command: Json = {
                "id": old.get((one["name"], type_)) or str(self.world.ids.next()),
                "application_id": str(self.world.app_id),
                "version": str(self.world.ids.next()),
                "type": type_,
                "name": one["name"],
                "name_localizations": one.get("name_localizations") or None,
                "description": one.get("description") or "",
                "description_localizations": one.get("description_localizations") or None,
                "dm_permission": one.get("dm_permission", True),
                "default_member_permissions": _text(one.get("default_member_permissions")),
                "contexts": one.get("contexts"),
                "nsfw": bool(one.get("nsfw")),
            }
            if one.get("integration_types") is not None:
                command["integration_types"] = one["integration_types"]
            if guild is not None:
                command["guild_id"] = guild
            if one.get("options"):
                command["options"] = [_option(option) for option in one["options"]]
            made.append(command)
        self.world.commands[guild] = made
        self.playground.bus.emit("COMMANDS", {})
        return 200, public(made)

    # ------------------------------------------------ emojis, guild, members

    async def emojis(self, call: Call) -> tuple[int, Any]:
        """The application's emojis."""
        return 200, {"items": public(self.world.emojis)}

    async def add_emoji(self, call: Call) -> tuple[int, Any]:
        """A new application emoji."""
        emoji = {
            "id": str(self.world.ids.next()),
            "name": call.body["name"],
            "user": self.world.bot,
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": False,
            "available": True,
        }
        self.world.emojis.append(emoji)
        return 201, public(emoji)

    def _guild(self, call: Call) -> None:
        if call.params["guild"] != self.world.guild["id"]:
            raise unknown("Guild")

    async def guild(self, call: Call) -> tuple[int, Any]:
        """The guild, as little as clients need."""
        self._guild(call)
        return 200, public(self.world.guild)

    async def guild_channels(self, call: Call) -> tuple[int, Any]:
        """The guild's channels that the bot sees."""
        self._guild(call)
        world = self.world
        seen = [one for one in world.channels.values() if one["type"] == 0 and world.sees(world.app_id, one)]
        return 200, public(seen)

    async def member(self, call: Call) -> tuple[int, Any]:
        """A member."""
        self._guild(call)
        if (member := self.world.members.get(call.id("user"))) is None:
            raise unknown("Member")
        return 200, public(member)


def _text(value: Any) -> str | None:
    return None if value is None else str(value)


def _option(option: Json) -> Json:
    kept = {key: value for key, value in option.items() if value is not None}
    for key in ("name_localizations", "description_localizations"):
        if not kept.get(key):
            kept.pop(key, None)
    if "options" in kept:
        kept["options"] = [_option(one) for one in kept["options"]]
    return kept
