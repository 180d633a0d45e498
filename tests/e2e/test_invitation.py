"""Two browsers play each other by an invitation link; one loses its line; a third one watches."""

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.card_table import as_shown
from tests.e2e.conftest import Server, Visit, visits
from tests.e2e.eavesdropper import Eavesdropper
from tests.e2e.line import OF_A_CUT_LINE, Line, line_to
from tests.e2e.person import MOST_MOVES, Person
from tests.e2e.public_cards import known_by_version, leaks
from tests.e2e.waiting import answer_to

CUT_SECONDS = 5
CUT_NO_SOONER_THAN = 25
HOST, GUEST = 0, 1


@dataclass
class Meeting:
    """Two players and a spectator at one table, and what was noted while they played."""

    players: tuple[Person, Person]
    watcher: Person
    ears: dict[int | None, Eavesdropper]
    line: Line
    clicks_to_sit: int = 0
    banner: str = ""
    host_moves_meanwhile: int = 0
    guest_saw: dict[str, Any] = field(default_factory=dict)
    guest_should_see: dict[str, Any] = field(default_factory=dict)
    game: dict[str, Any] = field(default_factory=dict)
    events: list[dict[str, Any]] = field(default_factory=list)

    @property
    def host(self) -> Person:
        return self.players[HOST]

    @property
    def guest(self) -> Person:
        return self.players[GUEST]

    def ask(self, what: str, seat: int = HOST) -> dict[str, Any]:
        """What the service says to one of the players."""
        person = self.players[seat]
        reply = answer_to(person.page, f"/api/v1/games/{self.host.table.game_id}{what}")
        answer: dict[str, Any] = reply.json()
        return answer


@pytest.fixture(scope="module")
def meeting(browser: Browser, server: Server) -> Iterator[Meeting]:
    """A whole game of two, with a line cut for five seconds in mid-bout."""
    port = urlsplit(server.url).port or 0
    with line_to(port) as line, visits(browser, server) as visit:
        meeting = come_together(visit, line)
        sit_down(meeting)
        play_until_mid_bout(meeting)
        cut_and_mend(meeting)
        play_to_the_end(meeting)
        yield meeting


def come_together(visit: Visit, line: Line) -> Meeting:
    """Three browsers; the guest's is connected by a line of its own."""
    host, watcher = visit(seed=11), visit(seed=13)
    guest = visit(seed=12, base_url=line.url, may_say=OF_A_CUT_LINE)
    people = {HOST: host, GUEST: guest, None: watcher}
    ears = {seat: Eavesdropper(person.page) for seat, person in people.items()}
    return Meeting((host, guest), watcher, ears, line)


def sit_down(meeting: Meeting) -> None:
    """The host opens a table for two and sends the link; all come by it, one sits down."""
    host, guest, watcher = meeting.host, meeting.guest, meeting.watcher
    host.page.goto("/new")
    host.press(host.page.get_by_test_id("seats").get_by_role("radio", name="2"))
    host.press(host.page.get_by_test_id("create"))
    link = host.page.get_by_test_id("invite-link").input_value()
    watcher.page.goto(link)
    guest.page.goto(urlsplit(link).path)
    guest.press(guest.page.get_by_test_id("join"))
    meeting.clicks_to_sit = guest.clicks
    host.press(host.page.get_by_test_id("start"))
    for person in (host, guest, watcher):
        person.page.locator("[data-table]").wait_for()


def play_turn(meeting: Meeting) -> None:
    """Lets the player that the game waits for do one thing."""
    seat = meeting.ask("/legal")["awaited"][0]
    meeting.players[seat].table.wait_until_able()
    meeting.players[seat].move()


def play_until_mid_bout(meeting: Meeting) -> None:
    """Plays on until cards lie on the table and it is the host's turn."""
    for _ in range(MOST_MOVES):
        now = meeting.ask("/view")
        has_cards = now["view"]["phase"] == "bout"
        if now["version"] >= CUT_NO_SOONER_THAN and has_cards and now["awaited"] == [HOST]:
            return
        assert now["view"]["phase"] != "over", "The game ended before its line could be cut."
        play_turn(meeting)


