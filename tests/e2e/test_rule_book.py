"""The rules chapter by chapter, in pictures, reached from the card of a table's rules."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.waiting import answer_to

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
_PICTURED = """() => Object.fromEntries(
    [...document.querySelectorAll('section[id]')]
        .filter((part) => part.querySelector('[role="img"]'))
        .map((part) => [part.id, part.querySelector('h2, h3').textContent.trim()]),
)"""


def heading(page: Page, name: str) -> Locator:
    """The heading of an option or a preset in the book."""
    return page.locator(f"[id='{name}']").get_by_role("heading").first


def pictured_parts(page: Page) -> dict[str, str]:
    """Return the titles of the parts that have a picture, by their anchors."""
    parts: dict[str, str] = page.evaluate(_PICTURED)
    return parts


def chapters(page: Page) -> Locator:
    """The headings of the chapters that are shown."""
    return page.get_by_role("article").get_by_role("heading", level=2)


@pytest.mark.long
def test_a_reader_comes_from_a_rule_card_to_its_option_and_goes_on_from_there(
    visit: Visit,
) -> None:
    person = visit(reduced_motion="reduce", **PHONE)
    page = person.page
    page.goto("/new")
    page.get_by_test_id("preset").select_option("clubs_rule")
    link = page.get_by_test_id("rule-card").get_by_role("link")
    expect(link).to_have_text("Clubs are beaten only by higher clubs, not by trumps.")
    with page.expect_popup() as opened:
        person.press(link)
    book = opened.value
    rules = f"{page.url.removesuffix('/new')}/rules"
    expect(book).to_have_url(f"{rules}#own_suit_only")
    expect(heading(book, "own_suit_only")).to_be_in_viewport()
    expect(heading(book, "own_suit_only")).to_be_focused()
    expect(page.get_by_test_id("preset")).to_have_value("clubs_rule")

    book.goto("/rules")
    contents = book.get_by_role("navigation", name="Contents")
    contents.get_by_text("Contents").tap()
    place = contents.get_by_role("link", name="Wild sixes").first
    place.tap()
    expect(heading(book, "wild_six")).to_be_in_viewport()
    expect(book).to_have_url(f"{rules}#wild_six")
    book.go_back()
    expect(place).to_be_in_viewport()

    book.goto("/rules#preset-weli")
    expect(heading(book, "preset-weli")).to_be_in_viewport()
    expect(heading(book, "preset-weli")).to_be_focused()
    expect(chapters(book)).to_have_text(["Ready-made rules"])
    book.get_by_role("link", name="More about").last.tap()
    expect(chapters(book)).to_have_text(["More about"])
    expect(chapters(book).first).to_be_in_viewport()
    expect(chapters(book).first).to_be_focused()
    book.get_by_role("banner").locator("a[href='/rules']").tap()
    expect(chapters(book)).to_have_text(["The base game", "At the table"])

    book.goto("/rules?whole")
    expect(heading(book, "preset-crowd")).to_be_attached()
    parts = pictured_parts(book)
    schema: dict[str, Any] = answer_to(page, "/api/v1/rules/schema?lang=en").json()
    for name, option in schema["properties"].items():
        assert parts.get(name) == option["title"]
    for preset in answer_to(page, "/api/v1/rules/presets?lang=en").json():
        assert parts.get(f"preset-{preset['name']}") == preset["title"]
