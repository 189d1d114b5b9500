"""An evening of Peasant Buffet by buttons: draw, stop, fight, Dooms in windows of seconds, a Boss paid together; and
what only one may see comes in answers that only they can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.demo.guest import Guest
from engines import HANDLERS
from engines.kernel import Prompt, Session
from engines.peasant_buffet import words as w
from tests.e2e.evenings import House, private, said

GAME = "peasant-buffet"
SEATS = 4
Fits = Callable[[Session, Prompt], bool]
TOP = "You know what comes next"  # as the panel says it


async def lay(house: House, seed: str) -> list[Guest]:
    """A game of members that has just begun."""
    house.app.new_seed = lambda: seed
    host, *others = guests = house.guests(SEATS)
    await host.types(f"newgame {GAME}")
    for guest in others:
        await guest.presses_in_lobby("join")
    await host.presses_in_lobby("start")
    await house.quiet()
    house.number = (await house.table()).id
    return guests


async def until(house: House, fits: Fits) -> Prompt | None:
    """AI players decide for everybody, and time passes, until somebody is asked what fits; None if the game ends."""
    info = await house.table()
    while not (session := await house.session()).over:
        for prompt in session.prompts():
            if prompt.chosen is None and prompt.offers and fits(session, prompt):
                await house.quiet()
                return prompt
        acted = [await house._decides(info, seat, "") for seat in range(1, SEATS + 1)]
        if not any(acted) and session.next_deadline is not None:
            await HANDLERS[GAME].wake(house.app.house, info.id, session.next_deadline)
    return None


async def laid_until(house: House, fits: Fits) -> tuple[list[Guest], Prompt]:
    """A game in which somebody is asked what fits; games in which nobody is are played to the end."""
    for number in range(12):
        guests = await lay(house, f"buffet {number}")
        if (prompt := await until(house, fits)) is not None:
            return guests, prompt
    raise AssertionError("twelve games ended without it")


def offers(kind: type[Any], *windows: str) -> Fits:
    """Whether a question of these windows offers such a command."""

    def fits(session: Session, prompt: Prompt) -> bool:
        del session
        return prompt.kind in windows and any(one.type is kind for one in prompt.offers)

    return fits


def first(prompt: Prompt, kind: type[Any]) -> Any:
    return next(one for one in prompt.commands() if isinstance(one, kind))


async def view(house: House, seat: int | None = None) -> Any:
    """What a seat knows."""
    async with HANDLERS[GAME].look(house.app.house, house.number) as seated:
        return seated.live.view(seat)


async def board(house: House) -> Any:
    """What lies open."""
    return (await view(house)).board


async def test_a_turn_is_a_draw_and_a_stop(house: House) -> None:
    guests = await lay(house, "buffet 1")
    (asked,) = [one for one in await house.prompts() if any(each.type is w.Draw for each in one.offers)]
    active = guests[asked.seat - 1]
    village = (await board(house)).village
    await active.decides(asked, w.Draw())
    await house.quiet()
    assert (await board(house)).village == village - 1
    stop = await until(house, offers(w.Stop, "draw"))
    assert stop is not None
    before = await board(house)
    turn, loot = before.turn, list(before.loot)
    await guests[stop.seat - 1].decides(stop, w.Stop())
    await until(house, lambda *_: True)
    await house.quiet()
    now = await board(house)
    assert (now.ending, now.turn) == ("stop", turn) or now.turn > turn
    assert f"Turn {now.turn}" in house.guest(9).screen()
    assert not loot or f"{guests[stop.seat - 1].name}** collects" in house.guest(9).screen()


async def test_a_monster_is_fought_and_everybody_reads_it(house: House) -> None:
    guests, asked = await laid_until(house, offers(w.Fight, "fight"))
    drawn = (await board(house)).drawn
    await guests[asked.seat - 1].decides(asked, first(asked, w.Fight))
    await until(house, lambda *_: True)
    assert drawn in (await board(house)).discard
    assert "is defeated" in house.guest(9).screen()


async def test_a_monster_at_home_is_paid_in_ones_own_panel(house: House) -> None:
    guests, asked = await laid_until(house, offers(w.Fight, "pay"))
    items = list((await board(house)).places[asked.seat].items)
    guest = guests[asked.seat - 1]
    outcome = await guest.presses_about("cards")
    assert private(outcome)
    await guest.decides(asked, first(asked, w.Fight))
    assert len((await board(house)).places[asked.seat].items) < len(items)


async def test_a_doom_is_played_in_a_window_of_seconds_and_aimed(house: House) -> None:
    guests, asked = await laid_until(house, offers(w.PlayDoom, "turn", "drawn", "end"))
    assert asked.closes_at is not None
    assert asked.closes_at - asked.opened_at == 5
    doom = first(asked, w.PlayDoom)
    await guests[asked.seat - 1].decides(asked, doom)
    await house.quiet()
    if aim := [one for one in await house.prompts(asked.seat) if one.kind == "target"]:
        await guests[asked.seat - 1].decides(aim[0], first(aim[0], w.Target))
        await house.quiet()
    assert f"{guests[asked.seat - 1].name}** plays" in house.guest(9).screen()
    assert doom.card not in (await board(house)).places[asked.seat].dooms


async def test_a_boss_is_paid_by_somebody_whose_turn_it_is_not(house: House) -> None:
    def fits(session: Session, prompt: Prompt) -> bool:
        other = prompt.seat != session.table.state.board.active
        return other and any(one.type is w.Contribute for one in prompt.offers)

    guests, asked = await laid_until(house, fits)
    items = list((await board(house)).places[asked.seat].items)
    await guests[asked.seat - 1].decides(asked, first(asked, w.Contribute))
    await house.quiet()
    assert len((await board(house)).places[asked.seat].items) < len(items)
    assert f"{guests[asked.seat - 1].name}** pays" in house.guest(9).screen()


def turn_of(peasant: str, *kinds: str) -> Fits:
    """Whether this peasant is asked so in their own turn."""

    def fits(session: Session, prompt: Prompt) -> bool:
        table = session.table.state.board
        mine = table.active == prompt.seat and table.places[prompt.seat].peasant == peasant
        return mine and prompt.kind in kinds and not (table.drew and kinds == ("draw",))

    return fits


async def seen_alone(house: House, guests: list[Guest], seat: int) -> None:
    """The top of the Village stands in an answer that only this seat's member sees."""
    top = (await view(house, seat)).top
    assert top
    answers = {guest.id: await guest.presses_about("cards") for guest in guests}
    for guest in guests:
        assert private(answers[guest.id])
        assert (TOP in said(answers[guest.id])) == (guest is guests[seat - 1])
    assert TOP not in house.guest(9).screen()
    assert "On top of the Village" not in house.guest(9).screen()


