"""The first seconds: from the home page to a table that is dealt, and back to it."""

import json

from playwright.sync_api import Page, WebSocket, expect

from tests.e2e.caller import BrowserCaller
from tests.e2e.conftest import Visit
from tests.e2e.opening import make_game, play_now

# Which cards set off, and at which versions of the table.
WATCH_THE_DEAL = """
    window.dealt = [];
    window.versions = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (options?.id === 'card-flight') {
            window.dealt.push(this.dataset.card ?? 'back');
            window.versions.push(Number(this.closest('[data-table]').dataset.version));
        }
        return animate.call(this, frames, options);
    };
"""


def calls_to(page: Page) -> list[str]:
    """Return the messages that call the reader to a game; the list grows as they come."""
    heard: list[str] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] == "game" and message["awaited"]:
            heard.append(message["id"])

    def listen(socket: WebSocket) -> None:
        if socket.url.endswith("/ws/me"):
            socket.on("framereceived", hear)

    page.on("websocket", listen)
    return heard


def test_cards_are_dealt_before_the_eyes_of_the_player(visit: Visit) -> None:
    person, other = visit(animated=True), visit(seed=2)
    person.page.add_init_script(WATCH_THE_DEAL)
    # Against a person who doesn't play: nothing moves but the deal.
    game_id = make_game(person, seats=[{"kind": "me"}, {"kind": "open"}])
    person.page.goto(f"/games/{game_id}")
    BrowserCaller(other.page).become_guest()
    BrowserCaller(other.page).post(f"games/{game_id}/join", {})
    person.press(person.page.get_by_test_id("start"))
    person.page.wait_for_function("() => window.dealt.length >= 12")
    cards = person.page.evaluate("window.dealt.slice(0, 12)")
    # One each in turn, the other first: six rounds of a back and a face of the own hand.
    own = [card for card in cards if card != "back"]
    assert cards[0::2] == ["back"] * 6
    assert len(set(own)) == 6
    assert len(set(person.page.evaluate("window.versions.slice(0, 12)"))) == 1


def test_home_leads_back_to_the_game_that_runs_without_a_call_to_its_table(visit: Visit) -> None:
    person = visit()
    page = person.page
    calls = calls_to(page)
    play_now(person)
    while len(calls) < 2:
        person.table.wait_until_able()
        assert not person.table.is_over
        person.move()
    # A player who sits at the table sees the turn there: the first call has come to nothing.
    assert page.get_by_test_id("notice-toast").count() == 0
    game = person.table.game_id
    page.goto("/")
    go_on = page.get_by_test_id("continue")
    expect(go_on).to_be_in_viewport(ratio=1)
    person.press(go_on)
    person.table.wait_until_able()
    assert person.table.game_id == game
