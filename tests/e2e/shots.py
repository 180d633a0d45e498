"""Pictures of the page, taken on request."""

import os

from tests.e2e.person import BrowserPerson


def shot(person: BrowserPerson, name: str) -> None:
    """Take a picture in the folder that DURAK_SHOTS names, if it does."""
    if folder := os.environ.get("DURAK_SHOTS"):
        person.page.screenshot(path=f"{folder}/{name}.png")
