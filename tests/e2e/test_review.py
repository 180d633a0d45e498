"""Somebody on a phone has a game reviewed, looks up a move in it, and sends a friend the link."""

from playwright.sync_api import Page, expect

from tests.e2e.axe import findings
from tests.e2e.caller import Caller
from tests.e2e.card_table import OVER
from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.replay_screen import ReplayScreen

PHONE = {"width": 390, "height": 844}
REVIEWED_WITHIN_MS = 120_000
"""Where the kernel is not compiled the judge takes its time."""
NEW_GAME = """async () => {
    await fetch('/api/v1/auth/me');
    const post = async (address, body) => {
        const csrf = document.cookie.match(/csrftoken=([^;]+)/)[1];
        const headers = { 'Content-Type': 'application/json', 'X-CSRFToken': csrf };
        const init = { method: 'POST', headers, body: JSON.stringify(body) };
        const reply = await fetch(`/api/v1/${address}`, init);
        if (!reply.ok) throw new Error(await reply.text());
        return reply.json();
    };
    await post('auth/guest', {});
    const seats = [{ kind: 'bot', level: 'beginner' }, { kind: 'bot', level: 'beginner' }];
    const rules = { deck: 24, refill: 'never' };
    return (await post('games', { rules, seats, start: true, private: true })).id;
}"""
"""A short game of two bots, which play it at once."""


def game_of_bots(person: Person) -> str:
    """The id of a game that two bots have played to its end."""
    page = person.page
    page.goto("/rules")
    game_id: str = page.evaluate(NEW_GAME)
    page.goto(f"/games/{game_id}")
    page.locator(OVER).wait_for()
    return game_id


def reviewed(page: Page) -> None:
    """Waits until the review of the page is done."""
    review = page.locator('[data-testid="review"][data-status="done"]')
    review.wait_for(timeout=REVIEWED_WITHIN_MS)


def test_a_game_is_reviewed_and_a_stranger_reads_it_by_its_link(visit: Visit) -> None:
    person = visit(viewport=PHONE, has_touch=True)
    page = person.page
    game_id = game_of_bots(person)
    page.goto(f"/games/{game_id}/replay")
    ReplayScreen(page)
    person.press(page.get_by_role("button", name="Moves"))
    person.press(page.get_by_role("dialog").get_by_test_id("open-review"))
    person.press(page.get_by_test_id("ask-review"))
    reviewed(page)
    expect(page.get_by_role("dialog")).to_have_count(0)

    review = Caller(page).get(f"games/{game_id}/review")
    first = review["decisions"][0]["version"]
    stranger = visit(viewport=PHONE, has_touch=True)
    stranger.page.goto(f"/games/{game_id}/replay?at={first - 1}&review")
    replay = ReplayScreen(stranger.page)
    reviewed(stranger.page)
    stranger.press(stranger.page.get_by_test_id("master"))
    expect(stranger.page.get_by_test_id("verdict-at")).to_contain_text("The master would lead")
    replay.press("ArrowRight", leads_to=first)
    expect(stranger.page.get_by_test_id("verdict-word")).to_be_visible()
    assert findings(stranger.page) == []
