"""The README says the same in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.words.test_two_languages import paths

ROOT = Path(__file__).parents[2]
ENGLISH, CHINESE = ((ROOT / name).read_text("utf-8") for name in ("README.md", "README.zh-CN.md"))


def blocks(text: str) -> list[str]:
    """What is to be typed, without what is said of it."""
    lines = [line.strip() for line in text.splitlines() if line.startswith("    ")]
    return [re.split(r"\s{2,}", line)[0] for line in lines]


def rows(text: str) -> list[str]:
    return [line.split("|")[1].strip() for line in text.splitlines() if line.startswith("| `")]


@pytest.mark.parametrize("of", [blocks, rows, lambda text: re.findall(r"```.*?```", text, re.DOTALL)])
def test_both_say_what_to_type(of: Callable[[str], list[str]]):
    assert of(CHINESE)
    known = [one.replace(" --locale zh-CN", "") for one in of(CHINESE)]
    assert known == of(ENGLISH)


def test_both_have_the_same_chapters():
    assert CHINESE.count("\n## ") == ENGLISH.count("\n## ")


@pytest.mark.parametrize("text", [ENGLISH, CHINESE])
def test_links_lead_to_something(text: str):
    links = [one for one in re.findall(r"\]\(([^)]+)\)", text) if not one.startswith("http")]
    assert len(links) > 5
    assert all((ROOT / one).exists() for one in links)


def test_each_leads_to_the_other():
    assert "](README.zh-CN.md)" in ENGLISH
    assert "](README.md)" in CHINESE


def test_commands_are_called_as_a_chinese_client_shows_them():
    known = paths("zh-CN")
    found: list[str] = []
    for line in CHINESE.splitlines():
        if line.startswith("| `/"):
            first, *rest = re.findall(r"`([^`]+)`", line.split("|")[2])
            group = first.removeprefix("/").split(" ")[0]
            found += [first, *(one if one.startswith("/") else f"/{group} {one}" for one in rest)]
    commands = {one.removeprefix("/") for one in found}
    assert {one for one in commands if not one.startswith("开局 ")} | {"开局"} == known
