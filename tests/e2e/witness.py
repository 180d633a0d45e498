"""Notes what a page complains about and whom it talks to."""

from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page, Request, WebSocket

LATE = "was preloaded using link preload but not used within a few seconds"
"""Said when the cores are busy while a page begins; which files are named is tested in
`tests/site/test_shell.py`."""


@dataclass
class Witness:
    """Console messages, errors and requests to other hosts of one page."""

    page: Page
    said: list[str] = field(default_factory=list)
    strangers: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.said.append(f"page error: {error}"))
        self.page.on("request", self._see)
        self.page.on("websocket", self._see)

    def complaints(self, *expected: str) -> list[str]:
        """Return everything noted, except what contains one of `expected`."""
        noted = [*self.said, *(f"asked a stranger: {url}" for url in self.strangers)]
        return [text for text in noted if not any(part in text for part in expected)]

    def _hear(self, message: ConsoleMessage) -> None:
        if LATE in message.text:
            return
        self.said.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _see(self, call: Request | WebSocket) -> None:
        address = urlsplit(call.url)
        if address.scheme in {"data", "blob"} or address.hostname == "localhost":
            return
        self.strangers.append(call.url)
