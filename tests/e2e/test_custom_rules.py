"""A table with rules of its own: put together by options, contradictions seen and repaired."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.e2e import axe
from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.waiting import answer_to

PHONE = {"width": 390, "height": 844}
SCHEMA = "**/api/v1/rules/schema*"


def open_form(person: Person, preset: str) -> Page:
    """The create page with that preset and all its options below."""
    page = person.page
    page.goto("/new")
    page.get_by_test_id("preset").select_option(preset)
    person.press(page.get_by_text("Change the rules", exact=True))
    return page


def part(page: Page, title: str) -> Locator:
    """The line that opens a part of the form."""
    return page.get_by_test_id("custom-rules").locator("summary").filter(has_text=title)


def option(page: Page, title: str) -> Locator:
    return page.get_by_test_id("custom-rules").get_by_label(title, exact=True)


def game_of(page: Page) -> dict[str, Any]:
    page.wait_for_url("**/games/*")
    reply = answer_to(page, f"/api/v1{page.url[page.url.index('/games/') :]}")
    game: dict[str, Any] = reply.json()
    return game


def test_a_contradiction_is_seen_at_its_option_repaired_and_the_table_played(visit: Visit) -> None:
    person = visit(seed=41)
    page = open_form(person, "classic_german")
    create = page.get_by_test_id("create")
    expect(page.get_by_test_id("changes")).to_have_text("6 changes from the base game")

    person.press(part(page, "Defence"))
    option(page, "Transfer").select_option("No")
    shown = option(page, "Showing a trump")
    expect(shown).to_have_attribute("aria-invalid", "true")
    expect(shown).to_have_accessible_description(
        "“Showing a trump” matters only where attacks can be transferred. "
        "The defender may transfer by showing a trump of the attack’s rank, and keeps it; "  # noqa: RUF001 -- the text
        "each trump once a bout."
    )
    expect(part(page, "Defence")).to_contain_text("Doesn’t fit")  # noqa: RUF001 -- the text
    expect(create).to_be_disabled()
    assert axe.findings(page) == []

    shown.select_option("No")
    expect(shown).not_to_have_attribute("aria-invalid", "true")
    expect(create).to_be_disabled()
    option(page, "First to draw").select_option("Who led")
    expect(create).to_be_enabled()
    expect(page.get_by_test_id("changes")).to_have_text("3 changes from the base game")
    page.get_by_test_id("all-others").select_option("Bot: Casual")
    person.press(create)
    game = game_of(page)
    assert (game["preset"], game["status"]) == (None, "active")
    assert game["rules"] == {
        "throw_in": "neighbours",
        "take_when": "any_time",
        "redeal": "on_request",
    }
    person.table.wait_until_able()
    person.press(page.get_by_role("button", name="Rules of this table"))
    card = page.get_by_role("dialog").get_by_test_id("rule-card")
    expect(card).to_contain_text("Custom rules")
    expect(card.get_by_role("listitem")).to_have_text(
        [
            "Only the defender’s two neighbours may throw in.",  # noqa: RUF001 -- the text
            "The defender may take at any time, even when every attack card is beaten.",
            (
                "Before the first lead, a player whose cards are all of one suit, or all but one, "
                "may ask for a new deal."
            ),
        ]
    )


def test_rules_set_back_are_the_preset_again(visit: Visit) -> None:
    person = visit(seed=42)
    page = open_form(person, "podkidnoy")
    person.press(part(page, "Defence"))
    option(page, "Transfer").select_option("With the same rank")
    person.press(page.get_by_test_id("reset-rules"))
    expect(option(page, "Transfer").locator("option:checked")).to_have_text("No")
    expect(page.get_by_test_id("changes")).to_have_text("As the base game")
    # What is just another preset's rule set is that preset.
    option(page, "Transfer").select_option("With the same rank")
    person.press(page.get_by_test_id("create"))
    assert game_of(page)["preset"] == "perevodnoy"


def test_seats_follow_the_rules(visit: Visit) -> None:
    person = visit(seed=43)
    page = open_form(person, "podkidnoy")
    seats = page.get_by_test_id("seats")
    person.press(part(page, "Teams"))
    option(page, "Teams").select_option("Two teams")
    expect(seats.get_by_role("radio")).to_have_count(2)
    expect(seats.get_by_role("radio", name="4")).to_be_checked()
    expect(page.get_by_test_id("create")).to_be_enabled()
    person.press(part(page, "Pack"))
    option(page, "Cards in hand").select_option("12")
    expect(option(page, "Cards in hand")).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_test_id("create")).to_be_disabled()


def test_a_table_for_twelve_is_filled_with_bots_at_once_on_a_phone(visit: Visit) -> None:
    person = visit(seed=44, viewport=PHONE, has_touch=True)
    page = person.page
    page.goto("/new")
    page.get_by_test_id("preset").select_option("Crowd")
    person.press(page.get_by_test_id("seats").get_by_role("radio", name="12"), force=True)
    page.get_by_test_id("all-others").select_option("Bot: Beginner")
    for segment in page.get_by_test_id("seats").locator("label").all():
        box = segment.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    person.press(page.get_by_test_id("create"))
    game = game_of(page)
    assert [seat["kind"] for seat in game["seats"]] == ["human"] + ["bot"] * 11
    assert {seat["player"]["level"] for seat in game["seats"][1:]} == {"beginner"}


def test_rules_that_cannot_be_fetched_say_so_and_are_fetched_again(visit: Visit) -> None:
    person = visit(seed=45, may_say=("ERR_FAILED",))
    page = person.page
    page.route(SCHEMA, lambda route: route.abort())
    page.goto("/new")
    card = page.get_by_test_id("rule-card")
    expect(card.get_by_role("alert")).to_contain_text("can’t be reached")  # noqa: RUF001 -- the text
    page.unroute(SCHEMA)
    person.press(card.get_by_role("button", name="Try again"))
    expect(card).to_contain_text("The base game: beat each card")


def test_the_rule_card_follows_the_language(visit: Visit) -> None:
    person = visit(seed=46, locale="ru")
    page = person.page
    page.goto("/new")
    page.get_by_test_id("preset").select_option("card_house")
    card = page.get_by_test_id("rule-card")
    expect(card.get_by_role("listitem").first).to_have_text(
        "В колоде 52 карты, младшая — двойка."  # noqa: RUF001 -- the text
    )
    page.get_by_test_id("language").select_option("de")
    expect(card.get_by_role("listitem").first).to_have_text(
        "Ein Kartenspiel hat alle 52 Karten; die niedrigste ist die Zwei."
    )
    expect(page.get_by_test_id("preset").locator("option:checked")).to_have_text("52 Karten")
