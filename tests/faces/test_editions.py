"""A table of the Chinese edition, as its players read it."""

from __future__ import annotations

import pytest

from bot.faces import Scene, face_of
from bot.screen import Text
from bot.words import speak
from engines.kernel import Fact, Setup
from engines.who_should_we_eat import GAME
from engines.who_should_we_eat import words as w
from tests.faces.reading import text
from tests.faces.staged import BEGAN, NAMES, ROW
from tests.faces.tables import lay, play

WORDS = speak("en-US", GAME.slug)
FACE = face_of(GAME.slug)
EDITIONS = ("english", "chinese")
SEEDS = 12  # games of random players, in the first of which there is a ghost


def staged(edition: str, *facts: Fact, seat: int | None = None) -> Scene:
    """The table of Ann, Ben, Cat and Dan after these facts of the first morning."""
    setup = Setup(game=GAME.slug, rules=1, seats=4, seed="staged", options={"edition": edition}).public
    view = GAME.view(setup, seat)
    began = BEGAN.model_copy(update={"edition": edition})
    for fact in (began, w.Leader(seat=1, why="drawn"), ROW, w.PhaseBegan(phase="morning", round=1), *facts):
        view.learn(fact)
    return Scene(WORDS, NAMES, view, seat)


def read(parts: object) -> str:
    assert isinstance(parts, list | tuple)
    return "\n".join(part.markdown for part in parts if isinstance(part, Text))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_board_names_an_edition_that_is_not_the_usual_one(edition: str):
    board = read(FACE.board(staged(edition)))
    assert ("Chinese rules" in board) == (edition == "chinese")
    assert "English" not in board


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_log_begins_with_the_edition(edition: str):
    lines = FACE.lines(Scene(WORDS, NAMES), [BEGAN.model_copy(update={"edition": edition})])
    assert [WORDS("log-edition-chinese")] == lines[1:] if edition == "chinese" else len(lines) == 1


def test_w47_survivors_read_what_keeps_the_raft_ashore():
    told = [read(FACE.about(staged(edition, seat=2))) for edition in EDITIONS]
    assert [WORDS("own-wins-living") in told[0], WORDS("own-wins-living-chinese") in told[1]] == [True, True]
    assert ["or a death" in one for one in told] == [False, True]


@pytest.mark.parametrize(("edition", "says"), [("english", "Stops a lone knife"), ("chinese", "Stops every knife")])
def test_w30_a_shield_says_what_it_stops_in_hand_in_the_keep_and_when_it_was_shown(edition: str, says: str):
    hand = staged(edition, w.HandDealt(cards=("pot-lid",)), seat=2)
    assert says in read(FACE.about(hand))
    assert says in (FACE.note(hand, "select", "keep", "pot-lid") or "")
    kept = staged(edition, w.Selected(play=None, keep="pot-lid"), seat=2)
    assert says in read(FACE.about(kept))
    shown = staged(edition, w.CardRevealed(seat=2, card="pot-lid", half="keep", why="attacked"))
    assert says in read(FACE.closeup(shown))


def test_w14_the_board_and_the_panel_say_who_picks_what():
    for seed in range(SEEDS):
        said: dict[str, str] = {}
        for now in play(lay(GAME, 5, WORDS, f"edition {seed}", options={"edition": "chinese"}), seed):
            board = now.session.table.state.board
            asked = [one.seat for one in now.session.prompts() if one.kind == "select"]
            for seat in asked[:1]:
                who = f"{board.places[seat].life} of {'some' if board.ghosts else 'all'}"
                said.setdefault(who, f"{text(now.board())}\n{text(now.panel(seat))}")
        if len(said) == 3:
            break
    else:
        raise AssertionError("no game had a ghost")
    assert "Everybody picks" in said["living of all"]
    assert "All survivors pick" in said["living of some"]
    assert "First the ghosts pick a card to **play**" in said["ghost of some"]
    assert "ghosts keep none" in said["ghost of some"]
    assert "ghosts keep none" not in said["living of some"]
    assert "Keep for later" not in said["ghost of some"]


def test_w14_what_ghosts_chose_is_counted_without_a_keep():
    lines = FACE.lines(Scene(WORDS, NAMES), [w.CardsPlaced(plays=(3, 4), keeps=())])
    assert lines == ["🤫 Chosen: 2 to play, none to keep, all face down."]
