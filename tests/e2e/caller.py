"""Somebody who asks the service directly, with the session of their browser."""

from typing import Any

from playwright.sync_api import APIResponse, Page

from tests.e2e.waiting import answer_to

ORDER = ("keep_hand", "beat", "lead", "throw_in", "transfer", "done", "take")
OVERTAKEN = ("stale_version", "game_not_running")


class Caller:
    """The calls of one browser; each has to succeed, but for moves that come too late."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def get(self, path: str) -> dict[str, Any]:
        """What the service says."""
        reply = answer_to(self._page, f"/api/v1/{path}")
        assert reply.ok, reply.text()
        answer: dict[str, Any] = reply.json()
        return answer

    def post(self, path: str, body: dict[str, Any], method: str = "POST") -> dict[str, Any]:
        """What the service answers to a change."""
        reply = self._send(path, body, method)
        assert reply.ok, reply.text()
        answer: dict[str, Any] = reply.json()
        return answer

    def _send(self, path: str, body: dict[str, Any], method: str = "POST") -> APIResponse:
        cookies = self._page.context.cookies()
        token = next(c["value"] for c in cookies if c.get("name") == "csrftoken")
        return self._page.request.fetch(
            f"/api/v1/{path}", method=method, data=body, headers={"X-CSRFToken": token}
        )

    def move(self, game_id: str) -> None:
        """Plays what gets rid of cards soonest, if it is the caller's turn.

        Others may be quicker: what the game has left behind by then is refused, and counts as no
        move.
        """
        now = self.get(f"games/{game_id}/legal")
        plain = [offer for offer in now["legal"] if "any_of" not in offer]
        if now["seat"] in now["awaited"]:
            command = min(plain, key=lambda offer: ORDER.index(offer["type"]))
            body = {"command": command, "expected_version": now["version"]}
            reply = self._send(f"games/{game_id}/commands", body)
            assert reply.ok or reply.json()["code"] in OVERTAKEN, reply.text()
