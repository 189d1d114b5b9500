"""The secret swap: two worlds that differ in two cards which a seat cannot see must look the same to it.

Both worlds have the same seed and the same piles, but in one of them two cards of a pile have changed places. All seats
answer by position (the first of their menu, the third card of their hand), in both worlds at the same times. Then
everything that one seat receives is the same, up to the first fact told to it that names one of the two cards and is
another in the two worlds. (What names them and is the same in both tells nothing: a list of what there is, a dinner in
which both lie.)

What a seat receives is asked of two hooks, so that the same worlds can be looked at through any kind of window:

    render(live, seat) -> list[str]     what the seat sees now; engine level: prompts, what is awaited, its View
    tell(told, seat) -> str             what it is told by a fact; engine level: the fact as JSON

Which piles there are is found out by listening to `Chance.shuffled` in a first game; the games need not know.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple
from unittest.mock import patch

from pydantic import ValidationError

from engines.kernel import (
    BEAT,
    Beat,
    Chance,
    Command,
    Done,
    Fact,
    Game,
    Live,
    Offer,
    Prompt,
    Refused,
    Seat,
    Setup,
    Told,
)
from tests.generic.checks import named, words
from tests.generic.games import GAMES, secret_setup
from tests.generic.players import any_command, eagerness, liked_command, mood

Render = Callable[[Live, Seat], list[str]]
Tell = Callable[[Told, Seat], str]
LONGEST = 4000  # steps; a game that takes longer is left there
SILENT = 0.15  # how often a seat never answers a kind of question
SWAPS = 10  # a table
TRIED = 3  # times as many swaps are tried at most to find so many that somebody else notices
STEP = (1.0, 9.0)  # seconds between two moments at which everybody may do something
PACES = {"relaxed": 3.0, "post": 500.0}  # times as long

# Kinds of facts that tell of cards without naming them: who the others of one's own side are.
TELLING: Mapping[str, frozenset[str]] = {"met": frozenset({"cannibal", "pioneer"})}
# Kinds of facts that name cards of several seats, but not whose they are: these must be equal if the cards are.
MIXED = frozenset({"camp-dinner", "leftovers-seen"})


class Leak(AssertionError):
    """A seat can tell two worlds apart that it must not tell apart."""


@dataclass(frozen=True, slots=True)
class Swap:
    """Two places of a pile whose cards change places, and the seat that must not notice."""

    seat: Seat
    pile: str
    places: tuple[int, int]
    cards: tuple[str, str]


class Received(NamedTuple):
    """One thing that a seat received: when, what, and the fact where it was told one."""

    at: float
    what: str
    text: str
    told: Told | None = None

    @property
    def seen(self) -> tuple[float, str, str]:
        """All that the seat can tell it by."""
        return self.at, self.what, self.text

    @property
    def fact(self) -> Fact | None:
        """What it was told, if it was a fact."""
        return None if self.told is None else self.told.fact

    def shows(self, cards: Iterable[str]) -> Counter[str] | None:
        """How often a fact names each of these cards; None where it tells nothing of them."""
        if self.told is None:
            return None
        wanted, fact = set(cards), self.told.fact
        found = Counter(word for word in words(fact) if word in wanted)
        return found if found or TELLING.get(fact.kind, frozenset()) & wanted else None


# ---------------------------------------------------------------- what a seat receives, at the level of the engines


def engine_level(live: Live, seat: Seat) -> list[str]:
    """The seat's prompts, what everybody sees to be awaited, and the seat's View."""
    session = live.session
    return [
        *(_prompt(prompt) for prompt in session.prompts(seat)),
        *(repr((*seen[:-1], [_offer(offer) for offer in seen[-1]])) for seen in map(_fields, session.awaited())),
        json.dumps(live.view(seat).as_json()),
    ]


def as_json(told: Told, _: Seat) -> str:
    """The fact alone: who else was told it does not show."""
    return told.fact.model_dump_json()


def _fields(seen: Any) -> list[Any]:
    return [getattr(seen, name) for name in type(seen).__slots__]


def _prompt(prompt: Prompt) -> str:
    offers = [_offer(offer) for offer in prompt.offers]
    barred = [(barred.type.__name__, barred.rule) for barred in prompt.barred]
    return repr((prompt.name, prompt.window, prompt.opened_at, prompt.closes_at, prompt.chosen, offers, barred))


def _offer(offer: Offer[Any]) -> str:
    fields = [(name, list(values)) for name, values in offer.fields.items()]
    return repr((offer.kind, fields, offer.free, offer.pool, offer.total, offer.shared, offer.rules, offer.barred))


# ---------------------------------------------------------------- a world


@dataclass
class World:
    """A game as one seat sees it."""

    game: Game[Any]
    setup: Setup
    swap: Swap
    secret: Sequence[str]  # kinds of questions that nobody else can see to be open
    render: Render
    tell: Tell
    received: list[Received] = field(default_factory=list[Received])
    elsewhere: list[str] = field(default_factory=list[str])  # what was told to others alone
    kinds: set[str] = field(default_factory=set[str])
    _last: list[str] | None = None

    def __post_init__(self) -> None:
        self.live = Live(self.game, self.setup)
        self.look(self.setup.begun_at)

    @property
    def named(self) -> int | None:
        """Where a swapped card was first named to the seat, in whatever way."""
        return next((n for n, one in enumerate(self.received) if one.shows(self.swap.cards)), None)

    def look(self, at: float) -> None:
        """Take in what an entry of this time told and what is seen after it; what looks as before is not seen anew."""
        for told in self.live.heard():
            at += BEAT if isinstance(told.fact, Beat) else 0
            if told.to is None or self.swap.seat in told.to:
                self.received.append(Received(at, "told", self.tell(told, self.swap.seat), told))
            else:
                self.elsewhere.append(f"{told.to} {told.fact.model_dump_json()}")
        seen = self.render(self.live, self.swap.seat)
        if seen != self._last:
            self.received.append(Received(self.live.session.now, "seen", "\n".join(seen)))
            self._last = seen

    def step(self, key: str, at: float) -> None:
        """A moment: what is due falls; then everybody may do something, at this time. What a seat does in a question
        depends on nothing but the moment, the kind of the question and positions in it."""
        session = self.live.session
        while (due := session.tick(at)) is not None:
            self.look(due.at)
        for seat in random.Random(key).sample(range(1, self.setup.seats + 1), k=self.setup.seats):
            for kind in dict.fromkeys(prompt.kind for prompt in session.prompts(seat)):
                self._decide(seat, kind, f"{key}/{seat}/{kind}", at)
        self._try_what_is_refused(random.Random(f"{key}/refused"), at)

    def _decide(self, seat: Seat, kind: str, key: str, at: float) -> None:
        if mood(f"{self.setup.seed}/{seat}/{kind}") < SILENT:
            return
        for prompt in self.live.session.prompts(seat):
            if prompt.kind == kind and mood(key) < 0.6 * eagerness(prompt):
                hand = getattr(self.live.view(seat), "hand", ())
                if (command := liked_command(prompt, key, hand)) is not None:
                    self._submit(seat, prompt.name, command, at, expected=False)
                return

    def _try_what_is_refused(self, rng: random.Random, at: float) -> None:
        """The seat presses what it may not press, and reads why."""
        seat, session = self.swap.seat, self.live.session
        mine = session.prompts(seat)
        kinds = sorted({one.kind for one in session.awaited()} | {one.kind for one in mine} | set(self.secret))
        for _ in range(2 if kinds else 0):
            name = f"{rng.choice(kinds)}.{rng.randint(1, 3)}/{rng.randint(1, self.setup.seats)}"
            if name not in {prompt.name for prompt in mine}:
                self._submit(seat, name, Done(), at, expected=True)
        if mine:
            prompt = mine[rng.randrange(len(mine))]
            if (command := self._illegal(prompt, rng)) is not None:
                self._submit(seat, prompt.name, command, at, expected=True)

    def _illegal(self, prompt: Prompt, rng: random.Random) -> Command | None:
        command = any_command(prompt, rng)
        fields = list(prompt.offers[rng.randrange(len(prompt.offers))].fields)
        name = rng.choice(fields) if fields else "kind"
        values = [*range(self.setup.seats + 2), *card_ids(self.game.slug)]
        try:
            other = type(command)(**{**dict(command), name: rng.choice(values)})
        except ValidationError:
            return None
        return None if prompt.allows(other) else other

    def _submit(self, seat: Seat, prompt: str, command: Command, at: float, *, expected: bool) -> None:
        try:
            entry = self.live.session.submit(seat, prompt, command, at)
        except Refused as refused:
            if seat == self.swap.seat:
                said = (prompt, refused.code, refused.rule, str(refused), refused.args)
                self.received.append(Received(at, "refused", repr(said)))
        else:
            assert not expected, "what a seat may not do was taken"
            if entry is not None:
                self.look(entry.at)


@cache
def card_ids(slug: str) -> tuple[str, ...]:
    """The ids of a game's pack."""
    return tuple(card.id for card in GAMES[slug].cards())


