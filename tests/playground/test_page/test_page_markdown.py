"""Discord's Markdown as the page draws it. Whatever somebody writes, it never becomes HTML of its own."""

from __future__ import annotations

import pytest

from tests.playground.test_page.conftest import OpenTab

pytestmark = pytest.mark.asyncio(loop_scope="session")
DRAW = """async (texts) => {
    const {prose} = await import("/static/prose.js");
    return texts.map((text) => prose(text).innerHTML);
}"""
RENDERED = {
    "plain": "plain",
    "**bold** *it* _it_ __under__ ~~no~~": "<strong>bold</strong> <em>it</em> <em>it</em> <u>under</u> <s>no</s>",
    "***both***": "<strong><em>both</em></strong>",
    "**a *b* c**": "<strong>a <em>b</em> c</strong>",
    "snake_case_name 2 * 3 * 4": "snake_case_name 2 * 3 * 4",
    r"\*not\* \_this\_ \\": r"*not* _this_ \ ".strip(),
    "`a **b**` ``x`y``": "<code>a **b**</code> <code>x`y</code>",
    "`open": "`open",
    "```py\nprint(1)\n```": '<pre data-lang="py"><code>print(1)</code></pre>',
    "a ```b``` c": "a <pre><code>b</code></pre> c",
    "> one\n> two\nthree": "<blockquote>one\ntwo</blockquote>three",
    ">>> all\nof it": "<blockquote>all\nof it</blockquote>",
    "a > b": "a &gt; b",
    "# One\n## Two\n### Three\n#### 4": '<h3 class="h1">One</h3><h4 class="h2">Two</h4><h5 class="h3">Three</h5>#### 4',
    "#no": "#no",
    "-# tiny *it*": "<small>tiny <em>it</em></small>",
    "- a\n- b\n  - c\n- d": "<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>",
    "3. a\n4. b": '<ol start="3"><li>a</li><li>b</li></ol>',
    "- a\n1. b": "<ul><li>a</li></ul><ol><li>b</li></ol>",
    "before\n- a\nafter": "before<ul><li>a</li></ul>after",
    "one\n\ntwo": "one\n\ntwo",
    "<@1> <#1> <@&1>": (
        '<span class="mention">@somebody</span> <span class="mention">#no-access</span> '
        '<span class="mention">@role</span>'
    ),
    "</newgame buffet:1>": '<button type="button" class="mention">/newgame buffet</button>',
    "see [here](https://a.example/b).": (
        'see <a href="https://a.example/b" target="_blank" rel="noopener noreferrer">here</a>.'
    ),
    "https://a.example/b_c_(d), and <https://a.example>": (
        '<a href="https://a.example/b_c_(d)" target="_blank" rel="noopener noreferrer">https://a.example/b_c_(d)</a>, '
        'and <a href="https://a.example" target="_blank" rel="noopener noreferrer">https://a.example</a>'
    ),
    "[x](javascript:alert(1))": "[x](javascript:alert(1))",
    "<script>alert(1)</script> &amp; \"'": "&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; \"'",
    "`<img src=x onerror=alert(1)>`": "<code>&lt;img src=x onerror=alert(1)&gt;</code>",
    '```"><svg onload=alert(1)>\n```': '<pre><code>"&gt;&lt;svg onload=alert(1)&gt;</code></pre>',
    "**unclosed __both": "**unclosed __both",
    "<t:99999999999999:R>": "&lt;t:99999999999999:R&gt;",
    "<t:9999999999999:R>": "Invalid date",
    "": "",
}


async def test_markdown_is_drawn_as_discord_draws_it(tab: OpenTab) -> None:
    page = await tab("Ann")
    drawn = await page.evaluate(DRAW, list(RENDERED))
    assert dict(zip(RENDERED, drawn, strict=True)) == RENDERED


async def test_a_spoiler_opens_when_pressed(tab: OpenTab) -> None:
    page = await tab("Ann")
    await page.evaluate(
        """async () => document.body.prepend((await import("/static/prose.js")).prose("||the **cook**||"))"""
    )
    spoiler = page.get_by_role("button", name="Spoiler: press to read")
    await spoiler.focus()
    await page.keyboard.press("Enter")
    assert await page.locator(".spoiler[data-open] strong").inner_text() == "cook"


async def test_a_relative_time_ticks_with_the_playgrounds_clock(tab: OpenTab) -> None:
    page = await tab("Ann")
    said = await page.evaluate(
        """async () => {
            const {fromNow, sync} = await import("/static/clock.js");
            sync(1000);
            const said = [1095.2, 1045.2, 999.2, 1125.2, 8200.2, 1000 + 86400 * 3].map(fromNow);
            sync(1060);
            return [...said, fromNow(1095.2)];
        }"""
    )
    assert said == [
        "in 95 seconds", "in 45 seconds", "1 second ago", "in 2 minutes", "in 2 hours", "in 3 days", "in 35 seconds",
    ]  # fmt: skip


async def test_a_relative_time_on_the_page_changes_by_itself(tab: OpenTab) -> None:
    page = await tab("Ann")
    await page.evaluate(
        """async () => {
            const [{prose}, {now}] = await Promise.all([import("/static/prose.js"), import("/static/clock.js")]);
            document.body.prepend(prose(`<t:${Math.round(now()) + 50}:R>`));
        }"""
    )
    time = page.locator("time[data-relative]")
    first = await time.inner_text()
    await page.wait_for_function(
        "(before) => document.querySelector('time[data-relative]').textContent !== before", arg=first
    )
    assert first.startswith("in ")


@pytest.mark.parametrize(
    "hostile", ["**" * 2000, "_" * 4000, "[" * 4000, "`" * 3999, "> " * 2000, "||" * 2000, "- a\n" * 1000, "*a " * 1300]
)
async def test_no_text_makes_the_page_hang(tab: OpenTab, hostile: str) -> None:
    page = await tab("Ann")
    async with page.expect_event("console", lambda said: said.text == "drawn"):
        await page.evaluate(
            """async (text) => {
                (await import("/static/prose.js")).prose(text);
                console.log("drawn");
            }""",
            hostile,
        )
