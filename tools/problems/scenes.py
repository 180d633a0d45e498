"""Where each of the twenty problems was seen, as a picture of the page."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

from playwright.sync_api import Route
from playwright.sync_api import TimeoutError as NotThere

from tools.problems.guest import SETTLED, TABLE, Guest, Json, NotShown

PHONE, SIDEWAYS, DESKTOP = "390x844", "844x390", "1280x800"
A_WHILE_MS = 4_000
HARDLY_MS = 250


@dataclass(frozen=True, slots=True)
class Scene:
    """A problem by its number, where it shows best, and how to get there."""

    number: int
    problem: str
    size: str
    take: Callable[[Guest], bytes]
    language: str = "en"


def _called_away(guest: Guest) -> bytes:
    guest.play_now()
    guest.page.wait_for_timeout(A_WHILE_MS)
    return guest.picture(TABLE)


def _one_option(guest: Guest) -> bytes:
    def only_done(look: Json) -> bool:
        return [command["type"] for command in look["legal"]] == ["done"]

    try:
        guest.play_until(only_done)
    except NotShown:
        raise NotShown("The page says done by itself: nobody was asked in three games.") from None
    return guest.picture(SETTLED)


def _out_first(guest: Guest) -> bytes:
    def is_out(look: Json) -> bool:
        view = look["view"]
        return view["places"][view["viewer"]] is not None and view["phase"] != "over"

    guest.play_until(is_out, bots=3, paced=True)
    return guest.picture(f"{TABLE} .me.out")


def _starting(guest: Guest) -> bytes:
    page = guest.page
    page.goto("/")
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route(re.compile(r"/api/v1/games/\w{10}(/start)?$"), hold)
    page.get_by_test_id("play-now").click()
    page.wait_for_timeout(A_WHILE_MS)
    picture = guest.picture()
    page.unroute_all(behavior="ignoreErrors")
    return picture


def _deal(guest: Guest) -> bytes:
    guest.play_now()
    guest.page.wait_for_timeout(HARDLY_MS)
    return guest.picture()


def _home_while_playing(guest: Guest) -> bytes:
    guest.sit_down()
    guest.page.goto("/")
    guest.page.get_by_test_id("play-now").wait_for()
    guest.page.wait_for_timeout(A_WHILE_MS)
    return guest.picture()


def _lesson(guest: Guest) -> bytes:
    guest.page.goto("/")
    guest.page.get_by_test_id("play-now").wait_for()
    lesson = guest.page.locator(".learn button, .learn a").first
    if lesson.count() == 0:
        raise NotShown("There is no guided game, only the rules as a text.")
    lesson.click()
    guest.page.locator(TABLE).wait_for()
    guest.page.wait_for_timeout(A_WHILE_MS)
    return guest.picture(SETTLED)


def _remembered(guest: Guest) -> bytes:
    def much_seen(look: Json) -> bool:
        view = look["view"]
        return bool(view["talon"] == 0 and view["phase"] == "bout")

    guest.play_until(much_seen)
    return guest.picture(SETTLED)


def _chat(guest: Guest) -> bytes:
    page = guest.page
    page.goto("/new")
    page.get_by_test_id("seats").get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_test_id("create").click()
    path = urlsplit(page.get_by_test_id("invite-link").input_value()).path
    browser = page.context.browser
    if browser is None:
        raise NotShown("This browser has no second window.")
    base = f"{urlsplit(page.url).scheme}://{urlsplit(page.url).netloc}"
    with browser.new_context(base_url=base) as context:
        other = context.new_page()
        other.goto(path)
        other.get_by_test_id("join").click()
        page.get_by_test_id("start").click()
        page.locator(TABLE).wait_for()
        page.get_by_test_id("open-chat").first.click()
        return guest.picture('[data-testid="chat"]')


def _is_over(look: Json) -> bool:
    return bool(look["view"]["phase"] == "over")


def _end(guest: Guest) -> bytes:
    guest.play_until(_is_over)
    guest.page.locator("[data-over]").wait_for()
    guest.page.wait_for_timeout(A_WHILE_MS)
    return guest.picture()


def _replay(guest: Guest) -> bytes:
    game = guest.play_until(_is_over)
    guest.page.goto(f"/games/{game}/replay?at=30")
    return guest.picture('[data-testid="replay"]', SETTLED)


def _nowhere(guest: Guest) -> bytes:
    guest.page.goto("/no/such/page")
    guest.page.wait_for_load_state("networkidle")
    return guest.picture()


def _line_lost(guest: Guest) -> bytes:
    guest.sit_down()
    guest.page.context.set_offline(True)
    guest.page.wait_for_timeout(A_WHILE_MS / 2)
    return guest.picture(TABLE)


def _offline(guest: Guest) -> bytes:
    page = guest.page
    page.goto("/")
    page.get_by_test_id("play-now").wait_for()
    page.wait_for_timeout(A_WHILE_MS)
    page.context.set_offline(True)
    try:
        page.goto("/")
    except Exception as failure:
        if "ERR_INTERNET_DISCONNECTED" not in str(failure):
            raise
        raise NotShown("The browser's own page: no connection.") from None
    page.wait_for_timeout(A_WHILE_MS / 4)
    return page.screenshot()


def _home(guest: Guest) -> bytes:
    guest.page.goto("/")
    guest.page.get_by_test_id("play-now").wait_for()
    guest.page.wait_for_load_state("networkidle")
    return guest.page.screenshot(full_page=True)


def state(name: str) -> Callable[[Guest], bytes]:
    """A state of the gallery."""
    return lambda guest: guest.state(name)


SCENES = (
    Scene(1, "A call to one's own table covers it", PHONE, _called_away),
    Scene(2, "Asked although there is nothing to add", DESKTOP, _one_option),
    Scene(3, "Out first, then nothing to do", DESKTOP, _out_first),
    Scene(4, "Opponents can't be told apart", PHONE, state("six"), "ru"),
    Scene(5, "Play now is ready again before the table is there", PHONE, _starting),
    Scene(6, "No deal is seen, and courts are blank", PHONE, _deal),
    Scene(7, "Home doesn't lead with the game that runs", PHONE, _home_while_playing),
    Scene(8, "No guided game", PHONE, _lesson),
    Scene(9, "Known cards lie open, though memory is the game", DESKTOP, _remembered),
    Scene(10, "Status and header take the table's room", PHONE, state("defend"), "ru"),
    Scene(11, "Chat hides hand and buttons on a phone", PHONE, _chat),
    Scene(12, "The end panel", DESKTOP, _end),
    Scene(13, "The replay has no analysis and nothing to share", DESKTOP, _replay),
    Scene(14, "An address that leads nowhere", DESKTOP, _nowhere, "ru"),
    Scene(15, "Two seconds after the line was lost", PHONE, _line_lost),
    Scene(16, "Opened without a connection", PHONE, _offline),
    Scene(17, "What beats and what transfers", PHONE, state("transfer")),
    Scene(18, "A phone on its side", SIDEWAYS, state("defend")),
    Scene(19, "A command that came too late", PHONE, state("refused"), "ru"),
    Scene(20, "Words and length of the home page", PHONE, _home, "ru"),
)


def taken(scene: Scene, guest: Guest) -> bytes | str:
    """The scene's picture; or, in words, why this page has none."""
    try:
        return scene.take(guest)
    except NotShown as reason:
        return str(reason)
    except NotThere as late:
        return f"This page didn't come so far: {late.message.splitlines()[0]}"
