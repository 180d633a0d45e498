"""Social login: endpoints of sign-in with other providers, and of the linked identities."""

from typing import Any
from urllib.parse import urlencode

from allauth.socialaccount.models import SocialAccount
from django.db import transaction
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.views.decorators.http import require_GET
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.bodies import (
    IdentityList,
    Me,
    NewcomerFromProvider,
    ProviderList,
    SignInAddress,
    SignInRegistration,
    SignInRequest,
)
from accounts.api.callers import user_of
from accounts.api.login import LOGINS_OF_ADDRESS
from accounts.api.me import me
from accounts.api.registering import REGISTRATIONS
from accounts.api.session_authentication import CachedSessionAuthentication
from accounts.api.session_start import (
    confirm_with_identity,
    log_in_with_identity,
    register_with_identity,
)
from accounts.errors import NoLoginPending, SecondFactorNeeded, UnknownIdentity, UnknownProvider
from accounts.gateway import check_confirmed
from accounts.identity_providers import enabled_providers, provider_name
from accounts.models import User
from accounts.services import identities
from accounts.sign_in import pending
from accounts.sign_in.flow import SignedIn, SignInFailed, begin_sign_in, finish_sign_in
from web.http.bodies import read_body
from web.http.errors import ServiceError
from web.http.openapi_schemas import ACCOUNT, BODY, CSRF, problems
from web.http.problems import Problem
from web.http.requests import http_of
from web.views import AccountView, PublicApiView

ACCOUNT_PAGE, LOGIN_PAGE, NAME_PAGE = "/account", "/login", "/sign-in"


class ProvidersView(PublicApiView):
    """`auth/providers`."""

    read_scope = None
    is_open_to_banned = True

    @extend_schema(
        operation_id="list_providers",
        responses={200: ProviderList, **problems()},
        tags=["auth"],
    )
    def get(self, _request: Request) -> Response:
        """The providers that people can sign in with here; an empty list if there are none."""
        shown = [each for each in enabled_providers().values() if each.redirects]
        return Response([{"id": each.id, "name": each.name} for each in shown])


class SignInView(PublicApiView):
    """`auth/providers/{provider_id}/sign-in`."""

    is_open_to_banned = True
    limits = (*PublicApiView.limits, LOGINS_OF_ADDRESS)

    @extend_schema(
        operation_id="begin_sign_in",
        request=SignInRequest,
        responses={
            200: SignInAddress,
            **problems(
                *(*BODY, *CSRF, "not_authenticated", "account_needed"),
                *("confirmation_needed", "not_found", "unavailable"),
            ),
        },
        tags=["auth"],
    )
    def post(self, request: Request, provider_id: str) -> Response:
        """Begin a sign-in: the address at the provider that the browser has to open.

        The browser comes back to this site, which then goes on to `next`. Linking and confirming
        are for accounts; linking needs a confirmation.
        """
        body = read_body(request, SignInRequest)
        user = request.user if isinstance(request.user, User) else None
        if body.purpose != "log_in":
            _check_account(user)
        if body.purpose == "link":
            check_confirmed(request)
        _check_redirects(provider_id)
        url = begin_sign_in(
            http_of(request),
            provider_id,
            purpose=body.purpose,
            path=body.next,
            user_id=None if user is None else user.pk,
        )
        return Response({"url": url})


