"""Passkeys through the page, with the virtual authenticator of Chromium."""

from playwright.sync_api import CDPSession, expect

from tests.e2e.accounts import confirm, fill_in, register
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
