"""Stands in place of a member who asked to be forgotten: it tells whether somebody is that member, and nothing else.

Whoever holds the database can try ids on a seal, slowly; so it is kept no longer than the table plays.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

_COST = {"n": 2**10, "r": 8, "p": 1, "dklen": 16}  # some milliseconds


def sealed(user: int) -> str:
    """A seal of a member. No two are alike."""
    salt = secrets.token_bytes(16)
    return salt.hex() + _pressed(salt, user)


def opens(seal: str, user: int) -> bool:
    """Whether a seal is this member's."""
    return hmac.compare_digest(seal[32:], _pressed(bytes.fromhex(seal[:32]), user))


def _pressed(salt: bytes, user: int) -> str:
    return hashlib.scrypt(str(user).encode(), salt=salt, **_COST).hex()
