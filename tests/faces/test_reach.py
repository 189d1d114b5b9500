"""Every legal command can be reached with the buttons and menus of board or panel, by at most two presses."""

from __future__ import annotations

from typing import Any

import pytest

from bot import deciding
from bot.presses import Decide
from bot.words import Words, speak
from engines.donner_dinner_party import GAME as DONNER
from engines.kernel import Command, Game, Prompt
from engines.who_should_we_eat import GAME
from tests.faces.reading import decides, meant, presses
from tests.faces.tables import Shown, lay, play
from tests.faces.tribunal import TribunalFace, tribunal_words
from tests.toy import TRIBUNAL

EVERY = 4  # entries between two looks: a whole look costs many screens


def reached(shown: Shown, prompt: Prompt) -> tuple[set[Command], set[Command]]:
    """By one press or two, on the board and in the panel of the seat."""
    board, panel = set[Command](), set[Command]()
    for screen, found in ((shown.board(), board), (shown.panel(prompt.seat), panel)):
        for press, chosen in presses(screen, prompt):
            if not isinstance(press, Decide):
                continue
            if (command := decides(press, chosen, prompt)) is not None:
                found.add(command)
            elif press.verb == "d" and (step := meant(press, chosen, prompt)) is not None:
                draft = {prompt.window: deciding.draft(*step)}
                for second, then in presses(shown.panel(prompt.seat, draft), prompt):
                    if isinstance(second, Decide) and (command := decides(second, then, prompt)) is not None:
                        found.add(command)
    return board, panel


def check_reach(shown: Shown) -> None:
    for prompt in shown.session.prompts():
        legal = set(prompt.commands())
        board, panel = reached(shown, prompt)
        assert legal <= board | panel, (prompt.name, legal - board - panel)
        assert panel <= legal, (prompt.name, panel - legal)


@pytest.mark.parametrize(
    ("game", "seats", "words"),
    [
        (GAME, 4, speak("en-US")),
        (GAME, 7, speak("en-US")),
        (GAME, 10, speak("en-US")),
        (DONNER, 4, speak("en-US")),
        (DONNER, 10, speak("en-US")),
        (TRIBUNAL, 3, tribunal_words()),
        (TRIBUNAL, 6, tribunal_words()),
    ],
    ids=lambda value: getattr(value, "slug", str(value)) if not isinstance(value, Words) else "",
)
def test_every_legal_command_can_be_reached(game: Game[Any], seats: int, words: Words):
    for seed in range(2):
        for n, shown in enumerate(play(lay(game, seats, words, f"reach {seed}"), seed)):
            if n % EVERY == 0:
                check_reach(shown)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        (GAME, {"edition": "chinese", "phone_booth": True, "follow_the_leader": True}),
        (DONNER, {"ghosts": True, "ol_tasty": True, "leader_may_pick_self": True, "deck": "balanced"}),
        (DONNER, {"ghosts": True, "pace": "post"}),
    ],
    ids=["chinese", "ghosts", "post"],
)
def test_every_legal_command_of_the_variants_can_be_reached(game: Game[Any], options: dict[str, Any]):
    for seed in range(2):
        shown = lay(game, 6, speak("en-US"), f"variants {seed}", options=options)
        for n, now in enumerate(play(shown, seed)):
            if n % EVERY == 0:
                check_reach(now)


def test_without_texts_two_cards_are_chosen_with_one_press(tribunal_face: TribunalFace):
    tribunal_face.notes = False
    shown = lay(TRIBUNAL, 3, tribunal_words())
    check_reach(shown)
    lays = [press for press, _ in presses(shown.panel(1)) if isinstance(press, Decide) and press.kind == "lay"]
    assert {press.verb for press in lays} == {"c"}


def test_with_texts_two_cards_are_chosen_one_after_the_other():
    shown = lay(TRIBUNAL, 3, tribunal_words())
    first = [(press, chosen) for press, chosen in presses(shown.panel(1)) if getattr(press, "kind", "") == "lay"]
    assert {press.verb for press, _ in first if isinstance(press, Decide)} == {"d"}
    prompt = next(one for one in shown.session.prompts(1) if one.kind == "lay")
    press, chosen = first[0]
    assert isinstance(press, Decide)
    card = deciding.values(press, chosen)
    second = [one for one, _ in presses(shown.panel(1, {prompt.window: card})) if getattr(one, "verb", "") == "c"]
    assert any(isinstance(one, Decide) and one.values == card for one in second)
