"""Which open questions ring whom: from what is public and from the seat's own prompts, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel import Awaited, Prompt, Seat, Session

REMINDED = 30.0  # seconds; who is asked for less is not reminded
SUDDEN = 20.0  # seconds; a question that closes sooner rings nobody: no phone is at hand so fast
QUARTERS = 0.75  # of its time has a question been open when those who are missing are reminded


def asked_in_channel(session: Session) -> dict[str, Seat]:
    """The questions that the board asks: name → seat."""
    return {name: seat for window in session.awaited() if window.offers for name, seat in _names(window)}


def sudden(session: Session) -> set[str]:
    """The questions that ring nobody."""
    return {prompt.name for prompt in session.prompts() if _is_sudden(prompt)}


def called_for(session: Session) -> dict[str, Seat]:
    """The questions that everybody knows to be open and that are answered in private: name → seat. These alone may
    be mentioned in the channel to those whose direct messages are closed; what is secret shows in no message there.
    A seat that an AI player has is called for nothing."""
    asked = (one for window in session.awaited() if not window.offers for one in _names(window))
    return {name: seat for name, seat in asked if session.players[seat] == "member"}


def asked_in_private(session: Session, seat: Seat) -> list[str]:
    """The questions of which a direct message tells. A card playable at any time is no question, and neither is what
    offers nothing and only says why not."""
    in_channel = {window.window for window in session.awaited() if window.offers}
    return [
        prompt.name
        for prompt in session.prompts(seat)
        if prompt.offers and prompt.closes_at is not None and prompt.window not in in_channel
    ]


def asks_in_panel(session: Session, seat: Seat) -> bool:
    """Whether there is anything that a seat decides in its own panel."""
    return any(not offer.shared for prompt in session.prompts(seat) for offer in prompt.offers)


def reminder_at(opened_at: float, closes_at: float) -> float | None:
    """When those are reminded who have not answered; None where there is no time for it."""
    length = closes_at - opened_at
    return opened_at + QUARTERS * length if length >= REMINDED else None


def reminders(session: Session) -> dict[str, float]:
    """When to remind of which window. Of what gives no receipts nobody is reminded."""
    if session.over or session.paused_at is not None:
        return {}
    quiet = {window.window for window in session.awaited() if window.missing is None}
    return {
        prompt.window: at
        for prompt in session.prompts()
        if prompt.offers and prompt.window not in quiet and (at := _reminder(prompt)) is not None
    }


def is_late(session: Session, seat: Seat, now: float) -> bool:
    """Whether a seat has not answered in the last quarter of the time."""
    due = reminders(session)
    return any(
        prompt.offers and prompt.chosen is None and due.get(prompt.window, now + 1) <= now
        for prompt in session.prompts(seat)
        if prompt.closes_at is not None
    )


def _is_sudden(prompt: Prompt) -> bool:
    return prompt.closes_at is not None and prompt.closes_at - prompt.opened_at < SUDDEN


def _reminder(prompt: Prompt) -> float | None:
    return None if prompt.closes_at is None else reminder_at(prompt.opened_at, prompt.closes_at)


def _names(window: Awaited) -> Iterator[tuple[str, Seat]]:
    for seat in window.seats:
        yield f"{window.window}/{seat}", seat
