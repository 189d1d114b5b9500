"""A bot that only wakes: store, house, waker and a clock that jumps."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from tests.waker.night import Night


@pytest.fixture
async def night(tmp_path: Path) -> AsyncGenerator[Night]:
    """Running, with nothing on the table."""
    night = Night(tmp_path / "bot.db")
    async with night.running():
        yield night
