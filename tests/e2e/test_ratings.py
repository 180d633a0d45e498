"""Two accounts play a rated duel; their ratings, profiles and the leaderboard follow."""

import re
from urllib.parse import quote, urlsplit

from playwright.sync_api import expect

from tests.e2e import axe
from tests.e2e.accounts import new_name, sign_up
from tests.e2e.conftest import Visit
from tests.e2e.opening import play_together
from tests.e2e.person import Person


def register(person: Person, name: str) -> str:
    """The name, made unique, of the account that the person now has."""
    unique = new_name(name)
    sign_up(person, unique)
    return unique


def open_rated_duel(host: Person) -> str:
    """The invitation link of a new rated duel."""
    host.page.goto("/new")
    host.page.get_by_test_id("preset").select_option("duel")
    host.page.get_by_role("switch", name="Rated").check()
    host.press(host.page.get_by_test_id("create"))
    return urlsplit(host.page.get_by_test_id("invite-link").input_value()).path


def test_a_rated_duel_moves_both_ratings(visit: Visit) -> None:
    anna, boris, stranger = visit(seed=71), visit(seed=72), visit(seed=73)
    name, other = register(anna, "Anna"), register(boris, "Boris")
    link = open_rated_duel(anna)

    stranger.page.goto("/new")
    expect(stranger.page.get_by_test_id("preset")).to_be_visible()
    expect(stranger.page.get_by_role("switch", name="Rated")).to_have_count(0)

    boris.page.goto(link)
    boris.press(boris.page.get_by_test_id("join"))
    anna.press(anna.page.get_by_test_id("start"))
    for person in (anna, boris):
        person.page.locator("[data-table]").wait_for()
    play_together(anna, boris)
    changes = anna.page.get_by_test_id("game-rating")
    expect(changes).to_contain_text(re.compile(rf"{name}.*1500 → 1[45]\d\d"))
    expect(changes).to_contain_text(re.compile(rf"{other}.*1500 → 1[45]\d\d"))

    page = stranger.page
    page.goto(f"/players/{quote(name)}")
    card = page.get_by_test_id("rating-duel")
    expect(card).to_contain_text(re.compile(r"1[45]\d\d\?"))
    expect(card).to_contain_text("1 rated game")
    expect(page.get_by_test_id("results")).to_contain_text("1 game")
    history = page.get_by_test_id("history")
    expect(history).to_contain_text("rated")
    history.get_by_label("Mode").select_option("partners")
    expect(history).to_contain_text("No games.")
    assert axe.findings(page) == []

    boris.page.goto(f"/players/{quote(name)}")
    expect(boris.page.get_by_test_id("between")).to_contain_text(f"You against {name}")
    boris.page.get_by_role("link", name="Leaderboards").click()
    expect(boris.page.get_by_test_id("own")).to_contain_text("not ranked yet")


def test_a_profile_that_is_none_says_so(visit: Visit) -> None:
    person = visit(seed=74, may_say=("status of 404",))
    person.page.goto("/players/nobody-at-all")
    expect(person.page.get_by_text("There is no player of this name.")).to_be_visible()
