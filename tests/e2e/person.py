"""Somebody who plays at a table by clicking, tapping or pressing keys, and knows no rules."""

from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, Position
from playwright.sync_api import TimeoutError as TooLate

from tests.e2e.card_table import (
    CHOSEN,
    LOGGED_OUT,
    PLAY_BUTTONS,
    PLAYABLE,
    PLAYS,
    SUIT,
    TARGET,
    CardTable,
    Look,
)
from tests.e2e.waiting import WAITS_MS

RANKS = "23456789TJQKA"
# A card may stop being playable between the look and the click; then the player looks again. While
# the table is still as it was, the page is only slow, and they try again.
HESITATION_MS = 3000
MAX_TRIES = 5
NARROW = 600
# Of a card, which its neighbour in the fan leaves free.
LEFT_EDGE: Position = {"x": 14, "y": 60}
# The same on a phone, where a second row may cover all of a card but its upper index.
INDEX: Position = {"x": 12, "y": 18}
# Far more moves than a game takes: a game that doesn't end is a failure, not a wait.
MAX_MOVES = 400


class Missed(Exception):
    """Raised when an element could not be clicked."""


@dataclass
class BrowserPerson:
    """Plays low cards first, adds cards most of the time, and beats what can be beaten."""

    page: Page
    random: Random
    touch: bool = False
    clicks: int = 0

    @property
    def table(self) -> CardTable:
        return CardTable(self.page)

    def press(self, target: Locator, **how: Any) -> None:
        """One click or tap; `how` are the options of Playwright's click."""
        if self.touch:
            target.tap(**how)
        else:
            target.click(**how)
        self.clicks += 1

    def play_to_the_end(self) -> None:
        """Play whenever something can be done, until the game is over."""
        for _ in range(MAX_MOVES):
            self.table.wait_until_able()
            if self.table.is_over:
                return
            self.move()
        raise AssertionError("The game doesn't come to an end.")

    def move(self) -> None:
        """Do one thing of those that can be done now."""
        look = self.table.look()
        for _ in range(MAX_TRIES):
            try:
                self._decide(look)
            except Missed:
                if self.table.look() == look:
                    continue
            except TooLate:
                if self.table.look() == look:
                    raise
            return
        raise AssertionError("Nothing can be clicked.")

    def _decide(self, look: Look) -> None:
        plain = [action for action in look.actions if action not in PLAYS]
        if look.cards and ("done" not in plain or self.random.random() < 0.8):
            card = min(look.cards, key=lambda card: (RANKS.index(card[0]), card))
            self.play(card, within=HESITATION_MS)
        elif plain:
            self._press_in_time(self.table.action(*plain), HESITATION_MS)
            self.table.wait_for_change(look.version, LOGGED_OUT)

    def play(self, card: str, *, within: float = WAITS_MS) -> None:
        """Play `card`, which may be chosen already, with the first suit and place of several.

        Raises Missed if it can't be clicked `within` so many milliseconds.
        """
        version = self.table.version
        size = self.page.viewport_size
        is_narrow = size is not None and size["width"] < NARROW
        place = INDEX if self.touch or is_narrow else LEFT_EDGE
        if self.table.look().chosen != [card]:
            self._press_in_time(self.table.card(card), within, position=place)
            self.table.wait_for_change(version, CHOSEN, LOGGED_OUT)
            if self.page.locator(CHOSEN).count() == 0:
                return
        # The choice of a suit comes a moment after the table.
        self.table.wait_for_change(version, SUIT, TARGET, *PLAY_BUTTONS)
        self._name_suits(version, within)
        if self.table.version != version:
            return
        target = self.page.locator(TARGET)
        self._press_in_time(self.table.action(*PLAYS).or_(target).first, within)
        self.table.wait_for_change(version, f"[data-table]:not(:has({PLAYABLE}))", LOGGED_OUT)

    def _name_suits(self, version: int, within: float) -> None:
        """Play a wild six as the first suit that it can take."""
        if self.page.locator(SUIT).count() == 0:
            return
        self._press_in_time(self.page.locator(SUIT).first, within)
        self.table.wait_for_change(version, f"[data-table]:not(:has({SUIT}))")

    def _press_in_time(self, target: Locator, within: float, **how: Any) -> None:
        try:
            self.press(target, timeout=within, **how)
        except TooLate as error:
            raise Missed(str(error)) from error
