"""What players read: whole sentences from the Fluent files of every language, by key.

`locales/<locale>/house.*ftl` is the house's; `<slug>.*ftl` is a game's, whose keys are looked up first. Names and other
texts from outside are placeholders and are put in as they are; ids of members go in as texts, or they would be written
as numbers. In a sentence `SIGNED($by)` writes +2 or −1, and `PLAIN($to)` 2 or −1.

At a table whose channel speaks another language than a reader, cards have both their names for that reader (`beside`).
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Literal, TypeAlias

from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from bot.watching.lines import note

log = logging.getLogger(__name__)

DEFAULT = "en-US"
HOUSE = "house"
LOCALES = Path(__file__).with_name("locales")
Said: TypeAlias = str | int | float
Style: TypeAlias = Literal["standard", "or", "unit"]
REMEMBERED = 5000  # sentences of one language and game
_KEPT = frozenset({str, int})  # what is equal is said alike


class Words:
    """The sentences of one language: the house's, and over them those of one game.

    Parameters: `texts` in the order in which they are asked: this language, then the one that everybody falls back to.

    beside  the language in which others at the table read; None: the same
    strict  in tests: an unknown key raises KeyError, a sentence that lacks a placeholder ValueError
    spoken  in tests: the keys that were asked for
    """

    strict: ClassVar[bool] = False
    spoken: ClassVar[set[str]] = set()

    def __init__(
        self,
        locale: str,
        game: str | None,
        texts: tuple[FluentBundle, ...],
        roots: tuple[Path, ...],
        beside: Words | None = None,
    ) -> None:
        self.locale = locale
        self.beside = beside
        self.game = game
        self._texts = texts
        self._roots = roots
        self._said: dict[tuple[object, ...], str] = {}  # most of a screen was said just so a moment ago

    def __call__(self, key: str, **args: Said) -> str:
        """A sentence. An unknown key is shown as it is, and logged once."""
        if self.strict:
            self.spoken.add(key)
            return self._found(key, args)
        asked = (key, *args.items())
        if (said := self._said.get(asked)) is None or not _KEPT.issuperset(map(type, args.values())):
            said = self._found(key, args)
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[asked] = said
        return said

    def _found(self, key: str, args: Mapping[str, Said]) -> str:
        for text in self._texts:
            if text.has_message(key):
                return self._say(text, key, args)
        if self.strict:
            raise KeyError(key)
        _log_once(self.locale, key, "is missing")
        return key

    def has(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return any(text.has_message(key) for text in self._texts)

    def by(self, edition: str | None, key: str, **args: Said) -> str:
        """A sentence as an edition of the rules has it: `<key>-<edition>` where there is one, or `<key>`."""
        own = f"{key}-{edition}"
        return self(own if edition is not None and self.has(own) else key, **args)

    def of(self, game: str) -> Words:
        """The same language at a table of that game."""
        if game == self.game:
            return self
        return speak(self.locale, game, self._roots, None if self.beside is None else self.beside.locale)

    @property
    def alone(self) -> Words:
        """The same language, with nothing beside it: for labels, where there is no room for two names."""
        return self if self.beside is None else speak(self.locale, self.game, self._roots)

    def name(self, key: str) -> str:
        """The name of something that all at a table speak of: a card is found again by those who read it in another
        language."""
        name = self(key)
        other = name if self.beside is None else self.beside(key)
        return name if other == name else self("both-names", name=name, other=other)

    def list(self, items: Iterable[str], style: Style = "standard") -> str:
        """Several things in one breath, as the language joins them; `style` as Babel names it, but for "unit": that
        puts the same mark between all of them."""
        if style == "unit":
            return self("between-things").join(items)
        return format_list(list(items), style, locale=self.locale.replace("-", "_"))

    def sentences(self, sentences: Iterable[str]) -> str:
        """Whole sentences, one after the other."""
        return self("between-sentences").join(sentences)

    def _say(self, text: FluentBundle, key: str, args: Mapping[str, Said]) -> str:
        pattern = text.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        said, errors = text.format_pattern(pattern, dict(args))
        if errors:
            if self.strict:
                raise ValueError(f"{key}: {errors}")
            _log_once(self.locale, key, "lacks a placeholder")
        return str(said)


def speak(
    locale: str, game: str | None = None, roots: tuple[Path, ...] = (LOCALES,), beside: str | None = None
) -> Words:
    """The words of a language, of which the nearest one that there is will do; every Discord locale is accepted.
    `beside`: the locale in which others at the table read."""
    nearest = _nearest(locale, roots)
    other = nearest if beside is None else _nearest(beside, roots)
    return _speak(nearest, game, roots, None if other == nearest else other)


@lru_cache(maxsize=64)
def _speak(locale: str, game: str | None, roots: tuple[Path, ...], beside: str | None) -> Words:
    texts = tuple(_bundle(one, game, roots) for one in dict.fromkeys((locale, DEFAULT)))
    return Words(locale, game, texts, roots, None if beside is None else _speak(beside, game, roots, None))


def languages() -> list[str]:
    """The languages that there are."""
    return sorted(path.name for path in LOCALES.iterdir() if path.is_dir())


@lru_cache(maxsize=256)
def _nearest(locale: str, roots: tuple[Path, ...]) -> str:
    there = sorted({path.name for root in roots for path in root.iterdir() if path.is_dir()})
    if locale in there:
        return locale
    language = locale.split("-")[0]
    return next((one for one in there if one.split("-")[0] == language), DEFAULT)


@lru_cache(maxsize=64)
def _bundle(locale: str, game: str | None, roots: tuple[Path, ...]) -> FluentBundle:
    functions: dict[str, Callable[[Any], Any]] = {"SIGNED": signed, "PLAIN": plain}
    bundle = FluentBundle([locale], functions=functions, use_isolating=False)
    for owner in (HOUSE, game) if game else (HOUSE,):
        for path in files(locale, owner, roots):
            bundle.add_resource(FluentParser().parse(path.read_text("utf-8")), allow_overrides=owner != HOUSE)
    return bundle


def files(locale: str, owner: str, roots: tuple[Path, ...] = (LOCALES,)) -> list[Path]:
    """The files of the house, or of a game, in a language."""
    return sorted(
        path for root in roots for path in (root / locale).glob(f"{owner}*.ftl") if path.name.split(".")[0] == owner
    )


def keys(path: Path) -> list[str]:
    """The keys of a file, in its order. Raises ValueError if it is not good Fluent."""
    body = FluentParser().parse(path.read_text("utf-8")).body
    for entry in body:
        if isinstance(entry, Junk):
            raise ValueError(f"{path.name}: not Fluent at {(entry.content or '')[:60]!r}")
    return [entry.id.name for entry in body if isinstance(entry, Message)]


def signed(number: Any) -> str:
    """+2, −1, ±0: a change, with the sign that typesetters use."""
    return f"+{int(number)}" if number > 0 else plain(number) if number < 0 else "±0"


def plain(number: Any) -> str:
    """2, −1, 0: where something stands."""
    return f"−{-int(number)}" if number < 0 else f"{int(number)}"


@lru_cache(maxsize=1000)
def _log_once(locale: str, key: str, what: str) -> None:
    note(log, logging.ERROR, "sentence-wrong", locale=locale, key=key, what=what)
