"""Chance: keyed by purpose, unbiased, and the same on every machine and every version of Python.

The k-th number below n for a purpose p is made from BLAKE2b, 8 bytes of digest, keyed with the seed's 32 bytes, of the
UTF-8 text "p#k/a". The big-endian number x of the digest is taken for a = 0, 1, 2 … until x < 2**64 - (2**64 mod n);
the number is x mod n. Since each purpose counts for itself, a draw added by a later version of the rules moves no
other.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from engines.kernel.errors import ImpossibleSetup

T = TypeVar("T")
_SPAN = 1 << 64
_HEXADECIMAL = re.compile("[0-9a-fA-F]{64}")


def key_of(seed: str) -> bytes:
    """The 32 bytes that a seed stands for: 64 hexadecimal digits are themselves, any other text is hashed."""
    if _HEXADECIMAL.fullmatch(seed):
        return bytes.fromhex(seed)
    return hashlib.sha256(seed.encode()).digest()


def commitment(seed: str) -> str:
    """SHA-256 of the seed's bytes, in hexadecimal: shown before the first card, it binds us to the seed."""
    return hashlib.sha256(key_of(seed)).hexdigest()


class Chance:
    """All draws of one game.

    Parameters: `seed` as `key_of` reads it; `stack`, a pile's or lot's name → the ids in the order in which they will
    come up, for tests and puzzles. What is not named stays random.
    """

    def __init__(self, seed: str, stack: Mapping[str, Sequence[object]] | None = None) -> None:
        self._key = key_of(seed)
        self._drawn: Counter[str] = Counter()
        self._stack = {name: list(items) for name, items in (stack or {}).items()}

    def below(self, n: int, purpose: str) -> int:
        """A number from 0 to n - 1, each as likely as the others; n is at most 2**64. Raises ValueError."""
        if not 1 <= n <= _SPAN:
            raise ValueError("nothing to draw from, or too much")
        self._drawn[purpose] += 1
        limit = _SPAN - _SPAN % n
        attempt = 0
        while True:
            message = f"{purpose}#{self._drawn[purpose]}/{attempt}".encode()
            x = int.from_bytes(hashlib.blake2b(message, key=self._key, digest_size=8).digest(), "big")
            if x < limit:
                return x % n
            attempt += 1

    def pick(self, options: Sequence[T], purpose: str) -> T:
        """One of `options`. A stacked lot is taken first; raises ImpossibleSetup if it is not among them."""
        if lot := self._stack.get(purpose):
            wanted = lot.pop(0)
            for option in options:
                if option == wanted:
                    return option
            raise ImpossibleSetup
        return options[self.below(len(options), purpose)]

    def shuffled(self, items: Iterable[T], purpose: str) -> list[T]:
        """`items` in a random order, first to be drawn first. A stacked pile lies on top, once."""
        pile = list(items)
        for i in range(len(pile) - 1, 0, -1):
            j = self.below(i + 1, purpose)
            pile[i], pile[j] = pile[j], pile[i]
        return self._stacked(pile, purpose)

    def _stacked(self, pile: list[T], purpose: str) -> list[T]:
        wanted = self._stack.pop(purpose, [])
        if not wanted:
            return pile
        top: list[T] = []
        for want in wanted:
            found = next((i for i, item in enumerate(pile) if item == want), None)
            if found is None:
                raise ImpossibleSetup
            top.append(pile.pop(found))
        return top + pile
