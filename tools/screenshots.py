"""`python -m tools.screenshots`: take the screenshots in docs/pictures/ from the real page.

It starts the embedded set-up with temporary data, plays a game against bots in a real browser, and
takes a picture of the table in mid-bout, and of the same moment in the replay."""

import sys
from contextlib import closing
from http import HTTPStatus
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tools.chromium import BROWSERS, find
from tools.png import packed
from tools.set_up import running_set_up

PICTURES = Path(__file__).resolve().parents[1] / "docs" / "pictures"
MAX_BYTES = 200_000
# The desktop's layout, as small as it gets: the felt's shades make larger pictures heavy.
WIDTH, HEIGHT = 720, 600
SETTLED = "[data-table]:not([data-animating])"
TO_ACT = (
    '[data-table] button[data-card][aria-disabled="false"], '
    "[data-table] [data-action]:enabled, [data-table] [data-over]"
)
# Many more games than it takes until one has a moment that shows something.
MAX_GAMES = 20
MIN_BEATEN, MIN_IN_TALON = 2, 4
NEW_GAME = {
    "preset": "podkidnoy",
    "seats": [{"kind": "me"}, *[{"kind": "bot", "level": "casual"}] * 3],
    "start": True,
}
Json = dict[str, Any]


class NotPresentable(Exception):
    """The pictures can't be made; the message says why."""


class ScreenshotPlayer:
    """Plays by REST as the guest whose page it is, so that the page shows what happens."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def begin(self, name: str) -> None:
        """Become a guest of this name."""
        self.page.request.get("/api/v1/auth/me")
        self._post("auth/guest", {"name": name})

    def play_until_presentable(self) -> tuple[str, int]:
        """Play, game after game, until the table is worth a picture; the game and its version.

        Raises NotPresentable if no game brings it.
        """
        for _ in range(MAX_GAMES):
            game_id = str(self._post("games", NEW_GAME)["id"])
            self.page.goto(f"/games/{game_id}")
            while (look := self._look(game_id))["view"]["phase"] != "over":
                if is_presentable(look["view"]):
                    return game_id, int(look["version"])
                self._act(game_id, look)
        raise NotPresentable(f"None of {MAX_GAMES} games had a moment to show.")

    def play_to_the_end(self, game_id: str) -> None:
        """Play the rest of the game."""
        while (look := self._look(game_id))["view"]["phase"] != "over":
            self._act(game_id, look)

    def _look(self, game_id: str) -> Json:
        """Return the player's view once the page shows that they may act, or that the game is
        over."""
        self.page.locator(TO_ACT).first.wait_for()
        look: Json = self.page.request.get(f"/api/v1/games/{game_id}/view").json()
        return look

    def _act(self, game_id: str, look: Json) -> None:
        """Send the first legal command, if the game still is as it looked."""
        if look["legal"]:
            body = {"command": look["legal"][0], "expected_version": look["version"]}
            self._post(f"games/{game_id}/commands", body, may_be_late=True)
        self.page.locator(f'[data-table]:not([data-version="{look["version"]}"])').wait_for()

    def _post(self, address: str, body: Json, *, may_be_late: bool = False) -> Json:
        cookies = self.page.context.cookies()
        token = next(cookie["value"] for cookie in cookies if "durak_csrf" in cookie["name"])
        reply = self.page.request.post(
            f"/api/v1/{address}", data=body, headers={"X-CSRFToken": token}
        )
        if not reply.ok and not (may_be_late and reply.status == HTTPStatus.CONFLICT):
            raise NotPresentable(f"POST {address}: {reply.text()}")
        answer: Json = reply.json()
        return answer


def is_presentable(view: Json) -> bool:
    """Return whether the viewer defends, some cards are beaten, and the talon isn't empty."""
    bout = view["bout"]
    if bout is None or view["phase"] != "bout" or bout["defender"] != view["viewer"]:
        return False
    beaten = [pair for pair in bout["table"] if pair["beaten_by"]]
    is_open = len(bout["table"]) > len(beaten)
    return is_open and len(beaten) >= MIN_BEATEN and view["talon"] >= MIN_IN_TALON


def take_pictures(browser: Browser, address: str) -> None:
    """Take all pictures of the set-up at that address. Raises NotPresentable."""
    with closing(open_context(browser, address)) as context:
        page = context.new_page()
        page.goto("/rules")
        player = ScreenshotPlayer(page)
        player.begin("Anna")
        for _ in range(MAX_GAMES):
            pictures = pictures_of_a_game(player)
            # Court cards make a picture heavy; another game has fewer of them.
            if all(len(png) <= MAX_BYTES for png in pictures.values()):
                for name, png in pictures.items():
                    (PICTURES / f"{name}.png").write_bytes(png)
                    print(f"docs/pictures/{name}.png: {len(png) // 1000} kB")
                return
    raise NotPresentable(f"No picture had fewer than {MAX_BYTES} bytes.")


def pictures_of_a_game(player: ScreenshotPlayer) -> dict[str, bytes]:
    """Pictures of a new game by name: of the table, and of the same moment in the replay."""
    page = player.page
    game_id, version = player.play_until_presentable()
    page.locator(f'[data-table][data-version="{version}"]').wait_for()
    table = picture(page)
    player.play_to_the_end(game_id)
    page.goto(f"/games/{game_id}/replay?at={version}")
    page.locator(f'[data-testid="replay"][data-version="{version}"]').wait_for()
    return {"table": table, "replay": picture(page)}


def picture(page: Page) -> bytes:
    """Return a screenshot of the page, as PNG."""
    page.locator(SETTLED).first.wait_for()
    page.evaluate("document.fonts.ready.then(() => undefined)")
    return packed(page.screenshot())


def open_context(browser: Browser, address: str) -> BrowserContext:
    """A browser in which nothing has been chosen but to see no animations."""
    return browser.new_context(
        base_url=address,
        viewport={"width": WIDTH, "height": HEIGHT},
        locale="en",
        color_scheme="light",
        reduced_motion="reduce",
    )


def main() -> int:
    """Make the pictures; 1 and the reason where that can't be done."""
    chromium = find(BROWSERS)
    if chromium is None:
        sys.stderr.write("The pictures need Chromium: make chromium, or set CHROMIUM.\n")
        return 1
    PICTURES.mkdir(exist_ok=True)
    try:
        with running_set_up(DURAK_BOT_DELAY_MS="0") as address, sync_playwright() as playwright:
            # As root a browser has no sandbox.
            browser = playwright.chromium.launch(
                executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
            )
            with closing(browser):
                take_pictures(browser, address)
    except NotPresentable as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
