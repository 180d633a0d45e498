"""What is new each day, puzzles and the deal of the day: by a guest on a phone, by an account."""

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.e2e import lateness
from tests.e2e.accounts import register
from tests.e2e.axe import findings_in_both_themes
from tests.e2e.caller import Caller
from tests.e2e.card_table import OVER
from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.shots import shot

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
FIRST = Path(__file__).resolve().parents[2] / "bots" / "puzzles" / "first.json"
PUZZLE = '[data-testid="puzzle"]'
ASKED = f'{PUZZLE}[data-asked="true"]'


def open_daily_puzzle(person: Person) -> dict[str, Any]:
    """Goes from the home page to the puzzle of the day; what the file of first ones has of it."""
    page = person.page
    page.goto("/")
    person.press(page.get_by_role("link", name="find the one move"))
    person.press(page.get_by_test_id("daily-puzzle").get_by_role("link"))
    page.locator(ASKED).wait_for()
    hands = Caller(page).get(f"puzzles/{page.url.rpartition('/')[2]}")["view"]["hands"]
    rows = json.loads(FIRST.read_text("utf-8"))
    (row,) = (row for row in rows if hands_of(row) == [sorted(hand) for hand in hands])
    found: dict[str, Any] = row
    return found


def hands_of(row: dict[str, Any]) -> list[list[str]]:
    lines = row["position"].splitlines()
    return [sorted(line.split()[1:]) for line in lines if line.split()[0] == "hand"]


def play(person: Person, move: str) -> None:
    """Plays a move of one's own, written as `"1 beat KS QC"`."""
    _, kind, *cards = move.split()
    if kind in {"take", "done"}:
        person.press(person.table.action(kind))
    else:
        person.play(cards[-1])


def solve(person: Person, row: dict[str, Any]) -> None:
    """Plays the line's own moves, each when it is asked for."""
    own = [move for move in row["line"] if move.startswith(f"{row['seat']} ")]
    for move in own:
        person.page.locator(ASKED).wait_for()
        play(person, move)
        person.page.locator(f'{PUZZLE}[data-asked="false"], {ASKED}').first.wait_for()
    expect(person.page.locator(PUZZLE)).to_have_attribute("data-status", "solved")


def judge(page: Page, name: str) -> None:
    """axe finds nothing in either theme."""
    assert findings_in_both_themes(page) == [], name


def test_a_guest_on_a_phone_solves_the_puzzle_of_the_day_and_a_stranger_opens_its_link(
    visit: Visit,
) -> None:
    guest = visit(**PHONE)
    page = guest.page
    row = open_daily_puzzle(guest)
    judge(page, "puzzle")
    shot(guest, "puzzle-new-phone")
    solve(guest, row)
    expect(page.get_by_test_id("said")).to_contain_text("Solved!")
    expect(page.get_by_test_id("solver")).to_contain_text("1 of 1")
    judge(page, "puzzle solved")
    shot(guest, "puzzle-solved-phone")
    guest.press(page.get_by_test_id("solution"))
    guest.press(page.get_by_test_id("step-on"))
    expect(page.get_by_test_id("step")).to_have_text(f"1 of {len(row['line'])}")

    stranger = visit(**PHONE)
    stranger.page.goto(urlsplit(page.url).path)
    expect(stranger.page.get_by_test_id("said")).to_contain_text("Your move")

    page.goto("/puzzles")
    expect(page.get_by_test_id("daily-puzzle")).to_have_attribute("data-outcome", "solved")
    judge(page, "puzzles")
    shot(guest, "puzzles-phone")
    guest.press(page.get_by_test_id("next-puzzle"))
    page.locator(ASKED).wait_for()


def test_an_account_errs_sees_why_and_solves_the_puzzle_of_the_day_again(visit: Visit) -> None:
    person = visit(**DESKTOP)
    page = person.page
    register(person, "Solver")
    row = open_daily_puzzle(person)
    shot(person, "puzzle-new-desktop")
    wrong = next(wrong for wrong in row["refutations"] if wrong["step"] == 0)
    play(person, wrong["moves"][0])
    expect(page.get_by_test_id("said")).to_contain_text("That doesn")
    expect(page.get_by_test_id("why")).not_to_be_empty()
    judge(page, "puzzle failed")
    shot(person, "puzzle-failed-desktop")
    person.press(page.get_by_test_id("why-not"))
    person.press(page.get_by_test_id("step-on"))
    expect(page.get_by_test_id("step")).to_have_text(f"2 of {len(wrong['moves'])}")
    shot(person, "puzzle-why-desktop")
    person.press(page.get_by_test_id("again"))
    solve(person, row)
    expect(page.get_by_test_id("solver")).to_contain_text("0 of 1")


def open_deal(person: Person) -> str:
    """Goes from the home page to the table of today's deal; the game's id."""
    page = person.page
    page.goto("/")
    person.press(page.get_by_role("link", name="Deal of the day"))
    page.get_by_test_id("play-deal").wait_for()
    judge(page, "deal")
    person.press(page.get_by_test_id("play-deal"))
    page.wait_for_url(re.compile(r"/games/\w{10}$"))
    page.locator("[data-table]").wait_for()
    return person.table.game_id


def see_result(person: Person, game_id: str) -> None:
    """Goes from the end of the game to the list, and reads what can be shared."""
    page = person.page
    page.locator(OVER).wait_for()
    person.press(page.get_by_test_id("to-deal"))
    expect(page.get_by_test_id("daily-deal")).to_have_attribute("data-status", "finished")
    expect(page.get_by_test_id("own-result")).to_contain_text("of 4")
    expect(page.get_by_test_id("deal-streak")).to_contain_text("1 day")
    text = page.get_by_test_id("share-text").inner_text()
    assert "Place" in text
    assert game_id not in text
    expect(page.get_by_test_id("play-deal")).to_have_count(0)
    judge(page, "result of the deal")


def test_a_guest_on_a_phone_plays_the_deal_of_the_day_to_its_end(visit: Visit) -> None:
    guest = visit(**PHONE, may_say=(lateness.SAID,))
    refusals = lateness.Refusals(guest.page)
    game_id = open_deal(guest)
    guest.play_to_the_end()
    refusals.assert_only_late()
    see_result(guest, game_id)
    shot(guest, "deal-phone")


def test_an_account_has_one_try_at_the_deal_of_the_day_and_a_place_in_the_list(
    visit: Visit,
) -> None:
    person = visit(**DESKTOP, may_say=(lateness.SAID,))
    page, refusals = person.page, lateness.Refusals(person.page)
    name = register(person, "Dealt")
    game_id = open_deal(person)
    person.play_to_the_end()
    refusals.assert_only_late()
    see_result(person, game_id)
    expect(page.get_by_test_id("deal-list")).to_contain_text(name)
    shot(person, "deal-desktop")
