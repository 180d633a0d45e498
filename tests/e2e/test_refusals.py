"""A play that comes too late, or doesn't get through, is told calmly and costs nothing."""

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.caller import Caller
from tests.e2e.conftest import Server, Visit
from tests.e2e.line import OF_A_CUT_LINE, line_to
from tests.e2e.opening import events, find, is_lead
from tests.e2e.person import Person


class Hold:
    """Keeps back what the service sends through the socket, when told to."""

    def __init__(self, person: Person) -> None:
        self.held: list[tuple[WebSocketRoute, str | bytes]] = []
        self.holding = False
        person.page.route_web_socket(re.compile("/ws/games/"), self._connect)

    def release(self) -> None:
        """Hands over everything kept back, in order, and keeps nothing back any more."""
        self.holding = False
        for line, message in self.held:
            line.send(message)
        self.held.clear()

    def _connect(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if self.holding:
                self.held.append((line, message))
            else:
                line.send(message)

        server.on_message(pass_on)


def command(person: Person, wanted: dict[str, object]) -> None:
    """Plays through the API in the person's own session, behind the page's back."""
    Caller(person.page).post(f"games/{person.table.game_id}/commands", {"command": wanted})


def single_leads(legal: list[dict[str, Any]]) -> list[str]:
    """The cards that can be led one at a time, if it is the person's lead."""
    return [offer["cards"][0] for offer in legal if "cards" in offer] if is_lead(legal) else []


def lead_twice(person: Person, hold: Hold) -> tuple[str, str, dict[str, Any]]:
    """A card led behind the page's back, another led on the page, and the service's no to that."""
    leads = single_leads(find(person, lambda legal: len(single_leads(legal)) > 1))
    first, late = leads[0], leads[-1]
    hold.holding = True
    command(person, {"type": "lead", "cards": [first]})
    with person.page.expect_response("**/commands") as reply:
        person.press(person.table.card(late), position={"x": 14, "y": 60})
        if person.table.look().chosen:
            person.press(person.table.action("lead"))
    problem: dict[str, Any] = reply.value.json()
    return first, late, problem


def test_late_card_goes_back_to_the_hand_with_a_word_of_why(visit: Visit) -> None:
    person = visit(seed=31, may_say=("422",))
    hold = Hold(person)
    first, late, _ = lead_twice(person, hold)
    toast = person.table.toast
    expect(toast).to_be_visible()
    assert toast.inner_text().strip() != ""
    person.table.settle()
    assert late in person.table.shown()["hand"]
    hold.release()
    person.table.card(first).wait_for(state="detached")
    person.table.wait_until_able()
    led = [event for event in events(person) if event["type"] == "cards_led"]
    assert [event["cards"] for event in led if event["seat"] == 0][-1] == [first]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "A moment too late: the table has changed meanwhile."),
        ("de", "Einen Moment zu spät: Der Tisch hat sich inzwischen geändert."),
        ("ru", "Чуть-чуть опоздали: на столе уже другое."),
    ],
)
def test_a_late_play_is_told_in_the_players_language(
    visit: Visit, language: str, words: str
) -> None:
    person = visit(seed=34, locale=language, may_say=("422",))
    hold = Hold(person)
    lead_twice(person, hold)
    expect(person.table.toast).to_have_text(words)
    hold.release()


def test_card_played_into_a_short_cut_arrives_once(visit: Visit, server: Server) -> None:
    with line_to(urlsplit(server.url).port or 0) as line:
        person = visit(seed=32, base_url=line.url, may_say=OF_A_CUT_LINE)
        card = find(person, is_lead)[0]["cards"][0]
        version, before = person.table.version, len(events(person))
        line.cut()
        expect(person.table.status).to_contain_text("Connection lost")
        person.press(person.table.card(card), position={"x": 14, "y": 60})
        if person.table.look().chosen:
            person.press(person.table.action("lead"))
        line.mend()
        person.table.wait_for_change(version)
        plays = [one for one in events(person)[before:] if one["type"] == "cards_led"]
        assert [one["cards"] for one in plays if one["seat"] == 0][:1] == [[card]]
        expect(person.table.status).not_to_contain_text("Connection lost")


def test_card_that_never_gets_through_comes_back_with_a_word(visit: Visit, server: Server) -> None:
    with line_to(urlsplit(server.url).port or 0) as line:
        person = visit(seed=33, base_url=line.url, may_say=OF_A_CUT_LINE)
        card = find(person, is_lead)[0]["cards"][0]
        line.cut()
        expect(person.table.status).to_contain_text("Connection lost")
        person.press(person.table.card(card), position={"x": 14, "y": 60})
        if person.table.look().chosen:
            person.press(person.table.action("lead"))
        expect(person.table.toast).to_contain_text("be reached")
        line.mend()
        person.table.wait_until_able()
        person.table.settle()
        assert card in person.table.shown()["hand"]
        person.move()


def test_lost_network_is_told_at_once_and_its_return_too(visit: Visit) -> None:
    person = visit(seed=35, may_say=OF_A_CUT_LINE)
    find(person, is_lead)
    person.page.context.set_offline(True)
    expect(person.table.status).to_contain_text("You are offline")
    person.page.context.set_offline(False)
    expect(person.table.status).not_to_contain_text("offline")
    person.table.wait_until_able()
    person.move()
