"""The guided first game on a phone, from the home page to its end."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.caller import BrowserCaller
from tests.e2e.card_table import OVER
from tests.e2e.conftest import Visit
from tests.e2e.opening import wait_for_step
from tests.e2e.person import LEFT_EDGE, BrowserPerson
from tests.e2e.shots import shot

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
GAME = re.compile(r"/games/\w{10}$")
LEFT_AT = 3
ANOTHER_LEAD = "AC"
"""A card that the learner might lead, but that the first step doesn't ask for."""


def begin(person: BrowserPerson) -> None:
    """Begin the lesson from the home page, or go on with it."""
    person.page.goto("/")
    person.press(person.page.get_by_test_id("learn").first)
    person.page.wait_for_url(GAME)


def follow(person: BrowserPerson, step: dict[str, Any]) -> None:
    """Do what the hint says."""
    command = step["command"]
    cards = command.get("cards", [command["card"]] if "card" in command else [])
    for card in cards:
        person.press(person.table.card(card), position=LEFT_EDGE)
    if len(cards) != 1:
        person.press(person.table.action(command["type"]))


def lead_otherwise(person: BrowserPerson) -> None:
    """Try another lead than the first step asks for: the lesson says why it waits."""
    person.press(person.table.card(ANOTHER_LEAD), position=LEFT_EDGE, force=True)
    expect(person.table.toast).to_contain_text("this lesson goes another way")
    wait_for_step(person, 1)


def come_back(person: BrowserPerson) -> None:
    """Go away from the lesson and on with it from the page of the rules, in the same game."""
    game = person.page.url
    person.page.goto("/")
    expect(person.page.get_by_test_id("continue")).to_be_visible()
    person.page.goto("/rules")
    person.press(person.page.get_by_test_id("learn").first)
    person.page.wait_for_url(game)


def test_a_newcomer_is_led_through_a_whole_game_and_to_a_duel(visit: Visit) -> None:
    person = visit(**PHONE)
    begin(person)
    steps = BrowserCaller(person.page).get("lessons/first_game")["steps"]
    hint, hints = person.page.locator("[data-hint] p"), set()
    for number, step in enumerate(steps, start=1):
        wait_for_step(person, number)
        if number == 1:
            lead_otherwise(person)
        if number == LEFT_AT:
            come_back(person)
            wait_for_step(person, number)
        hints.add(hint.inner_text())
        shot(person, f"lesson-{number}")
        follow(person, step)
    person.page.locator(OVER).wait_for()
    expect(person.page.get_by_test_id("lesson-over")).to_be_visible()
    assert len(hints) == len(steps), "each step has a hint of its own"
    shot(person, "lesson-over")
    lesson = person.page.url
    person.press(person.page.get_by_test_id("play-duel"))
    person.page.wait_for_url(lambda url: url != lesson)
    person.page.locator("[data-table]:not(:has([data-over]))").wait_for()
    duel = BrowserCaller(person.page).get(f"games/{person.table.game_id}")
    levels = [seat["player"].get("level") for seat in duel["seats"]]
    assert (duel["preset"], levels) == ("podkidnoy", [None, "beginner"])
