"""Others at a table: reporting what they said, blocking them, hearing them, and who looks on."""

from playwright.sync_api import expect

from tests.e2e.accounts import new_name, register
from tests.e2e.axe import findings
from tests.e2e.caller import Caller
from tests.e2e.chatting import lines, meet, open_chat, type_in
from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.shots import shot

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
# The first tone of the chat's sound, in hertz.
CHAT_TONE = 698
LISTEN = """
window.tones = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.tones.push(this.frequency.value);
  start.apply(this, when);
};
"""


def test_a_message_is_reported_with_its_words(visit: Visit) -> None:
    anna, boris = visit(**DESKTOP), visit(**PHONE)
    register(anna, "Anna")
    name = register(boris, "Boris")
    game_id = meet(anna, boris)
    open_chat(boris)
    type_in(boris, "you play like a donkey")
    expect(boris.page.get_by_test_id("chat").get_by_role("button", name="Report")).to_have_count(0)
    open_chat(anna)
    anna.press(anna.page.locator("[data-phrase=sorry]"))
    expect(lines(anna)).to_have_text(["you play like a donkey", "Sorry!"])
    flags = anna.page.get_by_test_id("chat-messages").get_by_role("button")
    expect(flags).to_have_count(1)
    expect(flags).to_have_accessible_name(f"Report this message by {name}")
    shot(anna, "chat-report-desktop")
    assert findings(anna.page) == []

    anna.press(flags)
    form = anna.page.get_by_test_id("report-form")
    expect(form.locator("blockquote")).to_have_text("you play like a donkey")
    expect(form.get_by_label("Insults or harassment")).to_be_checked()
    shot(anna, "chat-report-dialog")
    with anna.page.expect_response("**/api/v1/reports") as answer:
        anna.press(form.get_by_role("button", name="Send the report"))
    sent = answer.value.request.post_data_json or {}
    said = Caller(anna.page).get(f"games/{game_id}/chat")["messages"][0]
    assert (answer.value.status, sent["message"], sent["game"]) == (201, said["id"], game_id)
    expect(anna.page.get_by_test_id("report-sent")).to_be_visible()

    anna.press(anna.page.get_by_test_id("report-sent").get_by_role("button"))
    expect(flags).to_be_focused()
    expect(lines(boris).last).to_have_text("Sorry!")
    shot(boris, "chat-report-phone")
    assert findings(boris.page) == []


def test_a_guest_is_blocked_from_the_table_and_the_list_takes_it_back(visit: Visit) -> None:
    anna, boris = visit(**PHONE), visit(**DESKTOP)
    register(anna, "Anna")
    name = new_name("Boris")
    # Also brings the token that changes need.
    Caller(boris.page).get("auth/me")
    Caller(boris.page).post("auth/guest", {"name": name})
    meet(anna, boris)
    boris.press(boris.page.get_by_test_id("open-chat"))
    boris.press(boris.page.locator("[data-phrase=hurry]"))
    open_chat(anna)
    expect(lines(anna)).to_have_text(["Hurry up, please."])
    anna.press(anna.page.get_by_test_id("chat-mute"))
    people = anna.page.get_by_test_id("chat-people")
    anna.press(people.get_by_role("button", name=f"Block: {name}"))
    expect(people.get_by_role("button", name=f"Unblock: {name}")).to_be_visible()
    expect(lines(anna)).to_have_count(0)
    shot(anna, "chat-block-phone")
    assert findings(anna.page) == []

    anna.page.goto("/friends")
    blocked = anna.page.get_by_test_id("blocked")
    expect(blocked).to_contain_text(name)
    expect(blocked.locator("[data-mark=guest]")).to_be_visible()
    shot(anna, "chat-blocked-guest")
    anna.press(blocked.get_by_role("button", name=f"Unblock: {name}"))
    expect(blocked).to_have_count(0)
    anna.page.go_back()
    open_chat(anna)
    expect(lines(anna)).to_have_text(["Hurry up, please."])


def test_what_others_say_is_heard_unless_sounds_are_off(visit: Visit) -> None:
    anna, boris = visit(**DESKTOP), visit(**DESKTOP)
    for person in (anna, boris):
        person.page.add_init_script(LISTEN)
        register(person, "Anna")
    meet(anna, boris)
    anna.press(anna.page.get_by_test_id("open-chat"))
    for person in (anna, boris):
        person.press(person.page.locator("h1"))

    def heard(person: Person) -> int:
        tones: list[float] = person.page.evaluate("() => window.tones")
        return tones.count(CHAT_TONE)

    anna.press(anna.page.locator("[data-phrase=hello]"))
    boris.page.wait_for_function(f"() => window.tones.includes({CHAT_TONE})")
    assert (heard(anna), heard(boris)) == (0, 1)
    # Somebody who goes on talking isn't heard each time.
    anna.press(anna.page.locator("[data-phrase=good_luck]"))
    expect(boris.page.get_by_test_id("open-chat")).to_have_attribute("data-unread", "2")
    assert heard(boris) == 1

    boris.page.evaluate("() => window.tones.splice(0)")
    boris.page.goto("/settings")
    boris.page.get_by_role("switch", name="Sounds on").uncheck()
    boris.page.go_back()
    boris.press(boris.page.locator("h1"))
    anna.press(anna.page.locator("[data-phrase=thanks]"))
    expect(boris.page.get_by_test_id("chat-aloud")).to_contain_text("Thanks!")
    assert heard(boris) == 0
