"""The AI player (for now: the first legal command)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import Chance, Command, Prompt
from engines.the_fittest.view import View


def decide(view: View, prompts: Sequence[Prompt], chance: Chance) -> tuple[str, Command] | None:
    """A decision for one of the prompts."""
    return None
