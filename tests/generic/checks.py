"""What every game passes: each check plays one random game, which its game, seats and seed make again.

python -m tests.generic GAME --seats N --seed S [--check NAME]
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from engines.kernel import Command, Game, KernelFact, PromptClosed, Refused, Session
from tests.generic.games import setup_of, varied_setup
from tests.generic.players import Played, any_command, play_on

Check = Callable[[Game[Any], int, int], None]
KERNEL_FACTS: TypeAdapter[KernelFact] = TypeAdapter(KernelFact)
OFFERS_TRIED = 60  # a game
REFUSALS_TRIED = 50  # a game


@contextmanager
def reproducible(check: str, game: Game[Any], seats: int, seed: int) -> Iterator[None]:
    """Whatever fails within names the command line that makes it again."""
    try:
        yield
    except Exception as error:
        error.add_note(f"again: python -m tests.generic {game.slug} --seats {seats} --seed {seed} --check {check}")
        raise


def players(game: Game[Any], seats: int, seed: int) -> random.Random:
    """The seed of the players, apart from the game's."""
    return random.Random(f"{game.slug}/{seats}/{seed}/players")


def fingerprint(session: Session) -> tuple[Any, ...]:
    """Everything about a game that an entry could change."""
    return (
        session.prompts(),
        session.awaited(),
        session.length,
        session.now,
        session.next_deadline,
        session.paused_at,
        session.outcome,
        dict(session.players),
        +session.defaults,
        len(session.table.told),
        repr(session.table.state),
    )


# ---------------------------------------------------------------- the checks


def ends(game: Game[Any], seats: int, seed: int) -> None:
    """A random game ends, whatever its options, and its winners sit at the table."""
    played = play_on(Played.begin(game, varied_setup(game, seats, seed)), players(game, seats, seed))
    outcome = played.session.outcome
    assert outcome is not None
    assert outcome.end
    assert set(outcome.winners) <= set(range(1, seats + 1))
    assert played.session.prompts() == played.session.awaited() == []


def rebuilt(game: Game[Any], seats: int, seed: int) -> None:
    """Rebuilt from any prefix of its journal, a game is the same: questions, facts, state, clocks."""
    setup = varied_setup(game, seats, seed)
    prints: list[tuple[Any, ...]] = []
    facts: list[Any] = []

    def look(played: Played) -> None:
        facts.append(played.live.heard())
        prints.append(fingerprint(played.session))

    rng = players(game, seats, seed)
    whole = play_on(Played.begin(game, setup), rng, look, disturbed=0.03)
    again = Played.begin(game, setup)
    for n, entry in enumerate([None, *whole.journal]):
        if entry is not None:
            again.session.feed(entry)
        assert again.live.heard() == facts[n]
        assert fingerprint(again.session) == prints[n]
    for cut in sorted(rng.sample(range(len(whole.journal) + 1), k=min(3, len(whole.journal)))):
        part = Played.rebuilt(game, setup, whole.journal[:cut])
        assert part.live.heard() == [told for some in facts[: cut + 1] for told in some]
        assert fingerprint(part.session) == prints[cut]


def json_there_and_back(game: Game[Any], seats: int, seed: int) -> None:
    """Every entry, every fact and the setup come back from JSON as they were; a View is JSON."""
    setup = varied_setup(game, seats, seed)
    played = play_on(Played.begin(game, setup), players(game, seats, seed), disturbed=0.03)
    assert type(setup).model_validate_json(setup.model_dump_json()) == setup
    for entry in played.journal:
        back = game.entry(entry.model_dump_json())
        assert (type(back), back) == (type(entry), entry)
    for _, fact in played.live.heard():
        text = fact.model_dump_json()
        back = (KERNEL_FACTS if isinstance(fact, KernelFact) else game.facts).validate_json(text)
        assert (type(back), back) == (type(fact), fact)
    for seat in (None, *range(1, seats + 1)):
        view = played.live.view(seat).as_json()
        assert json.loads(json.dumps(view, allow_nan=False)) == view


