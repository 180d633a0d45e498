"""Every state of the table on every size of screen: nothing cut, covered or unreadable.

What assistive software is told of a table is kept as files in aria_trees/. Where a tree has changed
on purpose, `DURAK_WRITE_TREES=1` writes it anew, to be read before it is committed.
"""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import gallery

GEOMETRY = (Path(__file__).parent / "geometry.js").read_text()
# A single digit is text as well: its contrast is to be judged.
AXE_OPTIONS = "{checks: {'color-contrast': {options: {ignoreLength: true}}}}"
AXE = gallery.FRONTEND / "node_modules" / "axe-core" / "axe.min.js"
TREES = Path(__file__).parent / "aria_trees"
# What is read in passing comes and goes.
QUIET = """() => {
    for (const region of document.querySelectorAll('[data-announcer]')) region.ariaHidden = 'true';
}"""
# Sizes are measured and passed on frame by frame: it stands when nothing moves any more.
LAID_OUT = """() => new Promise((done) => {
    let before = '', still = 0;
    const look = () => {
        const cards = [...document.querySelectorAll('.pairs .piece, .held')];
        const boxes = cards.map((card) => Object.values(card.getBoundingClientRect().toJSON()));
        const now = JSON.stringify(boxes);
        still = now === before && cards.every((card) => card.offsetWidth > 0) ? still + 1 : 0;
        before = now;
        still >= 5 ? done() : requestAnimationFrame(look);
    };
    look();
})"""
# With the longest names and the page's header, so that shorter ones without it fit as well.
SCREENS = [
    (320, 568, "de"),
    (390, 844, "ru"),
    (844, 390, "ru"),
    (768, 1024, "de"),
    (1280, 800, "en"),
    (1920, 1080, "ru"),
]


# States of which it is kept, word for word, what assistive software is told.
TOLD = [
    "lead",
    "attack",
    "defend",
    "transfer",
    "six",
    "hand14",
    "hand20",
    "talonEmpty",
    "out",
    "spectator",
    "reconnecting",
    "refused",
    "over",
    "replay",
]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The gallery's address."""
    folder = tmp_path_factory.mktemp("gallery")
    gallery.build(folder)
    with gallery.served(folder) as url:
        yield url


@pytest.fixture
def screen(browser: Browser) -> Iterator[Page]:
    """A page of its own, with motion reduced so that every state stands still."""
    context = browser.new_context(reduced_motion="reduce")
    yield context.new_page()
    context.close()


def show(screen: Page, address: str, state: str, **query: str) -> None:
    """Opens one state and waits until the table is laid out."""
    asked = "&".join(f"{key}={value}" for key, value in {"state": state, **query}.items())
    screen.goto(f"{address}?{asked}")
    screen.locator("[data-prompt]").wait_for()
    screen.evaluate(LAID_OUT)


@pytest.mark.parametrize(("width", "height", "language"), SCREENS)
def test_nothing_leaves_the_screen_or_covers_anything(
    screen: Page, address: str, width: int, height: int, language: str
) -> None:
    screen.set_viewport_size({"width": width, "height": height})
    defects: list[str] = []
    for state in gallery.STATES:
        show(screen, address, state, lang=language, longest="1", header="1")
        defects += [f"{state}: {defect}" for defect in screen.evaluate(GEOMETRY)]
    assert not defects, "\n".join(defects)


@pytest.mark.parametrize("name", gallery.PAGES)
def test_pages_of_rules_fit_every_screen_and_axe_finds_nothing(
    screen: Page, address: str, name: str
) -> None:
    for width, height, language in [(320, 568, "de"), (390, 844, "ru"), (1280, 800, "en")]:
        screen.set_viewport_size({"width": width, "height": height})
        screen.goto(f"{address}?page={name}&lang={language}")
        screen.get_by_role("link").first.wait_for()
        assert screen.evaluate("document.documentElement.scrollWidth") <= width
        screen.evaluate(AXE.read_text())
        result: dict[str, Any] = screen.evaluate(f"axe.run('#app', {AXE_OPTIONS})")
        assert [one["id"] for one in result["violations"]] == []


