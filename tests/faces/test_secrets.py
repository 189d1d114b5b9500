"""What a reader may not know is on no screen of theirs: two worlds that differ in it look the same."""

from __future__ import annotations

import random

from bot.words import speak
from engines.kernel import Fact
from engines.who_should_we_eat import GAME
from engines.who_should_we_eat import words as w
from engines.who_should_we_eat.pack import loaded
from tests.faces.reading import text
from tests.faces.tables import Shown, lay, random_command
from tests.faces.tribunal import tribunal_words
from tests.toy import TRIBUNAL

SEATS = 4
CHARACTERS = [
    "bosun-brisket",
    "steward-stew",
    "countess-cutlet",
    "auntie-marrow",
]  # each draws a first card: no wild ones
SWAPPED = ("fish-knife", "emergency-jerky")  # a weapon, and a card that does nothing when it is played


def two_worlds(seed: int) -> tuple[Shown, Shown]:
    """The same table, but for two Food cards that lie at each other's place."""
    deck = list(dict.fromkeys(loaded("castaway").deck("food")))
    deck = [*SWAPPED, *(card for card in deck if card not in SWAPPED)]
    stacks = [{"characters": CHARACTERS, "leader": [1], "deck.food": order} for order in (deck, swap(deck))]
    first, second = (lay(GAME, SEATS, speak("en-US"), f"swap {seed}", stack=stack) for stack in stacks)
    return first, second


def swap(deck: list[str]) -> list[str]:
    return [deck[1], deck[0], *deck[2:]]


def names_a_swapped_card(shown: Shown) -> bool:
    def named(fact: Fact) -> bool:
        return any(card in fact.model_dump_json() for card in SWAPPED)

    return any(named(fact) for to, fact in shown.heard if to is None)


def holders(shown: Shown) -> set[int]:
    """Who ever had one of the swapped cards on their screen."""
    names = [speak("en-US").of(GAME.slug)(f"card-{card}") for card in SWAPPED]
    return {seat for seat in shown.seats if any(name in text(shown.panel(seat)) for name in names)}


def test_a_hidden_card_changes_nothing_for_those_who_cannot_see_it():
    compared = 0
    for seed in range(4):
        one, other = two_worlds(seed)
        knowing = set[int]()
        rng, twin = random.Random(seed), random.Random(seed)
        while not one.session.over:
            knowing |= holders(one) | holders(other)
            assert one.board() == other.board()
            assert one.log() == other.log()
            for seat in set(one.seats) - knowing:
                assert one.panel(seat) == other.panel(seat)
                compared += bool(knowing)
            step(one, rng)
            step(other, twin)
            if names_a_swapped_card(one) or names_a_swapped_card(other):
                break
    assert compared > 50


def step(shown: Shown, rng: random.Random) -> None:
    """Somebody decides by position, or the clock does; what depends on own cards is left to the clock."""
    waiting = [one for one in shown.session.prompts() if one.chosen is None and all(of.shared for of in one.offers)]
    waiting += [one for one in shown.session.prompts() if one.kind in ("select", "split") and one.chosen is None]
    if waiting:
        prompt = rng.choice(waiting)
        shown.session.submit(prompt.seat, prompt.name, random_command(prompt, rng), shown.session.now)
    elif shown.session.next_deadline is not None:
        shown.session.tick(shown.session.next_deadline)
    shown.heard = [(one.to, one.fact) for one in shown.seated.live.heard()]


def test_no_hand_is_on_the_board_or_in_anothers_panel():
    for seed in range(2):
        shown = lay(GAME, 5, speak("en-US"), f"hands {seed}")
        rng = random.Random(seed)
        for _ in range(16):
            step(shown, rng)
            names = shown.words.of(GAME.slug)
            for seat in shown.seats:
                view = shown.seated.live.view(seat)
                mine = {names(f"card-{card}") for card in view.hand}
                others = [shown.seated.live.view(one) for one in shown.seats if one != seat]
                theirs = {
                    names(f"card-{card}") for other in others for card in (*other.hand, other.play, other.keep) if card
                }
                public = text(shown.board())
                for name in theirs - mine - own_names(shown, seat):
                    if name not in public:
                        assert name not in text(shown.panel(seat))


def own_names(shown: Shown, seat: int) -> set[str]:
    view = shown.seated.live.view(seat)
    cards = [view.play, view.keep, *view.seen.values()]
    return {shown.words.of(GAME.slug)(f"card-{card}") for card in cards if card}


def test_a_log_line_for_one_reader_is_made_of_what_that_reader_was_told():
    shown = lay(GAME, 5, speak("en-US"), "lines")
    shown.heard = [((2,), w.KeepSeen(seat=3, card="fish-knife"))]
    assert shown.log() is None
    assert shown.log(1) is None
    assert "Fish Knife" in (shown.log(2) or "")


def test_who_answered_a_reaction_window_shows_nowhere_in_the_channel():
    shown = lay(TRIBUNAL, 3, tribunal_words(), "watch")
    before = shown.board()
    prompt = next(one for one in shown.session.prompts() if one.kind == "watch")
    shown.session.submit(prompt.seat, prompt.name, prompt.commands()[0], shown.session.now)
    assert shown.board() == before


def test_a_private_question_shows_nowhere_in_the_channel():
    shown = lay(TRIBUNAL, 3, tribunal_words(), "visit")
    lays = [one for one in shown.session.prompts() if one.kind == "lay"]
    for prompt in lays:
        shown.session.submit(prompt.seat, prompt.name, prompt.commands()[0], shown.session.now)
    assert any(one.kind == "visit" for one in shown.session.prompts())
    assert "visit" not in text(shown.board()).lower()
    assert "Whom do you visit?" in text(shown.panel(1))
