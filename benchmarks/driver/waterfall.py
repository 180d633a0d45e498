"""The requests of a page, in the order in which it began them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import CDPSession

BAR_COLUMNS = 60


@dataclass(slots=True)
class PageRequest:
    """One request of a page, or its socket until the first message; times in seconds of Chromium's
    clock."""

    name: str
    began: float
    answered: float | None = None
    """The time of the answer's head; of a socket that of its opening."""
    ended: float | None = None
    size: int = 0
    """Bytes on the network, with the answer's head."""


class Waterfall:
    """Records the requests of a page from now on."""

    def __init__(self, chrome: CDPSession) -> None:
        self._requests: dict[str, PageRequest] = {}
        chrome.on("Network.requestWillBeSent", self._asked)
        chrome.on("Network.responseReceived", self._answered)
        chrome.on("Network.loadingFinished", self._ended)
        chrome.on("Network.webSocketWillSendHandshakeRequest", self._opened)
        chrome.on("Network.webSocketHandshakeResponseReceived", self._answered)
        chrome.on("Network.webSocketFrameReceived", self._heard)
        chrome.on("Network.webSocketCreated", self._created)
        chrome.send("Network.enable")
        self._sockets: dict[str, str] = {}

    @property
    def requests(self) -> Sequence[PageRequest]:
        """The requests until now, the earliest first."""
        return sorted(self._requests.values(), key=lambda request: request.began)

    def _asked(self, event: Mapping[str, Any]) -> None:
        address = urlsplit(event["request"]["url"])
        if address.scheme == "data":
            return
        method = event["request"]["method"]
        name = address.path if method == "GET" else f"{method} {address.path}"
        self._requests[event["requestId"]] = PageRequest(name, event["timestamp"])

    def _created(self, event: Mapping[str, Any]) -> None:
        self._sockets[event["requestId"]] = urlsplit(event["url"]).path

    def _opened(self, event: Mapping[str, Any]) -> None:
        name = self._sockets[event["requestId"]]
        self._requests[event["requestId"]] = PageRequest(name, event["timestamp"])

    def _answered(self, event: Mapping[str, Any]) -> None:
        if known := self._requests.get(event["requestId"]):
            known.answered = event["timestamp"]

    def _heard(self, event: Mapping[str, Any]) -> None:
        known = self._requests.get(event["requestId"])
        if known is not None and known.ended is None:
            known.ended = event["timestamp"]
            known.size = len(event["response"]["payloadData"])

    def _ended(self, event: Mapping[str, Any]) -> None:
        if known := self._requests.get(event["requestId"]):
            known.ended = event["timestamp"]
            known.size = int(event["encodedDataLength"])


def drawing(requests: Sequence[PageRequest], until: float) -> str:
    """Draw the requests that began before the moment `until`: waiting as `.`, receiving as `#`.

    Each line has the seconds of its beginning and end since the first request, the bytes and the
    name.
    """
    shown = [request for request in requests if request.began < until]
    start = shown[0].began
    scale = BAR_COLUMNS / (until - start)

    def column(moment: float | None) -> int:
        return BAR_COLUMNS if moment is None else min(BAR_COLUMNS, round((moment - start) * scale))

    def line(request: PageRequest) -> str:
        began, answered, ended = map(column, (request.began, request.answered, request.ended))
        bar = " " * began + "." * (answered - began) + "#" * (ended - answered)
        end = "     " if request.ended is None else f"{request.ended - start:5.2f}"
        times = f"{request.began - start:5.2f} {end} {request.size:7}"
        return f"{times} |{bar:{BAR_COLUMNS}}| {request.name}"

    return "\n".join(map(line, shown))
