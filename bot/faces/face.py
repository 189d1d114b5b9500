"""What a game's face supplies, and what it gets to look at."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, TypeAlias

from bot.faces.marks import bold
from bot.presses import Value
from bot.screen import Line, Text
from bot.words import Words
from engines.kernel import Command, Fact, Seat

Part: TypeAlias = Text | Line


@dataclass(frozen=True, slots=True)
class Scene:
    """What a face looks at.

    words  the reader's language, with the game's sentences
    names  everybody's name by seat
    view   what the reader knows; None where only facts are told, or a card is looked up
    seat   who reads; None: everybody
    """

    words: Words
    names: Mapping[Seat, str]
    view: Any = None
    seat: Seat | None = None

    @property
    def alone(self) -> Scene:
        """The same for labels, where cards have one name only."""
        return replace(self, words=self.words.alone)

    def plain(self, seat: Seat) -> str:
        """A name for a label."""
        return self.names.get(seat) or self.words("a-seat", seat=seat)

    def name(self, seat: Seat) -> str:
        """A name for a text, in bold."""
        return bold(self.plain(seat))

    def people(self, seats: Iterable[Seat]) -> str:
        """Several names for a text."""
        return self.words.list(self.name(seat) for seat in seats)


class Face:
    """A game's looks. A subclass says at least what `board`, `about` and `lines` show.

    game      the slug
    seats     the fields of commands whose values are seats
    sections  the ids of the sections of `/rules`, in order: sentences `rules-<id>-title` and `rules-<id>`
    rulings   the ids of its rulings in small letters: sentences `ruling-<id>`
              where an edition says something else: `rules-<id>-<edition>`, `ruling-<id>-<edition>`
    filled    the rulings that are shown below a section, by its id
    several   kinds of commands whose last field is made of parts, of which several are chosen at once in one menu: its
              values are words joined by `+`
    """

    game: str
    seats: frozenset[str] = frozenset({"target"})
    sections: Sequence[str] = ()
    rulings: Sequence[str] = ()
    filled: ClassVar[Mapping[str, Sequence[str]]] = {}
    several: frozenset[str] = frozenset()

    # ------------------------------------------------ the board, and the panel of a seat

    def accent(self, scene: Scene) -> int | None:
        """The colour of the board's edge."""
        return None

    def moment(self, view: Any) -> tuple[Any, ...]:
        """When this changes, everybody looks at the board: the round, and what is great within it."""
        return ()

    def round(self, view: Any) -> int:
        """The round that a View is in, from 1, by which the log is paged; 0 before the first. As long as nothing else
        is said: the first number in `moment`."""
        return next((part for part in self.moment(view) if isinstance(part, int)), 0)

    def board(self, scene: Scene) -> Sequence[Part]:
        """The table as everybody sees it. `scene.view` is a spectator's."""
        raise NotImplementedError

    def about(self, scene: Scene) -> Sequence[Part]:
        """For the one who reads: who you are, how you win, what you hold."""
        raise NotImplementedError

    def lesson(self, scene: Scene) -> tuple[str, str]:
        """For the one who reads, and plays for the first time: who you are, and how you win, a sentence each."""
        return scene.words("lesson-who-of-all"), scene.words("lesson-goal-of-all")

    def closeup(self, scene: Scene) -> Sequence[Part]:
        """What is too long for the board: the texts of what lies open. Nothing: there is no such screen."""
        return ()

    def result(self, scene: Scene) -> Sequence[Part]:
        """Who won and why, and all that was hidden and may be seen now."""
        raise NotImplementedError

    def forecast(self, words: Words, seats: int, options: Mapping[str, Any]) -> Iterable[str]:
        """What a lobby says of so many players and these options, a line of Markdown each: whom they favour, as it was
        measured, and what cannot be played so. `words` are the game's; `options` those that were changed."""
        return ()

    @staticmethod
    def edition(options: Mapping[str, Any]) -> str | None:
        """The edition of the rules that these options name; None: the usual one, or there is but one."""
        return options.get("edition")

    # ------------------------------------------------ questions and their values

    def asked(self, scene: Scene, kind: str, seats: Sequence[Seat]) -> Mapping[str, str | int]:
        """More placeholders for the sentences `await-<kind>` and `question-<kind>`, such as the card in question."""
        return {}

    def calls(self, kind: str) -> bool:
        """Whether the board is posted anew for a question of this kind, so that it rings; not where those who are asked
        have just pressed something there."""
        return True

    def called(self, scene: Scene, kind: str, seats: Sequence[Seat]) -> Sequence[Seat]:
        """Whom a question in the channel mentions and rings: `seats`, unless it is only for some of them to press."""
        return seats

    def summons(self, view: Any) -> Sequence[str]:
        """What calls a seat to its panel beside its questions: names that ring once each. `view` is that seat's."""
        return ()

    def whole(self, scene: Scene, kind: str, values: Mapping[str, Value]) -> str:
        """A whole command on one button or line: the sentence `offer-<kind>` with the labels of its values."""
        return scene.words(
            f"offer-{kind}", **{name: self.label(scene, kind, name, one) for name, one in values.items()}
        )

    def label(self, scene: Scene, kind: str, field: str, value: Value) -> str:
        """A value of a command's field: a name, or the sentence `value-<word>`."""
        match value:
            case None:
                return scene.words("value-none")
            case bool():
                return scene.words("value-yes" if value else "value-no")
            case int():
                return scene.plain(value) if field in self.seats else str(value)
            case str():
                return scene.words(f"value-{value}")

    def note(self, scene: Scene, kind: str, field: str, value: Value) -> str | None:
        """A line below a value in a menu."""
        return None

    def group(self, scene: Scene, kind: str, field: str, value: Value) -> str:
        """To which menu a value belongs where there are too many for one, as that menu is labelled."""
        return ""

    def dangerous(self, window: str, command: Command, seat: Seat | None) -> bool:
        """Whether a command is asked for twice in a window of that kind; `seat` None: whether it may be for anyone."""
        return False

    # ------------------------------------------------ what happened

    def lines(self, scene: Scene, facts: Sequence[Fact]) -> list[str]:
        """What happened, a line of Markdown each. Nothing for what board or panel show anyway."""
        raise NotImplementedError

    def recorded(self, scene: Scene, facts: Sequence[Fact]) -> list[str]:
        """What happened, as the log book has it: `lines`, unless more is worth reading again."""
        return self.lines(scene, facts)

    # ------------------------------------------------ cards

    def cards(self, scene: Scene) -> Sequence[tuple[str, str]]:
        """Every card: id and name."""
        return ()

    def card(self, scene: Scene, card: str) -> str | None:
        """A card with its texts; None if there is none of this id."""
        return None
