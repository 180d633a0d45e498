"""Two browsers play each other by a link; one loses its connection; a third one watches."""

import re
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.e2e.by_calls import play_on
from tests.e2e.card_table import as_shown
from tests.e2e.conftest import RunningSetUp, Visit
from tests.e2e.eavesdropper import Eavesdropper
from tests.e2e.opening import make_game
from tests.e2e.person import MAX_MOVES, BrowserPerson
from tests.e2e.public_cards import known_by_version, leaks
from tests.e2e.relay import OF_A_CUT_CONNECTION, CuttableRelay, relay_to
from tests.e2e.waiting import answer_to

# A few moves by clicks, of both players.
CUT_NO_SOONER_THAN = 10
# A small pack makes the game short; hands are filled up all the same.
TABLE = {"rules": {"deck": 24}, "seats": [{"kind": "me"}, {"kind": "open"}]}
HOST, GUEST = 0, 1


@dataclass
class Meeting:
    """Two players and a spectator at one table, and notes from their game."""

    players: tuple[BrowserPerson, BrowserPerson]
    watcher: BrowserPerson
    ears: dict[int | None, Eavesdropper]
    relay: CuttableRelay
    clicks_to_sit: int = 0
    shown_while_cut_off: int = 0
    """The version that the guest saw after the host had moved."""
    played_meanwhile: int = 0
    """The version that there was by then."""
    guest_saw: dict[str, Any] = field(default_factory=dict)
    guest_should_see: dict[str, Any] = field(default_factory=dict)
    game: dict[str, Any] = field(default_factory=dict)
    events: list[dict[str, Any]] = field(default_factory=list)

    @property
    def host(self) -> BrowserPerson:
        """The player who has opened the table."""
        return self.players[HOST]

    @property
    def guest(self) -> BrowserPerson:
        """The player who came by the link, and whose connection is cut."""
        return self.players[GUEST]

    def ask(self, what: str, seat: int = HOST) -> dict[str, Any]:
        """Return what the service says to one of the players."""
        page = self.players[seat].page
        reply = answer_to(page, f"/api/v1/games/{self.host.table.game_id}{what}")
        answer: dict[str, Any] = reply.json()
        return answer


def come_together(visit: Visit, relay: CuttableRelay) -> Meeting:
    """Open three browsers; the guest's has a separate connection that can be cut."""
    host, watcher = visit(seed=11, by_calls=True), visit(seed=13)
    guest = visit(seed=12, by_calls=True, base_url=relay.url, may_say=OF_A_CUT_CONNECTION)
    people = {HOST: host, GUEST: guest, None: watcher}
    ears = {seat: Eavesdropper(person.page) for seat, person in people.items()}
    return Meeting((host, guest), watcher, ears, relay)


def sit_down(meeting: Meeting) -> None:
    """The host sends the link of a table for two; both others come by it, and one sits down."""
    host, guest, watcher = meeting.host, meeting.guest, meeting.watcher
    host.page.goto(f"/games/{make_game(host, **TABLE)}")
    link = host.page.get_by_test_id("invite-link").input_value()
    watcher.page.goto(link)
    guest.page.goto(urlsplit(link).path)
    guest.press(guest.page.get_by_test_id("join"))
    meeting.clicks_to_sit = guest.clicks
    host.press(host.page.get_by_test_id("start"))
    for person in (host, guest, watcher):
        person.page.locator("[data-table]").wait_for()


def play_turn(meeting: Meeting) -> None:
    """Let the player that the game waits for do one thing."""
    seat = meeting.ask("/legal")["awaited"][0]
    meeting.players[seat].table.wait_until_able()
    meeting.players[seat].move()


