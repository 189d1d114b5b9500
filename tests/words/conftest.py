"""A missing sentence fails a test."""

from __future__ import annotations

import pytest

from bot.words import Words


@pytest.fixture(autouse=True)
def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
    monkeypatch.setattr(Words, "spoken", set())
