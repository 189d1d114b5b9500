"""The lobby and its settings."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot import render
from bot.customs import NAMES, Customs
from bot.options import offered
from bot.presses import InLobby, read
from bot.screen import Button, Menu
from bot.tables import LobbyInfo, Sitter
from bot.words import speak
from engines import GAMES
from engines.kernel import commitment
from engines.who_should_we_eat import GAME
from tests.faces.reading import check_limits, controls, presses, rows, text

SEED = "5" * 64
words = speak("en-US")


def lobby_of(seats: int, options: dict[str, Any] | None = None, ai: int = 1) -> LobbyInfo:
    sitters = tuple(
        Sitter(seat, None if seat > seats - ai else 10**18 + seat, f"Player *{seat}*") for seat in range(1, seats + 1)
    )
    return LobbyInfo(10**6, GAME.slug, 1, 2, 10**18 + 1, "en-US", sitters, options or {}, SEED)


@pytest.mark.parametrize("seats", [1, 4, 10])
def test_a_lobby_shows_who_is_in_and_stays_within_the_limits(seats: int):
    screen = render.lobby(lobby_of(seats, ai=0), words)
    check_limits(screen)
    for seat in range(1, seats + 1):
        assert f"{seat}. **Player \\*{seat}\\***" in text(screen)


def test_a_lobby_binds_the_chance_and_does_not_tell_it():
    said = text(render.lobby(lobby_of(4), words))
    assert commitment(SEED) in said
    assert SEED not in said


def buttons(info: LobbyInfo) -> dict[str, bool]:
    """Word → whether it can be pressed."""
    found = [one for one in controls(render.lobby(info, words)) if isinstance(one, Button)]
    return {one.press.split("|")[2]: not one.disabled for one in found}


def test_only_what_can_be_done_can_be_pressed():
    assert set(buttons(lobby_of(4))) == {"join", "leave", "ai", "no-ai", "start", "settings", "cancel"}
    assert not buttons(lobby_of(3))["start"]
    assert buttons(lobby_of(4))["start"]
    assert not buttons(lobby_of(10))["ai"]
    assert not buttons(lobby_of(4, ai=0))["no-ai"]


def test_only_what_was_changed_is_listed():
    assert "Dwindling" not in text(render.lobby(lobby_of(4), words))
    assert "Dwindling Resources: **2 quests fewer**" in text(render.lobby(lobby_of(4, {"dwindling": 2}), words))


def test_settings_have_a_menu_for_each_option_with_what_is_chosen():
    info = lobby_of(6, {"edition": "chinese", "discussion": 90, "first_leader": 3})
    screen = render.settings(info, words)
    check_limits(screen)
    menus = {one.press.partition("set.")[2]: one for one in controls(screen) if isinstance(one, Menu)}
    assert {"edition", "discussion", "first_leader", "pace"} <= set(menus)
    chosen = {name: [read(one.value) for one in menu.choices if one.chosen] for name, menu in menus.items()}
    assert chosen["edition"] == [("chinese",)]
    assert chosen["discussion"] == [(90,)]
    assert chosen["first_leader"] == [(3,)]
    assert chosen["pace"] == [("normal",)]


@pytest.mark.parametrize("game", GAMES)
def test_every_setting_that_is_offered_is_one_that_the_game_takes(game: str):
    info = replace(lobby_of(5), game=game)
    screen = render.settings(info, words)
    check_limits(screen)
    pressed = list(presses(screen))
    for press, chosen in pressed:
        assert isinstance(press, InLobby)
        verb, _, name = press.word.partition(".")
        assert verb == ("set" if chosen else "turn")
        if chosen:
            (value,) = read(chosen[0])
            GAMES[game].options.model_validate({name: value})
        elif name not in Customs.model_fields:
            for on in (True, False):
                assert getattr(GAMES[game].options.model_validate({name: on}), name) is on
    named = {press.word.partition(".")[2] for press, _ in pressed if isinstance(press, InLobby)}
    assert named == {one.name for one in offered(GAMES[game])} | set(NAMES)


def test_no_game_has_an_option_of_the_name_of_a_custom():
    for game in GAMES.values():
        assert not set(game.options.model_fields) & set(NAMES)


def test_what_is_on_or_off_is_switched_by_buttons_that_show_which():
    found = controls(render.settings(lobby_of(4, {"thread": True, "beginner": True}), words))
    styles = {one.press.partition("turn.")[2]: one.style for one in found if isinstance(one, Button)}
    on = {name for name, style in styles.items() if style == "success"}
    assert on >= {"thread", "first_timers", "beginner"}
    assert styles["strict_silence"] == "secondary"
    assert set(styles.values()) == {"success", "secondary"}
    assert "A thread of its own: **On**" in text(render.lobby(lobby_of(4, {"thread": True}), words))


def test_switches_stand_in_rows_of_at_most_five():
    for game in GAMES:
        found = [row for row in rows(render.settings(replace(lobby_of(4), game=game), words)) if len(row.items) > 1]
        assert found
        assert all(isinstance(one, Button) for row in found for one in row.items)
        assert all(len(row.items) <= 5 for row in found)


def test_only_players_who_are_there_can_be_named_as_the_first_leader():
    menu = next(
        one for one in controls(render.settings(lobby_of(5), words)) if "first_leader" in getattr(one, "press", "")
    )
    assert isinstance(menu, Menu)
    assert [read(one.value)[0] for one in menu.choices] == ["random", 1, 2, 3, 4, 5]


@pytest.mark.parametrize("why", ["started", "cancelled", "everybody-left"])
def test_a_closed_lobby_has_nothing_to_press(why: str):
    assert controls(render.closed_lobby(lobby_of(4), words, why)) == []
