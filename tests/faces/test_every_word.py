"""Every fact, decision, question, card, option and ruling of Who Should We Eat has its sentences, with all their
placeholders, and there is no sentence that nothing says."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from bot import render
from bot.faces import Scene, face_of
from bot.faces.who_should_we_eat import texts
from bot.presses import Decide
from bot.tables import Note
from bot.words import Words, files, keys, speak
from engines.kernel import Fact, HandedOver, IllegalCommand, Noted, Offer, Options, Prompt, offer
from engines.kernel.facts import KernelFact
from engines.who_should_we_eat import GAME
from engines.who_should_we_eat import vocabulary as v
from engines.who_should_we_eat import words as w
from tests.faces.samples import shapes
from tests.faces.staged import staged
from tests.faces.tables import Shown, lay, play
from tests.faces.test_lobby import lobby_of
from tests.generic.games import editions

PROTOCOL = Path(__file__).parents[2] / "engines" / "who_should_we_eat" / "PROTOCOL.md"
FACTS = [*get_args(w.GameFact), *get_args(KernelFact)]
COMMANDS = list(get_args(w.GameCommand))
RULINGS = [f"W{number}" for number in range(1, 56)]
words = speak("en-US", GAME.slug)
shown = lay(GAME, 4, words)
shown.table = replace(
    shown.table,
    notes=tuple(
        Note(kind, 2, 1002, "Ben", 1001, "Ann", "Antoine", number)
        for number, kind in enumerate(get_args(get_type_hints(Note)["kind"]))
    ),
)


def say_facts(table: Shown, kind: type[Fact]) -> list[str | None]:
    return [render.log([fact], table.table, words, reader) for fact in shapes(kind) for reader in (None, 1)]


def say_commands(kind: Any) -> list[str]:
    return [render.understood(command, shown.table, words, GAME.slug) for command in shapes(kind)]


def kinds_asked() -> dict[str, str]:
    """Every kind of window and where it is drawn, as the protocol's page has them."""
    rows = re.findall(r"^\| `([\w-]+)` \|.*\| (channel|panel|both) \|", PROTOCOL.read_text("utf-8"), re.MULTILINE)
    return dict(rows)


def say_questions() -> None:
    more = face_of(GAME.slug).asked(Scene(words, {}, shown.seated.live.view(None)), "select", [1])
    for kind, drawn in kinds_asked().items():
        words(f"await-{kind}", who="Ann", count=2, **more)
        if drawn != "channel":
            words(f"question-{kind}", **more)


def effects() -> list[v.Effect]:
    found: list[v.Effect] = []
    for kind in get_args(get_args(v.Effect)[0]):
        if kind in (v.Either, v.If, v.Today):
            continue
        found += shapes(kind)
    food = (v.Move(track="food", by=2),)
    found.append(v.Either(a=food, b=food))
    for what in ("food", "sanity", "build", "survivors", "ghosts", "leader"):
        for is_ in ("<=", ">="):
            one = {"do": "if", "what": what, "is": is_, "value": 0 if is_ == "<=" else 1, "then": food}
            found += [v.If.model_validate(one), v.If.model_validate({**one, "else": food})]
    mods = tuple(v.VotesAgainst(by=by) for by in (1, -1, 2))
    found += [v.Today(who=who, mods=mods) for who in ("self", "any", "other", "all", "straw")]
    return found


def mods() -> list[v.Mod]:
    found: list[v.Mod] = [v.KnifeTool(play=(v.Move(track="build", by=1),))]
    for kind in get_args(get_args(v.Mod)[0]):
        if kind is not v.KnifeTool:
            found += shapes(kind)
    return [*found, v.Draws(deck="any", by=-1), v.Straws(by=-1), v.VoteWeight(by=-1), v.Gain(track="food", by=-1)]


SEEN = (  # what is rare at a table of random players
    w.PhaseBegan(phase="trial", round=3, trial=1),
    w.QuestPicker(seat=2),
    w.TrialOpened(leader=1, rules="one at a time"),
    w.CardsPlaced(plays=(1, 2, 3), keeps=(1, 2, 3)),
    w.CardRevealed(seat=3, card="playing-possum", half="keep", why="shown"),
    w.Escaped(seat=3),
    w.Haunted(seat=2, card="gone-off", by=4),
    w.QuestTaken(seat=1, quest="adopt-a-goat"),
    w.QuestTucked(seat=2, quest="adopt-a-goat"),
    w.TodayChanged(seat=1, card="framed", mods=(v.VotesAgainst(by=2),)),
    w.DrawChanged(seat=1, deck="any", by=-1),
    w.Died(seat=4, cause="vote"),
)


def say_boards() -> None:
    face = face_of(GAME.slug)
    for more in ((), (w.DeadReturned(seats=(4,)),)):
        face.board(staged(*SEEN, *more))
        face.closeup(staged(*SEEN, *more))
        for seat in (1, 2, 3, 4):
            own = (w.HandDealt(cards=("fish-knife",)), w.KeepSeen(seat=2, card="pot-lid"))
            face.about(staged(*SEEN, *more, *own, seat=seat))
        face.about(staged(*SEEN, *more, w.Selected(play="fish-knife", keep="playing-possum"), seat=1))
        for seat in (1, 4):
            face.lesson(staged(*SEEN, *more, seat=seat))
    words("silence-rule")  # to whoever speaks where W25 forbids it
    face.about(Scene(words, {}, GAME.view(shown.session.setup.public, 1), 1))
    face.lesson(Scene(words, {}, GAME.view(shown.session.setup.public, 1), 1))
    face.board(Scene(words, {}, GAME.view(shown.session.setup.public, None)))
    face.result(staged())
    for end in get_args(w.End):
        over = w.GameEnded(end=end, winners=(1,), survivors=(1, 2), ghosts=(3,), newly_dead=(4,))
        held = w.CardsTurnedUp(held=(w.TurnedUp(seat=1, hand=("pot-lid",), play="fish-knife", keep="pot-lid"),))
        face.result(staged(*SEEN, held, over))
        face.result(staged(*SEEN, over.model_copy(update={"winners": ()})))


