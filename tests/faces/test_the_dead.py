"""Whoever is out of the game sees no more than their own View, whatever is going on among the living."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.words import Words, speak
from engines.donner_dinner_party import GAME as DONNER
from engines.kernel import Game
from engines.who_should_we_eat import GAME
from tests.faces.reading import text
from tests.faces.tables import Shown, lay, play
from tests.faces.tribunal import tribunal_words
from tests.toy import TRIBUNAL

Out = Callable[[Any, int], bool]  # whether a seat is out of the game, as everybody sees it


def eaten(view: Any, seat: int) -> bool:
    return bool(view.board.places) and view.board.places[seat].life != "living"


def condemned(view: Any, seat: int) -> bool:
    return seat not in view.living


def in_the_pot(view: Any, seat: int) -> bool:
    return bool(view.board.places) and not view.board.places[seat].living


def names(game: Game[Any], words: Words) -> dict[str, str]:
    """Card id → as a face writes it."""
    own = words.of(game.slug)
    return {card.id: own(f"card-{card.id}") if own.has(f"card-{card.id}") else card.id for card in game.cards()}


def unknown(shown: Shown, seat: int, cards: dict[str, str]) -> list[str]:
    """The cards that stand on a seat's screen and are not in what it knows."""
    known, screen = str(shown.seated.live.view(seat).as_json()), text(shown.panel(seat))
    return [card for card, name in cards.items() if f"**{name}**" in screen and f"'{card}'" not in known]


GAMES = pytest.mark.parametrize(
    ("game", "words", "out"),
    [(GAME, speak("en-US"), eaten), (DONNER, speak("en-US"), in_the_pot), (TRIBUNAL, tribunal_words(), condemned)],
    ids=(GAME.slug, DONNER.slug, TRIBUNAL.slug),
)


@GAMES
def test_the_screen_of_the_dead_names_no_card_that_they_do_not_know(game: Game[Any], words: Words, out: Out):
    looked, cards = 0, names(game, words)
    for seed in range(3):
        for now in play(lay(game, 6, words, f"dead {seed}"), seed):
            for seat in now.seats:
                if out(now.seated.live.view(None), seat):
                    assert unknown(now, seat, cards) == []
                    looked += 1
    assert looked > 50, "nobody died: this proves nothing"


def test_who_has_just_died_holds_nothing_and_decides_nothing_alone():
    looked = 0
    for seed in range(4):
        for now in play(lay(GAME, 6, speak("en-US"), f"eaten {seed}"), seed):
            board = now.seated.live.view(None).board
            for seat in [one for one, place in board.places.items() if place.life == "dead"]:
                view = now.seated.live.view(seat)
                assert (view.hand, view.play, view.keep) == ((), None, None)
                looked += 1
    assert looked > 20


def test_a_hand_of_another_on_the_screen_of_the_dead_would_be_noticed(monkeypatch: pytest.MonkeyPatch):
    cards, caught = names(GAME, speak("en-US")), 0
    honest = Shown.panel

    def careless(shown: Shown, seat: int, draft: Any = None) -> Any:
        other = next(one for one in shown.seats if not eaten(shown.seated.live.view(None), one))
        return honest(shown, other if eaten(shown.seated.live.view(None), seat) else seat, draft)

    monkeypatch.setattr(Shown, "panel", careless)
    for now in play(lay(GAME, 6, speak("en-US"), "dead 0"), 0):
        living = [seat for seat in now.seats if not eaten(now.seated.live.view(None), seat)]
        for seat in now.seats if living else ():
            caught += bool(seat not in living and unknown(now, seat, cards))
    assert caught
