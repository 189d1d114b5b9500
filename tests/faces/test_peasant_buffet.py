"""What members see of Peasant Buffet: every fact, decision, question, card and option has its sentences; every command
can be reached; screens stay within the limits and tell no secret."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, get_args

import pytest

from bot import render
from bot.faces import Scene, face_of
from bot.faces.peasant_buffet import texts
from bot.faces.peasant_buffet.log import SILENT
from bot.options import offered
from bot.screen import Text
from bot.tables import Sitter, TableInfo
from bot.words import Words, files, keys, speak
from engines.host import Seated
from engines.kernel import Fact, IllegalCommand, Live, Offer, Prompt, Told, offer
from engines.peasant_buffet import GAME
from engines.peasant_buffet import vocabulary as v
from engines.peasant_buffet import words as w
from engines.peasant_buffet.pack import loaded
from tests.faces import samples
from tests.faces.reading import check_limits
from tests.faces.tables import Shown, lay, play
from tests.faces.test_limits import LONGEST
from tests.faces.test_lobby import lobby_of
from tests.faces.test_reach import check_reach
from tests.generic import swap
from tests.peasant_buffet.table import Table

FACTS: list[type[Fact]] = list(get_args(w.GameFact))
COMMANDS: list[Any] = list(get_args(w.GameCommand))
FACE = face_of(GAME.slug)
words = speak("en-US", GAME.slug)
shown = lay(GAME, 4, words)
NAMED: samples.Named = {
    "card": ("bread", "rat-swarm", "shove", "watch-patrol", "alma", None),
    "cards": (("bread", "shove"), ("ale",)),
    "kept": ("bread", None),
    "drawn": ("rat-swarm", None),
    "how": ("bog-hag+garlic:bread", "vampling:bread>garlic+torch*2>torch"),
    "monster": ("bog-hag+garlic", "zombie-3"),
    "weakness": ("bread",),
    "items": (("bread",),),
    "peasants": (("alma", "kit", "edda", "lotte"),),
    **dict.fromkeys(("first", "second", "third", "fourth", "fifth"), ("bread", "ale")),
}


SOMETIMES = (w.CardDrawn, w.TurnEnding, w.DoomDone, w.EventDone, w.LookedAt)  # others are shown, or follow
ELSEWHERE = {w.DoomDone: "how", w.GameEnded: "items"}  # where a field of this name is no card


def shapes(kind: Any) -> list[Any]:
    """An instance for every shape that a fact or a command can have."""
    return list(samples.shapes(kind, {name: found for name, found in NAMED.items() if name != ELSEWHERE.get(kind)}))


def read(parts: Any) -> str:
    return "\n".join(part.markdown for part in parts if isinstance(part, Text))


def scene(game: Table, seat: int | None = None) -> Scene:
    names = {one: f"Player {one}" for one in game.seats}
    return Scene(words, names, game.views[seat], seat)


FTL = "\n".join(path.read_text() for path in files("en-US", GAME.slug))
ASKED = set(re.findall(r"^await-([\w-]+) =", FTL, re.MULTILINE))
SAID = ("how", "card", "monster", "target", "order")
IN_PANEL = ("pay", "under", "arrange")


# ---------------------------------------------------- sentences


def say_facts(kind: type[Fact]) -> list[str | None]:
    return [render.log([fact], shown.table, words, reader) for fact in shapes(kind) for reader in (None, 1)]


@pytest.mark.parametrize("kind", FACTS, ids=lambda kind: kind.__name__)
def test_every_fact_has_its_line_or_stands_on_the_board(kind: type[Fact]):
    said = say_facts(kind)
    if kind in SILENT:
        assert set(said) == {None}
    elif kind not in (
        w.CardDrawn,
        w.TurnEnding,
        w.DoomDone,
        w.EventDone,
        w.LookedAt,
    ):  # some of them are shown, or follow
        assert all(said)
    else:
        assert any(said)


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__name__)
def test_every_decision_has_its_sentences(kind: Any):
    name = kind.model_fields["kind"].default
    assert words(f"may-{name}")
    for command in shapes(kind):
        assert render.understood(command, shown.table, words, GAME.slug)
        values = {field: value for field, value in command if field != "kind"}
        assert FACE.whole(Scene(words, shown.table.names), name, values)


def test_every_question_that_is_asked_has_its_sentences():
    asked: set[str] = set()
    for seats in (2, 4, 7):
        for seed in range(4):
            for now in play(lay(GAME, seats, words, f"asked {seed}"), seed):
                asked |= {prompt.kind for prompt in now.session.prompts()}
    assert {"draw", "fight", "stand", "target", "interrupt", "end", "pay"} <= asked
    assert asked <= ASKED | {"pay"}


def say_boards() -> None:
    game = Table(seats=4, village=["quiet-road", "bread"], peasants={1: "kit", 2: "fenwick"}).gives(1, "bread", "shove")
    game.gives(2, "bog-hag", "garlic", "light-fingers").boss("hungry-hill").loots("ale").devours(4, zombie=True)
    game.haunts(4, 1).devours(3)
    game.plays(2, "light-fingers", 1)
    game.draws()
    for seat in (None, 1, 2, 3, 4):
        here = scene(game, seat)
        FACE.board(here)
        FACE.closeup(here)
        if seat is not None:
            FACE.about(here)
        for kind in sorted(ASKED):
            words(f"await-{kind}", who="Ann", count=2, **FACE.asked(here, kind, [1, 2]))
        for kind in IN_PANEL:
            words(f"question-{kind}", **FACE.asked(here, kind, [1]))
    quiet = Table(seats=4, village=["rat-swarm"], peasants={1: "kit", 2: "fenwick"}).gives(3, "light-fingers")
    quiet.gives(4, "grave-bite").gives(2, "ale").plays(4, "grave-bite", 1)
    quiet.plays(3, "light-fingers", 2).does(2, w.Ignore())
    FACE.board(scene(quiet))
    for seat in (1, 2):
        FACE.about(scene(quiet, seat))
    devoured = Table(seats=3).gives(1, *["barn-imp"] * 2, *["rat-swarm"] * 2, "marsh-wisp").devours(2)
    FACE.about(scene(devoured, 2))
    FACE.board(scene(devoured))
    drawn = Table(seats=3, village=["bread"]).gives(2, "shove", "barn-imp").draws()
    FACE.board(scene(drawn))
    peril = Table(village=["bog-hag"]).gives(1, "barn-imp", "barn-imp", "rat-swarm", "rat-swarm", "torch").draws()
    assert "stand" in peril.kinds()
    FACE.board(scene(peril))
    zombie = Table(seats=3, first=2).devours(3, zombie=True).draws().stops()
    FACE.board(scene(zombie))
    empty = Scene(words, {}, GAME.view(shown.session.setup.public, 1), 1)
    FACE.about(empty)
    FACE.board(empty)
    FACE.result(empty)
    for end in get_args(w.End):
        view = Table(seats=2).views[None]
        scores = tuple(w.Score(seat=seat, items=1, survived=seat == 1, last_draw=seat) for seat in (1, 2))
        view.learn(w.GameEnded(end=end, winners=(1,), scores=scores, tied=True))
        assert "**2**" in read(FACE.result(Scene(words, {}, view)))


def lobby(options: dict[str, Any]) -> Any:
    return replace(lobby_of(4, options), game=GAME.slug)


def prompt_of(kind: str, *offers: Offer[Any]) -> Prompt:
    return Prompt(f"{kind}.1/1", f"{kind}.1", 1, kind, offers, (), 0.0, 60.0)


def test_nothing_is_written_that_nobody_says(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Words, "spoken", set())
    say_boards()
    for fact in FACTS:
        say_facts(fact)
    for kind in COMMANDS:
        for command in shapes(kind):
            render.understood(command, shown.table, words, GAME.slug)
        words(
            f"offer-{kind.model_fields['kind'].default}",
            **dict.fromkeys(("how", "card", "monster", "target", "order"), "x"),
        )
    for card in GAME.cards():
        render.card(GAME.slug, card.id, words)
    for kind in loaded("village").kinds:
        texts.icon(words, kind)
    for section, _ in render.rule_sections(GAME.slug, words):
        render.rules(GAME.slug, section, words)
    render.settings(lobby({}), words)
    render.lobby(lobby({"window": 3, "payment": "at-once", "last_turn": "extra"}), words)
    for option in offered(GAME):
        words(f"option-{option.name}")
        words(f"option-{option.name}-help")
        for value in option.values:
            if isinstance(value, str):
                words(f"value-{option.name}-{value}")
            elif option.name == "window":
                words("value-window", value=int(value or 0))
    every = prompt_of("any", *(offer(kind) for kind in COMMANDS))
    for rule in range(1, 28):
        assert f"B{rule}" in render.refusal(IllegalCommand(f"B{rule}"), words, GAME.slug, every)
    rare = {key for key in keys_of_the_game() if key.startswith("placeholder-")}
    assert sorted(keys_of_the_game() - Words.spoken - rare) == []


def keys_of_the_game() -> set[str]:
    return {key for path in files("en-US", GAME.slug) for key in keys(path)}


def test_every_word_of_the_vocabulary_is_said():
    for group in (v.Ability, v.DoomEffect, v.EventEffect):
        for kind in get_args(get_args(group)[0]):
            for one in shapes(kind):
                prefix = {v.Ability: "ability", v.DoomEffect: "doom", v.EventEffect: "event"}[group]
                assert texts._said(words, prefix, one)


def test_every_card_has_its_name_and_text():
    for card in GAME.cards():
        assert words(f"card-{card.id}") == texts.find(card.id)[0].name
        assert words(f"card-{card.id}") in render.card(GAME.slug, card.id, words).blocks[0].blocks[0].markdown  # type: ignore[union-attr]
    assert FACE.card(Scene(words, {}), "no-such-card") is None


# ---------------------------------------------------- screens


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_every_legal_command_can_be_reached(seats: int):
    for seed in range(2):
        for n, now in enumerate(play(lay(GAME, seats, words, f"reach {seed}"), seed)):
            if n % 4 == 0:
                check_reach(now)


@pytest.mark.parametrize("seats", [2, 5, 7])
def test_whole_games_stay_within_the_limits(seats: int):
    table = lay(GAME, seats, words, f"limits {seats}")
    table.table = replace(table.table, sitters=tuple(replace(one, name=LONGEST) for one in table.table.sitters))
    for n, now in enumerate(play(table, seats)):
        check_limits(now.board())
        check_limits(now.panel(1 + n % seats))
        check_limits(render.closeup(now.seated, now.table, now.words))
        for reader in (None, *now.seats):
            now.log(reader)
    check_limits(render.ended(table.seated, table.table, words))


def test_the_board_shows_inventories_loot_and_bosses():
    game = Table(seats=3).gives(2, "bread", "bread", "bog-hag", "shove").boss("hungry-hill").loots("ale")
    said = read(FACE.board(scene(game)))
    assert "🧺 **Loot:** 🍺 Ale" in said
    assert "The Hungry Hill** still wants 🍞🍞🧄🔥" in said
    assert "🍞2 · 💀 Shove · 👹 Bog Hag 🧄🍞" in said
    assert "👹 2/5 · **3**" in said


def test_a_payment_is_labelled_with_symbols():
    here = Scene(words, {})
    assert FACE.label(here, "fight", "how", "bog-hag+garlic:bread") == "Bog Hag: 🍞"
    assert FACE.label(here, "fight", "how", "vampling:bread>garlic+torch") == "Vampling: 🍞→🧄🔥"
    assert FACE.label(here, "fight", "how", "vampling:ale*2>torch+garlic") == "Vampling: 🍺🍺→🔥🧄"
    assert FACE.label(here, "pick", "card", "bog-hag+garlic") == "Bog Hag ✓🧄"
    assert FACE.label(here, "hunt", "target", None) == "Stay"


def test_what_only_one_has_seen_is_on_their_own_screen_alone():
    game = Table(village=["rat-swarm"], peasants={1: "kit"})
    assert "Rat Swarm" in read(FACE.about(scene(game, 1)))
    for seat in (2, 3):
        assert "Rat Swarm" not in read(FACE.about(scene(game, seat)))
    assert "Rat Swarm" not in read(FACE.board(scene(game)))


def test_only_who_holds_a_doom_for_the_moment_is_called():
    game = Table(village=["bread"]).gives(2, "light-fingers").gives(3, "not-today").gives(1, "ale").draws()
    assert FACE.called(scene(game), "drawn", [1, 2, 3]) == [2]
    assert FACE.called(scene(game), "draw", [1, 2, 3]) == [1]


def test_the_board_is_posted_anew_for_turns_and_for_those_who_are_called():
    table = lay(GAME, 3, words, "anew")
    before = render.board_key(table.seated)
    prompt = table.session.prompts()[0]
    table.session.submit(prompt.seat, prompt.name, w.Draw(), table.session.now)
    if table.seated.live.view(None).board.turn == 1:  # type: ignore[attr-defined]
        assert render.board_key(table.seated) == before
    assert FACE.calls("stand")
    assert not FACE.calls("draw")


def test_a_whole_game_is_shown_without_an_error():
    now: Shown | None = None
    for now in play(lay(GAME, 3, words, "whole"), 5):
        now.board()
    assert now is not None
    assert now.session.over


# ---------------------------------------------------- the secret swap, through the face


def screens(live: Live, seat: int) -> list[str]:
    table, seated = table_of(live), Seated(live, 0, "", "playing")
    drawn = (
        render.board(seated, table, words, live.session.now),
        render.panel(seated, seat, table, words, live.session.now, {}, None),
    )
    return [render.board_key(seated), *map(repr, drawn)]


def table_of(live: Live) -> TableInfo:
    sitters = tuple(Sitter(seat, 1000 + seat, f"Guest {seat}") for seat in range(1, live.session.setup.seats + 1))
    return TableInfo(7, GAME.slug, 1, 2, 1001, "en-US", sitters)


def line(told: Told, seat: int) -> str:
    sitters = tuple(Sitter(one, 1000 + one, f"Guest {one}") for one in range(1, 8))
    table = TableInfo(7, GAME.slug, 1, 2, 1001, "en-US", sitters)
    return repr(render.log([told.fact], table, words, None if told.to is None else seat))


def noticed(render_: swap.Render, *tables: tuple[int, int]) -> int:
    return sum(swap.try_swaps(GAME, seats, seed, render=render_, tell=line) for seats, seed in tables)


def test_screens_are_the_same_in_two_worlds_that_differ_in_what_a_seat_cannot_see():
    assert noticed(screens, (3, 1), (5, 2)) >= swap.SWAPS // 3


def test_a_panel_that_shows_what_another_has_seen_is_noticed():
    def leaky(live: Live, seat: int) -> list[str]:
        others: list[Any] = [live.view(one) for one in range(1, live.session.setup.seats + 1) if one != seat]
        return [*screens(live, seat), *(str(view.top) for view in others)]

    with pytest.raises(swap.Leak):
        noticed(leaky, (3, 1), (3, 2), (3, 3))
