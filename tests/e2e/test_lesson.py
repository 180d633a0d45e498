"""The guided first game: from the home page to its end, in three languages, by taps and clicks."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.caller import Caller
from tests.e2e.card_table import OVER
from tests.e2e.conftest import Visit
from tests.e2e.person import LEFT_EDGE, Person
from tests.e2e.shots import shot

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
GAME = re.compile(r"/games/\w{10}$")


def begin(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_test_id("learn").first.click()
    page.wait_for_url(GAME)


def follow(person: Person, step: dict[str, Any], number: int) -> None:
    """Do what the hint says, once it is said."""
    page, command = person.page, step["command"]
    page.locator(f'[data-testid="lesson-step"][data-step="{number}"]').wait_for()
    shot(person, f"lesson-{number}")
    cards = command.get("cards", [command["card"]] if "card" in command else [])
    for card in cards:
        person.press(person.table.card(card), position=LEFT_EDGE)
    if len(cards) != 1:
        person.press(person.table.action(command["type"]))


@pytest.mark.parametrize(
    ("language", "screen", "address"),
    [("en", DESKTOP, "/rules"), ("de", PHONE, "/"), ("ru", PHONE, "/")],
    ids=["en", "de", "ru"],
)
def test_a_newcomer_is_led_through_a_whole_game(
    visit: Visit, language: str, screen: dict[str, Any], address: str
) -> None:
    person = visit(locale=language, **screen)
    page = person.page
    begin(page, address)
    steps = page.evaluate(
        "async () => (await (await fetch('/api/v1/lessons/first_game')).json()).steps"
    )
    for number, step in enumerate(steps, start=1):
        follow(person, step, number)
        if number == 3 and language == "en":
            # It can be left and gone on with.
            game = page.url
            page.goto("/")
            expect(page.get_by_test_id("continue")).to_be_visible()
            begin(page, "/rules")
            assert page.url == game
    page.locator(OVER).wait_for()
    expect(page.get_by_test_id("lesson-over")).to_be_visible()
    shot(person, f"lesson-over-{language}")


def test_a_card_that_the_lesson_does_not_ask_for_is_left_in_the_hand(visit: Visit) -> None:
    person = visit(**DESKTOP)
    begin(person.page, "/")
    person.page.locator('[data-testid="lesson-step"][data-step="1"]').wait_for()
    person.press(person.table.card("AC"), position=LEFT_EDGE, force=True)
    expect(person.table.toast).to_be_visible()
    expect(person.page.locator('[data-testid="lesson-step"][data-step="1"]')).to_be_visible()


def test_while_the_bot_is_waited_for_no_card_is_thrown_in(visit: Visit) -> None:
    """A nine fits the nine that was led, but the lesson has no such step."""
    person = visit(**DESKTOP)
    begin(person.page, "/")
    first = person.page.locator('[data-testid="lesson-step"][data-step="1"]')
    first.wait_for()
    person.press(person.table.card("9S"), position=LEFT_EDGE)
    first.wait_for(state="detached")
    person.press(person.table.card("9H"), position=LEFT_EDGE, force=True)
    person.page.locator('[data-testid="lesson-step"][data-step="2"]').wait_for()
    expect(person.table.card("9H")).to_be_visible()


def test_who_has_left_the_lesson_is_told_so_and_plays_to_the_end(visit: Visit) -> None:
    person = visit(**PHONE)
    page = person.page
    begin(page, "/")
    page.locator('[data-testid="lesson-step"][data-step="1"]').wait_for()
    game_id = page.url.rsplit("/", 1)[1]
    # As a program does that plays what the page doesn't offer.
    Caller(page).post(f"games/{game_id}/commands", {"command": {"type": "lead", "cards": ["AC"]}})
    away = page.locator("[data-hint]", has_text="ordinary game")
    away.wait_for()
    shot(person, "lesson-left")
    person.play_to_the_end()
    expect(page.get_by_test_id("learn").first).to_be_visible()
    shot(person, "lesson-left-over")
