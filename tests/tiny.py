"""What the tests of all games do at a tiny table: decide, let time pass, and look at what was told.

A game's own `Table` lays its cards, and adds the verbs that only it has.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, TypeVar

from engines.kernel import (
    Awaited,
    Command,
    Fact,
    Game,
    IllegalCommand,
    NotYourPrompt,
    Prompt,
    PromptClosed,
    Seat,
    Session,
    Setup,
    Told,
)

F = TypeVar("F", bound=Fact)


class TinyTable:
    """A game at its beginning, which is looked at after everything that happens.

    game, setup  what is played
    audited      no card is lost or made, and every View agrees with the truth
    """

    def __init__(self, game: Game[Any], setup: Setup, *, audited: bool = True) -> None:
        self.game = game
        self.audited = audited
        self.seats: Sequence[Seat] = tuple(range(1, setup.seats + 1))
        self.session = Session(game, setup)
        self.views: dict[Seat | None, Any] = {one: game.view(setup.public, one) for one in (None, *self.seats)}
        self.census = game.census(self.state)
        self.log: list[Told] = []
        self._learn()

    # ------------------------------------------------ acting

    def does(self, seat: Seat, command: Command) -> Self:
        """A seat decides; it must be allowed to."""
        self.session.submit(seat, self._prompt(seat, command).name, command, self.session.now)
        self._learn()
        return self

    def refuses(self, seat: Seat, command: Command) -> str | None:
        """A seat tries something; it is refused, nothing changes, and the ruling is returned."""
        names = [prompt.name for prompt in self.session.prompts(seat)]
        names += [f"{one.window}/{seat}" for one in self.session.awaited()]
        before = self._everything()
        rules: list[str] = []
        for name in dict.fromkeys(names):
            try:
                self.session.submit(seat, name, command, self.session.now)
            except (IllegalCommand, NotYourPrompt, PromptClosed) as refused:
                rules += [refused.rule] if refused.rule else []
            else:
                raise AssertionError(f"{command!r} was taken")
        assert names, "nothing is asked"
        assert self._everything() == before
        return rules[0] if rules else None

    def waits(self, seconds: float) -> Self:
        """Time passes; deadlines in it fall, in order."""
        until = self.session.now + seconds
        while (deadline := self.session.next_deadline) is not None and deadline <= until:
            self.session.tick(deadline)
            self._learn()
        self.session.table.now = max(self.session.now, until)
        return self

    def times_out(self) -> Self:
        """The open question is left to its default."""
        deadline = self.session.next_deadline
        assert deadline is not None, "nothing is asked"
        self.session.tick(deadline)
        self._learn()
        return self

    def goes_on(self) -> None:
        """The next that is awaited happens."""
        self.times_out()

    def until(self, kind: str) -> Self:
        """Go on until such a question is open."""
        while kind not in self.kinds():
            assert not self.session.over, f"the game ended before {kind}: {self.session.outcome}"
            self.goes_on()
        return self

    def until_told(self, kind: type[F], **fields: Any) -> F:
        """Go on until such a public fact is told; what was told before counts, too."""
        while (found := self.told(kind, **fields)) is None:
            assert not self.session.over, f"the game ended before {kind.__name__}: {self.session.outcome}"
            self.goes_on()
        return found

    def to_the_end(self) -> Self:
        """Go on until the game is over."""
        while not self.session.over:
            self.goes_on()
        return self

    # ------------------------------------------------ looking

    @property
    def state(self) -> Any:
        """The truth."""
        return self.session.table.state

    @property
    def public(self) -> list[Fact]:
        """What everybody was told, in its order."""
        return [fact for to, fact in self.log if to is None]

    def private(self, seat: Seat) -> list[Fact]:
        """What a seat was told that not everybody was."""
        return [fact for to, fact in self.log if to is not None and seat in to]

    def kinds(self) -> set[str]:
        """The kinds of the open questions, also of those that nobody has an answer to."""
        return {one.kind for one in (*self.session.prompts(), *self.session.awaited())}

    def asked(self, kind: str) -> list[Seat]:
        """Who has something to decide in a question of this kind."""
        return [prompt.seat for prompt in self.session.prompts() if prompt.kind == kind]

    def prompt(self, seat: Seat, kind: str) -> Prompt:
        """The open question of this kind."""
        found = [prompt for prompt in self.session.prompts(seat) if prompt.kind == kind]
        assert len(found) == 1, f"seat {seat} is asked {self.kinds()}, not {kind}"
        return found[0]

    def offered(self, seat: Seat, kind: str, command: type[Command]) -> list[Any]:
        """The commands of one type that a question offers."""
        return [one for one in self.prompt(seat, kind).commands() if isinstance(one, command)]

    def awaited(self, kind: str) -> Awaited:
        """What everybody sees of an open window."""
        found = [one for one in self.session.awaited() if one.kind == kind]
        assert len(found) == 1, f"no {kind} is open"
        return found[0]

    def all_told(self, kind: type[F], *, reader: Seat | None = None, **fields: Any) -> list[F]:
        """The public facts of a kind, or those told to some seats only, one of them this, with these fields."""
        told = self.public if reader is None else self.private(reader)
        return [
            fact
            for fact in told
            if isinstance(fact, kind) and all(getattr(fact, name) == value for name, value in fields.items())
        ]

    def told(self, kind: type[F], *, reader: Seat | None = None, **fields: Any) -> F | None:
        """The last of them, if any."""
        found = self.all_told(kind, reader=reader, **fields)
        return found[-1] if found else None

    def the(self, kind: type[F], *, reader: Seat | None = None, **fields: Any) -> F:
        """The only one of them."""
        found = self.all_told(kind, reader=reader, **fields)
        assert len(found) == 1, f"{kind.__name__} was told {len(found)} times"
        return found[0]

    def order(self, *kinds: type[Fact]) -> list[Fact]:
        """The public facts of these kinds in the order in which they were told."""
        return [fact for fact in self.public if isinstance(fact, kinds)]

    # ------------------------------------------------ within

    def _prompt(self, seat: Seat, command: Command) -> Prompt:
        for prompt in self.session.prompts(seat):
            if prompt.allows(command):
                return prompt
        raise AssertionError(f"seat {seat} may not {command!r}; open: {sorted(self.kinds())}")

    def _everything(self) -> tuple[Any, ...]:
        session = self.session
        return session.length, session.now, session.prompts(), session.awaited(), repr(session.table.state)

    def _learn(self) -> None:
        for told in self.session.drain():
            self.log.append(told)
            for one, view in self.views.items():
                if told.to is None or one in told.to:
                    view.learn(told.fact)
        if self.audited:
            assert self.game.census(self.state) == self.census, "cards were lost or made"
            for one, view in self.views.items():
                self.game.audit(self.state, view, one)
