"""From what is known to what is shown: pure functions of Views, questions and names. Nothing else reaches them."""

from bot.render.answers import ask_twice, form, notice, refusal, understood
from bot.render.board import board, board_key, closeup
from bot.render.chairs import chairs
from bot.render.ending import ended
from bot.render.library import card, find_cards, rule_sections, rules
from bot.render.lobby import closed_lobby, gathered, lobby, settings
from bot.render.logbook import briefing, log_pages, logbook, page_of
from bot.render.panel import own_prompts, panel, summons
from bot.render.telling import log

__all__ = [
    "ask_twice",
    "board",
    "board_key",
    "briefing",
    "card",
    "chairs",
    "closed_lobby",
    "closeup",
    "ended",
    "find_cards",
    "form",
    "gathered",
    "lobby",
    "log",
    "log_pages",
    "logbook",
    "notice",
    "own_prompts",
    "page_of",
    "panel",
    "refusal",
    "rule_sections",
    "rules",
    "settings",
    "summons",
    "understood",
]