class NewcomerView(PublicApiView):
    """`auth/newcomer`."""

    created_at = "auth/me"
    read_scope = None

    @extend_schema(
        operation_id="get_newcomer",
        responses={200: NewcomerFromProvider, **problems("no_login_pending")},
        tags=["auth"],
    )
    def get(self, request: Request) -> Response:
        """Your data at a provider or at Telegram, before you have an account here.

        `address_taken` means that an account here has the address. It is not yours by that: if it
        is, log in first, and link the provider then.
        """
        newcomer = _newcomer(request)
        email = newcomer.email
        provider = newcomer.identity.provider
        return Response(
            {
                "provider": {"id": provider, "name": provider_name(provider)},
                "email": email or None,
                "address_taken": bool(email) and pending.is_address_of_account(email),
            }
        )

    @extend_schema(
        operation_id="register_newcomer",
        request=SignInRegistration,
        responses={
            201: Me,
            **problems(
                *(*BODY, *CSRF, "no_login_pending", "username_taken"),
                *("already_registered", "identity_taken"),
            ),
        },
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Make an account that the provider or Telegram logs in to, under a name that you choose.

        A guest becomes the account, and keeps id and games.
        """
        body = read_body(request, SignInRegistration)
        REGISTRATIONS.check(request)
        newcomer = _newcomer(request)
        with transaction.atomic():
            user = register_with_identity(
                request, username=body.username, identity=newcomer.identity
            )
            pending.keep_verified_address(http_of(request), user, newcomer.email)
        pending.drop_newcomer(http_of(request).session)
        return Response(me(request), status=201)


class IdentitiesView(AccountView):
    """`auth/identities`."""

    read_scope = None
    is_open_to_banned = True

    @extend_schema(
        operation_id="list_identities",
        responses={200: IdentityList, **problems(*ACCOUNT)},
        tags=["auth"],
    )
    def get(self, request: Request) -> Response:
        """The identities at other providers that log in to your account."""
        return Response([_identity_json(row) for row in identities.identities_of(user_of(request))])


class IdentityView(AccountView):
    """`auth/identities/{id}`."""

    is_open_to_banned = True

    @extend_schema(
        operation_id="unlink_identity",
        request=None,
        responses={
            204: None,
            **problems(*CSRF, *ACCOUNT, "confirmation_needed", "not_found", "last_way_in"),
        },
        tags=["auth"],
    )
    def delete(self, request: Request, identity_id: int) -> Response:
        """Unlink an identity; it logs nobody in to this account any more."""
        check_confirmed(request)
        identities.unlink_identity(user_of(request), identity_id)
        return Response(status=204)


@require_GET
def callback(http: HttpRequest, provider_id: str) -> HttpResponse:
    """Take the browser that comes back from a provider, and send it on to the page."""
    request = Request(http, authenticators=[CachedSessionAuthentication()])
    response = HttpResponseRedirect(_next_page(request, provider_id))
    response.headers["Cache-Control"] = "no-store"
    return response


def _next_page(request: Request, provider_id: str) -> str:
    """Return the page that comes next, with the reason in its query if the sign-in failed."""
    page = LOGIN_PAGE
    try:
        LOGINS_OF_ADDRESS.check(request)
        _check_redirects(provider_id)
        came = finish_sign_in(http_of(request), provider_id)
        page = LOGIN_PAGE if came.state.purpose == "log_in" else ACCOUNT_PAGE
        return _go_on(request, came)
    except SignInFailed as failure:
        if failure.state is not None and failure.state.purpose != "log_in":
            page = ACCOUNT_PAGE
        return _with_query(page, problem=failure.reason)
    except (ServiceError, Problem) as error:
        return _with_query(page, problem=error.code)


def _go_on(request: Request, came: SignedIn) -> str:
    state = came.state
    if state.purpose == "log_in":
        return _log_in(request, came)
    # The session may have changed hands while the browser was away.
    user = request.user
    if not isinstance(user, User) or user.pk != state.user_id:
        raise SignInFailed("expired", state)
    if state.purpose == "link":
        identities.link_identity(user, came.identity)
        return _with_query(ACCOUNT_PAGE, linked=came.identity.provider)
    confirm_with_identity(request, came.identity)
    return state.next


def _log_in(request: Request, came: SignedIn) -> str:
    following = came.state.next
    try:
        log_in_with_identity(request, came.identity)
    except SecondFactorNeeded:
        return _with_query(LOGIN_PAGE, step="second", next=following)
    except UnknownIdentity:
        session = http_of(request).session
        pending.keep_newcomer(session, pending.Newcomer(came.identity, came.email))
        return _with_query(NAME_PAGE, next=following)
    return following


def _with_query(page: str, **members: str) -> str:
    return f"{page}?{urlencode(members)}"


def _newcomer(request: Request) -> pending.Newcomer:
    newcomer = pending.newcomer_in(http_of(request).session)
    if newcomer is None:
        raise NoLoginPending("Sign in with a provider first, or open the page from Telegram.")
    return newcomer


def _check_account(user: User | None) -> None:
    if user is None:
        raise Problem("not_authenticated", "Log in first.")
    if user.is_guest:
        raise Problem("account_needed", "For this you need an account.")


def _check_redirects(provider_id: str) -> None:
    provider = enabled_providers().get(provider_id)
    if provider is None or not provider.redirects:
        raise UnknownProvider("No such provider is switched on.")


def _identity_json(row: SocialAccount) -> dict[str, Any]:
    return {
        "id": row.pk,
        "provider": {"id": row.provider, "name": provider_name(row.provider)},
        "linked_at": row.date_joined,
        "last_used_at": row.last_login,
        "is_on": row.provider in enabled_providers(),
    }
