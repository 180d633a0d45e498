"""Try the page where the browser, the session or the server is odd: it says so in plain words."""

from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.e2e.card_table import LOGGED_OUT
from tests.e2e.conftest import RunningSetUp, Visit
from tests.e2e.odd import deny_storage
from tests.e2e.opening import play_now, sit_down
from tests.e2e.relay import OF_A_CUT_CONNECTION, relay_to

MOVES = 3


def test_a_game_is_played_where_storage_is_blocked(visit: Visit) -> None:
    person = visit(seed=41)
    deny_storage(person.page)
    play_now(person)
    for _ in range(MOVES):
        person.table.wait_until_able()
        if person.table.is_over:
            break
        version = person.table.version
        person.move()
        expect(person.page.locator(f'[data-table][data-version="{version}"]')).to_have_count(0)


def test_a_lost_session_is_told_at_the_table_which_stays(visit: Visit) -> None:
    person = visit(seed=42, may_say=("401", "403"))
    sit_down(person, "podkidnoy", bots=1)
    person.table.wait_until_able()
    person.page.context.clear_cookies()
    person.move()
    told = person.page.locator(LOGGED_OUT)
    expect(told).to_be_visible()
    expect(told.get_by_role("link")).to_have_attribute("href", "/login")
    expect(person.page.locator("[data-table]")).to_be_visible()


def test_a_server_that_is_away_is_not_called_the_players_network(
    visit: Visit, server: RunningSetUp
) -> None:
    with relay_to(urlsplit(server.url).port or 0) as relay:
        person = visit(base_url=relay.url, seed=43, may_say=OF_A_CUT_CONNECTION)
        sit_down(person, "podkidnoy", bots=1)
        person.table.wait_until_able()
        relay.cut()
        notices = person.page.locator("[data-table] .notices")
        expect(notices).to_contain_text("The server is away. Trying again …")
        assert person.page.evaluate("navigator.onLine")
        relay.mend()
        expect(notices).not_to_contain_text("away")
        person.table.wait_until_able()
        person.move()
