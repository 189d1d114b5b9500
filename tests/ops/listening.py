"""What the bot writes into its log during a game, and what must not stand there."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any

from bot.watching.lines import Lines, Style
from tests.e2e.evenings import GAME, House

OURS = ("bot", "cogs", "engines")
OPEN = {"quest", "vote"}  # piles and phases of which a question that everybody sees has its name
SHORT = 3  # characters; a shorter word says nothing


class Leak(Exception):
    """Something stands in the log that must not. The message says what."""


@contextmanager
def listening(style: Style = "json", level: str = "DEBUG") -> Generator[io.StringIO]:
    """All that is logged in the block, as the operator reads it."""
    text = io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(Lines(style))
    loggers = [logging.getLogger(name) for name in OURS]
    before = [one.level for one in loggers]
    logging.getLogger().addHandler(handler)
    for one in loggers:
        one.setLevel(level)
    try:
        yield text
    finally:
        logging.getLogger().removeHandler(handler)
        for one, old in zip(loggers, before, strict=True):
            one.setLevel(old)


def told(text: str) -> list[dict[str, Any]]:
    """The lines of a log in JSON. Raises ValueError where one is none."""
    return [json.loads(line) for line in text.splitlines()]


async def whole_game(house: House, members: int, seats: int) -> set[str]:
    """A game from the lobby to its end, with members who press and members who do not; what must stay out of the log:
    everything that was decided or told, and what only Discord or a member knows."""
    tokens, made = {house.playground.token}, house.playground.interactions.make

    def hear(*what: Any, **more: Any) -> Any:
        one = made(*what, **more)
        tokens.add(one.token)
        return one

    house.playground.interactions.make = hear  # type: ignore[method-assign]
    house.app.new_seed = lambda: f"{5:064x}"
    guests = await house.lay(members, seats)
    await guests[0].presses_about("cards")
    await guests[-1].types("privacy")
    await house.forge(guests[0], f"c|{house.number}|vote.1|vote|i2")
    await house.forge(guests[0], f"c|{house.number}|quest.77/2|nonsense|sfish-knife")
    await house.wait(300)  # AI players decide, others are reminded, and let their time run out
    if not (await house.session()).over:
        await house.play_until("no such question")
    assert (await house.session()).over
    return await _decided(house) | tokens | {"fish-knife", "nonsense", "quest.77/2"}


async def _decided(house: House) -> set[str]:
    info, stored = await house.app.store.last_table_in(house.room), await house.app.store.load(house.number)
    assert info is not None
    assert stored is not None
    history = await house.handlers.history(house.app.house, info.id)
    found = {json.loads(stored.setup)["seed"]}
    for entry in map(json.loads, stored.entries):
        found |= {*_words(entry.get("command")), str(entry.get("prompt") or "/")}
    for _, fact in history.told:
        found |= set(_words(fact.model_dump(mode="json")))
    people = {one.name for one in info.sitters} | {str(one.user) for one in info.sitters if one.user is not None}
    return {one for one in found | people if len(one) >= SHORT} - {GAME, *OPEN}


def _words(value: Any) -> Iterator[str]:
    """The words in a command or fact, without those that tell kinds of them apart."""
    match value:
        case dict():
            for name, one in value.items():
                if name != "kind":
                    yield from _words(one)
        case list():
            for one in value:
                yield from _words(one)
        case str():
            yield value
        case _:
            pass


def search(text: str, secrets: set[str]) -> None:
    """Raises Leak if one of the secrets stands somewhere as a word of its own, or a custom_id does."""
    any_of_them = "|".join(re.escape(one) for one in sorted(secrets, key=len, reverse=True))
    word = re.compile(rf"(?<![\w-])({any_of_them})(?![\w-])")
    for line in text.splitlines():
        if "|" in line:
            raise Leak(f"a custom_id: {line}")
        if (found := word.search(line)) is not None:
            raise Leak(f"{found[0]}: {line}")
