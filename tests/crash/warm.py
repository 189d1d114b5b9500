"""What every bot's process needs, imported once: each is forked from a server that has these modules and nothing else.

No file was opened there and no table was ever seen.
"""

from __future__ import annotations

import cogs.hands
import cogs.lobby
import cogs.presses
import cogs.rules
import cogs.table  # noqa: F401
import tests.crash.bot  # noqa: F401
from bot.words import speak
from engines import HANDLERS

speak("en-US").of(next(iter(HANDLERS)))
