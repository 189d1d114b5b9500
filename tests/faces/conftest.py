"""A missing sentence fails a test; Tribunal has a face."""

from __future__ import annotations

import pytest

from bot.faces import FACES
from bot.words import Words
from tests.faces.tribunal import TribunalFace


@pytest.fixture(autouse=True)
def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.fixture(autouse=True)
def tribunal_face(monkeypatch: pytest.MonkeyPatch) -> TribunalFace:
    face = TribunalFace()
    monkeypatch.setitem(FACES, "tribunal", face)
    return face
