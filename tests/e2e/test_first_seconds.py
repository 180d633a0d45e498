"""The first seconds at a table: its deal, and how little it needs before a card can be played."""

import gzip

from benchmarks.driver.phone import slow_down
from tests.e2e.caller import BrowserCaller
from tests.e2e.conftest import PROJECT_ROOT, Visit
from tests.e2e.opening import make_game
from tests.e2e.waiting import found

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

# The scripts that the page has begun to load by the moment at which the hand has a card to play.
COUNT_SCRIPTS = """
    performance.setResourceTimingBufferSize(1000);
    const isScript = ({ name }) => new URL(name).pathname.endsWith('.js');
    const playable = '[data-table] button[data-card][aria-disabled="false"]';
    const look = () => {
        if (!document.querySelector(playable)) return;
        watch.disconnect();
        const loaded = performance.getEntriesByType('resource').filter(isScript);
        const links = [...document.querySelectorAll('link[rel="modulepreload"]')];
        const begun = [...loaded.map(({ name }) => name), ...links.map(({ href }) => href)];
        window.scriptsOfFirstCard = [...new Set(begun)];
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true, attributes: true });
"""
FIRST_SCRIPTS_KB = 60


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


def kilobytes(address: str) -> float:
    """Return how much a script of the page weighs on its way."""
    built = PROJECT_ROOT / "frontend/dist/assets" / address.rsplit("/", 1)[-1]
    return len(gzip.compress(built.read_bytes(), 9)) / 1000


def test_a_card_can_be_played_before_what_comes_later_is_loaded(visit: Visit) -> None:
    person = visit(viewport={"width": 390, "height": 844})
    page, caller = person.page, BrowserCaller(person.page)
    bots = [{"kind": "bot", "level": "beginner"}] * 3
    game_id = make_game(person, seats=[{"kind": "me"}, *bots], start=True)

    def card_to_play() -> bool | None:
        now = caller.legal(game_id)
        # The deal is over, and the reader leads or has a card to answer with.
        if now["version"] > 2 and any({"card", "cards"} & set(one) for one in now["legal"]):
            return True
        caller.move(game_id)
        return None

    found(card_to_play, "a turn with a card to play")
    slow_down(page)
    page.add_init_script(COUNT_SCRIPTS)
    page.goto(f"/games/{game_id}")
    page.wait_for_function("() => window.scriptsOfFirstCard !== undefined")
    scripts: list[str] = page.evaluate("window.scriptsOfFirstCard")
    weights = {address.rsplit("/", 1)[-1]: kilobytes(address) for address in scripts}
    assert sum(weights.values()) <= FIRST_SCRIPTS_KB, weights
    # The later parts do come.
    page.wait_for_function(
        "(count) => performance.getEntriesByType('resource')"
        ".filter(({ name }) => name.endsWith('.js')).length > count",
        arg=len(scripts),
    )
