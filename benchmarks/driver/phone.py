"""A browser with the screen of a phone, and with its network and processor where they count."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, StorageState, sync_playwright

WIDTH, HEIGHT = 390, 844
# A processor a quarter as fast as this one.
SLOWER = 4


class Network(NamedTuple):
    """Time that each answer takes at least, and speed in both directions."""

    latency_ms: float
    kilobits: float
    """Thousands of bits a second."""


MOBILE = Network(latency_ms=150, kilobits=1600)
"""A slow mobile network."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """The Chromium of the machine, or the one that CHROMIUM_SHELL or CHROMIUM names."""
    named = os.environ.get("CHROMIUM_SHELL") or os.environ.get("CHROMIUM")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=named or shutil.which("chromium"), args=["--no-sandbox"]
        )
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def phone(
    browser: Browser, root: str, state: StorageState | None = None
) -> Iterator[BrowserContext]:
    """A browser that has loaded nothing yet, with what `state` has of cookies and settings."""
    context = browser.new_context(
        base_url=root,
        viewport={"width": WIDTH, "height": HEIGHT},
        has_touch=True,
        is_mobile=True,
        locale="en",
        storage_state=state,
    )
    try:
        yield context
    finally:
        context.close()


def slow_down(page: Page, network: Network = MOBILE) -> None:
    """Give the page the network and the processor of a slow phone."""
    chrome = page.context.new_cdp_session(page)
    chrome.send("Network.enable")
    bytes_a_second = network.kilobits * 1000 / 8
    conditions = {
        "offline": False,
        "latency": network.latency_ms,
        "downloadThroughput": bytes_a_second,
        "uploadThroughput": bytes_a_second,
    }
    chrome.send("Network.emulateNetworkConditions", conditions)
    chrome.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
