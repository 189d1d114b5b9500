"""An empty store."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from bot.store import SqliteStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database will be."""
    return tmp_path / "bot.db"


@pytest.fixture
async def store(path: Path) -> AsyncGenerator[SqliteStore]:
    """An empty store."""
    async with SqliteStore.open(path) as store:
        yield store
