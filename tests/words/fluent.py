"""What a sentence is made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as f

PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass
class Made:
    """Of what a sentence is made.

    said    placeholders that are put in
    counts  placeholders that only choose a form of the plural
    picks   placeholders that choose a text, each with the names of its variants
    text    what is written between them
    """

    said: set[str] = field(default_factory=set[str])
    counts: set[str] = field(default_factory=set[str])
    picks: dict[str, set[str]] = field(default_factory=dict[str, set[str]])
    text: str = ""

    @property
    def needed(self) -> set[str]:
        """Placeholders without which something is not said."""
        return self.said | set(self.picks)

    @property
    def named(self) -> set[str]:
        """All placeholders."""
        return self.said | self.counts | set(self.picks)


def made(path: Path) -> dict[str, Made]:
    """The sentences of a file, by key."""
    found: dict[str, Made] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, f.Message) and entry.value is not None:
            found[entry.id.name] = one = Made()
            _pattern(entry.value, one)
    return found


def _pattern(pattern: f.Pattern, one: Made) -> None:
    for element in pattern.elements:
        if isinstance(element, f.TextElement):
            one.text += element.value
        else:
            _expression(element.expression, one)
            one.text += "\0"


def _expression(expression: object, one: Made) -> None:
    match expression:
        case f.VariableReference(id=f.Identifier(name=name)):
            one.said.add(name)
        case f.FunctionReference(arguments=arguments):
            for argument in arguments.positional:
                _expression(argument, one)
        case f.Placeable(expression=inner):
            _expression(inner, one)
        case f.StringLiteral(value=value):
            one.text += value
        case f.SelectExpression(selector=f.VariableReference(id=f.Identifier(name=name)), variants=variants):
            keys = {str(v.key.name if isinstance(v.key, f.Identifier) else v.key.value) for v in variants}
            words = keys - PLURALS - {"1"}
            if words:
                one.picks.setdefault(name, set()).update(words)
            else:
                one.counts.add(name)
            for variant in variants:
                _pattern(variant.value, one)
        case _:
            raise AssertionError(f"nobody reads {expression}")
