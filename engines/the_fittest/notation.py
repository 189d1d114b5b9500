"""The pack for `cards`, and for whoever writes a pack: every card with its effects in one line."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import CardInfo
from engines.the_fittest import vocabulary as v
from engines.the_fittest.pack import STANDARD, ActionCard, Contestant, Pack, loaded


def cards() -> Sequence[CardInfo]:
    """Every card of the standard pack."""
    return cards_of(loaded(STANDARD))


def cards_of(pack: Pack) -> Sequence[CardInfo]:
    """Every card of a pack."""
    every = [*(("contestant", card) for card in pack.contestants.values())]
    return [
        *(_info(group, card) for group, card in every),
        *(_info("action", card) for card in pack.cards.values()),
    ]


def _info(group: str, card: Contestant | ActionCard) -> CardInfo:
    effects = card.model_dump(mode="json", exclude_defaults=True, exclude={"id", "name"})
    return CardInfo(card.id, group, 1, effects, text(card))


def text(card: Contestant | ActionCard) -> str:
    """A card in one line."""
    if isinstance(card, Contestant):
        skills = " ".join(f"{skill} {card.skills[skill]}" for skill in v.SKILLS)
        return f"{skills}: {', '.join(card.abilities)}"
    icons = [name for name in ("totem", "grey") if getattr(card, name)]
    half = f"trial {card.trial}" if card.trial else " + ".join(map(_goal, card.goals))
    effects = "; ".join(map(_effect, card.effect))
    return " | ".join((f"{card.skill} boost {card.boost}", " ".join([f"{card.prizes}", *icons]), half, effects))


def _goal(aims: tuple[v.Aim, ...]) -> str:
    return " OR ".join(f"{aim.skill} {aim.value}" for aim in aims)


def _effect(effect: v.Effect) -> str:
    said = effect.model_dump(exclude_defaults=True)
    name = said.pop("do")
    return " ".join([name, *(key if value is True else f"{value}" for key, value in said.items())])
