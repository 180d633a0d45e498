"""Measure page load (performance) in Chromium: `python -m benchmarks.page [--kilobits 400]`.

First views: each address in a fresh browser on a phone's screen. The time for which the page's
thread was blocked is of each task the part beyond 50 ms, as processor time of that thread times
`--slower`, so that other programs on the machine count little. Layout shift is what Chromium
counts. The first card: from the address of the home page to the first card played, with the network
of `--latency` ms and `--kilobits` a second and the processor of a slow phone, and how many frames
were blank on the way; `--waterfall` draws the requests of the last run, and `--views none` leaves
out the first views. CHROMIUM_SHELL or CHROMIUM names the browser. The command fails if a median is
beyond its budget. It measures the page as it was built last.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from statistics import median

from playwright.sync_api import Browser

from benchmarks.driver.first_card import FirstCard, first_card
from benchmarks.driver.first_views import View, first_view, prepared
from benchmarks.driver.phone import MOBILE, Network, chromium
from benchmarks.set_ups.checkout import checkouts
from benchmarks.set_ups.embedded import embedded

BLOCKING_BUDGET_MS = 200
SHIFT_BUDGET = 0.02
# Looked at beside the others: the budgets are those of the pages that a game leads through.
UNBOUND = {"new table", "leaderboards", "rules"}
TAPS_BUDGET = 3
DRAWN_BUDGET = 4
WAITED_BUDGET = 4


def measure_views(
    browser: Browser, root: str, runs: int, slower: float, only: Sequence[str] = ()
) -> Mapping[str, Sequence[View]]:
    """The first views of each address, or of those of that name, by name."""
    known = prepared(browser, root)
    return {
        name: [first_view(browser, root, path, known, slower=slower) for _ in range(runs)]
        for name, path in known.addresses.items()
        if not only or name in only
    }


def show_views(views: Mapping[str, Sequence[View]]) -> bool:
    """Print the medians; whether all keep their budgets."""
    fits = [_show_view(name, found) for name, found in views.items()]
    return all(fits)


def _show_view(name: str, views: Sequence[View]) -> bool:
    blocking = median(view.blocking_ms for view in views)
    shift = median(view.shift for view in views)
    fits = blocking <= BLOCKING_BUDGET_MS and shift <= SHIFT_BUDGET
    if name in UNBOUND:
        print(f"-    {name:14} blocking {blocking:4.0f} ms, shift {shift:.3f}")
        return True
    print(f"{_mark(fits=fits)} {name:14} blocking {blocking:4.0f} ms, shift {shift:.3f}")
    return fits


def show_first_cards(ways: Sequence[FirstCard], network: Network = MOBILE) -> bool:
    """Print the most taps, the medians of the times and the most blank frames; whether they fit."""
    taps, blank = max(way.taps for way in ways), max(way.blank_frames for way in ways)
    drawn = median(way.drawn_seconds for way in ways)
    waited = median(way.waited_seconds for way in ways)
    played = median(way.played_seconds for way in ways)
    in_time = drawn <= DRAWN_BUDGET and waited <= WAITED_BUDGET
    fits = taps <= TAPS_BUDGET and blank == 0 and in_time
    line = f"{network.latency_ms:g} ms, {network.kilobits:g} kbit/s"
    times = f"drawn in {drawn:.1f} s, a card {waited:.1f} s after the tap, played at {played:.1f} s"
    print(f"{_mark(fits=fits)} first card     {line}: {times}; {taps} taps, {blank} blank frames")
    return fits


def _mark(*, fits: bool) -> str:
    return "ok  " if fits else "OVER"


def main() -> int:
    """Measure, print, and return whether all budgets are kept."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--slower", type=float, default=4.0)
    parser.add_argument("--latency", type=float, default=MOBILE.latency_ms, help="in ms")
    parser.add_argument("--kilobits", type=float, default=MOBILE.kilobits, help="a second")
    parser.add_argument("--views", choices=["all", "none"], default="all")
    parser.add_argument("--waterfall", action="store_true", help="draw the requests")
    asked = parser.parse_args()
    network = Network(asked.latency, asked.kilobits)
    with checkouts([]) as (own,), embedded(own) as service, chromium() as browser:
        root = f"http://{service.address.host}:{service.address.port}"
        fits = asked.views == "none" or show_views(
            measure_views(browser, root, asked.runs, asked.slower)
        )
        ways = [first_card(browser, root, network=network) for _ in range(asked.runs)]
        if asked.waterfall:
            print(ways[-1].waterfall)
        fits &= show_first_cards(ways, network)
    return 0 if fits else 1


if __name__ == "__main__":
    sys.exit(main())
