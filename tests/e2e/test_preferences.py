"""The page in the reader's language and colours, and as still as they want it."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.opening import play_now

PLAY = {"en": "Play now", "de": "Jetzt spielen", "ru": "Играть"}
TALON = {"en": "Talon", "de": "Talon", "ru": "Колода"}
SETTINGS = {"en": "Settings", "de": "Einstellungen", "ru": "Настройки"}
# Counts the flights of cards; the page's own scripts don't notice.
COUNT_FLIGHTS = """
    window.flights = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (options?.id === 'card-flight') window.flights += 1;
        return animate.call(this, frames, options);
    };
"""


def language_of(page: Page) -> str | None:
    return page.locator("html").get_attribute("lang")


def luminance(page: Page) -> float:
    """How light the page's head is, from 0 to 1."""
    value: float = page.evaluate(
        """() => {
            const style = getComputedStyle(document.querySelector('header'));
            const numbers = style.backgroundColor.match(/[\\d.]+/g);
            return numbers.slice(0, 3).reduce((sum, one) => sum + Number(one), 0) / 765;
        }"""
    )
    return value


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_page_comes_in_the_language_of_the_browser(visit: Visit, language: str) -> None:
    page = visit(locale=language).page
    page.goto("/")
    expect(page.get_by_test_id("play-now")).to_have_text(PLAY[language])
    assert language_of(page) == language


@pytest.mark.parametrize("language", ["de", "ru"])
def test_chosen_language_is_spoken_on_home_and_table_and_stays(visit: Visit, language: str) -> None:
    person = visit(locale="en")
    page = person.page
    page.goto("/")
    page.get_by_test_id("language").select_option(language)
    expect(page.get_by_test_id("play-now")).to_have_text(PLAY[language])
    assert language_of(page) == language
    play_now(person)
    person.table.wait_until_able()
    assert language_of(page) == language
    expect(page.locator(".talon > .visually-hidden")).to_contain_text(TALON[language])
    page.reload()
    person.table.wait_until_able()
    assert language_of(page) == language
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_have_text(SETTINGS[language])


def test_colours_follow_the_system_unless_chosen(visit: Visit) -> None:
    dark, light = visit(color_scheme="dark").page, visit(color_scheme="light").page
    for page in (dark, light):
        page.goto("/settings")
        page.get_by_role("heading", level=1).wait_for()
    assert luminance(dark) < 0.3
    assert luminance(light) > 0.7
    dark.get_by_role("radio", name="Light").check()
    assert luminance(dark) > 0.7
    dark.goto("/")
    dark.get_by_test_id("play-now").wait_for()
    assert luminance(dark) > 0.7


@pytest.mark.parametrize(("motion", "fly"), [("no-preference", True), ("reduce", False)])
def test_cards_fly_only_for_those_who_like_motion(visit: Visit, motion: str, fly: bool) -> None:
    person = visit(seed=51, animated=True, reduced_motion=motion)
    person.page.add_init_script(COUNT_FLIGHTS)
    play_now(person)
    for _ in range(4):
        person.table.wait_until_able()
        person.move()
    person.table.wait_until_able()
    assert (person.page.evaluate("window.flights") > 0) == fly


def test_keys_and_rules_are_explained_at_the_table(visit: Visit) -> None:
    person = visit(seed=52)
    play_now(person)
    page = person.page
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("move along the hand")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Rules of this table").click()
    expect(page.get_by_role("dialog")).to_contain_text("The base game: beat every card")
