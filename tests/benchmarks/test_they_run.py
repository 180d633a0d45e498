"""Each benchmark runs from beginning to end; its figures are nobody's concern here."""

import pytest

from benchmarks import service

pytestmark = pytest.mark.timeout(300)


def test_the_service_on_a_real_set_up(capsys: pytest.CaptureFixture[str]) -> None:
    loads = ("--loads", "2", "4@20", "--seconds", "1", "--runs", "1")
    service.main(["--set-ups", "served", *loads, "--no-peer"])
    printed = capsys.readouterr().out
    assert "served, 2 games, closed loop" in printed
    assert "served, 4 games, 20 commands/s offered" in printed
    assert printed.count(": none") == 2  # the errors of both loads
