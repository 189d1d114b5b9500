"""The claims board: what was said, and where it does not fit what everybody knows. Secrets are never looked at."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.board import Board, Week
from engines.kernel import Seat


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Claims that cannot all be true.

    kind    changed: one player said two things of one round; crowded: more say that they gave `word` than the dinner
            had; seen: who looked and who gave say different things; role: another Role Card was turned up; shared: more
            than one claim the same Supply Card; shown: `word` lies face up somewhere, or theirs is another
    seats   whose claims
    """

    kind: Literal["changed", "crowded", "seen", "role", "shared", "shown"]
    seats: tuple[Seat, ...]
    round: int
    word: str


def standing(board: Board) -> list[w.Claimed]:
    """What everybody says now: the last word of each on each thing, in the order in which it was said."""
    last = {(one.seat, one.what, _of(one), one.target): one for one in board.claims}
    return [one for one in board.claims if last[one.seat, one.what, _of(one), one.target] is one]


def contradictions(board: Board) -> list[Contradiction]:
    """All that does not fit."""
    claims = standing(board)
    return [
        *_changed(board),
        *(found for week in board.weeks for found in _of_week(week, claims)),
        *_roles(board, claims),
        *_supplies(board, claims),
    ]


def _of(claim: w.Claimed) -> int:
    """The round that a claim is about; roles and Supply Cards are for the whole game."""
    return claim.round if claim.what in ("gave", "saw") else 0


def _changed(board: Board) -> Iterator[Contradiction]:
    before: dict[tuple[Seat, str, int, Seat | None], str] = {}
    for one in board.claims:
        key = (one.seat, one.what, _of(one), one.target)
        if before.get(key, one.word) != one.word:
            yield Contradiction("changed", (one.seat,), one.round, one.word)
        before[key] = one.word


def _of_week(week: Week, claims: list[w.Claimed]) -> Iterator[Contradiction]:
    gave = {one.seat: one.word for one in claims if one.what == "gave" and one.round == week.round}
    by_card: dict[str, list[Seat]] = defaultdict(list)
    for seat, word in gave.items():
        if seat not in week.spilled:
            by_card[word].append(seat)
    for word, seats in by_card.items():
        if week.dinner and len(seats) > week.dinner.count(word):
            yield Contradiction("crowded", tuple(sorted(seats)), week.round, word)
    for one in claims:
        if one.what != "saw" or one.round != week.round or one.target is None or one.target in week.spilled:
            continue
        if gave.get(one.target, one.word) != one.word:
            yield Contradiction("seen", (one.seat, one.target), week.round, one.word)
        elif week.dinner and one.word not in week.dinner:
            yield Contradiction("crowded", (one.seat,), week.round, one.word)


def _roles(board: Board, claims: list[w.Claimed]) -> Iterator[Contradiction]:
    for one in claims:
        if one.what == "role" and board.places[one.seat].role not in (None, one.word):
            yield Contradiction("role", (one.seat,), one.round, one.word)


def _supplies(board: Board, claims: list[w.Claimed]) -> Iterator[Contradiction]:
    held: dict[str, list[w.Claimed]] = defaultdict(list)
    for one in claims:
        if one.what != "supply":
            continue
        shown = board.places[one.seat].supply
        if shown == one.word:
            continue
        if shown is not None or one.word in board.face_up:
            yield Contradiction("shown", (one.seat,), one.round, one.word)
        else:
            held[one.word].append(one)
    for word, some in held.items():
        if len(some) > 1:
            yield Contradiction("shared", tuple(sorted(one.seat for one in some)), some[-1].round, word)
