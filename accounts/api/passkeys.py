"""The endpoints of passkeys (WebAuthn): adding and removing them, and logging in with one.

The challenge of each ceremony is kept in the session, and is good for one answer.
"""

from typing import Any

from allauth.headless.mfa.views import (
    AuthenticateWebAuthnView,
    LoginWebAuthnView,
    ManageWebAuthnView,
    ReauthenticateWebAuthnView,
)
from allauth.mfa.models import Authenticator
from django.db import transaction
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.bodies import (
    CeremonyOptions,
    Me,
    NewPasskey,
    Passkey,
    PasskeyList,
    PasskeyLogin,
    PasskeyLoginOptions,
    PasskeyName,
    PasskeyRequest,
)
from accounts.api.callers import user_of
from accounts.api.login import LOGINS_OF_ADDRESS
from accounts.api.me import me
from accounts.api.session_start import new_session
from accounts.errors import NoLoginPending
from accounts.gateway import MakePasskey, ask, check_confirmed, pending_user
from accounts.services import passkeys
from accounts.services.locks import locked
from accounts.services.second_factors import recovery_codes_of
from accounts.services.ways_in import check_another_way_in
from web.http.bodies import read_body
from web.http.openapi_schemas import ACCOUNT, BODY, CSRF, problems
from web.limits.throttling import Limit
from web.views import AccountView, PublicApiView

CREATED = 201
CEREMONIES = Limit("passkey ceremonies", "60/hour")


class PasskeysView(AccountView):
    """`auth/passkeys`."""

    created_at = "auth/passkeys"
    read_scope = None
    is_open_to_banned = True

    @extend_schema(
        operation_id="list_passkeys",
        responses={200: PasskeyList, **problems(*ACCOUNT)},
        tags=["auth"],
    )
    def get(self, request: Request) -> Response:
        """Your passkeys, the oldest first."""
        return Response([_passkey_json(each) for each in passkeys.passkeys_of(user_of(request))])

    @extend_schema(
        operation_id="add_passkey",
        request=PasskeyRequest,
        responses={
            201: NewPasskey,
            **problems(*BODY, *CSRF, *ACCOUNT, "confirmation_needed", "too_many_passkeys"),
        },
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Add the passkey that the browser has made by `auth/passkeys/options`.

        With the first second factor of an account come recovery codes; else the list is empty.
        """
        body = read_body(request, PasskeyRequest)
        user = user_of(request)
        check_confirmed(request)
        members = {"name": body.name, "credential": body.credential.as_json()}
        with transaction.atomic():
            locked(user.pk)
            passkeys.check_room_for_one_more(user)
            answer = ask(request, ManageWebAuthnView, members={**members, "passwordless": True})
            answer.check()
        has_new_codes = answer.meta["recovery_codes_generated"]
        return Response(
            {
                "passkey": _passkey_json(passkeys.passkey_of(user, answer.data["id"])),
                "codes": recovery_codes_of(user) if has_new_codes else [],
            },
            status=CREATED,
        )


class PasskeyOptionsView(AccountView):
    """`auth/passkeys/options`."""

    is_open_to_banned = True

    @extend_schema(
        operation_id="begin_passkey",
        request=None,
        responses={200: CeremonyOptions, **problems(*CSRF, *ACCOUNT, "confirmation_needed")},
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Begin a passkey: the options for the browser's `navigator.credentials.create`."""
        check_confirmed(request)
        CEREMONIES.check(request)
        answer = ask(request, MakePasskey, method="GET").check()
        return Response(answer.data["creation_options"])


class PasskeyView(AccountView):
    """`auth/passkeys/{id}`."""

    is_open_to_banned = True

    @extend_schema(
        operation_id="rename_passkey",
        request=PasskeyName,
        responses={
            200: Passkey,
            **problems(*BODY, *CSRF, *ACCOUNT, "confirmation_needed", "not_found"),
        },
        tags=["auth"],
    )
    def patch(self, request: Request, passkey_id: int) -> Response:
        """Give a passkey another name."""
        body = read_body(request, PasskeyName)
        user = user_of(request)
        check_confirmed(request)
        found = passkeys.passkey_of(user, passkey_id)
        members = {"id": found.pk, "name": body.name}
        ask(request, ManageWebAuthnView, method="PUT", members=members).check()
        return Response(_passkey_json(passkeys.passkey_of(user, passkey_id)))

    @extend_schema(
        operation_id="remove_passkey",
        request=None,
        responses={
            204: None,
            **problems(*CSRF, *ACCOUNT, "confirmation_needed", "not_found", "last_way_in"),
        },
        tags=["auth"],
    )
    def delete(self, request: Request, passkey_id: int) -> Response:
        """Remove a passkey; it logs nobody in any more."""
        user = user_of(request)
        check_confirmed(request)
        with transaction.atomic():
            locked(user.pk)
            found = passkeys.passkey_of(user, passkey_id)
            check_another_way_in(user, without_passkey=found)
            members = {"authenticators": [found.pk]}
            ask(request, ManageWebAuthnView, method="DELETE", members=members).check()
        return Response(status=204)


class ConfirmOptionsView(AccountView):
    """`auth/confirm/options`."""

    is_open_to_banned = True

    @extend_schema(
        operation_id="begin_confirmation_by_passkey",
        request=None,
        responses={200: CeremonyOptions, **problems(*CSRF, *ACCOUNT)},
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Begin a proof of identity by a passkey: the options for `navigator.credentials.get`."""
        CEREMONIES.check(request)
        answer = ask(request, ReauthenticateWebAuthnView, method="GET").check()
        return Response(answer.data["request_options"])


class PasskeyLoginOptionsView(PublicApiView):
    """`auth/login/passkey/options`."""

    is_open_to_banned = True
    limits = (*PublicApiView.limits, LOGINS_OF_ADDRESS)

    @extend_schema(
        operation_id="begin_login_by_passkey",
        request=PasskeyLoginOptions,
        responses={200: CeremonyOptions, **problems(*BODY, *CSRF, "no_login_pending")},
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Begin a login, or its second step: the options for `navigator.credentials.get`."""
        body = read_body(request, PasskeyLoginOptions)
        view = LoginWebAuthnView
        if body.second_step:
            _check_pending(request)
            view = AuthenticateWebAuthnView
        answer = ask(request, view, method="GET", hides_user=True).check()
        return Response(answer.data["request_options"])


class PasskeyLoginView(PublicApiView):
    """`auth/login/passkey`."""

    is_open_to_banned = True
    limits = (*PublicApiView.limits, LOGINS_OF_ADDRESS)

    @extend_schema(
        operation_id="log_in_with_passkey",
        request=PasskeyLogin,
        responses={200: Me, **problems(*BODY, *CSRF, "no_login_pending")},
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Log in with a passkey alone, or take the second step after the password with one."""
        body = read_body(request, PasskeyLogin)
        view = LoginWebAuthnView
        if body.second_step:
            _check_pending(request)
            view = AuthenticateWebAuthnView
        members = {"credential": body.credential.as_json()}
        with new_session(request):
            ask(request, view, members=members, hides_user=True).check()
        return Response(me(request))


def _check_pending(request: Request) -> None:
    if pending_user(request) is None:
        raise NoLoginPending("Log in with name and password first.")


def _passkey_json(row: Authenticator) -> dict[str, Any]:
    return {
        "id": row.pk,
        "name": row.wrap().name,
        "created_at": row.created_at,
        "last_used_at": row.last_used_at,
    }
