"""From offers to buttons and menus: every legal command can be reached by at most two presses.

A menu's choice carries the chosen value together with those that follow from it; its custom_id has those before. A menu
holds 25 choices: a longer list is several menus, by the groups that the face names. Offers of one kind are drawn
together. In a panel a command in two steps is first one menu and then another; in the channel, where nobody's first
step can be shown, it is a menu for each first value.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot import deciding
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
PLACEHOLDER = 150

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
    for alike in _alike(offers):
        offer = alike[0]
        if offer.kind in place.face.several:
            rows += _in_parts(place, alike)
        elif not (commands := _distinct(alike)):
            continue
        elif not offer.fields or offer.free or offer.type is Done:
            buttons += [_button(place, offer, values, command) for values, command in commands.items()]
        elif 1 < len(alike) == len(commands) <= BUTTONS_IN_A_ROW:
            rows += _in_rows([_button(place, offer, values, command) for values, command in commands.items()])
        else:
            rows += _rows(place, offer, commands)
    return rows + _in_rows(buttons)


def _alike(offers: Sequence[Offer[Any]]) -> list[list[Offer[Any]]]:
    """Offers of one kind with the same fields stand together."""
    found: dict[tuple[str, ...], list[Offer[Any]]] = {}
    for offer in offers:
        found.setdefault((offer.kind, *offer.fields), []).append(offer)
    return list(found.values())


def _distinct(offers: Sequence[Offer[Any]]) -> dict[Values, Command]:
    """The legal commands by their values; copies of a card are one."""
    found: dict[Values, Command] = {}
    for offer in offers:
        for command in offer.commands():
            found.setdefault(tuple(getattr(command, name) for name in offer.fields), command)
    return found


def _in_parts(place: Place, offers: Sequence[Offer[Any]]) -> list[Row]:
    """A menu in which several parts of the last field are chosen at once; where the fields before it are not settled,
    that comes after a menu for these."""
    offer, heads = offers[0], dict[Values, Sequence[Value]]()
    for one in offers:
        *before, last = one.fields.values()
        heads |= dict.fromkeys(itertools.product(*before), last)
    drafted = place.draft[: len(offer.fields) - 1]
    head = next(iter(heads)) if len(heads) == 1 else drafted if drafted in heads else ()
    rows: list[Row] = []
    if len(heads) > 1:
        key = f"placeholder-{offer.kind}-{next(iter(offer.fields))}"
        choices = [
            Choice(shorten(_label(place, offer, 0, values), LINE), write(values), chosen=values == head)
            for values in list(heads)[:CHOICES]
        ]
        press = Decide("d", place.table, place.window, offer.kind)
        rows.append(Row((Menu(str(press), place.scene.words(key), tuple(choices)),)))
    if head in heads:
        rows.append(_parts_menu(place, offer, head, [deciding.parts(value) for value in heads[head]]))
    return rows


def _parts_menu(place: Place, offer: Offer[Any], head: Values, legal: Sequence[tuple[str, ...]]) -> Row:
    field = len(head)
    parts = list(dict.fromkeys(part for value in legal for part in value))[:CHOICES]
    choices = [
        Choice(
            shorten(_label(place, offer, field, (*head, part)), LINE),
            write((part,)),
            _note(place, offer, field, (*head, part)),
        )
        for part in parts
    ]
    press = Decide("c", place.table, place.window, offer.kind, head)
    words = place.scene.words(f"placeholder-{offer.kind}-{list(offer.fields)[field]}")
    return Row((Menu(str(press), words, tuple(choices), most=min(len(parts), max(map(len, legal)))),))


def _rows(place: Place, offer: Offer[Any], commands: dict[Values, Command]) -> list[Row]:
    """One choice, or the first of two and, when it is made, the second."""
    every = list(commands)
    free = _free(every, 0) or [len(offer.fields) - 1]
    field = free[0]
    if len(free) == 1:
        if len(every) <= BUTTONS and not (place.private and _has_notes(place, offer, every, field)):
            return _in_rows([_button(place, offer, values, command) for values, command in commands.items()])
        return _menus(place, offer, commands, field)
    heads: dict[Values, Command] = {}
    for values, command in commands.items():
        heads.setdefault(values[: field + 1], command)
    if len(heads) == len(every) or (len(every) <= CHOICES and not _has_notes(place, offer, every, field)):
        return [_menu(place, offer, commands, None)]
    if not place.private:
        return _menu_for_each(place, offer, commands, field)
    head = next((one for one in (place.draft, _values(offer, place.chosen)) if one[: field + 1] in heads), ())
    head = head[: field + 1]
    rows = [_menu(place, offer, heads, field, verb="d", chosen=head)]
    if head:
        rest = {values: command for values, command in commands.items() if values[: len(head)] == head}
        free = _free(list(rest), len(head)) or [len(head)]
        rows.append(_menu(place, offer, rest, free[0] if len(free) == 1 else None, before=head))
    return rows


def _menus(place: Place, offer: Offer[Any], commands: dict[Values, Command], field: int) -> list[Row]:
    """A menu for a field; of more values than it holds one for each group."""
    if len(commands) <= CHOICES:
        return [_menu(place, offer, commands, field)]
    groups: dict[str, dict[Values, Command]] = {}
    for values, command in commands.items():
        group = place.face.group(place.scene, offer.kind, list(offer.fields)[field], values[field])
        groups.setdefault(group, {})[values] = command
    return [_menu(place, offer, group, field, of=of, part=part) for part, (of, group) in enumerate(groups.items(), 1)]


def _menu_for_each(place: Place, offer: Offer[Any], commands: dict[Values, Command], field: int) -> list[Row]:
    """A menu for each value of a field, in which the rest is chosen."""
    heads: dict[Values, dict[Values, Command]] = {}
    for values, command in commands.items():
        heads.setdefault(values[: field + 1], {})[values] = command
    rows: list[Row] = []
    for head, rest in heads.items():
        free = _free(list(rest), len(head)) or [len(head)]
        then = free[0] if len(free) == 1 else None
        rows.append(_menu(place, offer, rest, then, before=head, of=_label(place, offer, field, head)))
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
    of: str | None = None,
    part: int = 0,
) -> Row:
    """A menu for a field, or (None) for whole commands; `of`: whose, where there are several."""
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
    press = Decide(verb, place.table, place.window, offer.kind, before, part)
    words = place.scene.words(key) if of is None else place.scene.words(f"{key}-of", of=of)
    return Row((Menu(str(press), shorten(words, PLACEHOLDER), tuple(choices)),))


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
