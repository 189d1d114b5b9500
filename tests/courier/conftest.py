"""A room in which the bot runs."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from tests.courier.room import Room


@pytest.fixture
async def room(tmp_path: Path) -> AsyncGenerator[Room]:
    """Running, with nothing on the table."""
    room = Room(tmp_path / "bot.db")
    async with room.running():
        yield room
