"""The pack in the short notation of its vocabulary, for `cards`, and for whoever writes a pack."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.kernel import CardInfo
from engines.who_should_we_eat import vocabulary as v
from engines.who_should_we_eat.pack import Attachable, Card, Character, GhostCard, Pack, SurvivorCard, loaded


def cards() -> Sequence[CardInfo]:
    """Every card of the castaway pack with its copies, effects and text."""
    return cards_of(loaded("castaway"))


def cards_of(pack: Pack) -> Sequence[CardInfo]:
    """Every card of a pack."""
    groups: dict[str, Iterable[Card]] = {
        "character": pack.characters.values(),
        "personality": pack.personalities.values(),
        "survivor": pack.survivors.values(),
        "ghost": pack.ghosts.values(),
        "quest": pack.quests.values(),
    }
    return [_info(group, card) for group, of_it in groups.items() for card in of_it]


def _info(group: str, card: Card) -> CardInfo:
    effects = card.model_dump(mode="json", by_alias=True, exclude_defaults=True, exclude={"id", "name", "copies"})
    copies = card.copies if isinstance(card, SurvivorCard | GhostCard) else 1
    return CardInfo(card.id, card.deck if isinstance(card, SurvivorCard) else group, copies, effects, text(card))


def text(card: Card) -> str:
    """A card in short notation, its parts one a line."""
    lines: list[str] = []
    match card:
        case Character():
            printed = card.draw.model_dump(exclude_defaults=True)
            lines.append(f"meat {card.meat}; draw " + ", ".join(f"{deck} {count}" for deck, count in printed.items()))
        case SurvivorCard():
            lines.append(f"play {block(card.play)}")
            lines.append(f"keep {keep(card.keep)}")
        case GhostCard() if card.type == "instant":
            lines.append(f"instant {block(card.play)}")
        case _:
            pass
    if isinstance(card, Attachable):
        if (top := getattr(card, "top", None)) is not None:
            lines.append(f"top {block(top)}")
        lines += [modifier(mod) for mod in card.mods]
        moments = (("dusk", card.dusk), ("death", card.death), ("other_death", card.other_death))
        lines += [f"{name} {block(effects)}" for name, effects in moments if effects]
    return "\n".join(lines)


def block(effects: Iterable[v.Effect]) -> str:
    """A list of effects."""
    inner = ", ".join(effect(one) for one in effects)
    return f"{{ {inner} }}" if inner else "{ }"


def keep(kind: v.KeepKind | None) -> str:
    """The lower half of a survivor card."""
    match kind:
        case None:
            return "{ }"
        case v.TrialCard() | v.LastWill():
            return f"{kind.kind} {block(kind.do)}"
        case _:
            return kind.kind


def effect(one: v.Effect) -> str:
    """One effect."""
    match one:
        case v.Move():
            return f"{one.track} {one.by:+}"
        case v.MovePer():
            return f"{one.track} {one.by:+} per {one.each} {one.per}{' up' if one.round == 'up' else ''}"
        case v.MoveRaft():
            return f"raft {one.by:+}"
        case v.Either():
            return f"choose {block(one.a)} or {block(one.b)}"
        case v.If():
            other = f" else {block(one.else_)}" if one.else_ else ""
            return f"if {one.what} {one.is_} {one.value} {block(one.then)}{other}"
        case v.PeekKeep():
            return f"peek_keep {one.who} to {one.to}"
        case v.NextDraw():
            return f"next_draw {one.who} {one.deck} {one.by:+}"
        case v.Today():
            return f"today {one.who} {{ {', '.join(modifier(mod) for mod in one.mods)} }}"
        case v.Kill() | v.DiscardKeep() | v.DiscardPlay() | v.SwapKeep() | v.RemoveHaunt():
            return f"{one.do} {one.who}"
        case v.PassKeeps() | v.BurnQuest() | v.PickQuest():
            return one.do


def modifier(mod: v.Mod) -> str:
    """One modifier."""
    match mod:
        case v.Portions():
            printed = "" if mod.odd is None and mod.even is None else f" odd {mod.odd} even {mod.even}"
            return f"supper{printed}{f' {mod.by:+}' if mod.by else ''}"
        case v.Straws():
            return f"straws {mod.by:+}{' at ' + ', '.join(mod.at) if mod.at else ''}"
        case v.Draws():
            return f"draw {mod.deck} {mod.by:+}"
        case v.WildDraws():
            return f"wild_draw {mod.count}"
        case v.Gain() | v.Ward():
            return f"{mod.mod} {mod.track} {mod.by:+}"
        case v.Protected():
            return f"protected from {mod.from_}"
        case v.KnifeTool():
            return f"knife_tool {block(mod.play)}"
        case v.VoteWeight() | v.VotesAgainst():
            return f"{mod.mod} {mod.by:+}"
        case v.KeepFrozen():
            return mod.mod
