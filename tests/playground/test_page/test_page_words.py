"""What the page says: one file a language, each complete, and nothing said that is not there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect

import playground
from playground.errors import EMPTY_MESSAGE, THREAD_ARCHIVED
from playground.page.words import LANGUAGES, fill, language_of
from tests.playground.test_page.conftest import OpenTab
from tests.playground.test_page.waiter import Waiter

PAGE = Path(playground.__file__).parent / "page"
SCRIPTS = sorted((PAGE / "static").glob("*.js"))
TEMPLATE = PAGE / "templates" / "page.html"
USED = re.compile(r'\b(?:say|parts)\(\s*(?:[\w.!&|=() ]+\?\s*)?"([\w-]+)"(?:\s*:\s*"([\w-]+)")?')
FAMILIES = ("fault-", "system-")  # whose members are named by what they are about
BY_NAME = {"spoken", "spoken-alone", "locked", "language-name", "list-separator", "refusals"}


def forms(sentence: object) -> list[str]:
    return list(sentence.values()) if isinstance(sentence, dict) else [str(sentence)]


def used() -> set[str]:
    found = set(BY_NAME)
    for script in SCRIPTS:
        for names in USED.findall(script.read_text()):
            found |= {name for name in names if name}
    return found | set(re.findall(r'words\["([\w-]+)"\]', TEMPLATE.read_text()))


def refusals() -> Iterator[str]:
    """What hands are refused with, with {0}, {1} in place of what differs."""
    for path in PAGE.parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "HandError":
                yield from texts(node.args[0])


def texts(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from texts(one)
            yield from texts(other)
        case ast.JoinedStr(values=pieces):
            numbers = iter(range(10))
            yield "".join(str(one.value) if isinstance(one, ast.Constant) else f"{{{next(numbers)}}}" for one in pieces)
        case _:
            pass


def test_every_language_has_every_sentence_with_the_same_values() -> None:
    first = LANGUAGES["en-US"]
    assert len(LANGUAGES) > 1
    for language, words in LANGUAGES.items():
        assert list(words) == list(first), language
        for name, sentence in words.items():
            if name == "refusals":
                continue
            wanted = {frozenset(re.findall(r"\{(\w+)\}", form)) for form in forms(first[name])}
            assert {frozenset(re.findall(r"\{(\w+)\}", form)) for form in forms(sentence)} == wanted, (language, name)
            assert all(form.strip() for form in forms(sentence)), (language, name)


def test_plural_forms_always_have_one_for_the_rest() -> None:
    plurals = [one for words in LANGUAGES.values() for one in words.values() if isinstance(one, dict)]
    assert all("other" in one for one in plurals if "one" in one or "other" in one)


def test_nothing_is_said_that_is_not_there_and_nothing_is_there_that_is_not_said() -> None:
    said, there = used(), set(LANGUAGES["en-US"])
    assert said <= there
    assert {one for one in there - said if not one.startswith(FAMILIES)} == set()
    scripts = "".join(script.read_text() for script in SCRIPTS)
    for name in there - said:
        family = next(one for one in FAMILIES if name.startswith(one))
        assert f'"{name}"' in scripts or f'"{name.removeprefix(family)}"' in scripts, name


def test_what_the_server_refuses_is_translated() -> None:
    for language, words in LANGUAGES.items():
        if language != "en-US":
            missing = set(refusals()) - set(words["refusals"])
            assert not missing, language
            assert EMPTY_MESSAGE.message in words["refusals"]
            assert THREAD_ARCHIVED.message in words["refusals"]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda one: one.name)
def test_no_sentence_stands_in_a_script(script: Path) -> None:
    code = re.sub(r"//.*|/\*[\s\S]*?\*/", "", script.read_text())
    sentences = re.findall(r'"([A-Z][^"]* [^"]*|[A-Z][a-z]+)"', code)
    keys = {"Enter", "Escape", "Tab", "Backspace", "ArrowDown", "ArrowUp", "Home", "End", "Content", "BUTTON"}
    assert [one for one in sentences if one not in keys] == []


@pytest.mark.parametrize(
    ("cookie", "accepted", "language"),
    [
        (None, "zh-CN,zh;q=0.9", "zh-CN"),
        (None, "zh-TW, en;q=0.5", "zh-CN"),
        (None, "de, en-GB;q=0.7, zh;q=0.3", "en-US"),
        (None, "en;q=0.2, zh;q=0.9", "zh-CN"),
        (None, "zh;q=0, de", "en-US"),
        (None, "", "en-US"),
        (None, "zh;q=x,,;", "en-US"),
        ("zh-CN", "en-US", "zh-CN"),
        ("xx", "en-US", "en-US"),
    ],
)
def test_the_language_is_the_chosen_one_or_the_browsers(cookie: str | None, accepted: str, language: str) -> None:
    assert language_of(cookie, accepted) == language


def test_a_value_is_put_into_a_sentence() -> None:
    assert fill("{a} and {b}", {"a": 1, "b": "c"}) == "1 and c"


@pytest.mark.asyncio(loop_scope="session")
async def test_a_chinese_browser_gets_a_chinese_page_and_a_bot_that_knows_it(tab: OpenTab, waiter: Waiter) -> None:
    page = await tab("Ann", locale="zh-CN", refusals=True)
    await expect(page.locator("html")).to_have_attribute("lang", "zh-CN")
    await expect(page.get_by_role("button", name="设置")).to_be_visible()
    await expect(page.get_by_role("heading", name="私信")).to_be_visible()
    await page.get_by_label("发消息到 #dining-room").fill("/ping")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="发送").click()
    await expect(page.locator(".message .content")).to_have_text("pong in zh-CN")
    await page.evaluate(
        "import('/static/acts.js').then(({ act }) => act('slash', "
        "{ channel: new URL(location).searchParams.get('in') ?? '1', name: 'nothing', options: {} }))"
    )
    await expect(page.locator(".toast")).to_have_text("没有这个命令。")


@pytest.mark.asyncio(loop_scope="session")
async def test_the_pages_language_is_switched_in_the_settings(tab: OpenTab) -> None:
    page = await tab("Ann")
    await page.get_by_role("button", name="Settings").click()
    await page.get_by_label("Language of this page").select_option("zh-CN")
    await expect(page.locator("html")).to_have_attribute("lang", "zh-CN")
    await page.get_by_role("button", name="设置").click()
    await page.get_by_label("页面语言").select_option("")
    await expect(page.locator("html")).to_have_attribute("lang", "en-US")
