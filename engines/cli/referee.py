"""`referee`: a game over JSON lines, one request and one answer a line. See engines/REFEREE.md."""

from __future__ import annotations

import argparse
import io
import json
import sys
from collections.abc import Collection, Iterable, Sequence
from difflib import get_close_matches
from typing import Any, TextIO, TypeAlias

from pydantic import ValidationError

from engines import RULES
from engines.cli.arguments import said
from engines.cli.exported import UnknownGame, as_json, export
from engines.cli.playing import Playing
from engines.cli.requests import (
    REQUESTS,
    ExportJournal,
    GiveAnswer,
    Look,
    OpenTable,
    Play,
    Replay,
    Request,
    Wait,
)
from engines.kernel import Diverged, ImpossibleSetup, Offer, OurFault, Prompt, Refused, ScriptFailed, Setup, Told

Json: TypeAlias = dict[str, Any]


class BadRequest(Exception):
    """A request that there is not, or not now. The text is for its writer."""


class Referee:
    """One table at a time. `answer` takes a line and never raises; what is refused or fails changes nothing."""

    def __init__(self) -> None:
        self._playing: Playing | None = None
        self._told: list[Told] = []

    def answer(self, line: str) -> Json:
        """The answer to one line."""
        before = self._playing and (self._playing, len(self._playing.journal), self._playing.now)
        try:
            return {"ok": True, **self._do(REQUESTS.validate_json(line))}
        except ValidationError as error:
            problem: Json = {"error": said(error)}
        except (BadRequest, UnknownGame) as bad:
            problem = {"error": str(bad)}
        except Refused as refused:
            problem = {"refused": refused.code, "rule": refused.rule}
        except Exception as error:
            problem = _ours(error)
        if before:
            self._return_to(*before)
        return {"ok": False, **problem}

    # ------------------------------------------------ requests

    def _do(self, request: Request) -> Json:
        match request:
            case OpenTable():
                self._open(request)
            case GiveAnswer():
                self._give_answer(request)
            case Wait():
                self._table.wait(request.seconds)
            case Play():
                self._play(request)
            case Replay():
                self._replay(request)
            case Look():
                return self._view(request)
            case ExportJournal():
                self._listen()
                return {"journal": export(self._table.session.setup, self._table.journal, self._told)}
        return self._state()

    @property
    def _table(self) -> Playing:
        if self._playing is None:
            raise BadRequest("open a table first")
        return self._playing

    def _seat(self, seat: int) -> int:
        if not 1 <= seat <= self._table.session.setup.seats:
            raise BadRequest(f"there is no seat {seat}")
        return seat

    def _open(self, request: OpenTable) -> None:
        if request.game not in RULES:
            raise BadRequest(f"there is no game {request.game!r}; the games: {', '.join(sorted(RULES))}")
        game = RULES[request.game]
        try:
            options = game.options.model_validate(request.options)
        except ValidationError as error:
            raise BadRequest(f"option {said(error)}") from None
        if game.lots is not None:
            _check_names(request.stack, game.lots)
        setup = Setup(
            game=game.slug,
            rules=game.rules,
            seats=request.seats,
            seed=request.seed,
            open=True,
            options=options.model_dump(mode="json", exclude_unset=True),
            stack=request.stack,
        )
        self._begin(Playing(game, setup))

    def _begin(self, playing: Playing) -> None:
        self._playing, self._told = playing, []

    def _give_answer(self, request: GiveAnswer) -> None:
        game = self._table.session.game
        try:
            command = game.commands.validate_python(request.command)
        except ValidationError as error:
            raise BadRequest(f"command {said(error)}") from None
        self._table.answer(self._seat(request.seat), request.prompt, command)

    def _play(self, request: Play) -> None:
        table = self._table
        seats = range(1, table.session.setup.seats + 1) if request.seat is None else [self._seat(request.seat)]
        until = None if request.decisions is None else table.decided + request.decisions
        while not table.session.over:
            moved = False
            for seat in seats:
                if until is not None and table.decided >= until:
                    return
                moved = table.think(seat, "ai") or moved
            if not moved and (request.seat is not None or not table.wait_for_deadline()):
                return

    def _view(self, request: Look) -> Json:
        seat = None if request.seat is None else self._seat(request.seat)
        return {"view": self._table.live.view(seat).as_json()}

    def _replay(self, request: Replay) -> None:
        game, setup = request.journal.game, request.journal.setup
        if setup.rules != game.rules:
            raise BadRequest(f"it was played by version {setup.rules} of the rules, here is version {game.rules}")
        try:
            entries = request.journal.entries()
        except ValueError:
            raise BadRequest("the journal is not of this game") from None
        try:
            self._begin(Playing(game, setup, entries))
        except Diverged as diverged:
            raise BadRequest(f"entry {diverged.entry + 1} of the journal does not fit") from None

    def _return_to(self, playing: Playing, length: int, now: float) -> None:
        """Be as before a request that failed half-way."""
        self._playing = playing
        if len(playing.journal) == length and playing.now == now and _sound(playing):
            return
        again = Playing(playing.session.game, playing.session.setup, playing.journal[:length])
        again.live.heard()
        again.wait(now - again.now)
        again.decided, again.chance = playing.decided, playing.chance
        self._playing = again

    # ------------------------------------------------ answers

    def _listen(self) -> Sequence[Told]:
        """What was told since it was last listened to."""
        fresh = self._table.live.heard()
        self._told += fresh
        return fresh

    def _state(self) -> Json:
        session = self._table.session
        return {
            "told": as_json(self._listen()),
            "prompts": [_prompt(prompt) for prompt in session.prompts()],
            "over": None if session.outcome is None else session.outcome.model_dump(mode="json"),
            "now": self._table.now,
        }


def _check_names(stack: Iterable[str], lots: Collection[str]) -> None:
    """Each of these is the name of a pile or a lot; raises BadRequest with the name that is nearest to the first that
    is none."""
    for name in stack:
        if name not in lots:
            (nearest,) = get_close_matches(name, sorted(lots), n=1, cutoff=0.0)
            raise BadRequest(f"there is no pile or lot {name!r}; the nearest name is {nearest!r}")


def _sound(playing: Playing) -> bool:
    """Whether the script still waits for somebody, or has ended."""
    return playing.session.over or bool(playing.session.prompts())


def _ours(error: Exception) -> Json:
    """What went wrong with us; a stack that turns out to be impossible in mid-game is its writer's."""
    if isinstance(error, ScriptFailed) and error.kind == ImpossibleSetup.__name__:
        return {"refused": ImpossibleSetup.code, "rule": None}
    return {"error": f"our fault: {error}" if isinstance(error, OurFault) else f"our fault: {type(error).__name__}"}


def _prompt(prompt: Prompt) -> Json:
    said: Json = {
        "name": prompt.name,
        "seat": prompt.seat,
        "kind": prompt.kind,
        "closes_at": prompt.closes_at,
        "offers": [_offer(offer) for offer in prompt.offers],
    }
    if prompt.chosen is not None:
        said["chosen"] = prompt.chosen.model_dump(mode="json")
    return said


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
    """Answer line by line until there are no more. Empty lines are passed over."""
    table = Referee()
    for line in source:
        if line.strip():
            print(json.dumps(table.answer(line)), file=sink, flush=True)


def referee(given: argparse.Namespace) -> int:
    """On stdin and stdout."""
    source = io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8", errors="replace")
    converse(source, sys.stdout)
    return 0
