"""What a card is worth to the survivors, judged from a View alone: the AI player's arithmetic, no rule among it.

Worth is in food equivalents: one Food that is really needed at supper is about 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engines.kernel import Seat
from engines.who_should_we_eat.board import Board
from engines.who_should_we_eat.modifiers import gain, portions, protected, supper_due, votes_against
from engines.who_should_we_eat.pack import Attachable
from engines.who_should_we_eat.view import View
from engines.who_should_we_eat.vocabulary import (
    BurnQuest,
    DiscardKeep,
    DiscardPlay,
    Draws,
    Effect,
    Either,
    Escape,
    Gain,
    If,
    KeepFrozen,
    KeepKind,
    Kill,
    Knife,
    LastWill,
    Mod,
    Move,
    MovePer,
    MoveRaft,
    NextDraw,
    PassKeeps,
    PickQuest,
    Portions,
    Protected,
    RemoveHaunt,
    Shield,
    Straws,
    Today,
    TrialCard,
    VotesAgainst,
    VoteWeight,
    Ward,
    WildDraws,
)

EACH_PLAYS = 0.8  # Food that a survivor's unseen Play card brings, about
ROUNDS = 7.0  # how long a game is, about


@dataclass(slots=True)
class Tracks:
    """Where the markers would stand."""

    food: float
    sanity: float
    build: float
    raft: float


def now(board: Board) -> Tracks:
    """Where the markers stand."""
    return Tracks(board.food, board.sanity, board.build, board.raft)


def standing(board: Board, at: Tracks, *, before_supper: bool) -> float:
    """How well the survivors stand with the markers there. `before_supper`: tonight's supper is still to come."""
    survivors = max(1, len(board.living))
    pending = sum(place.play for place in board.places.values()) if before_supper else 0
    due = supper_due(board) if before_supper else 0
    left = at.food + EACH_PLAYS * pending - due
    food = 1.1 * min(left, 0.0) + 0.55 * min(max(left, 0.0), 4.0) + 0.15 * max(left - 4.0, 0.0)
    if left < 0:
        food -= 3.0 + (2.0 if survivors <= 4 else 0.0)
    sanity = at.sanity - (2.0 if before_supper else 0.0)
    mind = -24.0 if sanity <= 0 else -6.0 / sanity + 0.35 * min(sanity, 9.0)
    lacking = max(0.0, at.raft - at.build)
    raft = -0.75 * lacking + (3.0 if lacking <= 0 else 0.0)
    return food + mind + raft


def after(view: View, owner: Seat | None, effects: Sequence[Effect], at: Tracks, *, own_play: bool = False) -> float:
    """Move the markers in `at` by these effects; what else they are worth to the survivors is returned.

    `owner` None: a quest's top half. `own_play`: the owner's own Play card, whose gains are changed by their cards.
    """
    board = view.board
    other = 0.0
    for effect in effects:
        match effect:
            case Move() | MovePer():
                by = effect.by * (_count(board, effect) if isinstance(effect, MovePer) else 1)
                if own_play and owner is not None and by > 0:
                    by = max(0, by + gain(board, owner, effect.track))
                setattr(at, effect.track, _clamped(effect.track, getattr(at, effect.track) + by))
            case MoveRaft():
                at.raft += effect.by
            case Either():
                other += _better(view, owner, effect, at, own_play=own_play)
            case If():
                branch = effect.then if _holds(board, owner, effect, at) else effect.else_
                other += after(view, owner, branch, at, own_play=own_play)
            case Kill():
                other -= 2.0
            case DiscardKeep():
                other -= 0.5
            case DiscardPlay():
                other -= 1.2 if any(place.play for place in board.places.values()) else 0.0
            case NextDraw():
                other += 0.3 * effect.by * (len(board.living) if effect.who == "all" else 1)
            case RemoveHaunt():
                other += 0.9 if any(board.haunt(seat) for seat in board.living) else 0.0
            case BurnQuest():
                other -= 1.2
            case PickQuest():
                other -= 0.8
            case Today():
                other += 0.1
            case PassKeeps():
                other -= 0.2
            case _:
                other += 0.15
    return other


def change(view: View, owner: Seat | None, effects: Sequence[Effect], *, own_play: bool = False) -> float:
    """What these effects are worth to the survivors now."""
    board = view.board
    before_supper = board.phase in (None, "morning", "afternoon")
    at = now(board)
    start = standing(board, at, before_supper=before_supper)
    other = after(view, owner, effects, at, own_play=own_play)
    return standing(board, at, before_supper=before_supper) - start + other


def _better(view: View, owner: Seat | None, effect: Either, at: Tracks, *, own_play: bool) -> float:
    best: tuple[float, float, Tracks] | None = None
    for branch in (effect.a, effect.b):
        moved = Tracks(at.food, at.sanity, at.build, at.raft)
        other = after(view, owner, branch, moved, own_play=own_play)
        score = standing(view.board, moved, before_supper=True) + other
        if best is None or score > best[0]:
            best = (score, other, moved)
    assert best is not None
    at.food, at.sanity, at.build = best[2].food, best[2].sanity, best[2].build
    return best[1]


