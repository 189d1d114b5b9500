"""What the log and the figures may say of an interaction: what it was about, never what was decided."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from bot.presses import About, Decide, InLobby, Mine, parse
from bot.watching.lines import Field, public_window


def told_apart(type_: discord.InteractionType, data: Mapping[str, Any] | None) -> dict[str, Any]:
    """`what` it was, and fields for its line: a command's name; a press's table, lobby, and public window."""
    if type_ is discord.InteractionType.application_command:
        return {"what": "command", "name": _command(data or {})}
    fields: dict[str, Field]
    match parse(str((data or {}).get("custom_id"))):
        case Decide() as press:
            fields = {"what": "decision", "table": press.table, "window": public_window(press.window)}
        case About() as press:
            fields = {"what": "table", "table": press.table, "word": press.word}
        case InLobby() as press:
            fields = {"what": "lobby", "lobby": press.lobby, "word": press.word.partition(".")[0]}
        case Mine() as press:
            fields = {"what": "privacy", "word": press.word}
        case None:
            fields = {"what": "unknown"}
    return fields


def _command(data: Mapping[str, Any]) -> str:
    """A command with its subcommand; what was typed into it stays out."""
    inside = [one for one in data.get("options", ()) if one.get("type") == 1]
    return " ".join([str(data.get("name")), *(str(one["name"]) for one in inside)])
