"""The page in the reader's language and colours."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.opening import play_now


def speaks_german(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_the_language_and_the_colours_that_a_guest_chooses_stay(visit: Visit) -> None:
    person = visit(locale="en", color_scheme="dark")
    page = person.page
    page.goto("/")
    page.get_by_test_id("language").select_option("de")
    expect(page.get_by_test_id("play-now")).to_have_text("Jetzt spielen")
    speaks_german(page)
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    page.get_by_role("radio", name="Hell").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    play_now(person)
    person.table.wait_until_able()
    speaks_german(page)
    expect(page.locator(".talon > .visually-hidden")).to_contain_text("Talon")
    person.table.open_tool("rules")
    expect(page.get_by_role("dialog")).to_contain_text("Das Grundspiel: Schlage jede Karte")
    page.reload()
    person.table.wait_until_able()
    speaks_german(page)
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.locator("html")).to_have_css("color-scheme", "light")