# ---------------------------------------------------------------- two worlds


def compare(
    game: Game[Any],
    setup: Setup,
    rehearsal: Rehearsal,
    swap: Swap,
    render: Render = engine_level,
    tell: Tell = as_json,
) -> bool:
    """Play both worlds until the seat is told of a swapped card. Raises Leak if it could tell them apart before; True
    if there was something to notice: somebody else had been told another thing in the other world by then."""
    key = f"{setup.seed}/{swap}"
    worlds = [
        World(game, _stacked(setup, piles), swap, rehearsal.secret, render, tell)
        for piles in (rehearsal.piles, swapped(rehearsal.piles, swap))
    ]
    at, rng = setup.begun_at, random.Random(key)
    alike: int | None = 0
    noticeable = False
    for step in range(LONGEST):
        if (alike := same(worlds, alike)) is None or all(world.live.session.over for world in worlds):
            break
        noticeable = noticeable or worlds[0].elsewhere != worlds[1].elsewhere
        at += _pause(setup, rng)
        for world in worlds:
            world.step(f"{key}/{step}", at)
    return noticeable


def same(worlds: Sequence[World], since: int) -> int | None:
    """How much the seat has received in both worlds alike; None: it knows by now, for it was told. Raises Leak."""
    swap = worlds[0].swap
    first, second = (world.received for world in worlds)
    for n in range(since, max(len(first), len(second))):
        one = first[n] if n < len(first) else None
        other = second[n] if n < len(second) else None
        looks_alike = one is not None and other is not None and one.seen == other.seen
        if looks_alike and one.fact == other.fact:
            continue
        if _tells(swap, one, other):  # also where a face says nothing of the fact: its screens will show it
            return None
        if looks_alike:
            continue
        raise Leak(f"{swap} shows to seat {swap.seat} in what it received as number {n}:\n  {one}\n  {other}")
    return len(first)


