"""What AI players say: what the claims board still wants from them, and what a Cannibal had best say."""

from __future__ import annotations

from collections.abc import Sequence

from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.player_seat import Offered, Player
from engines.donner_dinner_party.view import Seen
from engines.kernel import Command


def gave_unsaid(player: Player, offered: Offered) -> str | None:
    """One's own contribution of this round, if it is known and one has not yet said a word of it."""
    view, now = player.view, player.board.round
    if w.ClaimGave not in offered or not view.gave or view.gave[-1].round != now or player.seat in _spilled(player):
        return None
    return None if _said(player, "gave", now) else view.gave[-1].card


def seen_unsaid(player: Player, offered: Offered) -> Seen | None:
    """A card of another at which one looked in this round, if one has not yet said what it was."""
    if w.ClaimSaw not in offered:
        return None
    now = player.board.round
    said = [one.target for one in _said(player, "saw", now)]
    for seen in player.view.seen:
        fresh = seen.round == now and seen.how != "leftovers" and seen.seat not in said
        if fresh and seen.seat in offered[w.ClaimSaw].fields["target"]:
            return seen
    return None


def tasty_unsaid(player: Player, offered: Offered) -> bool:
    """Whether one could say that one is Ol' Tasty, and has not."""
    if w.ClaimSupply not in offered or player.board.pack.tasty not in offered[w.ClaimSupply].fields["card"]:
        return False
    return not any(one.seat == player.seat and one.what == "supply" for one in player.board.claims)


def all_said(player: Player) -> bool:
    """Whether everybody who hunted has said what they gave, as far as they can know it."""
    week = player.board.week
    silent = [one for one in week.hunters if one not in week.frozen and one not in week.spilled]
    said = [one.seat for one in player.board.claims if one.what == "gave" and one.round == week.round]
    return all(seat in said for seat in silent)


def call(player: Player, offered: Offered) -> Command | None:
    """A Camp Leader calls for the vote when all has been said; else the others have their time."""
    return w.CallVote() if w.CallVote in offered and all_said(player) else None


def gave(player: Player, word: str) -> w.Claimed:
    """The claim that this was one's contribution, as it will stand on the board."""
    return w.Claimed(seat=player.seat, what="gave", round=player.board.round, word=word)


def saw(player: Player, seen: Seen, word: str) -> w.Claimed:
    """The claim that this was the card of another, as it will stand on the board."""
    return w.Claimed(seat=player.seat, what="saw", round=player.board.round, word=word, target=seen.seat)


def _said(player: Player, what: str, now: int) -> Sequence[w.Claimed]:
    claims = player.board.claims
    return [one for one in claims if one.seat == player.seat and one.what == what and one.round == now]


def _spilled(player: Player) -> Sequence[int]:
    return player.board.week.spilled
