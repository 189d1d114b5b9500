"""What a client makes of a member's input before it is sent: command options, chosen values, filled-in forms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from playground.objects import DM, public
from playground.permissions import mask
from playground.world import World

Json = dict[str, Any]
SUB, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
OPTION_AS_SELECT = {USER: 5, ROLE: 6, MENTIONABLE: 7, CHANNEL: 8}
ROW, TEXT_INPUT, STRING_SELECT, LABEL, FILES, RADIO, CHECKS, CHECK = 1, 4, 3, 18, 19, 21, 22, 23
ENTITY_SELECTS = (5, 6, 7, 8)


class HandError(Exception):
    """What the client itself does not let a member do. The message is meant for that member."""


# ---------------------------------------------------- commands


def find_command(commands: list[Json], name: str, channel: Json, rights: int) -> tuple[Json, list[str], Json]:
    """The command, its path of names, and the node with the options. Raises HandError where it cannot be used."""
    path = name.removeprefix("/").split()
    here = [one for one in commands if one["type"] == 1 and path and one["name"] == path[0]]
    usable = [one for one in here if _usable(one, channel, rights)]
    if not usable:
        raise HandError("You cannot use this command here." if here else "There is no such command.")
    node = usable[0]
    for step in path[1:]:
        inside = [one for one in node.get("options", []) if one["type"] in (SUB, GROUP) and one["name"] == step]
        if not inside:
            raise HandError("There is no such command.")
        node = inside[0]
    if any(one["type"] in (SUB, GROUP) for one in node.get("options", [])):
        raise HandError("This command needs a subcommand.")
    return usable[0], path, node


def _usable(command: Json, channel: Json, rights: int) -> bool:
    direct = channel["type"] == DM
    contexts = command.get("contexts")
    if direct and ("guild_id" in command or command.get("dm_permission") is False):
        return False
    if contexts is not None and (1 if direct else 0) not in contexts:
        return False
    if direct:
        return True
    needed = command["default_member_permissions"]
    allowed = needed is None or bool(rights & mask("ADMINISTRATOR")) or (rights & int(needed) == int(needed) != 0)
    return allowed and bool(rights & mask("USE_APPLICATION_COMMANDS"))


def fill_options(
    world: World, leaf: Json, given: Mapping[str, str | int | bool | float], channel: Json
) -> tuple[list[Json], Json]:
    """Options as they are sent, and the objects that they name. Raises HandError for wrong or missing ones."""
    known = {one["name"]: one for one in leaf.get("options", [])}
    if strange := [name for name in given if name not in known]:
        raise HandError(f"This command has no option {strange[0]}.")
    filled: list[Json] = []
    resolved: Json = {}
    for name, option in known.items():
        if name not in given:
            if option.get("required"):
                raise HandError(f"The option {name} is required.")
            continue
        value = _value(option, given[name])
        if option["type"] in OPTION_AS_SELECT:
            for kind, objects in resolve(world, OPTION_AS_SELECT[option["type"]], [str(value)], channel).items():
                resolved.setdefault(kind, {}).update(objects)
        filled.append({"name": name, "type": option["type"], "value": value})
    return filled, resolved


def partial_options(leaf: Json, given: Mapping[str, str | int | bool | float], focused: str) -> list[Json]:
    """Options while one of them is being typed: nothing is checked but that it can be completed."""
    known = {one["name"]: one for one in leaf.get("options", [])}
    if focused not in known or not known[focused].get("autocomplete"):
        raise HandError(f"The option {focused} is not completed by the app.")
    typed = {focused: "", **given}
    return [
        {"name": name, "type": known[name]["type"], "value": value} | ({"focused": True} if name == focused else {})
        for name, value in typed.items()
        if name in known
    ]


def command_data(command: Json, path: Sequence[str], options: list[Json], resolved: Json) -> Json:
    """The data of a command's interaction; options are nested in subcommands."""
    for depth, name in reversed(list(enumerate(path[1:]))):
        kind = GROUP if depth == 0 and len(path) == 3 else SUB
        options = [{"name": name, "type": kind, "options": options}]
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"], "options": options}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data | ({"resolved": resolved} if resolved else {})


def _value(option: Json, value: str | int | bool | float) -> str | int | bool | float:
    name, type_ = option["name"], option["type"]
    try:
        match type_:
            case 3:
                value = str(value)
            case 4:
                value = int(value)
            case 5:
                value = value if isinstance(value, bool) else {"true": True, "false": False}[str(value).lower()]
            case 10:
                value = float(value)
            case _:
                return str(int(value))
    except (ValueError, KeyError):
        raise HandError(f"This is not a fitting value for {name}.") from None
    if option.get("choices") and value not in [one["value"] for one in option["choices"]]:
        raise HandError(f"The option {name} has no such choice.")
    if isinstance(value, str) and not option.get("min_length", 0) <= len(value) <= option.get("max_length", 6000):
        raise HandError(f"The text for {name} is too short or too long.")
    if type_ in (INTEGER, NUMBER):
        number = float(value)
        if number < option.get("min_value", number) or number > option.get("max_value", number):
            raise HandError(f"The number for {name} is too small or too large.")
    return value


