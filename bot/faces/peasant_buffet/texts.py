"""Cards in words: names, symbols of Items, ways to pay, and texts made from the vocabulary.

So a pack that an operator wrote has its texts, too. Its names are those in the pack.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from bot.faces.catalogue import Catalogue
from bot.faces.marks import escape
from bot.words import Said, Words
from engines.peasant_buffet import vocabulary as v
from engines.peasant_buffet import words as w
from engines.peasant_buffet.foes import left
from engines.peasant_buffet.pack import (
    PACKS,
    STANDARD,
    Card,
    DoomCard,
    EventCard,
    ItemCard,
    MonsterCard,
    Pack,
    Peasant,
    loaded,
)


def _kinds(pack: Pack) -> Sequence[Mapping[str, Card]]:
    return (pack.peasants, pack.village)


CATALOGUE = Catalogue(PACKS, loaded, STANDARD, _kinds)
every, find, name = CATALOGUE.every, CATALOGUE.find, CATALOGUE.name


def icon(words: Words, kind: str) -> str:
    """The symbol of a kind of Items; a kind without one goes by its name."""
    return words(f"icon-{kind}") if words.has(f"icon-{kind}") else kind


def icons(words: Words, kinds: Iterable[str]) -> str:
    """Several symbols."""
    return "".join(icon(words, kind) for kind in kinds)


def short(words: Words, card: str, pack: Pack | None = None) -> str:
    """A card with its symbol: of an Item it stands before the name."""
    try:
        found, _ = find(card, pack)
    except KeyError:
        return card
    named = name(words, card, pack)
    return f"{icon(words, found.kind)} {named}" if isinstance(found, ItemCard) else named


def items(words: Words, cards: Sequence[str], pack: Pack) -> str:
    """The Items of an inventory, counted by kind."""
    numbers = Counter(pack.kind(card) for card in cards)
    counted = (words("counted", icon=icon(words, kind), count=numbers[kind]) for kind in pack.kinds if numbers[kind])
    return " ".join(counted)


def foe(words: Words, one: w.Foe, pack: Pack) -> tuple[str, str]:
    """A Monster's name, and what is left to pay."""
    return name(words, one.card, pack), icons(words, left(pack, one))


def tagged(words: Words, tag: str, pack: Pack | None = None) -> str:
    """A Monster by its tag: what is paid already stands behind its name."""
    card, *covered = tag.split("+")
    return f"{name(words, card, pack)} ✓{icons(words, covered)}" if covered else short(words, card, pack)


def way(words: Words, how: str, pack: Pack | None = None) -> str:
    """A way to pay: which Monster, and what for what."""
    tag, _, units = how.partition(":")
    return words(
        "way", foe=name(words, tag.split("+")[0], pack), items="".join(_unit(words, one) for one in units.split("+"))
    )


def _unit(words: Words, unit: str) -> str:
    kinds, _, weakness = unit.partition(">")
    kind, _, number = kinds.partition("*")
    paid = icon(words, kind) * int(number or 1)
    return words("paid-with", items=paid, weakness=icon(words, weakness)) if weakness else paid


# ------------------------------------------------ what cards do


def text(words: Words, card: Card) -> str:
    """What a card does, in a sentence."""
    match card:
        case Peasant():
            return ability(words, card.ability)
        case DoomCard():
            return _said(words, "doom", card.effect)
        case EventCard():
            return _said(words, "event", card.effect)
        case MonsterCard():
            return icons(words, card.weaknesses)
        case ItemCard():
            return icon(words, card.kind)
        case _:
            return ""


def ability(words: Words, one: v.Ability) -> str:
    """A special ability."""
    return _said(words, "ability", one)


def wants(words: Words, card: Peasant) -> str:
    """What scores for a peasant."""
    return icons(words, card.wants)


def _said(words: Words, what: str, one: v.Word) -> str:
    more: dict[str, Said] = {}
    match one:
        case v.Wildcard():
            more = {"item": icon(words, one.kind)}
        case v.Refund():
            more = {"count": one.at_least}
        case v.Limit():
            more = {"count": one.monsters}
        case v.Herd():
            more = {"count": one.weaknesses}
        case v.RecycleItems() | v.ArrangeTop() | v.LookBefore():
            more = {"count": one.count}
        case _:
            pass
    word: str = one.do  # type: ignore[attr-defined]
    return words(f"{what}-{word.replace('_', '-')}", **more)


def cards(words: Words, some: Iterable[str], pack: Pack | None = None) -> str:
    """Several cards in one breath."""
    named = [escape(short(words, card, pack)) for card in some]
    return words.list(named, "unit") if named else words("nothing-held")
