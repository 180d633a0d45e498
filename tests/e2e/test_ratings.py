"""Two accounts play a rated duel; their ratings, profiles and the leaderboard follow."""

import re
from urllib.parse import quote, urlsplit

import pytest
from playwright.sync_api import expect

from tests.e2e.accounts import register
from tests.e2e.by_calls import play_on
from tests.e2e.conftest import Visit
from tests.e2e.person import BrowserPerson


def open_rated_duel(host: BrowserPerson) -> str:
    """Open a rated duel by the form; return the path that invites to it."""
    page = host.page
    page.goto("/new")
    page.get_by_test_id("preset").select_option("duel")
    page.get_by_role("switch", name="Rated").check()
    host.press(page.get_by_test_id("create"))
    return urlsplit(page.get_by_test_id("invite-link").input_value()).path


# A whole rated game takes three quarters of a minute while other stories keep the cores busy.
@pytest.mark.timeout(120)
def test_a_rated_duel_moves_both_ratings(visit: Visit) -> None:
    anna, boris = visit(seed=71), visit(seed=72)
    name, other = register(anna, "Anna"), register(boris, "Boris")
    boris.page.goto(open_rated_duel(anna))
    boris.press(boris.page.get_by_test_id("join"))
    anna.press(anna.page.get_by_test_id("start"))
    for person in (anna, boris):
        person.page.locator("[data-table]").wait_for()
    # One page is enough to show the game: the other need not draw it.
    boris.page.goto("about:blank")
    play_on(anna.table.game_id, {0: anna, 1: boris})
    changes = anna.page.get_by_test_id("game-rating")
    expect(changes).to_contain_text(re.compile(rf"{name}.*1500 → 1[45]\d\d"))
    expect(changes).to_contain_text(re.compile(rf"{other}.*1500 → 1[45]\d\d"))

    page = boris.page
    page.goto(f"/players/{quote(name)}")
    card = page.get_by_test_id("rating-duel")
    expect(card).to_contain_text(re.compile(r"1[45]\d\d\?"))
    expect(card).to_contain_text("1 rated game")
    expect(page.get_by_test_id("results")).to_contain_text("1 game")
    expect(page.get_by_test_id("history")).to_contain_text("rated")
    expect(page.get_by_test_id("between")).to_contain_text(f"You against {name}")
    boris.press(page.get_by_role("link", name="Leaderboards"))
    expect(page.get_by_test_id("own")).to_contain_text("not ranked yet")
