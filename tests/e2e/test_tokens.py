"""API tokens made and revoked on the page and used by a program; bot accounts and their mark."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.accounts import confirm, open_developers_part, register
from tests.e2e.axe import findings
from tests.e2e.caller import BrowserCaller
from tests.e2e.conftest import RunningSetUp, Visit
from tests.e2e.person import BrowserPerson
from tests.e2e.shots import shot
from tests.e2e.waiting import WAITS_MS

PHONE = {"viewport": {"width": 390, "height": 844}}
# The service asks who it is before it makes a token, which the browser reports on its console.
ASKED = ("status of 403",)
TABLE = {"preset": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
BEGINNER = {"kind": "bot", "level": "beginner"}
# So many that a phone has room for little more than names.
CROWD = {"preset": "podkidnoy", "seats": [{"kind": "me"}, {"kind": "open"}, *[BEGINNER] * 4]}


@dataclass(frozen=True, slots=True)
class TokenProgram:
    """Something that calls the service with a token alone: no browser, no cookies."""

    server: RunningSetUp
    token: str

    def call(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """Return the status and the answer."""
        connection = HTTPConnection(urlsplit(self.server.url).netloc, timeout=WAITS_MS / 1000)
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        connection.request(
            method, f"/api/v1/{path}", None if body is None else json.dumps(body), headers
        )
        reply = connection.getresponse()
        answer = json.loads(reply.read())
        connection.close()
        return reply.status, answer


def tokens_of(person: BrowserPerson) -> Locator:
    """Go to the account's page and return its part with tokens, once its list is there."""
    open_developers_part(person)
    part = person.page.get_by_test_id("tokens")
    part.get_by_text("You have no tokens.").wait_for()
    return part


def make_token(person: BrowserPerson, name: str) -> str:
    """Make a token that reads and plays by the form, saying the password again; return its text."""
    part = tokens_of(person)
    person.press(part.locator("summary"))
    part.get_by_role("textbox", name="Name").fill(name)
    for scope, is_wanted in (("Read", True), ("Play", True), ("Talk", False)):
        part.get_by_role("checkbox", name=scope, exact=True).set_checked(is_wanted)
    person.press(part.get_by_test_id("token-days").locator('input[value="30"]'))
    person.press(part.get_by_role("button", name="Make a token"))
    confirm(person)
    return part.get_by_test_id("token").inner_text()


def become_bot(person: BrowserPerson) -> None:
    """Make the account a bot's, and wait until the page says so."""
    open_developers_part(person)
    part = person.page.get_by_test_id("bot")
    person.press(part.get_by_role("button", name="Make it a bot account"))
    person.press(person.page.get_by_test_id("become-bot"))
    confirm(person)
    expect(part.get_by_role("status")).to_contain_text("This is a bot account")


def row_in_lobby(person: BrowserPerson, game_id: str) -> Locator:
    """Return the row of an open table in the lobby, which shows but the first of many."""
    row = person.page.get_by_test_id(f"table-{game_id}")
    more = person.page.get_by_test_id("open-tables").locator("+ p").get_by_role("button")
    row.or_(more).first.wait_for()
    while not row.is_visible():
        person.press(more)
        row.or_(more).first.wait_for()
    return row


def test_a_program_plays_with_a_token_until_it_is_revoked(
    visit: Visit, server: RunningSetUp
) -> None:
    person = visit(may_say=ASKED)
    register(person, "Pavel")
    text = make_token(person, "My engine")
    part = person.page.get_by_test_id("tokens")
    row = part.get_by_role("listitem").filter(has_text="My engine")
    expect(row).to_contain_text(f"ends in …{text[-4:]}")
    expect(row).to_contain_text("reads · plays")
    expect(row).to_contain_text("never used")
    program = TokenProgram(server, text)
    status, game = program.call("POST", "games", TABLE)
    assert (status, game["you"]["seat"]) == (201, 0)
    # Chat takes a scope that it wasn't given.
    hello = {"kind": "preset", "code": "hello"}
    status, refused = program.call("POST", f"games/{game['id']}/chat", hello)
    assert (status, refused["code"], refused["scope"]) == (403, "scope_needed", "talk")
    # Shown once, and never again.
    open_developers_part(person)
    part.locator("summary").wait_for()
    expect(part).not_to_contain_text(text)
    expect(row).to_contain_text("last used")
    person.press(row.get_by_role("button", name="Revoke “My engine”"))
    person.press(person.page.get_by_test_id("revoke"))
    expect(part).to_contain_text("You have no tokens.")
    status, refused = program.call("GET", f"games/{game['id']}")
    assert (status, refused["code"]) == (401, "invalid_token")


@pytest.mark.long
def test_a_new_account_becomes_a_bot_and_is_marked_to_others(
    visit: Visit, server: RunningSetUp
) -> None:
    owner, other = visit(may_say=ASKED), visit(**PHONE)
    name = register(owner, "Robo")
    register(other, "Timur")
    become_bot(owner)
    # The password was said a moment ago, so the service makes a token without it.
    wanted = {"name": "Engine", "scopes": ["read", "play", "talk"], "days": 30}
    program = TokenProgram(server, BrowserCaller(owner.page).post("auth/tokens", wanted)["token"])
    expect(owner.page.get_by_test_id("bot").get_by_role("button")).to_have_count(0)
    owner.page.goto("/lobby")
    owner.page.get_by_test_id("lobby").wait_for()
    expect(owner.page.get_by_test_id("quick-match")).to_have_count(0)
    status, game = program.call("POST", "games", CROWD)
    assert status == 201
    page = other.page
    page.goto("/lobby")
    row = row_in_lobby(other, game["id"])
    expect(row.get_by_role("listitem").filter(has_text=name)).to_contain_text("bot")
    row.scroll_into_view_if_needed()
    shot(other, "bot-lobby")
    page.goto(f"/games/{game['id']}")
    expect(page.get_by_test_id("seat-0")).to_contain_text("bot")
    other.press(page.get_by_test_id("join"))
    expect(page.get_by_test_id("leave")).to_be_visible()
    shot(other, "bot-room")
    status, _ = program.call("POST", f"games/{game['id']}/start", {})
    assert status == 200
    page.locator("[data-table]").wait_for()
    seat = page.get_by_role("listitem", name=name)
    assert "bot" in str(seat.get_attribute("aria-label")).split(", ")
    expect(seat.locator(".name svg")).to_be_visible()
    shot(other, "bot-table")
    assert findings(page) == []
    hello = {"kind": "preset", "code": "hello"}
    status, _ = program.call("POST", f"games/{game['id']}/chat", hello)
    assert status == 201
    other.press(page.get_by_test_id("open-chat"))
    message = page.get_by_test_id("chat-messages").get_by_role("listitem")
    expect(message.locator(".who")).to_have_text(f"{name} bot")
    shot(other, "bot-chat")
    page.goto("/friends")
    page.get_by_test_id("search").get_by_role("searchbox").fill(name)
    expect(page.get_by_test_id("player")).to_contain_text("bot")
    page.goto(f"/players/{name}")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{name} bot")
