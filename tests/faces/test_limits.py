"""Whole games stay within Discord's limits, whatever happens, and nothing that is drawn raises."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot import render
from bot.render.fitting import CHARACTERS, LOG, fit, texts
from bot.screen import Box, Row, Screen, Text
from bot.words import Words, languages, speak
from engines.donner_dinner_party import GAME as DONNER
from engines.kernel import Game
from engines.peasant_buffet import GAME as BUFFET
from engines.who_should_we_eat import GAME
from tests.faces.reading import check_limits, presses
from tests.faces.tables import lay, play
from tests.faces.tribunal import tribunal_words
from tests.toy import TRIBUNAL

LONGEST = "*Sir_Bartholomew* of ~Gristle~ 🦴"  # 32 characters, as long as Discord allows, and full of marks
CHINESE = {"edition": "chinese", "phone_booth": True, "follow_the_leader": True, "tie_drawers": "all"}
VARIANTS = {"edition": "english", "phone_booth": True, "follow_the_leader": True, "dwindling": 4}


SPOOKY = {"ghosts": True, "deck": "balanced", "scared_leader": "acting"}
BY_POST = {"ghosts": True, "pace": "post", "absent": "random"}


@pytest.mark.parametrize("seats", [4, 8, 10])
@pytest.mark.parametrize(
    ("game", "options"),
    [(GAME, {}), (GAME, VARIANTS), (GAME, CHINESE), (DONNER, {}), (DONNER, SPOOKY), (DONNER, BY_POST)],
    ids=["english", "variants", "chinese", "snow", "ghosts", "post"],
)
def test_whole_games_stay_within_the_limits(game: Game[Any], seats: int, options: dict[str, Any]):
    stays_within_the_limits(game, seats, options, speak("en-US"))


@pytest.mark.parametrize(
    ("game", "options"),
    [(GAME, VARIANTS), (GAME, CHINESE), (DONNER, SPOOKY), (BUFFET, {})],
    ids=["variants", "chinese", "ghosts", "buffet"],
)
@pytest.mark.parametrize("beside", [None, "en-US"])
def test_the_longest_messages_in_chinese_stay_within_the_limits(
    game: Game[Any], options: dict[str, Any], beside: str | None
):
    """With as many as can play; also where every card has both names."""
    stays_within_the_limits(game, max(game.seats), options, speak("zh-CN", beside=beside))


def stays_within_the_limits(game: Game[Any], seats: int, options: dict[str, Any], words: Words):
    shown = lay(game, seats, words, f"limits {seats}", options=options)
    shown.table = replace(shown.table, sitters=tuple(replace(one, name=LONGEST) for one in shown.table.sitters))
    ended = 0
    for n, now in enumerate(play(shown, seats)):
        check_limits(now.board())
        check_limits(render.closeup(now.seated, now.table, now.words))
        for seat in now.seats if n % 3 == 0 else (1 + n % seats,):
            check_limits(now.panel(seat))
        for reader in (None, *now.seats):
            line = now.log(reader)
            assert line is None or 0 < len(line) <= LOG + 2
        assert isinstance(render.board_key(now.seated), str)
        if now.session.over:
            check_limits(render.ended(now.seated, now.table, now.words))
            ended += 1
    assert ended == 1


def test_a_game_with_secret_questions_and_cards_at_any_time_stays_within_the_limits():
    for seed in range(3):
        for now in play(lay(TRIBUNAL, 5, tribunal_words(), f"limits {seed}"), seed):
            check_limits(now.board())
            for seat in now.seats:
                check_limits(now.panel(seat))


@pytest.mark.parametrize("game", [GAME, DONNER, BUFFET], ids=["island", "snow", "village"])
@pytest.mark.parametrize("locale", languages())
def test_everything_in_the_rules_and_every_card_stays_within_the_limits(game: Game[Any], locale: str):
    words = speak(locale)
    for section, title in render.rule_sections(game.slug, words):
        assert 0 < len(title) <= 100
        check_limits(render.rules(game.slug, section, words))
    for card in game.cards():
        check_limits(render.card(game.slug, card.id, words))


def test_a_board_that_is_too_long_loses_last_lines_of_its_longest_text():
    long = "\n".join(f"line {n}" for n in range(1000))
    screen = fit(Screen((Box((Text("short"), Text(long), Row(()))),)))
    short, kept = texts(screen)
    assert short.markdown == "short"
    assert kept.markdown.startswith("line 0\nline 1\n")
    assert kept.markdown.endswith("\n…")
    assert CHARACTERS - 50 < len("short") + len(kept.markdown) <= CHARACTERS


def test_bytes_count_too():
    screen = fit(Screen((Text("吃" * 3900),)))
    assert len(texts(screen)[0].markdown.encode()) + 12 <= 10170


HIDDEN = {"food", "sanity", "build", "ghost", "hunting", "supply"}  # groups of cards that are held in secret


@pytest.mark.parametrize("game", [GAME, DONNER], ids=["island", "snow"])
def test_in_the_channel_only_what_all_may_know_is_in_a_custom_id(game: Game[Any]):
    hidden = {card.id for card in game.cards() if card.group in HIDDEN}
    assert len(hidden) > 10
    for now in play(lay(game, 8, speak("en-US"), "ids"), 3):
        for press, chosen in presses(now.board()):
            values = {str(value) for value in getattr(press, "values", ())} | set(chosen)
            assert not values & hidden
