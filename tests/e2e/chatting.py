"""What people do at a table to talk to each other."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.caller import Caller
from tests.e2e.person import Person


def ask(person: Person, path: str, body: dict[str, Any], method: str = "POST") -> Any:
    """What the service answers to a change that the person asks for."""
    return Caller(person.page).post(path, body, method)


def meet(host: Person, guest: Person, **members: Any) -> str:
    """The id of an open table at which both sit; both look at it."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    game_id = str(ask(host, "games", {"preset": "duel", "seats": seats, **members})["id"])
    for person in (host, guest):
        person.page.goto(f"/games/{game_id}")
    guest.press(guest.page.get_by_test_id("join"))
    return game_id


def start(host: Person, guest: Person) -> None:
    """The host deals; both see the table."""
    host.press(host.page.get_by_test_id("start"))
    for person in (host, guest):
        person.page.locator("[data-table]").wait_for()


def open_chat(person: Person) -> Locator:
    """The open chat."""
    person.press(person.page.get_by_test_id("open-chat"))
    return person.page.get_by_test_id("chat")


def close_chat(person: Person) -> None:
    """By the button that opened it, or its own where it covers that one."""
    chat = person.page.get_by_test_id("chat")
    person.press(chat.locator("header").get_by_role("button").last)
    expect(chat).to_have_count(0)


def type_in(person: Person, text: str) -> None:
    """Types and sends a line of one's own."""
    field = person.page.get_by_test_id("chat-field")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def lines(person: Person) -> Locator:
    """What the person's chat shows."""
    return person.page.get_by_test_id("chat-messages").locator("li .words")
