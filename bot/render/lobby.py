"""A lobby: who plays, by which options, and what binds the bot's chance before the first card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.customs import OFFERED
from bot.faces import face_of
from bot.faces.marks import escape, shorten, small
from bot.options import Option, offered
from bot.presses import InLobby, Value, write
from bot.render.fitting import fit
from bot.screen import Box, Button, Choice, Line, Menu, Row, Screen, Text
from bot.tables import LobbyInfo
from bot.words import Words
from engines import GAMES
from engines.kernel import Game, commitment

STEPS = (5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300, 420, 600, 900, 1200, 1800, 2700, 3600)
LABEL = 100
SHORT = 34  # characters that a phone shows of a button
ABREAST = 5  # buttons of a row
ACCENT = 0xE67E22


def lobby(info: LobbyInfo, words: Words) -> Screen:
    """Who is in, what was chosen, and the buttons. The host alone may start; everybody may join."""
    words, game = words.of(info.game), GAMES[info.game]
    least, most = min(game.seats), max(game.seats)
    seats = len(info.sitters)
    ready = words("lobby-ready", host=_host(info)) if seats >= least else words("lobby-missing", count=least - seats)
    blocks = (
        Text(f"## {words('game-name')}\n{words('game-tagline')}"),
        Line(),
        Text(
            "\n".join(
                (
                    words("lobby-seats", seats=seats, least=least, most=most),
                    *(_sitter(info, words, seat) for seat in range(1, seats + 1)),
                )
            )
        ),
        Text("\n".join((*_chosen(info, game, words), *face_of(info.game).forecast(words, seats, info.options)))),
        Text(ready),
        Row(
            (
                _button(info, words, "join", "success"),
                _button(info, words, "leave"),
                _button(info, words, "ai", disabled=seats >= most),
                _button(info, words, "no-ai", disabled=all(one.user is not None for one in info.sitters)),
            )
        ),
        Row(
            (
                _button(info, words, "start", "primary", disabled=seats < least),
                _button(info, words, "settings"),
                _button(info, words, "cancel", "danger"),
            )
        ),
        Text(small(words("lobby-commitment", commitment=commitment(info.seed)))),
    )
    return fit(Screen((Box(blocks, ACCENT),)))


def gathered(info: LobbyInfo, words: Words) -> Screen:
    """A lobby as it is first shown: those whom its host brought along are told of it, once."""
    others = tuple(one.user for one in info.sitters if one.user is not None and one.user != info.owner)
    screen = lobby(info, words)
    if not others:
        return screen
    called = words("again-called", who=words.list(f"<@{user}>" for user in others), host=_host(info))
    return fit(replace(screen, blocks=(Text(called), *screen.blocks), rings=others))


def settings(info: LobbyInfo, words: Words) -> Screen:
    """For the host alone: a menu for each option with values to choose from, a button for each that is on or off."""
    words, game = words.of(info.game), GAMES[info.game]
    everything = (*offered(game), *OFFERED)
    switches = [one for one in everything if one.switch]
    blocks: list[Text | Row] = [Text(words("settings-title"))]
    for option in everything:
        if not option.switch:
            name, about = words(f"option-{option.name}"), words(f"option-{option.name}-help")
            blocks.append(Text(words("settings-option", option=name, help=about)))
            blocks.append(Row((_menu(info, option, words),)))
    blocks.append(Text("\n".join(_switched(info, option, words) for option in switches)))
    blocks.extend(Row(tuple(_switch(info, option, words) for option in some)) for some in _rows(switches))
    return fit(Screen((Box(tuple(blocks), ACCENT),)))


def closed_lobby(info: LobbyInfo, words: Words, why: str, thread: int | None = None) -> Screen:
    """What is left of a lobby. `why`: started, started-elsewhere (in its own `thread`), cancelled or everybody-left."""
    words = words.of(info.game)
    left = words(f"lobby-closed-{why}", **({} if thread is None else {"channel": str(thread)}))
    return Screen((Box((Text(f"## {words('game-name')}\n{left}"),), ACCENT),))


def option_value(option: Option, value: Value, info: LobbyInfo, words: Words) -> str:
    """A value of an option, in words."""
    if isinstance(value, bool):
        return words("value-on" if value else "value-off")
    if isinstance(value, str):
        return words(f"value-{option.name}-{value}")
    if any(isinstance(one, str) for one in option.values):  # a number beside words is a seat
        name = next((one.name for one in info.sitters if one.seat == value), None)
        return words("a-seat", seat=int(value or 0)) if name is None else name
    return words(f"value-{option.name}", value=int(value or 0))


def _menu(info: LobbyInfo, option: Option, words: Words) -> Menu:
    chosen = info.options.get(option.name, option.default)
    choices = tuple(
        Choice(shorten(option_value(option, value, info, words), LABEL), write((value,)), chosen=value == chosen)
        for value in _choices(option, info, chosen)
    )
    return Menu(str(InLobby(info.id, f"set.{option.name}")), words(f"option-{option.name}"), choices)


def _rows(switches: Sequence[Option]) -> list[Sequence[Option]]:
    """As many rows as are needed, of nearly the same length."""
    rows = -(-len(switches) // ABREAST)
    return [switches[len(switches) * n // rows : len(switches) * (n + 1) // rows] for n in range(rows)]


def _switched(info: LobbyInfo, option: Option, words: Words) -> str:
    """An option that is on or off, and whether it is on."""
    value = option_value(option, info.options.get(option.name, option.default), info, words)
    said = words("lobby-option", option=words(f"option-{option.name}"), value=value)
    return f"{said}\n{small(words(f'option-{option.name}-help'))}"


def _switch(info: LobbyInfo, option: Option, words: Words) -> Button:
    on = bool(info.options.get(option.name, option.default))
    label = shorten(words(f"option-{option.name}"), SHORT)
    return Button(label, str(InLobby(info.id, f"turn.{option.name}")), "success" if on else "secondary")


def _choices(option: Option, info: LobbyInfo, chosen: Value) -> Sequence[Value]:
    if option.bounds is not None:
        least, most = option.bounds
        numbers = {step for step in STEPS if least <= step <= most} | {int(option.default or 0), int(chosen or 0)}
        return sorted(numbers)
    if any(isinstance(one, str) for one in option.values):
        seats = len(info.sitters)
        return [one for one in option.values if isinstance(one, str) or one == chosen or int(one or 0) <= seats]
    return list(option.values)


def _chosen(info: LobbyInfo, game: Game[Any], words: Words) -> list[str]:
    """What differs from the game as it is usually played."""
    lines = [
        words("lobby-option", option=words(f"option-{one.name}"), value=escape(option_value(one, value, info, words)))
        for one in (*offered(game), *OFFERED)
        if (value := info.options.get(one.name, one.default)) != one.default
    ]
    return lines or [words("lobby-no-options")]


def _sitter(info: LobbyInfo, words: Words, seat: int) -> str:
    one = info.sitters[seat - 1]
    key = "lobby-ai" if one.user is None else "lobby-host" if one.user == info.owner else "lobby-member"
    return words(key, seat=seat, name=escape(one.name))


def _host(info: LobbyInfo) -> str:
    return next((escape(one.name) for one in info.sitters if one.user == info.owner), f"<@{info.owner}>")


def _button(info: LobbyInfo, words: Words, word: str, style: Any = "secondary", disabled: bool = False) -> Button:
    return Button(words(f"button-{word}"), str(InLobby(info.id, word)), style, disabled=disabled)