def _tells(swap: Swap, one: Received | None, other: Received | None) -> bool:
    """Whether a seat that received this or that was told of a swapped card by it."""
    shown = [received and received.shows(swap.cards) for received in (one, other)]
    if shown == [None, None]:
        return False
    kinds = {received.told.fact.kind for received in (one, other) if received is not None and received.told is not None}
    return shown[0] != shown[1] if kinds <= MIXED else True


def swapped(piles: Mapping[str, Sequence[Any]], swap: Swap) -> dict[str, list[Any]]:
    """The same piles with two cards of one of them in each other's place."""
    changed = {name: list(pile) for name, pile in piles.items()}
    i, j = swap.places
    pile = changed[swap.pile]
    pile[i], pile[j] = pile[j], pile[i]
    return changed


def _pause(setup: Setup, rng: random.Random) -> float:
    return rng.uniform(*STEP) * PACES.get(setup.options.get("pace", "normal"), 1)


def _stacked(setup: Setup, piles: Mapping[str, Sequence[Any]]) -> Setup:
    return setup.model_copy(update={"stack": {**setup.stack, **piles}})


# ---------------------------------------------------------------- which piles, which cards


@contextmanager
def listening() -> Iterator[dict[str, list[Any]]]:
    """The first order of every pile that is shuffled within, by its name."""
    piles: dict[str, list[Any]] = {}
    shuffled = Chance.shuffled

    def listen(self: Chance, items: Any, purpose: str) -> list[Any]:
        pile = shuffled(self, items, purpose)
        piles.setdefault(purpose, list(pile))
        return pile

    with patch.object(Chance, "shuffled", listen):
        yield piles


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """A first game.

    piles   every pile in its first order
    told    when who was first told of which card: after how many steps
    secret  the kinds of questions that nobody but their seat can see to be open
    """

    piles: Mapping[str, Sequence[Any]]
    told: Mapping[Seat, Mapping[str, int]]
    secret: Sequence[str]


