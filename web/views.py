"""Bases of every endpoint, kept thin because every move over REST passes through them."""

from collections.abc import Mapping, Sequence
from functools import partial
from http import HTTPStatus
from typing import Any

from django.conf import settings
from rest_framework.exceptions import MethodNotAllowed
from rest_framework.permissions import SAFE_METHODS, AllowAny, IsAuthenticated
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView
from structlog.contextvars import bind_contextvars

from web.http.address_checks import check_address
from web.http.bodies import Body, Query, read_body, read_query
from web.http.callers import user_id_of
from web.http.content_negotiation import Negotiation
from web.http.deprecation import Deprecation, ending_headers
from web.http.etags import answer_unchanged
from web.http.garbage_collection import untie_when_ready
from web.http.json_parser import StrictJSONParser
from web.http.operation_inputs import taken_by
from web.http.problems import Problem
from web.http.requests import http_of
from web.http.scopes import AnyScope, Scope, check_scope
from web.limits.throttling import Limit, rate_headers
from web.realtime.presence import note_here

WITHOUT_BODY = frozenset({"GET", "HEAD"})


class ApiView(APIView):
    """An endpoint for logged-in callers, JSON in and out."""

    parser_classes = [StrictJSONParser]
    renderer_classes = [JSONRenderer]
    content_negotiation_class = Negotiation
    permission_classes = [IsAuthenticated]
    # The framework's own answer to OPTIONS describes serializers, of which there are none; browsers
    # that ask before a call of another host's page are answered before (`web.asgi.cors`).
    http_method_names = [name for name in APIView.http_method_names if name != "options"]
    limits: Sequence[Limit] = (Limit("all", "1200/minute"),)
    is_caller_cached = False
    """Whether the caller may be as this process remembers them, seconds old but for a ban: for
    views that need to know who somebody is, and neither change nor show their row."""
    is_open_to_banned = False
    """Whether a banned user may call it: for the account, its data, and to appeal."""
    is_read_by_all = False
    """Whether everybody may read here, though only logged-in callers may change something."""

    read_scope: Scope | AnyScope | None = Scope.READ
    """The scope a token needs to read here; None: a session is needed."""
    write_scope: Scope | AnyScope | None = None
    """The scope a token needs to change something here; None: a session is needed."""
    endings: Mapping[str, Deprecation] = {}
    """Which of the view's methods will end."""

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Refuses unknown methods, and bodies that can't be read, before anything else.

        Queries and bodies are refused, too, where the operation has none: who sends them expects
        something else to be done. Lines of the log have the game's id from here on.
        """
        if "game_id" in kwargs:
            bind_contextvars(game_id=kwargs["game_id"])
        name = (request.method or "").lower()
        if name not in self.http_method_names or not hasattr(self, name):
            raise MethodNotAllowed(request.method or "")
        if request.method not in WITHOUT_BODY:
            check_body(request)
        super().initial(request, *args, **kwargs)
        if not self.is_open_to_banned:
            check_not_banned(request)
        check_address(kwargs, user_id=user_id_of(request))
        if request.user.is_authenticated:
            note_here(request.user.pk)
        check_nothing_more(self, request)

    def finalize_response(
        self, request: Request, response: Response, *args: Any, **kwargs: Any
    ) -> Response:
        """The reply, which nobody keeps unless it says so itself: most are for the caller alone."""
        reply = super().finalize_response(request, response, *args, **kwargs)
        reply.headers.setdefault("Cache-Control", "no-store")
        for name, value in rate_headers(request.META).items():
            reply.headers[name] = value
        ending = self.endings.get(request.method or "")
        if ending is not None:
            for name, value in ending_headers(ending).items():
                reply.headers[name] = value
        untie_when_ready(self, request, reply)
        is_read = request.method in {"GET", "HEAD"} and reply.status_code == HTTPStatus.OK
        if is_read and isinstance(reply, Response):
            reply.add_post_render_callback(partial(answer_unchanged, http_of(request)))
        return reply

    def get_permissions(self) -> Sequence[Any]:
        """The permissions of the request; of reading, of which the document takes them, too."""
        if self.is_read_by_all and self.request.method in {"GET", "HEAD"}:
            return [AllowAny()]
        return super().get_permissions()

    def check_permissions(self, request: Request) -> None:
        """Raises a Problem if the caller, or the caller's token, may not do this."""
        super().check_permissions(request)
        check_scope(request, scope_of(self, request.method or ""))

    def check_throttles(self, request: Request) -> None:
        """Raises Problem `throttled` if one of the limits is reached."""
        for limit in self.limits:
            limit.check(request)


class PublicApiView(ApiView):
    """An endpoint for everybody."""

    permission_classes = [AllowAny]


class AccountView(ApiView):
    """An endpoint for accounts; a guest is asked to register."""

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Raises Problem `account_needed` for a guest."""
        super().initial(request, *args, **kwargs)
        if getattr(request.user, "is_guest", False):
            raise Problem("account_needed", "Only an account can do this: register first.")


class NotFoundView(PublicApiView):
    """Every address under the API's root that has no endpoint."""

    schema = None

    def initial(self, *_args: Any, **_kwargs: Any) -> None:
        """Raises Problem `not_found`, for every method."""
        raise Problem("not_found", "There is nothing at this address.")


def scope_of(view: ApiView, method: str) -> Scope | AnyScope | None:
    """The scope a token needs for the method here; None: a session is needed."""
    return view.read_scope if method in SAFE_METHODS else view.write_scope


def check_not_banned(request: Request) -> None:
    """Raises Problem `banned` for a banned caller."""
    if getattr(request.user, "is_banned", False):
        end = getattr(request.user, "ban_end", None)
        raise Problem(
            "banned",
            "You are banned. GET sanctions/mine tells why, POST appeals objects to it.",
            until=None if end is None else end.isoformat().replace("+00:00", "Z"),
        )


def check_nothing_more(view: ApiView, request: Request) -> None:
    """Raises Problem `invalid` or `malformed_json` for a query or a body that nobody would read."""
    method = request.method or ""
    if request.META.get("QUERY_STRING") and not taken_by(view, method).has_query:
        read_query(request, Query)
    is_with_body = method not in WITHOUT_BODY and _length_of(request) != "0"
    if is_with_body and not taken_by(view, method).has_body:
        read_body(request, Body)


def check_body(request: Request) -> None:
    """Raises a Problem for a body of unknown length, too large, compressed, or not JSON."""
    length = _length_of(request)
    if request.META.get("HTTP_TRANSFER_ENCODING"):
        raise Problem("length_required", "Send the body's length as Content-Length.")
    limit: int = settings.DATA_UPLOAD_MAX_MEMORY_SIZE or 0
    if not length.isdecimal() or int(length) > limit:
        raise Problem("body_too_large", f"A body has at most {limit} bytes.")
    is_json = (request.content_type or "").partition(";")[0].strip().lower() == "application/json"
    if length != "0" and not is_json:
        raise Problem("unsupported_media_type", "Send a body as application/json.")
    coding = request.META.get("HTTP_CONTENT_ENCODING")
    if coding and length != "0" and coding.strip().lower() != "identity":
        raise Problem(
            "unsupported_media_type",
            "Send a body as it is, without a Content-Encoding.",
            headers={"Accept-Encoding": "identity"},
        )


def _length_of(request: Request) -> str:
    """The length of the body as the request says it: that of none is 0."""
    return request.META.get("CONTENT_LENGTH") or "0"
