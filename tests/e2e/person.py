"""Somebody who plays at a table by clicking, tapping or pressing keys, and knows no rules."""

from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, Position
from playwright.sync_api import TimeoutError as TooLate

from tests.e2e.card_table import CHOSEN, PLAYABLE, PLAYS, SUIT, CardTable, Look

RANKS = "23456789TJQKA"
# A card may stop being playable between the look and the click; then the player looks again.
HESITATION_MS = 3000
# Of a card, which its neighbour in the fan leaves free.
LEFT_EDGE: Position = {"x": 14, "y": 60}
# The same on a phone, where a second row may cover all of a card but its upper index.
INDEX: Position = {"x": 12, "y": 18}
# Far more moves than a game takes: a game that doesn't end is a failure, not a wait.
MOST_MOVES = 400


@dataclass
class Person:
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
        """Plays whenever something can be done, until the game is over."""
        for _ in range(MOST_MOVES):
            self.table.wait_until_able()
            if self.table.is_over:
                return
            self.move()
        raise AssertionError("The game doesn't come to an end.")

    def move(self) -> None:
        """Does one thing of those that can be done now."""
        look = self.table.look()
        try:
            self._decide(look)
        except TooLate:
            if self.table.look() == look:
                raise

    def _decide(self, look: Look) -> None:
        plain = [action for action in look.actions if action not in PLAYS]
        if look.cards and ("done" not in plain or self.random.random() < 0.8):
            self.play(min(look.cards, key=lambda card: (RANKS.index(card[0]), card)))
        elif plain:
            self.press(self.table.action(*plain), timeout=HESITATION_MS)
            self.table.wait_for_change(look.version)

    def play(self, card: str) -> None:
        """Plays `card`, choosing the first suit and place if there are several."""
        version = self.table.version
        place = INDEX if self.touch else LEFT_EDGE
        self.press(self.table.card(card), position=place, timeout=HESITATION_MS)
        self.table.wait_for_change(version, CHOSEN)
        if self.page.locator(CHOSEN).count() == 0:
            return
        self._name_suits(version)
        if self.table.version != version:
            return
        target = self.page.locator(".pairs .target")
        self.press(self.table.action(*PLAYS).or_(target).first, timeout=HESITATION_MS)
        self.table.wait_for_change(version, f"[data-table]:not(:has({PLAYABLE}))")

    def _name_suits(self, version: int) -> None:
        """Plays a wild six as the first suit that it can take."""
        if self.page.locator(SUIT).count() == 0:
            return
        self.press(self.page.locator(SUIT).first, timeout=HESITATION_MS)
        self.table.wait_for_change(version, f"[data-table]:not(:has({SUIT}))")
