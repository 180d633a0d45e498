"""The endpoints under `auth/`: who am I, and becoming somebody."""

from collections.abc import Sequence
from typing import Any, cast

from django.contrib.auth import login, logout
from django.http import HttpRequest
from django.middleware.csrf import get_token
from django.utils.translation import get_language_from_request
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts import services
from accounts.api.bodies import GuestRequest, LoginRequest, Me, ProfileRequest, RegisterRequest
from accounts.api.errors import account_problems
from accounts.models import User
from accounts.names import name_key
from accounts.rest.bodies import read_body
from accounts.rest.schema import BODY, CSRF, problems
from accounts.rest.throttling import Limit
from accounts.rest.views import ApiView, PublicApiView

BACKEND = "django.contrib.auth.backends.ModelBackend"
GUESTS = Limit("guests", "300/hour", by_address=True)
REGISTRATIONS = Limit("registrations", "60/hour", by_address=True)
LOGINS_OF_ADDRESS = Limit("logins of an address", "30/minute", by_address=True)
LOGINS_TO_ACCOUNT = Limit("logins to an account", "20/minute")


class MeView(ApiView):
    """`auth/me`."""

    @extend_schema(operation_id="me", responses={200: Me, **problems()}, tags=["auth"])
    def get(self, request: Request) -> Response:
        """Who is asking. Also sets the `csrftoken` cookie that every change needs."""
        get_token(request._request)  # noqa: SLF001 -- the framework's request hides the cookie
        return Response(me(request))

    @extend_schema(
        operation_id="update_me",
        request=ProfileRequest,
        responses={200: Me, **problems(*BODY, *CSRF, "not_authenticated", "name_taken")},
        tags=["auth"],
    )
    def patch(self, request: Request) -> Response:
        """Change the public name or the language."""
        body = read_body(request, ProfileRequest)
        with account_problems():
            services.update_profile(
                user=cast("User", request.user), name=body.name, language=body.language
            )
        return Response(me(request))

    def get_permissions(self) -> Sequence[Any]:
        """Everybody may ask who they are."""
        return [] if self.request.method in {"GET", "HEAD"} else super().get_permissions()


class GuestView(PublicApiView):
    """`auth/guest`."""

    limits = (*PublicApiView.limits, GUESTS)

    @extend_schema(
        operation_id="become_guest",
        request=GuestRequest,
        responses={200: Me, 201: Me, **problems(*BODY, *CSRF, "name_taken")},
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Play at once, without an account. Whoever is logged in stays who they are (200)."""
        body = read_body(request, GuestRequest)
        if request.user.is_authenticated:
            return Response(me(request))
        with account_problems():
            guest = services.create_guest(name=body.name, language=language_of(request))
        _log_in(request, guest)
        return Response(me(request), status=201)


class RegisterView(PublicApiView):
    """`auth/register`."""

    limits = (*PublicApiView.limits, REGISTRATIONS)

    @extend_schema(
        operation_id="register",
        request=RegisterRequest,
        responses={
            201: Me,
            **problems(*BODY, *CSRF, "username_taken", "already_registered"),
        },
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Make an account and log in. A guest becomes the account and keeps id and games."""
        body = read_body(request, RegisterRequest)
        guest = request.user if isinstance(request.user, User) else None
        with account_problems():
            user = services.register(
                username=body.username,
                password=body.password,
                email=body.email,
                guest=guest,
                language=language_of(request),
            )
        _log_in(request, user)
        return Response(me(request), status=201)


class LoginView(PublicApiView):
    """`auth/login`."""

    limits = (*PublicApiView.limits, LOGINS_OF_ADDRESS)

    @extend_schema(
        operation_id="log_in",
        request=LoginRequest,
        responses={200: Me, **problems(*BODY, *CSRF, "wrong_credentials")},
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Log in. The answer doesn't tell whether the account exists."""
        body = read_body(request, LoginRequest)
        LOGINS_TO_ACCOUNT.check_caller(name_key(body.username))
        with account_problems():
            user = services.check_credentials(username=body.username, password=body.password)
        _log_in(request, user)
        return Response(me(request))


class LogoutView(PublicApiView):
    """`auth/logout`."""

    @extend_schema(
        operation_id="log_out",
        request=None,
        responses={204: None, **problems(*CSRF)},
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """End the session. A guest can't come back to it."""
        logout(request._request)  # noqa: SLF001 -- Django's own takes Django's request
        return Response(status=204)


def me(request: Request) -> dict[str, Any]:
    """Who is asking, as `Me`."""
    user = request.user
    if not isinstance(user, User):
        return {"id": None, "name": None, "kind": "anonymous", "language": language_of(request)}
    return {
        "id": user.pk,
        "name": user.name,
        "kind": user.kind,
        "language": user.language or language_of(request),
    }


def language_of(request: HttpRequest | Request) -> str:
    """The language the browser asks for, among ours."""
    # Django's own login takes Django's request.
    http = request._request if isinstance(request, Request) else request  # noqa: SLF001
    return get_language_from_request(http)


def _log_in(request: Request, user: User) -> None:
    login(request._request, user, backend=BACKEND)  # noqa: SLF001 -- the same
    request.user = user
