"""Touch, keyboard alone, dragging, passing an attack on: every way of playing is a real one."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.card_table import CHOSEN
from tests.e2e.conftest import Visit
from tests.e2e.keyboard_person import KeyboardPerson
from tests.e2e.listener import Listener
from tests.e2e.opening import events, find, is_lead, play_now
from tests.e2e.person import Person
from tests.e2e.replay_screen import ReplayScreen

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_duel_is_played_by_taps_on_a_phone_and_replayed(visit: Visit) -> None:
    person = visit(seed=21, **PHONE)
    play_now(person)
    person.play_to_the_end()
    assert person.page.locator("[data-over] > ol > li").count() == 2
    person.press(person.page.get_by_test_id("open-replay"))
    replay = ReplayScreen(person.page)
    first = replay.at
    person.press(person.page.get_by_role("button", name="One move on"))
    replay.wait_for(first + 1)
    person.press(person.page.get_by_role("button", name="Moves"))
    person.press(person.page.get_by_role("dialog").get_by_test_id("verify"))
    person.page.locator('[data-testid="verdict"][data-good="true"]').wait_for()


def test_duel_is_played_by_the_keyboard_alone(visit: Visit) -> None:
    person = visit(seed=22)
    keyboard = KeyboardPerson(person.page, person.random)
    page = person.page
    page.goto("/")
    keyboard.reach(page.get_by_test_id("opponents").get_by_role("radio", checked=True))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="1", exact=True)).to_be_checked()
    keyboard.press(page.get_by_test_id("play-now"))
    page.locator("[data-table]").wait_for()
    keyboard.play_to_the_end()
    keyboard.press(page.get_by_test_id("open-replay"))
    assert ReplayScreen(page).at > 0


def test_duel_is_played_by_what_the_live_regions_say_alone(visit: Visit) -> None:
    """Told who is asked for what and which cards are held, whoever sees nothing plays by keys."""
    person = visit(seed=24)
    listener = Listener(person.page)
    listener.listen()
    play_now(person)
    clicks = person.clicks
    told = listener.play_to_the_end()
    expect(person.page.locator("[data-over]")).to_be_visible()
    assert person.clicks == clicks
    durak = next(event for event in events(person) if event["type"] == "game_ended")["durak"]
    assert ("You are the durak" in told) == (durak == 0)
    assert ("A draw" in told) == (durak is None)


def own(person: Person, kind: str) -> dict[str, Any]:
    """The person's last event of a kind."""
    return [one for one in events(person) if one["type"] == kind and one["seat"] == 0][-1]


def drag(person: Person, card: Locator, place: Locator) -> None:
    """Drags a card by the mouse to the middle of a place."""
    person.table.settle()
    expect(card).to_have_attribute("data-drags", "")
    start, end = card.bounding_box(), place.bounding_box()
    assert start is not None
    assert end is not None
    mouse = person.page.mouse
    mouse.move(start["x"] + 14, start["y"] + 60)
    mouse.down()
    mouse.move(start["x"] + 40, start["y"] - 40, steps=5)
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=10)
    mouse.up()


def test_card_is_led_by_dragging_it_to_the_table(visit: Visit) -> None:
    person = visit(seed=23)
    card = find(person, is_lead)[0]["cards"][0]
    version = person.table.version
    drag(person, person.table.card(card), person.page.locator('[data-drop="table"]'))
    person.table.wait_for_change(version)
    assert own(person, "cards_led")["cards"] == [card]


def test_attack_is_beaten_by_dragging_a_card_onto_it(visit: Visit) -> None:
    person = visit(seed=24)
    commands = find(person, lambda legal: any(one["type"] == "beat" for one in legal))
    beat = next(one for one in commands if one["type"] == "beat")
    version = person.table.version
    attack = person.page.locator(f'.piece.attack[data-card="{beat["attack"]}"]')
    drag(person, person.table.card(beat["card"]), attack)
    person.table.wait_for_change(version)
    beaten = own(person, "attack_beaten")
    assert (beaten["attack"], beaten["card"]) == (beat["attack"], beat["card"])


def test_card_dragged_beside_the_table_stays_in_the_hand(visit: Visit) -> None:
    person = visit(seed=25)
    card = find(person, is_lead)[0]["cards"][0]
    before = person.table.version
    drag(person, person.table.card(card), person.page.locator("[data-status]"))
    person.table.settle()
    assert card in person.table.shown()["hand"]
    assert person.table.version == before


def test_attack_is_passed_on_by_clicks(visit: Visit) -> None:
    person = visit(seed=26)
    commands = find(
        person,
        lambda legal: any(one["type"] == "transfer" for one in legal),
        variant="perevodnoy",
    )
    card = next(one for one in commands if one["type"] == "transfer")["cards"][0]
    version = person.table.version
    person.press(person.table.card(card), position={"x": 14, "y": 60})
    person.table.wait_for_change(version, CHOSEN)
    if person.table.look().chosen:
        person.press(person.page.get_by_role("button", name=re.compile("^Transfer with")).first)
    person.table.wait_for_change(version)
    passed = own(person, "attack_transferred")
    assert (passed["cards"], passed["defender"]) == ([card], 1)
