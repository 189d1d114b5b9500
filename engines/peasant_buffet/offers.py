"""What somebody may do at any time: play a Doom, pay into a Boss, drive a Monster away (B5, B12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from engines.kernel import Barred, Offer, Offers, Seat, offer
from engines.peasant_buffet import vocabulary as v
from engines.peasant_buffet import words as w
from engines.peasant_buffet.board import Board
from engines.peasant_buffet.foes import contributions, tag, zombie_tag
from engines.peasant_buffet.options import Options

Moment: TypeAlias = Literal["draw", "turn", "drawn", "end", "stand", "interrupt"]


def anytime(board: Board, options: Options, seat: Seat, moment: Moment) -> Offers:
    """What a living peasant may do now besides answering a question. It lies open, so it may be drawn in the channel.
    What they may pay in their own inventory is on their own screen: see `paying`."""
    found: list[Offer[w.GameCommand] | Barred] = [*dooms(board, options, seat, moment)]
    found.append(Barred(w.Fight, "B13" if options.payment == "partial" else "B12"))
    if board.bosses:
        ways = contributions(board, seat)
        shared = offer(w.Contribute, how=[way.text for way in ways], shared=True).because(how="B14")
        found.append(shared if ways else Barred(w.Contribute, "B14"))
    found += herding(board, seat)
    return found


def dooms(board: Board, options: Options, seat: Seat, moment: Moment) -> Iterator[Offer[w.PlayDoom] | Barred]:
    """The Dooms of a seat; those that may not be played now are refused with a reason."""
    held = list(dict.fromkeys(board.places[seat].dooms))
    barred = {card: rule for card in held if (rule := forbidden(board, options, seat, card, moment))}
    if playable := [card for card in held if card not in barred]:
        yield offer(w.PlayDoom, card=playable, shared=True).because(card="B5", barred=barred)
    elif held:
        yield Barred(w.PlayDoom, barred[held[0]])


def forbidden(board: Board, options: Options, seat: Seat, card: str, moment: Moment) -> str | None:
    """The ruling by which a Doom may not be played now, if there is one."""
    match board.pack.dooms[card].effect:
        case v.Cancel():
            return None if moment == "interrupt" else "B6"
        case _ if moment == "interrupt":
            return "B6"
        case v.Snatch():
            return None if seat != board.active and board.loot else "B7"
        case v.Dare():
            dares = moment == "end" and board.ending == "stop" and seat != board.active and board.village > 0
            return None if dares else "B8"
        case v.Shove():
            return None if movable(board, options, seat) and len(board.living) > 1 else "B5"
        case v.TakeItem() | v.RecycleItems():
            return None if victims(board, seat) else "B5"
        case v.Bite():
            return None if not_bitten(board) else "B18"


def movable(board: Board, options: Options, seat: Seat) -> list[str]:
    """The Monsters of an inventory that an effect may move, Zombies among them (B19)."""
    zombies = board.zombies_with(seat) if options.zombies_shoved else []
    return [*dict.fromkeys(map(tag, board.places[seat].monsters)), *map(zombie_tag, zombies)]


def victims(board: Board, seat: Seat) -> list[Seat]:
    """From whom a seat could take an Item, or whom it could make recycle some."""
    return [
        other
        for other in board.clockwise()
        if other != seat and board.places[other].items and board.ability(other, v.Guarded) is None
    ]


def not_bitten(board: Board) -> list[Seat]:
    """Whom a Bite could still mean."""
    return [seat for seat in board.clockwise() if not board.places[seat].bitten]


def herding(board: Board, seat: Seat) -> list[Offer[w.GameCommand] | Barred]:
    """On one's own turn, once per game: a Monster with few weaknesses, to one of those who have the fewest monsters."""
    ability = board.ability(seat, v.Herd)
    others = [other for other in board.clockwise() if other != seat]
    if ability is None or not others:
        return []
    place = board.places[seat]
    herd = [foe for foe in place.monsters if len(board.pack.foes[foe.card].weaknesses) == ability.weaknesses]
    if seat != board.active or board.drew or place.used or not herd:
        return [Barred(w.Herd, "B26")]
    fewest = min(map(board.total, others))
    targets = [other for other in others if board.total(other) == fewest]
    monsters = list(dict.fromkeys(map(tag, herd)))
    return [offer(w.Herd, monster=monsters, target=targets, shared=True).because(target="B26", monster="B26")]


def could_react(board: Board, options: Options, moment: Moment) -> bool:
    """Whether a reaction window is worth opening: a living peasant holds a Doom that could be played in it. Inventories
    lie open, so everybody knows; before a first draw the active peasant's own do not count, who has all the time."""
    seats = [seat for seat in board.living if moment != "turn" or seat != board.active]
    return any(not forbidden(board, options, seat, card, moment) for seat in seats for card in board.places[seat].dooms)
