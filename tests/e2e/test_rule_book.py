"""The rules chapter by chapter: in three languages, in pictures, reached from every rule card."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import axe
from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.waiting import answer_to

TITLES = {"en": "The rules of Durak", "de": "Die Regeln von Durak", "ru": "Правила дурака"}
CLUBS = {
    "en": "Allowed to beat: king of clubs. Not allowed to beat: six of hearts.",
    "de": "Erlaubt zum Schlagen: Kreuz König. Nicht erlaubt zum Schlagen: Herz Sechs.",
    "ru": "Можно побить: король треф. Нельзя побить: шестёрка червей.",
}
PHONE = {"width": 390, "height": 844}


def picture(page: Page, key: str) -> Any:
    """The picture of an example, by its heading in the sources."""
    return page.locator(f'[data-example="{key}"]')


def expect_in_view(page: Page, name: str) -> None:
    """The option's heading is to be seen, and reading goes on from there."""
    heading = page.locator(f"[id='{name}']").get_by_role("heading").first
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_every_option_and_preset_has_a_picture_that_can_be_heard(
    visit: Visit, language: str
) -> None:
    page = visit(locale=language).page
    page.goto("/rules?whole")
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[language])
    schema = answer_to(page, f"/api/v1/rules/schema?lang={language}").json()
    for name, option in schema["properties"].items():
        part = page.locator(f"section[id='{name}']")
        expect(part.get_by_role("heading").first).to_have_text(option["title"])
        expect(part.get_by_role("img").first).to_be_attached()
    for preset in answer_to(page, "/api/v1/rules/presets").json():
        expect(page.locator(f"#preset-{preset['name']}").get_by_role("img").first).to_be_attached()
    told = picture(page, "own_suit_only=clubs").get_by_role("img").get_attribute("aria-label")
    assert told is not None
    assert told.endswith(CLUBS[language])


def test_a_rule_card_leads_to_each_of_its_options(visit: Visit) -> None:
    person = visit()
    page = person.page
    page.goto("/new")
    page.get_by_test_id("preset").select_option("clubs_rule")
    link = page.get_by_test_id("rule-card").get_by_role("link")
    expect(link).to_have_text("Clubs are beaten only by higher clubs, not by trumps.")
    with page.expect_popup() as opened:
        person.press(link)
    book = opened.value
    expect(book).to_have_url(f"{page.url.removesuffix('/new')}/rules#own_suit_only")
    expect_in_view(book, "own_suit_only")
    expect(page.get_by_test_id("preset")).to_have_value("clubs_rule")


def test_the_form_of_rules_says_where_to_read_about_an_option(visit: Visit) -> None:
    person = visit()
    page = person.page
    page.goto("/new")
    person.press(page.get_by_text("Change the rules", exact=True))
    person.press(page.get_by_test_id("custom-rules").locator("summary").filter(has_text="Trumps"))
    with page.expect_popup() as opened:
        person.press(page.get_by_role("link", name="What is this? Number trump"))
    expect_in_view(opened.value, "rank_trump")


def contents(person: Person) -> Any:
    return person.page.get_by_role("navigation", name="Contents")


def test_the_contents_lead_to_each_place_and_back_again(visit: Visit) -> None:
    person = visit(viewport=PHONE, reduced_motion="reduce")
    page = person.page
    page.goto("/rules")
    person.press(contents(person).get_by_text("Contents"))
    link = contents(person).get_by_role("link", name="Wild sixes").first
    person.press(link)
    expect(page.locator("[id='wild_six']").get_by_role("heading").first).to_be_in_viewport()
    expect(page).to_have_url(f"{page.url.partition('/rules')[0]}/rules#wild_six")
    page.go_back()
    expect(link).to_be_in_viewport()


def test_one_chapter_is_shown_at_a_time_and_leads_to_the_next(visit: Visit) -> None:
    person = visit(viewport=PHONE, reduced_motion="reduce")
    page = person.page
    page.goto("/rules#preset-weli")
    expect_in_view(page, "preset-weli")
    chapters = page.get_by_role("article").get_by_role("heading", level=2)
    expect(chapters).to_have_text(["Ready-made rules"])
    expect(picture(page, "teams=3")).to_have_count(0)
    person.press(page.get_by_role("link", name="More about").last)
    expect(chapters).to_have_text(["More about"])
    expect(chapters.first).to_be_in_viewport()
    expect(chapters.first).to_be_focused()
    person.press(page.get_by_role("banner").locator("a[href='/rules']"))
    expect(chapters).to_have_text(["The base game", "At the table"])


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_axe_finds_nothing_in_the_pictures(visit: Visit, colours: str) -> None:
    page = visit(viewport=PHONE, color_scheme=colours).page
    page.goto("/rules#teams")
    picture(page, "teams=3").scroll_into_view_if_needed()
    assert axe.findings(page) == []
