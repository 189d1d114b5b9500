"""Cards, Skills, Goals and terms in words. A Skill is shown by shape and letter; its colour only says so once more.

What cards do is made from the vocabulary, so a pack that an operator wrote has its texts, too. Its names are those in
the pack.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.faces.catalogue import Catalogue
from bot.faces.marks import escape
from bot.words import Said, Words
from engines.the_fittest import vocabulary as v
from engines.the_fittest.pack import PACKS, STANDARD, ActionCard, Contestant, Pack, loaded
from engines.the_fittest.terms import Terms

SHORTEST = 16  # characters that are left of each name where five stand in a line


def _kinds(pack: Pack) -> Sequence[Mapping[str, Contestant | ActionCard]]:
    return (pack.contestants, pack.cards)


CATALOGUE = Catalogue(PACKS, loaded, STANDARD, _kinds)
every, find, name = CATALOGUE.every, CATALOGUE.find, CATALOGUE.name


def short(words: Words, card: str, pack: Pack | None = None) -> str:
    """A card with its Skill before the name."""
    try:
        found, _ = find(card, pack)
    except KeyError:
        return card
    named = name(words, card, pack)
    return named if isinstance(found, Contestant) else words("card-short", mark=mark(words, found.skill), card=named)


def cards(words: Words, some: Iterable[str], pack: Pack | None = None) -> str:
    """Several cards in one breath."""
    named = [escape(short(words, card, pack)) for card in some]
    return words.list(named, "unit") if named else words("no-cards")


def order(words: Words, some: Iterable[str], pack: Pack | None = None) -> str:
    """Cards one after the other, each short enough for all to be read."""
    return " › ".join(name(words, card, pack)[:SHORTEST].rstrip() for card in some)


# ------------------------------------------------ Skills and Goals


def mark(words: Words, colour: str) -> str:
    """A Skill by shape and letter; what is wild, and what means all six."""
    return words(f"mark-{colour}")


def skill(words: Words, one: str) -> str:
    """A Skill by shape, letter and name."""
    return words("skill", mark=mark(words, one), name=words(f"skill-{one}"))


def skills(words: Words, values: Mapping[v.Skill, int], bold: Iterable[str] = ()) -> str:
    """All six with their values, some of them in bold."""
    strong = set(bold)
    each = (words("skill-value", mark=mark(words, one), value=values[one]) for one in v.SKILLS)
    return " ".join(f"**{said}**" if one in strong else said for one, said in zip(v.SKILLS, each, strict=True))


def aim(words: Words, one: v.Aim) -> str:
    """A Goal, or one of two."""
    return demand(words, one.skill, one.value)


def demand(words: Words, colour: str, value: int) -> str:
    """A Skill, or all six, and what it must reach."""
    return words("aim", mark=mark(words, colour), value=value)


def goals(words: Words, some: Sequence[Sequence[v.Aim]]) -> str:
    """All Goals of a card."""
    return words("goals-beside").join(words("goals-or").join(aim(words, one) for one in aims) for aims in some)


# ------------------------------------------------ deals


def terms(words: Words, some: Terms) -> str:
    """A share of the Prizes."""
    parts = [words("terms-pick", pick=pick) for pick in some.picks]
    if some.last:
        parts.append(words("terms-last"))
    if some.more:
        parts.append(words("terms-more", count=some.more))
    return words.list(parts) if parts else words("terms-nothing")


def coded(words: Words, code: str) -> str:
    """The same by its code; what is none stays as it is."""
    try:
        return terms(words, Terms.of(code))
    except ValueError:
        return code


# ------------------------------------------------ what cards do


def text(words: Words, card: Contestant | ActionCard) -> str:
    """What a Contestant can do, or a card for its Effect."""
    if isinstance(card, Contestant):
        return words.sentences(words(f"ability-{one}") for one in card.abilities)
    return words.sentences(effect(words, one) for one in card.effect)


def effect(words: Words, one: v.Word) -> str:
    """One thing that a card does."""
    match one:
        case v.ChangeSkill():
            key = one.skill if one.skill in ("any", "all") else "one"
            more: dict[str, Said] = {"by": abs(one.by), "up": "yes" if one.by > 0 else "no"}
            if key == "one":
                more["skill"] = skill(words, one.skill)
            return words(f"effect-skill-{key}", **more)
        case v.Lead():
            extras = [name for name in ("cost", "consoles", "locks") if getattr(one, name)]
            return words.sentences(words(f"effect-lead-{part}") for part in (one.who, *extras))
        case v.Forbid():
            return words(f"effect-forbid-{one.what}")
        case v.ChangeGoal():
            return words("effect-goal-raise" if one.by > 0 else "effect-goal-lower", by=abs(one.by))
        case v.DrawCards():
            return words("effect-draw", count=one.count)
        case v.MorePrizes():
            return words("effect-prizes", count=one.by)
        case v.SwapPrizes():
            return words("effect-swap-prizes", more=one.more)
        case _:
            word: str = one.do  # type: ignore[attr-defined]
            return words(f"effect-{word}")


def signs(words: Words, card: ActionCard) -> str:
    """The icons of a card; nothing if it has none."""
    return "".join(words(f"sign-{name}") for name in ("totem", "grey") if getattr(card, name))
