"""A small camp on which a ruling can be seen: every card lies where the test says.

    game = Table(seats=5, dinners=["FFFPE"], supply={3: "willow-bark"})
    game.until("table")
    game.does(3, PlaySupply(card="willow-bark"))
    assert game.until_told(DinnerSettled).poison == "cured"

Seat 1 leads the first round; the last seats are the Cannibals. A dinner is a letter for each contribution, from the
Camp Leader's to the left: Fish, Squirrels, Poison, Medicine, Empty Hands. Whoever hunts holds that card first, and
gives it unless the test says otherwise. A round of which nothing is said brings Empty Hands: there is a vote. Supply
Cards that the test does not place lie with those who do not play them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Self, TypeVar

from engines.donner_dinner_party import GAME
from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.board import Board
from engines.donner_dinner_party.laying import cannibals_at, last_round_at
from engines.donner_dinner_party.pack import loaded
from engines.donner_dinner_party.state import State
from engines.donner_dinner_party.view import View
from engines.kernel import (
    Awaited,
    Command,
    Fact,
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
SHORT = {"F": "fish", "S": "squirrels", "P": "poison", "M": "medicine", "E": "empty-hands"}
FILLING = "FEPSM"  # what lies under the contributions, as long as there is some
NOTHING = "E" * 9 + "P"  # a dinner of which nothing is said


def cards(letters: str) -> list[str]:
    """Hunting Cards by their letters."""
    return [SHORT[letter] for letter in letters if letter != " "]


def pile(counts: Mapping[str, int], dinner: str, hands: Mapping[int, str], rest: str, seats: int) -> list[str]:
    """A round's deck, first to be drawn first. `hands`: by place in the dinner, instead of the filling."""
    left = Counter({letter: counts.get(name, 0) for letter, name in SHORT.items()})
    wanted = [hands.get(place, dinner[place]) for place in range(seats)]
    left.subtract("".join(wanted) + rest)
    assert min(left.values()) >= 0, "there are not so many cards"
    filling = [letter for letter in FILLING for _ in range(left[letter])]
    drawn: list[str] = []
    for place, letters in enumerate(wanted):
        more = 0 if place == 0 else 3 - len(letters)
        drawn += [*letters, *filling[:more]]
        del filling[:more]
    return [SHORT[letter] for letter in (*drawn, *rest)]


