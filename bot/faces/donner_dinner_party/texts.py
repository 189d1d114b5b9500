"""Cards in words: names, and texts made from what they do, a sentence for each word of the vocabulary.

So a pack that an operator wrote has its texts, too. Its names are those in the pack.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from bot.faces.catalogue import Catalogue
from bot.faces.marks import escape
from bot.words import Words
from engines.donner_dinner_party import vocabulary as v
from engines.donner_dinner_party.pack import PACKS, STANDARD, Character, HuntingCard, Pack, SupplyCard, loaded

Card: TypeAlias = HuntingCard | SupplyCard | Character


def _kinds(pack: Pack) -> Sequence[Mapping[str, Card]]:
    return (pack.hunting, pack.supply, pack.characters)


CATALOGUE = Catalogue(PACKS, loaded, STANDARD, _kinds)
every, find, name = CATALOGUE.every, CATALOGUE.find, CATALOGUE.name


# ------------------------------------------------ names


def plain(words: Words, card: str, pack: Pack | None = None) -> str:
    """A card's name with its picture, for a label."""
    named = name(words, card, pack)
    return words("pictured", icon=icon(words, card), card=named) if words.has(f"icon-{card}") else named


def icon(words: Words, card: str, pack: Pack | None = None) -> str:
    """A Hunting Card's picture; its name, where it has none."""
    return words(f"icon-{card}") if words.has(f"icon-{card}") else escape(name(words, card, pack))


def pile(words: Words, cards: Iterable[str], pack: Pack | None = None) -> str:
    """Some Hunting Cards, counted by kind, in the order of their pack."""
    return _counted(words, cards, pack, "counted")


def icons(words: Words, cards: Iterable[str], pack: Pack | None = None) -> str:
    """The same in as little room as possible."""
    return _counted(words, cards, pack, "counted-icon")


def _counted(words: Words, cards: Iterable[str], pack: Pack | None, key: str) -> str:
    counts = Counter(cards)
    order = [*(find(next(iter(counts)), pack)[1].hunting if counts else ())]
    kinds = sorted(counts, key=lambda card: order.index(card) if card in order else len(order))
    return " · ".join(
        words(key, icon=icon(words, card, pack), card=escape(plain(words, card, pack)), count=counts[card])
        for card in kinds
    )


# ------------------------------------------------ what they do


def text(words: Words, card: Card) -> str:
    """What a card does."""
    match card:
        case HuntingCard():
            return words.sentences(_hunting(words, card))
        case SupplyCard():
            return words("supply-text", when=words(f"when-{card.window}"), does=effect(words, card.effect))
        case Character():
            return words("about-character", role=words(f"value-{card.role}"))


def _hunting(words: Words, card: HuntingCard) -> Iterator[str]:
    if card.feeds:
        yield words("hunting-feeds", count=card.feeds)
    if card.poison:
        yield words("hunting-poison")
    if card.medicine:
        yield words("hunting-medicine")
    if not (card.feeds or card.poison or card.medicine):
        yield words("hunting-nothing")


def effect(words: Words, one: v.Effect) -> str:
    """The effect of a Supply Card."""
    key = f"effect-{one.do.replace('_', '-')}"
    return words(key, by=one.by) if isinstance(one, v.Meals | v.VoteWeight) else words(key)
