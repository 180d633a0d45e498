"""The endpoints about the caller: profile, guests, registration, login and logout."""

from typing import Any, cast

from allauth.headless.mfa.views import AuthenticateView as HeadlessSecondFactor
from django.contrib.auth import login, logout
from django.db import transaction
from django.middleware.csrf import get_token
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.bodies import (
    CodeRequest,
    GuestRequest,
    LoginRequest,
    Me,
    ProfileRequest,
    RegisterRequest,
)
from accounts.api.logging_in import new_session, sign_up
from accounts.errors import NoLoginPending, SecondFactorNeeded, WrongCredentials
from accounts.gateway import PasswordLogin, ask, pending_user
from accounts.models import User
from accounts.names import name_key
from accounts.services import people
from accounts.services.locks import locked
from accounts.services.sessions import end_session, is_known_address
from accounts.shown_sanctions import sanctions_to_show
from web.http.bodies import read_body
from web.http.languages import accepted_language
from web.http.openapi_schemas import BODY, CSRF, problems
from web.http.preconditions import IF_MATCH_PARAMETER, if_match
from web.http.requests import http_of
from web.limits.throttling import Limit, address_of
from web.views import ApiView, PublicApiView, check_not_banned

BACKEND = "django.contrib.auth.backends.ModelBackend"
OK = 200
GUESTS = Limit("guests", "300/hour", by_address=True)
REGISTRATIONS = Limit("registrations", "60/hour", by_address=True)
LOGINS_OF_ADDRESS = Limit("logins of an address", "30/minute", by_address=True)
LOGINS_TO_ACCOUNT = Limit("logins to an account", "60/hour")
LOGINS_TO_ACCOUNT_FROM_ADDRESS = Limit("logins to an account from an address", "20/hour")
CODES_TO_ACCOUNT = Limit("codes to an account", "20/hour")


class MeView(ApiView):
    """`auth/me`."""

    is_open_to_banned = True
    is_read_by_all = True  # every caller may read their own profile
    takes_if_match = frozenset({"PATCH"})

    @extend_schema(operation_id="me", responses={200: Me, **problems()}, tags=["auth"])
    def get(self, request: Request) -> Response:
        """The caller. Also sets the CSRF cookie that every change by a session needs."""
        if request.auth is None:
            get_token(http_of(request))
        return Response(me(request))

    @extend_schema(
        operation_id="update_me",
        parameters=[IF_MATCH_PARAMETER],
        request=ProfileRequest,
        responses={200: Me, **problems(*BODY, *CSRF, "not_authenticated", "name_taken")},
        tags=["auth"],
    )
    def patch(self, request: Request) -> Response:
        """Change name, avatar, language or the sight of ratings. A banned user keeps the name."""
        body = read_body(request, ProfileRequest)
        if body.name is not None:
            check_not_banned(request)
        user = cast("User", request.user)
        request.user = people.update_profile(
            user=user,
            name=body.name,
            avatar=body.avatar,
            language=body.language,
            hides_ratings=body.hide_ratings,
            precondition=if_match(request, lambda: me_json(request, User.objects.get(pk=user.pk))),
        )
        return Response(me(request))


class GuestView(PublicApiView):
    """`auth/guest`."""

    created_at = "auth/me"
    is_open_to_banned = True
    limits = (*PublicApiView.limits, GUESTS)

    @extend_schema(
        operation_id="become_guest",
        request=GuestRequest,
        responses={200: Me, 201: Me, **problems(*BODY, *CSRF, "name_taken")},
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Play at once, without an account. A caller who is logged in stays so (200)."""
        body = read_body(request, GuestRequest)
        if request.user.is_authenticated:
            return Response(me(request))
        guest = people.create_guest(name=body.name, language=accepted_language(request))
        login(http_of(request), guest, backend=BACKEND)
        request.user = guest
        return Response(me(request), status=201)


class RegisterView(PublicApiView):
    """`auth/register`."""

    created_at = "auth/me"
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
        with transaction.atomic():
            user = people.register(
                username=body.username,
                password=body.password,
                email=body.email,
                guest=guest,
                language=accepted_language(request),
            )
            sign_up(request, user)
        return Response(me(request), status=201)


class LoginView(PublicApiView):
    """`auth/login`."""

    is_open_to_banned = True
    limits = (*PublicApiView.limits, LOGINS_OF_ADDRESS)

    @extend_schema(
        operation_id="log_in",
        request=LoginRequest,
        responses={
            200: Me,
            **problems(*BODY, *CSRF, "wrong_credentials", "second_factor_needed"),
        },
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Log in. The answer doesn't reveal whether the account exists."""
        body = read_body(request, LoginRequest)
        # As allauth reads it; otherwise the limits would count each blank as a new account.
        username = name_key(body.username).strip()
        address = address_of(request)
        LOGINS_TO_ACCOUNT_FROM_ADDRESS.check_caller(f"{username} {address}")
        # Otherwise strangers who guess passwords would lock the owner out.
        if not is_known_address(username, address):
            LOGINS_TO_ACCOUNT.check_caller(username)
        members = {"username": username, "password": body.password}
        with new_session(request):
            answer = ask(request, PasswordLogin, members=members, hides_user=True)
        if answer.wants_second_factor:
            raise SecondFactorNeeded("Send the code: POST auth/login/code.")
        if answer.status != OK:
            raise WrongCredentials("User name or password is wrong.")
        return Response(me(request))


class LoginCodeView(PublicApiView):
    """`auth/login/code`."""

    is_open_to_banned = True
    limits = (*PublicApiView.limits, LOGINS_OF_ADDRESS)

    @extend_schema(
        operation_id="log_in_with_code",
        request=CodeRequest,
        responses={200: Me, **problems(*BODY, *CSRF, "no_login_pending")},
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """The second step of logging in: the app's code, or a recovery code."""
        body = read_body(request, CodeRequest)
        user = pending_user(request)
        if user is None:
            raise NoLoginPending("Log in with name and password first.")
        CODES_TO_ACCOUNT.check_caller(str(user.pk))
        members = {"code": body.code}
        # A recovery code that is sent twice at once works for one request only.
        with transaction.atomic(), new_session(request):
            locked(user.pk)
            ask(request, HeadlessSecondFactor, members=members, hides_user=True).check()
        return Response(me(request))


class LogoutView(PublicApiView):
    """`auth/logout`."""

    is_open_to_banned = True

    @extend_schema(
        operation_id="log_out",
        request=None,
        responses={204: None, **problems(*CSRF)},
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """End the session. A guest can't come back to it."""
        session_key = http_of(request).session.session_key
        logout(http_of(request))
        if session_key is not None:
            end_session(session_key)
        return Response(status=204)


def me(request: Request) -> dict[str, Any]:
    """Return the caller, as `Me`."""
    user = request.user
    if not isinstance(user, User):
        return {
            "id": None,
            "name": None,
            "kind": "anonymous",
            "avatar": None,
            "language": accepted_language(request),
            "hide_ratings": False,
            "sanctions": [],
        }
    return me_json(request, user)


def me_json(request: Request, user: User) -> dict[str, Any]:
    """Return the user who is the caller, as `Me`."""
    return {
        "id": user.pk,
        "name": user.name,
        "kind": user.kind,
        "avatar": user.shown_avatar,
        "language": user.language or accepted_language(request),
        "hide_ratings": user.hides_ratings,
        "sanctions": sanctions_to_show(user.pk),
    }
