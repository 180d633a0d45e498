"""The benchmark of the page from beginning to end; its figures are not looked at here."""

import pytest
from playwright.sync_api import Browser

from benchmarks import page
from benchmarks.driver.first_card import first_card
from tests.e2e.conftest import RunningSetUp


def test_the_benchmark_of_the_page_runs(
    browser: Browser, server: RunningSetUp, capsys: pytest.CaptureFixture[str]
) -> None:
    views = page.measure_views(browser, server.url, runs=1, slower=4, only=["table", "replay"])
    assert set(views) == {"table", "replay"}
    page.show_views(views)
    way = first_card(browser, server.url, network=None)
    assert way.taps in {2, 3}
    assert way.blank_frames == 0
    assert "| POST /api/v1/games" in way.waterfall
    page.show_first_cards([way])
    printed = capsys.readouterr().out
    assert "table          blocking" in printed
    assert "first card" in printed
