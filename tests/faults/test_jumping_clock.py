"""The jumping clock reports its wrong times."""

from pathlib import Path

import pytest

from tests.support.jumping_clock import HOUR, JumpingClock


@pytest.mark.parametrize("hours", [2, -2, 4, -6])
def test_a_wrong_time_is_told_apart_from_a_right_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    now, wrong = 1_000_000.0, hours * HOUR
    monkeypatch.setattr("tests.support.jumping_clock.time.time", lambda: now)
    clock = JumpingClock(tmp_path / "clock")
    now += 100
    clock.jump(wrong)
    now += 100
    clock.jump(0)
    now += 100
    assert clock.real(1_000_050.0) == 1_000_050.0
    assert clock.real(1_000_150.0 + wrong) == 1_000_150.0
    assert clock.real(1_000_250.0) == 1_000_250.0
    # A thread may see a jump some seconds later on a busy machine.
    for late in (0.9, 3.0, 9.0):
        assert clock.real(1_000_100.0 + late) == 1_000_100.0 + late
        assert clock.real(1_000_200.0 + late + wrong) == 1_000_200.0 + late
    for never in (1_000_150.0 + 3 * HOUR, 1_000_150.0, 1_000_220.0 + wrong, 1_000_301.0):
        with pytest.raises(ValueError, match="never told"):
            clock.real(never)
