"""What a player of Donner Dinner Party may not know is on no screen of theirs: two worlds that differ in it look the
same to them, and what is told to Cannibals is told to Pioneers as often."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from bot import render
from bot.screen import Box, Screen, Text
from bot.words import speak
from engines.donner_dinner_party import GAME
from engines.donner_dinner_party import words as w
from engines.kernel import Command, Prompt
from tests.faces.reading import text
from tests.faces.tables import Shown, lay

SEATS = 6
ROLES = ["cannibal", "pioneer", "pioneer", "cannibal", "pioneer", "pioneer"]
SUPPLY = ["fresh-tracks", "sharp-eyes", "boot-prints", "spilled-kettle", "short-straw", "raised-voice"]
FIRST = ("fish", "squirrels", "poison", "medicine", "empty-hands")
Panel = Callable[[Shown, int], Screen]


@dataclass(frozen=True)
class Worlds:
    """Two worlds that differ in one thing.

    one, other   what is laid in each
    parties      who may see the difference
    choose       in which world a seat contributes which of its cards in the first round: the place in the hand
    """

    one: dict[str, Any]
    other: dict[str, Any]
    parties: frozenset[int]
    choose: Callable[[int, int], int] = lambda world, seat: 0


def swapped(cards: list[str], i: int, j: int) -> list[str]:
    changed = list(cards)
    changed[i], changed[j] = changed[j], changed[i]
    return changed


def hunting(*hands: tuple[str, str, str]) -> list[str]:
    """The leader's card (seat 1), then three each for seats 2, 3 …"""
    return ["empty-hands", *(card for hand in hands for card in hand)]


HANDS = hunting(("fish", "poison", "fish"), ("squirrels", "fish", "poison"), ("medicine", "fish", "fish"))
KINDS = {
    # Seats 2 and 4 are a Pioneer and a Cannibal, or the other way round; the Cannibal of seat 1 would know.
    "a role": Worlds(
        {"roles": ["cannibal", "pioneer", "cannibal", "pioneer", "pioneer", "pioneer"]},
        {"roles": ["cannibal", "cannibal", "pioneer", "pioneer", "pioneer", "pioneer"]},
        frozenset({1, 2, 3}),
    ),
    # What seats 2 and 3 hold and do not give.
    "a hand": Worlds(
        {"hunting": HANDS},
        {"hunting": swapped(HANDS, 2, 5)},
        frozenset({2, 3}),
    ),
    # Seats 2 and 3 give another card each, and the pot is the same; the Camp Leader, seat 1, looks at seat 2's.
    "a contribution": Worlds(
        {"hunting": hunting(("fish", "poison", "fish"), ("poison", "fish", "medicine"))},
        {"hunting": hunting(("fish", "poison", "fish"), ("poison", "fish", "medicine"))},
        frozenset({1, 2, 3}),
        lambda world, seat: world if seat in (2, 3) else 0,
    ),
    # Which card the Camp Leader saw when looking at seat 2; seat 3 gave the other one.
    "an inspection": Worlds(
        {"hunting": HANDS},
        {"hunting": swapped(HANDS, 1, 4)},
        frozenset({1, 2, 3}),
    ),
    "a Supply Card": Worlds(
        {"supply": SUPPLY},
        {"supply": swapped(SUPPLY, 1, 2)},
        frozenset({2, 3}),
    ),
}


def decide(shown: Shown, prompt: Prompt, choose: Callable[[int], int]) -> Command | None:
    """By position, never by card; what depends on one's Supply Card or is said freely is left out."""
    if prompt.kind == "contribute":
        legal = prompt.offers[0].fields["card"]
        first = shown.seated.live.view(None).board.round == 1
        return w.Contribute(card=legal[choose(prompt.seat) % len(legal) if first else 0])
    if prompt.kind == "inspect":
        return w.Inspect(target=2) if 2 in prompt.offers[0].fields["target"] else w.NoInspection()
    if prompt.kind in ("vote", "tie"):
        return prompt.commands()[-1]
    return None


def steps(shown: Shown, choose: Callable[[int], int]) -> Iterator[Shown]:
    """A game in which everybody decides by position."""
    yield shown
    while not shown.session.over:
        said = None
        for prompt in shown.session.prompts():
            if prompt.chosen is None and (said := decide(shown, prompt, choose)) is not None:
                shown.session.submit(prompt.seat, prompt.name, said, shown.session.now)
                break
        if said is None:
            shown.session.tick(shown.session.next_deadline or 0.0)
        shown.heard = [(one.to, one.fact) for one in shown.seated.live.heard()]
        shown.seated.status = "over" if shown.session.over else "playing"
        yield shown


def laid(name: str, world: int) -> Shown:
    """A world at its first question."""
    more = (KINDS[name].one, KINDS[name].other)[world]
    stack, options = {"roles": ROLES, "supply": SUPPLY, **more}, {"ghosts": True, "first_leader": 1}
    return lay(GAME, SEATS, speak("en-US"), f"secrets {name}", stack=stack, options=options)


