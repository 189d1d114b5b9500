"""The log: a line a happening, in two styles, and no secret in any of them."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path
from typing import Any

import pytest

from bot import waker
from bot.commands.stopping import say_what_nobody_caught
from bot.watching import interactions
from bot.watching.lines import Lines, Style, note, public_window
from engines.host import Handlers
from tests.e2e.evenings import House, an_evening
from tests.ops.listening import Leak, listening, search, told, whole_game

log = logging.getLogger("bot.tests")


def written(style: Style, message: object, *args: object, error: BaseException | None = None) -> str:
    info = None if error is None else (type(error), error, error.__traceback__)
    return Lines(style).format(logging.LogRecord("discord.http", logging.WARNING, "f", 1, message, args, info))


# ------------------------------------------------ lines


def test_a_happening_is_one_line_of_json_with_its_time_and_fields() -> None:
    with listening() as text:
        note(log, logging.INFO, "table-opened", table=3, game="tribunal", seats=5, code=None)
    (line,) = told(text.getvalue())
    assert line.pop("at").endswith("Z")
    assert line == {
        "level": "info",
        "from": "bot.tests",
        "event": "table-opened",
        "table": 3,
        "game": "tribunal",
        "seats": 5,
    }


def test_or_one_line_of_words_in_quotation_marks_where_they_have_spaces() -> None:
    with listening("text") as text:
        note(log, logging.ERROR, "not-carried", table=3, error='KeyError at a "place"', again=True)
    (line,) = text.getvalue().splitlines()
    assert line.endswith(r'event=not-carried table=3 error="KeyError at a \"place\"" again=true')
    assert " level=error from=bot.tests " in line


def test_what_is_below_the_level_is_not_written() -> None:
    with listening(level="WARNING") as text:
        note(log, logging.INFO, "ready")
        note(log, logging.WARNING, "gateway-lost", shard=0)
    assert [one["event"] for one in told(text.getvalue())] == ["gateway-lost"]


def test_of_other_peoples_records_the_first_line_stays_without_tokens() -> None:
    path = "POST https://discord.com/api/v10/interactions/77/aW50ZXJhY3Rpb24/callback is slow\nbody: fish-knife"
    said = json.loads(written("json", "%s for %d s", path, 3))
    assert said["text"] == "POST https://discord.com/api/v10/interactions/77/…/callback is slow"
    assert json.loads(written("json", "PATCH /webhooks/5/c2VjcmV0/messages/@original"))["text"] == (
        "PATCH /webhooks/5/…/messages/@original"
    )


def test_of_an_exception_its_kind_and_place_stay_and_not_its_text() -> None:
    try:
        raise ValueError("the fish-knife is in hand 3")
    except ValueError as error:
        lines = [written("json", "it failed", error=error), written("text", "it failed: %s", error)]
    for line in lines:
        assert "ValueError at ops/test_log.py" in line
        assert "fish-knife" not in line


def test_what_nobody_caught_is_said_without_its_text() -> None:
    with listening() as text:
        try:
            raise KeyError("fish-knife")
        except KeyError as error:
            say_what_nobody_caught(None, {"message": "Task exception was never retrieved", "exception": error})  # type: ignore[arg-type]
    (line,) = told(text.getvalue())
    assert line["event"] == "uncaught"
    assert line["error"].startswith("KeyError at ")
    assert "fish-knife" not in text.getvalue()


def test_a_private_question_has_no_name_in_the_log() -> None:
    assert public_window("vote.2") == "vote"
    assert public_window("ghost-target.1/4") == "private"


# ------------------------------------------------ whole games


@pytest.mark.parametrize(("members", "seats"), [(4, 4), (2, 7)])
async def test_whole_games_at_debug_leave_no_secret_in_the_log(house: House, members: int, seats: int) -> None:
    with listening() as text:
        secrets = await whole_game(house, members, seats)
        await house.close()
    events = [one["event"] for one in told(text.getvalue())]
    assert {"table-opened", "table-closed", "question", "interaction", "stopping"} <= set(events)
    assert len(secrets) > 100
    search(text.getvalue(), secrets)


def _custom_id(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = interactions.told_apart

    def leaky(type_: Any, data: Any) -> dict[str, Any]:
        return {**honest(type_, data), "pressed": str((data or {}).get("custom_id"))}

    monkeypatch.setattr("bot.serving.told_apart", leaky)


def _private_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interactions, "public_window", lambda window: window)


def _decision(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Handlers.answer

    async def leaky(self: Any, *what: Any, **more: Any) -> None:
        note(log, logging.DEBUG, "decided", values=str([*what[4].model_dump(mode="json").values()]))
        await honest(self, *what, **more)

    monkeypatch.setattr(Handlers, "answer", leaky)


def _error_text(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(number: Any) -> Any:
        note(log, logging.ERROR, "waker-stumbled", error=str(ValueError("no window sock-puppet-theatre")))
        return honest(number)

    honest = waker.public_window
    monkeypatch.setattr(waker, "public_window", leaky)


@pytest.mark.parametrize("plant", [_custom_id, _private_window, _decision, _error_text])
async def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Any) -> None:
    plant(monkeypatch)
    async with an_evening(tmp_path / "house.db") as house:
        with listening() as text:
            secrets = await whole_game(house, 1, 4)
    with pytest.raises(Leak):
        search(text.getvalue(), secrets | {"sock-puppet-theatre"})


def test_nothing_of_ours_is_printed_or_logged_but_by_a_note() -> None:
    """Whoever adds a line of log adds it as a happening: a text with holes would take anything."""
    root = Path(sys.modules["bot"].__file__ or "").parents[1]
    for path in [*root.glob("bot/**/*.py"), *root.glob("cogs/**/*.py")]:
        for method in ("debug", "info", "warning", "error", "exception", "critical"):
            assert f"log.{method}(" not in path.read_text("utf-8"), path