# ---------------------------------------------------- menus


def chosen(world: World, select: Json, values: Sequence[str]) -> list[str]:
    """The values of a menu. Raises HandError for too few, too many, or none of its own."""
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if len(values) != len(set(values)) or not least <= len(values) <= most:
        raise HandError(f"Choose {least} to {most}.")
    if select["type"] == STRING_SELECT and not set(values) <= {one["value"] for one in select["options"]}:
        raise HandError("The menu has no such choice.")
    return list(values)


def resolve(world: World, type_: int, values: Sequence[str], channel: Json) -> Json:
    """The objects that the values of a menu of this type name. Raises HandError for one that does not exist."""
    resolved: Json = {}
    roles = {one["id"]: one for one in world.guild["roles"]}
    for value in values:
        number = int(value) if value.isdecimal() else 0
        if type_ in (5, 7) and number in world.users:
            resolved.setdefault("users", {})[value] = world.users[number]
            if channel["type"] != DM:
                member = {key: part for key, part in world.members[number].items() if key != "user"}
                rights = str(world.rights(number, channel))
                resolved.setdefault("members", {})[value] = member | {"permissions": rights}
        elif type_ in (6, 7) and value in roles:
            resolved.setdefault("roles", {})[value] = roles[value]
        elif type_ == 8 and number in world.channels:
            resolved.setdefault("channels", {})[value] = world.channels[number] | {"permissions": "0"}
        elif type_ in ENTITY_SELECTS:
            raise HandError("There is nothing of that id here.")
    return public(resolved)


# ---------------------------------------------------- forms


def fill_modal(
    world: World, components: list[Json], fields: Mapping[str, str | bool | Sequence[str]], channel: Json
) -> tuple[list[Json], Json]:
    """A form's components as they are sent, and the objects that its menus name. Raises HandError."""
    inputs = {one["custom_id"] for top in components for one in _inputs(top)}
    if strange := [name for name in fields if name not in inputs]:
        raise HandError(f"The form has no field {strange[0]}.")
    resolved: Json = {}
    sent: list[Json] = []
    for number, top in enumerate(components, 1):
        shape: Json = {"type": top["type"], "id": top.get("id") or number}
        answers = [_answer(world, one, fields, channel, resolved) for one in _inputs(top)]
        if top["type"] == LABEL:
            shape["component"] = answers[0]
        elif top["type"] == ROW:
            shape["components"] = answers
        sent.append(shape)
    return sent, resolved


def _inputs(top: Json) -> list[Json]:
    return [top["component"]] if top["type"] == LABEL else list(top.get("components") or [])


def _answer(
    world: World, field: Json, fields: Mapping[str, str | bool | Sequence[str]], channel: Json, resolved: Json
) -> Json:
    type_, name = field["type"], field["custom_id"]
    answer: Json = {"type": type_, "id": field.get("id") or 0, "custom_id": name}
    required = field.get("required") is not False
    if type_ == TEXT_INPUT:
        text = str(fields.get(name, field.get("value") or ""))
        least, most = field.get("min_length") or 0, field.get("max_length") or 4000
        if (required or text) and not max(1 if required else 0, least) <= len(text) <= most:
            raise HandError(f"{max(1, least)} to {most} characters, please.")
        return answer | {"value": text}
    if type_ == CHECK:
        return answer | {"value": bool(fields.get(name, field.get("default") or False))}
    given = fields.get(name)
    if given is None:
        values = [one["value"] for one in field.get("options") or [] if one.get("default")]
    else:
        values = (
            [given] if isinstance(given, str) else [str(one) for one in given] if not isinstance(given, bool) else []
        )
    if type_ == RADIO:
        if (
            (required and not values)
            or len(values) > 1
            or not set(values) <= {one["value"] for one in field["options"]}
        ):
            raise HandError("Choose one.")
        return answer | {"value": values[0] if values else None}
    if required or values:
        field = {"min_values": 1, "max_values": len(field.get("options") or []) if type_ == CHECKS else 1} | field
        if type_ == CHECKS and not set(values) <= {one["value"] for one in field["options"]}:
            raise HandError("There is no such choice.")
        values = chosen(world, field, values)
    for kind, objects in resolve(world, type_, values, channel).items():
        resolved.setdefault(kind, {}).update(objects)
    return answer | {"values": values}
