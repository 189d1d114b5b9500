"""How a list of effects is resolved: one after the other, each by the small function that is its word's."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from engines.kernel import Seat, offer
from engines.who_should_we_eat import times
from engines.who_should_we_eat.modifiers import protected
from engines.who_should_we_eat.state import T, say
from engines.who_should_we_eat.straws import draw_straws
from engines.who_should_we_eat.vocabulary import Effect, Protection, Who, Word
from engines.who_should_we_eat.words import NoTarget, Target, Targeted

W = TypeVar("W", bound=Word)
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Source:
    """Where effects come from.

    owner    who makes the choices: the card's player, the haunted, the victim; None for the top of a quest
    gain     it is the owner's own Play card, so the owner's gains count
    ghost    it is a ghost card: it cannot choose those who are protected from ghosts
    instant  it is a ghost instant: wards count
    """

    card: str
    owner: Seat | None
    gain: bool = False
    ghost: bool = False
    instant: bool = False


Primitive = Callable[[T, Source, Any], Awaitable[None]]
_AT_THE_KEEP = ("discard_keep", "swap_keep", "peek_keep")
PRIMITIVES: dict[type[Word], Primitive] = {}


def does(word: type[W]) -> Callable[[Callable[[T, Source, W], Awaitable[None]]], Callable[..., Awaitable[None]]]:
    """The function that resolves a word of the cards."""

    def register(primitive: Callable[[T, Source, W], Awaitable[None]]) -> Callable[..., Awaitable[None]]:
        PRIMITIVES[word] = primitive
        return primitive

    return register


async def resolve(t: T, source: Source, effects: Sequence[Effect]) -> None:
    """All effects of a list, in order; they are compulsory (W20)."""
    for effect in effects:
        await PRIMITIVES[type(effect)](t, source, effect)


async def meant(t: T, source: Source, effect: str, who: Who, legal: Callable[[Seat], bool]) -> list[Seat]:
    """Whom an effect reaches, clockwise from the leader. Nobody: the effect is skipped and that is told (W17, W53)."""
    board = t.state.board
    living = board.clockwise()
    match who:
        case "self":
            seats = [seat for seat in living if seat == source.owner and legal(seat)]
        case "all":
            seats = [seat for seat in living if legal(seat)]
        case "straw":
            short = [await draw_straws(t, "card", living)] if living else []
            seats = [seat for seat in short if legal(seat)]
        case "any" | "other":
            options = [
                seat
                for seat in living
                if legal(seat)
                and (who == "any" or seat != source.owner)
                and not (source.ghost and protected(board, seat, "ghosts"))
            ]
            seats = [await choose_seat(t, source, options, "W50", *_protections(source, effect))] if options else []
    if not seats:
        say(t, NoTarget(card=source.card, effect=effect))
    return seats


def _protections(source: Source, effect: str) -> list[Protection]:
    """What may protect a survivor from being chosen by this effect (W53)."""
    found: list[Protection] = ["ghosts"] if source.ghost else []
    return [*found, "keep"] if effect in _AT_THE_KEEP else found


async def choose_seat(t: T, source: Source, options: Sequence[Seat], rule: str, *protections: Protection) -> Seat:
    """The owner chooses one of `options`; one alone is no choice. Others are refused: today's dead by W39, those
    who are protected by W53, everybody else by `rule`."""
    board, target = t.state.board, options[0]
    if len(options) > 1:
        assert source.owner is not None
        barred = dict.fromkeys(board.seats("dead"), "W39")
        barred |= {seat: "W53" for seat in board.living if any(protected(board, seat, one) for one in protections)}
        offers = (offer(Target, target=options, shared=True).because(target=rule, barred=barred),)
        target = (
            await t.ask(
                source.owner,
                "target",
                lambda: offers,
                seconds=times.TARGET,
                otherwise=lambda: Target(target=t.chance.pick(options, "silence")),
                others=board.others([source.owner], "W20"),
            )
        ).target
    say(t, Targeted(seat=source.owner, card=source.card, target=target))
    return target
