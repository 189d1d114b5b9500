"""Rules, rulings and cards, to be looked up at any time."""

from __future__ import annotations

from collections import defaultdict

from bot.faces import Scene, face_of
from bot.faces.marks import shorten, small
from bot.presses import About, write
from bot.render.fitting import fit
from bot.screen import Block, Box, Choice, Line, Menu, Row, Screen, Text
from bot.words import Words, languages, speak

FOUND = 25  # suggestions that Discord shows
LINE = 100


def rules(game: str, section: str | None, words: Words, table: int = 0, edition: str | None = None) -> Screen:
    """A section of the rules with the rulings that belong to it, or a ruling by its number; the first section if none
    is named. Where an `edition` says something else, its sentences.

    `table` goes into the menu of sections: its press is About "rules", its choices' values are sections' ids.
    """
    words, face = words.of(game), face_of(game)
    known = [one for one, _ in rule_sections(game, words)]
    if section is None or section not in known:
        section = known[0]
    if section in face.sections:
        title, text = words(f"rules-{section}-title"), words.by(edition, f"rules-{section}")
        filled = face.filled.get(section, ())
        rulings = [small(f"**{one.upper()}** · {words.by(edition, f'ruling-{one}')}") for one in filled]
        text = "\n".join((f"### {title}", text, *rulings))
    else:
        text = f"### {section.upper()}\n{words.by(edition, f'ruling-{section}')}"
    choices = tuple(
        Choice(shorten(words(f"rules-{one}-title"), LINE), write((one,)), chosen=one == section)
        for one in face.sections
    )
    menu = Menu(str(About(table, "rules")), words("placeholder-rules"), choices)
    blocks: tuple[Block, ...] = (Text(text), Line(), Row((menu,)))
    return fit(Screen((Box(tuple(one for one in blocks if isinstance(one, Text | Line | Row))),)))


def rule_sections(game: str, words: Words, edition: str | None = None) -> list[tuple[str, str]]:
    """What can be looked up: sections with their titles, then the rulings with their beginnings."""
    words, face = words.of(game), face_of(game)
    sections = [(one, words(f"rules-{one}-title")) for one in face.sections]
    rulings = [(one, shorten(f"{one.upper()} · {words.by(edition, f'ruling-{one}')}", LINE)) for one in face.rulings]
    return sections + rulings


def card(game: str, card_id: str, words: Words) -> Screen:
    """A card with its texts."""
    scene = Scene(words.of(game), {})
    text = face_of(game).card(scene, card_id)
    return fit(Screen((Box((Text(scene.words("no-such-card") if text is None else text),)),)))


def find_cards(game: str, text: str, words: Words) -> list[tuple[str, str]]:
    """Cards that have `text` in their names, in whichever language: those of this name first, then those that begin
    with it; id and name, at most 25."""
    looked = text.casefold().strip()
    known: dict[str, list[str]] = defaultdict(list)
    for one in (words.of(game), *(speak(language, game) for language in languages())):
        for card_id, name in face_of(game).cards(Scene(one, {})):
            known[card_id].append(name.casefold())
    ranks = {card_id: min(_rank(looked, name) for name in (card_id, *names)) for card_id, names in known.items()}
    found = [one for one in face_of(game).cards(Scene(words.of(game), {})) if ranks[one[0]] < len(_FITS)]
    return sorted(found, key=lambda one: (ranks[one[0]], one[1].casefold()))[:FOUND]


_FITS = (str.__eq__, str.startswith, str.__contains__)  # the closest first


def _rank(looked: str, name: str) -> int:
    return next((rank for rank, fits in enumerate(_FITS) if fits(name, looked)), len(_FITS))