@pytest.mark.parametrize(("width", "height", "theme"), [(390, 844, "dark"), (1280, 800, "light")])
def test_axe_finds_nothing_and_is_sure_of_every_contrast(
    screen: Page, address: str, width: int, height: int, theme: str
) -> None:
    screen.set_viewport_size({"width": width, "height": height})
    findings: list[str] = []
    for state in gallery.STATES:
        show(screen, address, state, theme=theme, four="1")
        screen.evaluate(AXE.read_text())
        result: dict[str, Any] = screen.evaluate(f"axe.run({AXE_OPTIONS})")
        undecided = [one for one in result["incomplete"] if one["id"] == "color-contrast"]
        findings += [
            f"{state}: {finding['id']}: {node['html'][:160]}"
            for finding in [*result["violations"], *undecided]
            for node in finding["nodes"]
        ]
    assert not findings, "\n".join(findings)


@pytest.mark.parametrize("state", TOLD)
def test_what_assistive_software_is_told_of_a_table(screen: Page, address: str, state: str) -> None:
    show(screen, address, state)
    if state == "over":
        screen.locator("[data-over]").wait_for()
    screen.evaluate(QUIET)
    tree = screen.locator("[data-table]").aria_snapshot() + "\n"
    kept = TREES / f"{state}.yaml"
    if os.environ.get("DURAK_WRITE_TREES"):
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(tree)
    assert tree == kept.read_text()


def test_every_state_is_known_to_these_tests(screen: Page, address: str) -> None:
    screen.goto(address)
    screen.locator("main li").first.wait_for()
    listed = screen.locator("main li").all_inner_texts()
    assert sorted(listed) == sorted(gallery.STATES)


def test_console_stays_empty_under_a_strict_policy(screen: Page, address: str) -> None:
    said: list[str] = []
    screen.on("console", lambda message: said.append(message.text))
    screen.on("pageerror", lambda error: said.append(str(error)))
    show(screen, address, "defend")
    screen.get_by_role("button", name="queen of spades").click()
    assert said == []


def sent(screen: Page) -> list[dict[str, Any]]:
    """The commands that the table reported."""
    commands: list[dict[str, Any]] = json.loads(
        screen.locator("main").get_attribute("data-commands") or "[]"
    )
    return commands


def test_a_card_is_dragged_onto_the_attack_it_beats(screen: Page, address: str) -> None:
    show(screen, address, "defend", animation="1")
    expect(screen.locator("[data-drags]").first).to_be_visible()
    card = screen.get_by_role("button", name="nine of hearts").bounding_box()
    attack = screen.locator('.piece[data-card="KS"]').bounding_box()
    assert card is not None
    assert attack is not None
    screen.mouse.move(card["x"] + 12, card["y"] + 30)
    screen.mouse.down()
    screen.mouse.move(card["x"] + 60, card["y"] - 60, steps=4)
    screen.mouse.move(attack["x"] + 30, attack["y"] + 40, steps=4)
    screen.mouse.up()
    assert sent(screen) == [{"type": "beat", "attack": "KS", "card": "9H"}]


def test_a_card_dropped_nowhere_goes_home_without_a_command(screen: Page, address: str) -> None:
    show(screen, address, "defend")
    expect(screen.locator("[data-drags]").first).to_be_visible()
    card = screen.get_by_role("button", name="nine of hearts")
    before = card.bounding_box()
    assert before is not None
    screen.mouse.move(before["x"] + 12, before["y"] + 30)
    screen.mouse.down()
    screen.mouse.move(before["x"] + 80, before["y"] + 20, steps=4)
    screen.mouse.up()
    expect(card).not_to_have_class(re.compile("dragging"))
    assert sent(screen) == []
    assert card.bounding_box() == pytest.approx(before, abs=1)


