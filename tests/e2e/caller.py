"""Somebody who asks the service directly, with the session of their browser."""

from typing import Any

from playwright.sync_api import APIResponse, Page

from tests.e2e.waiting import answer_to, found
from tests.support.waiting import until_done

ORDER = ("keep_hand", "beat", "lead", "throw_in", "transfer", "done", "take")
PLAYS_TOO = """() => document.querySelector('[data-table]') !== null
    && JSON.parse(localStorage.getItem('durak.settings') ?? '{}').byItself !== false"""
"""True on a page that says done or takes automatically: of its play and a call's at the same moment
the later is refused."""
OVERTAKEN = ("stale_version", "game_not_running", "game_over")


class BrowserCaller:
    """The calls of one browser; each has to succeed, except moves that come too late."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def get(self, path: str) -> dict[str, Any]:
        """Return what the service says."""
        reply = answer_to(self._page, f"/api/v1/{path}")
        assert reply.ok, reply.text()
        answer: dict[str, Any] = reply.json()
        return answer

    def post(self, path: str, body: dict[str, Any], method: str = "POST") -> dict[str, Any]:
        """Return what the service answers to a change."""
        reply = self._send(path, body, method)
        assert reply.ok, reply.text()
        answer: dict[str, Any] = reply.json()
        return answer

    def become_guest(self) -> None:
        """Begin a guest's session in the browser's language, unless there is a session already."""
        if self.get("auth/me")["kind"] == "anonymous":
            self.post("auth/guest", {})

    def _send(self, path: str, body: dict[str, Any], method: str = "POST") -> APIResponse:
        cookies = self._page.context.cookies()
        token = next(c["value"] for c in cookies if "durak_csrf" in c.get("name", ""))
        # The page would say it; the service takes a guest's language from it.
        language = self._page.evaluate("navigator.language")
        headers = {"X-CSRFToken": token, "Accept-Language": language}
        # As in `answer_to`: a connection that was idle may be closed while it is used again.
        return self._page.request.fetch(
            f"/api/v1/{path}", method=method, data=body, headers=headers, max_retries=2
        )

    def legal(self, game_id: str) -> dict[str, Any]:
        """Return what the caller may do in the game, and whom the game waits for."""
        return self.get(f"games/{game_id}/legal")

    def play(self, game_id: str, command: dict[str, Any]) -> None:
        """Play `command`, which has to be legal."""
        self.post(f"games/{game_id}/commands", {"command": command})

    def move(self, game_id: str) -> None:
        """Play what gets rid of cards soonest, if it is the caller's turn.

        Others may be quicker: what the game has left behind by then is refused, and counts as no
        move.
        """
        now = self.legal(game_id)
        if now["seat"] in now["awaited"]:
            self._play_now(game_id, now)

    def play_to_the_end(self, game_id: str) -> None:
        """Play the caller's moves until the game is over; the others have to play theirs."""
        while (now := self.legal(game_id))["awaited"]:
            if now["seat"] in now["awaited"]:
                self._play_now(game_id, now)
            else:
                self.wait_beyond(game_id, now["version"])

    def wait_for_the_end(self, game_id: str) -> None:
        """Wait until others have played the game to its end, however long, if it only goes on."""
        until_done(
            lambda: not self.legal(game_id)["awaited"], lambda: self.legal(game_id)["version"]
        )

    def wait_beyond(self, game_id: str, version: int) -> None:
        """Wait until something has happened in the game after `version`."""

        def happened() -> bool | None:
            return self.legal(game_id)["version"] > version or None

        found(happened, f"anything after version {version} of {game_id}")

    def _play_now(self, game_id: str, now: dict[str, Any]) -> None:
        # Where cheating is allowed, the caller keeps the rules.
        offers = now["legal"] if now["fair"] is None else now["fair"]
        plain = [offer for offer in offers if "any_of" not in offer and offer["type"] in ORDER]
        command = min(plain, key=lambda offer: ORDER.index(offer["type"]))
        body = {"command": command, "expected_version": now["version"]}
        assert not self._page.evaluate(PLAYS_TOO), "Who is played for comes by_calls."
        reply = self._send(f"games/{game_id}/commands", body)
        assert reply.ok or reply.json()["code"] in OVERTAKEN, reply.text()
