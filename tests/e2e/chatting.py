"""Actions of people who chat at a table."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.caller import BrowserCaller
from tests.e2e.person import BrowserPerson

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


def ask(person: BrowserPerson, path: str, body: dict[str, Any], method: str = "POST") -> Any:
    """Return what the service answers to a change that the person asks for."""
    return BrowserCaller(person.page).post(path, body, method)


def meet(host: BrowserPerson, guest: BrowserPerson, **members: Any) -> str:
    """Return the id of an open table at which both sit; both have its chat before them.

    Neither clicks: both need a session with the service, as `accounts.register` makes it.
    """
    seats = [{"kind": "me"}, {"kind": "open"}]
    game_id = str(ask(host, "games", {"preset": "duel", "seats": seats, **members})["id"])
    ask(guest, f"games/{game_id}/join", {})
    for person in (host, guest):
        # Messages after the chat was read count as new.
        with person.page.expect_response(re.compile(rf"/games/{game_id}/chat(\?|$)")) as chat:
            person.page.goto(f"/games/{game_id}")
        chat.value.finished()
    return game_id


def start(host: BrowserPerson, guest: BrowserPerson) -> None:
    """Deal the cards of the table that both look at, and wait until both see them."""
    ask(host, f"games/{host.table.game_id}/start", {})
    for person in (host, guest):
        person.page.locator("[data-table]").wait_for()


def open_chat(person: BrowserPerson) -> Locator:
    """Open the chat and return it."""
    person.press(person.page.get_by_test_id("open-chat"))
    return person.page.get_by_test_id("chat")


def close_chat(person: BrowserPerson) -> None:
    """Close the chat by its own button, which on a phone covers the one that opened it."""
    chat = person.page.get_by_test_id("chat")
    person.press(chat.locator("header").get_by_role("button").last)
    expect(chat).to_have_count(0)


def type_in(person: BrowserPerson, text: str) -> None:
    """Type and send a line."""
    field = person.page.get_by_test_id("chat-field")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def lines(person: BrowserPerson) -> Locator:
    """Return what the person's chat shows."""
    return person.page.get_by_test_id("chat-messages").locator("li .words")


def covered(person: BrowserPerson) -> list[str]:
    """Return the person's own cards and buttons at the table that something else covers."""
    found: list[str] = person.page.evaluate(_COVERED)
    return found
