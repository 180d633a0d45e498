"""Daily content: a guest solves the puzzle, an account plays the deal."""

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.e2e.accounts import register
from tests.e2e.caller import BrowserCaller
from tests.e2e.card_table import OVER
from tests.e2e.conftest import Visit
from tests.e2e.person import BrowserPerson
from tests.e2e.shots import shot

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
FIRST = Path(__file__).resolve().parents[2] / "bots" / "puzzles" / "first.json"
PUZZLE = '[data-testid="puzzle"]'
ASKED = f'{PUZZLE}[data-asked="true"]'


def open_daily_puzzle(person: BrowserPerson) -> dict[str, Any]:
    """Go from the home page to the puzzle of the day; return it as the file of first ones does."""
    page = person.page
    page.goto("/")
    row = page.get_by_test_id("today-puzzle")
    expect(row).to_have_attribute("href", re.compile(r"^/puzzles/\w{10}$"))
    person.press(row)
    page.locator(ASKED).wait_for()
    hands = BrowserCaller(page).get(f"puzzles/{page.url.rpartition('/')[2]}")["view"]["hands"]
    rows = json.loads(FIRST.read_text("utf-8"))
    (row,) = (row for row in rows if hands_of(row) == [sorted(hand) for hand in hands])
    found: dict[str, Any] = row
    return found


def hands_of(row: dict[str, Any]) -> list[list[str]]:
    """Return the hands of a stored puzzle, sorted."""
    lines = row["position"].splitlines()
    return [sorted(line.split()[1:]) for line in lines if line.split()[0] == "hand"]


def play(person: BrowserPerson, move: str) -> None:
    """Play the solver's move, written as `"1 beat KS QC"`."""
    _, kind, *cards = move.split()
    if kind in {"take", "done"}:
        person.press(person.table.action(kind))
    else:
        person.play(cards[-1])


def solve(person: BrowserPerson, row: dict[str, Any]) -> None:
    """Play the solution's own moves, each when it is asked for."""
    own = [move for move in row["line"] if move.startswith(f"{row['seat']} ")]
    for move in own:
        person.page.locator(ASKED).wait_for()
        play(person, move)
        person.page.locator(f'{PUZZLE}[data-asked="false"], {ASKED}').first.wait_for()
    expect(person.page.locator(PUZZLE)).to_have_attribute("data-status", "solved")


def test_a_guest_solves_the_puzzle_of_the_day_and_a_stranger_opens_its_link(visit: Visit) -> None:
    guest = visit(**PHONE)
    page = guest.page
    row = open_daily_puzzle(guest)
    shot(guest, "puzzle-new-phone")
    solve(guest, row)
    expect(page.get_by_test_id("said")).to_contain_text("Solved!")
    expect(page.get_by_test_id("solver")).to_contain_text("1 of 1")
    shot(guest, "puzzle-solved-phone")
    guest.press(page.get_by_test_id("solution"))
    guest.press(page.get_by_test_id("step-on"))
    expect(page.get_by_test_id("step")).to_have_text(f"1 of {len(row['line'])}")

    stranger = visit(**PHONE)
    stranger.page.goto(urlsplit(page.url).path)
    expect(stranger.page.get_by_test_id("said")).to_contain_text("Your move")

    page.goto("/puzzles")
    expect(page.get_by_test_id("daily-puzzle")).to_have_attribute("data-outcome", "solved")
    guest.press(page.get_by_test_id("next-puzzle"))
    page.locator(ASKED).wait_for()


def open_deal(person: BrowserPerson) -> str:
    """Go from the home page to the table of today's deal; return the game's id."""
    page = person.page
    page.goto("/")
    person.press(page.get_by_role("link", name="Deal of the day"))
    person.press(page.get_by_test_id("play-deal"))
    page.wait_for_url(re.compile(r"/games/\w{10}$"))
    page.locator("[data-table]").wait_for()
    return person.table.game_id


def test_an_account_has_one_try_at_the_deal_of_the_day_and_a_place_in_the_list(
    visit: Visit,
) -> None:
    person = visit(**PHONE, by_calls=True)
    page = person.page
    name = register(person, "Dealt")
    game_id = open_deal(person)
    BrowserCaller(page).play_to_the_end(game_id)
    page.locator(OVER).wait_for()
    person.press(page.get_by_test_id("to-deal"))
    expect(page.get_by_test_id("daily-deal")).to_have_attribute("data-status", "finished")
    expect(page.get_by_test_id("own-result")).to_contain_text("of 4")
    expect(page.get_by_test_id("deal-streak")).to_contain_text("1 day")
    text = page.get_by_test_id("share-text").inner_text()
    assert "Place" in text
    assert game_id not in text
    expect(page.get_by_test_id("play-deal")).to_have_count(0)
    expect(page.get_by_test_id("deal-list")).to_contain_text(name)
    shot(person, "deal-phone")
    # Others may still play these cards.
    person.press(page.get_by_test_id("own-replay"))
    expect(page.get_by_test_id("replay")).to_have_attribute("data-viewer", "0")
    person.press(page.get_by_role("button", name="Moves"))
    told = page.get_by_role("dialog")
    expect(told.get_by_test_id("sealed")).to_contain_text("still played elsewhere")
    expect(told.get_by_test_id("open-review")).to_have_count(0)
    shot(person, "deal-replay-phone")