def _count(board: Board, effect: MovePer) -> int:
    counted = len(board.living if effect.per == "survivors" else board.ghosts)
    return -(-counted // effect.each) if effect.round == "up" else counted // effect.each


def _clamped(track: str, value: float) -> float:
    least, most = {"food": (-10, 15), "sanity": (0, 12), "build": (0, 25)}[track]
    return min(max(value, least), most)


def _holds(board: Board, owner: Seat | None, effect: If, at: Tracks) -> bool:
    match effect.what:
        case "food" | "sanity" | "build":
            value = getattr(at, effect.what)
        case "survivors":
            value = len(board.living)
        case "ghosts":
            value = len(board.ghosts)
        case "leader":
            value = int(owner == board.leader)
    return value <= effect.value if effect.is_ == "<=" else value >= effect.value


# ---------------------------------------------------- what lies at a survivor


def burden(view: View, seat: Seat, card: Attachable) -> float:
    """What an attached card is worth to the survivors for the rest of the game; haunts are below 0."""
    board = view.board
    rounds = max(1.0, ROUNDS - board.round)
    worth = sum(_modifier(mod) for mod in card.mods) * min(rounds, 3.0) / 3.0
    if card.dusk:
        worth += change(view, seat, card.dusk) * min(rounds, 4.0) * 0.7
    if card.death:
        worth += change(view, seat, card.death) * 0.3
    return worth


def _modifier(mod: Mod) -> float:
    match mod:
        case Portions():
            mean = 1 if mod.odd is None or mod.even is None else (mod.odd + mod.even) / 2
            return -2.2 * (mod.by + mean - 1)
        case Gain():
            return 1.4 * mod.by
        case Draws():
            return 0.8 * mod.by
        case WildDraws():
            return 0.3 * mod.count
        case VoteWeight():
            return 0.2 * mod.by
        case VotesAgainst():
            return -0.3 * mod.by
        case Straws():
            return -0.2 * mod.by
        case Ward():
            return 0.8
        case Protected():
            return 0.6
        case KeepFrozen():
            return -0.6
        case _:
            return 0.2


def usefulness(view: View, seat: Seat) -> float:
    """What a survivor brings to the others each round, about: draws, cards, appetite."""
    board = view.board
    place = board.places[seat]
    draw = view.pack.characters[place.character].draw
    worth = 0.35 * (draw.food + draw.sanity + draw.build) + 0.5 * draw.wild
    for card in place.attached:
        worth += 0.6 * burden(view, seat, view.pack.attachable[card])
    return worth - 0.3 * (portions(board, seat) - 1)


def eaten(view: View, seat: Seat) -> float:
    """How good it would be for the survivors that this one is eaten tonight. All reckon alike, from what is public."""
    board = view.board
    place = board.places[seat]
    lacking = max(1, -board.food)
    meat = view.pack.characters[place.character].meat
    wills = 0.0
    for card in place.attached:
        for effect in view.pack.attachable[card].death:
            if isinstance(effect, Move):
                wills += effect.by * {"food": 1.0, "sanity": 1.3, "build": 0.6}[effect.track]
    fed = min(meat, lacking + 3) + (2.0 if meat >= lacking else 0.0)
    return fed + wills - 1.1 * usefulness(view, seat) + 0.7 * votes_against(board, seat)


# ---------------------------------------------------- one's own cards


def play(view: View, seat: Seat, card: str) -> float:
    """What a survivor card in the Play place is worth to the survivors."""
    return change(view, seat, view.pack.survivors[card].play, own_play=True)


def keep(view: View, seat: Seat, card: str) -> float:
    """What a survivor card in the Keep place is worth to its owner: its lower half now, its upper half tomorrow."""
    printed = view.pack.survivors[card]
    return 0.35 * max(0.0, play(view, seat, card)) + _lower(view, seat, printed.keep)


def _lower(view: View, seat: Seat, kind: KeepKind | None) -> float:
    board = view.board
    trial = 1.0 if board.food + EACH_PLAYS * len(board.living) - supper_due(board) < 2 else 0.5
    match kind:
        case Knife():
            return 0.9 * trial + 0.4 * danger(view, seat)
        case Shield():
            return 0.4 * trial
        case Escape():
            return 0.3 * trial + 1.2 * trial * danger(view, seat)
        case TrialCard():
            return trial * max(0.2, 0.7 * _moves(kind.do))
        case LastWill():
            return 0.25 * _moves(kind.do) * trial
        case _:
            return 0.0


def _moves(effects: Iterable[Effect]) -> float:
    weights = {"food": 1.0, "sanity": 1.0, "build": 0.7}
    return sum(weights[effect.track] * effect.by if isinstance(effect, Move) else 0.3 for effect in effects)


def danger(view: View, seat: Seat) -> float:
    """How likely it is that this survivor would be eaten at a trial, from 0 to 1."""
    board = view.board
    if board.places[seat].escaped:
        return 0.0
    ranked = sorted((one for one in board.living if not board.places[one].escaped), key=lambda one: -eaten(view, one))
    if seat not in ranked:
        return 0.0
    return (1.0, 0.5, 0.25)[ranked.index(seat)] if ranked.index(seat) < 3 else 0.05


def reachable(view: View, seat: Seat) -> bool:
    """Whether a knife may name this survivor."""
    return not protected(view.board, seat, "knives")
