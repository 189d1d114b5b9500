"""Application commands: registered, with ids that stay with their names."""

from __future__ import annotations

from typing import Any

from playground.bus import Bus
from playground.errors import unknown
from playground.limits import check_commands
from playground.world import World

Json = dict[str, Any]
KEPT = (
    "name", "type", "description", "name_localizations", "description_localizations", "options",
    "default_member_permissions", "dm_permission", "nsfw", "contexts", "integration_types",
)  # fmt: skip


class Commands:
    """The registered commands, global ones (guild None) and the guild's."""

    def __init__(self, world: World, bus: Bus) -> None:
        self.world = world
        self.bus = bus

    def all(self, guild: str | None) -> list[Json]:
        """All of a scope."""
        return self.world.commands.get(guild, [])

    def one(self, guild: str | None, id_: str) -> Json:
        """One by its id; raises 10063."""
        for command in self.all(guild):
            if command["id"] == id_:
                return command
        raise unknown("Command")

    def replace(self, guild: str | None, bodies: list[Json]) -> list[Json]:
        """These and no others. Raises 50035, nothing changed."""
        check_commands(bodies)
        self._set(guild, [self._made(guild, body) for body in bodies])
        return self.all(guild)

    def upsert(self, guild: str | None, body: Json) -> tuple[Json, bool]:
        """One more, or another in place of the one with its name; and whether it is new. Raises 50035."""
        check_commands([body])
        others = [one for one in self.all(guild) if _key(one) != _key(body)]
        check_commands([*map(_asked, others), body])
        made = self._made(guild, body)
        is_new = len(others) == len(self.all(guild))
        self._set(guild, [*others, made])
        return made, is_new

    def change(self, guild: str | None, id_: str, body: Json) -> Json:
        """Change some keys of one. Raises 10063, 50035."""
        old = self.one(guild, id_)
        merged = _asked(old) | body
        check_commands([merged])
        changed = {**self._made(guild, merged), "id": old["id"]}
        self._set(guild, [changed if one is old else one for one in self.all(guild)])
        return changed

    def drop(self, guild: str | None, id_: str) -> None:
        """Unregister one. Raises 10063."""
        gone = self.one(guild, id_)
        self._set(guild, [one for one in self.all(guild) if one is not gone])

    def _set(self, guild: str | None, commands: list[Json]) -> None:
        self.world.commands[guild] = commands
        self.bus.emit_to_screens("COMMANDS", {})

    def _made(self, guild: str | None, body: Json) -> Json:
        known = {_key(one): one["id"] for one in self.all(guild)}
        made: Json = _without_nulls(_asked(body))
        rights = body.get("default_member_permissions")
        made |= {
            "id": known.get(_key(body)) or str(self.world.ids.next()),
            "application_id": str(self.world.app_id),
            "version": str(self.world.ids.next()),
            "type": body.get("type") or 1,
            "description": body.get("description") or "",
            "default_member_permissions": None if rights is None else str(rights),
            "nsfw": bool(body.get("nsfw")),
        }
        if guild is not None:
            return made | {"guild_id": guild}
        made.setdefault("dm_permission", True)
        made.setdefault("contexts", None)
        made.setdefault("integration_types", [0])
        return made


def _without_nulls(thing: Any) -> Any:
    """What is null was not said."""
    if isinstance(thing, dict):
        return {key: _without_nulls(value) for key, value in thing.items() if value is not None}
    return [_without_nulls(one) for one in thing] if isinstance(thing, list) else thing


def _asked(command: Json) -> Json:
    """A command as it could be asked for again."""
    return {key: command[key] for key in KEPT if key in command}


def _key(command: Json) -> tuple[str, int]:
    return command["name"], command.get("type") or 1
