"""1. Morning Phase."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import Offers, Seat, offer
from engines.who_should_we_eat import times
from engines.who_should_we_eat import words as w
from engines.who_should_we_eat.modifiers import DECKS, MorningDraws, morning_draws
from engines.who_should_we_eat.piles import can_draw, count, discard, draw
from engines.who_should_we_eat.state import GameEnds, T, say

SELECTION = 3  # face-up quests


async def morning(t: T) -> None:
    """Pass the conch, the dead return, draw cards, select cards. In the first round the first two are skipped."""
    board = t.state.board
    say(t, w.PhaseBegan(phase="morning", round=board.round + 1))
    if t.state.options.ghosts_keep:
        _pass_the_conch(t)
        _the_dead_return(t)
        t.beat()
        await _draw_and_select(t, board.clockwise([*board.living, *board.ghosts]))
    else:
        _the_dead_return(t)
        t.beat()
        await _draw_and_select(t, board.clockwise(board.ghosts))
        _pass_the_conch(t)
        await _draw_and_select(t, board.clockwise())


def _pass_the_conch(t: T) -> None:
    """a) The conch goes to the next survivor on the left, unless it went when the leader died (W5, W6)."""
    board = t.state.board
    if board.round == 1:
        return
    heir = board.next_leader()
    if board.conch_passed or heir is None:
        say(t, w.Leader(seat=board.leader, why="stays"))
    else:
        say(t, w.Leader(seat=heir, why="passed"))
    refill_quests(t)


def refill_quests(t: T) -> None:
    """Fill the empty places of the selection. One that cannot be filled is the ghosts' win (W7, W54)."""
    board, deck = t.state.board, t.state.piles["quest"]
    if not can_refill(t):
        raise GameEnds("quests")
    new = [deck.pop(0) for _ in range(SELECTION - len(board.row))]
    say(t, w.QuestsRevealed(row=(*board.row, *new), new=tuple(new)))
    count(t)


def can_refill(t: T) -> bool:
    """Whether there is a quest for every empty place; the quest deck is never reshuffled (W11)."""
    return len(t.state.piles["quest"]) >= SELECTION - len(t.state.board.row)


def _the_dead_return(t: T) -> None:
    """b) Those who died in the last round are ghosts from now on, without a Keep (W8)."""
    if dead := t.state.board.seats("dead"):
        say(t, w.DeadReturned(seats=tuple(dead)))


async def _draw_and_select(t: T, seats: Sequence[Seat]) -> None:
    if seats:
        await _draw_cards(t, seats)
        await _select_cards(t, seats)


# ---------------------------------------------------- c) draw cards


async def _draw_cards(t: T, seats: Sequence[Seat]) -> None:
    """Everybody picks up the old Keep (W9) and draws."""
    state = t.state
    living = [seat for seat in seats if state.board.places[seat].life == "living"]
    wanted = {seat: morning_draws(state.board, seat) for seat in living}
    await _announce(t, wanted)
    await _split(t, wanted)
    draws: list[w.Draw] = []
    for seat in seats:
        kept = state.keeps.pop(seat, None)
        hand = state.hands[seat] = [] if kept is None else [kept]
        drawn: dict[w.Pile, int] = {}
        for pile, number in _printed(t, seat, wanted.get(seat)):
            cards = draw(t, pile, number)
            drawn[pile] = len(cards)
            hand += cards
        draws.append(w.Draw(seat=seat, keep=kept is not None, **drawn))
    say(t, w.CardsDrawn(draws=tuple(draws)))
    for seat in seats:
        t.tell(seat, w.HandDealt(cards=tuple(state.hands[seat])))
    count(t)


def _printed(t: T, seat: Seat, wanted: MorningDraws | None) -> list[tuple[w.Pile, int]]:
    """Survivors draw what they want by now; ghosts the number on their side (W55)."""
    if wanted is not None:
        return [("food", wanted.food), ("sanity", wanted.sanity), ("build", wanted.build)]
    return [("ghost", t.state.pack.characters[t.state.board.places[seat].character].ghost_draw)]


