"""Supper, a tiny game for the tests of what is carried: each round everybody picks in private, two beats are told,
one seat is asked in secret, and all vote in the channel.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from engines.host import Handlers
from engines.kernel import (
    ALL,
    Chance,
    Command,
    Done,
    Fact,
    Game,
    KernelFact,
    Options,
    Outcome,
    Prompt,
    PublicSetup,
    Seat,
    Setup,
    Standing,
    Table,
    offer,
)

PICK, WHISPER, VOTE, TALK, REACT = 40.0, 40.0, 60.0, 80.0, 10.0  # seconds
HOLDER = 2  # the seat that is asked in secret


class Pick(Command, frozen=True):
    """In private; everybody knows that it is asked."""

    kind: Literal["pick"] = "pick"
    card: int


class Whisper(Command, frozen=True):
    """In private; nobody else knows that it is asked."""

    kind: Literal["whisper"] = "whisper"
    word: str


class Vote(Command, frozen=True):
    """In the channel."""

    kind: Literal["vote"] = "vote"
    target: Seat


class Toast(Command, frozen=True):
    """While all may speak."""

    kind: Literal["toast"] = "toast"


class Spill(Command, frozen=True):
    """At any time, by whoever holds the wine; 13 glasses break the script."""

    kind: Literal["spill"] = "spill"
    glasses: int


class Said(Fact, frozen=True):
    """Something was said aloud."""

    kind: Literal["said"] = "said"
    text: str


class Heard(Fact, frozen=True):
    """Something was said to one seat alone."""

    kind: Literal["heard"] = "heard"
    text: str


COMMANDS: TypeAdapter[Any] = TypeAdapter(
    Annotated[Pick | Whisper | Vote | Toast | Spill | Done, Field(discriminator="kind")]
)
FACTS: TypeAdapter[Any] = TypeAdapter(Annotated[Said | Heard | KernelFact, Field(discriminator="kind")])
T: TypeAlias = Table[None]


class SupperOptions(Options):
    """`rounds` of the plain supper, with so many seconds to `pick`; or a long talk, with wine for the holder, who may
    spill it `unnoticed`; or some seconds for those who object."""

    rounds: int = 2
    pick: float = PICK
    talk: bool = False
    wine: bool = False
    unnoticed: bool = False
    object: bool = False


class View:
    """What was heard, in order."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def learn(self, fact: Fact) -> None:
        """Take one fact in."""
        if isinstance(fact, Said | Heard):
            self.heard.append(fact.text)

    def as_json(self) -> dict[str, Any]:
        """As plain data."""
        return {"heard": self.heard}


async def play(t: T) -> Outcome:
    """A whole supper."""
    options = SupperOptions.model_validate(t.setup.options)
    seats = list(range(1, t.setup.seats + 1))
    t.tell(ALL, Said(text="the table is laid"))
    for seat in seats:
        t.tell(seat, Heard(text=f"card {seat} is yours"))
    if options.talk:
        await talk(t, seats)
    if options.object:
        await objections(t, seats)
    for round_ in range(1, options.rounds + 1):
        await one_round(t, seats, round_)
    t.tell(ALL, Said(text="the table is cleared"))
    return Outcome(end="fed", winners=tuple(seats))


async def talk(t: T, seats: list[Seat]) -> None:
    """Everybody may toast."""

    async def act(seat: Seat, _: Any) -> None:
        t.tell(ALL, Said(text=f"{seat} toasts"))

    await t.floor("talk", seats, lambda _: [offer(Toast, shared=True)], act, seconds=TALK)


async def objections(t: T, seats: list[Seat]) -> None:
    """Everybody may object, for some seconds."""
    said = await t.window(
        "object", seats, lambda _: [offer(Toast, shared=True)], seconds=REACT, otherwise=lambda _: None
    )
    t.tell(ALL, Said(text=f"{sum(one is not None for one in said.values())} object"))


async def one_round(t: T, seats: list[Seat], round_: int) -> None:
    """Pick, two beats, whisper, vote."""
    picked = await t.ask_all(
        "pick",
        seats,
        lambda _: [offer(Pick, card=[1, 2])],
        seconds=SupperOptions.model_validate(t.setup.options).pick,
        otherwise=lambda _: Pick(card=1),
    )
    for seat, pick in picked.items():
        t.tell(seat, Heard(text=f"round {round_}: you picked {pick.card}"))
    t.tell(ALL, Said(text=f"round {round_}: all have picked"))
    t.beat()
    t.tell(ALL, Said(text=f"round {round_}: soup"))
    t.beat()
    t.tell(ALL, Said(text=f"round {round_}: fish"))
    said = await t.ask(
        HOLDER,
        "whisper",
        lambda: [offer(Whisper, word=["yes", "no"])],
        seconds=WHISPER,
        otherwise=lambda: Whisper(word="no"),
        private=True,
    )
    t.tell(HOLDER, Heard(text=f"round {round_}: you whispered {said.word}"))
    votes = await t.ask_all(
        "vote", seats, lambda _: [offer(Vote, target=seats, shared=True)], seconds=VOTE, otherwise=lambda _: None
    )
    tally = Counter(vote.target for vote in votes.values() if vote)
    t.tell(ALL, Said(text=f"round {round_}: {sorted(tally.items())}"))


def anytime(t: T) -> Sequence[Standing]:
    """The wine."""
    if not SupperOptions.model_validate(t.setup.options).wine:
        return []
    return [Standing(HOLDER, "spill", (offer(Spill, glasses=[1, 13]),), spill)]


async def spill(t: T, seat: Seat, command: Any) -> None:
    """Announced, unless it goes unnoticed; nothing else happens."""
    if command.glasses == 13:
        raise KeyError(f"seat {seat} spilled 13 glasses")
    if SupperOptions.model_validate(t.setup.options).unnoticed:
        t.tell(seat, Heard(text="nobody noticed"))
    else:
        t.tell(ALL, Said(text=f"{seat} spills"))


def decide(view: Any, prompts: Sequence[Prompt], chance: Chance) -> tuple[str, Command] | None:
    """Anything that is asked; it drinks to nobody, and says so where it can."""
    for prompt in prompts:
        if prompt.kind == "talk":
            return prompt.name, Done()
        if prompt.kind != "spill":
            return prompt.name, chance.pick(prompt.commands(), "any")
    return None


def _begin(_: Setup) -> None:
    return None


def _view(_: PublicSetup, __: Seat | None) -> View:
    return View()


SUPPER: Game[None] = Game(
    slug="supper",
    seats=range(2, 9),
    rules=1,
    options=SupperOptions,
    commands=COMMANDS,
    facts=FACTS,
    begin=_begin,
    play=play,
    view=_view,
    decide=decide,
    cards=list,
    census=lambda _: Counter(),
    audit=lambda *_: None,
    anytime=anytime,
)
supper = Handlers(SUPPER)
