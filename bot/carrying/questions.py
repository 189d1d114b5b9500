"""Which open questions ring whom: from what is public and from the seat's own prompts, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel import Awaited, Command, Prompt, Seat, Session

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


def undecided(session: Session, seat: Seat) -> frozenset[str]:
    """The questions in a seat's own panel to which it has given no answer yet."""
    return frozenset(prompt.name for prompt in _in_panel(session, seat) if prompt.chosen is None)


def offered_in_panel(session: Session, seat: Seat) -> frozenset[tuple[object, ...]]:
    """What a seat can decide in its own panel, piece by piece: the kinds of commands, their values, and the bounds of
    what is chosen together. Where a piece is new, there is something to press that was not there before."""
    return frozenset(
        piece
        for prompt in _in_panel(session, seat)
        for offer in prompt.offers
        if not offer.shared
        for piece in (
            (prompt.name, offer.kind, offer.pool, offer.total),
            *((prompt.name, offer.kind, name, value) for name, values in offer.fields.items() for value in values),
        )
    )


def chosen_in_panel(session: Session, seat: Seat) -> dict[str, Command]:
    """What a seat has answered to questions in its own panel that are still open."""
    return {prompt.name: prompt.chosen for prompt in _in_panel(session, seat) if prompt.chosen is not None}


def counted(session: Session, seat: Seat) -> frozenset[str]:
    """Those of them that are awaited of the seat: where its silence counts, and does not only let a chance pass."""
    quiet = {window.window for window in session.awaited() if window.missing is None}
    return frozenset(
        prompt.name
        for prompt in _in_panel(session, seat)
        if prompt.chosen is None and prompt.closes_at is not None and prompt.window not in quiet
    )


def reminder_at(opened_at: float, closes_at: float) -> float:
    """When the last quarter of a question's time begins."""
    return opened_at + QUARTERS * (closes_at - opened_at)


def reminders(session: Session) -> dict[str, float]:
    """When the last quarter of which window begins: from then on the board names those who are missing, however short
    the window is. What gives no receipts misses nobody."""
    if session.over or session.paused_at is not None:
        return {}
    quiet = {window.window for window in session.awaited() if window.missing is None}
    return {
        prompt.window: reminder_at(prompt.opened_at, prompt.closes_at)
        for prompt in session.prompts()
        if prompt.offers and prompt.window not in quiet and prompt.closes_at is not None
    }


def is_late(session: Session, seat: Seat, now: float) -> bool:
    """Whether a seat has not answered in the last quarter of the time, where there is time for a reminder."""
    due = reminders(session)
    return any(
        prompt.offers and prompt.chosen is None and due.get(prompt.window, now + 1) <= now
        for prompt in session.prompts(seat)
        if prompt.closes_at is not None and prompt.closes_at - prompt.opened_at >= REMINDED
    )


def _in_panel(session: Session, seat: Seat) -> list[Prompt]:
    return [prompt for prompt in session.prompts(seat) if any(not offer.shared for offer in prompt.offers)]


def _is_sudden(prompt: Prompt) -> bool:
    return prompt.closes_at is not None and prompt.closes_at - prompt.opened_at < SUDDEN


def _names(window: Awaited) -> Iterator[tuple[str, Seat]]:
    for seat in window.seats:
        yield f"{window.window}/{seat}", seat
