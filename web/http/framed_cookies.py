"""Cookies for the page in a frame of another site, such as a messenger's web client.

Browsers send no cookie with `SameSite=Lax` there. In a frame the session and the CSRF token have
`SameSite=None` and `Partitioned`: the browser keeps them apart for each site around the frame, and
sends them in frames of that site alone. So requests of any other site still come without them. A
cookie of the same kind, which the framed page itself brings, says that requests come from a frame.
"""

from http.cookies import Morsel
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponseBase
from django.utils.deprecation import MiddlewareMixin

MARK = "framed"
"""The name of the cookie that a framed page brings."""


class FramedMorsel(Morsel[Any]):
    """A cookie for a frame. `http.cookies` knows the attribute from Python 3.14 on."""

    def OutputString(self, attrs: Any = None) -> str:  # noqa: N802 - the name of the library
        """Return the cookie as a header has it."""
        return f"{super().OutputString(attrs)}; Partitioned"


class FramedCookiesMiddleware(MiddlewareMixin):
    """Gives replies to a page in a frame cookies that work there, if it may be framed at all."""

    def process_response(
        self, request: HttpRequest, response: HttpResponseBase
    ) -> HttpResponseBase:
        """Return the response with its cookies for a frame."""
        if settings.DURAK_FRAMED_BY and (MARK in request.COOKIES or MARK in response.cookies):
            for name in (MARK, settings.SESSION_COOKIE_NAME, settings.CSRF_COOKIE_NAME):
                if name in response.cookies:
                    response.cookies[name] = _framed(response.cookies[name])
        return response


def mark_framed_page(request: HttpRequest, response: HttpResponseBase) -> None:
    """Mark the browser's requests from this frame, if the page is opened in one."""
    if request.headers.get("Sec-Fetch-Dest") == "iframe":
        response.set_cookie(MARK, "1", httponly=True)


def _framed(cookie: Morsel[str]) -> Morsel[str]:
    made: Morsel[str] = FramedMorsel()
    made.set(cookie.key, cookie.value, cookie.coded_value)
    made.update(cookie)
    made["samesite"] = "None"
    # Browsers take `SameSite=None` with it alone; http://localhost counts as secure.
    made["secure"] = True
    return made
