"""The table on the page, as a player sees and uses it."""

import re
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

from tests.e2e.waiting import WAITS_MS

HELD = "[data-table] button[data-card]"
PLAYABLE = f'{HELD}[aria-disabled="false"]:not([data-in-advance])'
CHOSEN = f'{HELD}[aria-pressed="true"]:not([data-in-advance])'
ACTION = "[data-table] [data-action]:enabled"
TALON = "[data-table] .talon"
OVER = "[data-table] [data-over]"
SUIT = "[data-table] [data-suit]"
TARGET = "[data-table] .pairs .target"
LOGGED_OUT = '[data-testid="logged-out"]'
PLAYS = ("lead", "throw_in", "beat", "transfer")
PLAY_BUTTONS = tuple(f'[data-table] [data-action="{play}"]' for play in PLAYS)

_LOOK = """() => {
    const all = (selector) => [...document.querySelectorAll(`[data-table] ${selector}`)];
    const fair = ':not([data-risky]):not([data-in-advance])';
    const cards = (state) => all(`button[data-card][${state}]`).map((e) => e.dataset.card);
    const table = document.querySelector('[data-table]');
    return {
        version: Number(table.dataset.version),
        phase: table.dataset.phase,
        cards: all(`button[data-card][aria-disabled="false"]${fair}`).map((e) => e.dataset.card),
        actions: all('[data-action]').filter((e) => !e.disabled).map((e) => e.dataset.action),
        chosen: cards('aria-pressed="true"'),
    };
}"""

_SHOWN = """() => {
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];
    const table = document.querySelector('[data-table]');
    return {
        version: Number(table.dataset.version),
        phase: table.dataset.phase,
        hand: all('.hand [data-card]', table).map((e) => e.dataset.card).sort(),
        pairs: all('.pairs li.pair:not(.slot)', table).map((pair) =>
            all('.piece', pair).map((e) => e.dataset.card)),
        others: all('.opponents .count', table).map((e) => Number(e.textContent)),
        talon: Number(table.querySelector('.talon .count').textContent),
    };
}"""


@dataclass(frozen=True)
class Look:
    """Possible actions, read off the page in one moment."""

    version: int
    phase: str
    cards: list[str]
    actions: list[str]
    chosen: list[str]


class CardTable:
    """One page that shows a table."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def game_id(self) -> str:
        """The game that the page's address names."""
        found = re.search(r"/games/([0-9A-Za-z]{10})", self.page.url)
        assert found is not None, self.page.url
        return found.group(1)

    @property
    def version(self) -> int:
        return int(self.page.locator("[data-table]").first.get_attribute("data-version") or 0)

    @property
    def is_over(self) -> bool:
        return self.page.locator(OVER).is_visible()

    @property
    def prompt(self) -> Locator:
        return self.page.locator("[data-prompt]")

    @property
    def status(self) -> Locator:
        return self.page.locator("[data-status]")

    @property
    def toast(self) -> Locator:
        return self.page.locator("[data-toast]")

    def open_tool(self, tool: str) -> None:
        """Open one of the tools in the table's menu by its test id."""
        self.page.get_by_test_id("table-menu").click()
        self.page.get_by_test_id(tool).click()

    def look(self) -> Look:
        """Return the actions that are possible now."""
        self._wait_until_made()
        return Look(**self.page.evaluate(_LOOK))

    def shown(self) -> dict[str, Any]:
        """The cards on the screen, to be compared with what the service says."""
        self._wait_until_made()
        shown: dict[str, Any] = self.page.evaluate(_SHOWN)
        return shown

    def card(self, card: str) -> Locator:
        """A card of the own hand."""
        return self.page.locator(f'{HELD}[data-card="{card}"]')

    def action(self, *commands: str) -> Locator:
        """Return the first button that sends one of these commands."""
        return self.page.locator(", ".join(f'[data-action="{name}"]' for name in commands)).first

    def wait_until_able(self, *also: str) -> None:
        """Wait until something can be done here, the game is over, or one of `also` is shown.

        The others may take as long as they like while the game goes on: each change of the table
        restarts the wait."""
        able = ", ".join([PLAYABLE, ACTION, OVER, *also])
        while not self.page.locator(able).first.is_visible():
            self.wait_for_change(self.version, able)

    def wait_for_change(self, version: int, *also: str, within: float = WAITS_MS) -> None:
        """Wait until another version than `version` is shown, or one of the selectors `also`."""
        self.page.locator(
            ", ".join([f'[data-table]:not([data-version="{version}"])', *also])
        ).first.wait_for(timeout=within)

    def wait_for_version(self, version: int) -> None:
        """Wait until exactly `version` is shown."""
        self.page.locator(f'[data-table][data-version="{version}"]').wait_for()

    def wait_until_shown(self, version: int) -> None:
        """Wait until `version` or a later one is shown; every change restarts the wait."""
        while (shown := self.version) < version:
            self.wait_for_change(shown)

    def _wait_until_made(self) -> None:
        """Wait until all parts of the table are there: they are made in turn, the talon's last."""
        self.page.locator(TALON).first.wait_for(state="attached")

    def settle(self) -> None:
        """Wait until no card is in flight."""
        self.page.locator("[data-table]:not([data-animating])").wait_for()


def as_shown(view: dict[str, Any], version: int, seat: int) -> dict[str, Any]:
    """Return a view of the service in the form of `CardTable.shown`, `seat` being at the bottom."""
    seats, bout = view["seats"], view["bout"] or {"table": []}
    over = view["phase"] == "over"
    return {
        "version": version,
        "phase": view["phase"],
        "hand": sorted(card for card in view["hands"][seat] if card != "??"),
        "pairs": []
        if over
        else [
            [pair["attack"], *([pair["beaten_by"]] if pair["beaten_by"] else [])]
            for pair in bout["table"]
        ],
        "others": [len(view["hands"][(seat + n) % seats]) for n in range(1, seats)],
        "talon": view["talon"],
    }
