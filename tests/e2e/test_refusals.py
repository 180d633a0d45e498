"""A play that comes too late, or doesn't get through, is reported calmly and costs nothing."""

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.caller import BrowserCaller
from tests.e2e.conftest import RunningSetUp, Visit
from tests.e2e.opening import events, sit_together
from tests.e2e.person import LEFT_EDGE, BrowserPerson
from tests.e2e.relay import OF_A_CUT_CONNECTION, relay_to


class Hold:
    """Keeps back what the service sends through the socket, when told to."""

    def __init__(self, person: BrowserPerson) -> None:
        self.held: list[tuple[WebSocketRoute, str | bytes]] = []
        self.holding = False
        person.page.route_web_socket(re.compile("/ws/games/"), self._connect)

    def release(self) -> None:
        """Hand over everything kept back, in order, and keep nothing back any more."""
        self.holding = False
        for socket, message in self.held:
            socket.send(message)
        self.held.clear()

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if self.holding:
                self.held.append((socket, message))
            else:
                socket.send(message)

        server.on_message(pass_on)


def leader_of(*players: BrowserPerson) -> BrowserPerson:
    """Return the one of two people who leads, once their page shows that they can."""
    seat: int = BrowserCaller(players[0].page).legal(players[0].table.game_id)["awaited"][0]
    players[seat].table.wait_until_able()
    return players[seat]


@dataclass(frozen=True)
class LeadChoice:
    """One card that may be led; of several of its rank it is chosen before it is led."""

    card: str
    has_equals: bool

    def make(self, person: BrowserPerson) -> None:
        """Lead the card by clicks."""
        person.press(person.table.card(self.card), position=LEFT_EDGE)
        if self.has_equals:
            person.press(person.table.action("lead"))


def leads_of(person: BrowserPerson) -> list[LeadChoice]:
    """Return the cards that the person may lead one at a time."""
    offers = BrowserCaller(person.page).legal(person.table.game_id)["legal"]
    equals = {card for offer in offers for card in offer.get("any_of", ())}
    singles = [offer["cards"][0] for offer in offers if "cards" in offer]
    return [LeadChoice(card, card in equals) for card in singles]


def led_by(person: BrowserPerson) -> list[list[str]]:
    """Return the cards of each lead in the person's game."""
    return [event["cards"] for event in events(person) if event["type"] == "cards_led"]


def test_a_late_card_goes_back_to_the_hand_with_a_word_of_why(visit: Visit) -> None:
    host, guest = visit(seed=31, may_say=("422",)), visit(seed=32, may_say=("422",))
    holds = {id(person): Hold(person) for person in (host, guest)}
    game_id = sit_together(host, guest)
    person = leader_of(host, guest)
    first, *_, late = leads_of(person)
    hold = holds[id(person)]
    hold.holding = True
    # Behind the page's back, as from another of the player's windows.
    BrowserCaller(person.page).play(game_id, {"type": "lead", "cards": [first.card]})
    with person.page.expect_response("**/commands") as reply:
        late.make(person)
    assert reply.value.status == 422
    expect(person.table.toast).to_have_text("A moment too late: the table has changed meanwhile.")
    expect(person.table.card(late.card)).to_be_visible()
    person.table.settle()
    assert {first.card, late.card} <= set(person.table.shown()["hand"])
    hold.release()
    person.table.card(first.card).wait_for(state="detached")
    assert late.card in person.table.shown()["hand"]
    assert led_by(person) == [[first.card]]


def test_a_card_played_into_a_short_cut_arrives_once(visit: Visit, server: RunningSetUp) -> None:
    with relay_to(urlsplit(server.url).port or 0) as relay:
        over_the_relay = {"base_url": relay.url, "may_say": OF_A_CUT_CONNECTION}
        host, guest = visit(seed=32, **over_the_relay), visit(seed=33, **over_the_relay)
        sit_together(host, guest)
        for one in (host, guest):
            # A worker that is still on its way when the connection is cut is one more thing told.
            one.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
        person = leader_of(host, guest)
        lead, version = leads_of(person)[0], person.table.version
        relay.cut()
        expect(person.table.status).to_contain_text("Connection lost")
        lead.make(person)
        relay.mend()
        person.table.wait_for_change(version)
        expect(person.table.status).not_to_contain_text("Connection lost")
        expect(person.table.card(lead.card)).to_have_count(0)
        assert led_by(person) == [[lead.card]]
