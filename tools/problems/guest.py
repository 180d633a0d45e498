"""Somebody at a page, who plays over the API so that the page shows what happens."""

import json
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from playwright.sync_api import APIResponse, Page
from playwright.sync_api import TimeoutError as NotThere

Json = dict[str, Any]
# What a page of another commit may not have is waited for no longer than what is slow takes.
WAITS_MS = 15_000
MOST_MOVES = 300
MOST_GAMES = 3
TABLE = "[data-table]"
SETTLED = "[data-table]:not([data-animating])"
CHANGED = {HTTPStatus.CONFLICT, HTTPStatus.UNPROCESSABLE_ENTITY}


class NotShown(Exception):
    """A page has nothing of this; the message says what it has instead, or why."""


class Guest:
    """A guest of the service in a browser of their own."""

    def __init__(self, page: Page, gallery: str, *, theme: str, language: str) -> None:
        page.set_default_timeout(WAITS_MS)
        self.page, self.gallery = page, gallery
        self.theme, self.language = theme, language

    def state(self, name: str) -> bytes:
        """A picture of a state of the gallery."""
        query = f"state={name}&theme={self.theme}&lang={self.language}&header=1"
        self.page.goto(f"{self.gallery}?{query}", wait_until="networkidle")
        return self.picture("[data-prompt]")

    def picture(self, *awaited: str) -> bytes:
        """What the page shows once these are there."""
        for selector in awaited:
            self.page.locator(selector).first.wait_for()
        self.page.evaluate("document.fonts.ready.then(() => undefined)")
        return self.page.screenshot()

    def play_now(self) -> None:
        """From the home page to a table, as newcomers do."""
        self.page.goto("/")
        self.page.get_by_test_id("play-now").click()
        self.page.locator(TABLE).wait_for()

    def sit_down(self, *, bots: int = 1, paced: bool = False) -> str:
        """A new game against so many beginners; its id.

        Without motion, unless the page is to show move by move what has happened long before.
        """
        settings = {"animation": 1 if paced else 0}
        self.page.add_init_script(
            f"localStorage.setItem('durak.settings', {json.dumps(json.dumps(settings))})"
        )
        self.page.goto("/rules")
        self.page.request.get("/api/v1/auth/me")
        self.post("auth/guest", {})
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "beginner"}] * bots]
        game = self.post("games", {"preset": "podkidnoy", "seats": seats, "start": True})
        self.page.goto(f"/games/{game['id']}")
        self.page.locator(TABLE).wait_for()
        return str(game["id"])

    def play_until(
        self, wanted: Callable[[Json], bool], *, bots: int = 1, paced: bool = False
    ) -> str:
        """Play game after game until the guest's view is as wanted; the game.

        Raises NotShown if it never is.
        """
        for _ in range(MOST_GAMES):
            game = self.sit_down(bots=bots, paced=paced)
            for _ in range(MOST_MOVES):
                look = self._look(game)
                if wanted(look):
                    return game
                if look["view"]["phase"] == "over":
                    break
                self._act(game, look)
        raise NotShown(f"In {MOST_GAMES} games there was no such moment.")

    def post(self, address: str, body: Json) -> Json:
        """What the service answers. Raises NotShown if it refuses."""
        cookies = self.page.context.cookies()
        token = next(cookie["value"] for cookie in cookies if "durak_csrf" in cookie["name"])
        reply = self._asked(
            lambda: self.page.request.post(
                f"/api/v1/{address}", data=body, headers={"X-CSRFToken": token}
            )
        )
        if not reply.ok and reply.status not in CHANGED:
            raise NotShown(f"POST {address}: {reply.text()[:200]}")
        answer: Json = reply.json()
        return answer

    def _look(self, game: str) -> Json:
        address = f"/api/v1/games/{game}/view"
        look: Json = self._asked(lambda: self.page.request.get(address)).json()
        return look

    def _asked(self, ask: Callable[[], APIResponse]) -> APIResponse:
        """The answer, again once there may be asked again."""
        while (reply := ask()).status == HTTPStatus.TOO_MANY_REQUESTS:
            self.page.wait_for_timeout(1000 * int(reply.headers["retry-after"]))
        return reply

    def _act(self, game: str, look: Json) -> None:
        version = look["version"]
        if look["legal"]:
            command = {"command": look["legal"][0], "expected_version": version}
            self.post(f"games/{game}/commands", command)
        try:
            changed = f'[data-table]:not([data-version="{version}"])'
            self.page.locator(changed).wait_for(timeout=1_500)
        except NotThere:
            # Bots may be slow; the next look says what is there.
            return
