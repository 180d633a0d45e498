"""The pace of a game among bots: no input without a choice, and no wait for the end."""

import re

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.e2e.card_table import OVER
from tests.e2e.conftest import Server, Visit, with_settings
from tests.e2e.lateness import SAID, Refusals
from tests.e2e.opening import events, play_now
from tests.e2e.person import HESITATION_MS, MOST_MOVES, Person

NEW_GAME = '[data-testid="new-game"]'
# In two of three games the player is out while there is something left to show.
MOST_GAMES = 12


def test_done_is_said_by_itself_when_nothing_can_be_added(visit: Visit) -> None:
    person = visit(seed=31, may_say=(SAID,))
    refusals = Refusals(person.page)
    play_now(person, opponents=2)
    for _ in range(MOST_MOVES):
        person.table.wait_until_able(NEW_GAME)
        look = person.table.look()
        if look.phase == "over" or not (look.cards or look.actions):
            break
        assert look.cards or look.actions != ["done"], "the player is asked for what is no choice"
        person.move()
    own = [event for event in events(person) if event["type"] == "attacker_done"]
    assert any(event["seat"] == 0 for event in own)
    refusals.assert_only_late()


def test_who_wishes_to_do_everything_is_asked(visit: Visit, server: Server) -> None:
    person = visit(
        seed=32,
        may_say=(SAID,),
        storage_state=with_settings(server.url, animation=0, byItself=False),
    )
    play_now(person, opponents=2)
    for _ in range(MOST_MOVES):
        person.table.wait_until_able()
        look = person.table.look()
        if not look.cards and look.actions == ["done"]:
            return
        person.move()
    raise AssertionError("Nothing was ever asked that had no choice.")


def play_until_out(person: Person) -> bool:
    """Plays one game until its player is out; False if it ends at that moment."""
    for _ in range(MOST_MOVES):
        person.table.wait_until_able(NEW_GAME)
        if person.page.locator(NEW_GAME).is_visible():
            return True
        if person.table.is_over:
            return False
        person.move()
    raise AssertionError("The game doesn't come to an end.")


def skipped(person: Person) -> bool:
    """Skips the rest of a game; False if all of it had been shown before the click."""
    try:
        person.press(person.page.get_by_test_id("skip-to-end"), timeout=HESITATION_MS)
    except TooLate:
        expect(person.page.locator(OVER)).to_be_visible()
        return False
    return True


def test_who_is_out_skips_the_rest_or_plays_again_at_once(visit: Visit, server: Server) -> None:
    # Moves are shown one by one, so that the bots have played on long before all of it was shown.
    person = visit(seed=33, may_say=(SAID,), storage_state=with_settings(server.url, animation=2))
    page = person.page
    for _ in range(MOST_GAMES):
        play_now(person, opponents=4)
        if play_until_out(person) and skipped(person):
            break
    else:
        raise AssertionError("The rest of no game could be skipped.")
    game = person.table.game_id
    expect(page.locator(OVER)).to_be_visible()
    person.press(page.get_by_test_id("play-again"))
    page.wait_for_url(re.compile(rf"/games/(?!{game})\w{{10}}$"))
    # The others may play a whole bout first, and each of their moves is shown.
    person.table.wait_until_able()
    assert not person.table.is_over
