"""2: Negotiation Phase — one floor for deals and Effects (F6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.kernel import Barred, Command, Offer, Offers, Seat, offer
from engines.the_fittest import times
from engines.the_fittest import words as w
from engines.the_fittest.effects import forbidden, play_effect
from engines.the_fittest.floor import floor
from engines.the_fittest.state import T, say
from engines.the_fittest.terms import Terms, legal, possible


async def negotiate(t: T) -> None:
    """Deals with the leader, and Effects, until the leader is ready and all who wish have played."""
    board = t.state.board
    say(t, w.PhaseBegan(phase="negotiation", episode=board.episode.number))

    def missed() -> Sequence[Seat]:
        silenced = board.episode.silenced
        return [seat for seat in board.seats if seat == board.leader or seat not in silenced]

    def noted(seat: Seat, done: bool) -> None:
        if seat == board.leader:
            say(t, w.LeaderReady(seat=seat, ready=done))

    await floor(
        t,
        "negotiation",
        board.seats,
        Offered(t),
        lambda seat, command: act(t, seat, command),
        missed=missed,
        seconds=times.NEGOTIATION,
        afterwards=times.AFTER_EFFECT,
        longest=times.LONGEST,
        noted=noted,
    )
    t.state.offers.clear()


class Offered:
    """What each seat may do, reckoned anew only where something has changed: most acts concern two seats."""

    def __init__(self, t: T) -> None:
        self.t = t
        self._known: dict[Seat, tuple[tuple[int, int], Offers]] = {}

    def __call__(self, seat: Seat) -> Offers:
        """The offers of a seat as things are."""
        state = self.t.state
        now = (state.board.learned, state.talks[seat])
        known = self._known.get(seat)
        if known is None or known[0] != now:
            known = self._known[seat] = now, (*deals_offered(self.t, seat), *effects_offered(self.t, seat))
        return known[1]


# ---------------------------------------------------------------- deals


def deals_offered(t: T, seat: Seat) -> Offers:
    """What a seat may say of deals now."""
    board, offers = t.state.board, t.state.offers
    episode = board.episode
    if episode.trial:
        return (Barred(w.Propose, "F31"), Barred(w.Accept, "F31"))
    found: list[Offer[Command] | Barred] = []
    if mine := [to for by, to in offers if by == seat]:
        found.append(offer(w.Withdraw, to=mine))
    incoming = {by: terms for (by, to), terms in offers.items() if to == seat}
    if incoming:
        found.append(offer(w.Decline, by=list(incoming)))
    if episode.ready:
        return (*found, Barred(w.Propose, "F6"), Barred(w.Accept, "F6"))
    return (*found, *_acceptances(t, seat, incoming), *_proposals(t, seat))


def _acceptances(t: T, seat: Seat, incoming: Mapping[Seat, Terms]) -> Offers:
    """The open offers that can be taken up, with the terms that they have now (F14): what has become impossible cannot
    (F12), nor one with somebody who was forced (F24)."""
    board = t.state.board
    barred = dict.fromkeys(board.seats, "F14")
    found: list[Offer[w.Accept]] = []
    for by, terms in incoming.items():
        partner = seat if by == board.leader else by
        if not board.can_deal(partner):
            barred[by] = "F24"
        elif not possible([terms, *board.other_deals(partner)], board.episode.prizes):
            barred[by] = "F12"
        else:
            fields = {"by": (by,), "terms": (terms.code,)}
            found.append(Offer(w.Accept, fields, rules={"terms": "F14"}, barred=barred))
    return found or [Barred(w.Accept, barred[by]) for by in incoming][:1] or (Barred(w.Accept, "F14"),)


def _proposals(t: T, seat: Seat) -> Offers:
    """To whom a deal may be offered, and which: a deal that stands may be changed, but not ended (F14)."""
    board = t.state.board
    episode = board.episode
    if seat != board.leader:
        if not board.can_deal(seat):
            return (Barred(w.Propose, "F24"),)
        others = {other: "F10" for other in board.seats if other != board.leader}
        return (_proposal([board.leader], legal(episode.prizes, board.other_deals(seat)), others),)
    barred = {**dict.fromkeys((*episode.out, *episode.forced), "F24"), seat: "F10"}
    found = [
        _proposal([other], legal(episode.prizes, board.other_deals(other)), barred)
        for other in episode.deals
        if board.can_deal(other)
    ]
    fresh = [other for other in board.seats if board.can_deal(other) and other not in episode.deals]
    if fresh:
        found.append(_proposal(fresh, legal(episode.prizes, episode.deals.values()), barred))
    return found or (Barred(w.Propose, "F24"),)


def _proposal(to: Sequence[Seat], terms: tuple[str, ...], barred: Mapping[Seat, str]) -> Offer[w.Propose]:
    return Offer(w.Propose, {"to": tuple(to), "terms": terms}, rules={"terms": "F12"}, barred=barred)


async def act(t: T, seat: Seat, command: Command) -> bool:
    """One act on the floor; True if it was an Effect."""
    state, offers = t.state, t.state.offers
    other: Seat | None = getattr(command, "to", getattr(command, "by", None))
    if other is not None:
        state.talks.update((seat, other))
    match command:
        case w.Propose():
            terms = Terms.of(command.terms)
            offers[seat, command.to] = terms
            t.tell((seat, command.to), w.Proposed(by=seat, to=command.to, terms=terms))
        case w.Withdraw():
            del offers[seat, command.to]
            t.tell((seat, command.to), w.Withdrawn(by=seat, to=command.to))
        case w.Decline():
            terms = offers.pop((command.by, seat))
            t.tell((command.by, seat), w.Declined(by=command.by, to=seat, terms=terms))
        case w.Accept():
            _agree(t, command.by, seat, Terms.of(command.terms))
        case w.PlayEffect():
            await play_effect(t, seat, command.card)
            return True
        case _:
            raise TypeError(command.kind)
    return False


def _agree(t: T, by: Seat, seat: Seat, terms: Terms) -> None:
    """The deal binds at once, and is public from here on (F14)."""
    board = t.state.board
    partner = seat if by == board.leader else by
    for pair in ((by, seat), (seat, by)):
        t.state.offers.pop(pair, None)
    before = board.episode.deals.get(partner)
    say(t, w.DealMade(seat=partner, terms=terms, proposed_by=by, before=before))


# ---------------------------------------------------------------- Effects


def effects_offered(t: T, seat: Seat) -> Offers:
    """The cards that a seat may play for their Effects now."""
    board = t.state.board
    if seat in board.episode.silenced:
        return (Barred(w.PlayEffect, "F5"),)
    hand = t.state.hands[seat]
    barred = {card: rule for card in hand if (rule := forbidden(board, seat, card)) is not None}
    playable = [card for card in hand if card not in barred]
    if playable:
        return (Offer(w.PlayEffect, {"card": tuple(playable)}, barred=barred),)
    return [Barred(w.PlayEffect, rule) for rule in barred.values()][:1]
