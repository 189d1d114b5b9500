"""What an Effect could mean, for all that everybody knows: its targets, and whether it can be played at all (F7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.kernel import Seat
from engines.the_fittest import vocabulary as v
from engines.the_fittest.board import Board

LOWEST_GOAL = 5


def forbidden(board: Board, seat: Seat, card: str) -> str | None:
    """The ruling that forbids a player to play this card of theirs for its Effect now, if one does."""
    one = board.card(card)
    if one.grey and board.episode.trial:
        return "F31"
    if one.totem and board.episode.locked:
        return "F23"
    for effect in one.effect:
        check = POSSIBLE.get(type(effect))
        if check is not None and (rule := check(board, seat, effect)) is not None:
            return rule
    return None


# ---------------------------------------------------------------- targets


def others(board: Board, seat: Seat) -> list[Seat]:
    """All players but one."""
    return [other for other in board.seats if other != seat]


def with_cards(board: Board, seat: Seat) -> list[Seat]:
    """The other players who have cards."""
    return [other for other in others(board, seat) if board.places[other].hand]


def leaders(board: Board, effect: v.Lead, seat: Seat) -> list[Seat]:
    """Who may become leader by this (F19, F21)."""
    match effect.who:
        case "self":
            found = [seat]
        case "left":
            found = [board.left_of(board.leader)]
        case "any":
            found = board.seats
        case "fewest":
            able = [other for other in board.seats if board.can_lead(other)]
            fewest = min(len(board.places[other].prizes) for other in able)
            found = [other for other in able if len(board.places[other].prizes) == fewest]
    return [other for other in found if board.can_lead(other)]


def to_force_out(board: Board) -> list[Seat]:
    """Anybody but the leader."""
    return others(board, board.leader)


def to_force_in(board: Board, seat: Seat) -> list[Seat]:
    """Anybody who is not forced out, and whom this player can force (F24)."""
    return [
        other
        for other in board.seats
        if other not in board.episode.out and (other == seat or not board.has(other, "slippery"))
    ]


def goals_to_change(board: Board, by: int) -> list[str]:
    """The Goals that can be lowered or raised; none falls below 5."""
    return [name for name, _, aim in board.episode.aims() if by > 0 or aim.value > LOWEST_GOAL]


def goals_to_rename(board: Board) -> list[str]:
    """The Goals of a single Skill."""
    return [name for name, _, aim in board.episode.aims() if aim.skill not in ("all", "wild")]


def prizes(board: Board) -> list[str]:
    """All Prizes in all piles."""
    return [card for place in board.places.values() for card in place.prizes]


def swaps(board: Board, seat: Seat, more: int) -> dict[str, list[str]]:
    """Which of a player's Prizes could be swapped for which of the others'."""
    theirs = [card for other in others(board, seat) for card in board.places[other].prizes]
    found = {
        mine: [card for card in theirs if board.card(card).prizes <= board.card(mine).prizes + more]
        for mine in board.places[seat].prizes
    }
    return {mine: cards for mine, cards in found.items() if cards}


# ---------------------------------------------------------------- whether there is one


def _if_any(rule: str, found: Callable[[Board, Seat, Any], Any]) -> Callable[[Board, Seat, Any], str | None]:
    return lambda board, seat, effect: None if found(board, seat, effect) else rule


def _lead(board: Board, seat: Seat, effect: v.Lead) -> str | None:
    if effect.cost and board.places[seat].hand < 2:  # this card, and another one
        return "F7"
    return None if leaders(board, effect, seat) else "F21"


POSSIBLE: Mapping[type[v.Word], Callable[[Board, Seat, Any], str | None]] = {
    v.Lead: _lead,
    v.StrongArm: _if_any("F24", lambda board, seat, _: to_force_in(board, seat)),
    v.Raid: _if_any("F7", lambda board, seat, _: with_cards(board, seat)),
    v.Barter: _if_any("F7", lambda board, seat, _: with_cards(board, seat)),
    v.Salvage: _if_any("F7", lambda board, _seat, _effect: board.discard),
    v.ChangeGoal: _if_any("F7", lambda board, _, effect: goals_to_change(board, effect.by)),
    v.RenameGoal: _if_any("F7", lambda board, _seat, _effect: goals_to_rename(board)),
    v.TurnOver: _if_any("F38", lambda board, _seat, _effect: board.available),
    v.SwapPrizes: _if_any("F7", lambda board, seat, effect: swaps(board, seat, effect.more)),
    v.Renew: _if_any("F39", lambda board, _seat, _effect: prizes(board)),
}
