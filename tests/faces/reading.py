"""Reading a screen as a member does, and measuring it as Discord does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot import deciding
from bot.presses import About, Decide, InLobby, parse, write
from bot.render.fitting import BYTES, CHARACTERS, COMPONENTS, components, texts
from bot.screen import Block, Box, Button, Link, Menu, Row, Screen
from engines.kernel import Command, Offer, Prompt

CONTROLS = 5


def rows(screen: Screen) -> Iterator[Row]:
    def within(blocks: tuple[Block, ...]) -> Iterator[Row]:
        for block in blocks:
            if isinstance(block, Row):
                yield block
            elif isinstance(block, Box):
                yield from within(block.blocks)

    yield from within(screen.blocks)


def controls(screen: Screen) -> list[Button | Link | Menu]:
    return [item for row in rows(screen) for item in row.items]


def text(screen: Screen) -> str:
    """All that can be read on it."""
    said = [one.markdown for one in texts(screen)]
    for one in controls(screen):
        said.append(one.placeholder if isinstance(one, Menu) else one.label)
        if isinstance(one, Menu):
            said += [f"{choice.label} {choice.description or ''}" for choice in one.choices]
    return "\n".join(said)


def custom_ids(screen: Screen) -> list[str]:
    return [one.press for one in controls(screen) if isinstance(one, Button | Menu)]


def check_limits(screen: Screen) -> None:
    """Discord would take it."""
    assert components(screen) <= COMPONENTS
    found = texts(screen)
    assert sum(len(one.markdown) for one in found) <= CHARACTERS
    assert sum(len(one.markdown.encode()) + 12 for one in found) <= BYTES
    assert all(one.markdown.strip() for one in found)
    ids = custom_ids(screen)
    assert len(set(ids)) == len(ids)
    assert all(0 < len(one) <= 100 for one in ids)
    assert all(parse(one) is not None for one in ids)
    for row in rows(screen):
        assert 1 <= len(row.items) <= CONTROLS
        assert len(row.items) == 1 or not any(isinstance(one, Menu) for one in row.items)
        for item in row.items:
            if isinstance(item, Menu):
                check_menu(item)
            else:
                assert 1 <= len(item.label) <= 80


def check_menu(menu: Menu) -> None:
    """Discord would take it."""
    assert 1 <= len(menu.choices) <= 25
    assert 1 <= len(menu.placeholder) <= 150
    values = [choice.value for choice in menu.choices]
    assert len(set(values)) == len(values)
    assert sum(choice.chosen for choice in menu.choices) <= menu.most
    for choice in menu.choices:
        assert 1 <= len(choice.label) <= 100
        assert 1 <= len(choice.value) <= 100
        assert choice.description is None or 1 <= len(choice.description) <= 100


def presses(screen: Screen, prompt: Prompt | None = None) -> Iterator[tuple[Decide | About | InLobby, list[str]]]:
    """Everything that can be pressed: the press, and what is chosen with it. Of what may be chosen together, all that
    the question offers."""
    for one in controls(screen):
        if isinstance(one, Link) or one.disabled:
            continue
        press = parse(one.press)
        assert press is not None
        if isinstance(one, Menu):
            for choice in one.choices:
                yield press, [choice.value]
            if one.most > 1 and prompt is not None and isinstance(press, Decide):
                yield from ((press, chosen) for chosen in together(one, press, prompt))
        else:
            yield press, []


def together(menu: Menu, press: Decide, prompt: Prompt) -> Iterator[list[str]]:
    """What may be chosen at once in a menu, for each value that the question offers."""
    there = {choice.value for choice in menu.choices}
    for offer in prompt.offers:
        before = list(offer.fields.values())[: len(press.values)]
        if (press.window, press.kind) != (prompt.window, offer.kind) or len(before) == len(offer.fields):
            continue
        if not all(value in legal for value, legal in zip(press.values, before, strict=True)):
            continue
        for value in list(offer.fields.values())[len(before)]:
            chosen = [write((part,)) for part in deciding.parts(value)]
            if 1 < len(chosen) <= menu.most and there >= {*chosen}:
                yield chosen[::-1]  # in whatever order


def meant(press: Decide, chosen: list[str], prompt: Prompt) -> tuple[Offer[Any], tuple[Any, ...]] | None:
    """Which of the question's offers a press means, and with which values; None if it is about something else."""
    if press.window != prompt.window or all(one.kind != press.kind for one in prompt.offers):
        return None
    values = deciding.values(press, chosen)
    return deciding.best([one for one in prompt.offers if one.kind == press.kind], values), values


def decides(press: Decide, chosen: list[str], prompt: Prompt) -> Command | None:
    """The command of a press that decides."""
    found = meant(press, chosen, prompt)
    return None if found is None or press.verb == "d" else deciding.command(found[0], found[1])
