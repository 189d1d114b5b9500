"""Games at a table whose bot is killed again and again. Playground, members and time go on."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from bot.demo.evening import EVENING
from bot.demo.guest import UNANSWERED, Guest, Unreachable
from bot.demo.reading import Control, Json, text_of
from bot.presses import Decide, InLobby
from bot.render import understood
from bot.waker import GRACE, PATIENCE, STAMP
from bot.words import speak
from engines import GAMES
from engines.host import SHORTEST_ABSENCE
from engines.kernel import Chance, Command, Prompt
from playground import Playground, point_discord_py_at
from playground.hands import Pressed
from tests.crash import moments
from tests.crash.bot import Home
from tests.crash.hour import Hour
from tests.crash.ledger import Ledger, latest_table, lobby_in, outbox
from tests.crash.moments import Moment
from tests.crash.process import Died, Process
from tests.crash.screens import Screens
from tests.e2e.evenings import OPENAPI

T = TypeVar("T")
GAME = "who-should-we-eat"
SEALED = {"select", "vote", "split", "straws"}  # everybody decides at once, and nobody's answer forbids another's
AHEAD = 6.0  # seconds: what is answered while beats are told counts as answered when they have been
LAZY = 65.0  # seconds after which the laziest panel is up to date


@dataclass(frozen=True)
class Party:
    """Who plays: seats, and how many of them are members."""

    seats: int
    members: int
    seed: str
    options: dict[str, Any] = field(default_factory=dict[str, Any])


@dataclass(frozen=True)
class Try:
    """A press that was to decide something. `sealed`: nothing could forbid it."""

    seat: int
    prompt: str
    command: Command
    pressed: Pressed
    verb: str

    @property
    def key(self) -> tuple[int, str, str]:
        """What it decides."""
        return self.seat, self.prompt, self.command.model_dump_json()


class Member(Guest):
    """A member who remembers what they pressed."""

    def __init__(self, night: Night, user: int, seat: int) -> None:
        super().__init__(night.playground, user, night.channel, night.settled)
        self.seat = seat
        self._night = night
        self._deciding: tuple[str, Command] | None = None
        self._verb = ""

    async def decides(self, prompt: Prompt, command: Command) -> None:
        self._deciding = prompt.name, command
        try:
            await super().decides(prompt, command)
        finally:
            self._deciding = None

    async def _press(self, control: Control, values: Sequence[str] | None = None) -> Json:
        press = control.press
        self._verb = press.verb if isinstance(press, Decide) else ""
        return await super()._press(control, values)

    async def _outcome(self, pressed: Pressed) -> Json:
        if self._deciding is not None:
            self._night.tries.append(Try(self.seat, *self._deciding, pressed, self._verb))
        self._night.was_pressed()
        return await super()._outcome(pressed)


class Night:
    """Parameters: who plays, the bot's files and faults, the playground, and what kills are drawn from."""

    def __init__(self, party: Party, home: Home, playground: Playground, hour: Hour, random: Random) -> None:
        self.party = party
        self.home = home
        self.playground = playground
        self.hour = hour
        self.channel = int(playground.hands.channels(playground.world.people[0])[0]["id"])
        self.members = [
            Member(self, user, seat) for seat, user in enumerate(playground.world.people[: party.members], 1)
        ]
        self.tries: list[Try] = []
        self.kills: list[str] = []
        self.games = 0
        self.ledger: Ledger | None = None
        self._random = random
        self._chance = Chance(f"{party.seed}/members")
        self._process: Process | None = None
        self._killed_at = 0.0
        self._moment: Moment | None = None
        self._presses_left = 0
        self._steps = 0  # since a moment was set
        self._away: list[float] = []  # absences since deadlines were last looked at
        self._delays = 0  # that were looked at
        self._before = 0  # the latest table before this game
        self._since = 0
        self._screens: Screens | None = None

    # ------------------------------------------------ the whole of it

    async def kill(self, times: int) -> None:
        """Play games until the bot was killed so often, and what was begun is over."""
        try:
            await self._start(moments.draw(self._random, starting=True))
        except Died:
            await self._again(times)
        while len(self.kills) < times:
            await self.play(times)
        await self._end()

    async def play(self, times: int = 0) -> None:
        """One game, with kills as long as there were not so many."""
        self.games += 1
        self.ledger = self._screens = None
        self.tries.clear()
        self._since = self.playground.world.ids.last
        self._before = latest_table(self.home.data)
        done = False
        while not done:
            try:
                if self._moment is None and len(self.kills) < times:
                    await self._arm(moments.draw(self._random, playing=self.ledger is not None))
                self._steps += 1
                if self._moment is not None and self._steps > self._moment.patience:
                    self._now()
                done = await self._step()
            except Died:
                await self._again(times)
        assert self.ledger is not None
        self.ledger.verify()

    async def _step(self) -> bool:
        """The next thing that happens; True when the game is over and everything was looked at."""
        if not self._has_begun():
            await self._lobby()
            return False
        assert self.ledger is not None
        await self._quiet()
        if self.ledger.session.over:
            await self._wait(LAZY)
            await self._look()
            return True
        if not await self._think():
            await self._ask("until news")
        return False

    def _has_begun(self) -> bool:
        if self.ledger is None and (table := latest_table(self.home.data)) > self._before:
            self.ledger = Ledger(self.home.data, table)
            self._delays = 0
        return self.ledger is not None

    # ------------------------------------------------ the bot comes and goes

    async def _start(self, moment: Moment | None) -> None:
        self._process = Process(self.home, moment.doom if moment is not None else {})
        self._set(moment)
        await self._process.start()
        await self._ask("quiet")

    async def _again(self, times: int) -> None:
        """The bot is dead; another one comes, after some time, and what stands there is looked at."""
        while True:
            await self._bury()
            gap = moments.gap(self._random)
            self._away.append(gap)
            self.hour.move(self.hour.now() + gap)
            again = len(self.kills) < times and self._random.random() < 0.25
            try:
                await self._start(moments.draw(self._random, starting=True) if again else None)
                if not self._has_begun():
                    self._away.clear()
                    return
                assert self.ledger is not None
                self.ledger.forget()
                await self._quiet()
                await self._look()
                self._absences()
                return
            except Died:
                continue

    async def _bury(self) -> None:
        assert self._process is not None
        await self._process.bury()
        await self.playground.deserted()  # what the dead had still asked for reaches Discord, and no later
        assert self._moment is not None, "the bot died and nobody killed it"
        self.kills.append(self._moment.name)
        self._moment = None
        self.playground.faults.clear()

    async def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            await self._process.bury()
            self._process = None

    async def _arm(self, moment: Moment) -> None:
        self._set(moment)
        if moment.doom:
            await self._ask("doom", moment.doom)

    def _set(self, moment: Moment | None) -> None:
        self._moment = moment
        process = self._process
        if moment is None or process is None:
            return
        self._presses_left, self._steps = moment.press or 0, 0
        if moment.request is not None:
            method, path, skip = moment.request
            self.playground.fault(method, path, status=500, after=moment.carried, skip=skip, then=process.kill)
        if moment.blindly is not None:
            asyncio.get_running_loop().call_later(moment.blindly, self._kill, process)

    def _now(self) -> None:
        assert self._process is not None
        self._process.kill()

    def _kill(self, process: Process) -> None:
        if process is self._process and not process.dead.is_set() and self._moment is not None:
            process.kill()

    def was_pressed(self) -> None:
        """A member pressed something."""
        process = self._process
        if self._moment is None or self._moment.press is None or process is None:
            return
        self._presses_left -= 1
        if self._presses_left == 0:
            asyncio.get_running_loop().call_later(self._moment.pause, self._kill, process)

    async def _ask(self, what: str, *more: Any) -> None:
        assert self._process is not None
        await self._process.ask(what, *more)

    async def settled(self) -> None:
        """Until the bot serves no interaction. Raises Died."""
        await self._ask("settled")

    async def _unless_dead(self, work: Awaitable[T]) -> T:
        """Do it, but no longer than the bot lives. Raises Died."""
        assert self._process is not None
        task = asyncio.ensure_future(work)
        death = asyncio.create_task(self._process.dead.wait())
        await asyncio.wait({task, death}, return_when=asyncio.FIRST_COMPLETED)
        death.cancel()
        if not task.done():
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            raise Died
        try:
            return task.result()
        except Exception:
            if self._process.dead.is_set():
                raise Died from None
            raise

    # ------------------------------------------------ the lobby

    async def _lobby(self) -> None:
        """The next press that brings a game nearer."""
        lobby, host = lobby_in(self.home.data), self.members[0]
        if lobby is None:
            await self._unless_dead(host.types(f"newgame {GAME}", self.party.options))
            return
        joined = {one.user for one in lobby.sitters}
        missing = next((one for one in self.members if one.id not in joined), None)
        guest = missing or host
        word = "join" if missing else "ai" if len(lobby.sitters) < self.party.seats else "start"
        wanted = InLobby(lobby.id, word)
        if guest.find(lambda one: one.press == wanted) is None:
            outcome = await self._unless_dead(host.types(f"newgame {GAME}", self.party.options))
            shown = lobby_in(self.home.data)
            assert shown is not None
            assert shown.id != lobby.id, f"nobody sees the lobby: {outcome['message'] and text_of(outcome['message'])}"
            return
        await self._unless_dead(guest._press_one(lambda press: press == wanted, word))

    # ------------------------------------------------ the game

    async def _think(self) -> bool:
        """Let the members decide one thing each; False if nobody had anything to say."""
        assert self.ledger is not None
        assert self.ledger.live is not None
        said: list[tuple[Member, Prompt, Command]] = []
        for member in self.members:
            prompts = [one for one in self.ledger.session.prompts(member.seat) if one.chosen is None]
            if not prompts:
                continue
            decided = GAMES[GAME].decide(self.ledger.live.view(member.seat), prompts, self._chance)
            if decided is not None:
                said.append((member, next(one for one in prompts if one.name == decided[0]), decided[1]))
        if not said:
            return False
        if all(prompt.kind in SEALED for _, prompt, _ in said) and self._random.random() < 0.7:
            await self._unless_dead(self._all_decide(said))
        else:
            await self._unless_dead(self._decides(*said[0]))
        for member, prompt, command in said[:1]:
            await self._quiet()
            open_ = {one.name: one.chosen for one in self.ledger.session.prompts(member.seat)}
            known = any(one.prompt == prompt.name and one.command == command for one in self.ledger.answers())
            assert known or prompt.name not in open_, (
                f"{member.name}'s {command.kind} was not taken:\n{member.screen()}"
            )
        return True

    async def _all_decide(self, said: Sequence[tuple[Member, Prompt, Command]]) -> None:
        done = await asyncio.gather(*(self._decides(*one) for one in said), return_exceptions=True)
        for failure in filter(None, done):
            raise failure

    async def _decides(self, member: Member, prompt: Prompt, command: Command) -> None:
        try:
            await member.decides(prompt, command)
        except Unreachable:
            if self._process is not None and self._process.dead.is_set():
                raise Died from None
            raise

    async def _wait(self, seconds: float) -> None:
        await self._ask("wait", seconds)
        await self._quiet()

    async def _quiet(self) -> None:
        """Until everything that was told is shown; no deadline may have been let go by."""
        assert self.ledger is not None
        await self._ask("quiet")
        self.ledger.read()
        assert self.ledger.row is not None
        assert self.ledger.row.status in ("playing", "over"), f"the table is {self.ledger.row.status}"
        closing = self.ledger.session.closing(PATIENCE)
        late = 0.0 if closing is None else self.hour.now() - closing - GRACE
        assert late < 0.01, f"a deadline fell {late:.1f} seconds too late, or never"

    # ------------------------------------------------ what is looked at

    async def _look(self) -> None:
        """Lines, panels and decisions are as they should be."""
        assert self.ledger is not None
        if self._screens is None:
            self._screens = Screens(self.playground, self.ledger, self.channel, self._since)
        self._screens.lines_are_told()
        assert not [one for one in outbox(self.home.data) if one[0] == self.ledger.table], "something was left untold"
        self._decisions()
        different = self._screens.different_panels(self.hour.now())
        until = self.hour.now() + LAZY
        while different and self.hour.now() < until and not self.ledger.session.over:
            await self._wait(1.0)  # one that nobody waits for is brought up to date later
            self._screens.lines_are_told()
            different &= self._screens.different_panels(self.hour.now())
        for reader in different:
            raise AssertionError(f"the panel of reader {reader} is not up to date:\n{self._screens.screen(reader)}")

    def _decisions(self) -> None:
        """What a member was told to have been understood is in the journal, and nothing that nobody pressed."""
        assert self.ledger is not None
        kept = Counter((one.seat, one.prompt, one.command.model_dump_json()) for one in self.ledger.answers())
        sent = Counter(one.key for one in self.tries)
        for key, count in kept.items():
            assert count <= sent[key], f"a press of seat {key[0]} counted {count} times"
        for one in self.tries:
            if self._was_understood(one):
                assert kept[one.key], f"a press of seat {one.seat} for {one.prompt} was acknowledged and is lost"

    def _was_understood(self, one: Try) -> bool:
        outcome = one.pressed._interaction.outcome
        if not outcome.done() or one.verb not in ("c", "q", "f"):
            return False
        said = outcome.result()
        assert self.ledger is not None
        if said["kind"] == "update":
            return one.verb == "c"
        if said["kind"] != "message":
            return False
        return text_of(said["message"]) == understood(one.command, self.ledger.info(), speak("en-US"), GAME)

    def _absences(self) -> None:
        """Long absences were given back, and nothing else was."""
        assert self.ledger is not None
        fresh = self.ledger.delays[self._delays :]
        self._delays = len(self.ledger.delays)
        given, every = sum(one.seconds for one in fresh), sum(self._away)
        long = sum(one for one in self._away if one > SHORTEST_ABSENCE)
        most = every + (STAMP + 1) * len(self._away)
        self._away.clear()
        if self.ledger.session.over:
            return
        assert given >= long - AHEAD, f"away for {long:.1f} seconds, and {given:.1f} were given back"
        assert given <= (most if most > SHORTEST_ABSENCE else 0.0), (
            f"away for {every:.1f} seconds, {given:.1f} given back"
        )


@asynccontextmanager
async def a_night(party: Party, folder: Path, *faults: str) -> AsyncGenerator[Night]:
    """A playground, with members and a table's time; the bot has yet to come."""
    home = Home("", folder, _seed(party), faults)
    hour = Hour(home.hour, EVENING)
    schema = OPENAPI if OPENAPI.exists() else None
    playground = Playground(strict=True, schema=schema, now=hour.now, token="playground")
    playground.interactions.patience = UNANSWERED
    await playground.start()
    night = Night(party, Home(playground.url, folder, home.seed, faults), playground, hour, Random(party.seed))
    try:
        yield night
    finally:
        await night._end()
        await playground.stop()


def _seed(party: Party) -> str:
    return party.seed.encode().hex().ljust(64, "0")[:64]


__all__ = ["Night", "Party", "a_night", "point_discord_py_at"]
