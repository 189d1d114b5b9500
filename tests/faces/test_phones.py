"""On a phone: no question takes more than two presses, and ten players can be read on a narrow screen.

A phone shows about 40 characters of a line (38 to 42, as the phone is) and breaks longer ones between words; it does
not break what stands in a block of code. Of its height some 30 lines are left for one message.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot import deciding, render
from bot.faces import Scene, face_of
from bot.presses import Decide
from bot.render.fitting import COMPONENTS, components, texts
from bot.screen import Box, Button, Menu, Screen
from bot.words import Words, speak
from engines import GAMES as MENU
from engines.host import Seated
from engines.kernel import Command, Live, Prompt, Setup
from engines.who_should_we_eat import GAME
from tests.faces.reading import check_limits, controls, decides, meant, presses
from tests.faces.tables import Shown, lay, play
from tests.faces.tribunal import tribunal_words
from tests.generic.games import GAMES
from tests.generic.test_golden import FILES, game_of
from tests.peasant_buffet.table import Table as Village
from tests.toy import TRIBUNAL

WIDTH = 40  # characters of a line
CODE = 38  # characters of what is not broken
SCREENFUL = 30  # lines
BOARD, PANEL = 3 * SCREENFUL, 2 * SCREENFUL  # lines of a board and of a panel at ten players
LABEL = 34  # characters of a button
WORD = 25  # characters of what is not broken in a text
EVERY = 5  # entries between two looks

# ------------------------------------------------ presses

SHOWN = [path for path in FILES if game_of(path) in {*MENU, TRIBUNAL.slug}]  # the games that have a face


def recorded(path: Any, words: Words) -> Iterator[Shown]:
    """A recorded game after every entry."""
    first, *rest = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    game, setup = GAMES[game_of(path)], Setup.model_validate(first["setup"])
    shown = lay(game, setup.seats, words, setup.seed)
    shown.seated = Seated(Live(game, setup), 0, "", "playing")
    yield shown
    for raw in rest:
        if "entry" in raw:
            shown.session.feed(game.entry(json.dumps(raw)))
            yield shown


def counted(shown: Shown, prompt: Prompt) -> dict[Command, int]:
    """How many presses each decision takes: the fewest, on the board or in the panel of the seat."""
    found: dict[Command, int] = {}

    def note(command: Command, count: int) -> None:
        found[command] = min(count, found.get(command, count))

    for screen in (shown.board(), shown.panel(prompt.seat)):
        for press, chosen in presses(screen, prompt):
            if not isinstance(press, Decide):
                continue
            if (command := decides(press, chosen, prompt)) is not None:
                note(command, 1 + more(shown, press, prompt, command))
            elif press.verb == "d" and (step := meant(press, chosen, prompt)) is not None:
                draft = {prompt.window: deciding.draft(*step)}
                for second, then in presses(shown.panel(prompt.seat, draft), prompt):
                    if isinstance(second, Decide) and (command := decides(second, then, prompt)) is not None:
                        note(command, 2 + more(shown, second, prompt, command))
    return found


def more(shown: Shown, press: Decide, prompt: Prompt, command: Command) -> int:
    """Presses that follow: a form is sent, or it is asked twice."""
    asks = press.verb == "q" and face_of(shown.table.game).dangerous(prompt.kind, command, prompt.seat)
    return int(press.verb == "f" or asks)


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: path.stem)
def test_in_recorded_games_no_question_takes_more_than_two_presses_and_straws_take_one(path: Any):
    words = tribunal_words() if game_of(path) == TRIBUNAL.slug else speak("en-US")
    most: dict[str, int] = defaultdict(int)
    for n, shown in enumerate(recorded(path, words)):
        if shown.session.paused_at is not None:
            continue
        for prompt in shown.session.prompts():
            if n % EVERY and most.get(prompt.kind):  # a kind that is rare is looked at whenever it comes
                continue
            found = counted(shown, prompt)
            assert set(prompt.commands()) <= found.keys(), prompt.name
            most[prompt.kind] = max(most[prompt.kind], *found.values(), 0)
    assert len(most) >= 5
    assert max(most.values()) <= 2, most
    assert most.get("straws", 1) == 1


def test_three_presses_would_be_counted(monkeypatch: pytest.MonkeyPatch):
    """The count is of use: where a choice in two steps were asked for twice besides, it shows."""
    shown = lay(TRIBUNAL, 3, tribunal_words())
    monkeypatch.setattr(type(face_of(TRIBUNAL.slug)), "dangerous", lambda *_: True)
    prompt = next(one for one in shown.session.prompts(1) if one.kind == "lay")
    assert max(counted(shown, prompt).values()) == 3


# ------------------------------------------------ narrow screens


def seen(line: str) -> str:
    """A line as it reads: without marks, with names and times as Discord puts them in."""
    line = re.sub(r"^(#{1,3} |-# |> )+", "", line)
    line = re.sub(r"<@\d+>", "@Player_10", line)
    line = re.sub(r"<t:\d+:\w>", "in 20 minutes", line)
    return re.sub(r"(?<!\\)(\*+|`)", "", line).replace("\\", "")


def height(screen: Screen) -> int:
    """Lines on a phone; a row of buttons is one, and so is a menu."""
    lines = [line for one in texts(screen) for line in one.markdown.splitlines()]
    return sum(wrapped(seen(line)) for line in lines) + len([one for one in controls(screen) if isinstance(one, Menu)])


def wrapped(line: str) -> int:
    """Lines that a long one is broken into, between words."""
    count, left = 1, WIDTH
    for word in line.split(" "):
        if len(word) > left:
            count, left = count + 1, WIDTH
        left -= len(word) + 1
    return count


def code(screen: Screen) -> Iterator[str]:
    for one in texts(screen):
        yield from re.findall(r"`([^`]+)`", one.markdown)


def check_narrow(screen: Screen, most: int) -> None:
    check_limits(screen)
    assert components(screen) <= COMPONENTS
    assert height(screen) <= most, height(screen)
    for one in texts(screen):
        assert "```" not in one.markdown
        assert not re.search(r"^\|.*\|$", one.markdown, re.MULTILINE), "no tables"
        for line in one.markdown.splitlines():
            assert all(len(word) <= WORD for word in seen(line).split()), line
    for piece in code(screen):
        assert len(piece) <= CODE
    for control in controls(screen):
        if isinstance(control, Button):
            assert len(control.label) <= LABEL


def test_at_ten_players_board_and_panels_can_be_read_on_a_phone():
    tallest = 0
    for seed in range(2):
        shown = lay(GAME, 10, speak("en-US"), f"phones {seed}")
        shown.table = replace(
            shown.table, sitters=tuple(replace(one, name="Bartholomew G.") for one in shown.table.sitters)
        )
        for n, now in enumerate(play(shown, seed)):
            if now.session.over:
                break
            board = now.board()
            tallest = max(tallest, height(board))
            check_narrow(board, BOARD)
            for seat in now.seats if n % EVERY == 0 else (1 + n % 10,):
                check_narrow(now.panel(seat), PANEL)
    assert tallest > SCREENFUL  # else these limits say nothing


def test_at_seven_peasants_full_inventories_can_be_read_on_a_phone():
    game = Village(seats=7, window=5).boss("hungry-hill").boss("ploughbreaker").loots("coin", "shove", "bread")
    foes = [
        "barn-imp",
        "rat-swarm",
        "pantry-goblin",
        "marsh-wisp",
        "vampling",
        "toll-troll",
        "roof-harpy",
        "bog-hag",
    ] * 2
    dooms = ["light-fingers", "snatch", "not-today", "spoiled-stores", "grave-bite", "snatch", "not-today"]
    for seat in game.seats:
        kinds = ("pitchfork", "torch", "garlic", "ale", "bread", "coin")[: 6 - 2 * (seat > 5)]
        game.gives(seat, *kinds, *foes[2 * seat - 2 : 2 * seat], dooms[seat - 1])
    names = dict.fromkeys(game.seats, "Bartholomew G.")
    face, words = face_of("peasant-buffet"), speak("en-US", "peasant-buffet")
    board = Screen((Box(tuple(face.board(Scene(words, names, game.views[None])))),))
    check_narrow(board, 2 * SCREENFUL)
    assert height(board) > SCREENFUL  # else this limit says nothing
    for seat in game.seats:
        check_narrow(Screen((Box(tuple(face.about(Scene(words, names, game.views[seat], seat)))),)), SCREENFUL)


def test_at_ten_players_the_end_can_be_read_on_a_phone():
    shown = lay(GAME, 10, speak("en-US"), "the end")
    *_, last = play(shown, 1)
    assert last.session.over
    ended = render.ended(last.seated, last.table, last.words)
    assert height(ended) <= BOARD
    assert not any("```" in one.markdown for one in texts(ended))


def test_ten_players_in_a_lobby_can_be_read_on_a_phone():
    from tests.faces.test_lobby import lobby_of

    lobby = render.lobby(lobby_of(10, {"thread": True, "strict_silence": True, "dwindling": 2}), speak("en-US"))
    assert height(lobby) <= 2 * SCREENFUL
    check_limits(render.settings(lobby_of(10), speak("en-US")))


def test_a_line_that_is_too_wide_is_measured():
    assert wrapped("word " * 8) == 1
    assert wrapped("word " * 17) == 3
    assert seen("## **A\\_b** `▰▰` <@123>") == "A_b ▰▰ @Player_10"


# ------------------------------------------------ first-timers


@pytest.mark.parametrize(("game", "words"), [(GAME, speak("en-US")), (TRIBUNAL, tribunal_words())], ids=["food", "toy"])
def test_a_lesson_is_four_lines_and_the_same_number_of_parts_for_every_seat(game: Any, words: Words):
    for n, now in enumerate(play(lay(game, 6 if game is TRIBUNAL else 8, words, "lesson"), 1)):
        if n % EVERY:
            continue
        added = set[int]()
        for seat in now.seats:
            plain = now.panel(seat)
            link = "https://discord.com/channels/1/2/3"
            taught = render.panel(now.seated, seat, now.table, now.words, now.session.now, {}, link, True)
            check_limits(taught)
            added.add(components(taught) - components(plain))
            lesson = texts(taught)[0].markdown.splitlines()
            assert len(lesson) == 4
            assert sum(wrapped(seen(line)) for line in lesson) <= 12
        assert added == {4}  # a text, a row with a button, a dividing line


def test_a_lesson_says_what_to_press_now():
    """What the board asks changes without the panel, which must not tell of a turn that is over."""
    shown = lay(GAME, 4, speak("en-US"), "press now")
    said = set[tuple[str, bool]]()
    for now in play(shown, 2):
        for seat in now.seats:
            board = any(one.offers and seat in one.seats for one in now.session.awaited())
            here = bool(render.own_prompts(now.seated, seat))
            panel = render.panel(now.seated, seat, now.table, now.words, now.session.now, {}, None, True)
            line = texts(panel)[0].markdown.splitlines()[2]
            key = "here" if here else "later"
            assert line == speak("en-US")(f"lesson-press-{key}")
            said.add((key, board))
    assert said == {("here", False), ("later", True), ("later", False)}
