"""Commands as Discord lists them, in every language that there is: their names, descriptions and choices are sentences.

Discord knows no nearest language, so each of its locales is given what `speak` finds for it. English is what the
commands are registered with.
"""

from __future__ import annotations

import re
from typing import cast

from discord import Locale, app_commands

from bot.words import DEFAULT, Said, speak

SPELT = re.compile(r"[-_'\w]{1,32}")  # what Discord takes as the name of a command or of an option
LISTED = 100  # characters of a description, and of a choice


def spelt(key: str, game: str | None = None, **args: Said) -> app_commands.locale_str:
    """A sentence, in English now and in the language of whoever looks. Placeholders are filled in both."""
    return app_commands.locale_str(speak(DEFAULT, game)(key, **args)[:LISTED], key=key, game=game, args=args)


def called(name: str, key: str, game: str | None = None) -> app_commands.locale_str:
    """A name that is fixed in English; in other languages it is what a label says, if that is fit to be a name."""
    return app_commands.locale_str(name, key=key, game=game, args={}, label=True)


class Speller(app_commands.Translator):
    """Translates what `spelt` and `called` made; everything else stays as it is."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text for a locale; None: as in English."""
        key = string.extras.get("key")
        if key is None:
            return None
        words = speak(locale.value, cast("str | None", string.extras["game"]))
        if words.locale == DEFAULT:
            return None
        text = words(key, **string.extras["args"])
        if not string.extras.get("label"):
            return text[:LISTED]
        name = re.sub(r"[^-_'\w]+", "-", text.lower()).strip("-")
        return name if SPELT.fullmatch(name) else None