def play_until_mid_bout(meeting: Meeting) -> None:
    """Play by clicks until cards lie on the table and it is the host's turn."""
    for _ in range(MAX_MOVES):
        now = meeting.ask("/view")
        has_cards = now["view"]["phase"] == "bout"
        if now["version"] >= CUT_NO_SOONER_THAN and has_cards and now["awaited"] == [HOST]:
            return
        assert now["view"]["phase"] != "over", "The game ended before its connection could be cut."
        play_turn(meeting)


def cut_and_mend(meeting: Meeting) -> None:
    """Cut the guest off until their page says so and the host has moved; let them come back.

    The connection breaks first, then the device's network is gone as well.
    """
    guest, relay = meeting.guest, meeting.relay
    guest.table.wait_for_version(meeting.ask("/legal")["version"])
    relay.cut()
    expect(guest.table.status).to_contain_text("Connection lost")
    play_turn(meeting)
    guest.page.context.set_offline(True)
    expect(guest.table.status).to_contain_text("offline")
    meeting.played_meanwhile = meeting.ask("/legal")["version"]
    meeting.shown_while_cut_off = guest.table.version
    relay.mend()
    guest.page.context.set_offline(False)
    guest.table.wait_for_version(meeting.played_meanwhile)
    guest.table.settle()
    now = meeting.ask("/view", GUEST)
    meeting.guest_saw = guest.table.shown()
    meeting.guest_should_see = as_shown(now["view"], now["version"], GUEST)
    expect(guest.table.status).not_to_have_text(re.compile("Connection lost|offline"))


def play_to_the_end(meeting: Meeting) -> None:
    """Play on by calls until the game is over, and everybody sees the end."""
    play_on(meeting.host.table.game_id, dict(enumerate(meeting.players)))
    for person in (*meeting.players, meeting.watcher):
        person.page.locator("[data-over]").wait_for()
    meeting.game = meeting.ask("")
    meeting.events = meeting.ask("/events?since=0&seat=open")["events"]


# A whole game takes three quarters of a minute while other stories keep the cores busy.
@pytest.mark.timeout(120)
def test_a_guest_comes_by_a_link_is_cut_off_and_nobody_learns_a_hidden_card(
    visit: Visit, server: RunningSetUp
) -> None:
    with relay_to(urlsplit(server.url).port or 0) as relay:
        meeting = come_together(visit, relay)
        sit_down(meeting)
        assert meeting.clicks_to_sit == 1
        play_until_mid_bout(meeting)
        cut_and_mend(meeting)
        assert meeting.shown_while_cut_off < meeting.played_meanwhile
        assert meeting.guest_saw == meeting.guest_should_see
        play_to_the_end(meeting)
        all_three_saw_the_whole_game(meeting)
        nobody_received_a_card_too_early(meeting)


def all_three_saw_the_whole_game(meeting: Meeting) -> None:
    """Check the end on each page, and every event that the watcher was sent."""
    assert meeting.game["status"] == "finished"
    expect(meeting.guest.page.locator("[data-over] > ol > li")).to_have_count(2)
    assert meeting.watcher.clicks == 0
    assert meeting.watcher.table.look().cards == []
    expect(meeting.watcher.page.get_by_test_id("play-again")).to_have_count(0)
    sent = "".join(meeting.ears[None].frames).replace(" ", "")
    for event in meeting.events:
        assert f'"version":{event["version"]}' in sent


def nobody_received_a_card_too_early(meeting: Meeting) -> None:
    """Check all that each browser was sent, and that the check notices a leak."""
    for viewer, ears in meeting.ears.items():
        known = known_by_version(meeting.events, viewer)
        told = [*ears.frames, *ears.replies()]
        assert ears.frames != []
        assert [leak for text in told for leak in leaks(text, known)] == []
    # A card of the guest's hand as it was dealt is no news to the guest.
    frame = f'{{"t": "view", "version": 2, "hand": ["{meeting.events[1]["hands"][GUEST][0]}"]}}'
    assert leaks(frame, known_by_version(meeting.events)) != []
    assert leaks(frame, known_by_version(meeting.events, GUEST)) == []
