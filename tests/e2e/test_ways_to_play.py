"""Taps, the keyboard alone, what is said alone, dragging: every way of playing is a real one."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.keyboard_person import KeyboardPerson
from tests.e2e.listener import ScreenReaderPlayer
from tests.e2e.opening import (
    begin_lesson,
    events,
    go_to_table,
    make_game,
    play_now,
    unfold_choices,
    wait_for_step,
)
from tests.e2e.person import BrowserPerson
from tests.e2e.replay_screen import ReplayScreen

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TABLE = '[data-drop="table"]'


def test_a_duel_is_played_by_taps_on_a_phone_and_replayed(visit: Visit) -> None:
    person = visit(seed=21, **PHONE)
    play_now(person)
    person.play_to_the_end()
    expect(person.page.locator("[data-over] > ol > li")).to_have_count(2)
    person.press(person.page.get_by_test_id("open-replay"))
    replay = ReplayScreen(person.page)
    first = replay.at
    person.press(person.page.get_by_role("button", name="One move forward"))
    replay.wait_for(first + 1)
    person.press(person.page.get_by_role("button", name="Moves"))
    person.press(person.page.get_by_role("dialog").get_by_test_id("verify"))
    person.page.locator('[data-testid="verdict"][data-good="true"]').wait_for()


def test_a_duel_is_played_by_the_keyboard_alone(visit: Visit) -> None:
    person = visit(seed=22)
    keyboard = KeyboardPerson(person.page, person.random)
    page = person.page
    page.goto("/")
    unfold_choices(keyboard)
    keyboard.reach(page.get_by_test_id("opponents").get_by_role("radio", checked=True))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="1", exact=True)).to_be_checked()
    keyboard.press(page.get_by_test_id("play-now"))
    page.locator("[data-table]").wait_for()
    keyboard.play_to_the_end()
    keyboard.press(page.get_by_test_id("open-replay"))
    assert ReplayScreen(page).at > 0


@pytest.mark.long
# A whole game takes three quarters of a minute while other stories keep the cores busy.
@pytest.mark.timeout(120)
def test_a_duel_is_played_by_what_the_live_regions_say_alone(visit: Visit) -> None:
    """The listener learns from the texts alone whose turn it is and which cards they hold, and
    presses keys."""
    person = visit(seed=24)
    listener = ScreenReaderPlayer(person.page)
    listener.listen()
    go_to_table(person, make_game(person, rules={"deck": 24}))
    told = listener.play_to_the_end()
    expect(person.page.locator("[data-over]")).to_be_visible()
    assert person.clicks == 0
    durak = next(event for event in events(person) if event["type"] == "game_ended")["durak"]
    assert ("You are the durak" in told) == (durak == 0)
    assert ("A draw" in told) == (durak is None)


def own(person: BrowserPerson, kind: str) -> dict[str, Any]:
    """Return the person's last event of a kind."""
    return [one for one in events(person) if one["type"] == kind and one["seat"] == 0][-1]


def drag(person: BrowserPerson, card: str, place: Locator) -> None:
    """Drag a card of the hand by the mouse to the middle of a place."""
    held = person.table.card(card)
    person.table.settle()
    expect(held).to_have_attribute("data-drags", "")
    start, end = held.bounding_box(), place.bounding_box()
    assert start is not None
    assert end is not None
    mouse = person.page.mouse
    mouse.move(start["x"] + 14, start["y"] + 60)
    mouse.down()
    mouse.move(start["x"] + 40, start["y"] - 40, steps=5)
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=10)
    mouse.up()


def drag_and_play(person: BrowserPerson, card: str, place: str) -> None:
    """Drag a card to a place where it is played, and wait until it has left the hand for good."""
    version = person.table.version
    drag(person, card, person.page.locator(place))
    person.table.wait_for_change(version)
    expect(person.table.card(card)).to_have_count(0)


def test_cards_are_led_thrown_in_beaten_and_transferred_by_dragging(visit: Visit) -> None:
    """The cards are those of the guided game, so that all of it can be dragged for certain."""
    person = visit(seed=23)
    begin_lesson(person)
    version = person.table.version
    drag(person, "9S", person.page.locator("[data-prompt]"))
    person.table.settle()
    assert "9S" in person.table.shown()["hand"], "dragged beside the table it stays in the hand"
    assert person.table.version == version

    drag_and_play(person, "9S", TABLE)
    assert own(person, "cards_led")["cards"] == ["9S"]
    wait_for_step(person, 2)
    drag_and_play(person, "JD", TABLE)
    assert own(person, "card_thrown_in")["card"] == "JD"
    wait_for_step(person, 3)
    person.press(person.table.action("done"))

    for step, attack, card in ((4, "TS", "KS"), (5, "KD", "9H")):
        wait_for_step(person, step)
        drag_and_play(person, card, f'.piece.attack[data-card="{attack}"]')
        beaten = own(person, "attack_beaten")
        assert (beaten["attack"], beaten["card"]) == (attack, card)

    wait_for_step(person, 6)
    drag_and_play(person, "TD", TABLE)
    wait_for_step(person, 7)
    person.press(person.table.action("take"))
    wait_for_step(person, 8)
    drag_and_play(person, "9C", '[data-drop^="transfer"]')
    passed = own(person, "attack_transferred")
    assert (passed["cards"], passed["defender"]) == (["9C"], 1)
