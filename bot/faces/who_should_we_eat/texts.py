"""Cards in words: names, and texts made from their effects, a sentence for each word of the vocabulary.

So a pack that an operator wrote has its texts, too. Its names are those in the pack.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.faces.catalogue import Catalogue
from bot.faces.marks import escape
from bot.words import Words
from engines.who_should_we_eat import vocabulary as v
from engines.who_should_we_eat.pack import (
    PACKS,
    Attachable,
    Card,
    Character,
    GhostCard,
    Pack,
    Quest,
    SurvivorCard,
    loaded,
)
from engines.who_should_we_eat.words import TurnedUp

STANDARD = "castaway"


def _kinds(pack: Pack) -> Sequence[Mapping[str, Card]]:
    return (pack.characters, pack.personalities, pack.survivors, pack.ghosts, pack.quests)


CATALOGUE = Catalogue(PACKS, loaded, STANDARD, _kinds)
every, find, name = CATALOGUE.every, CATALOGUE.find, CATALOGUE.name


def held(words: Words, one: TurnedUp, pack: Pack | None = None) -> Iterator[str]:
    """The cards that somebody turns up at the end, by place."""
    for place, cards in (("hand", one.hand), ("play", (one.play,)), ("keep", (one.keep,))):
        names = [escape(name(words, card, pack)) for card in cards if card is not None]
        if names:
            yield words(f"held-{place}", cards=words.list(names, "unit"))


# ------------------------------------------------ the parts of a card


def play(words: Words, card: Card) -> str:
    """What happens when it is played, or taken: its upper half."""
    match card:
        case SurvivorCard():
            effects = card.play
        case GhostCard() if card.type == "instant":
            effects = card.play
        case Quest():
            effects = card.top
        case _:
            return lasting(words, card)
    return said(words, effects) or words("half-empty")


def keep(words: Words, card: Card, edition: str | None = None) -> str:
    """What it is worth in the Keep place, by an edition."""
    kind = card.keep if isinstance(card, SurvivorCard) else None
    match kind:
        case None:
            return words("half-empty")
        case v.TrialCard() | v.LastWill():
            return words(f"keep-{kind.kind}", effects=said(words, kind.do))
        case _:
            return words.by(edition, f"keep-{kind.kind}")


def lasting(words: Words, card: Card) -> str:
    """What holds, and what comes at its moments, while it is attached to somebody."""
    if not isinstance(card, Attachable):
        return words("half-empty")
    moments = (("dusk", card.dusk), ("death", card.death), ("other-death", card.other_death))
    sentences = [
        *(modifier(words, mod) for mod in card.mods),
        *(words(f"moment-{moment}", effects=said(words, effects)) for moment, effects in moments if effects),
    ]
    return words.sentences(sentences) or words("half-empty")


def draws(words: Words, card: Character) -> str:
    """What a character draws in the morning."""
    printed = card.draw
    counts = (
        ("food", printed.food),
        ("sanity", printed.sanity),
        ("build", printed.build),
        ("wild", printed.wild),
    )
    return words.list((words(f"draws-{deck}", count=count) for deck, count in counts if count), "unit")


def choices(card: Card) -> list[v.Either]:
    """The choices in a card's effects."""
    return [effect for effect in _all(_lists(card)) if isinstance(effect, v.Either)]


# ------------------------------------------------ effects and modifiers


def said(words: Words, effects: Iterable[v.Effect]) -> str:
    """A list of effects, a sentence each."""
    return words.sentences(effect(words, one) for one in effects)


def effect(words: Words, one: v.Effect) -> str:
    """One effect."""
    key = f"effect-{one.do.replace('_', '-')}"
    match one:
        case v.Move():
            return words(key, track=words(f"track-{one.track}"), by=one.by)
        case v.MovePer():
            track = words(f"track-{one.track}")
            return words(key, track=track, by=one.by, per=one.per, each=one.each, round=one.round)
        case v.MoveRaft():
            return words(key, by=one.by)
        case v.Either():
            return words(key, a=said(words, one.a), b=said(words, one.b))
        case v.If():
            condition = words(f"condition-{one.what}-{'least' if one.is_ == '>=' else 'most'}", value=one.value)
            then = said(words, one.then)
            if not one.else_:
                return words(key, condition=condition, then=then)
            return words("effect-if-else", condition=condition, then=then, **{"else": said(words, one.else_)})
        case v.PeekKeep():
            return words(key, who=one.who, to=one.to)
        case v.NextDraw():
            return words(key, who=one.who, cards=cards(words, one.deck, one.by))
        case v.Today():
            return words(key, who=one.who, mods=modifiers(words, one.mods))
        case v.PassKeeps() | v.BurnQuest() | v.PickQuest():
            return words(key)
        case _:
            return words(key, who=one.who)


def modifiers(words: Words, mods: Iterable[v.Mod]) -> str:
    """Several modifiers, a sentence each."""
    return words.sentences(modifier(words, mod) for mod in mods)


def modifier(words: Words, mod: v.Mod) -> str:
    """One modifier."""
    key = f"mod-{mod.mod.replace('_', '-')}"
    match mod:
        case v.Portions():
            return _portions(words, mod)
        case v.VoteWeight() | v.VotesAgainst():
            return words(key, by=mod.by)
        case v.Straws():
            at = [words(f"draws-at-{one}") for one in mod.at] or [words("draws-at-all")]
            return words(key, by=mod.by, draws=words.list(at))
        case v.Draws():
            return words(key, cards=cards(words, mod.deck, mod.by))
        case v.WildDraws():
            return words(key, count=mod.count)
        case v.Gain() | v.Ward():
            return words(key, track=words(f"track-{mod.track}"), by=mod.by)
        case v.Protected():
            return words(key, **{"from": mod.from_})
        case v.KnifeTool():
            return words(key, effects=said(words, mod.play))
        case v.KeepFrozen():
            return words(key)


def cards(words: Words, deck: str, by: int) -> str:
    """So many cards more, or fewer."""
    if deck == "any":
        return words("cards-any", count=abs(by), more="yes" if by > 0 else "no")
    return words(f"cards-{deck}", by=by, count=abs(by))


def _portions(words: Words, mod: v.Portions) -> str:
    sentences = [
        words(f"mod-supper-{rounds}", portions=portions)
        for rounds, portions in (("odd", mod.odd), ("even", mod.even))
        if portions is not None
    ]
    if mod.by or not sentences:
        sentences.append(words("mod-supper", by=mod.by))
    return words.sentences(sentences)


def _lists(card: Card) -> Iterator[Sequence[v.Effect]]:
    match card:
        case SurvivorCard():
            yield card.play
            if isinstance(card.keep, v.TrialCard | v.LastWill):
                yield card.keep.do
        case GhostCard():
            yield card.play
        case Quest():
            yield card.top
        case _:
            pass
    if isinstance(card, Attachable):
        yield from (card.dusk, card.death, card.other_death)


def _all(lists: Iterable[Sequence[v.Effect]]) -> Iterator[v.Effect]:
    for effects in lists:
        for one in effects:
            yield one
            match one:
                case v.Either():
                    yield from _all((one.a, one.b))
                case v.If():
                    yield from _all((one.then, one.else_))
                case _:
                    pass
