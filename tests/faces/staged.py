"""Boards of Who Should We Eat as they would be after some facts."""

from __future__ import annotations

from bot.faces import Scene, face_of
from bot.screen import Text
from bot.words import speak
from engines.kernel import Fact, Setup
from engines.who_should_we_eat import GAME
from engines.who_should_we_eat import words as w

NAMES = {1: "Ann", 2: "Ben", 3: "Cat", 4: "Dan"}
RED = (0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4)
BEGAN = w.GameBegan(
    pack="castaway",
    edition="english",
    characters=("auntie-marrow", "intern-jerky", "bosun-brisket", "admiral-flank"),
    personalities=("sceptic", "jinxed", "green-thumb", "well-marbled"),
    food=3,
    sanity=8,
    build=0,
    raft=11,
    red=RED,
    quests_removed=3,
)
ROW = w.QuestsRevealed(row=("adopt-a-goat",), new=())
MORNING = w.PhaseBegan(phase="morning", round=1)


def staged(*facts: Fact, seat: int | None = None) -> Scene:
    """The table of Ann, Ben, Cat and Dan, led by Ann, after these facts."""
    setup = Setup(game=GAME.slug, rules=1, seats=4, seed="staged").public
    view = GAME.view(setup, seat)
    for fact in (BEGAN, w.Leader(seat=1, why="drawn"), ROW, MORNING, *facts):
        view.learn(fact)
    return Scene(speak("en-US", GAME.slug), NAMES, view, seat)


def board(*facts: Fact) -> str:
    """What can be read on the board."""
    return _text(face_of(GAME.slug).board(staged(*facts)))


def own(seat: int, *facts: Fact) -> str:
    """What can be read in a seat's panel, above its questions."""
    return _text(face_of(GAME.slug).about(staged(*facts, seat=seat)))


def result(*facts: Fact) -> str:
    """What can be read about the end."""
    return _text(face_of(GAME.slug).result(staged(*facts)))


def _text(parts: object) -> str:
    assert isinstance(parts, list | tuple)
    return "\n".join(part.markdown for part in parts if isinstance(part, Text))