def rehearse(game: Game[Any], setup: Setup) -> Rehearsal:
    """Play once, listening."""
    told: dict[Seat, dict[str, int]] = {seat: {} for seat in range(1, setup.seats + 1)}
    step = 0

    def hear(fact: Told, _: Seat) -> str:
        for seat in told if fact.to is None else fact.to:
            for word in named(fact.fact):
                told[seat].setdefault(word, step)
        return ""

    with listening() as piles:
        world = Rehearsing(game, setup, Swap(1, "", (0, 0), ("", "")), (), lambda *_: [], hear)
        at, rng = setup.begun_at, random.Random(f"{setup.seed}/rehearsal")
        for step in range(1, LONGEST):
            if world.live.session.over:
                break
            at += _pause(setup, rng)
            world.step(f"{setup.seed}/rehearsal/{step}", at)
    return Rehearsal(piles, told, sorted(world.kinds))


class Rehearsing(World):
    """A world of which every fact is heard and every prompt seen."""

    def look(self, at: float) -> None:
        """Hear and see all."""
        self.kinds = {*self.kinds, *(one.kind for one in self.live.session.prompts() if one.name == one.window)}
        for told in self.live.heard():
            self.tell(told, self.swap.seat)


def swaps(rehearsal: Rehearsal, rng: random.Random, count: int) -> list[Swap]:
    """Swaps worth trying: somebody else knows one of the cards long before the seat is told of either. Each is of
    another card, as far as there are so many."""
    found: dict[str, list[tuple[int, Swap]]] = {}
    for seat, mine in rehearsal.told.items():
        known = [words for other, words in rehearsal.told.items() if other != seat]
        for pile, order in rehearsal.piles.items():
            first = {card: n for n, card in reversed(list(enumerate(order)))}
            for i, one in enumerate(order):
                elsewhere = min((words[one] for words in known if one in words), default=LONGEST)
                for other, j in first.items():
                    until = min(mine.get(one, LONGEST), mine.get(other, LONGEST))
                    if other != one and until > elsewhere:
                        swap = Swap(seat, pile, (i, j), (str(one), str(other)))
                        found.setdefault(f"{pile}/{one}", []).append((until - elsewhere, swap))
    chosen: list[Swap] = []
    while found and len(chosen) < count:
        for name in rng.sample(list(found), k=len(found)):
            best = sorted(found.pop(name), key=lambda scored: -scored[0])
            chosen.append(rng.choice(best[: 1 + len(best) // 4])[1])
    return chosen[:count]


def try_swaps(
    game: Game[Any],
    seats: int,
    seed: int,
    count: int = SWAPS,
    render: Render = engine_level,
    tell: Tell = as_json,
) -> int:
    """So many swaps at one table. Raises Leak; returns how many of them gave the seat something to notice."""
    setup = secret_setup(game, seats, seed)
    rehearsal = rehearse(game, setup)
    rng = random.Random(f"{setup.seed}/swaps")
    known = swaps(rehearsal, rng, count)
    noticeable = sum(compare(game, setup, rehearsal, one, render, tell) for one in known)
    wanted = count // 3 if known else count
    for tried, one in enumerate(places(rehearsal, rng), 1):
        if noticeable >= wanted or tried == count * TRIED:
            break
        noticeable += compare(game, setup, rehearsal, one, render, tell)
    return noticeable


def places(rehearsal: Rehearsal, rng: random.Random) -> Iterator[Swap]:
    """Swaps without end, from all piles in turn, of places that are drawn early rather than late: for games in which
    everybody knows from the beginning what cards there are, so that names say nothing of who knows them."""
    while True:
        for pile, order in rehearsal.piles.items():
            i, j = (min(rng.randrange(len(order)), rng.randrange(len(order))) for _ in range(2))
            if order[i] != order[j]:
                yield Swap(rng.choice(list(rehearsal.told)), pile, (i, j), (str(order[i]), str(order[j])))
