"""The chat over the table on the smallest phone, upright and on its side."""

from playwright.sync_api import expect

from tests.e2e.accounts import register
from tests.e2e.chatting import covered, meet, open_chat, start
from tests.e2e.conftest import Visit
from tests.e2e.shots import shot

SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def test_the_open_chat_covers_no_own_card_or_button_on_a_small_phone(visit: Visit) -> None:
    anna, boris = visit(), visit(**SMALL)
    register(anna, "Anna")
    register(boris, "Boris")
    meet(anna, boris)
    start(anna, boris)
    page = boris.page
    chat = open_chat(boris)
    expect(chat.locator("[data-phrase]").first).to_be_visible()
    expect(page.locator("[data-table] button.held")).to_have_count(6)
    shot(boris, "chat-table-small")
    assert covered(boris) == []
    page.set_viewport_size({"width": 640, "height": 360})
    expect(chat.locator("[data-phrase]").first).to_be_visible()
    shot(boris, "chat-table-low")
    assert covered(boris) == []
    assert chat.evaluate("panel => panel.scrollHeight <= panel.clientHeight")
