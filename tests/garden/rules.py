"""A game of one rule, in which faults are planted."""

from __future__ import annotations


class Larder:
    """Food, and who eats of it."""

    def __init__(self, food: int) -> None:
        self.food = food

    def supper(self, eaters: int) -> int:
        """Everybody eats one; what is left."""
        self.food = max(0, self.food - eaters)
        return self.food
