"""Invitations and notifications: on the page, by the browser, and pushed."""

import re

from playwright.sync_api import expect

from tests.e2e.accounts import note_when_followed, register, wait_until_followed
from tests.e2e.caller import BrowserCaller
from tests.e2e.conftest import Visit
from tests.e2e.person import BrowserPerson
from tests.e2e.waiting import answer_to

# Answers of a browser with a push service; the key is a valid point of the curve.
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


def open_table(person: BrowserPerson) -> str:
    """Open a private table with a free seat, go to its waiting room and return its id."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"preset": "duel", "seats": seats, "private": True}
    game_id = str(BrowserCaller(person.page).post("games", body)["id"])
    person.page.goto(f"/games/{game_id}")
    return game_id


def invite(host: BrowserPerson, name: str) -> None:
    """Invite somebody from the waiting room, found by name."""
    panel = host.page.get_by_test_id("invite-friends")
    panel.get_by_role("searchbox").fill(name)
    host.press(panel.get_by_role("button", name=f"Invite {name}", exact=True))
    expect(panel.get_by_test_id("invitee").filter(has_text=name)).to_contain_text("invited")


def test_invitations_are_seen_at_once_and_accepted_or_declined_with_a_reason(visit: Visit) -> None:
    host, friend = visit(), visit()
    note_when_followed(friend)
    name, page = register(friend, "Frieda"), friend.page
    register(host, "Hanna")
    page.goto("/")
    wait_until_followed(friend)
    bell, toast = (page.get_by_test_id(part) for part in ("bell", "notice-toast"))
    expect(bell).to_have_accessible_name("Notifications")
    open_table(host)
    invite(host, name)
    expect(toast).to_contain_text("invites you to play")
    expect(bell).to_have_accessible_name("Notifications, 1 unread")
    friend.press(bell)
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

    page.goto("/")
    wait_until_followed(friend)
    game_id = open_table(host)
    invite(host, name)
    friend.press(toast.get_by_role("button", name="Sit down"))
    page.wait_for_url(re.compile(rf"/games/{game_id}$"))
    expect(page.get_by_test_id("seat-1")).to_contain_text(name)
    expect(host.page.get_by_test_id("seat-1")).to_contain_text(name)
    expect(bell).to_have_accessible_name("Notifications")
    expect(toast).to_have_count(0)


def test_a_click_subscribes_the_browser_to_pushes_and_another_ends_it(
    visit_by_whole_browser: Visit,
) -> None:
    person = visit_by_whole_browser(permissions=["notifications"])
    page = person.page
    register(person, "Petra")
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
