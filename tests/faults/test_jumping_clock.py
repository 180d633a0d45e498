"""The jumping clock reports its wrong times."""

from pathlib import Path

import pytest

from tests.support.jumping_clock import HOUR, JumpingClock


@pytest.mark.parametrize("hours", [1, -1, 5, -7])
def test_a_wrong_time_is_told_apart_from_a_right_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    now = 1_000_000.0
    monkeypatch.setattr("tests.support.jumping_clock.time.time", lambda: now)
    clock = JumpingClock(tmp_path / "clock")
    now += 10
    clock.jump(hours * HOUR)
    now += 10
    clock.jump(0)
    now += 10
    assert clock.real(1_000_005.0) == 1_000_005.0
    assert clock.real(1_000_015.0 + hours * HOUR) == 1_000_015.0
    assert clock.real(1_000_025.0) == 1_000_025.0
    # A process sees a jump up to a second later.
    assert clock.real(1_000_010.9) == 1_000_010.9
    assert clock.real(1_000_020.9 + hours * HOUR) == 1_000_020.9
    for never in (1_000_015.0 + 3 * HOUR, 1_000_012.0, 1_000_022.0 + hours * HOUR):
        with pytest.raises(ValueError, match="never told"):
            clock.real(never)
