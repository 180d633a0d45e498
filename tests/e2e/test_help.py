"""Help at the table: what this device can do, and the coach who is switched on there."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.opening import play_now
from tests.e2e.shots import shot

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}


@pytest.mark.parametrize(
    ("screen", "shown", "absent"),
    [(PHONE, "touch", "keys"), (DESKTOP, "keys", "touch")],
    ids=["phone", "desktop"],
)
def test_help_tells_what_the_device_can_do_and_switches_the_coach_on(
    visit: Visit, screen: dict[str, Any], shown: str, absent: str
) -> None:
    person = visit(**screen)
    page = person.page
    play_now(person)
    person.table.wait_until_able()
    page.keyboard.press("?")
    expect(page.locator(f'[data-help="{shown}"]')).to_be_visible()
    expect(page.locator(f'[data-help="{absent}"]')).to_have_count(0)
    shot(person, f"help-{shown}")
    page.get_by_role("dialog").get_by_role("switch").first.click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-coach] [role=status]")).to_be_visible()
    shot(person, f"coach-{shown}")


def test_a_phone_gives_the_table_its_whole_screen_and_takes_it_back(visit: Visit) -> None:
    person = visit(**PHONE)
    page = person.page
    play_now(person)
    for name, is_full in (("Full screen", True), ("End full screen", False)):
        person.press(page.get_by_test_id("table-menu"))
        button = page.get_by_test_id("full-screen")
        expect(button).to_have_text(name)
        person.press(button)
        expect(page.get_by_role("dialog")).to_have_count(0)
        full = "is_full => (document.fullscreenElement === document.documentElement) === is_full"
        page.wait_for_function(full, arg=is_full)
