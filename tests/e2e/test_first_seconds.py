"""The first seconds: from the home page to a table that is dealt, and back to it."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import Visit
from tests.e2e.opening import begin, open_duel, play_now

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
ANYWHERE = re.compile(r"/games/\w{10}$")

# Which cards set off from somewhere, and whether a hand was seen before it was dealt.
WATCH_THE_DEAL = """
    window.dealt = [];
    window.versions = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (options?.id === 'card-flight') {
            window.dealt.push(this.dataset.card ?? 'back');
            window.versions.push(Number(this.closest('[data-table]').dataset.version));
        }
        return animate.call(this, frames, options);
    };
"""


@contextmanager
def held_back(page: Page, address: str | re.Pattern[str]) -> Iterator[None]:
    """Requests to this address wait until the end of the block."""
    waiting: list[Route] = []

    is_over = False

    def hold(route: Route) -> None:
        if is_over:
            route.continue_()
        else:
            waiting.append(route)

    page.route(address, hold)
    yield
    is_over = True
    for route in waiting:
        route.continue_()


@pytest.mark.parametrize("locale", ["en", "de", "ru"])
def test_play_now_is_in_the_first_screen_of_the_smallest_phones(visit: Visit, locale: str) -> None:
    page = visit(viewport={"width": 360, "height": 640}, locale=locale).page
    page.goto("/")
    expect(page.get_by_test_id("play-now")).to_be_in_viewport(ratio=1)


def test_play_now_stays_busy_until_the_table_is_there(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    button = page.get_by_test_id("play-now")
    with held_back(page, "**/api/v1/games/*/start"):
        with page.expect_request("**/api/v1/games/*/start"):
            button.click()
        expect(button).to_be_disabled()
    # From the answer on the button may be there or not, but it is never ready again.
    page.wait_for_function(
        """() => {
            const button = document.querySelector('[data-testid="play-now"]');
            if (button !== null && !button.disabled) throw new Error('ready for a second game');
            return document.querySelector('[data-table]') !== null;
        }"""
    )
    expect(page).to_have_url(ANYWHERE)


def test_felt_is_there_while_the_game_is_fetched(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    # The game itself: what is asked first at a table.
    with held_back(page, re.compile(r"/api/v1/games/\w{10}$")):
        page.get_by_test_id("play-now").click()
        expect(page.locator("[data-empty-table] .felt")).to_be_visible()
    page.locator("[data-table] .felt").wait_for()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_cards_are_dealt_before_the_eyes_of_the_player(
    visit: Visit, viewport: dict[str, int]
) -> None:
    person, other = visit(animated=True, viewport=viewport), visit(seed=2)
    person.page.add_init_script(WATCH_THE_DEAL)
    # Against a person who doesn't play: nothing moves but the deal.
    begin(person, other, open_duel(person))
    person.page.wait_for_function("() => window.dealt.length >= 12")
    cards = person.page.evaluate("window.dealt.slice(0, 12)")
    # One each in turn, the other first: six rounds of a back and a face of the own hand.
    own = [card for card in cards if card != "back"]
    assert cards[0::2] == ["back"] * 6
    assert len(set(own)) == 6
    assert len(set(person.page.evaluate("window.versions.slice(0, 12)"))) == 1


def test_nobody_is_called_to_the_table_they_sit_at(visit: Visit) -> None:
    person = visit()
    page = person.page
    play_now(person)
    expect(page.get_by_test_id("bell")).to_be_visible()
    for _ in range(2):
        person.table.wait_until_able()
        expect(page.get_by_test_id("notice-toast")).to_have_count(0)
        person.move()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_home_leads_with_the_game_that_runs(visit: Visit, viewport: dict[str, int]) -> None:
    person = visit(viewport=viewport)
    page = person.page
    play_now(person)
    person.table.wait_until_able()
    game = person.table.game_id
    page.goto("/")
    go_on = page.get_by_test_id("continue")
    expect(go_on).to_be_in_viewport(ratio=1)
    above, below = go_on.bounding_box(), page.get_by_test_id("play-now").bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]
    expect(page.get_by_test_id("notice-toast")).to_have_count(0)
    person.press(go_on)
    person.table.wait_until_able()
    assert person.table.game_id == game


def test_a_part_that_cannot_be_loaded_is_told_and_comes_with_the_page(visit: Visit) -> None:
    person = visit(may_say=("ERR_FAILED", "dynamically imported module"))
    page = person.page
    page.route("**/assets/seldom-*.js", lambda route: route.abort())
    play_now(person)
    missing = page.get_by_test_id("missing-part")
    expect(missing.get_by_role("alert")).to_have_text("A part of the page could not be loaded.")
    page.unroute("**/assets/seldom-*.js")
    with page.expect_response("**/assets/seldom-*.js"):
        person.press(missing.get_by_role("button", name="Load the page again"))
    page.locator("[data-table]").wait_for()
    expect(missing).to_have_count(0)
