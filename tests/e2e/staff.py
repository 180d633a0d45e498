"""Members of staff, and what they do in the admin."""

import sqlite3
from contextlib import closing

from playwright.sync_api import Page, expect

from tests.e2e.accounts import register
from tests.e2e.conftest import RunningSetUp, Visit
from tests.e2e.person import BrowserPerson
from tests.e2e.waiting import WAITS_MS

# Actions of a superuser in the admin, where a member of staff is made by hand.
MAKE_STAFF = "UPDATE accounts_user SET is_staff = TRUE WHERE name = ?"
MAKE_MODERATOR = """
    INSERT INTO accounts_user_groups (user_id, group_id)
    SELECT person.id, team.id FROM accounts_user person, auth_group team
    WHERE person.name = ? AND team.name = 'moderators'
"""


def new_moderator(visit: Visit, server: RunningSetUp) -> BrowserPerson:
    """Return a new member of staff who has logged in."""
    # Django's admin names no icon, so the browser asks for one.
    person = visit(may_say=("favicon.ico",))
    name = register(person, "Mod")
    file = server.data / "durak.sqlite3"
    with closing(sqlite3.connect(file, timeout=WAITS_MS / 1000)) as database, database:
        for statement in (MAKE_STAFF, MAKE_MODERATOR):
            assert database.execute(statement, (name,)).rowcount == 1
    return person


def open_case(person: BrowserPerson, name: str) -> Page:
    """Find somebody in the queue of cases and open theirs."""
    page = person.page
    page.goto("/admin/moderation/case/")
    page.get_by_role("link", name=name).click()
    expect(page.get_by_role("heading", name=f"Case: {name}")).to_be_visible()
    return page


def decide(
    person: BrowserPerson, name: str, *, measure: str, reason: str, words: str, length: str = "-"
) -> None:
    """Decide the case that is open before the person; the choices are named by their labels."""
    page = person.page
    form = page.locator("form", has=page.locator("[name=measure]"))
    form.locator("[name=measure]").select_option(label=measure)
    form.locator("[name=hours]").select_option(label=length)
    form.locator("[name=reason]").select_option(label=reason)
    form.locator("[name=words]").fill(words)
    form.get_by_role("button", name="Decide").click()
    expect(page.get_by_text(f"Done: {name}.")).to_be_visible()
