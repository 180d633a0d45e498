"""A table with custom rules: put together by options, a contradiction seen and repaired."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.waiting import answer_to


def part(page: Page, title: str) -> Locator:
    """The line that opens a part of the form."""
    return page.get_by_test_id("custom-rules").locator("summary").filter(has_text=title)


def option(page: Page, title: str) -> Locator:
    """The field of an option."""
    return page.get_by_test_id("custom-rules").get_by_label(title, exact=True)


def test_a_contradiction_is_seen_at_its_option_repaired_and_the_cards_dealt(visit: Visit) -> None:
    person = visit(seed=41)
    page = person.page
    page.goto("/new")
    page.get_by_test_id("preset").select_option("classic_german")
    person.press(page.get_by_text("Change the rules", exact=True))
    create = page.get_by_test_id("create")
    expect(page.get_by_test_id("changes")).to_have_text("6 changes from the base game")

    person.press(part(page, "Defence"))
    option(page, "Transfer").select_option("No")
    shown = option(page, "Showing a trump")
    expect(shown).to_have_attribute("aria-invalid", "true")
    expect(shown).to_have_accessible_description(
        "“Showing a trump” matters only where attacks can be transferred. "
        "The defender may transfer by showing a trump of the attack’s rank, and keeps it; "
        "each trump once a bout."
    )
    expect(part(page, "Defence")).to_contain_text("Doesn’t fit")
    expect(create).to_be_disabled()

    shown.select_option("No")
    expect(shown).not_to_have_attribute("aria-invalid", "true")
    expect(create).to_be_disabled()
    option(page, "First to draw").select_option("Who led")
    expect(create).to_be_enabled()
    expect(page.get_by_test_id("changes")).to_have_text("3 changes from the base game")
    page.get_by_test_id("all-others").select_option("Bot: Casual")
    person.press(create)
    page.wait_for_url("**/games/*")
    game: dict[str, Any] = answer_to(page, f"/api/v1/games/{person.table.game_id}").json()
    assert (game["preset"], game["status"]) == (None, "active")
    assert game["rules"] == {
        "throw_in": "neighbours",
        "take_when": "any_time",
        "redeal": "on_request",
    }
    person.table.wait_until_able()
    person.table.open_tool("rules")
    card = page.get_by_role("dialog").get_by_test_id("rule-card")
    expect(card).to_contain_text("Custom rules")
    expect(card.get_by_role("listitem")).to_have_text(
        [
            "Only the defender’s two neighbours may throw in.",
            "The defender may take at any time, even when every attack card is beaten.",
            (
                "Before the first lead, a player whose cards are all of one suit, or all but one, "
                "may ask for a new deal."
            ),
        ]
    )
