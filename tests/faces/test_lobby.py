"""The lobby and its settings."""

from __future__ import annotations

from typing import Any

import pytest

from bot import render
from bot.customs import NAMES, Customs
from bot.presses import InLobby, read
from bot.screen import Button, Menu
from bot.tables import LobbyInfo, Sitter
from bot.words import speak
from engines import GAMES
from engines.kernel import commitment
from engines.who_should_we_eat import GAME
from tests.faces.reading import check_limits, controls, presses, text

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
    assert {"edition", "discussion", "first_leader", "pace", "beginner"} <= set(menus)
    chosen = {name: [read(one.value) for one in menu.choices if one.chosen] for name, menu in menus.items()}
    assert chosen["edition"] == [("chinese",)]
    assert chosen["discussion"] == [(90,)]
    assert chosen["first_leader"] == [(3,)]
    assert chosen["pace"] == [("normal",)]


def test_every_setting_that_is_offered_is_one_that_the_game_takes():
    info = lobby_of(5)
    for press, chosen in presses(render.settings(info, words)):
        assert isinstance(press, InLobby)
        if not chosen:
            assert press.word.partition("turn.")[2] in Customs.model_fields
            continue
        (value,) = read(chosen[0])
        GAME.options.model_validate({press.word.partition("set.")[2]: value})


def test_no_game_has_an_option_of_the_name_of_a_custom():
    for game in GAMES.values():
        assert not set(game.options.model_fields) & set(NAMES)


def test_customs_are_switched_by_buttons_that_show_whether_they_hold():
    found = controls(render.settings(lobby_of(4, {"thread": True}), words))
    styles = {one.press.partition("turn.")[2]: one.style for one in found if isinstance(one, Button)}
    assert styles == {"thread": "success", "strict_silence": "secondary", "first_timers": "success"}
    assert "A thread of its own: **On**" in text(render.lobby(lobby_of(4, {"thread": True}), words))


def test_only_players_who_are_there_can_be_named_as_the_first_leader():
    menu = next(
        one for one in controls(render.settings(lobby_of(5), words)) if "first_leader" in getattr(one, "press", "")
    )
    assert isinstance(menu, Menu)
    assert [read(one.value)[0] for one in menu.choices] == ["random", 1, 2, 3, 4, 5]


@pytest.mark.parametrize("why", ["started", "cancelled", "everybody-left"])
def test_a_closed_lobby_has_nothing_to_press(why: str):
    assert controls(render.closed_lobby(lobby_of(4), words, why)) == []
