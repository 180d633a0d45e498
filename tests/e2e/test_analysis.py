"""A position on the analysis board: set up by hand, judged, played on, and handed on by a link."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.axe import findings
from tests.e2e.conftest import Visit
from tests.support.boards import LATE

PHONE = {"width": 390, "height": 844}
JUDGED_WITHIN_MS = 40_000
"""The judge is slow without a compiled kernel."""
LATE_CARDS = {"0": ("TH", "JS"), "1": ("AD", "9S")}


def shows_move(page: Page, number: int) -> None:
    """Wait until the position after so many moves is shown."""
    page.locator(f'[data-testid="analysis"][data-at="{number}"]').wait_for()


def link_of(page: Page) -> str:
    """Return the link to the position shown."""
    page.evaluate("() => { navigator.share = undefined; }")
    href = page.evaluate(
        """() => new Promise((done) => {
            navigator.clipboard.writeText = async (text) => done(text);
            document.querySelector('[data-testid="copy-link"]').click();
        })"""
    )
    return str(href)


def test_a_position_set_up_by_hand_is_judged_played_on_and_handed_to_a_stranger(
    visit: Visit,
) -> None:
    person = visit(viewport=PHONE, has_touch=True, may_say=("400 (Bad Request)",))
    page = person.page
    page.goto("/analysis")
    page.get_by_test_id("notation").fill(LATE.replace("hand TH JS", "hand TH"))
    person.press(page.get_by_test_id("bring"))
    expect(page.get_by_role("alert")).to_contain_text("a position or a game in notation")
    expect(page.get_by_text("Every card of the pack")).to_be_visible()

    page.get_by_role("radio", name="24", exact=True).check(force=True)
    for place, cards in LATE_CARDS.items():
        where = page.get_by_test_id("where")
        where.locator(f'input[value="{place}"]').check(force=True)
        for card in cards:
            person.press(page.locator(f'[data-lay="{card}"]'))
    person.press(page.get_by_test_id("set-up"))
    shows_move(page, 0)

    person.press(page.get_by_test_id("open-sheet"))
    person.press(page.get_by_test_id("evaluate"))
    evaluation = page.locator('[data-testid="evaluation"][data-status="done"]')
    evaluation.wait_for(timeout=JUDGED_WITHIN_MS)
    # The jack of trumps can't be beaten, so that the ten goes last.
    best = evaluation.get_by_role("button").first
    expect(best).to_have_text(re.compile("lead J♠.*100%.*proven"))
    person.press(best)
    shows_move(page, 1)
    expect(page.get_by_test_id("play-for").get_by_role("radio", name="Player 2 •")).to_be_checked()
    assert findings(page) == []

    stranger = visit(viewport=PHONE, has_touch=True)
    stranger.page.goto(link_of(page))
    shows_move(stranger.page, 0)
    expect(stranger.page.locator('[data-table] .pairs [data-card="JS"]')).to_be_visible()