def compare(name: str, panel: Panel = Shown.panel) -> int:
    """How many screens were compared until the difference was told to all. Raises AssertionError where they differ."""
    worlds, compared = KINDS[name], 0
    tables = [steps(laid(name, world), lambda seat, world=world: worlds.choose(world, seat)) for world in (0, 1)]
    watching = [seat for seat in range(1, SEATS + 1) if seat not in worlds.parties]
    for one, other in zip(*tables, strict=True):
        told = [fact for to, fact in (*one.heard, *other.heard) if to is None]
        if any(isinstance(fact, w.CardsTurnedUp) for fact in told):
            break
        if any(isinstance(fact, w.Eaten) and fact.seat in worlds.parties for fact in told):
            break  # the role or the Supply Card is turned up
        assert one.board() == other.board(), name
        assert one.log() == other.log(), name
        assert render.board_key(one.seated) == render.board_key(other.seated)
        assert one.session.next_deadline == other.session.next_deadline
        for seat in watching:
            assert panel(one, seat) == panel(other, seat), (name, seat)
            assert one.log(seat) == other.log(seat), (name, seat)
            compared += 1
    return compared


@pytest.mark.parametrize("name", list(KINDS))
def test_what_others_hold_and_do_in_secret_changes_nothing_on_a_screen(name: str):
    assert compare(name) > 20


@pytest.mark.parametrize("name", list(KINDS))
def test_those_whom_it_concerns_see_the_difference(name: str):
    worlds = KINDS[name]
    seen: list[list[list[str]]] = []
    for world in (0, 1):
        game = steps(laid(name, world), lambda seat, world=world: worlds.choose(world, seat))
        first = itertools.islice(game, 30)
        seen.append([[text(now.panel(seat)) for seat in sorted(worlds.parties)] for now in first])
    for at in range(len(worlds.parties)):
        assert [one[at] for one in seen[0]] != [one[at] for one in seen[1]], "this secret is none"


def leaking(look: Callable[[Any], object]) -> Panel:
    """A careless panel, at the foot of which something of everybody can be found."""

    def panel(shown: Shown, seat: int) -> Screen:
        views = [shown.seated.live.view(one) for one in shown.seats]
        screen = shown.panel(seat)
        return Screen((*screen.blocks, Box((Text(f"{[look(view) for view in views]}"),))))

    return panel


LEAKS: dict[str, Callable[[Any], object]] = {
    "a role": lambda view: view.role,
    "a hand": lambda view: view.hand,
    "a contribution": lambda view: [one.card for one in view.gave],
    "an inspection": lambda view: view.seen,
    "a Supply Card": lambda view: view.supply,
}


@pytest.mark.parametrize("name", list(LEAKS))
def test_a_panel_that_shows_it_to_others_is_noticed(name: str):
    with pytest.raises(AssertionError, match=name):
        compare(name, leaking(LEAKS[name]))


# ------------------------------------------------ Pioneers and Cannibals alike


def test_cannibals_and_pioneers_are_told_and_asked_equally_often():
    """Between the same two moments everybody who hunts gets as many lines and is asked as much, whatever their side."""
    counted = 0
    for seed in range(4):
        shown = lay(GAME, 8, speak("en-US"), f"alike {seed}", options={"first_leader": 1})
        roles = {seat: shown.seated.live.view(seat).role for seat in shown.seats}
        leader = shown.seated.live.view(None).board.leader
        hunters = [seat for seat in shown.seats if seat != leader]
        assert {roles[seat] for seat in hunters} == {"pioneer", "cannibal"}
        facts = {seat: [fact.kind for to, fact in shown.heard if to and seat in to] for seat in hunters}
        assert len({tuple(kinds) for kinds in facts.values()}) == 1
        assert {shown.log(seat) for seat in hunters} == {None}, "all of it stands in the panel"
        shapes = {tuple(type(block).__name__ for block in _flat(shown.panel(seat))) for seat in hunters}
        assert len({shape.count("Text") for shape in shapes}) <= 2, "some may play a Supply Card now"
        asked = {sum(one.kind == "contribute" for one in shown.session.prompts(seat)) for seat in hunters}
        assert asked == {1}
        counted += len(hunters)
    assert counted == 28


def _flat(screen: Screen) -> Iterator[Any]:
    for block in screen.blocks:
        yield from block.blocks if isinstance(block, Box) else (block,)


def test_a_receipt_does_not_say_who_has_chosen():
    """Before the last quarter of the time the board is the same, whoever has put a card down."""
    boards = []
    for first in (2, 3):
        shown = lay(GAME, SEATS, speak("en-US"), "receipts", stack={"roles": ROLES}, options={"first_leader": 1})
        prompt = next(one for one in shown.session.prompts(first) if one.kind == "contribute")
        shown.session.submit(first, prompt.name, prompt.commands()[0], shown.session.now)
        boards.append(shown.board())
    assert boards[0] == boards[1]
    assert "1 of 5 have answered" in text(boards[0])


def test_a_card_looks_the_same_whoever_gave_it():
    """The pot is shown in the order of the pack: nothing of the order in which cards were put down, or of seats."""
    shown = lay(GAME, SEATS, speak("en-US"), "order", options={"first_leader": 1})
    for now in steps(shown, lambda seat: seat):
        said = text(now.board())
        if now.seated.live.view(None).board.weeks[-1].dinner:
            names = [now.words.of(GAME.slug)(f"card-{card}") for card in FIRST]
            line = next(line for line in said.splitlines() if line.startswith("🍲") and "×" in line)
            places = [line.index(name) for name in names if name in line]
            assert places == sorted(places)
            return
    raise AssertionError("nobody dined")
