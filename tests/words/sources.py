"""Which sentences the code of `bot/` and `cogs/` asks for, as far as can be read from it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
ASKING = {
    "words",
    "self",
    "notice",
    "NotSo",
    "spelt",
    "called",
    "name",
    "say",
}  # functions whose text argument is a key


def modules() -> list[Path]:
    return sorted([*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")])


def texts(tree: ast.AST) -> Iterator[str]:
    """Every text in the code as a pattern: what is put in at run time may be anything."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield pattern(node)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)


def pattern(node: ast.JoinedStr) -> str:
    parts = (re.escape(part.value) if isinstance(part, ast.Constant) else r"[\w-]+" for part in node.values)
    return "".join(str(part) for part in parts)


def asked(tree: ast.AST) -> Iterator[str]:
    """The keys that calls ask for, as patterns."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) in ASKING:
            for argument in node.args[:2]:
                yield from keys_of(argument)


def keys_of(argument: ast.expr) -> Iterator[str]:
    match argument:
        case ast.Constant(value=str() as key):
            yield re.escape(key)
        case ast.JoinedStr():
            yield pattern(argument)
        case ast.IfExp(body=body, orelse=orelse):
            yield from keys_of(body)
            yield from keys_of(orelse)


def _name(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name):
            return name
        case ast.Attribute(attr=name):
            return name
        case ast.Call(func=inner):
            return "words" if _name(inner) in ("of", "speak") else ""
        case _:
            return ""
