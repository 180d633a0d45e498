"""Quick match: three accounts are paired for a ranked table and one leaves; two guests for fun."""

import re
from dataclasses import dataclass
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.e2e.accounts import register
from tests.e2e.by_calls import play_on
from tests.e2e.caller import BrowserCaller
from tests.e2e.conftest import Visit
from tests.e2e.person import BrowserPerson
from tests.e2e.shots import shot


@dataclass
class RankedAccount:
    """An account in a separate browser, on the seat that was drawn for it."""

    person: BrowserPerson
    name: str
    seat: int = -1

    @property
    def api(self) -> BrowserCaller:
        """The calls of the account."""
        return BrowserCaller(self.person.page)


def player(visit: Visit, beginning: str, seed: int) -> RankedAccount:
    """Make an account that has a page open."""
    person = visit(seed=seed, by_calls=True)
    return RankedAccount(person, register(person, beginning))


def look_for(person: BrowserPerson, pool: str) -> None:
    """Wait for a game in exactly this pool."""
    person.page.goto("/lobby")
    panel = person.page.get_by_test_id("quick-match")
    # The boxes are looked up once: not before they are there.
    expect(panel.get_by_test_id("find-game")).to_be_visible()
    for box in panel.get_by_role("checkbox").all():
        box.uncheck()
    panel.get_by_test_id("pools-classic").get_by_label(pool).check()
    person.press(panel.get_by_test_id("find-game"))


def come_to_the_table(person: BrowserPerson) -> str:
    """Wait until the page has gone to the table and the cards are dealt; return the game."""
    person.page.wait_for_url("**/games/*")
    person.page.locator("[data-table]").wait_for()
    return person.table.game_id


# A whole rated game takes three quarters of a minute while other stories keep the cores busy.
@pytest.mark.timeout(120)
def test_three_accounts_are_paired_one_leaves_and_all_ratings_move(visit: Visit) -> None:
    everybody = [player(visit, name, 80 + n) for n, name in enumerate(("Anna", "Boris", "Clara"))]
    anna, boris, gone = everybody
    for one in everybody:
        look_for(one.person, "Three players")
    (game_id,) = {come_to_the_table(one.person) for one in everybody}
    game = anna.api.get(f"games/{game_id}")
    assert (game["rated"], game["mode"], len(game["seats"])) == (True, "table", 3)
    for seat in game["seats"]:
        next(one for one in everybody if one.name == seat["player"]["name"]).seat = seat["seat"]
    assert all(anna.api.get(f"games/{game_id}/proof")["client_seeds"])

    gone.api.post(f"games/{game_id}/hand-over", {})
    # One page is enough to show the game: the others need not draw it.
    for one in (boris, gone):
        one.person.page.goto("about:blank")
    play_on(game_id, {one.seat: one.person for one in (anna, boris)})

    changes = anna.person.page.get_by_test_id("game-rating")
    for one in everybody:
        expect(changes).to_contain_text(re.compile(rf"{one.name}.*1500 → 1[45]\d\d"))
    ratings = anna.api.get(f"games/{game_id}/ratings")["changes"]
    after = {change["seat"]: change["after"] for change in ratings}
    assert after[gone.seat] == min(after.values()) < 1500
    assert max(after.values()) > 1500

    page = boris.person.page
    page.goto(f"/players/{quote(anna.name)}")
    card = page.get_by_test_id("rating-table")
    expect(card).to_contain_text(re.compile(r"1[45]\d\d\?"))
    expect(card).to_contain_text("1 rated game")
    expect(page.get_by_test_id("results")).to_contain_text("1 game")
    expect(page.get_by_test_id("history")).to_contain_text("rated")
    expect(page.get_by_test_id("between")).to_contain_text(f"You against {anna.name}")
    boris.person.press(page.get_by_role("link", name="Leaderboards"))
    page.get_by_test_id("mode").get_by_role("radio", name="Table").check(force=True)
    expect(page.get_by_test_id("own")).to_contain_text("not ranked yet")

    again = anna.person
    again.press(again.page.locator("[data-over] summary"))
    again.press(again.page.get_by_test_id("new-opponents"))
    again.press(again.page.get_by_test_id("stop-seeking"))
    expect(again.page.get_by_test_id("find-game")).to_be_visible()

    for one in everybody:
        (point,) = one.api.get(f"players/{quote(one.name)}/ratings/table/graph")["points"]
        assert point["rating"] == after[one.seat]
    history = gone.api.get(f"players/{quote(gone.name)}/games")["results"]
    assert [played["outcome"] for played in history] == ["left"]


@pytest.mark.long
def test_two_guests_are_paired_for_fun_and_the_wait_outlives_a_reload(visit: Visit) -> None:
    anna, boris = visit(seed=85), visit(seed=86)
    look_for(anna, "Duel")
    searching = anna.page.get_by_test_id("searching")
    expect(searching).to_contain_text("Looking for opponents")
    anna.page.reload()
    expect(searching).to_be_visible()
    anna.page.goto("/rules")
    expect(anna.page.get_by_test_id("seek-bar")).to_be_visible()
    shot(anna, "seek-bar")

    boris.page.goto("/lobby")
    waiting = boris.page.get_by_test_id("pools-classic").locator("label", has_text="Duel")
    expect(waiting).to_contain_text(re.compile(r"\d waiting"))
    look_for(boris, "Duel")
    (game_id,) = {come_to_the_table(person) for person in (anna, boris)}
    assert not BrowserCaller(anna.page).get(f"games/{game_id}")["rated"]
