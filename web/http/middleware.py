"""Middleware of every request: errors outside views, session cookies, security headers."""

import time
from collections.abc import Callable
from http import HTTPStatus
from typing import TypeVar

from django.conf import settings
from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.middleware import SessionMiddleware
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.cache import patch_vary_headers
from django.utils.deprecation import MiddlewareMixin

from web.http.problems import PROBLEM_TYPE, for_status
from web.http.renderers import problem_response
from web.http.session_cookies import FORMER_NAME
from web.monitoring import metrics
from web.monitoring.tracing import span

API_ROOT = "/api/"
RESOURCE_POLICY = "Cross-Origin-Resource-Policy"
UNUSED = (
    *("accelerometer", "browsing-topics", "camera", "display-capture", "geolocation"),
    *("gyroscope", "hid", "magnetometer", "microphone", "midi", "payment", "serial", "usb"),
    "xr-spatial-tracking",
)
"""Features of browsers that the page never uses."""
NOTHING_OF_THE_DEVICE = ", ".join(f"{feature}=()" for feature in UNUSED)
Response = TypeVar("Response", bound=HttpResponseBase)
FILES = "files"
"""The route of requests without one: files, and requests refused before routing."""


class ProblemMiddleware:
    """Turns Django's own error pages under the API's root into problems.

    It is the outermost middleware, so that a bad host name, a body that another middleware refuses,
    and the 500 of a bug all pass through it.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Return the response, or a problem instead of an error page, and count it."""
        begun = time.perf_counter()
        with span("request", method=request.method or ""):
            response = self._response(request)
        route = getattr(request.resolver_match, "route", None) or FILES
        metrics.note_request(route, request.method or "", response.status_code, begun)
        return response

    def _response(self, request: HttpRequest) -> HttpResponseBase:
        response = self.get_response(request)
        if response.status_code < HTTPStatus.BAD_REQUEST or not request.path.startswith(API_ROOT):
            return response
        if response.headers.get("Content-Type", "").startswith((PROBLEM_TYPE, "application/json")):
            return response
        return problem_response(for_status(response.status_code))


class ResourcePolicyMiddleware(MiddlewareMixin):
    """Restricts the device features of our pages, and forbids other sites to embed replies.

    A view whose reply other sites may show, such as a link's picture, calls `open_to_other_sites`.
    """

    def process_response(
        self,
        request: HttpRequest,  # noqa: ARG002 - Django hands it over
        response: HttpResponseBase,
    ) -> HttpResponseBase:
        """Return the response with both headers."""
        response.headers.setdefault("Permissions-Policy", NOTHING_OF_THE_DEVICE)
        response.headers.setdefault(RESOURCE_POLICY, "same-origin")
        return response


def open_to_other_sites(response: Response) -> Response:
    """Allow pages of other sites to embed the response, as a picture or in a frame."""
    response.headers[RESOURCE_POLICY] = "cross-origin"
    return response


class PatientSessionMiddleware(SessionMiddleware):
    """Django's session middleware, but only a view that ended the session deletes its cookie.

    Signing up and logging in give the session a new key. A request sent with the old key finds no
    session. If its reply deleted the cookie, it would delete the new cookie, which has arrived
    meanwhile, and log the person out.

    A session that began under the cookie's former name continues under the new name.
    """

    def process_request(self, request: HttpRequest) -> None:
        """Load the session that the request's cookie names."""
        super().process_request(request)
        own, former = settings.SESSION_COOKIE_NAME, request.COOKIES.get(FORMER_NAME)
        if own in request.COOKIES or former is None:
            return
        session = self.SessionStore(former)
        if SESSION_KEY in session:
            session.modified = True
            request.session = session
            request.COOKIES[own] = former

    def process_response(self, request: HttpRequest, response: HttpResponse) -> HttpResponse:
        """Return the response with an updated session cookie."""
        session = request.session
        if session.is_empty() and not session.modified:
            if session.accessed:
                patch_vary_headers(response, ("Cookie",))
            return response
        return super().process_response(request, response)
