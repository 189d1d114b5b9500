"""An evening for each test, as the end-to-end tests have it."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from tests.e2e.evenings import House, an_evening


@pytest.fixture
async def house(tmp_path: Path) -> AsyncGenerator[House]:
    """The bot on a playground, with nothing begun; each game is the same."""
    async with an_evening(tmp_path / "house.db") as one:
        one.app.new_seed = lambda: f"{3:064x}"
        yield one
