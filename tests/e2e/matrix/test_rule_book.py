"""The whole book of rules in every language, in the accessibility tree and on screen in both
themes."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import axe
from tests.e2e.conftest import Visit
from tests.e2e.test_rule_book import heading, pictured_parts
from tests.e2e.waiting import answer_to

TITLES = {"en": "The rules of Durak", "de": "Die Regeln von Durak", "ru": "Правила дурака"}
CLUBS = {
    "en": "Allowed to beat: king of clubs. Not allowed to beat: six of hearts.",
    "de": "Erlaubt zum Schlagen: Kreuz König. Nicht erlaubt zum Schlagen: Herz Sechs.",
    "ru": "Можно побить: король треф. Нельзя побить: шестёрка червей.",
}
PHONE = {"width": 390, "height": 844}


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_every_option_and_preset_has_a_picture_that_can_be_heard(
    visit: Visit, language: str
) -> None:
    page = visit(locale=language).page
    page.goto("/rules?whole")
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[language])
    expect(heading(page, "preset-crowd")).to_be_attached()
    parts = pictured_parts(page)
    schema: dict[str, Any] = answer_to(page, f"/api/v1/rules/schema?lang={language}").json()
    for name, option in schema["properties"].items():
        assert parts.get(name) == option["title"]
    for preset in answer_to(page, f"/api/v1/rules/presets?lang={language}").json():
        assert parts.get(f"preset-{preset['name']}") == preset["title"]
    clubs = page.locator('[data-example="own_suit_only=clubs"]').get_by_role("img")
    told = clubs.get_attribute("aria-label")
    assert told is not None
    assert told.endswith(CLUBS[language])


def test_axe_finds_nothing_in_the_pictures(visit: Visit) -> None:
    page = visit(viewport=PHONE).page
    page.goto("/rules#teams")
    page.locator('[data-example="teams=3"]').scroll_into_view_if_needed()
    assert axe.findings_in_both_themes(page) == []
