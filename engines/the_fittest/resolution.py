"""4: Resolution Phase — Prizes by the deals, the Challenge to the discard pile, a card for who sat out (F45)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import Offers, Seat, offer
from engines.the_fittest import times
from engines.the_fittest import words as w
from engines.the_fittest.deck import discard, draw, limit, top
from engines.the_fittest.state import GameEnds, T, say


async def resolve(t: T, success: bool) -> None:
    """What a Challenge brings."""
    board = t.state.board
    say(t, w.PhaseBegan(phase="resolution", episode=board.episode.number))
    if success:
        await award(t)
    discard_challenge(t)
    consoled = [seat for seat in board.episode.joined if not success and board.has(seat, "consolation")]
    await optional_draws(t, consoled)


def discard_challenge(t: T) -> None:
    """The Challenge, with what was turned over beside it."""
    say(t, w.ChallengeDiscarded(cards=tuple(t.state.board.episode.cards)))


# ---------------------------------------------------------------- Prizes


async def award(t: T) -> None:
    """Reveal the Prizes, and distribute them pick by pick (F18). Too few cards: the game ends, no Prizes (F44)."""
    board = t.state.board
    episode = board.episode
    if board.available < episode.prizes:
        raise GameEnds("prizes")
    cards = [card for _ in range(episode.prizes) if (card := top(t)) is not None]
    say(t, w.PrizesRevealed(cards=tuple(cards)))
    t.beat()
    promised = {pick: seat for seat, terms in episode.deals.items() for pick in terms.named(episode.prizes)}
    owed = {seat: terms.more for seat, terms in episode.deals.items() if terms.more}
    free = episode.prizes - len(promised)
    for pick in range(1, episode.prizes + 1):
        if pick in promised:
            await _take(t, promised[pick], pick)
            continue
        if seats := receivers(t, owed, free):
            await _give(t, seats, pick, owed)
        free -= 1
    if episode.revealed:
        say(t, w.PrizesUnclaimed(cards=tuple(episode.revealed)))


async def _take(t: T, seat: Seat, pick: int) -> None:
    """A promised pick."""
    revealed = t.state.board.episode.revealed
    card = revealed[0]
    if len(revealed) > 1:
        said = await t.ask(
            seat,
            "pick",
            lambda: (offer(w.TakePrize, card=revealed, shared=True).because(card="F18"),),
            seconds=times.PICK,
            otherwise=lambda: w.TakePrize(card=t.chance.pick(revealed, "silence")),
            others={other: "F18" for other in t.state.board.seats if other != seat},
        )
        card = said.card
    say(t, w.PrizeTaken(seat=seat, card=card, pick=pick, by=seat))


def receivers(t: T, owed: dict[Seat, int], free: int) -> list[Seat]:
    """To whom the leader may give the next Prize that is not promised, `free` such picks being left: whoever may be
    rewarded, as long as every unnamed promise can still be met (F17, F18, F24)."""
    board = t.state.board
    forced, outstanding = board.episode.forced, sum(owed.values())
    able = board.seats if board.options.outsiders_paid else board.participants
    seats = [seat for seat in board.seats if seat in able and (seat not in forced or owed.get(seat, 0) > 0)]
    return [seat for seat in seats if outstanding - (owed.get(seat, 0) > 0) < free]


async def _give(t: T, seats: Sequence[Seat], pick: int, owed: dict[Seat, int]) -> None:
    """The leader gives one of the Prizes to somebody; out of time a random one, to the leader if that may be."""
    board = t.state.board
    leader, revealed = board.leader, board.episode.revealed
    card, seat = revealed[0], seats[0]
    if len(revealed) > 1 or len(seats) > 1:
        barred = dict.fromkeys(board.episode.forced, "F24") | {
            other: "F17" for other in board.outsiders if not board.options.outsiders_paid
        }

        def offers() -> Offers:
            return (offer(w.GivePrize, card=revealed, to=seats, shared=True).because(to="F18", barred=barred),)

        said = await t.ask(
            leader,
            "award",
            offers,
            seconds=times.PICK,
            otherwise=lambda: w.GivePrize(
                card=t.chance.pick(revealed, "silence"), to=leader if leader in seats else seats[0]
            ),
            others={other: "F18" for other in board.seats if other != leader},
        )
        card, seat = said.card, said.to
    if owed.get(seat, 0) > 0:
        owed[seat] -= 1
    say(t, w.PrizeTaken(seat=seat, card=card, pick=pick, by=leader))


# ---------------------------------------------------------------- cards for who sat out


async def optional_draws(t: T, consoled: Sequence[Seat] = ()) -> None:
    """Who took no part may draw a card, and who is consoled: all say whether, then all draw clockwise from the leader's
    left, then all discard at once (F8, F9, F45). If a draw fails the game ends (F42)."""
    board = t.state.board
    outsiders = board.outsiders
    seats = board.leftwards([*outsiders, *consoled])
    if not seats:
        return
    said = await t.ask_all(
        "draw",
        seats,
        lambda _: (offer(w.Draw, draw=[True, False], shared=True),),
        seconds=times.DRAW,
        otherwise=lambda _: w.Draw(draw=True),
        others={seat: "F25" if seat in board.episode.forced else "F9" for seat in board.seats if seat not in seats},
    )
    for seat, command in said.items():
        if not command.draw:
            continue
        choosy = seat in outsiders and board.has(seat, "choosy")
        cards = draw(t, seat, "sat-out" if seat in outsiders else "consolation", 2 if choosy else 1)
        if len(cards) > 1:
            await _keep_one(t, seat, cards)
    await limit(t, *seats)


async def _keep_one(t: T, seat: Seat, cards: Sequence[str]) -> None:
    said = await t.ask(
        seat,
        "keep",
        lambda: (offer(w.KeepOne, card=cards),),
        seconds=times.DISCARD,
        otherwise=lambda: w.KeepOne(card=t.chance.pick(cards, "silence")),
    )
    for card in cards:
        if card != said.card:
            discard(t, seat, card, "choosy")
