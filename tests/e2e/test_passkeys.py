"""Passkeys through the page, with the virtual authenticator of Chromium."""

import pytest
from playwright.sync_api import CDPSession, expect

from tests.e2e.accounts import confirm, fill_in, new_name, register
from tests.e2e.caller import BrowserCaller
from tests.e2e.conftest import Visit
from tests.e2e.person import BrowserPerson

REFUSED = ("status of 4",)


def device_of(person: BrowserPerson) -> tuple[CDPSession, str]:
    """Give the person's browser a device that keeps passkeys and verifies its owner."""
    session = person.page.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    added = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, str(added["authenticatorId"])


def test_a_player_adds_a_passkey_and_logs_in_with_it_until_it_is_removed(visit: Visit) -> None:
    person = visit(may_say=REFUSED)
    session, device = device_of(person)
    name, page = register(person, "Nina"), person.page
    page.goto("/account")
    passkeys = page.get_by_test_id("passkeys")
    person.press(passkeys.get_by_role("button", name="Add a passkey"))
    confirm(person)
    expect(passkeys.get_by_test_id("recovery-codes").get_by_role("listitem")).to_have_count(10)
    expect(passkeys.get_by_text("not used yet")).to_be_visible()
    person.press(passkeys.get_by_role("button", name="Rename"))
    passkeys.get_by_role("textbox", name="Name").fill("My phone")
    person.press(passkeys.get_by_role("button", name="Save"))
    expect(passkeys.get_by_text("My phone", exact=True)).to_be_visible()
    kept = session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    assert [key["isResidentCredential"] for key in kept] == [True]

    def leave() -> None:
        person.press(page.get_by_role("button", name="Log out", exact=True).first)
        expect(page.get_by_role("banner")).to_contain_text("Log in")
        page.goto("/login")

    leave()
    person.press(page.get_by_role("button", name="Log in with a passkey"))
    expect(page.get_by_role("banner")).to_contain_text(name)

    page.goto("/account")
    leave()
    fill_in(person, "login", name)
    person.press(page.get_by_role("button", name="Use a passkey"))
    expect(page.get_by_role("banner")).to_contain_text(name)

    page.goto("/account")
    person.press(passkeys.get_by_role("button", name="Remove My phone"))
    person.press(page.get_by_role("button", name="Confirm with a passkey"))
    expect(passkeys.get_by_text("My phone", exact=True)).not_to_be_visible()
    leave()
    person.press(page.get_by_role("button", name="Log in with a passkey"))
    expect(page.get_by_text("This passkey opens no account here.")).to_be_visible()
    fill_in(person, "login", name)
    expect(page.get_by_role("banner")).to_contain_text(name)


@pytest.mark.long
def test_a_guest_makes_an_account_with_a_passkey_and_keeps_the_game(visit: Visit) -> None:
    person = visit(may_say=REFUSED)
    device_of(person)
    page, caller, name = person.page, BrowserCaller(person.page), new_name("Nora")
    page.goto("/")
    caller.get("auth/me")
    caller.post("auth/guest", {})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
    game = caller.post("games", {"preset": "podkidnoy", "seats": seats, "start": True})["id"]
    page.goto("/register")
    page.get_by_label("Name", exact=True).fill(name)
    person.press(page.get_by_role("button", name="Sign up with a passkey"))
    codes = page.get_by_test_id("recovery-codes").get_by_role("listitem")
    expect(codes).to_have_count(10)
    first, second = codes.all_inner_texts()[:2]
    person.press(page.get_by_role("button", name="Continue"))
    expect(page.get_by_role("banner")).to_contain_text(name)
    assert [one["id"] for one in caller.get("games?mine=true")["results"]] == [game]

    def leave() -> None:
        page.goto("/account")
        person.press(page.get_by_role("button", name="Log out", exact=True).first)
        expect(page.get_by_role("banner")).to_contain_text("Log in")

    leave()
    page.goto("/login")
    person.press(page.get_by_role("button", name="Log in with a passkey"))
    expect(page.get_by_role("banner")).to_contain_text(name)

    leave()
    page.goto("/reset-password")
    lost = page.get_by_test_id("recovery-form")
    lost.get_by_label("Name").fill(name)
    lost.get_by_label("First recovery code").fill(first)
    person.press(lost.get_by_role("button", name="Continue"))
    page.get_by_test_id("code-form").get_by_label("Code").fill(second)
    person.press(page.get_by_test_id("code-form").get_by_role("button", name="Continue"))
    expect(page.get_by_role("banner")).to_contain_text(name)
