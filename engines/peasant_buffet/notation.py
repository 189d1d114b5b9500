"""The pack for `cards`, and for whoever writes a pack: every card with its words in one line."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import CardInfo
from engines.peasant_buffet.pack import (
    STANDARD,
    Card,
    DoomCard,
    EventCard,
    ItemCard,
    MonsterCard,
    Pack,
    Peasant,
    VillageCard,
    loaded,
)


def cards() -> Sequence[CardInfo]:
    """Every card of the standard pack."""
    return cards_of(loaded(STANDARD))


def cards_of(pack: Pack) -> Sequence[CardInfo]:
    """Every card of a pack."""
    every: list[tuple[str, Card]] = [
        *(("peasant", card) for card in pack.peasants.values()),
        *(("item", card) for card in pack.items.values()),
        *(("monster", card) for card in pack.monsters.values()),
        *(("boss", card) for card in pack.bosses.values()),
        *(("doom", card) for card in pack.dooms.values()),
        *(("event", card) for card in pack.events.values()),
    ]
    return [_info(group, card) for group, card in every]


def _info(group: str, card: Card) -> CardInfo:
    effects = card.model_dump(mode="json", exclude_defaults=True, exclude={"id", "name", "copies"})
    copies = card.copies if isinstance(card, VillageCard) else 1
    return CardInfo(card.id, group, copies, effects, text(card))


def text(card: Card) -> str:
    """A card in one line."""
    match card:
        case Peasant():
            return f"wants {' and '.join(card.wants)}; {card.ability.do}"
        case ItemCard():
            return card.kind
        case MonsterCard():
            return " + ".join(card.weaknesses)
        case DoomCard() | EventCard():
            return card.effect.do
        case _:
            return ""
