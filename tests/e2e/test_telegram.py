"""The page as a Mini App in Telegram's web client, and the way to Telegram from the page."""

import base64
import json
import re
from secrets import randbelow
from typing import Any
from urllib.parse import parse_qs, parse_qsl, urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.accounts import confirm, new_name, register
from tests.e2e.caller import BrowserCaller
from tests.e2e.card_table import PLAYABLE
from tests.e2e.conftest import RunningSetUp, Visit
from tests.e2e.opening import finished_game, make_game
from tests.e2e.shots import shot
from tests.e2e.telegram_client import DARK, STRANGER, WEB_CLIENT, TelegramClient
from tests.e2e.waiting import found
from tests.support.telegram import widget_data

OAUTH = "https://oauth.telegram.org"
# The settings of other tests are not those of a frame's storage, which the browser keeps apart.
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 664},
    "has_touch": True,
    "reduced_motion": "reduce",
}
# The client's frame allows no lock of the screen.
MAY_SAY = ("status of 4", "screen-wake-lock", STRANGER)
MAX_TABLES = 30
"""Somebody beats at one of three or so."""


def somebody() -> int:
    """Return the id of a person at Telegram whom no test has met."""
    return 10_000 + randbelow(2**50)


def wait_for_turn(host: BrowserCaller, client: TelegramClient, game_id: str) -> bool:
    """Wait until the person in the Mini App has to move; return whether they can beat."""

    def their_turn() -> bool | None:
        now = host.legal(game_id)
        if now["seat"] in now["awaited"]:
            host.move(game_id)
            return None
        return True

    found(their_turn, "the turn of the person in Telegram")
    client.frame.locator("[data-table] [data-hand] button").first.wait_for()
    able = client.frame.locator(PLAYABLE)
    take = client.frame.get_by_role("button", name=re.compile("^Take"))
    able.or_(take).first.wait_for()
    # A card beats by one tap; of a pair it is only chosen, as both may be led.
    return take.count() > 0 and able.count() > 0


def test_two_taps_lead_from_a_start_parameter_to_the_first_card(
    visit: Visit, server: RunningSetUp
) -> None:
    host = visit()
    host.page.goto("/")
    person = visit(may_say=MAY_SAY, **PHONE)
    client, calls = TelegramClient(person.page), BrowserCaller(host.page)
    for _ in range(MAX_TABLES):
        game_id = make_game(host, seats=[{"kind": "me"}, {"kind": "open"}])
        client.open(server.url, start=f"g_{game_id}", telegram_id=somebody(), theme=DARK)
        client.wait_to_hear("web_app_setup_back_button", is_visible=True)
        assert client.heard("web_app_setup_closing_behavior") == []
        before = person.clicks
        person.press(client.frame.get_by_test_id("join"))
        expect(client.frame.get_by_test_id("join")).to_have_count(0)
        shot(person, "telegram-seat")
        calls.post(f"games/{game_id}/start", {})
        if wait_for_turn(calls, client, game_id):
            break
    else:
        pytest.fail("no table with a card to beat")
    expect(client.frame.locator("html")).to_have_attribute("data-theme", "dark")
    shot(person, "telegram-table")
    version = calls.legal(game_id)["version"]
    person.press(client.frame.locator(PLAYABLE).first)
    found(lambda: calls.legal(game_id)["version"] > version or None, "the card on the table")
    assert person.clicks - before == 2

    client.wait_to_hear("web_app_setup_closing_behavior", need_confirmation=True)
    client.say("back_button_pressed")
    expect(client.frame.get_by_test_id("play-now")).to_be_visible()
    shot(person, "telegram-home")
    client.wait_to_hear("web_app_setup_back_button", is_visible=False)
    client.wait_to_hear("web_app_setup_closing_behavior", need_confirmation=False)
    for ready in ("web_app_ready", "web_app_expand"):
        assert len(client.heard(ready)) == 1


