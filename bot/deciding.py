"""From a press to a command: which of the question's offers was meant, and with which values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from bot import presses
from bot.presses import Decide, Value
from engines.kernel import Command, IllegalCommand, Offer, Prompt, Seat, Session

JOINT = "+"  # between values that were chosen at once


def prompt_name(press: Decide, seat: Seat) -> str:
    """The name of the presser's own question in the window that was pressed. A private window's name has it already."""
    return press.window if "/" in press.window else f"{press.window}/{seat}"


def find(session: Session, press: Decide, seat: Seat) -> Prompt:
    """The question that a press answers. Raises NotYourPrompt where only others were asked, PromptClosed otherwise."""
    return session.find(seat, prompt_name(press, seat))


def offered(session: Session, prompt: Prompt, kind: str, given: Sequence[Value] = ()) -> Offer[Any]:
    """The offer of this kind, of several the one that has the first of these values: the seat's own, else the one that
    was drawn in the channel for all, which the seat may not take. Raises IllegalCommand, with the ruling where one is
    named."""
    if found := [offer for offer in _offers(session, prompt) if offer.kind == kind]:
        return best(found, given)
    barred = next((one.rule for one in prompt.barred if one.type.model_fields["kind"].default == kind), None)
    raise IllegalCommand(barred)


def best(offers: Sequence[Offer[Any]], given: Sequence[Value]) -> Offer[Any]:
    """The first of some offers that has most of the first values."""
    return max(offers, key=lambda offer: _fitting(offer, given))


def values(press: Decide, chosen: Iterable[str]) -> tuple[Value, ...]:
    """The values of a press, and those chosen in its menu: several at once are one value. Raises IllegalCommand if we
    did not write them."""
    try:
        read = [presses.read(text) for text in chosen]
    except ValueError:
        raise IllegalCommand from None
    if len(read) <= 1:
        return (*press.values, *(value for values in read for value in values))
    return (*press.values, JOINT.join(str(value) for values in read for value in values))


def draft(offer: Offer[Any], given: Sequence[Value]) -> tuple[Value, ...]:
    """The values of the first fields of a command that needs more. Raises IllegalCommand if they are none."""
    fields = list(offer.fields.values())
    if len(given) > len(fields) or any(value not in legal for value, legal in zip(given, fields, strict=False)):
        raise IllegalCommand
    return tuple(given)


def command(offer: Offer[Any], given: Sequence[Value], written: Mapping[str, str] | None = None) -> Command:
    """The command with these values, and with what was written in a form's fields. Raises IllegalCommand if there is
    none such; whether it is legal now is for the question to say."""
    if len(given) != len(offer.fields):
        raise IllegalCommand
    free = {name: text for name, text in (written or {}).items() if name in offer.free}
    meant = {name: _in_order(value, offer.fields[name]) for name, value in zip(offer.fields, given, strict=True)}
    try:
        return offer.type(**meant, **free)
    except ValidationError:
        raise IllegalCommand from None


def parts(value: Value) -> tuple[str, ...]:
    """What several values that were chosen at once are made of."""
    return tuple(value.split(JOINT)) if isinstance(value, str) else ()


def _in_order(value: Value, legal: Sequence[Value]) -> Value:
    """The legal value of the same parts, in whatever order they were chosen; a value that has none stays as it is."""
    if value in legal or len(parts(value)) < 2:
        return value
    same = Counter(parts(value))
    return next((one for one in legal if Counter(parts(one)) == same), value)


def _fitting(offer: Offer[Any], given: Sequence[Value]) -> int:
    """How many of the first fields have the values that were given."""
    fits = [value in legal for value, legal in zip(given, offer.fields.values(), strict=False)]
    return (*fits, False).index(False)


def _offers(session: Session, prompt: Prompt) -> Iterator[Offer[Any]]:
    yield from prompt.offers
    for one in session.awaited():
        if one.window == prompt.window:
            yield from one.offers
