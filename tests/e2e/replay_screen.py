"""The replay of a finished game on the page."""

import re

from playwright.sync_api import Locator, Page, expect


class ReplayScreen:
    """One page that shows a replay."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root.wait_for()

    @property
    def root(self) -> Locator:
        return self.page.get_by_test_id("replay")

    @property
    def at(self) -> int:
        """The number of the event that is shown."""
        return int(self.root.get_attribute("data-version") or "")

    @property
    def told(self) -> Locator:
        """Return the words that describe the event."""
        return self.page.get_by_test_id("told")

    @property
    def viewer(self) -> Locator:
        """The choice from whose seat the game is seen."""
        return self.page.get_by_test_id("viewer")

    def press(self, key: str, *, leads_to: int) -> None:
        """Press a key and wait for the event that it leads to."""
        self.page.keyboard.press(key)
        self.wait_for(leads_to)

    def wait_for(self, version: int) -> None:
        """Wait until the event `version` is shown."""
        self.page.locator(f'[data-testid="replay"][data-version="{version}"]').wait_for()

    def expect_address(self, at: int, seat: int | None = None) -> None:
        """Wait until the address names the event, and the seat if one is chosen."""
        more = "" if seat is None else f"&seat={seat}"
        expect(self.page).to_have_url(re.compile(rf"/replay\?at={at}{more}$"))
