"""How the AI player negotiates: it asks for what it is worth, forms an alliance that pays, refuses what does not pay,
and does not help a leader who is ahead for little."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from engines.kernel import Command, Seat
from engines.the_fittest import words as w
from engines.the_fittest.player_seat import CARD, Alliance, Offered, Player
from engines.the_fittest.terms import Terms

PATIENCE = 2  # offers that one player turns down before the next is not made
OTHERS = 0.45  # how far a leader gets with others whom one does not join
BETTER = 0.15  # points that an alliance must gain by one more deal


def negotiate(player: Player, offered: Offered) -> Command | None:
    """Something about deals; None if there is nothing to say about them now."""
    if player.board.episode.trial:
        return None
    return _lead(player, offered) if player.leads else _follow(player, offered)


# ---------------------------------------------------------------- as leader


def _lead(player: Player, offered: Offered) -> Command | None:
    for one in offered.get(w.Accept, ()):
        command = next(one.commands())
        wanted = _plan(player, {command.by: Terms.of(command.terms).total})
        return command if command.by in wanted else w.Decline(by=command.by)
    if w.Decline in offered:  # what has become impossible
        return next(offered[w.Decline][0].commands())
    if w.Propose not in offered:
        return None
    for seat, price in _plan(player, {}).items():
        if (player.seat, seat) not in player.view.offers:
            command = w.Propose(to=seat, terms=_terms(price))
            if any(one.allows(command) for one in offered[w.Propose]):
                return command
    return None


def _terms(price: int) -> str:
    return Terms(more=price).code


def _plan(player: Player, named: Mapping[Seat, int]) -> dict[Seat, int]:
    """With whom to make deals beside those that stand, and for how many Prizes each."""
    board = player.board
    prices = {
        seat: named.get(seat, 1 + _declined(player, seat))
        for seat in board.seats
        if board.can_deal(seat) and seat not in board.episode.deals
    }
    asked = {seat: price for seat, price in prices.items() if seat in named or price <= PATIENCE + 1}
    best, chosen = worth(player, player.alliance, player.shares()), dict[Seat, int]()
    for some in _groups(asked):
        left = player.shares()[player.seat] - sum(some.values())
        if left < 0:
            continue
        alliance = player.alliance
        for seat in some:
            alliance = alliance.with_member(seat)
        gained = worth(player, alliance, {**player.shares(), **some, player.seat: left})
        if gained > best + BETTER:
            best, chosen = gained, some
    return chosen


def _groups(prices: Mapping[Seat, int]) -> Iterator[dict[Seat, int]]:
    for size in range(1, len(prices) + 1):
        for seats in combinations(prices, size):
            yield {seat: prices[seat] for seat in seats}


def _declined(player: Player, seat: Seat) -> int:
    """How many Prizes this player has turned down."""
    return max((one.terms.total for one in player.view.declined if one.to == seat), default=0)


def worth(player: Player, alliance: Alliance, shares: Mapping[Seat, float]) -> float:
    """What an alliance with these shares is worth to this seat."""
    return player.odds(alliance) * player.stake(shares)


# ---------------------------------------------------------------- as one of the others


def _follow(player: Player, offered: Offered) -> Command | None:
    leader = player.board.leader
    for one in offered.get(w.Accept, ()):
        command = next(one.commands())
        before = player.board.episode.deals.get(player.seat)
        share = Terms.of(command.terms).total
        good = share > before.total if before else joins(player, share)
        return command if good else w.Decline(by=command.by)
    if w.Decline in offered:
        return next(offered[w.Decline][0].commands())
    pair = (player.seat, leader)
    if w.Propose not in offered or player.seat in player.board.episode.joined or pair in player.view.offers:
        return None
    if any(one.by == player.seat for one in player.view.declined) or _declined(player, player.seat):
        return None
    price = asks(player)
    command = w.Propose(to=leader, terms=_terms(price or 0))
    if price is not None and any(one.allows(command) for one in offered[w.Propose]):
        return command
    return None


def asks(player: Player) -> int | None:
    """The fewest Prizes for which this seat would join; None if it would not, or is not needed."""
    board = player.board
    with_me = player.odds(player.alliance.with_member(player.seat))
    if with_me - player.now < 0.1 and len(board.participants) > 1:
        return None
    return next((share for share in range(1, board.episode.prizes) if joins(player, share)), None)


def joins(player: Player, share: int) -> bool:
    """Whether taking part for so many Prizes is better than a card for sitting out."""
    board = player.board
    alliance = player.alliance.with_member(player.seat)
    shares = player.shares()
    shares[board.leader] = max(0.0, shares[board.leader] - share)
    hoped = max(player.odds(alliance), 0.55)  # the leader goes on to look for more
    inside = hoped * player.stake({**shares, player.seat: share})
    outside = CARD + max(player.now, OTHERS * hoped) * player.stake(player.shares())
    return inside > outside
