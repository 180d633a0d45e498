"""Finding players, following them to their table, notes about them, blocking."""

from playwright.sync_api import expect

from tests.e2e.accounts import play_in_public, register
from tests.e2e.conftest import Visit


def test_a_player_is_found_followed_to_a_table_noted_and_blocked(visit: Visit) -> None:
    fan, friend = visit(), visit(seed=61)
    name = register(friend, "Iwan")
    register(fan, "Karl")
    page = fan.page
    page.goto("/rules")
    fan.press(page.get_by_role("banner").get_by_role("link", name="Friends"))
    search = page.get_by_test_id("search")
    search.get_by_role("searchbox").fill(name[:-1].lower())
    fan.press(search.get_by_role("button", name=f"Follow: {name}"))
    expect(page.get_by_test_id("following")).to_contain_text(name)

    game_id = play_in_public(friend)
    friend.page.locator("[data-table]").wait_for()
    page.goto("/friends")
    fan.press(page.get_by_role("link", name=f"Watch: {name}"))
    page.locator("[data-table]").wait_for()
    assert fan.table.game_id == game_id
    fan.press(page.get_by_test_id("table-menu"))
    fan.press(page.get_by_test_id("people"))
    card = page.get_by_test_id("person-card")
    expect(card.get_by_role("link", name=name)).to_be_visible()
    fan.press(card.get_by_role("button", name="Mute"))
    expect(card.get_by_role("button", name="Unmute")).to_be_visible()
    expect(card.get_by_role("button", name="Unfollow")).to_be_visible()
    page.keyboard.press("Escape")

    page.goto("/friends")
    search.get_by_role("searchbox").fill(name)
    note = f"Note about {name}"
    fan.press(search.get_by_role("button", name=note))
    search.get_by_role("textbox", name=note).fill("keeps trumps to the end")
    fan.press(search.get_by_role("button", name="Save"))
    expect(page.get_by_test_id("noted")).to_contain_text("keeps trumps to the end")
    fan.press(search.get_by_role("button", name=f"Block: {name}"))
    blocked = page.get_by_test_id("blocked")
    expect(blocked).to_contain_text(name)
    fan.press(blocked.get_by_role("button", name=f"Unblock: {name}"))
    expect(blocked).to_have_count(0)
