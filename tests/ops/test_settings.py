"""What the README, `.env.example` and the container file tell the operator is so."""

from __future__ import annotations

import ast
import asyncio
import configparser
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from bot.commands import COMMANDS
from bot.settings import Settings
from bot.watching.endpoint import endpoint
from tests.e2e.evenings import House

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
CONTAINER = (ROOT / "Containerfile").read_text("utf-8").replace("\\\n", " ")
PREFIX = "MAITRE_"


def settings(**given: str) -> Settings:
    return Settings(_env_file=None, **given)  # type: ignore[call-arg, arg-type]


def defaults() -> dict[str, str]:
    """Each variable with its default, as one would write it."""
    fields = Settings.model_fields.items()
    return {PREFIX + name.upper(): "" if one.default is None else str(one.default) for name, one in fields}


@pytest.fixture(autouse=True)
def nothing_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in defaults():
        monkeypatch.delenv(name, raising=False)


def test_the_readme_has_every_setting_with_its_default_and_no_other() -> None:
    rows = re.findall(rf"^\| `({PREFIX}\w+)` \| (?:`(.*?)`)? ?\| \w.* \|$", README, re.MULTILINE)
    assert dict(rows) == defaults()


def test_every_variable_that_is_named_anywhere_is_a_setting() -> None:
    for path in (ROOT / "README.md", ROOT / ".env.example", ROOT / "Containerfile"):
        assert set(re.findall(rf"{PREFIX}[A-Z_]+", path.read_text("utf-8"))) <= defaults().keys(), path


def test_the_example_has_every_setting_and_what_it_shows_is_the_default_where_there_is_one() -> None:
    lines = (ROOT / ".env.example").read_text("utf-8").splitlines()
    shown = dict(line.removeprefix("# ").split("=", 1) for line in lines if PREFIX in line)
    assert shown.keys() == defaults().keys()
    assert {name: value for name, value in defaults().items() if value} == {
        name: value for name, value in shown.items() if defaults()[name]
    }
    assert shown[PREFIX + "TOKEN"] == ""
    for name, value in shown.items():
        settings(**{name.removeprefix(PREFIX).lower(): value})
    assert [line for line in lines if not line.startswith("#")] == [PREFIX + "TOKEN="], "copied, it changes nothing"


@pytest.mark.parametrize(
    ("name", "wrong"),
    [("log", "LOUD"), ("log_format", "xml"), ("metrics_port", "70000"), ("keep_days", "0"), ("metrics_port", "here")],
)
def test_a_setting_that_cannot_be_is_refused(name: str, wrong: str) -> None:
    with pytest.raises(ValidationError, match=name):
        settings(**{name: wrong})


def test_the_token_is_never_printed() -> None:
    assert "geheim" not in repr(settings(token="geheim")) + str(settings(token="geheim").model_dump())


def test_every_command_of_the_readme_is_one() -> None:
    named = set(re.findall(r"python -m bot (\w+)", README + CONTAINER))
    assert named <= COMMANDS.keys()
    assert {"run", "check", "backup"} <= named


# ------------------------------------------------ the service


def test_the_service_is_a_unit_that_runs_the_bot_without_rights() -> None:
    (text,) = re.findall(r"```ini\n(.*?)```", README, re.DOTALL)
    unit = configparser.ConfigParser(strict=True, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(text)
    assert unit.sections() == ["Unit", "Service", "Install"]
    service = unit["Service"]
    assert service["ExecStart"] == service["WorkingDirectory"] + "/.venv/bin/python -m bot run"
    assert service["User"] not in ("", "root")
    folder = "/var/lib/" + service["StateDirectory"]
    assert service["Environment"] == f"{PREFIX}DATA={folder}/maitre.db"
    assert "TOKEN" not in text


# ------------------------------------------------ the container


def lines_of(word: str) -> list[str]:
    return re.findall(rf"^{word} +(.*)$", CONTAINER, re.MULTILINE)


def test_the_container_runs_as_nobody_with_its_data_in_a_volume() -> None:
    assert lines_of("USER")[-1] not in ("root", "0")
    (volume,) = lines_of("VOLUME")
    given = dict(one.split("=", 1) for one in " ".join(lines_of("ENV")).split())
    assert given[PREFIX + "DATA"].startswith(volume + "/")
    mine = {name.removeprefix(PREFIX).lower(): value for name, value in given.items() if name.startswith(PREFIX)}
    assert settings(**mine).metrics_port == int(lines_of("EXPOSE")[0])
    assert json.loads(lines_of("ENTRYPOINT")[0]) == ["python", "-m", "bot"]
    assert json.loads(lines_of("CMD")[0]) == ["run"]
    assert PREFIX + "TOKEN" not in CONTAINER


def test_the_container_has_every_package_of_ours_that_the_bot_imports() -> None:
    there = {line.split()[0] for line in lines_of("COPY")}
    ours = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    for package in there & ours:
        for path in (ROOT / package).rglob("*.py"):
            assert _imported(path) & ours <= there, path
    assert {"bot", "cogs", "requirements.lock"} <= there, "cogs are loaded by name"


def _imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        found |= {one.partition(".")[0] for one in names}
    return found


async def test_the_container_asks_for_its_health_rightly(house: House) -> None:
    (_, asked) = re.split(r" CMD ", lines_of("HEALTHCHECK")[0])
    python, flag, code = json.loads(asked)
    assert (python, flag) == ("python", "-c")
    (exposed,) = lines_of("EXPOSE")
    async with endpoint(house.app, "127.0.0.1", 0) as port:

        async def health() -> Any:
            here = code.replace(f":{exposed}/", f":{port}/")
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", here, stderr=asyncio.subprocess.DEVNULL
            )
            return await process.wait()

        assert f":{exposed}/" in code
        assert await health() == 0
        await house.app.client.on_shard_disconnect(0)
        assert await health() == 1
