"""Everything that the service sends to one page: raw frames and replies of the API."""

from playwright.sync_api import Page, Response, WebSocket

MADE_UP = "/api/v1/rules/examples"
"""Positions to explain rules with, whose cards are none of a game."""
OPEN_END = "/view?seat=open"
"""All cards, for the panel at the end; the service refuses them until the game is over."""


class Eavesdropper:
    """Listens from the moment it is made; give it a page that has not gone anywhere yet."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self._replies: list[Response] = []
        page.on("websocket", self._listen)
        page.on("response", self._keep)

    def replies(self) -> list[str]:
        """Return the bodies of all replies of the API; the page has to be open."""
        return [reply.text() for reply in self._replies]

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _keep(self, response: Response) -> None:
        if "/api/" not in response.url or response.status == 204:
            return
        if MADE_UP not in response.url and not response.url.endswith(OPEN_END):
            self._replies.append(response)
