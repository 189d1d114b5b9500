"""What happened, a line a fact; a marker that moves stands at the end of the line that moved it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.faces.face import Scene
from bot.faces.who_should_we_eat import log_day, log_trial
from bot.faces.who_should_we_eat.teller import Teller
from engines.kernel import Beat, Fact
from engines.who_should_we_eat import words as w

# What the board, the seat's own panel or the end shows anyway.
SILENT = (Beat, w.PilesCounted, w.HandDealt, w.Selected, w.CardsTurnedUp)
LINES = {**log_day.LINES, **log_trial.LINES}


def lines(scene: Scene, facts: Sequence[Fact]) -> list[str]:
    """The lines of some facts, in order. A fact without lines of its own is one sentence, `log-<kind>`."""
    teller = Teller(scene)
    for fact in facts:
        if isinstance(fact, SILENT):
            continue
        if isinstance(fact, w.TrackMoved):
            teller.moved(fact)
        elif type(fact) in LINES:
            teller.told += LINES[type(fact)](teller, fact)
        else:
            teller.told.append(teller.say(f"log-{fact.kind}", fact))
    return teller.told
