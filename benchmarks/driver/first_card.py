"""The way from the address to the first card, as a newcomer with a phone has it."""

import time
from typing import NamedTuple

from playwright.sync_api import Browser, Page, Position

from benchmarks.driver.phone import phone, slow_down

WAITS_MS = 60_000
TABLE = "[data-table]"
PLAYABLE = f'{TABLE} button[data-card][aria-disabled="false"]'
CHOSEN = f'{TABLE} button[data-card][aria-pressed="true"]'
ACTION = f"{TABLE} [data-action]:enabled"
# Of a card, which its neighbours in the fan leave free.
INDEX: Position = {"x": 12, "y": 18}

# Blank frames: they show neither the mark that the service sends nor a part of the page besides
# its header.
_COUNT_BLANK_FRAMES = """
    window.blankFrames = 0;
    const look = () => {
        const shown = [...document.querySelectorAll('.starting, main > *')];
        if (!shown.some((part) => part.offsetHeight > 0)) window.blankFrames += 1;
        requestAnimationFrame(look);
    };
    document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(look));
"""


class FirstCard(NamedTuple):
    """Number of taps, times at which the page was drawn and the card played, number of blank
    frames."""

    taps: int
    drawn_seconds: float
    played_seconds: float
    blank_frames: int


def first_card(browser: Browser, root: str, *, slow: bool = True) -> FirstCard:
    """Start a game against the suggested bots and play a card as soon as there is one to play.

    Somebody who has to defend may have nothing that beats, and takes then: that counts as the
    first card. Without `slow` network and processor are those of the machine.
    """
    with phone(browser, root) as context:
        context.set_default_timeout(WAITS_MS)
        page = context.new_page()
        page.add_init_script(_COUNT_BLANK_FRAMES)
        if slow:
            slow_down(page)
        began = time.monotonic()
        page.goto("/", wait_until="commit")
        start = page.get_by_test_id("play-now")
        start.wait_for()
        drawn = time.monotonic()
        start.tap()
        page.locator(PLAYABLE).or_(page.locator(ACTION)).first.wait_for()
        taps = 1 + _play(page)
        played = time.monotonic()
        blank = int(page.evaluate("window.blankFrames"))
        return FirstCard(taps, drawn - began, played - began, blank)


def _play(page: Page) -> int:
    """Play the first card that can be played; the number of taps."""
    before = page.locator(TABLE).get_attribute("data-version")
    changed = f'{TABLE}:not([data-version="{before}"])'
    card, action = page.locator(PLAYABLE).first, page.locator(ACTION).first
    if not card.is_visible():
        action.tap()
        page.locator(changed).wait_for()
        return 1
    card.tap(position=INDEX)
    page.locator(f"{changed}, {CHOSEN}").first.wait_for()
    if page.locator(changed).is_visible():
        return 1
    page.locator(f"{TABLE} .pairs .target").or_(action).first.tap()
    page.locator(changed).wait_for()
    return 2
