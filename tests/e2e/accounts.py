"""What people do with their accounts on the page, and the mails that the set-up writes."""

import re
from email import message_from_bytes, policy
from pathlib import Path
from secrets import token_hex
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.e2e.caller import Caller
from tests.e2e.person import Person
from tests.e2e.waiting import found

PASSWORD = "seven-of-clubs-beats-nothing"


def new_name(beginning: str) -> str:
    """A name that nobody has yet."""
    return f"{beginning}-{token_hex(3)}"


def fill_in(
    person: Person, form: str, name: str, password: str = PASSWORD, *, email: str = ""
) -> None:
    """Fills in and sends the form of signing up or logging in."""
    page = person.page
    page.goto(f"/{form}")
    page.get_by_label("Name", exact=form == "register").fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    if email:
        page.get_by_label("E-mail").fill(email)
    person.press(page.get_by_test_id(f"{form}-form").locator('button[type="submit"]'))


def sign_up(person: Person, name: str, *, email: str = "") -> None:
    """Makes an account and waits until the page says so."""
    fill_in(person, "register", name, email=email)
    expect(person.page.get_by_role("banner")).to_contain_text(name)


def register(person: Person, beginning: str) -> str:
    """The name of the account that the person now has, in the language of their browser."""
    name = new_name(beginning)
    person.page.goto("/rules")
    person.page.locator("h1").wait_for()
    language = person.page.evaluate("() => document.documentElement.lang")
    caller = Caller(person.page)
    caller.post("auth/register", {"username": name, "password": PASSWORD})
    caller.post("auth/me", {"language": language}, "PATCH")
    return name


def confirm(person: Person) -> None:
    """Says the password again where the page asks for it."""
    form = person.page.get_by_test_id("confirm-form")
    form.locator('input[autocomplete="current-password"]').fill(PASSWORD)
    person.press(form.locator('button[type="submit"]'))
    expect(form).to_have_count(0)


def play_in_public(person: Person) -> str:
    """Begins a game against a bot that everybody may watch, and goes there; its id."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
    body = {"preset": "podkidnoy", "seats": seats, "start": True}
    game_id = str(Caller(person.page).post("games", body)["id"])
    person.page.goto(f"/games/{game_id}")
    return game_id


def link_mailed_to(email: str, data: Path, subject: str) -> str:
    """Path and query of the link in the newest such mail in the folder of the set-up."""

    def newest() -> str | None:
        return next(iter(_mails(email, data, subject)), None)

    body = found(newest, f"a mail about {subject} to {email}")
    link = re.search(r"https?://\S+key=\S+", body)
    assert link is not None, body
    parts = urlsplit(link[0])
    return f"{parts.path}?{parts.query}"


def _mails(email: str, data: Path, subject: str) -> list[str]:
    files = sorted((data / "mail").glob("*.log"), key=lambda file: file.stat().st_mtime_ns)
    found = []
    for file in reversed(files):
        mail = message_from_bytes(file.read_bytes(), policy=policy.default)
        if mail["To"] == email and subject in str(mail["Subject"]):
            found.append(str(mail.get_content()))
    return found
