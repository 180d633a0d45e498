"""Pictures of the page, taken on request."""

import os

from tests.e2e.axe import THEMES
from tests.e2e.person import BrowserPerson


def shot(person: BrowserPerson, name: str) -> None:
    """Take a picture in the folder that DURAK_SHOTS names, if it does."""
    if folder := os.environ.get("DURAK_SHOTS"):
        person.page.screenshot(path=f"{folder}/{name}.png")


def shot_in_both_themes(person: BrowserPerson, name: str) -> None:
    """Take a picture in the light theme and one in the dark theme, as `shot` does."""
    if "DURAK_SHOTS" in os.environ:
        for theme in THEMES:
            person.page.emulate_media(color_scheme=theme)
            shot(person, f"{name}-{theme}")
        person.page.emulate_media(color_scheme=None)
