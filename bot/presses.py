"""What a custom_id says: table, window, offer, values. The seat comes from whoever pressed.

    c|TABLE|WINDOW|KIND|VALUES     decide: a command of this kind with these values; …|VALUES|2: the second of several
                                   menus, where one is too short for all there is to choose from
    d|TABLE|WINDOW|KIND|VALUES     one more value is to be chosen: the panel shows the next menu
    f|TABLE|WINDOW|KIND|VALUES     the rest is free text: open the form, or (as a form's custom_id) take it
    q|TABLE|WINDOW|KIND|VALUES     irrevocable or self-harming: ask once more before deciding
    t|TABLE|WORD                   something about the table: cards, rules, seat, again, log.3 (a page) …
    l|LOBBY|WORD                   something about a lobby: join, leave, ai, settings, start …
    m|WORD                         something about the member who presses: export, delete …

VALUES are the fields of the command in their declared order, joined by commas: `i3` a number, `sfish-knife` a word, `n`
nothing, `b1`/`b0` yes or no. A menu's custom_id has the values before its own; the chosen value comes with the press.
Where several are chosen at once they are one value, joined by `+`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Value: TypeAlias = int | str | bool | None
Verb: TypeAlias = Literal["c", "d", "f", "q"]
DIGITS = 18  # of an id; the database takes no longer ones


@dataclass(frozen=True, slots=True)
class Decide:
    """A press in a window of a game. `part`: which of several menus for the same, from 1; 0 where there is one."""

    verb: Verb
    table: int
    window: str
    kind: str
    values: tuple[Value, ...] = ()
    part: int = 0

    def __str__(self) -> str:
        said = f"{self.verb}|{self.table}|{self.window}|{self.kind}|{write(self.values)}"
        return f"{said}|{self.part}" if self.part else said


@dataclass(frozen=True, slots=True)
class About:
    """A press about a table, whatever is going on."""

    table: int
    word: str

    def __str__(self) -> str:
        return f"t|{self.table}|{self.word}"


@dataclass(frozen=True, slots=True)
class InLobby:
    """A press in a lobby."""

    lobby: int
    word: str

    def __str__(self) -> str:
        return f"l|{self.lobby}|{self.word}"


@dataclass(frozen=True, slots=True)
class Mine:
    """A press about the member who presses."""

    word: str

    def __str__(self) -> str:
        return f"m|{self.word}"


Press: TypeAlias = Decide | About | InLobby | Mine


def write(values: tuple[Value, ...]) -> str:
    """Values as a custom_id or a menu's value carries them."""
    return ",".join(_word(value) for value in values)


def read(text: str) -> tuple[Value, ...]:
    """The values in `text`; raises ValueError if it was not written by us."""
    return tuple(_value(word) for word in text.split(",")) if text else ()


def parse(custom_id: str) -> Press | None:
    """What a custom_id says; None if it is none of ours. Never raises: anything may come from outside."""
    try:
        match custom_id.split("|"):
            case [("c" | "d" | "f" | "q") as verb, table, window, kind, values]:
                return Decide(verb, _id(table), window, kind, read(values))
            case ["c" | "q" as verb, table, window, kind, values, part]:
                return Decide(verb, _id(table), window, kind, read(values), _id(part))
            case ["t", table, word]:
                return About(_id(table), word)
            case ["l", lobby, word]:
                return InLobby(_id(lobby), word)
            case ["m", word]:
                return Mine(word)
            case _:
                return None
    except ValueError:
        return None


def _id(text: str) -> int:
    """A number that a table or a lobby could have; raises ValueError for any other writing of it."""
    if not (text.isascii() and text.isdecimal() and len(text) <= DIGITS):
        raise ValueError("not an id of ours")
    return int(text)


def _word(value: Value) -> str:
    match value:
        case None:
            return "n"
        case bool():
            return f"b{int(value)}"
        case int():
            return f"i{value}"
        case str():
            return f"s{value}"


def _value(word: str) -> Value:
    match word[:1], word[1:]:
        case "n", "":
            return None
        case "b", ("0" | "1") as bit:
            return bit == "1"
        case "i", number:
            return int(number)
        case "s", text:
            return text
        case _:
            raise ValueError("not a value of ours")
