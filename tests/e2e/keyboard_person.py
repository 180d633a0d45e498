"""Somebody who plays with the keyboard alone."""

from dataclasses import dataclass

from playwright.sync_api import Locator

from tests.e2e.card_table import CHOSEN
from tests.e2e.person import BrowserPerson

MAX_TABS = 60
HOTKEYS = {"take": "t", "done": "d"}


@dataclass
class KeyboardPerson(BrowserPerson):
    """Tab, arrows, Enter and the table's own keys; never the pointer."""

    def reach(self, target: Locator) -> None:
        """Go on by Tab until `target` has the focus."""
        for _ in range(MAX_TABS):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab doesn't lead to {target}.")

    def press(self, target: Locator, **_how: object) -> None:
        """Press the key of an action of the table, or Enter on what Tab leads to."""
        command = target.get_attribute("data-action")
        if command in HOTKEYS:
            self.page.keyboard.press(HOTKEYS[command])
            return
        self.reach(target)
        self.page.keyboard.press("Enter")

    def play(self, card: str, **_how: object) -> None:
        """Walk along the hand to `card` and play it, to the first target if there are several."""
        version = self.table.version
        self.reach(self.page.locator('[data-table] button[data-card][tabindex="0"]'))
        self.page.keyboard.press("Home")
        while self.focused_card() != card:
            before = self.focused_card()
            self.page.keyboard.press("ArrowRight")
            assert self.focused_card() != before, f"{card} is not in the hand"
        self.page.keyboard.press("Enter")
        self.table.wait_for_change(version, CHOSEN)
        if self.page.locator(CHOSEN).count() > 0:
            self.page.keyboard.press("1")
            self.table.wait_for_change(version)

    def focused_card(self) -> str | None:
        """Return the card of the hand that has the focus."""
        card: str | None = self.page.evaluate("document.activeElement.dataset.card ?? null")
        return card
