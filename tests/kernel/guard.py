"""What rules may not do, read off their source: reach for time, chance or the world, walk over sets, meddle with waits.

Used by `test_guard`, which points it at `engines/kernel/` and at every game.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

MODULES = frozenset({"asyncio", "datetime", "os", "random", "secrets", "time", "uuid"})
CALLS = frozenset({"input", "open", "print"})
SETS = frozenset({"set", "frozenset", "Set", "AbstractSet", "MutableSet", "FrozenSet"})
SET_METHODS = frozenset({"union", "intersection", "difference", "symmetric_difference"})
HARMLESS = frozenset({"all", "any", "frozenset", "len", "max", "min", "set", "sorted", "sum"})  # order does not show
ORDERED = frozenset({"dict", "enumerate", "iter", "list", "map", "next", "tuple", "zip", "filter", "reversed", "join"})
CLOSES_ITS_BRANCHES = ("engines/kernel/waits.py", "together")


class Finding(NamedTuple):
    """A line that breaks a rule."""

    path: str
    line: int
    rule: str


def read(path: Path, root: Path) -> list[Finding]:
    """All that is wrong with one file."""
    name = path.relative_to(root).as_posix()
    return [Finding(name, line, rule) for line, rule in sorted(findings(path.read_text(), name))]


def findings(source: str, name: str = "") -> Iterator[tuple[int, str]]:
    """The lines of `source` that break a rule, each with the rule."""
    tree = ast.parse(source)
    yield from _imports(tree)
    yield from _calls(tree)
    yield from _sets(tree)
    yield from _waits(tree, name)


# ---------------------------------------------------------------- time, chance, the world


def _imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names = [node.module or ""]
        elif isinstance(node, ast.Call) and _name(node.func) in ("import_module", "__import__"):
            names = [str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)]
        for name in names:
            if name.split(".")[0] in MODULES:
                yield node.lineno, f"imports {name.split('.')[0]}"


def _calls(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
            yield node.lineno, f"calls {node.func.id}"


# ---------------------------------------------------------------- the order of a set is nobody's


def _sets(tree: ast.Module) -> Iterator[tuple[int, str]]:
    known = _names_of_sets(tree)
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        parent = parents.get(node)
        walked: list[ast.expr] = []
        if isinstance(node, ast.For | ast.AsyncFor):
            walked = [node.iter]
        elif isinstance(node, ast.ListComp | ast.GeneratorExp | ast.DictComp):
            walked = [] if _harmless(parent) else [generator.iter for generator in node.generators]
        elif isinstance(node, ast.Call) and _name(node.func) in ORDERED:
            walked = node.args
        elif isinstance(node, ast.Starred):
            walked = [] if isinstance(parent, ast.Set) else [node.value]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "pop":
            walked = [] if node.args else [node.func.value]
        for one in walked:
            if _is_set(one, known):
                yield one.lineno, "walks over a set"


def _names_of_sets(tree: ast.Module) -> frozenset[str]:
    """Variables, fields and parameters that are annotated as sets or that a set is put into."""
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and _annotates_a_set(node.annotation):
            found.append(_name(node.target))
        elif isinstance(node, ast.arg) and node.annotation is not None and _annotates_a_set(node.annotation):
            found.append(node.arg)
        elif isinstance(node, ast.Assign) and _is_set(node.value, frozenset(found)):
            found += [_name(target) for target in node.targets]
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns is not None:
            found += [node.name] if _annotates_a_set(node.returns) else []
    return frozenset(one for one in found if one)


def _annotates_a_set(annotation: ast.expr) -> bool:
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        annotation = ast.parse(annotation.value, mode="eval").body
    if isinstance(annotation, ast.BinOp):
        return _annotates_a_set(annotation.left) or _annotates_a_set(annotation.right)
    return _name(annotation.value if isinstance(annotation, ast.Subscript) else annotation) in SETS


def _is_set(node: ast.expr, known: frozenset[str]) -> bool:
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Name() | ast.Attribute():
            return _name(node) in known
        case ast.Call():
            if isinstance(node.func, ast.Attribute) and node.func.attr in SET_METHODS:
                return True
            return _name(node.func) in {*SETS, *known}
        case ast.BinOp(op=ast.BitAnd() | ast.BitOr() | ast.Sub() | ast.BitXor()):
            return _is_set(node.left, known) or _is_set(node.right, known)
        case ast.IfExp():
            return _is_set(node.body, known) or _is_set(node.orelse, known)
        case ast.NamedExpr():
            return _is_set(node.value, known)
        case _:
            return False


def _harmless(parent: ast.AST | None) -> bool:
    return isinstance(parent, ast.Call) and _name(parent.func) in HARMLESS


# ---------------------------------------------------------------- around a wait


def _waits(tree: ast.AST, name: str, function: str = "") -> Iterator[tuple[int, str]]:
    for node in ast.iter_child_nodes(tree):
        inner = node.name if isinstance(node, ast.AsyncFunctionDef | ast.FunctionDef) else function
        if isinstance(node, ast.Try | ast.TryStar) and _awaits(node.body) and (name, function) != CLOSES_ITS_BRANCHES:
            if node.finalbody:
                yield node.finalbody[0].lineno, "finally around a wait"
            for handler in node.handlers:
                if handler.type is None or _catches_everything(handler.type):
                    yield handler.lineno, "bare except around a wait"
        yield from _waits(node, name, inner)


def _catches_everything(caught: ast.expr) -> bool:
    names = caught.elts if isinstance(caught, ast.Tuple) else [caught]
    return any(_name(one) in ("BaseException", "GeneratorExit") for one in names)


def _awaits(body: list[ast.stmt]) -> bool:
    """Whether these lines wait; a function that is only defined there does not."""
    todo: list[ast.AST] = [*body]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Await | ast.AsyncFor | ast.AsyncWith | ast.Yield | ast.YieldFrom):
            return True
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            todo += ast.iter_child_nodes(node)
    return False


def _name(node: ast.AST) -> str:
    match node:
        case ast.Name():
            return node.id
        case ast.Attribute():
            return node.attr
        case _:
            return ""
