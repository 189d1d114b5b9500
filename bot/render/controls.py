"""From offers to buttons and menus: every legal command can be reached by at most two presses.

A menu's choice carries the chosen value together with those that follow from it; its custom_id has those before.
A field has at most 25 values: a menu holds no more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.faces import Face, Scene
from bot.faces.marks import shorten
from bot.presses import Decide, Value, Verb, write
from bot.screen import Button, Choice, Menu, Row, Style
from engines.kernel import Command, Done, Offer

BUTTONS_IN_A_ROW = 5
BUTTONS = 10  # values of one field that are drawn as buttons
CHOICES = 25
LABEL = 34  # characters that a phone shows of a button
LINE = 100  # of a menu's choice

Values: TypeAlias = tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """Where controls stand.

    window   its name; `kind`: its kind
    private  in the panel of `scene.seat`; else in the channel, where anybody may press
    chosen   this seat's answer so far
    draft    values chosen so far of a command in two steps
    """

    table: int
    window: str
    kind: str
    face: Face
    scene: Scene
    private: bool = False
    chosen: Command | None = None
    draft: Values = ()

    def asks_twice(self, command: Command) -> bool:
        """Whether a press on it may have to be asked for once more."""
        return self.face.dangerous(self.kind, command, self.scene.seat)


def controls(place: Place, offers: Sequence[Offer[Any]]) -> list[Row]:
    """Rows for all offers: what needs a choice first, plain buttons last and side by side."""
    rows: list[Row] = []
    buttons: list[Button] = []
    for offer in offers:
        commands = _distinct(offer)
        if not commands:
            continue
        if not offer.fields or offer.free or offer.type is Done:
            buttons += [_button(place, offer, values, command) for values, command in commands.items()]
        else:
            rows += _rows(place, offer, commands)
    return rows + _in_rows(buttons)


def _distinct(offer: Offer[Any]) -> dict[Values, Command]:
    """The legal commands by their values; copies of a card are one."""
    found: dict[Values, Command] = {}
    for command in offer.commands():
        found.setdefault(tuple(getattr(command, name) for name in offer.fields), command)
    return found


def _rows(place: Place, offer: Offer[Any], commands: dict[Values, Command]) -> list[Row]:
    """One choice, or the first of two and, when it is made, the second."""
    every = list(commands)
    free = _free(every, 0) or [len(offer.fields) - 1]
    field = free[0]
    if len(free) == 1:
        if len(every) <= BUTTONS and not (place.private and _has_notes(place, offer, every, field)):
            return _in_rows([_button(place, offer, values, command) for values, command in commands.items()])
        return [_menu(place, offer, commands, field)]
    heads: dict[Values, Command] = {}
    for values, command in commands.items():
        heads.setdefault(values[: field + 1], command)
    if len(heads) == len(every) or (len(every) <= CHOICES and not _has_notes(place, offer, every, field)):
        return [_menu(place, offer, commands, None)]
    head = next((one for one in (place.draft, _values(offer, place.chosen)) if one[: field + 1] in heads), ())
    head = head[: field + 1]
    rows = [_menu(place, offer, heads, field, verb="d", chosen=head)]
    if head:
        rest = {values: command for values, command in commands.items() if values[: len(head)] == head}
        free = _free(list(rest), len(head)) or [len(head)]
        rows.append(_menu(place, offer, rest, free[0] if len(free) == 1 else None, before=head))
    return rows


def _free(every: Sequence[Values], start: int) -> list[int]:
    """The fields from `start` on whose value is not settled."""
    return [i for i in range(start, len(every[0])) if len({values[i] for values in every}) > 1]


def _values(offer: Offer[Any], command: Command | None) -> Values:
    return tuple(getattr(command, name) for name in offer.fields) if type(command) is offer.type else ()


def _menu(
    place: Place,
    offer: Offer[Any],
    commands: dict[Values, Command],
    field: int | None,
    *,
    verb: Verb = "c",
    before: Values = (),
    chosen: Values | None = None,
) -> Row:
    """A menu for a field, or (None) for whole commands."""
    if verb == "c":
        chosen = _values(offer, place.chosen)
        if any(place.asks_twice(command) for command in commands.values()):
            verb = "q"
    key = f"placeholder-{offer.kind}" if field is None else f"placeholder-{offer.kind}-{list(offer.fields)[field]}"
    choices = [
        Choice(
            shorten(_whole(place, offer, values) if field is None else _label(place, offer, field, values), LINE),
            write(values[len(before) :]),
            None if field is None else _note(place, offer, field, values),
            chosen=values == chosen,
        )
        for values in list(commands)[:CHOICES]
    ]
    press = Decide(verb, place.table, place.window, offer.kind, before)
    return Row((Menu(str(press), place.scene.words(key), tuple(choices)),))


def _button(place: Place, offer: Offer[Any], values: Values, command: Command) -> Button:
    danger = place.asks_twice(command)
    verb: Verb = "f" if offer.free else "q" if danger else "c"
    style: Style = "secondary"
    if place.private and place.chosen == command:
        style = "success"
    elif danger and place.private:
        style = "danger"
    elif not values:
        style = "primary"
    press = Decide(verb, place.table, place.window, offer.kind, values)
    return Button(shorten(_whole(place, offer, values), LABEL), str(press), style)


def _whole(place: Place, offer: Offer[Any], values: Values) -> str:
    if offer.type is Done:
        return place.scene.words("offer-done" if values == (True,) else "offer-not-done")
    return place.face.whole(place.scene, offer.kind, dict(zip(offer.fields, values, strict=True)))


def _label(place: Place, offer: Offer[Any], field: int, values: Values) -> str:
    return place.face.label(place.scene, offer.kind, list(offer.fields)[field], values[field])


def _note(place: Place, offer: Offer[Any], field: int, values: Values) -> str | None:
    note = place.face.note(place.scene, offer.kind, list(offer.fields)[field], values[field])
    return None if note is None else shorten(note, LINE)


def _has_notes(place: Place, offer: Offer[Any], every: Sequence[Values], field: int) -> bool:
    return any(_note(place, offer, field, values) is not None for values in every)


def _in_rows(buttons: Sequence[Button]) -> list[Row]:
    return [Row(tuple(buttons[i : i + BUTTONS_IN_A_ROW])) for i in range(0, len(buttons), BUTTONS_IN_A_ROW)]