@pytest.mark.long
def test_a_start_parameter_leads_to_a_replay_and_back_leads_where_one_was(
    visit: Visit, server: RunningSetUp
) -> None:
    host = visit()
    host.page.goto("/")
    game_id = finished_game(host)
    person = visit(may_say=MAY_SAY, **PHONE)
    client = TelegramClient(person.page)
    client.open(server.url, start=f"r_{game_id}", telegram_id=somebody())
    expect(client.frame.locator("[data-table]")).to_be_visible()
    client.say("theme_changed", {"theme_params": DARK})
    expect(client.frame.locator("html")).to_have_attribute("data-theme", "dark")
    client.say("back_button_pressed")
    person.press(client.frame.get_by_role("link", name="Rules"))
    expect(client.frame.get_by_role("heading", level=1)).to_have_text("The rules of Durak")
    client.wait_to_hear("web_app_setup_back_button", is_visible=True)
    client.say("back_button_pressed")
    expect(client.frame.get_by_test_id("play-now")).to_be_visible()
    assert person.page.url.startswith(WEB_CLIENT)


def test_init_data_log_in_and_a_newcomer_chooses_a_name(visit: Visit, server: RunningSetUp) -> None:
    telegram_id, name = somebody(), new_name("Tanya")
    person = visit(may_say=MAY_SAY, **PHONE)
    client = TelegramClient(person.page)
    client.open(server.url, telegram_id=telegram_id)
    frame = client.frame
    person.press(frame.get_by_role("banner").get_by_role("link", name="Log in"))
    shot(person, "telegram-login")
    person.press(frame.get_by_role("button", name="Continue with Telegram"))
    form = frame.get_by_test_id("newcomer-form")
    form.get_by_label("Name").fill(name)
    shot(person, "telegram-name")
    person.press(form.get_by_role("button", name="Sign up"))
    expect(frame.get_by_role("banner").get_by_role("link", name=name)).to_be_visible()

    elsewhere = visit(may_say=MAY_SAY)
    again = TelegramClient(elsewhere.page)
    again.open(server.url, telegram_id=telegram_id)
    expect(again.frame.get_by_role("banner")).to_contain_text(name)


def agreeing(page: Page, telegram_id: int) -> None:
    """Play Telegram's page at which its user agrees, and which leads back with signed fields."""

    def answer(route: Route) -> None:
        query = parse_qs(urlsplit(route.request.url).query)
        fields: dict[str, Any] = dict(parse_qsl(widget_data(telegram_id)))
        # Numbers are numbers in Telegram's JSON.
        fields |= {key: int(fields[key]) for key in ("id", "auth_date")}
        text = base64.urlsafe_b64encode(json.dumps(fields).encode()).decode().rstrip("=")
        back = f"{query['return_to'][0]}#tgAuthResult={text}"
        script = f"<script>location.replace({json.dumps(back)})</script>"
        route.fulfill(content_type="text/html", body=script)

    page.route(f"{OAUTH}/**", answer)


@pytest.mark.long
def test_an_account_links_telegram_logs_in_by_it_and_unlinks_it(
    visit_by_whole_browser: Visit,
) -> None:
    person = visit_by_whole_browser(may_say=("status of 4", f"asked a stranger: {OAUTH}/auth?"))
    name, page = register(person, "Tom"), person.page
    agreeing(page, somebody())
    page.goto("/account")
    linked = page.get_by_test_id("identities")
    person.press(linked.get_by_role("button", name="Link Telegram"))
    confirm(person)
    expect(linked.get_by_role("button", name="Unlink Telegram")).to_be_visible()
    assert "#" not in page.url
    person.press(page.get_by_role("button", name="Log out", exact=True).first)
    expect(page.get_by_role("banner")).to_contain_text("Log in")

    page.goto("/login?next=/rules")
    person.press(page.get_by_role("button", name="Continue with Telegram"))
    expect(page.get_by_role("banner")).to_contain_text(name)
    expect(page).to_have_url(re.compile("/rules$"))

    page.goto("/account")
    person.press(linked.get_by_role("button", name="Unlink Telegram"))
    confirm(person)
    expect(linked.get_by_role("button", name="Link Telegram")).to_be_visible()
