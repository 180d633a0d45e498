"""Finding players, following them to their table, blocking, notes."""

from playwright.sync_api import expect

from tests.e2e.accounts import new_name, play_in_public, sign_up
from tests.e2e.conftest import Visit


def test_a_friend_is_found_followed_and_watched_at_play(visit: Visit) -> None:
    fan, friend, name = visit(), visit(seed=61), new_name("Iwan")
    sign_up(friend, name)
    sign_up(fan, new_name("Karl"))
    page = fan.page
    fan.press(page.get_by_role("link", name="Friends"))
    search = page.get_by_test_id("search")
    search.get_by_role("searchbox").fill(name[:8].lower())
    fan.press(search.get_by_role("button", name=f"Follow: {name}"))
    following = page.get_by_test_id("following")
    expect(following).to_contain_text(name)
    game_id = play_in_public(friend)
    friend.table.wait_until_able()
    page.goto("/friends")
    fan.press(page.get_by_role("link", name=f"Watch: {name}"))
    fan.page.locator("[data-table]").wait_for()
    assert fan.table.game_id == game_id


def test_whoever_is_blocked_is_listed_so_and_notes_are_kept(visit: Visit) -> None:
    person, other, name = visit(), visit(), new_name("Lena")
    sign_up(other, name)
    sign_up(person, new_name("Mark"))
    page = person.page
    page.goto("/friends")
    search = page.get_by_test_id("search")
    search.get_by_role("searchbox").fill(name)
    person.press(search.get_by_role("button", name=f"Note about {name}"))
    search.get_by_role("textbox", name=f"Note about {name}").fill("keeps trumps to the end")
    person.press(search.get_by_role("button", name="Save"))
    expect(page.get_by_test_id("noted")).to_contain_text("keeps trumps to the end")
    person.press(search.get_by_role("button", name=f"Block: {name}"))
    blocked = page.get_by_test_id("blocked")
    expect(blocked).to_contain_text(name)
    person.press(blocked.get_by_role("button", name=f"Unblock: {name}"))
    expect(blocked).to_have_count(0)
