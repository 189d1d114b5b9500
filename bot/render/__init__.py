"""From what is known to what is shown: pure functions of Views, questions and names. Nothing else reaches them."""

from bot.render.answers import ask_twice, form, notice, refusal, understood
from bot.render.board import board, board_key, closeup
from bot.render.ending import ended
from bot.render.library import card, find_cards, rule_sections, rules
from bot.render.lobby import closed_lobby, lobby, settings
from bot.render.panel import own_prompts, panel
from bot.render.telling import log

__all__ = [
    "ask_twice",
    "board",
    "board_key",
    "card",
    "closed_lobby",
    "closeup",
    "ended",
    "find_cards",
    "form",
    "lobby",
    "log",
    "notice",
    "own_prompts",
    "panel",
    "refusal",
    "rule_sections",
    "rules",
    "settings",
    "understood",
]