def cut_and_mend(meeting: Meeting) -> None:
    """The guest is cut off for five seconds while the host plays on as long as it is their turn."""
    host, guest = meeting.host, meeting.guest
    guest.table.wait_for_version(meeting.ask("/legal")["version"])
    began = time.monotonic()
    meeting.line.cut()
    guest.page.context.set_offline(True)
    while meeting.ask("/legal")["awaited"] == [HOST] and time.monotonic() < began + CUT_SECONDS:
        host.table.wait_until_able()
        host.move()
        meeting.host_moves_meanwhile += 1
    status = guest.table.status
    expect(status).to_have_text(re.compile("Connection lost|offline"))
    # The length of the cut is what is tried here: nothing is being waited for.
    guest.page.wait_for_timeout(max(0, began + CUT_SECONDS - time.monotonic()) * 1000)
    meeting.banner = status.inner_text()
    meeting.line.mend()
    guest.page.context.set_offline(False)
    mended = time.monotonic()
    guest.table.wait_for_version(meeting.ask("/legal")["version"])
    print(f"back after {time.monotonic() - mended:.2f} s")  # noqa: T201 - shown on failure
    guest.table.settle()
    now = meeting.ask("/view", GUEST)
    meeting.guest_saw = guest.table.shown()
    meeting.guest_should_see = as_shown(now["view"], now["version"], GUEST)
    expect(status).not_to_have_text(re.compile("Connection lost|offline"))


def play_to_the_end(meeting: Meeting) -> None:
    """Both play by clicks until the game is over, and everybody sees the end."""
    for _ in range(MOST_MOVES):
        if meeting.ask("")["status"] == "finished":
            break
        play_turn(meeting)
    for person in (*meeting.players, meeting.watcher):
        person.page.locator("[data-over]").wait_for()
    meeting.game = meeting.ask("")
    meeting.events = meeting.ask("/events?since=0&seat=open")["events"]


def test_guest_sits_down_with_one_click(meeting: Meeting) -> None:
    assert meeting.clicks_to_sit == 1


def test_cut_off_player_is_told_so(meeting: Meeting) -> None:
    assert re.search("Connection lost|offline", meeting.banner)


def test_other_player_plays_on_meanwhile(meeting: Meeting) -> None:
    assert meeting.host_moves_meanwhile >= 1


def test_cut_off_player_is_back_at_the_right_table(meeting: Meeting) -> None:
    assert meeting.guest_saw == meeting.guest_should_see


def test_game_is_played_to_its_end(meeting: Meeting) -> None:
    assert meeting.game["status"] == "finished"
    places = meeting.guest.page.locator("[data-over] > ol > li")
    assert places.count() == 2


def test_spectator_is_told_the_end_but_offered_nothing_to_do(meeting: Meeting) -> None:
    assert meeting.watcher.clicks == 0
    assert meeting.watcher.table.look().cards == []
    expect(meeting.watcher.page.get_by_test_id("play-again")).to_have_count(0)


@pytest.mark.parametrize("viewer", [None, HOST, GUEST])
def test_nobody_receives_a_card_before_they_may_know_it(
    meeting: Meeting, viewer: int | None
) -> None:
    known = known_by_version(meeting.events, viewer)
    told = [*meeting.ears[viewer].frames, *meeting.ears[viewer].replies()]
    assert [leak for text in told for leak in leaks(text, known)] == []


def test_spectator_was_sent_the_whole_game(meeting: Meeting) -> None:
    sent = "".join(meeting.ears[None].frames)
    for event in meeting.events:
        assert f'"version":{event["version"]}' in sent.replace(" ", "")


def test_leaks_are_noticed(meeting: Meeting) -> None:
    frame = f'{{"t": "view", "version": 2, "hand": ["{meeting.events[1]["hands"][1][0]}"]}}'
    assert leaks(frame, known_by_version(meeting.events)) != []
    assert leaks(frame, known_by_version(meeting.events, GUEST)) == []
