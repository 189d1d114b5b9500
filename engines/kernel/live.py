"""A game in progress together with what everybody at it knows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engines.kernel.decisions import Seat
from engines.kernel.errors import ScriptFailed
from engines.kernel.facts import Told
from engines.kernel.game import Game, View
from engines.kernel.journal import Entry, Setup
from engines.kernel.session import Session


class Live:
    """A session and its Views: one a seat, one for spectators. Views learn what was told when they are next read."""

    def __init__(self, game: Game[Any], setup: Setup, entries: Iterable[Entry] = ()) -> None:
        self.session = Session.replay(game, setup, entries)
        self._views: dict[Seat | None, View] = {
            seat: game.view(setup.public, seat) for seat in (None, *range(1, setup.seats + 1))
        }
        self._fresh: list[Told] = []
        self._unread: list[Told] = []

    def heard(self) -> Sequence[Told]:
        """What was told since the last call, whether or not a View has been read meanwhile."""
        self._collect()
        fresh, self._fresh = self._fresh, []
        return fresh

    def view(self, seat: Seat | None) -> View:
        """What a seat knows now; None is a spectator. Raises ScriptFailed if a View cannot take in what it was told."""
        self._collect()
        try:
            self._learn()
            return self._views[seat]
        except Exception as error:
            failure = ScriptFailed.of(error)
        raise failure

    def _learn(self) -> None:
        for to, fact in self._unread:
            if to is None:
                for view in self._views.values():
                    view.learn(fact)
            else:
                for one in to:
                    self._views[one].learn(fact)
        self._unread.clear()

    def _collect(self) -> None:
        told = self.session.drain()
        self._fresh.extend(told)
        self._unread.extend(told)
