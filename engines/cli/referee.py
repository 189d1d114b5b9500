"""`referee`: a game over JSON lines, one request and one answer a line. See engines/REFEREE.md."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from typing import Any, TextIO

from pydantic import ValidationError

from engines import GAMES
from engines.cli.verify import read
from engines.kernel import (
    Awaited,
    Chance,
    Diverged,
    Entry,
    ImpossibleSetup,
    Live,
    Offer,
    OurFault,
    Prompt,
    Refused,
    Setup,
)
from engines.selfplay import SelfPlay

Json = dict[str, Any]


class BadRequest(Exception):
    """A line that asks for nothing that there is. The text is for its writer."""


class Referee:
    """One table. `answer` takes a request and never raises."""

    def __init__(self) -> None:
        self._live: Live | None = None
        self._journal: list[Entry] = []
        self._players: SelfPlay | None = None
        self._verbs: dict[str, Callable[[Json], Json]] = {
            "open": self._open,
            "answer": self._answer,
            "wait": self._wait,
            "play": self._play,
            "view": self._view,
            "journal": self._export,
            "replay": self._replay,
        }

    def answer(self, line: str) -> Json:
        """The answer to one line."""
        try:
            request = json.loads(line)
            verb = self._verbs.get(request.get("do")) if isinstance(request, dict) else None
            if verb is None:
                raise BadRequest(f"do one of: {', '.join(self._verbs)}")
            return verb(request)
        except Refused as refused:
            return {"ok": False, "refused": refused.code, "rule": refused.rule}
        except BadRequest as bad:
            return {"ok": False, "error": str(bad)}
        except OurFault as fault:
            self._live = None
            return {"ok": False, "error": f"our fault: {fault}"}
        except (ValidationError, ValueError, KeyError, TypeError, AttributeError) as error:
            return {"ok": False, "error": f"bad request ({type(error).__name__})"}

    # ------------------------------------------------ requests

    def _open(self, request: Json) -> Json:
        slug = request["game"]
        if slug not in GAMES:
            raise BadRequest(f"there is no game {slug}")
        game = GAMES[slug]
        try:
            options = game.options.model_validate(request.get("options") or {})
        except ValidationError:
            raise ImpossibleSetup from None
        setup = Setup(
            game=slug,
            rules=game.rules,
            seats=int(request["seats"]),
            seed=str(request.get("seed", "")),
            open=True,
            options=options.model_dump(exclude_defaults=True),
            stack=request.get("stack") or {},
        )
        self._begin(Live(game, setup))
        return self._state()

    def _begin(self, live: Live) -> None:
        self._live = live
        self._journal = []
        seats = range(1, live.session.setup.seats + 1)
        chance = Chance(f"players of {live.session.setup.seed}")
        self._players = SelfPlay(live, dict.fromkeys(seats, "ai"), chance, self._journal.append)

    @property
    def _table(self) -> Live:
        if self._live is None:
            raise BadRequest("open a table first")
        return self._live

    def _answer(self, request: Json) -> Json:
        session = self._table.session
        command = session.game.commands.validate_python(request["command"])
        entry = session.submit(int(request["seat"]), str(request["prompt"]), command, session.now)
        if entry is not None:
            self._journal.append(entry)
        return self._state()

    def _wait(self, request: Json) -> Json:
        session = self._table.session
        until = session.now + float(request["seconds"])
        while (deadline := session.next_deadline) is not None and deadline <= until:
            entry = session.tick(deadline)
            assert entry is not None
            self._journal.append(entry)
        session.table.now = max(session.now, until)
        return self._state()

    def _play(self, request: Json) -> Json:
        players, session = self._players, self._table.session
        assert players is not None
        left = request.get("decisions")
        seats = [int(request["seat"])] if request.get("seat") is not None else list(players.kinds)
        while not session.over and (left is None or left > 0):
            moved = False
            for seat in seats:
                if left is not None and left <= 0:
                    break
                if not session.over and players.decide(seat):
                    moved = True
                    left = None if left is None else left - 1
            if not moved and (request.get("seat") is not None or not players.pass_time()):
                break
        return self._state()

    def _view(self, request: Json) -> Json:
        seat = request.get("seat")
        return {"ok": True, "view": self._table.view(None if seat is None else int(seat)).as_json()}

    def _export(self, request: Json) -> Json:
        journal = [entry.model_dump(mode="json") for entry in self._journal]
        return {"ok": True, "journal": {"setup": self._table.session.setup.model_dump(mode="json"), "journal": journal}}

    def _replay(self, request: Json) -> Json:
        game, setup, entries = read(request["journal"])
        try:
            self._begin(Live(game, setup, entries))
        except Diverged as diverged:
            raise BadRequest(f"entry {diverged.entry} does not fit") from None
        self._journal.extend(entries)
        return self._state()

    # ------------------------------------------------ answers

    def _state(self) -> Json:
        live = self._table
        session = live.session
        told = [{"to": list(to) if to else None, "fact": fact.model_dump(mode="json")} for to, fact in live.heard()]
        over = session.outcome.model_dump(mode="json") if session.outcome is not None else None
        prompts = [_prompt(prompt) for prompt in session.prompts()]
        return {"ok": True, "told": told, "prompts": prompts, "awaited": _names(session.awaited()), "over": over}


def _names(awaited: list[Awaited]) -> list[str]:
    return [one.window for one in awaited]


def _prompt(prompt: Prompt) -> Json:
    return {
        "name": prompt.name,
        "seat": prompt.seat,
        "kind": prompt.kind,
        "closes_at": prompt.closes_at,
        "offers": [_offer(offer) for offer in prompt.offers],
        **({"chosen": prompt.chosen.model_dump(mode="json")} if prompt.chosen else {}),
    }


def _offer(offer: Offer[Any]) -> Json:
    said: Json = {"kind": offer.kind, "fields": {name: list(values) for name, values in offer.fields.items()}}
    if offer.free:
        said["free"] = list(offer.free)
    if offer.pool is not None:
        said["pool"] = list(offer.pool)
    if offer.total is not None:
        said["total"] = list(offer.total)
    return said


def converse(source: TextIO, sink: TextIO) -> None:
    """Answer line by line until there are no more."""
    table = Referee()
    for line in source:
        if line.strip():
            print(json.dumps(table.answer(line), ensure_ascii=False), file=sink, flush=True)


def referee(given: argparse.Namespace) -> int:
    """On stdin and stdout."""
    converse(sys.stdin, sys.stdout)
    return 0
