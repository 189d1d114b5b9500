"""Users and members."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground.errors import unknown
from playground.limits.shapes import RECIPIENT
from playground.rest.calls import Call, Route

if TYPE_CHECKING:
    from playground.server import Playground


class People:
    """Endpoints of users, members, and the opening of direct messages."""

    def __init__(self, playground: Playground) -> None:
        self.world = playground.world

    def routes(self) -> list[Route]:
        """The area's endpoints."""
        return [
            Route("GET", "/users/@me", self.me),
            Route("POST", "/users/@me/channels", self.open_dm, RECIPIENT),
            Route("GET", "/users/{user_id}", self.user),
            Route("GET", "/guilds/{guild_id}/members/{user_id}", self.member),
        ]

    async def me(self, call: Call) -> Any:
        """The bot."""
        return self.world.bot | {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}

    async def open_dm(self, call: Call) -> Any:
        """The direct message channel with a user; it opens even where nothing can be sent."""
        return self.world.dm(int(call.required("recipient_id")))

    async def user(self, call: Call) -> Any:
        """A user."""
        if (user := self.world.users.get(call.id("user_id"))) is None:
            raise unknown("User")
        return user

    async def member(self, call: Call) -> Any:
        """A member of the guild."""
        if str(call.id("guild_id")) != self.world.guild["id"]:
            raise unknown("Guild")
        if (member := self.world.members.get(call.id("user_id"))) is None:
            raise unknown("Member")
        return member
