"""Base classes of all endpoints (API views), kept small because every REST command passes them."""

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
from web.http.etags import answer_conditional_request
from web.http.garbage_collection import untie_when_ready
from web.http.json_parser import StrictJSONParser
from web.http.operation_inputs import taken_by
from web.http.preconditions import refuse_if_match
from web.http.problems import Problem
from web.http.requests import http_of
from web.http.scopes import AnyScope, Scope, check_scope
from web.limits.throttling import Limit, rate_headers
from web.realtime.presence import mark_online

API_PATH = "/api/v1/"
WITHOUT_BODY = frozenset({"GET", "HEAD"})


class ApiView(APIView):
    """An endpoint for logged-in callers, JSON in and out."""

    parser_classes = [StrictJSONParser]
    renderer_classes = [JSONRenderer]
    content_negotiation_class = Negotiation
    permission_classes = [IsAuthenticated]
    # The framework's OPTIONS reply describes serializers, and there are none. `web.asgi.cors`
    # answers preflight requests.
    http_method_names = [name for name in APIView.http_method_names if name != "options"]
    limits: Sequence[Limit] = (Limit("all", "1200/minute"),)
    is_caller_cached = False
    """True if the caller may come from this process's cache, some seconds old; only a ban shows at
    once. For views that identify the caller, and neither change nor show their row."""
    is_open_to_banned = False
    """True if a banned user may call it: for the account, its data, and appeals."""
    is_read_by_all = False
    """True if everybody may read here, although only logged-in callers may change data."""

    read_scope: Scope | AnyScope | None = Scope.READ
    """The scope that a token needs to read here; None: a session is needed."""
    write_scope: Scope | AnyScope | None = None
    """The scope that a token needs to change data here; None: a session is needed."""
    endings: Mapping[str, Deprecation] = {}
    """The deprecated methods of the view."""
    takes_if_match: frozenset[str] = frozenset()
    """The changing methods that check `If-Match`; all others refuse it."""
    created_at = ""
    """The address of what POST creates, below the API's root: `games/{id}`. In braces are members
    of the reply and arguments of the path."""

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Refuse unknown methods and unreadable bodies first.

        A query or body is refused if the operation takes none, because its sender expects an
        effect. Log lines contain the game's id from here on.
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
            mark_online(request.user.pk)
        check_unread_input(self, request)
        if request.method not in {*WITHOUT_BODY, *self.takes_if_match}:
            refuse_if_match(request)

    def finalize_response(
        self, request: Request, response: Response, *args: Any, **kwargs: Any
    ) -> Response:
        """Return the reply, by default with `no-store`: most replies are for the caller alone."""
        reply = super().finalize_response(request, response, *args, **kwargs)
        reply.headers.setdefault("Cache-Control", "no-store")
        for name, value in rate_headers(request.META).items():
            reply.headers[name] = value
        ending = self.endings.get(request.method or "")
        if ending is not None:
            for name, value in ending_headers(ending).items():
                reply.headers[name] = value
        if reply.status_code == HTTPStatus.CREATED:
            reply.headers["Location"] = API_PATH + self.created_at.format(**kwargs, **reply.data)
        untie_when_ready(self, request, reply)
        is_read = request.method in {"GET", "HEAD"} and reply.status_code == HTTPStatus.OK
        if is_read and isinstance(reply, Response):
            reply.add_post_render_callback(partial(answer_conditional_request, http_of(request)))
        return reply

    def get_permissions(self) -> Sequence[Any]:
        """Return the permissions of the request; the OpenAPI document reads those of GET."""
        if self.is_read_by_all and self.request.method in {"GET", "HEAD"}:
            return [AllowAny()]
        return super().get_permissions()

    def check_permissions(self, request: Request) -> None:
        """Raise a Problem if the caller, or the caller's token, may not do this."""
        super().check_permissions(request)
        check_scope(request, scope_of(self, request.method or ""))

    def check_throttles(self, request: Request) -> None:
        """Raise Problem `throttled` if one of the limits is reached."""
        for limit in self.limits:
            limit.check(request)


class PublicApiView(ApiView):
    """An endpoint for everybody."""

    permission_classes = [AllowAny]


class AccountView(ApiView):
    """An endpoint for accounts; a guest is asked to register."""

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Raise Problem `account_needed` for a guest."""
        super().initial(request, *args, **kwargs)
        if getattr(request.user, "is_guest", False):
            raise Problem("account_needed", "Only an account can do this: register first.")


class NotFoundView(PublicApiView):
    """Every path under the API's root that has no endpoint."""

    schema = None

    def initial(self, *_args: Any, **_kwargs: Any) -> None:
        """Raise Problem `not_found`, for every method."""
        raise Problem("not_found", "There is nothing at this address.")


def scope_of(view: ApiView, method: str) -> Scope | AnyScope | None:
    """Return the scope that a token needs for the method; None: a session is needed."""
    return view.read_scope if method in SAFE_METHODS else view.write_scope


def check_not_banned(request: Request) -> None:
    """Raise Problem `banned` for a banned caller."""
    if getattr(request.user, "is_banned", False):
        end = getattr(request.user, "ban_end", None)
        raise Problem(
            "banned",
            "You are banned. GET sanctions/mine tells why, POST appeals objects to it.",
            until=None if end is None else end.isoformat().replace("+00:00", "Z"),
        )


def check_unread_input(view: ApiView, request: Request) -> None:
    """Raise Problem `invalid` or `malformed_json` for a query or body that nothing reads."""
    method = request.method or ""
    if request.META.get("QUERY_STRING") and not taken_by(view, method).has_query:
        read_query(request, Query)
    is_with_body = method not in WITHOUT_BODY and _length_of(request) != "0"
    if is_with_body and not taken_by(view, method).has_body:
        read_body(request, Body)


def check_body(request: Request) -> None:
    """Raise a Problem for a body that is too large, compressed, not JSON, or of unknown length."""
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
    """Return the Content-Length of the request; 0 without a body."""
    return request.META.get("CONTENT_LENGTH") or "0"
