"""The cards of a game by id, in whatever pack they are, and their names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from bot.words import Words
from engines.packs import Card, HasId

C = TypeVar("C", bound=Card)
P = TypeVar("P", bound=HasId)


class Catalogue(Generic[P, C]):
    """Parameters: the `packs` that were loaded, how one is `loaded`, the id of the `standard` one, and the `kinds` of
    cards in a pack, each by id, as they are listed."""

    def __init__(
        self,
        packs: Mapping[str, P],
        loaded: Callable[[str], P],
        standard: str,
        kinds: Callable[[P], Sequence[Mapping[str, C]]],
    ) -> None:
        self._packs = packs
        self._loaded = loaded
        self._standard = standard
        self._kinds = kinds

    def every(self, pack: P) -> Iterator[C]:
        """All cards of a pack."""
        for kind in self._kinds(pack):
            yield from kind.values()

    def find(self, card: str, pack: P | None = None) -> tuple[C, P]:
        """A card and its pack; where the pack is not known, it is looked for in all that were loaded, the standard one
        last. Raises KeyError if there is none."""
        for one in self._searched() if pack is None else [pack]:
            for kind in self._kinds(one):
                if card in kind:
                    return kind[card], one
        raise KeyError(card)

    def name(self, words: Words, card: str, pack: P | None = None) -> str:
        """A card's name: in the reader's language, unless it is another pack's own. What is no card goes by its id."""
        try:
            found, of = self.find(card, pack)
        except KeyError:
            return card
        if of.id != self._standard:
            standard = next((kind[card] for kind in self._kinds(self._loaded(self._standard)) if card in kind), None)
            if standard is None or standard.name != found.name:
                return found.name
        return words.name(f"card-{card}")

    def _searched(self) -> Iterator[P]:
        yield from (one for one in self._packs.values() if one.id != self._standard)
        yield self._loaded(self._standard)
