"""What stands on Discord, held against what should."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot import drawing, render
from bot.demo.reading import Json, text_of
from bot.screen import Screen
from bot.tables import TableInfo
from bot.words import speak
from engines.kernel import Seat
from playground import Playground
from tests.crash.ledger import Heard, Ledger

TOGETHER = 20  # facts in one message at most
TEXT, LINK_STYLE = 10, 5
SAID = ("type", "content", "label", "custom_id", "style", "placeholder", "value", "description", "accent_color")
MOST_BEATS = 3  # in one message: two of a long tale, and the rest of one before


class Lines:
    """Whether log lines tell some facts, each once and in order: in groups of few beats, as the courier sends them."""

    def __init__(self, info: TableInfo) -> None:
        self._info = info
        self._drawn: dict[tuple[Seat | None, int, int], str | None] = {}

    def complaint(self, facts: Sequence[Heard], messages: Sequence[str], reader: Seat | None) -> str | None:
        """What is wrong with them; None if they tell just these facts."""
        reached = self._silently(facts, {0}, reader)
        for number, text in enumerate(messages):
            after = {
                end
                for start in reached
                for end in self._groups(facts, start)
                if self._line(facts, start, end, reader) == text
            }
            if not after:
                told = messages.index(text) != number
                what = "is told twice" if told else "is not what follows"
                return f"message {number + 1} of {len(messages)} {what}:\n" + "\n--\n".join(messages)
            reached = self._silently(facts, after, reader)
        return None if len(facts) in reached else f"of {len(facts)} facts only {max(reached)} were told"

    def _silently(self, facts: Sequence[Heard], reached: set[int], reader: Seat | None) -> set[int]:
        """Where one may be without another message: some facts are worth no line."""
        found, fresh = set(reached), set(reached)
        while fresh:
            start = fresh.pop()
            for end in self._groups(facts, start):
                if end not in found and self._line(facts, start, end, reader) is None:
                    found.add(end)
                    fresh.add(end)
        return found

    @staticmethod
    def _groups(facts: Sequence[Heard], start: int) -> Iterator[int]:
        end = start
        beats: set[int] = set()
        while end < min(len(facts), start + TOGETHER) and len(beats := beats | {facts[end].beat}) <= MOST_BEATS:
            end += 1
            yield end

    def _line(self, facts: Sequence[Heard], start: int, end: int, reader: Seat | None) -> str | None:
        key = reader, start, end
        if key not in self._drawn:
            told = [one.fact for one in facts[start:end]]
            self._drawn[key] = render.log(told, self._info, speak("en-US"), reader)
        return self._drawn[key]


class Screens:
    """Everything of one table on the playground. `since`: the latest message before its lobby."""

    def __init__(self, playground: Playground, ledger: Ledger, channel: int, since: int) -> None:
        self._world = playground.world
        self._ledger = ledger
        self._channel = channel
        self._since = since
        self._info = ledger.info()
        self._lines = Lines(self._info)
        greeting = render.notice(
            speak("en-US"), "joined", game=speak("en-US").of(self._info.game)("game-name"), channel=str(channel)
        )
        self._greeting = _plain(drawing.view(greeting).to_components())

    def lines_are_told(self) -> None:
        """Channel and direct messages have each line once and in order."""
        for reader, channel in self._rooms():
            texts = [text for one in self._messages(channel) if (text := _plain(one["components"])) is not None]
            told = self._ledger.heard_by(reader)
            complaint = self._lines.complaint(told, [one for one in texts if one != self._greeting], reader)
            assert complaint is None, f"reader {reader or 0}: {complaint}"

    def different_panels(self, now: float) -> set[int]:
        """The readers (0: the channel) whose panel is not as it would be drawn now. There is one each."""
        return {
            reader or 0
            for reader, channel in self._rooms()
            if _shape(self._panel(reader, channel)) != _shape(drawing.view(self._fresh(reader, now)).to_components())
        }

    def _panel(self, reader: Seat | None, channel: int) -> Any:
        found = [one["components"] for one in self._messages(channel) if _plain(one["components"]) is None]
        texts = "\n--\n".join(text_of({"components": one}) for one in found)
        assert len(found) == 1, f"reader {reader or 0} has {len(found)} panels:\n{texts}"
        return found[0]

    def _fresh(self, reader: Seat | None, now: float) -> Screen:
        seated, words = self._ledger.seated, speak("en-US")
        if reader is None:
            return render.board(seated, self._info, words, now)
        lesson = self._ledger.teaches(reader)
        return render.panel(seated, reader, self._info, words, now, {}, "https://discord.com/", lesson)

    def _rooms(self) -> Iterator[tuple[Seat | None, int]]:
        yield None, self._channel
        direct = {one["_with"]: int(one["id"]) for one in self._world.channels.values() if "_with" in one}
        for sitter in self._info.sitters:
            if sitter.user is not None:
                yield sitter.seat, direct[sitter.user]

    def _messages(self, channel: int) -> list[Json]:
        """What the bot's courier said there since, oldest first."""
        return [
            one
            for id_, one in self._world.messages[channel].items()
            if id_ > self._since
            and one["author"]["id"] == str(self._world.app_id)
            and not one["flags"] & 64
            and "interaction_metadata" not in one
        ]

    def screen(self, reader: int) -> str:
        """What stands in a reader's room, and what should."""
        room = dict(self._rooms())[reader or None]
        fresh = text_of({"components": _raw(self._fresh(reader or None, self._ledger.session.now))})
        return "\n".join([*(text_of(one) for one in self._messages(room)), "— and should —", fresh])


def _raw(screen: Screen) -> Any:
    return drawing.view(screen).to_components()


def _plain(components: Sequence[Mapping[str, Any]]) -> str | None:
    """The text of a message that is nothing else."""
    return components[0]["content"] if [one["type"] for one in components] == [TEXT] else None


def _shape(thing: Any) -> Any:
    """What can be seen of components, wherever their links lead."""
    if isinstance(thing, list | tuple):
        return [_shape(one) for one in thing]
    shape = {key: thing[key] for key in SAID if thing.get(key) is not None}
    shape |= {key: True for key in ("disabled", "default") if thing.get(key)}
    for key in ("components", "options"):
        if thing.get(key):
            shape[key] = _shape(thing[key])
    return shape
