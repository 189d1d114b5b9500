"""What a press is answered with: what was understood, why it was refused, and what is asked once more."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import annotated_types

from bot import deciding
from bot.faces import Face, Scene, face_of
from bot.faces.marks import escape, shorten, small
from bot.presses import Decide, Value
from bot.screen import Box, Button, Field, Form, Row, Screen, Text
from bot.tables import TableInfo
from bot.words import Said, Words
from engines.kernel import Command, Done, IllegalCommand, Offer, Prompt, Refused

TITLE = 45  # characters of a form's title, and of a field's label
NOTHING = "nothing"  # by this word sentences know that a text was left empty
FREE = 500  # characters of a free text, where its command says nothing
DANGER = 0xC0392B


def understood(command: Command, table: TableInfo, words: Words, game: str) -> str:
    """What was decided, in a sentence."""
    scene = Scene(words.of(game), table.names)
    if isinstance(command, Done):
        return scene.words("understood-done" if command.done else "understood-not-done")
    return scene.words(f"understood-{command.kind}", **_said(scene, face_of(game), command))


def ask_twice(press: Decide, table: TableInfo, words: Words, prompt: Prompt) -> Screen | None:
    """ "Really?", with one button that decides. None if this seat need not be asked again, or cannot do so at all: then
    the press decides. Raises IllegalCommand if we did not write its values."""
    offer = _offer(press, prompt)
    if offer is None:
        return None
    command = deciding.command(offer, press.values)
    if not offer.allows(command):
        return None
    face, scene = face_of(table.game), Scene(words.of(table.game), table.names, None, prompt.seat)
    if not face.dangerous(prompt.kind, command, prompt.seat):
        return None
    key = f"really-{prompt.kind}-{command.kind}"
    sure = Button(scene.words("button-really"), str(replace(press, verb="c")), "danger")
    return Screen((Box((Text(scene.words(key, **_said(scene, face, command))), Row((sure,))), DANGER),))


def form(prompt: Prompt, press: Decide, words: Words) -> Form:
    """The form for the free texts of a command. `words` are those of its game."""
    offer = _offer(press, prompt)
    fields = offer.free if offer is not None else ()
    return Form(
        shorten(words(f"offer-{press.kind}"), TITLE),
        str(press),
        tuple(
            Field(
                name,
                shorten(words(f"label-{press.kind}-{name}"), TITLE),
                long=True,
                required=offer is not None and offer.type.model_fields[name].is_required(),
                most=_most(offer, name),
                placeholder=words(f"placeholder-{press.kind}-{name}"),
            )
            for name in fields
        ),
    )


def refusal(
    error: Refused, words: Words, game: str | None, prompt: Prompt | None = None, edition: str | None = None
) -> str:
    """Why not, and by which ruling of its `edition`; what the question offers instead, where it is given and still
    open."""
    words = words if game is None else words.of(game)
    lines = [words(f"refused-{error.code}")]
    if error.rule is not None:
        lines.append(f"**{error.rule}** · {words.by(edition, f'ruling-{error.rule.lower()}')}")
    if prompt is not None and prompt.offers and isinstance(error, IllegalCommand):
        kinds = dict.fromkeys(offer.kind for offer in prompt.offers)
        lines.append(small(words("refused-instead", offers=words.list((words(f"may-{kind}") for kind in kinds), "or"))))
    return "\n".join(lines)


def notice(words: Words, key: str, **args: Said) -> Screen:
    """A sentence by itself."""
    return Screen((Text(words(key, **args)),))


def _said(scene: Scene, face: Face, command: Command) -> dict[str, Said]:
    """The values of a command as its sentences name them; `all`: as one label names them together."""
    fields = {name: info for name, info in type(command).model_fields.items() if name != "kind"}
    written = [name for name, info in fields.items() if _limit(info.metadata) is not None]
    values: dict[str, Value] = {name: getattr(command, name) for name in fields if name not in written}
    labels = {name: face.label(scene, command.kind, name, value) for name, value in values.items()}
    labels["all"] = face.whole(scene, command.kind, values)
    labels |= {name: str(getattr(command, name)) or NOTHING for name in written}
    return {name: escape(text) for name, text in labels.items()}


def _offer(press: Decide, prompt: Prompt) -> Offer[Any] | None:
    fitting = (offer for offer in prompt.offers if offer.kind == press.kind)
    return next((offer for offer in fitting if len(offer.fields) == len(press.values)), None)


def _most(offer: Offer[Any] | None, name: str) -> int:
    found = None if offer is None else _limit(offer.type.model_fields[name].metadata)
    return FREE if found is None else found


def _limit(metadata: list[Any]) -> int | None:
    return next((one.max_length for one in metadata if isinstance(one, annotated_types.MaxLen)), None)
