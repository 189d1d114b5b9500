"""The log read again, page by page, and the briefing of whoever takes over a seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot import render
from bot.presses import About, parse
from bot.screen import Menu
from bot.tables import Note, TableInfo
from bot.words import speak
from engines.donner_dinner_party import GAME as DONNER
from engines.donner_dinner_party import words as d
from engines.host import History
from engines.kernel import Fact, Game, HandedOver, Noted, Told
from engines.who_should_we_eat import GAME
from engines.who_should_we_eat import words as w
from tests.faces.reading import check_limits, controls, text
from tests.faces.staged import BEGAN
from tests.faces.tables import Shown, lay, play
from tests.faces.test_limits import LONGEST
from tests.faces.tribunal import tribunal_words
from tests.toy import TRIBUNAL

WORDS = speak("en-US")


def played(seats: int, seed: int, game: Game[Any] = GAME) -> Iterator[tuple[Shown, History]]:
    """A game after every entry, and everything that was told so far."""
    told: list[Told] = []
    for now in play(lay(game, seats, WORDS, f"log {seed}"), seed):
        told += [Told(to, fact) for to, fact in now.heard]
        yield now, History(game, now.session.setup.public, list(told))


def whole(seats: int, seed: int, game: Game[Any] = GAME) -> tuple[Shown, History]:
    """A game that is over."""
    *_, last = played(seats, seed, game)
    return last


def read(history: History, table: TableInfo, reader: int | None) -> list[str]:
    return [page.text for page in render.log_pages(history, table, WORDS, reader)]


@pytest.mark.parametrize(("game", "seats"), [(GAME, 4), (GAME, 10), (DONNER, 10)], ids=["4", "10", "snow"])
def test_every_page_stays_within_the_limits_with_the_longest_names(game: Game[Any], seats: int):
    shown, history = whole(seats, seats, game)
    table = replace(shown.table, sitters=tuple(replace(one, name=LONGEST) for one in shown.table.sitters))
    for reader in (None, *shown.seats):
        for number in range(len(render.log_pages(history, table, WORDS, reader))):
            check_limits(render.logbook(history, table, WORDS, reader, number))


@pytest.mark.parametrize(("game", "seats"), [(GAME, 4), (GAME, 10), (DONNER, 10)], ids=["4", "10", "snow"])
def test_a_briefing_stays_within_the_limits_at_any_time(game: Game[Any], seats: int):
    for n, (shown, history) in enumerate(played(seats, 3, game)):
        if n % 9 == 0:
            table = replace(shown.table, sitters=tuple(replace(one, name=LONGEST) for one in shown.table.sitters))
            seat = 1 + n % seats
            check_limits(render.briefing(shown.seated, seat, history, table, WORDS, LONGEST, "https://discord.com/"))


def test_who_voted_for_whom_stands_on_the_pages_of_its_round():
    shown, history = whole(6, 1)
    rounds, view = dict[int, list[w.VotesShown]](), GAME.view(history.setup, None)
    for to, fact in history.told:
        if to is None:
            view.learn(fact)
        if isinstance(fact, w.VotesShown):
            rounds.setdefault(view.board.round, []).append(fact)
    assert rounds
    pages = render.log_pages(history, shown.table, WORDS, None)
    for round_, votes in rounds.items():
        told = "\n".join(page.text for page in pages if page.round == round_)
        assert told.count(WORDS.of(GAME.slug)("log-votes-shown")) == len(votes)
    first = render.page_of(history, shown.table, WORDS, None, 2)
    assert first is not None
    assert (pages[first].round, pages[first].part) == (2, 1)
    assert render.page_of(history, shown.table, WORDS, None, 99) is None


def test_everything_that_the_channel_was_told_is_there_and_nothing_else():
    told: list[str] = []
    for now, history in played(5, 2):
        told += (now.log() or "").split("\n")
        last = history, now.table
    again = "\n".join(read(*last, None)).split("\n")
    assert [line for line in again if line not in told] == []
    assert [line for line in told if line and line not in again] == []


def test_a_seat_reads_its_own_lines_too_and_nobody_elses():
    shown, history = whole(6, 4)
    words, own = WORDS.of(GAME.slug), dict[int, set[str]]()
    for seat in shown.seats:
        lines = {line for text in read(history, shown.table, seat) for line in text.split("\n") if "🔒" in line}
        facts = [[one.fact] for one in history.told if one.to is not None and seat in one.to]
        said = {line for fact in facts for line in (render.log(fact, shown.table, words, seat) or "").split("\n")}
        assert lines == {WORDS("logbook-own", line=line) for line in said if line}
        own[seat] = lines
    assert any(own.values())
    assert not any("🔒" in text for text in read(history, shown.table, None))


def test_what_is_not_told_yet_is_not_read():
    shown, history = whole(4, 2)
    half = len(history.told) // 2
    begun = render.log_pages(history, shown.table, WORDS, None, half)
    every = render.log_pages(history, shown.table, WORDS, None)
    assert sum(len(page.text) for page in begun) < sum(len(page.text) for page in every)
    complete = [page.text for page in begun[:-1]]
    assert complete
    assert complete == [page.text for page in every[: len(complete)]], "pages do not change once they are full"


def test_pages_are_turned_by_buttons_that_say_nothing_but_the_page():
    shown, history = whole(10, 1)
    pages = render.log_pages(history, shown.table, WORDS, 3)
    assert len(pages) > 3
    for number in range(len(pages)):
        screen = render.logbook(history, shown.table, WORDS, 3, number)
        buttons = [parse(one.press) for one in controls(screen) if not hasattr(one, "choices")]  # type: ignore[union-attr]
        turns = [page for page in (number - 1, number + 1) if 0 <= page < len(pages)]
        assert buttons == [About(shown.table.id, f"log.{page}") for page in turns]
        (menu,) = (one for one in controls(screen) if isinstance(one, Menu))
        assert [one.label for one in menu.choices if one.chosen] == [
            WORDS("logbook-round", round=pages[number].round) if pages[number].round else WORDS("logbook-before")
        ]
    assert render.logbook(history, shown.table, WORDS, 3) == render.logbook(
        history, shown.table, WORDS, 3, len(pages) - 1
    )
    assert render.logbook(history, shown.table, WORDS, 3, 999) == render.logbook(history, shown.table, WORDS, 3)


def test_before_anything_was_told_the_log_says_so():
    shown = lay(GAME, 4, WORDS)
    screen = render.logbook(History(GAME, shown.session.setup.public, []), shown.table, WORDS, None)
    assert text(screen) == WORDS("logbook-empty")


def told_of(*facts: Fact) -> History:
    return History(GAME, lay(GAME, 4, WORDS).session.setup.public, [Told(None, fact) for fact in facts])


def test_what_happened_before_a_seat_changed_hands_is_told_with_the_names_of_then():
    shown = lay(GAME, 4, WORDS)
    sitters = tuple(replace(one, name="Zoe" if one.seat == 2 else one.name) for one in shown.table.sitters)
    notes = (Note("left", 2, 5, "Ben", id=7), Note("joined", 2, 6, "Zoe", was="Ben", id=9))
    table = replace(shown.table, sitters=sitters, notes=notes)
    leader = w.Leader(seat=2, why="passed")
    (page,) = read(
        told_of(
            BEGAN,
            leader,
            HandedOver(seat=2, to="ai", cause="left"),
            Noted(note=7),
            leader,
            HandedOver(seat=2, to="member", cause="joined"),
            Noted(note=9),
            leader,
        ),
        table,
        None,
    )
    assert [[name for name in ("Ben", "Zoe") if name in line] for line in page.split("\n")[-5:]] == [
        ["Ben"],
        ["Ben"],
        ["Ben"],
        ["Ben", "Zoe"],
        ["Zoe"],
    ]


def test_a_note_of_a_member_who_was_forgotten_names_the_seat():
    shown = lay(GAME, 4, WORDS)
    table = replace(shown.table, notes=(Note("kicked", 2, None, None, id=1),))
    said = render.log([Noted(note=1)], table, WORDS, None)
    assert said is not None
    assert "Seat 2" in said
    assert "somebody" in said


def test_who_comes_back_takes_over_nobodys_chair():
    shown = lay(GAME, 4, WORDS)
    table = replace(shown.table, notes=(Note("joined", 2, 5, "Ben", was="Ben", id=1),))
    assert render.log([Noted(note=1)], table, WORDS, None) == WORDS("log-noted-back", who="**Ben**")


def test_a_game_whose_face_says_nothing_of_rounds_has_a_log_too():
    shown = lay(TRIBUNAL, 4, tribunal_words(), "log")
    told = [Told(to, fact) for to, fact in shown.heard]
    history = History(TRIBUNAL, shown.session.setup.public, told)
    assert render.log_pages(history, shown.table, tribunal_words(), 1)


def test_what_was_claimed_is_read_again_although_the_channel_was_not_told():
    claimed = [
        d.Claimed(seat=1, what="gave", round=2, word="fish"),
        d.Claimed(seat=2, what="saw", round=2, word="poison", target=1),
        d.Claimed(seat=3, what="role", round=2, word="pioneer"),
        d.Claimed(seat=4, what="supply", round=2, word="sharp-eyes"),
    ]
    shown = lay(DONNER, 5, WORDS)
    told = [Told(to, fact) for to, fact in shown.session.drain()]
    history = History(DONNER, shown.session.setup.public, [*told, *(Told(None, one) for one in claimed)])
    text = "\n".join(read(history, shown.table, None))
    for sentence in ("“I gave ", " gave ", "“I am a ", "“I hold "):
        assert sentence in text
    assert render.log(claimed, shown.table, WORDS, None) is None
