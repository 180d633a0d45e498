"""Chat at a table: each in their own language, muted, blocked, and closed in rated games."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.accounts import new_name, register
from tests.e2e.caller import BrowserCaller
from tests.e2e.chatting import ask, close_chat, covered, lines, meet, open_chat, start, type_in
from tests.e2e.conftest import Visit
from tests.e2e.keyboard_person import KeyboardPerson
from tests.e2e.shots import shot

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}


def test_two_talk_each_in_their_own_language_and_one_mutes_the_other(visit: Visit) -> None:
    anna, boris = visit(locale="de-DE", **DESKTOP), visit(locale="ru-RU", **PHONE)
    register(anna, "Anna")
    name = register(boris, "Boris")
    meet(anna, boris)
    button = boris.page.get_by_test_id("open-chat")

    open_chat(anna)
    anna.press(anna.page.locator("[data-phrase=hello]"))
    expect(lines(anna)).to_have_text(["Hallo!"])
    expect(button).to_have_attribute("data-unread", "1")
    expect(button).to_have_accessible_name("Чат, новых: 1")
    expect(boris.page.get_by_test_id("chat-aloud")).to_have_text(re.compile("Всем привет!"))
    open_chat(boris)
    expect(lines(boris)).to_have_text(["Всем привет!"])
    type_in(boris, "Добрый вечер <b>всем</b>")
    expect(lines(anna)).to_have_text(["Hallo!", "Добрый вечер <b>всем</b>"])
    expect(button).to_have_attribute("data-unread", "0")

    start(anna, boris)
    expect(boris.page.locator("[data-phrase]").first).to_be_visible()
    expect(boris.page.locator("[data-table] button.held")).to_have_count(6)
    assert covered(boris) == []
    boris.press(boris.page.locator("[data-reaction=heart]"))
    expect(lines(anna).last).to_have_text("Herz")
    shot(anna, "chat-table-desktop")
    shot(boris, "chat-table-phone")
    close_chat(boris)

    anna.press(anna.page.get_by_test_id("chat-mute"))
    people = anna.page.get_by_test_id("chat-people")
    anna.press(people.get_by_role("button", name=f"Stumm: {name}"))
    expect(lines(anna)).to_have_text(["Hallo!"])
    open_chat(boris)
    type_in(boris, "Слышно меня?")
    expect(lines(boris).last).to_have_text("Слышно меня?")
    anna.page.reload()
    open_chat(anna)
    expect(lines(anna)).to_have_text(["Hallo!"])
    anna.press(anna.page.get_by_test_id("chat-mute"))
    anna.press(people.get_by_role("button", name=f"Wieder hören: {name}"))
    expect(lines(anna)).to_have_text(["Hallo!", "Добрый вечер <b>всем</b>", "Herz", "Слышно меня?"])


@pytest.mark.long
def test_a_rated_game_closes_free_text_and_the_keyboard_is_enough(visit: Visit) -> None:
    anna, boris = visit(**DESKTOP), visit(**DESKTOP)
    register(anna, "Anna")
    register(boris, "Boris")
    meet(anna, boris, rated=True)
    page = anna.page
    by_keyboard = KeyboardPerson(page, anna.random)
    page.keyboard.press("h")
    field = page.get_by_test_id("chat-field")
    expect(field).to_be_focused()
    page.keyboard.type("good luck to you")
    page.keyboard.press("Enter")
    expect(lines(anna)).to_have_text(["good luck to you"])
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("chat")).to_have_count(0)

    start(anna, boris)
    page.get_by_test_id("open-chat").wait_for()
    page.keyboard.press("h")
    expect(page.get_by_test_id("chat-why")).to_contain_text("While a rated game runs")
    expect(field).to_have_count(0)
    by_keyboard.press(page.locator("[data-phrase=well_played]"))
    expect(lines(anna)).to_have_text(["good luck to you", "Well played!"])
    open_chat(boris)
    expect(lines(boris)).to_have_text(["good luck to you", "Well played!"])
    shot(anna, "chat-rated-desktop")


def test_a_player_blocks_a_guest_at_the_table_and_takes_it_back_among_friends(
    visit: Visit,
) -> None:
    anna, boris = visit(**PHONE), visit(**DESKTOP)
    register(anna, "Anna")
    name = new_name("Boris")
    # Also brings the cookie that changes need.
    BrowserCaller(boris.page).get("auth/me")
    ask(boris, "auth/guest", {"name": name})
    game_id = meet(anna, boris)
    ask(boris, f"games/{game_id}/chat", {"kind": "preset", "code": "hurry"})
    open_chat(anna)
    expect(lines(anna)).to_have_text(["Hurry up, please."])
    anna.press(anna.page.get_by_test_id("chat-mute"))
    people = anna.page.get_by_test_id("chat-people")
    anna.press(people.get_by_role("button", name=f"Block: {name}"))
    expect(people.get_by_role("button", name=f"Unblock: {name}")).to_be_visible()
    expect(lines(anna)).to_have_count(0)
    shot(anna, "chat-block-phone")

    anna.page.goto("/friends")
    blocked = anna.page.get_by_test_id("blocked")
    expect(blocked).to_contain_text(name)
    expect(blocked.locator("[data-mark=guest]")).to_be_visible()
    anna.press(blocked.get_by_role("button", name=f"Unblock: {name}"))
    expect(blocked).to_have_count(0)
    anna.page.goto(f"/games/{game_id}")
    open_chat(anna)
    expect(lines(anna)).to_have_text(["Hurry up, please."])
