"""The AI player."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import Chance, Command, Prompt
from engines.peasant_buffet.view import View


def decide(view: View, prompts: Sequence[Prompt], chance: Chance) -> tuple[str, Command] | None:
    """Anything."""
    prompt = chance.pick(prompts, f"prompt/{view.seat}")
    if not prompt.offers:
        return None
    return prompt.name, chance.pick(prompt.commands(), f"command/{view.seat}")
