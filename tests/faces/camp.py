"""Boards of Donner Dinner Party as they would be after some facts."""

from __future__ import annotations

from typing import Any

from bot.faces import Scene, face_of
from bot.screen import Text
from bot.words import speak
from engines.donner_dinner_party import GAME
from engines.donner_dinner_party import words as w
from engines.kernel import Fact, Setup

NAMES = {1: "Ann", 2: "Ben", 3: "Cat", 4: "Dan", 5: "Eve"}
WORDS = speak("en-US", GAME.slug)
SUPPLY = ("fresh-tracks", "frozen-fingers", "sharp-eyes", "spilled-kettle", "willow-bark", "short-straw", "ol-tasty")
BEGAN = w.GameBegan(
    pack="winter",
    characters=("captain-cornbread", "widow-walnut", "trapper-turnip", "uncle-appetite", "madam-marrow"),
    hunting={"fish": 14, "squirrels": 6, "poison": 7, "medicine": 4, "empty-hands": 9},
    supply=SUPPLY,
    last_round=6,
    ghosts=True,
    claims=True,
)
LED = w.Leader(seat=1, why="drawn")
HUNT = w.PhaseBegan(phase="hunt", round=1)
DOWN = w.AllContributed(seats=(1, 2, 3, 4, 5))
DINNER = w.CampDinner(cards=("fish", "poison", "fish", "squirrels", "empty-hands"), mouths=5)
SHORT = w.DinnerSettled(meals=0, mouths=5, poison="spoiled", fed=False)
EATEN = w.Eaten(seat=4, role="cannibal", character="madam-marrow", supply="sharp-eyes")


def phase(name: str, round: int = 1) -> w.PhaseBegan:
    return w.PhaseBegan.model_validate({"phase": name, "round": round})


def gave(seat: int, card: str, round: int = 1) -> w.Claimed:
    return w.Claimed(seat=seat, what="gave", round=round, word=card)


def points(**at: int | None) -> w.VotesShown:
    """Ann=2: Ann points at Ben."""
    seats = {name: seat for seat, name in NAMES.items()}
    votes = (w.Pointed(seat=seats[name], target=target) for name, target in at.items())
    return w.VotesShown(ballot=1, votes=tuple(votes))


def camped(*facts: Fact, seat: int | None = None, options: dict[str, Any] | None = None) -> Scene:
    """The camp of Ann, Ben, Cat, Dan and Eve, led by Ann, after these facts in the first hunt."""
    setup = Setup(game=GAME.slug, rules=1, seats=5, seed="camp", options=options or {}).public
    view = GAME.view(setup, seat)
    for fact in (BEGAN, LED, HUNT, *facts):
        view.learn(fact)
    return Scene(WORDS, NAMES, view, seat)


def board(*facts: Fact) -> str:
    """What can be read on the board."""
    return _text(face_of(GAME.slug).board(camped(*facts)))


def own(seat: int, *facts: Fact) -> str:
    """What can be read in a seat's panel, above its questions."""
    return _text(face_of(GAME.slug).about(camped(*facts, seat=seat)))


def closeup(*facts: Fact) -> str:
    """What can be read about all rounds."""
    return _text(face_of(GAME.slug).closeup(camped(*facts)))


def result(*facts: Fact) -> str:
    """What can be read about the end."""
    return _text(face_of(GAME.slug).result(camped(*facts)))


def log(*facts: Fact) -> list[str]:
    """The lines of these facts."""
    return face_of(GAME.slug).lines(Scene(WORDS, NAMES), facts)


def _text(parts: object) -> str:
    assert isinstance(parts, list | tuple)
    return "\n".join(part.markdown for part in parts if isinstance(part, Text))
