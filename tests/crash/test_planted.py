"""Faults planted in the bot's process: each must be seen. What shows one is aimed at, not left to chance."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.crash import moments
from tests.crash.moments import MESSAGES, Moment
from tests.crash.night import Party, a_night

SENT = Moment(request=("POST", MESSAGES, 6), carried=True)  # it was sent, and is not marked as sent
UNSENT = Moment(request=("POST", MESSAGES, 6), carried=False)
UNACKNOWLEDGED = Moment(request=("POST", "/callback$", 0), carried=True)  # acknowledged, and nothing after it
FAULTS = [
    ("marked_before_it_is_sent", UNSENT, 0.0, "is not what follows|facts only"),
    ("not_looked_for", SENT, 1000.0, "is told twice|panels"),
    ("deadlines_begin_anew", SENT, 0.0, "too late, or never|another time than its deadline"),
    ("chance_is_drawn_anew", SENT, 0.0, "other facts|not what follows"),
    ("acknowledged_before_it_is_kept", UNACKNOWLEDGED, 0.0, "acknowledged and is lost|was not taken"),
    ("absence_is_playing_time", SENT, 100.0, "were given back"),
]


@pytest.mark.parametrize(("fault", "moment", "gap", "seen"), FAULTS, ids=[fault for fault, *_ in FAULTS])
async def test_a_planted_fault_is_seen(
    fault: str, moment: Moment, gap: float, seen: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moments, "gap", lambda _: gap)
    monkeypatch.setattr(moments, "draw", lambda *_, **__: moment)
    with pytest.raises(AssertionError, match=seen):
        async with a_night(Party(4, 3, "planted"), tmp_path, fault) as night:
            await night.kill(12)


@pytest.mark.parametrize(("moment", "gap"), [(SENT, 1000.0), (UNSENT, 0.0), (UNACKNOWLEDGED, 100.0)])
async def test_without_a_fault_nothing_is_seen(
    moment: Moment, gap: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moments, "gap", lambda _: gap)
    monkeypatch.setattr(moments, "draw", lambda *_, **__: moment)
    async with a_night(Party(4, 3, "planted"), tmp_path) as night:
        await night.kill(12)
    assert len(night.kills) == 12
