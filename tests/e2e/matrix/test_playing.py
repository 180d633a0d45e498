"""Stories of playing and looking back once more: other languages, other screens, by clicks."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import lateness
from tests.e2e.accounts import register
from tests.e2e.axe import findings_in_both_themes
from tests.e2e.caller import BrowserCaller
from tests.e2e.card_table import OVER
from tests.e2e.conftest import RunningSetUp, Visit, with_settings
from tests.e2e.opening import play_now, sit_together, wait_for_step
from tests.e2e.test_daily import open_daily_puzzle, open_deal, play, solve
from tests.e2e.test_leaving import leave
from tests.e2e.test_lesson import begin, follow
from tests.e2e.test_series import next_game, score_of

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
QUICK = 2


@pytest.mark.parametrize(
    ("language", "screen"),
    [("en", DESKTOP), ("de", PHONE), ("ru", PHONE)],
    ids=["en", "de", "ru"],
)
def test_the_lesson_leads_through_its_game_in_every_language(
    visit: Visit, language: str, screen: dict[str, Any]
) -> None:
    person = visit(locale=language, **screen)
    begin(person)
    steps = BrowserCaller(person.page).get("lessons/first_game")["steps"]
    for number, step in enumerate(steps, start=1):
        wait_for_step(person, number)
        follow(person, step)
    person.page.locator(OVER).wait_for()
    expect(person.page.get_by_test_id("lesson-over")).to_be_visible()


def test_a_game_is_played_to_its_end_while_cards_fly(visit: Visit, server: RunningSetUp) -> None:
    settings = with_settings(server.url, animation=QUICK)
    person = visit(seed=33, may_say=lateness.SAID, storage_state=settings)
    refusals = lateness.Refusals(person.page)
    play_now(person, opponents=2)
    person.play_to_the_end()
    expect(person.page.locator(f"{OVER} > ol > li")).to_have_count(3)
    refusals.assert_only_late()


def test_a_series_of_duels_is_played_by_taps_on_a_phone(visit: Visit) -> None:
    person = visit(seed=3, **PHONE)
    play_now(person)
    person.play_to_the_end()
    next_game(person)
    person.page.locator("[data-table]:not(:has([data-over]))").wait_for()
    person.play_to_the_end()
    caption = person.page.get_by_test_id("series-score").locator("caption")
    expect(caption).to_have_text("After 2 games")
    assert set(score_of(person)) >= {"You"}
    assert findings_in_both_themes(person.page) == []


def test_the_one_who_stays_at_the_beginning_may_cancel_on_a_phone(visit: Visit) -> None:
    host, guest = visit(seed=93, **PHONE), visit(seed=94, **PHONE)
    sit_together(host, guest, preset="duel", clock={"type": "per_command", "seconds": 290})
    leave(guest)
    host.press(host.page.get_by_test_id("call-off"))
    expect(host.page.get_by_role("heading", level=1)).to_have_text(
        "This game was called off. It counts for nobody."
    )


def test_an_account_errs_sees_why_and_solves_the_puzzle_of_the_day_again(visit: Visit) -> None:
    person = visit(**DESKTOP)
    page = person.page
    register(person, "Solver")
    row = open_daily_puzzle(person)
    wrong = next(wrong for wrong in row["refutations"] if wrong["step"] == 0)
    play(person, wrong["moves"][0])
    expect(page.get_by_test_id("said")).to_contain_text("That doesn")
    expect(page.get_by_test_id("why")).not_to_be_empty()
    person.press(page.get_by_test_id("why-not"))
    person.press(page.get_by_test_id("step-on"))
    expect(page.get_by_test_id("step")).to_have_text(f"2 of {len(wrong['moves'])}")
    person.press(page.get_by_test_id("again"))
    solve(person, row)
    expect(page.get_by_test_id("solver")).to_contain_text("0 of 1")


def test_a_guest_plays_the_deal_of_the_day_by_clicks(visit: Visit) -> None:
    guest = visit(**DESKTOP, may_say=lateness.SAID)
    refusals = lateness.Refusals(guest.page)
    open_deal(guest)
    guest.play_to_the_end()
    refusals.assert_only_late()
    guest.press(guest.page.get_by_test_id("to-deal"))
    expect(guest.page.get_by_test_id("own-result")).to_contain_text("of 4")


def test_an_account_plays_a_match_of_one_deal_by_clicks_on_a_desktop(visit: Visit) -> None:
    person = visit(**DESKTOP, may_say=lateness.SAID)
    page, refusals = person.page, lateness.Refusals(person.page)
    register(person, "Matched")
    page.goto("/duplicates")
    page.get_by_test_id("match-deals").get_by_role("radio", name="1").check(force=True)
    page.get_by_test_id("match-level").select_option("beginner")
    person.press(page.get_by_test_id("open-match"))
    person.press(page.get_by_test_id("start-match"))
    page.wait_for_url(re.compile(r"/games/\w{10}$"))
    person.play_to_the_end()
    refusals.assert_only_late()
    person.press(page.get_by_test_id("to-match"))
    expect(page.get_by_test_id("duplicate")).to_have_attribute("data-status", "finished")
