"""Whole evenings: the unmodified client, the bot, and members who press what they see."""