async def test_what_kit_sees_before_she_draws_is_hers_alone(house: House) -> None:
    guests, asked = await laid_until(house, turn_of("kit", "draw"))
    await seen_alone(house, guests, asked.seat)
    assert len((await view(house, asked.seat)).top) == 1


async def test_what_edda_sees_after_her_turn_is_hers_alone_and_she_may_bury_it(house: House) -> None:
    guests, asked = await laid_until(house, turn_of("edda", "bury"))
    await seen_alone(house, guests, asked.seat)
    (top, *_) = (await view(house, asked.seat)).top
    await guests[asked.seat - 1].decides(asked, w.Bury())
    await house.quiet()
    assert (await view(house, asked.seat)).village[-1] == top
    assert (await view(house, asked.seat % SEATS + 1)).village[-1] is None


async def test_on_a_quiet_road_one_member_puts_cards_in_order_and_nobody_else_sees_them(house: House) -> None:
    guests, asked = await laid_until(house, offers(w.Arrange, "arrange"))
    await seen_alone(house, guests, asked.seat)
    top = (await view(house, asked.seat)).top
    wanted = w.Arrange(first=top[2], second=top[1], third=top[0])
    await guests[asked.seat - 1].decides(asked, wanted)
    await house.quiet()
    assert (await view(house, asked.seat)).top[:3] == [top[2], top[1], top[0]]
    assert (await view(house, asked.seat % SEATS + 1)).top[:3] != [top[2], top[1], top[0]]