async def _announce(t: T, wanted: dict[Seat, MorningDraws]) -> None:
    """Where a card allows it, fixed draws are announced as wild."""
    offers: dict[Seat, Offers] = {
        seat: (
            offer(
                w.Announce,
                food=range(draws.food + 1),
                sanity=range(draws.sanity + 1),
                build=range(draws.build + 1),
                total=(0, draws.announce),
            ).because(food="W50", sanity="W50", build="W50"),
        )
        for seat, draws in wanted.items()
        if draws.announce
    }
    if not offers:
        return
    said = await t.ask_all(
        "announce",
        list(offers),
        offers.__getitem__,
        seconds=times.SPLIT,
        otherwise=lambda _: w.Announce(),
        others=t.state.board.others(offers, "W50"),
    )
    for seat, announced in said.items():
        draws = wanted[seat]
        for deck in DECKS:
            draws.change(deck, -getattr(announced, deck))
            draws.wild += getattr(announced, deck)


async def _split(t: T, wanted: dict[Seat, MorningDraws]) -> None:
    """The split of wild draws is said before drawing; a deck that has nothing to draw is not offered (W10)."""
    open_decks = [deck for deck in DECKS if can_draw(t, deck)]
    wild = {seat: draws.wild for seat, draws in wanted.items() if draws.wild}
    if not wild or not open_decks:
        return

    def shares(number: int) -> Offers:
        food, sanity, build = (range(number + 1) if deck in open_decks else (0,) for deck in DECKS)
        split = offer(w.Split, food=food, sanity=sanity, build=build, total=(number, number))
        return (split.because(food="W10", sanity="W10", build="W10"),)

    def evenly(seat: Seat) -> w.Split:
        split: dict[str, int] = dict.fromkeys(DECKS, 0)
        for i in range(wild[seat]):
            split[open_decks[i % len(open_decks)]] += 1
        return w.Split(food=split["food"], sanity=split["sanity"], build=split["build"])

    offers = {seat: shares(number) for seat, number in wild.items()}
    said = await t.ask_all(
        "split",
        list(wild),
        offers.__getitem__,
        seconds=times.SPLIT,
        otherwise=evenly,
        others=t.state.board.others(wild, "W10"),
    )
    for seat, split in said.items():
        for deck in DECKS:
            wanted[seat].change(deck, getattr(split, deck))


# ---------------------------------------------------- d) select cards


async def _select_cards(t: T, seats: Sequence[Seat]) -> None:
    """All choose at once, sealed (W13). Whoever has no card is not asked (W12)."""
    state = t.state
    asked = [seat for seat in seats if state.hands[seat]]
    offers = {seat: _places(t, seat) for seat in asked}
    chosen = await t.ask_all(
        "select",
        asked,
        offers.__getitem__,
        seconds=times.SELECT,
        otherwise=lambda seat: _by_lot(t, seat),
        others=state.board.others(seats, "W14") | {seat: "W12" for seat in seats if seat not in asked},
    )
    discarded: list[str] = []
    for seat in asked:
        hand, choice = state.hands[seat], chosen[seat]
        if choice.play is not None:
            hand.remove(choice.play)
            state.plays[seat] = choice.play
        if choice.keep is not None:
            hand.remove(choice.keep)
            state.keeps[seat] = choice.keep
        discarded += hand
        hand.clear()
        t.tell(seat, w.Selected(play=choice.play, keep=choice.keep))
    say(
        t,
        w.CardsPlaced(
            plays=tuple(seat for seat in asked if chosen[seat].play is not None),
            keeps=tuple(seat for seat in asked if chosen[seat].keep is not None),
        ),
    )
    discard(t, discarded)


def _keeps_none(t: T, seat: Seat) -> bool:
    return not t.state.options.ghosts_keep and t.state.board.places[seat].life == "ghost"


def _places(t: T, seat: Seat) -> Offers:
    """Both places must be filled; with one card the player says which (W12). Ghosts may have to keep none (W14)."""
    hand = t.state.hands[seat]
    if _keeps_none(t, seat):
        return (offer(w.Select, play=hand, keep=[None]).because(play="W14", keep="W14"),)
    both = [*hand, None] if len(hand) == 1 else hand
    return (offer(w.Select, play=both, keep=both, pool=both).because(play="W12", keep="W12"),)


def _by_lot(t: T, seat: Seat) -> w.Select:
    """What the silent place: drawn by position, so that it tells nothing."""
    hand: list[str | None] = [*t.state.hands[seat]]
    purpose = f"silence/{seat}"
    if _keeps_none(t, seat):
        return w.Select(play=hand[t.chance.below(len(hand), purpose)], keep=None)
    if len(hand) == 1:
        hand.append(None)
    play = hand.pop(t.chance.below(len(hand), purpose))
    return w.Select(play=play, keep=hand[t.chance.below(len(hand), purpose)])
