"""Rules, rulings and cards, to be looked up at any time."""

from __future__ import annotations

from bot.faces import Scene, face_of
from bot.faces.marks import shorten, small
from bot.presses import About, write
from bot.render.fitting import fit
from bot.screen import Block, Box, Choice, Line, Menu, Row, Screen, Text
from bot.words import Words

FOUND = 25  # suggestions that Discord shows
LINE = 100


def rules(game: str, section: str | None, words: Words, table: int = 0) -> Screen:
    """A section of the rules with the rulings that belong to it, or a ruling by its number; the first section if none
    is named.

    `table` goes into the menu of sections: its press is About "rules", its choices' values are sections' ids.
    """
    words, face = words.of(game), face_of(game)
    known = [one for one, _ in rule_sections(game, words)]
    if section is None or section not in known:
        section = known[0]
    if section in face.sections:
        title, text = words(f"rules-{section}-title"), words(f"rules-{section}")
        rulings = [small(f"**{one.upper()}** · {words(f'ruling-{one}')}") for one in face.filled.get(section, ())]
        text = "\n".join((f"### {title}", text, *rulings))
    else:
        text = f"### {section.upper()}\n{words(f'ruling-{section}')}"
    choices = tuple(
        Choice(shorten(words(f"rules-{one}-title"), LINE), write((one,)), chosen=one == section)
        for one in face.sections
    )
    menu = Menu(str(About(table, "rules")), words("placeholder-rules"), choices)
    blocks: tuple[Block, ...] = (Text(text), Line(), Row((menu,)))
    return fit(Screen((Box(tuple(one for one in blocks if isinstance(one, Text | Line | Row))),)))


def rule_sections(game: str, words: Words) -> list[tuple[str, str]]:
    """What can be looked up: sections with their titles, then the rulings with their beginnings."""
    words, face = words.of(game), face_of(game)
    sections = [(one, words(f"rules-{one}-title")) for one in face.sections]
    rulings = [(one, shorten(f"{one.upper()} · {words(f'ruling-{one}')}", LINE)) for one in face.rulings]
    return sections + rulings


def card(game: str, card_id: str, words: Words) -> Screen:
    """A card with its texts."""
    scene = Scene(words.of(game), {})
    text = face_of(game).card(scene, card_id)
    return fit(Screen((Box((Text(scene.words("no-such-card") if text is None else text),)),)))


def find_cards(game: str, text: str, words: Words) -> list[tuple[str, str]]:
    """Cards whose names have `text` in them, those that begin with it first: id and name, at most 25."""
    looked = text.casefold().strip()
    every = face_of(game).cards(Scene(words.of(game), {}))
    found = [one for one in every if looked in one[1].casefold() or looked in one[0]]
    return sorted(found, key=lambda one: (not one[1].casefold().startswith(looked), one[1].casefold()))[:FOUND]
