"""Mails, second factor, sessions, export and deletion, through the page."""

import io
import json
import zipfile

from playwright.sync_api import expect

from tests.e2e.accounts import (
    PASSWORD,
    confirm,
    fill_in,
    link_mailed_to,
    log_in,
    new_name,
    play_in_public,
    register,
    sign_up,
)
from tests.e2e.card_table import HELD
from tests.e2e.conftest import RunningSetUp, Visit
from tests.e2e.opening import finished_game
from tests.support.mail import app_code

REFUSED = ("status of 4",)
NEW_PASSWORD = "eight-of-clubs-beats-seven"


def test_links_in_mails_confirm_an_address_and_replace_a_lost_password(
    visit: Visit, server: RunningSetUp
) -> None:
    person, other, name = visit(), visit(may_say=REFUSED), new_name("Emil")
    email = f"{name.lower()}@durak.example"
    sign_up(person, name, email=email)
    person.page.goto("/account")
    expect(person.page.get_by_test_id("email")).to_contain_text("not confirmed yet")
    person.page.goto(link_mailed_to(email, server.data, "onfirm"))
    expect(person.page.get_by_role("status").filter(has_text="is confirmed")).to_be_visible()
    person.page.goto("/account")
    expect(person.page.get_by_test_id("email")).to_contain_text("(confirmed)")

    page = other.page
    page.goto("/login")
    other.press(page.get_by_role("link", name="Forgot your password?"))
    # The page of logging in, still there for a moment, asks for "Name or e-mail" too.
    page.get_by_test_id("reset-form").get_by_label("E-mail").fill(email)
    other.press(page.get_by_role("button", name="Send the link"))
    expect(page.get_by_role("status").filter(has_text="on its way")).to_be_visible()
    page.goto(link_mailed_to(email, server.data, "assword"))
    page.get_by_label("New password", exact=True).fill(NEW_PASSWORD)
    other.press(page.get_by_role("button", name="Change the password"))
    expect(page.get_by_role("status").filter(has_text="is changed")).to_be_visible()
    fill_in(other, "login", name, PASSWORD)
    expect(page.get_by_text("Name or password is wrong.")).to_be_visible()
    fill_in(other, "login", email, NEW_PASSWORD)
    expect(page.get_by_role("banner")).to_contain_text(name)
    person.page.reload()
    expect(person.page.get_by_role("banner")).to_contain_text("Log in")


def test_a_player_logs_in_with_a_second_factor(visit: Visit) -> None:
    person, other = visit(may_say=REFUSED), visit(may_say=REFUSED)
    name, page = register(person, "Fedor"), person.page
    page.goto("/account")
    factor = page.get_by_test_id("two-factor")
    person.press(factor.get_by_role("button", name="Set it up"))
    confirm(person)
    expect(factor.get_by_role("img", name="QR code")).to_be_visible()
    secret = factor.get_by_test_id("secret").inner_text()
    factor.get_by_role("textbox", name="Code").fill(app_code(secret))
    person.press(factor.get_by_role("button", name="Switch it on"))
    codes = factor.get_by_test_id("recovery-codes").get_by_role("listitem")
    expect(codes).to_have_count(10)
    assert len(set(codes.all_inner_texts())) == 10
    fill_in(other, "login", name)
    other.page.get_by_role("textbox", name="Code").fill("000000")
    other.press(other.page.get_by_role("button", name="Continue"))
    expect(other.page.get_by_text("This code isn")).to_be_visible()
    # The code that switched it on is spent; the app's next one is up to half a minute away.
    other.page.get_by_role("textbox", name="Code").fill(codes.first.inner_text())
    other.press(other.page.get_by_role("button", name="Continue"))
    expect(other.page.get_by_role("banner")).to_contain_text(name)


def test_a_session_is_ended_from_elsewhere_and_its_table_with_it(visit: Visit) -> None:
    here, there = visit(), visit(may_say=REFUSED)
    log_in(there, register(here, "Gleb"))
    play_in_public(there)
    there.page.locator(HELD).first.wait_for()
    here.page.goto("/account")
    sessions = here.page.get_by_test_id("sessions")
    expect(sessions.get_by_role("listitem")).to_have_count(2)
    here.press(sessions.get_by_role("button", name="Log out everywhere else"))
    expect(sessions.get_by_role("listitem")).to_have_count(1)
    # The table there is notified at once: it shows no cards of its player any more.
    expect(there.page.locator(HELD)).to_have_count(0)
    there.page.goto("/")
    expect(there.page.get_by_role("banner")).to_contain_text("Log in")


def test_data_is_exported_and_after_deletion_a_finished_game_replays(visit: Visit) -> None:
    person, witness = visit(may_say=REFUSED), visit()
    name, page = register(person, "Hanna"), person.page
    game = finished_game(person)
    page.goto("/account")
    person.press(page.get_by_role("button", name="Prepare the file"))
    confirm(person)
    button = page.get_by_role("button", name="Download")
    button.wait_for()
    with page.expect_download() as download:
        person.press(button)
    with zipfile.ZipFile(io.BytesIO(download.value.path().read_bytes())) as archive:
        assert json.loads(archive.read("account.json"))["name"] == name
        assert name in archive.read(f"games/{game}.txt").decode()
    person.press(page.get_by_role("button", name="Delete the account"))
    form = page.get_by_test_id("delete-form")
    form.get_by_label("Password", exact=True).fill(PASSWORD)
    person.press(form.get_by_role("button", name="Delete for good"))
    # The page notices at once that the session has ended. It goes home when all is erased.
    page.wait_for_url("**/")
    expect(page.get_by_role("banner")).to_contain_text("Log in")
    witness.page.goto(f"/games/{game}/replay")
    expect(witness.page.locator("body")).to_contain_text("Deleted player")
    expect(witness.page.locator("body")).not_to_contain_text(name)
