"""The pack for `cards`, and for whoever writes a pack: every card with its effects in one line."""

from __future__ import annotations

from collections.abc import Sequence

from engines.donner_dinner_party.pack import STANDARD, Character, HuntingCard, Pack, SupplyCard, loaded
from engines.kernel import CardInfo


def cards() -> Sequence[CardInfo]:
    """Every card of the standard pack."""
    return cards_of(loaded(STANDARD))


def cards_of(pack: Pack) -> Sequence[CardInfo]:
    """Every card of a pack."""
    every: list[tuple[str, HuntingCard | SupplyCard | Character]] = [
        *(("hunting", card) for card in pack.hunting.values()),
        *(("supply", card) for card in pack.supply.values()),
        *(("character", card) for card in pack.characters.values()),
    ]
    return [_info(group, card) for group, card in every]


def _info(group: str, card: HuntingCard | SupplyCard | Character) -> CardInfo:
    effects = card.model_dump(mode="json", exclude_defaults=True, exclude={"id", "name", "copies"})
    copies = card.copies if isinstance(card, HuntingCard) else 1
    return CardInfo(card.id, group, copies, effects, text(card))


def text(card: HuntingCard | SupplyCard | Character) -> str:
    """A card in one line."""
    match card:
        case HuntingCard():
            words = [f"feeds {card.feeds}" if card.feeds else "", "poison" * card.poison, "medicine" * card.medicine]
            return " ".join(word for word in words if word) or "nothing"
        case SupplyCard():
            by = getattr(card.effect, "by", None)
            return f"{card.window}: {card.effect.do}{'' if by is None else f' {by:+}'}"
        case Character():
            return card.role