def say_controls() -> None:
    for kind in COMMANDS:
        if kind not in (w.Split, w.Announce):
            words(f"offer-{kind.model_fields['kind'].default}", **dict.fromkeys(kind.model_fields, "x"))
    for field in ("food", "sanity", "build"):  # of a player with very many wild draws
        words(f"placeholder-split-{field}")
        words(f"placeholder-announce-{field}")


def say_everything() -> None:
    render.log([w.CardsDrawn(draws=(w.Draw(seat=1),))], shown.table, words, None)
    say_boards()
    say_controls()
    for kind in FACTS:
        say_facts(shown, kind)
    for kind in COMMANDS:
        say_commands(kind)
    for one in effects():
        assert texts.effect(words, one)
    for one in mods():
        assert texts.modifier(words, one)
    for card in GAME.cards():
        render.card(GAME.slug, card.id, words)
    for edition in (None, *editions(GAME)):
        for section, _ in render.rule_sections(GAME.slug, words, edition):
            render.rules(GAME.slug, section, words, 0, edition)
    say_questions()
    lobby = lobby_of(5)
    for options in ({}, {"first_leader": 2, "dwindling": 1, "beginner": True}, {"edition": "chinese"}):
        render.settings(lobby_of(5, options), words)
        render.lobby(lobby_of(5, options), words)
    for edition in editions(GAME):
        for seats in GAME.seats:
            render.lobby(lobby_of(seats, {"edition": edition}), words)
    render.closed_lobby(lobby, words, "started")
    for seed, seats in enumerate((4, 7)):
        variants = {"phone_booth": True, "follow_the_leader": True} if seed else {"edition": "chinese"}
        for now in play(lay(GAME, seats, words, f"words {seed}", options=variants), seed):
            now.board()
            for seat in now.seats:
                now.panel(seat)


@pytest.mark.parametrize("kind", FACTS, ids=lambda kind: kind.__name__)
def test_every_fact_has_its_line_or_stands_on_the_board(kind: type[Fact]):
    from bot.faces.who_should_we_eat.log import SILENT

    said = say_facts(shown, kind)
    if kind in SILENT:
        assert set(said) == {None}
    elif kind not in (w.QuestsRevealed, w.RoundEnded, HandedOver, Noted):  # nothing new, or said by another fact
        assert all(said)
    else:
        assert any(said)


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__name__)
def test_every_decision_has_its_sentences(kind: Any):
    assert all(say_commands(kind))
    name = kind.model_fields["kind"].default
    assert words(f"may-{name}")
    for command in shapes(kind):
        values = {field: value for field, value in command if field not in ("kind", "rules")}
        assert face_of(GAME.slug).whole(Scene(words, shown.table.names), name, values)


def test_every_question_has_its_sentences():
    assert len(kinds_asked()) == 16
    say_questions()


@pytest.mark.parametrize("rule", RULINGS)
def test_every_ruling_is_shown_to_whom_it_refuses(rule: str):
    said = render.refusal(IllegalCommand(rule), words, GAME.slug)
    assert rule in said
    assert words(f"ruling-{rule.lower()}") in said


def test_every_card_has_a_name_and_texts():
    for card in GAME.cards():
        assert words(f"card-{card.id}") == next(
            one.name for one in texts.every(texts.loaded(texts.STANDARD)) if one.id == card.id
        )
        screen = render.card(GAME.slug, card.id, words)
        assert words(f"card-{card.id}") in screen.blocks[0].blocks[0].markdown  # type: ignore[union-attr]


def test_every_option_can_be_set_in_the_lobby():
    from bot.options import offered

    switches = {name for name, field in GAME.options.model_fields.items() if field.default is None}
    free = {"pack"}  # what the operator loaded, not what a lobby chooses
    assert {one.name for one in offered(GAME)} == set(GAME.options.model_fields) - switches - free
    assert set(Options.model_fields) <= set(GAME.options.model_fields)


def prompt_of(kind: str, *offers: Offer[Any]) -> Prompt:
    return Prompt(f"{kind}.1/1", f"{kind}.1", 1, kind, offers, (), 0.0, 60.0)


def test_nothing_is_written_that_nobody_says(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Words, "spoken", set())
    say_everything()
    vote, attack = offer(w.Vote, target=[1, 2]), offer(w.Attack, target=[1, 2])
    for kind, one in (("vote", vote), ("discussion", attack)):
        press = Decide("q", 1, f"{kind}.1", one.kind, (1,))
        assert render.ask_twice(press, shown.table, words, prompt_of(kind, one))
    render.form(prompt_of("opening", offer(w.Open, free=["rules"])), Decide("f", 1, "opening.1", "open"), words)
    every = prompt_of("any", *(offer(kind) for kind in COMMANDS))
    for rule in RULINGS:
        render.refusal(IllegalCommand(rule), words, GAME.slug, every)
        render.refusal(IllegalCommand(rule), words, GAME.slug, every, "chinese")
    written = {key for path in files("en-US", GAME.slug) for key in keys(path)}
    assert sorted(written - Words.spoken) == []
