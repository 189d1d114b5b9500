"""The README's pictures are those that `python -m tests.e2e.pictures` takes."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest

from tests.e2e.pictures import ALL, PICTURES

READMES = [PICTURES.parents[1] / name for name in ("README.md", "README.zh-CN.md")]
CONTRIBUTING = PICTURES.parents[1] / "CONTRIBUTING.md"


def size(path: Path) -> tuple[int, int]:
    """Width and height, as the file says."""
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    return struct.unpack(">II", data[16:24])


def test_every_picture_lies_there_in_its_size_and_no_other() -> None:
    assert {path.stem: size(path) for path in PICTURES.glob("*.png")} == {name: one.size for name, one in ALL.items()}


@pytest.mark.parametrize("readme", READMES, ids=lambda path: path.name)
def test_the_readme_shows_only_these_and_says_how_they_are_taken(readme: Path) -> None:
    shown = re.findall(r"docs/pictures/([\w.-]+)\.png", readme.read_text("utf-8"))
    assert shown
    assert set(shown) <= set(ALL)
    assert "python -m tests.e2e.pictures" in CONTRIBUTING.read_text("utf-8")
