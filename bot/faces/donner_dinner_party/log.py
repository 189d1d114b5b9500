"""What happened, a line or more a fact."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from bot.faces.donner_dinner_party import texts
from bot.faces.donner_dinner_party.teller import Teller
from bot.faces.face import Scene
from bot.faces.marks import escape, small
from engines.donner_dinner_party import words as w
from engines.kernel import Beat, Fact, Seat

# What the board, the seat's own panel or the end shows anyway. Claims are told by the claims board alone: ten players
# who talk would push everything else away. They can be read again in the log book.
SILENT = (Beat, w.RoleDealt, w.Met, w.SupplyDealt, w.HandDealt, w.CardsTurnedUp)


def lines(scene: Scene, facts: Sequence[Fact]) -> list[str]:
    """The lines of some facts, in order. A fact without lines of its own is one sentence, `log-<kind>`."""
    return recorded(scene, [fact for fact in facts if not isinstance(fact, w.Claimed)])


def recorded(scene: Scene, facts: Sequence[Fact]) -> list[str]:
    """The same for the log book, where claims can be read again when the board has forgotten them."""
    return Teller(scene).lines(facts, LINES, SILENT)


# ------------------------------------------------ set up, hunt, inspection, dinner


def _game_began(teller: Teller, fact: w.GameBegan) -> Iterator[str]:
    yield teller.say("log-game-began", fact, count=len(fact.characters))
    names = teller.words.list(escape(texts.name(teller.words, one)) for one in fact.characters)
    yield small(teller.words("log-tokens", cards=names))


def _leader(teller: Teller, fact: w.Leader) -> Iterator[str]:
    yield teller.say(f"log-leader-{fact.why}", fact)


def _phase(teller: Teller, fact: w.PhaseBegan) -> Iterator[str]:
    yield f"### {teller.words(f'phase-{fact.phase}', round=fact.round)}"


def _supply(teller: Teller, fact: w.SupplyPlayed) -> Iterator[str]:
    yield teller.say("log-supply-played" if fact.target is None else "log-supply-played-on", fact)
    yield small(texts.text(teller.words, texts.find(fact.card)[0]))


def _contributed(teller: Teller, fact: w.Contributed) -> Iterator[str]:
    if fact.how == "automatic":
        yield teller.say("log-contributed-automatic", fact)
    elif fact.how == "frozen":
        yield teller.say("log-contributed-frozen", fact)


def _all_contributed(teller: Teller, fact: w.AllContributed) -> Iterator[str]:
    yield teller.words("log-all-contributed", count=len(fact.seats))


def _leftovers(teller: Teller, fact: w.LeftoversSeen) -> Iterator[str]:
    cards = teller.words.list(map(teller.card, fact.cards), "unit")
    yield teller.say("log-leftovers-seen", fact, cards=cards)


def _inspected(teller: Teller, fact: w.Inspected) -> Iterator[str]:
    yield teller.say(f"log-inspected-{fact.why}", fact)


def _dinner(teller: Teller, fact: w.CampDinner) -> Iterator[str]:
    yield teller.say("log-camp-dinner", fact, cards=texts.pile(teller.words, fact.cards))


def _settled(teller: Teller, fact: w.DinnerSettled) -> Iterator[str]:
    how = "fed" if fact.fed else "spoiled" if fact.poison == "spoiled" else "short"
    yield teller.say(f"log-settled-{how}", fact, missing=max(0, fact.mouths - fact.meals))


# ------------------------------------------------ talk, vote, the end


def _noise(teller: Teller, fact: w.NoiseMade) -> Iterator[str]:
    yield teller.say("log-noise-made", fact, sound=teller.words(f"value-{fact.sound}"))


def _claimed(teller: Teller, fact: w.Claimed) -> Iterator[str]:
    word = f"**{teller.words(f'value-{fact.word}')}**" if fact.what == "role" else teller.card(fact.word)
    yield teller.say(f"log-claimed-{fact.what}", fact, word=word)


def _called(teller: Teller, fact: w.VoteCalled) -> Iterator[str]:
    yield teller.say("log-vote-timed-out" if fact.leader is None else "log-vote-called", fact)


def _votes(teller: Teller, fact: w.VotesShown) -> Iterator[str]:
    words, scene = teller.words, teller.scene
    yield words("log-votes-shown", ballot=fact.ballot)
    pointing: dict[Seat, list[str]] = defaultdict(list)
    for vote in fact.votes:
        if vote.target is not None:
            pointing[vote.target].append(scene.name(vote.seat))
    for target, voters in sorted(pointing.items(), key=lambda one: (-len(one[1]), one[0])):
        yield words("log-votes", who=scene.name(target), count=len(voters), voters=words.list(voters, "unit"))
    if silent := [vote.seat for vote in fact.votes if vote.target is None]:
        yield small(words("log-votes-silent", who=scene.people(silent), count=len(silent)))


def _counted(teller: Teller, fact: w.VotesCounted) -> Iterator[str]:
    words, scene = teller.words, teller.scene
    if not fact.counts:
        yield words("log-votes-none")
        return
    ranked = sorted(fact.counts, key=lambda one: -one.votes)
    counts = (words("log-count", who=scene.name(one.seat), votes=one.votes) for one in ranked)
    yield words("log-votes-counted", counts=words.list(counts, "unit"))
    if len(fact.tied) > 1:
        yield words("log-votes-tied", who=scene.people(fact.tied))


def _tie(teller: Teller, fact: w.TieBroken) -> Iterator[str]:
    how = "automatic" if fact.automatic else "acting" if fact.acting else "chosen"
    yield teller.say(f"log-tie-broken-{how}", fact)


def _eaten(teller: Teller, fact: w.Eaten) -> Iterator[str]:
    yield teller.say(f"log-eaten-{fact.role}", fact)
    if fact.supply is not None:
        yield small(teller.words("log-eaten-supply", card=teller.card(fact.supply)))


def _ended(teller: Teller, fact: w.GameEnded) -> Iterator[str]:
    yield f"## {teller.words(f'end-{fact.end}-title')}"


LINES: Mapping[type[Fact], Callable[[Teller, Any], Iterable[str]]] = {
    w.GameBegan: _game_began,
    w.Leader: _leader,
    w.PhaseBegan: _phase,
    w.SupplyPlayed: _supply,
    w.Contributed: _contributed,
    w.AllContributed: _all_contributed,
    w.LeftoversSeen: _leftovers,
    w.Inspected: _inspected,
    w.CampDinner: _dinner,
    w.DinnerSettled: _settled,
    w.NoiseMade: _noise,
    w.Claimed: _claimed,
    w.VoteCalled: _called,
    w.VotesShown: _votes,
    w.VotesCounted: _counted,
    w.TieBroken: _tie,
    w.Eaten: _eaten,
    w.GameEnded: _ended,
}