class Table:
    """A game in which the cards lie as the test says.

    roles      a letter a seat: Pioneer, Cannibal
    dinners    the dinners of the first rounds, a letter a contribution
    hands      whole hands of the first round, by seat: three letters
    rest       what is drawn after the deal of the first round
    supply     seat → Supply Card; undealt: those that nobody shall have
    salt       another one, another chance
    stack      further piles
    """

    def __init__(
        self,
        seats: int = 5,
        *,
        roles: str = "",
        dinners: Sequence[str] = (),
        hands: Mapping[Seat, str] | None = None,
        rest: str = "",
        supply: Mapping[Seat, str] | None = None,
        undealt: Sequence[str] = (),
        leader: Seat = 1,
        stack: Mapping[str, Sequence[Any]] | None = None,
        salt: str = "",
        ai: Sequence[Seat] = (),
        **options: Any,
    ) -> None:
        self.seats = tuple(range(1, seats + 1))
        options = {"first_leader": leader, **options}
        pack = loaded(options.get("pack", "winter"))
        counts = pack.deck(seats, options.get("deck") == "balanced")
        roles = roles or "P" * (seats - cannibals_at(seats)) + "C" * cannibals_at(seats)
        dealt = dict(supply or {})
        free = [
            name
            for name in reversed(pack.supply)
            if name not in dealt.values() and name not in undealt and name != pack.tasty
        ]
        piles: dict[str, list[Any]] = {
            "roles": ["cannibal" if one == "C" else "pioneer" for one in roles],
            "supply": [dealt.get(seat) or free.pop() for seat in self.seats],
        }
        for number in range(last_round_at(seats)):
            dinner = dinners[number] if number < len(dinners) else ""
            held = {(seat - leader) % seats: hand for seat, hand in (hands or {}).items()} if not number else {}
            name = f"hunting/{number + 1}" if number else "hunting"
            dinner += NOTHING[len(dinner) :] if counts == pack.deck(seats, False) else "F" * seats
            piles[name] = pile(counts, dinner, held, "" if number else rest, seats)
        piles |= {name: [*more] for name, more in (stack or {}).items()}
        self.gives: dict[Seat, str] = {}
        self.session = Session(
            GAME,
            Setup(
                game=GAME.slug,
                rules=GAME.rules,
                seats=seats,
                seed=f"camp{salt}",
                open=True,
                options=options,
                stack=piles,
                ai=tuple(ai),
            ),
        )
        public = self.session.setup.public
        self.views: dict[Seat | None, View] = {one: GAME.view(public, one) for one in (None, *self.seats)}  # type: ignore[misc]
        self.census = GAME.census(self.state)
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

    def contributes(self, **letters: str) -> Self:
        """Who gives what in this round: `s2="F"`. The others give what was planned."""
        self.until("contribute")
        for name, letter in letters.items():
            self.does(int(name[1:]), w.Contribute(card=SHORT[letter]))
        return self

    def plays(self, seat: Seat, card: str, target: Seat | None = None) -> Self:
        """A Supply Card is played."""
        return self.does(seat, w.PlaySupply(card=card, target=target))

    def votes(self, targets: Mapping[Seat, Seat]) -> Self:
        """Who points at whom; the others at nobody. Ends with the fingers shown."""
        self.until("vote")
        window = self.awaited("vote").window
        for seat, target in targets.items():
            self.does(seat, w.Vote(target=target))
        while any(one.window == window for one in self.session.awaited()):
            self.times_out()
        return self

    def all_vote(self, target: Seat) -> Self:
        """All point at one, who points at the first other."""
        voters = self.until("vote").asked("vote")
        other = next(seat for seat in self.board.choices(target))
        return self.votes({seat: other if seat == target else target for seat in voters})

    def eats(self, victim: Seat) -> Self:
        """Go on to the next vote, in which all point at `victim`, and to the end of it."""
        self.all_vote(victim).until_told(w.Eaten, seat=victim)
        return self

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

    def until(self, kind: str) -> Self:
        """Go on until such a question is open: cards are given as planned, all else is left to its default."""
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

    def week(self, round: int) -> Self:
        """Go on to the hunt of a round."""
        self.until_told(w.PhaseBegan, phase="hunt", round=round)
        return self

    def to_the_end(self) -> Self:
        """Go on until the game is over."""
        while not self.session.over:
            self.goes_on()
        return self

    def goes_on(self) -> None:
        """The next that is awaited happens: a card is given as planned, or a question left to its default."""
        for prompt in self.session.prompts():
            if prompt.kind == "contribute" and prompt.chosen is None:
                wanted = self.gives.get(prompt.seat, self.views[prompt.seat].hand[0])
                self.does(prompt.seat, w.Contribute(card=wanted))
                return
        self.times_out()

    # ------------------------------------------------ looking

    @property
    def state(self) -> State:
        """The truth."""
        return self.session.table.state

    @property
    def board(self) -> Board:
        """What everybody sees."""
        return self.state.board

    @property
    def public(self) -> list[Fact]:
        """What everybody was told, in its order."""
        return [fact for to, fact in self.log if to is None]

    def private(self, seat: Seat) -> list[Fact]:
        """What a seat was told that not everybody was."""
        return [fact for to, fact in self.log if to is not None and seat in to]

    @property
    def end(self) -> tuple[str, tuple[Seat, ...]]:
        """How the game ended, and who has won."""
        assert self.session.outcome is not None, "the game is not over"
        return self.session.outcome.end, tuple(self.session.outcome.winners)

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
        """The public facts of a kind, or those told to one seat alone, with these fields."""
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
        assert GAME.census(self.state) == self.census, "cards were lost or made"
        for one, view in self.views.items():
            GAME.audit(self.state, view, one)


def winter(seats: int, eaten: Sequence[Seat], **table: Any) -> Table:
    """A game in which these are eaten in the first rounds, and which goes on to the hunt after them."""
    game = Table(seats, **table)
    for victim in eaten:
        game.eats(victim)
    return game.week(len(eaten) + 1)
