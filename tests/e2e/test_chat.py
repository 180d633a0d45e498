"""Chat at a table: each in their own language, at the seats, muted, and closed in rated games."""

import re

from playwright.sync_api import expect

from tests.e2e.accounts import register
from tests.e2e.axe import findings
from tests.e2e.chatting import close_chat, lines, meet, open_chat, start, type_in
from tests.e2e.conftest import Visit
from tests.e2e.shots import shot

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}

# One's own cards whose index, and buttons whose middle, can't be tapped.
_COVERED = """() => {
    const at = (element, x, y) => element.contains(document.elementFromPoint(x, y));
    const mine = '[data-table] button.held, [data-table] .bar button';
    const own = [...document.querySelectorAll(mine)];
    const covered = own.filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = element.matches('.held') ? [12, 18] : [width / 2, height / 2];
        return !at(element, left + x, top + y);
    });
    return own.length === 0 ? ['nothing is there'] : covered.map((element) => element.outerHTML);
}"""


def test_two_talk_each_in_their_own_language_and_one_mutes_the_other(visit: Visit) -> None:
    anna, boris = visit(locale="de-DE", **DESKTOP), visit(locale="ru-RU", **PHONE)
    register(anna, "Anna")
    name = register(boris, "Boris")
    meet(anna, boris)

    open_chat(anna)
    anna.press(anna.page.locator("[data-phrase=hello]"))
    expect(lines(anna)).to_have_text(["Hallo!"])
    button = boris.page.get_by_test_id("open-chat")
    expect(button).to_have_attribute("data-unread", "1")
    expect(button).to_have_accessible_name("Чат, новых: 1")
    expect(boris.page.get_by_test_id("chat-aloud")).to_have_text(re.compile("Всем привет!"))
    open_chat(boris)
    expect(lines(boris)).to_have_text(["Всем привет!"])
    type_in(boris, "Добрый вечер <b>всем</b>")
    expect(lines(anna)).to_have_text(["Hallo!", "Добрый вечер <b>всем</b>"])
    expect(button).to_have_attribute("data-unread", "0")
    for person, where in ((anna, "desktop"), (boris, "phone")):
        assert findings(person.page) == []
        shot(person, f"chat-waiting-{where}")
    close_chat(boris)

    start(anna, boris)
    open_chat(boris)
    boris.press(boris.page.locator("[data-reaction=heart]"))
    bubble = anna.page.locator('[data-bubble="1"]')
    expect(bubble.locator("svg")).to_be_visible()
    expect(lines(anna).last).to_have_text("Herz")
    shot(anna, "chat-bubble-desktop")
    shot(boris, "chat-table-phone")
    for person in (anna, boris):
        assert findings(person.page) == []
    expect(bubble).to_have_count(0)
    close_chat(boris)

    anna.press(anna.page.get_by_test_id("chat-mute"))
    people = anna.page.get_by_test_id("chat-people")
    anna.press(people.get_by_role("button", name=f"Stumm: {name}"))
    expect(lines(anna)).to_have_text(["Hallo!"])
    assert findings(anna.page) == []
    shot(anna, "chat-muted-desktop")
    open_chat(boris)
    type_in(boris, "Слышно меня?")
    anna.page.reload()
    open_chat(anna)
    expect(lines(anna)).to_have_text(["Hallo!"])
    anna.press(anna.page.get_by_test_id("chat-mute"))
    anna.press(people.get_by_role("button", name=f"Wieder hören: {name}"))
    expect(lines(anna)).to_have_text(["Hallo!", "Добрый вечер <b>всем</b>", "Herz", "Слышно меня?"])


def test_with_the_chat_open_on_a_small_phone_ones_own_cards_and_buttons_are_free(
    visit: Visit,
) -> None:
    anna, boris = visit(**DESKTOP), visit(**SMALL)
    register(anna, "Anna")
    register(boris, "Boris")
    meet(anna, boris)
    start(anna, boris)
    page = boris.page
    chat = open_chat(boris)
    expect(chat.locator("[data-phrase]").first).to_be_visible()
    expect(page.locator("[data-table] button.held")).to_have_count(6)
    shot(boris, "chat-table-small")
    assert page.evaluate(_COVERED) == []
    page.set_viewport_size({"width": 640, "height": 360})
    expect(chat.locator("[data-phrase]").first).to_be_visible()
    shot(boris, "chat-table-low")
    assert page.evaluate(_COVERED) == []
    assert chat.evaluate("panel => panel.scrollHeight <= panel.clientHeight")


def test_what_others_type_is_shown_only_to_whoever_wants_it(visit: Visit) -> None:
    anna, boris = visit(**DESKTOP), visit(**DESKTOP)
    register(anna, "Anna")
    register(boris, "Boris")
    meet(anna, boris)
    open_chat(anna)
    anna.press(anna.page.locator("[data-phrase=good_luck]"))
    type_in(anna, "have you seen the weather?")
    boris.page.goto("/settings")
    boris.page.get_by_role("switch", name="Show what others type").uncheck()
    boris.page.go_back()
    open_chat(boris)
    expect(lines(boris)).to_have_text(["Good luck!"])
    boris.press(boris.page.get_by_test_id("chat-mute"))
    boris.page.get_by_role("switch", name="Show what others type").check()
    expect(lines(boris)).to_have_text(["Good luck!", "have you seen the weather?"])


def test_a_rated_game_closes_free_text_and_the_keyboard_is_enough(visit: Visit) -> None:
    anna, boris, watcher = visit(may_say=("409",), **DESKTOP), visit(**DESKTOP), visit()
    register(anna, "Anna")
    register(boris, "Boris")
    game_id = meet(anna, boris, rated=True)
    page = anna.page
    expect(page.get_by_test_id("open-chat")).to_be_visible()
    page.keyboard.press("h")
    field = page.get_by_test_id("chat-field")
    expect(field).to_be_focused()
    page.keyboard.type("good luck to you")
    page.keyboard.press("Enter")
    expect(lines(anna)).to_have_text(["good luck to you"])
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("chat")).to_have_count(0)

    start(anna, boris)
    open_chat(anna)
    expect(page.get_by_test_id("chat-why")).to_contain_text("While a rated game runs")
    expect(field).to_have_count(0)
    anna.press(page.locator("[data-phrase=well_played]"))
    expect(lines(anna)).to_have_text(["good luck to you", "Well played!"])
    anna.press(page.locator("[data-phrase=well_played]"))
    expect(page.get_by_test_id("chat-problem")).to_have_text("You have just said that.")
    shot(anna, "chat-rated-desktop")
    assert findings(page) == []

    watcher.page.goto(f"/games/{game_id}")
    watcher.page.locator("[data-table]").wait_for()
    open_chat(watcher)
    expect(lines(watcher)).to_have_text(["good luck to you", "Well played!"])
    expect(watcher.page.get_by_test_id("chat-why")).to_contain_text("sit at the table")
    expect(watcher.page.locator("[data-phrase]")).to_have_count(0)
