"""One line a game and table: a digest of everything that a random game decided and told.

PYTHONHASHSEED=1 python -m tests.generic.digest
"""

from __future__ import annotations

import hashlib

from tests.generic.checks import digest_lines
from tests.generic.games import GAMES, seat_counts


def digests() -> list[str]:
    """For every game and a few counts of seats."""
    return [
        f"{slug} {seats} {hashlib.sha256(chr(10).join(digest_lines(game, seats, 7)).encode()).hexdigest()}"
        for slug, game in GAMES.items()
        for seats in seat_counts(game)
    ]


if __name__ == "__main__":
    print("\n".join(digests()))
