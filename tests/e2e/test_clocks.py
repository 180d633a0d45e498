"""A player whose time is up again and again is given up."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.e2e.accounts import register
from tests.e2e.caller import BrowserCaller
from tests.e2e.card_table import OVER
from tests.e2e.conftest import Visit
from tests.e2e.lateness import SAID
from tests.e2e.opening import begin
from tests.e2e.person import MAX_MOVES, BrowserPerson
from tests.e2e.shots import shot

CLAIM = "[data-claim]"
MIN_SECONDS = 5


def open_rated_duel(host: BrowserPerson, seconds: int) -> str:
    """Open a rated duel with the chosen seconds for a move; return its path."""
    page = host.page
    page.goto("/new")
    page.get_by_test_id("preset").select_option("duel")
    page.get_by_role("switch", name="Rated").check()
    page.get_by_test_id("clock").get_by_role("radio", name="Per move").check()
    page.get_by_test_id("clock-time").get_by_role("radio", name="Other").check()
    page.get_by_label("Seconds", exact=True).fill(str(seconds))
    host.press(page.get_by_test_id("create"))
    expect(page.get_by_test_id("waiting-room")).to_contain_text(f"{seconds} s a move")
    return urlsplit(page.get_by_test_id("invite-link").input_value()).path


def play_until_claimable(person: BrowserPerson) -> None:
    """Play whenever something can be done, until the other may be given up."""
    for _ in range(MAX_MOVES):
        person.table.wait_until_able(CLAIM)
        if person.page.locator(CLAIM).is_visible():
            return
        person.move()
    raise AssertionError("Nobody was late three times in a row.")


@pytest.mark.long
# A whole rated game takes three quarters of a minute while other stories keep the cores busy.
@pytest.mark.timeout(120)
def test_a_player_who_is_late_three_times_is_given_up_and_rated_last(visit: Visit) -> None:
    host, guest = visit(seed=81, by_calls=True, may_say=SAID), visit(seed=82)
    register(host, "Anna")
    gone = register(guest, "Boris")
    begin(host, guest, open_rated_duel(host, MIN_SECONDS))
    game_id, caller = host.table.game_id, BrowserCaller(host.page)
    caller.move(game_id)
    clock = host.page.locator('.opponents [data-clock="1"]')
    expect(clock).to_have_text(re.compile(r"^[0-5]\.\d$"))

    play_until_claimable(host)
    claim = host.page.locator(CLAIM)
    expect(claim).to_have_accessible_name(f"{gone} is away: let a bot play")
    expect(guest.page.locator(CLAIM)).to_have_count(0)
    host.table.open_tool("log")
    log = host.page.get_by_role("dialog")
    expect(log).to_contain_text(re.compile(rf"Time is up\. {gone} "))
    host.page.keyboard.press("Escape")
    expect(log).to_have_count(0)
    shot(host, "claim-1280")

    host.press(claim)
    expect(host.table.toast).to_have_text(f"A bot plays for {gone} now")
    expect(claim).to_have_count(0)
    expect(host.page.locator(".opponents li")).to_have_attribute(
        "aria-label", re.compile(rf"{gone}.*\bidle\b")
    )

    caller.play_to_the_end(game_id)
    expect(host.page.locator(OVER)).to_be_visible()
    expect(host.page.get_by_test_id("game-rating")).to_contain_text("1500 →")
    changes = caller.get(f"games/{game_id}/ratings")["changes"]
    moved = {one["seat"]: one["after"] - one["before"] for one in changes}
    assert moved[0] > 0 > moved[1]
    # The one who was given up watches to the end, behind by as much as anybody who watches.
    expect(guest.page.locator(OVER)).to_be_visible()
