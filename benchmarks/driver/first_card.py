"""The way from the address to the first card, as a newcomer with a phone has it."""

import json
import time
from typing import NamedTuple

from playwright.sync_api import Browser, Page, Position

from benchmarks.driver.phone import MOBILE, Network, phone, slow_down
from benchmarks.driver.waterfall import Waterfall, drawing

WAITS_MS = 60_000
TABLE = "[data-table]"
PLAYABLE = f'{TABLE} button[data-card][aria-disabled="false"]'
CHOSEN = f'{TABLE} button[data-card][aria-pressed="true"]'
ACTION = f"{TABLE} [data-action]:enabled"
CARD = f"{TABLE} button[data-card]"
START = '[data-testid="play-now"]'
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
# The moments in the page's own clock, which begins with its address: a driver's waiting and the
# ways to the browser and back are no part of them.
_TAKE_TIMES = """({ start, card }) => {
    window.moments = {};
    const frame = () => {
        const now = performance.now() / 1000;
        if (document.querySelector(start) !== null) window.moments.drawn ??= now;
        if (document.querySelector(card) !== null) window.moments.dealt = now;
        else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    addEventListener('click', ({ timeStamp }) => (window.moments.tapped ??= timeStamp / 1000), {
        capture: true,
    });
}"""


class FirstCard(NamedTuple):
    """Number of taps, times in seconds, number of blank frames."""

    taps: int
    drawn_seconds: float
    """From the address to a page that can be used."""
    waited_seconds: float
    """From the tap to the first card in hand."""
    played_seconds: float
    """From the address to the first card played, with the driver's own work and the moves of bots
    that come before."""
    blank_frames: int
    waterfall: str
    """Requests until the first card in hand, drawn."""


def first_card(browser: Browser, root: str, *, network: Network | None = MOBILE) -> FirstCard:
    """Start a game against the suggested bots and play a card as soon as there is one to play.

    Somebody who has to defend may have nothing that beats, and takes then: that counts as the
    first card. Without a `network` it and the processor are those of the machine.
    """
    with phone(browser, root) as context:
        context.set_default_timeout(WAITS_MS)
        page = context.new_page()
        page.add_init_script(_COUNT_BLANK_FRAMES)
        page.add_init_script(f"({_TAKE_TIMES})({json.dumps({'start': START, 'card': CARD})})")
        waterfall = Waterfall(context.new_cdp_session(page))
        if network is not None:
            slow_down(page, network)
        began = time.monotonic()
        page.goto("/", wait_until="commit")
        page.locator(START).tap()
        page.locator(PLAYABLE).or_(page.locator(ACTION)).first.wait_for()
        moments = page.evaluate("window.moments")
        requests = waterfall.requests
        drawn = drawing(requests, until=requests[0].began + moments["dealt"])
        taps = 1 + _play(page)
        played = time.monotonic() - began
        blank = int(page.evaluate("window.blankFrames"))
        waited = moments["dealt"] - moments["tapped"]
        return FirstCard(taps, moments["drawn"], waited, played, blank, drawn)


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
