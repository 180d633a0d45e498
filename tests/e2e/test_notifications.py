"""Invitations and notifications: on the page, by the browser, and pushed."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserType, expect

from tests.e2e.accounts import new_name, sign_up
from tests.e2e.axe import findings
from tests.e2e.caller import Caller
from tests.e2e.conftest import Server, Visit, visits, whole_chromium
from tests.e2e.opening import legal, play_now
from tests.e2e.person import Person
from tests.e2e.waiting import answer_to

# The browser's own notifications, written where the test waits for them. Which way the page takes
# hangs on whether its worker has started yet.
RECORDED = """
    const shown = [];
    const record = (title, { tag }) => {
        shown.push(`${title} ${tag}`);
        document.documentElement.dataset.shown = shown.join();
    };
    window.Notification = class {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title, options) { record(title, options); }
        close() {}
    };
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
        record(title, options);
    };
"""
HIDDEN = """
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
"""
# What a browser with a push service answers; the point is one of the curve's own.
PUSHES = """
    const point = 'BI5TO2-gv3tGJbswZnwB-2B--fi4qA_vWzAGKHAxh7Kj'
        + 'c-sdveAzGDZtBp-DpvWQAFPHNjPLBBshxV4ahsH0ALQ';
    let made = null;
    PushManager.prototype.getSubscription = async () => made;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        window.asked = applicationServerKey;
        const told = { endpoint: 'https://fcm.googleapis.com/fcm/send/of-a-test',
                       keys: { p256dh: point, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } };
        made = { ...told, toJSON: () => told, unsubscribe: async () => { made = null; } };
        return made;
    };
"""


def open_table(person: Person) -> str:
    """A table of the person with a free seat, and the person in its waiting room."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"preset": "duel", "seats": seats, "private": True}
    game_id = str(Caller(person.page).post("games", body)["id"])
    person.page.goto(f"/games/{game_id}")
    return game_id


def ask(host: Person, name: str) -> None:
    """Invites somebody from the waiting room, found by how the name begins."""
    panel = host.page.get_by_test_id("invite-friends")
    panel.get_by_role("searchbox").fill(name[:8])
    host.press(panel.get_by_role("button", name=f"Invite {name}", exact=True))
    expect(panel.get_by_test_id("invitee").filter(has_text=name)).to_contain_text("invited")


def command(person: Person) -> None:
    """Plays the first legal command without a look at the page."""
    plain = next(offer for offer in legal(person) if "any_of" not in offer)
    Caller(person.page).post(f"games/{person.table.game_id}/commands", {"command": plain})


def test_an_invitation_is_seen_at_once_and_accepted_from_the_toast(visit: Visit) -> None:
    host, friend, name = visit(), visit(), new_name("Frieda")
    sign_up(friend, name)
    sign_up(host, new_name("Hanna"))
    friend.page.goto("/")
    expect(friend.page.get_by_test_id("bell")).to_have_accessible_name("Notifications")
    game_id = open_table(host)
    ask(host, name)
    toast = friend.page.get_by_test_id("notice-toast")
    expect(toast).to_contain_text("invites you to play")
    expect(friend.page.get_by_test_id("bell")).to_have_accessible_name("Notifications, 1 unread")
    assert findings(friend.page) == []
    assert findings(host.page) == []
    friend.press(toast.get_by_role("button", name="Sit down"))
    friend.page.wait_for_url(re.compile(rf"/games/{game_id}$"))
    expect(friend.page.get_by_test_id("seat-1")).to_contain_text(name)
    expect(host.page.get_by_test_id("seat-1")).to_contain_text(name)
    expect(friend.page.get_by_test_id("bell")).to_have_accessible_name("Notifications")
    expect(toast).to_have_count(0)


def test_a_reason_reaches_whoever_asked_and_the_bell_keeps_it(visit: Visit) -> None:
    host, friend, name = visit(), visit(), new_name("Gerda")
    sign_up(friend, name)
    sign_up(host, new_name("Heidi"))
    open_table(host)
    ask(host, name)
    page = friend.page
    page.goto("/settings")
    friend.press(page.get_by_test_id("bell"))
    notice = page.get_by_test_id("notice")
    expect(notice).to_contain_text("invites you to play")
    friend.press(notice.get_by_role("button", name="No, thanks"))
    notice.get_by_label("Why not?").select_option("clock")
    friend.press(notice.get_by_role("button", name="Decline"))
    expect(notice).to_have_count(0)
    invitee = host.page.get_by_test_id("invitee").filter(has_text=name)
    expect(invitee).to_contain_text("declined: Not with this clock")
    host.page.goto("/")
    host.press(host.page.get_by_test_id("bell"))
    expect(host.page.get_by_test_id("notice")).to_contain_text(
        re.compile(rf"{name} won.t be playing\. \(Not with this clock\)")
    )
    assert findings(host.page) == []


def test_a_hidden_tab_calls_by_the_browser_once_until_it_is_looked_at(visit: Visit) -> None:
    person = visit(seed=5)
    page = person.page
    page.add_init_script(RECORDED)
    play_now(person)
    person.table.wait_until_able()
    expect(page.get_by_test_id("bell")).to_be_visible()
    page.evaluate(HIDDEN)
    command(person)
    called = f"Your turn turn-{person.table.game_id}"
    expect(page.locator("html")).to_have_attribute("data-shown", called)
    command(person)
    person.table.wait_until_able()
    expect(page.locator("html")).to_have_attribute("data-shown", called)


@pytest.fixture
def visit_with_all(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], server: Server
) -> Iterator[Visit]:
    """Lets people come with a browser that can show notifications."""
    options = {**browser_type_launch_args, "executable_path": whole_chromium()}
    browser = browser_type.launch(**options)
    with visits(browser, server) as one_visit:
        yield one_visit
    browser.close()


def test_this_browser_is_subscribed_to_pushes_by_a_click(visit_with_all: Visit) -> None:
    person = visit_with_all(permissions=["notifications"])
    page = person.page
    sign_up(person, new_name("Petra"))
    page.add_init_script(PUSHES)
    page.goto("/settings")
    settings = page.get_by_test_id("notice-settings")
    expect(settings).to_contain_text("This browser may notify you")
    switch = settings.get_by_role("switch", name="Push to this browser")
    with page.expect_response("**/api/v1/me/push-subscriptions") as subscribed:
        person.press(switch)
    assert subscribed.value.status == 204
    expect(switch).to_be_checked()
    key = answer_to(page, "/api/v1/me/notification-settings").json()["push_key"]
    assert page.evaluate("window.asked") == key
    scope = page.evaluate("navigator.serviceWorker.ready.then(found => found.scope)")
    assert scope == page.evaluate("location.origin + '/'")
    with page.expect_response("**/api/v1/me/push-subscriptions?*") as given_up:
        person.press(switch)
    assert given_up.value.status == 204
    expect(switch).not_to_be_checked()


def test_what_one_is_told_of_is_chosen_by_topic_and_place(visit: Visit) -> None:
    person = visit()
    page = person.page
    sign_up(person, new_name("Rosa"))
    page.goto("/settings")
    settings = page.get_by_test_id("notice-settings")
    friends = settings.get_by_role("checkbox", name="Somebody you follow is playing: On the page")
    expect(friends).not_to_be_checked()
    for choice in (friends, settings.get_by_role("radio", name="Those I follow")):
        with page.expect_response(lambda reply: reply.request.method == "PATCH"):
            person.press(choice)
    page.reload()
    expect(friends).to_be_checked()
    expect(settings.get_by_role("radio", name="Those I follow")).to_be_checked()
    assert findings(page) == []
