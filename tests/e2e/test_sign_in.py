"""Sign-in with an OpenID provider through the page: a new account, linking and unlinking."""

from secrets import token_hex

import pytest
from playwright.sync_api import expect

from tests.e2e.accounts import confirm, new_name, register
from tests.e2e.conftest import Visit
from tests.e2e.person import BrowserPerson

REFUSED = ("status of 4",)


def agree(person: BrowserPerson, subject: str) -> None:
    """Say at the provider who one is."""
    page = person.page
    page.get_by_placeholder("sub").fill(subject)
    page.get_by_role("button", name="Authorize").click()


def leave(person: BrowserPerson) -> None:
    """Log out, and go to the form of logging in."""
    page = person.page
    page.goto("/account")
    person.press(page.get_by_role("button", name="Log out", exact=True).first)
    expect(page.get_by_role("banner")).to_contain_text("Log in")
    page.goto("/login")


def test_a_newcomer_signs_in_with_a_provider_and_chooses_a_name(visit: Visit) -> None:
    person = visit(may_say=REFUSED)
    page, name, subject = person.page, new_name("Olga"), token_hex(8)
    page.goto("/login?next=/lobby")
    person.press(page.get_by_role("button", name="Continue with Club"))
    agree(person, subject)
    form = page.get_by_test_id("newcomer-form")
    form.get_by_label("Name").fill(name)
    person.press(form.get_by_role("button", name="Sign up"))
    expect(page.get_by_role("banner")).to_contain_text(name)
    assert page.url.endswith("/lobby")
    leave(person)
    person.press(page.get_by_role("button", name="Continue with Club"))
    agree(person, subject)
    expect(page.get_by_role("banner")).to_contain_text(name)

    page.goto("/account")
    linked = page.get_by_test_id("identities")
    person.press(linked.get_by_role("button", name="Unlink Club"))
    expect(linked.get_by_text("this is your only way in")).to_be_visible()


@pytest.mark.long
def test_an_account_links_a_provider_and_unlinks_it(visit: Visit) -> None:
    person = visit(may_say=REFUSED)
    name, page, subject = register(person, "Pavel"), person.page, token_hex(8)
    page.goto("/account")
    linked = page.get_by_test_id("identities")
    person.press(linked.get_by_role("button", name="Link Club"))
    confirm(person)
    agree(person, subject)
    expect(linked.get_by_text("last used")).to_be_visible()
    leave(person)
    person.press(page.get_by_role("button", name="Continue with Club"))
    agree(person, subject)
    expect(page.get_by_role("banner")).to_contain_text(name)
    page.goto("/account")
    person.press(linked.get_by_role("button", name="Unlink Club"))
    confirm(person)
    expect(linked.get_by_role("button", name="Link Club")).to_be_visible()
