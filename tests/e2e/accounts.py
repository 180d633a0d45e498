"""Actions on accounts by the page, and the mails that the set-up writes."""

import re
from collections.abc import Iterator
from email import message_from_bytes, policy
from pathlib import Path
from secrets import token_hex
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.e2e.caller import BrowserCaller
from tests.e2e.person import BrowserPerson
from tests.e2e.waiting import found

PASSWORD = "seven-of-clubs-beats-nothing"
# Marks a page once its connection for what concerns the account is there.
_FOLLOWED = """
    window.WebSocket = class extends WebSocket {
        constructor(...given) {
            super(...given);
            const mark = () => { document.documentElement.dataset.followed = ''; };
            if (this.url.endsWith('/ws/me')) this.addEventListener('message', mark);
        }
    };
"""


def new_name(beginning: str) -> str:
    """Return a name that nobody has yet."""
    return f"{beginning}-{token_hex(3)}"


def open_developers_part(person: BrowserPerson) -> None:
    """Go to the account's page and unfold what only developers need."""
    person.page.goto("/account")
    person.press(person.page.get_by_test_id("for-developers").locator("summary"))


def fill_in(
    person: BrowserPerson, form: str, name: str, password: str = PASSWORD, *, email: str = ""
) -> None:
    """Fill in and send the form of signing up or logging in."""
    page = person.page
    page.goto(f"/{form}")
    page.get_by_label("Name", exact=form == "register").fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    if email:
        page.get_by_label("E-mail").fill(email)
    person.press(page.get_by_test_id(f"{form}-form").locator('button[type="submit"]'))


def sign_up(person: BrowserPerson, name: str, *, email: str = "") -> None:
    """Make an account by the form and wait until the page says so."""
    fill_in(person, "register", name, email=email)
    expect(person.page.get_by_role("banner")).to_contain_text(name)


def register(person: BrowserPerson, beginning: str) -> str:
    """Make an account without the form and return its name; the browser stays where it is.

    The account's language is the browser's.
    """
    name, caller = new_name(beginning), BrowserCaller(person.page)
    # The first answer also brings the cookie that changes need.
    caller.get("auth/me")
    caller.post("auth/register", {"username": name, "password": PASSWORD})
    language = person.page.evaluate("navigator.language.slice(0, 2)")
    caller.post("auth/me", {"language": language}, "PATCH")
    return name


def log_in(person: BrowserPerson, name: str) -> None:
    """Log in without the form; the browser stays where it is."""
    caller = BrowserCaller(person.page)
    caller.get("auth/me")
    caller.post("auth/login", {"username": name, "password": PASSWORD})


def note_when_followed(person: BrowserPerson) -> None:
    """Have the person's next pages report messages about the account."""
    person.page.add_init_script(_FOLLOWED)


def wait_until_followed(person: BrowserPerson) -> None:
    """Wait until the person's page receives messages about the account."""
    person.page.locator("html[data-followed]").wait_for()


def confirm(person: BrowserPerson) -> None:
    """Say the password again where the page asks for it."""
    form = person.page.get_by_test_id("confirm-form")
    form.locator('input[autocomplete="current-password"]').fill(PASSWORD)
    person.press(form.locator('button[type="submit"]'))
    expect(form).to_have_count(0)


def play_in_public(person: BrowserPerson) -> str:
    """Begin a game against a bot that everybody may watch, go there and return its id."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
    body = {"preset": "podkidnoy", "seats": seats, "start": True}
    game_id = str(BrowserCaller(person.page).post("games", body)["id"])
    person.page.goto(f"/games/{game_id}")
    return game_id


def link_mailed_to(email: str, data: Path, subject: str) -> str:
    """Return path and query of the link in the newest such mail in the folder of the set-up."""

    def newest() -> str | None:
        # A mail that is still being written has no link yet.
        links = (re.search(r"https?://\S+key=\S+", text) for text in _mails(email, data, subject))
        return next((link[0] for link in links if link is not None), None)

    parts = urlsplit(found(newest, f"a mail about {subject} to {email}"))
    return f"{parts.path}?{parts.query}"


def _mails(email: str, data: Path, subject: str) -> Iterator[str]:
    """Yield the texts of such mails, newest first."""
    files = sorted((data / "mail").glob("*.log"), key=lambda file: file.stat().st_mtime_ns)
    for file in reversed(files):
        mail = message_from_bytes(file.read_bytes(), policy=policy.default)
        if mail["To"] == email and subject in str(mail["Subject"]):
            yield str(mail.get_content())
