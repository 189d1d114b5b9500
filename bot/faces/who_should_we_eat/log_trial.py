"""Evening, trial, death and end: facts that need more than one sentence."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from bot.faces.marks import quote, small
from bot.faces.who_should_we_eat.teller import Teller
from engines.kernel import Fact, Seat
from engines.who_should_we_eat import words as w


def _supper(teller: Teller, fact: w.Supper) -> Iterator[str]:
    line = teller.words("log-supper", total=fact.total, eaters=len(fact.eaters))
    if odd := [one for one in fact.eaters if one.portions != 1]:
        portions = teller.words.list(
            (teller.words("log-portions", who=teller.scene.name(one.seat), count=one.portions) for one in odd), "unit"
        )
        line = teller.words("log-supper-uneven", supper=line, portions=portions)
    yield line


def _trial_opened(teller: Teller, fact: w.TrialOpened) -> Iterator[str]:
    if fact.rules is None:
        yield teller.say("log-trial-opened", fact)
    else:
        yield teller.say("log-trial-opened-with-rules", fact, rules="")
        yield quote(fact.rules)


def _closed(teller: Teller, fact: w.DiscussionClosed) -> Iterator[str]:
    yield teller.say("log-discussion-timed-out" if fact.leader is None else "log-discussion-closed", fact)


def _knives(teller: Teller, fact: w.KnivesShown) -> Iterator[str]:
    if not fact.stabs:
        yield teller.words("log-knives-none")
    for stab in fact.stabs:
        who, target = teller.scene.name(stab.seat), teller.scene.name(stab.target)
        yield teller.words(f"log-knives-shown-{fact.at}", who=who, card=teller.card(stab.card), target=target)


def _blocked(teller: Teller, fact: w.AttackBlocked) -> Iterator[str]:
    yield teller.say("log-attack-blocked-raised" if fact.raised else "log-attack-blocked", fact)


def _votes(teller: Teller, fact: w.VotesShown) -> Iterator[str]:
    words, scene = teller.words, teller.scene
    yield words("log-votes-shown")
    if fact.escapes_ignored:
        yield small(words("log-escapes-ignored"))
    pointing: dict[Seat, list[str]] = defaultdict(list)
    for vote in fact.votes:
        if vote.target is not None:
            name = scene.name(vote.seat)
            weighed = vote.weight != 1
            pointing[vote.target].append(words("log-voter", who=name, weight=vote.weight) if weighed else name)
    for one in sorted(fact.counts, key=lambda one: -one.total):
        if one.total or pointing[one.seat]:
            voters = words.list(pointing[one.seat], "unit") if pointing[one.seat] else words("nobody")
            key = "log-votes-changed" if one.change else "log-votes"
            yield words(key, who=scene.name(one.seat), total=one.total, voters=voters, change=one.change)
    if silent := [vote.seat for vote in fact.votes if vote.target is None]:
        yield small(words("log-votes-silent", who=scene.people(silent), count=len(silent)))
    if len(fact.tied) > 1:
        yield words("log-votes-tied", who=scene.people(fact.tied))


def _died(teller: Teller, fact: w.Died) -> Iterator[str]:
    yield teller.say(f"log-died-{fact.cause}", fact)


def _lost(teller: Teller, fact: w.AttachmentsLost) -> Iterator[str]:
    cards = [fact.personality, *fact.quests, *([] if fact.haunt is None else [fact.haunt])]
    names = teller.words.list(map(teller.card, cards))
    yield small(teller.words("log-attachments-lost", who=teller.scene.name(fact.seat), cards=names))


def _raft(teller: Teller, fact: w.RaftChecked) -> Iterator[str]:
    how = "sails" if fact.sails else f"blocked-{fact.blocked}" if fact.blocked else "short"
    yield teller.say(f"log-raft-{how}", fact, missing=max(0, fact.raft - fact.build))


def _round_ended(teller: Teller, fact: w.RoundEnded) -> Iterator[str]:
    if fact.keeps:
        cards = teller.words.list(teller.card(up.card) for up in fact.keeps)
        yield small(teller.words("log-round-ended", cards=cards))


def _ended(teller: Teller, fact: w.GameEnded) -> Iterator[str]:
    yield f"## {teller.words(f'end-{fact.end}-title')}"


LINES: Mapping[type[Fact], Callable[[Teller, Any], Iterable[str]]] = {
    w.Supper: _supper,
    w.TrialOpened: _trial_opened,
    w.DiscussionClosed: _closed,
    w.KnivesShown: _knives,
    w.AttackBlocked: _blocked,
    w.VotesShown: _votes,
    w.Died: _died,
    w.AttachmentsLost: _lost,
    w.RaftChecked: _raft,
    w.RoundEnded: _round_ended,
    w.GameEnded: _ended,
}
