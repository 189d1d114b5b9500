"""Tribunal with a leak in it. Each of these tells a seat something that it must not know without naming a card, as a
slip in a game's rules or in the kernel would; the suite has to notice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any
from unittest.mock import patch

from engines.kernel import ALL, NotYourPrompt, Offers, PromptClosed, Seat, Table, offer
from engines.kernel.waits import Request, wait
from tests.toy import dusk, trial
from tests.toy import words as w
from tests.toy.state import KNIVES, PAPERS, T

Plant = Callable[[], AbstractContextManager[Any]]
_HOLD = offer(w.Hold, shared=True)


def offers_in_hand_order() -> AbstractContextManager[Any]:
    """Those who may hang are listed by the cards that they hold."""

    def candidates(t: T, accusation: trial.Accusation) -> list[Seat]:
        return sorted([accusation.by, accusation.target], key=lambda seat: t.state.hands[seat])

    return patch.object(trial, "candidates", candidates)


def a_window_only_for_holders() -> AbstractContextManager[Any]:
    """The knife window opens only if somebody holds a knife."""
    honest = trial.knife

    async def knife(t: T, accuser: Seat) -> Seat | None:
        if any(t.state.held(seat, KNIVES) for seat in t.state.others(accuser)):
            return await honest(t, accuser)
        return None

    return patch.object(trial, "knife", knife)


def an_early_close() -> AbstractContextManager[Any]:
    """The knife window closes as soon as everybody who holds a knife has answered."""

    async def knife(t: T, accuser: Seat) -> Seat | None:
        seats = t.state.others(accuser)
        holders = [seat for seat in seats if t.state.held(seat, KNIVES)]
        window = t.open(
            "knife",
            seats,
            lambda seat: trial.knife_offers(t, seat),
            t.seconds(trial.KNIFE),
            mode="reaction",
            again=True,
        )
        while await wait(t, (window,)) is not None:
            if holders and all(seat in window.answers for seat in holders):
                break
        return next((seat for seat in seats if isinstance(window.answers.get(seat), w.Stab)), None)

    return patch.object(trial, "knife", knife)


def receipts_of_holders_only() -> AbstractContextManager[Any]:
    """The knife window is as long as it should be, but says how many have answered of those who could stab."""

    async def knife(t: T, accuser: Seat) -> Seat | None:
        seats = t.state.others(accuser)
        holders = [seat for seat in seats if t.state.held(seat, KNIVES)]
        window = t.open("knife", seats, lambda seat: trial.knife_offers(t, seat), t.seconds(trial.KNIFE), again=True)
        while await wait(t, (window,)) is not None:
            for seat in seats:
                if seat not in holders:
                    window.answers.pop(seat, None)
        return next((seat for seat in seats if isinstance(window.answers.get(seat), w.Stab)), None)

    return patch.object(trial, "knife", knife)


def a_counter() -> AbstractContextManager[Any]:
    """Private questions are numbered over all seats."""

    def private_name(self: Table[Any], kind: str, seat: Seat) -> str:
        return f"{self._number(kind, kind)}/{seat}"  # pyright: ignore[reportPrivateUsage]

    return patch.object(Table, "_private_name", private_name)


def an_error_text() -> AbstractContextManager[Any]:
    """A refusal gives another ruling if somebody else holds a knife."""
    honest = trial.talk

    def talk(t: T, seat: Seat) -> Offers:
        held = any(t.state.held(one, KNIVES) for one in t.state.others(seat))
        toast = offer(w.Toast, target=t.state.others(seat)).because(target="T8" if held else "T9")
        return [toast if getattr(one, "type", None) is w.Toast else one for one in honest(t, seat)]

    return patch.object(trial, "talk", talk)


# ---------------------------------------------------------------- more of the kind


def an_error_code() -> AbstractContextManager[Any]:
    """Another seat's question is refused as such only while it is open: trying tells who is asked in secret."""
    honest = Request.find

    def find(self: Request, seat: Seat, name: str) -> Any:
        try:
            return honest(self, seat, name)
        except NotYourPrompt:
            if any(prompt.name == name for prompt in self.prompts(None)):
                raise
        raise PromptClosed

    return patch.object(Request, "find", find)


def a_secret_that_takes_time() -> AbstractContextManager[Any]:
    """A paper may be read for longer than the watch lasts, and holds up the night."""
    return patch.object(dusk, "LETTER", 200)


def a_question_for_all_to_see() -> AbstractContextManager[Any]:
    """Everybody sees that somebody is asked about a paper."""

    async def letter(t: T, seat: Seat) -> Seat | None:
        offers = (offer(w.Read, target=[*t.state.others(seat), None]),)
        read = await t.ask(seat, "letter", lambda: offers, seconds=dusk.LETTER, otherwise=lambda: w.Read(target=None))
        return read.target

    return patch.object(dusk, "letter", letter)


def a_beat_where_a_secret_decides() -> AbstractContextManager[Any]:
    """There is a pause where somebody has a paper."""
    honest = dusk.lay_open

    def lay_open(t: T, laid: Any) -> None:
        if any(t.state.held(seat, PAPERS) for seat in t.state.living):
            t.beat()
        honest(t, laid)

    return patch.object(dusk, "lay_open", lay_open)


def a_count_in_a_fact() -> AbstractContextManager[Any]:
    """Who has a paper to hide drinks twice."""
    honest = trial.toast

    async def toast(t: T, seat: Seat, target: Seat) -> None:
        await honest(t, seat, target)
        if t.state.held(target, PAPERS):
            t.tell(ALL, w.Toasted(seat=target, target=seat, drank=True))

    return patch.object(trial, "toast", toast)


def an_order_of_what_is_told() -> AbstractContextManager[Any]:
    """What is shown is turned over in the order of what is buried."""
    honest = dusk.lay_open

    def lay_open(t: T, laid: Any) -> None:
        order = sorted(laid, key=lambda seat: laid[seat].bury if laid[seat] else "")
        honest(t, {seat: laid[seat] for seat in order})

    return patch.object(dusk, "lay_open", lay_open)


OF_THE_TWELVE: dict[str, Plant] = {
    "offers in hand order": offers_in_hand_order,
    "a window only for knife holders": a_window_only_for_holders,
    "an early close": an_early_close,
    "receipts of holders only": receipts_of_holders_only,
    "a counter": a_counter,
    "an error text": an_error_text,
}
MORE: dict[str, Plant] = {
    "an error code": an_error_code,
    "a secret that takes time": a_secret_that_takes_time,
    "a question for all to see": a_question_for_all_to_see,
    "a beat where a secret decides": a_beat_where_a_secret_decides,
    "a count in a fact": a_count_in_a_fact,
    "an order of what is told": an_order_of_what_is_told,
}


# ---------------------------------------------------------------- told to the wrong seats: the audit's business


@contextmanager
def told_to_everybody() -> Iterator[None]:
    """What a visitor sees, everybody sees: the card is named, so no swap can tell, but a spectator knows too much."""

    def see(t: T, visits: dict[Seat, Seat]) -> None:
        for target in visits.values():
            if buried := t.state.buried[target]:
                t.tell(ALL, w.CardSeen(seat=target, card=buried[-1]))

    with patch.object(dusk, "see", see):
        yield
