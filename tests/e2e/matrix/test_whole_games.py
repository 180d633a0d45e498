"""Whole games by clicks alone, one for each kind of table that looks different from the usual one.

Nothing moves, so that a game takes as long as its clicks and its bots.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import lateness
from tests.e2e.conftest import Visit
from tests.e2e.opening import events, sit_down
from tests.e2e.person import BrowserPerson

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1280, "height": 800}}


def has_partner(person: BrowserPerson) -> None:
    """Expect one of the others to be marked as the partner, for screen readers too."""
    partner = person.page.locator(".opponents li.partner")
    expect(partner).to_have_attribute("aria-label", re.compile("your partner"))


def has_cards_face_down(person: BrowserPerson) -> None:
    """Expect two cards face down beside each hand."""
    expect(person.page.locator('[data-table] [data-face-down="2"]')).to_have_count(4)


def looks_as_usual(person: BrowserPerson) -> None:
    """Expect a table like any other while nothing is played."""
    expect(person.page.locator("[data-table] [data-face-down], .opponents .partner")).to_have_count(
        0
    )


@dataclass(frozen=True)
class Setting:
    """A table: rule set, bots, the reader's screen, and the text expected at the start."""

    preset: str
    bots: int
    screen: dict[str, Any]
    looks: Callable[[BrowserPerson], None] = looks_as_usual


SETTINGS = (
    Setting("perevodnoy", 3, PHONE),
    Setting("partners", 3, DESK, has_partner),
    Setting("weli", 2, PHONE),
    Setting("secret", 3, DESK, has_cards_face_down),
    Setting("crowd", 7, PHONE),
    Setting("reverse", 2, DESK),
    Setting("changing_trump", 2, PHONE),
)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.preset)
def test_a_game_is_played_to_its_end_by_clicks(visit: Visit, setting: Setting) -> None:
    person = visit(seed=31, may_say=lateness.SAID, **setting.screen)
    refusals = lateness.Refusals(person.page)
    sit_down(person, setting.preset, bots=setting.bots)
    setting.looks(person)
    person.play_to_the_end()
    expect(person.page.locator("[data-over] > ol > li")).to_have_count(setting.bots + 1)
    assert events(person)[-1]["type"] == "game_ended"
    refusals.assert_only_late()