def test_a_card_that_slides_away_between_press_and_release_is_still_clicked(
    screen: Page, address: str
) -> None:
    show(screen, address, "lead")
    expect(screen.locator("[data-drags]").first).to_be_visible()
    card = screen.get_by_role("button", name="six of clubs")
    box = card.bounding_box()
    assert box is not None
    screen.mouse.move(box["x"] + 12, box["y"] + 30)
    screen.mouse.down()
    card.evaluate("card => (card.style.translate = '0 -400px')")
    screen.mouse.up()
    assert sent(screen) == [{"type": "lead", "cards": ["6C"]}]


def test_a_lead_is_played_by_the_keyboard_alone(screen: Page, address: str) -> None:
    show(screen, address, "lead")
    screen.keyboard.press("Tab")
    screen.keyboard.press("Enter")
    screen.keyboard.press("ArrowRight")
    screen.keyboard.press("Enter")
    assert sent(screen) == [{"type": "lead", "cards": ["8C"]}]
    focused = screen.evaluate("document.activeElement.dataset.card")
    assert focused is not None


def test_two_equal_cards_are_led_together(screen: Page, address: str) -> None:
    show(screen, address, "lead")
    screen.get_by_role("button", name="jack of diamonds").click()
    screen.get_by_role("button", name="jack of spades").click()
    screen.get_by_role("button", name="Lead J♦ J♠").click()
    assert sent(screen) == [{"type": "lead", "cards": ["JD", "JS"]}]


def test_taking_while_the_attack_could_be_beaten_is_asked_once_more(
    screen: Page, address: str
) -> None:
    show(screen, address, "defend")
    screen.keyboard.press("t")
    assert sent(screen) == []
    screen.get_by_role("button", name="Really take 4 cards?").click()
    assert sent(screen) == [{"type": "take"}]


def test_the_reason_is_said_when_a_card_cannot_be_played(screen: Page, address: str) -> None:
    show(screen, address, "defend")
    # Forced: the card says that it can't be played, and the browser driver would wait until it can.
    screen.get_by_role("button", name="six of clubs").click(force=True)
    reason = "6♣ beats none of the open cards."
    expect(screen.locator("[data-toast]")).to_have_text(reason)
    expect(screen.locator('[data-announcer="assertive"]')).to_have_text(reason)
    assert sent(screen) == []


def test_a_played_card_flies_and_takes_no_click_away(browser: Browser, address: str) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    screen = context.new_page()
    show(screen, address, "attack", animation="0.5")
    screen.get_by_role("button", name="jack of diamonds").click()
    screen.locator("[data-table][data-animating]").wait_for()
    screen.get_by_role("button", name="Keys and help").click()
    expect(screen.get_by_role("dialog")).to_be_visible()
    screen.locator("[data-table]:not([data-animating])").wait_for()
    context.close()


def test_nothing_moves_for_those_who_asked_for_less_motion(screen: Page, address: str) -> None:
    show(screen, address, "attack", animation="1")
    screen.get_by_role("button", name="jack of diamonds").click()
    expect(screen.locator('.piece[data-card="JD"]')).to_be_visible()
    assert screen.locator("[data-animating]").count() == 0


def test_a_court_picture_that_did_not_come_is_asked_for_again(screen: Page, address: str) -> None:
    """Until then the card shows its suit, and not what browsers show in place of a picture."""
    screen.set_viewport_size({"width": 1280, "height": 800})
    pictures = re.compile(r"/assets/[JQK][CDHS].*\.svg")
    screen.route(pictures, lambda route: route.abort())
    show(screen, address, "lead", header="1")
    king = screen.locator('button[data-card="KH"]')
    expect(king.locator("path").first).to_be_visible()
    expect(king.locator("image")).to_have_count(0)
    screen.unroute(pictures)
    expect(king.locator("image")).to_have_count(1, timeout=10_000)