def offers_are_taken(game: Game[Any], seats: int, seed: int) -> None:
    """Whatever is offered is accepted, on a rebuilt copy: after every entry, a sample of it."""
    setup = varied_setup(game, seats, seed)
    whole = play_on(Played.begin(game, setup), players(game, seats, seed))
    rng = players(game, seats, seed + 1)
    tried = 0
    for cut in sorted(rng.choices(range(len(whole.journal)), k=OFFERS_TRIED // 3)):
        for n in range(3):
            copy = Played.rebuilt(game, setup, whole.journal[:cut])
            while copy.session.tick(copy.session.now):
                pass
            prompts = copy.session.prompts()
            if not prompts:
                break
            prompt = prompts[rng.randrange(len(prompts))]
            offer = prompt.offers[(cut + n) % len(prompt.offers)]
            commands = list(offer.commands()) if _size(offer) <= 500 else [any_command(prompt, rng)]
            assert commands, f"an offer of {offer.kind} without a command"
            command = rng.choice(commands)
            assert prompt.allows(command)
            taken = copy.session.submit(prompt.seat, prompt.name, command, copy.session.now)
            assert taken is not None or prompt.chosen == command
            tried += 1
    assert tried


def _size(offer: Any) -> int:
    size = 1
    for values in offer.fields.values():
        size *= len(values)
    return size


def views_agree(game: Game[Any], seats: int, seed: int) -> None:
    """After every entry, what every seat and a spectator know agrees with the state."""

    def look(played: Played) -> None:
        for seat in (None, *range(1, seats + 1)):
            game.audit(played.session.table.state, played.live.view(seat), seat)

    play_on(Played.begin(game, varied_setup(game, seats, seed)), players(game, seats, seed), look)


def cards_are_conserved(game: Game[Any], seats: int, seed: int) -> None:
    """No card is ever lost, found or doubled, and none lies on the table that is not in the pack."""
    counts: list[Counter[str]] = []

    def look(played: Played) -> None:
        counts.append(game.census(played.session.table.state))
        assert counts[-1] == counts[0]

    play_on(Played.begin(game, varied_setup(game, seats, seed)), players(game, seats, seed), look)
    assert counts[0].total() > 0
    assert set(counts[0]) <= {card.id for card in game.cards()}


def refusals_change_nothing(game: Game[Any], seats: int, seed: int) -> None:
    """What cannot be taken is refused, and afterwards everything is as before."""
    rng = players(game, seats, seed)
    wrong = players(game, seats, seed + 1)
    closed: list[str] = []
    refused: Counter[str] = Counter()

    def look(played: Played) -> None:
        session = played.session
        while session.tick(session.now):
            pass
        prompts = session.prompts()
        closed.extend(prompt.name for prompt in prompts)
        if not prompts or refused.total() >= REFUSALS_TRIED or wrong.random() > 0.2:
            return
        before = fingerprint(session)
        prompt = wrong.choice(prompts)
        command = any_command(prompt, wrong)
        old = [name for name in closed if name not in {one.name for one in prompts}]
        other = prompt.seat % seats + 1
        attempts: list[tuple[int, str, Command, float]] = [(other, prompt.name, command, session.now)]
        attempts += [(prompt.seat, prompt.name, one, session.now) for one in _illegal(prompt, command)]
        if old:
            name = wrong.choice(old)
            attempts.append((int(name.rpartition("/")[2]), name, command, session.now))
        if prompt.closes_at is not None:
            attempts.append((prompt.seat, prompt.name, command, prompt.closes_at))
        for seat, name, one, at in attempts:
            with pytest.raises(Refused) as error:
                session.submit(seat, name, one, at)
            refused[error.value.code] += 1
            assert fingerprint(session) == before

    play_on(Played.begin(game, varied_setup(game, seats, seed)), rng, look)
    assert refused["not-your-prompt"]
    assert refused[PromptClosed.code]


def _illegal(prompt: Any, command: Command) -> Iterator[Command]:
    for name in type(command).model_fields:
        for value in (-99, 99, "no-such-thing", None):
            try:
                other = type(command)(**{**dict(command), name: value})
            except ValidationError:
                continue
            if not prompt.allows(other):
                yield other
                break


CHECKS: dict[str, Check] = {
    "ends": ends,
    "rebuilt": rebuilt,
    "json": json_there_and_back,
    "offers": offers_are_taken,
    "views": views_agree,
    "census": cards_are_conserved,
    "refusals": refusals_change_nothing,
}


def run(name: str, game: Game[Any], seats: int, seed: int) -> None:
    """One check; if it fails, the error says how to make it again."""
    with reproducible(name, game, seats, seed):
        CHECKS[name](game, seats, seed)


# ---------------------------------------------------------------- over many games


def named(fact: Any) -> set[str]:
    """All words in a fact: ids of cards among them."""
    return set(words(fact))


def words(fact: Any) -> Iterator[str]:
    """The words of a fact, each as often as it stands there."""
    todo = [fact.model_dump(mode="json")]
    while todo:
        match todo.pop():
            case dict() as some:
                todo += [*some.keys(), *some.values()]
            case list() as some:
                todo += some
            case str() as word:
                yield word
            case _:
                pass


def unused_cards(game: Game[Any], games: int) -> set[str]:
    """The cards of the pack that never came to everybody's knowledge in so many games, of all counts of seats and with
    options of all kinds."""
    missing = {card.id for card in game.cards()}
    counts = list(game.seats)
    for n in range(games):
        if not missing:
            break
        seats = counts[n % len(counts)]
        played = play_on(Played.begin(game, varied_setup(game, seats, n)), players(game, seats, n), silent=0.02)
        for to, fact in played.live.heard():
            missing -= named(fact) if to is None else set()
    return missing


def digest_lines(game: Game[Any], seats: int, seed: int) -> list[str]:
    """A random game as lines: every entry and every fact."""
    lines: list[str] = []
    written = 0

    def look(played: Played) -> None:
        nonlocal written
        for entry in played.journal[written:]:
            lines.append(entry.model_dump_json())
        written = len(played.journal)
        lines.extend(f"{told.to} {told.fact.model_dump_json()}" for told in played.live.heard())

    play_on(Played.begin(game, setup_of(game, seats, seed)), players(game, seats, seed), look)
    return lines
