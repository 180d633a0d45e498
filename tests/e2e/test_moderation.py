"""Reports, what staff make of them in the admin, and how it reaches the page."""

import os
import subprocess
import sys

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accounts import fill_in, new_name, sign_up
from tests.e2e.axe import findings, findings_in_both_themes
from tests.e2e.conftest import PROJECT_ROOT, Server, Visit
from tests.e2e.person import Person

MAKE_MODERATOR = """
from django.contrib.auth.models import Group
from accounts.models import User
user = User.objects.get(name={name!r})
user.is_staff = True
user.save()
user.groups.add(Group.objects.get(name="moderators"))
"""


@pytest.fixture
def moderator(visit: Visit, server: Server) -> Person:
    """A member of staff who has logged in, as a superuser would make one."""
    # Django's admin names no icon, so the browser asks for one.
    person, name = visit(may_say=("favicon.ico",)), new_name("Mod")
    sign_up(person, name)
    subprocess.run(
        (sys.executable, "manage.py", "shell", "-c", MAKE_MODERATOR.format(name=name)),
        cwd=PROJECT_ROOT,
        env={**os.environ, "DURAK_DATA_DIR": str(server.data), "DURAK_SETUP": "embedded"},
        check=True,
        capture_output=True,
    )
    return person


def report(person: Person, name: str) -> None:
    """Reports somebody from their profile."""
    page = person.page
    page.goto(f"/players/{name}")
    person.press(page.get_by_role("button", name="Report"))
    form = page.get_by_test_id("report-form")
    person.press(form.get_by_label("Insults or harassment"))
    form.get_by_label("What happened?").fill("Called me names.")
    assert findings(page) == []
    person.press(form.get_by_role("button", name="Send the report"))
    expect(page.get_by_test_id("report-sent")).to_contain_text("Thank you")
    person.press(page.get_by_test_id("report-sent").get_by_role("button"))


def decide(person: Person, name: str, *, measure: str, length: str, words: str) -> None:
    """Opens the case in the queue and decides it."""
    page = open_case(person, name)
    form = page.locator("form", has=page.locator("[name=measure]"))
    form.locator("[name=measure]").select_option(label=measure)
    form.locator("[name=hours]").select_option(label=length)
    form.locator("[name=reason]").select_option(label="Insults")
    form.locator("[name=words]").fill(words)
    form.get_by_role("button", name="Decide").click()
    expect(page.get_by_text(f"Done: {name}.")).to_be_visible()


def open_case(person: Person, name: str) -> Page:
    """Finds somebody in the queue."""
    page = person.page
    page.goto("/admin/moderation/case/")
    page.get_by_role("link", name=name).click()
    expect(page.get_by_role("heading", name=f"Case: {name}")).to_be_visible()
    return page


def test_a_reported_player_is_muted_and_told(visit: Visit, moderator: Person) -> None:
    rude, witness, name = visit(), visit(), new_name("Rude")
    sign_up(rude, name)
    sign_up(witness, new_name("Wanda"))
    report(witness, name)
    witness.page.goto("/account")
    expect(witness.page.get_by_test_id("my-reports")).to_contain_text("waiting")
    page = open_case(moderator, name)
    expect(page.get_by_text("Called me names.")).to_be_visible()
    decide(moderator, name, measure="Mute", length="1 day", words="Please be kind.")
    witness.page.reload()
    expect(witness.page.get_by_test_id("my-reports")).to_contain_text("handled")
    news = rude.page.get_by_test_id("news")
    expect(news).to_contain_text("You are muted")
    expect(news).to_contain_text("Please be kind.")
    assert findings(rude.page) == []
    rude.press(news.get_by_role("button", name="I have read this"))
    expect(news).to_have_count(0)
    rude.page.goto("/account")
    expect(rude.page.get_by_test_id("sanction-mute")).to_contain_text("Please be kind.")
    expect(news).to_have_count(0)


def test_who_is_banned_is_logged_out_reads_why_and_appeals(visit: Visit, moderator: Person) -> None:
    banned, witness, name = visit(may_say=("status of 4",)), visit(), new_name("Bandit")
    sign_up(banned, name)
    sign_up(witness, new_name("Wilma"))
    report(witness, name)
    decide(moderator, name, measure="Ban", length="7 days", words="Two browsers.")
    page = banned.page
    expect(page.get_by_role("banner")).to_contain_text("Log in")
    fill_in(banned, "login", name)
    notice = page.get_by_test_id("banned")
    expect(notice).to_contain_text("Two browsers.")
    for address in ("/", "/leaderboards", "/friends"):
        page.goto(address)
        expect(notice).to_be_visible()
    assert findings_in_both_themes(page) == []
    banned.press(notice.get_by_role("button", name="Appeal"))
    notice.get_by_label("Why do you think this is wrong?").fill("My sister plays here, too.")
    banned.press(notice.get_by_role("button", name="Send the appeal"))
    expect(notice).to_contain_text("Not answered yet.")
    banned.press(page.get_by_role("link", name="Account and data"))
    expect(page.get_by_test_id("data")).to_be_visible()
    answer(moderator, name, "You are right.")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(notice).to_have_count(0)
    page.goto("/account")
    expect(page.get_by_test_id("sanction-ban")).to_contain_text("You are right.")


def answer(person: Person, name: str, words: str) -> None:
    """Lifts what somebody appealed against."""
    page = open_case(person, name)
    expect(page.get_by_text("My sister plays here, too.")).to_be_visible()
    form = page.locator("form", has=page.locator("[name=outcome]"))
    form.locator("[name=outcome]").select_option(label="lifted")
    form.locator("[name=words]").fill(words)
    form.get_by_role("button", name="Answer").click()
    expect(page.get_by_text(f"Done: {name}.")).to_be_visible()
