"""The endpoints of an account's password, second factor (2FA, recovery codes) and sessions."""

from typing import Any

from allauth.headless.account.views import ReauthenticateView
from allauth.headless.mfa.views import (
    ManageRecoveryCodesView,
    ManageTOTPView,
    ReauthenticateWebAuthnView,
)
from allauth.headless.mfa.views import ReauthenticateView as ReauthenticateByCodeView
from allauth.mfa.adapter import get_adapter
from allauth.mfa.models import Authenticator
from allauth.usersessions.models import UserSession
from django.db import transaction
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.bodies import (
    ChangePasswordRequest,
    CodeRequest,
    ConfirmRequest,
    RecoveryCodes,
    SessionList,
    TwoFactorSetup,
    TwoFactorState,
)
from accounts.api.callers import user_of
from accounts.api.login import CODES_TO_ACCOUNT
from accounts.errors import NoSecondFactor, SecondFactorActive
from accounts.gateway import PasswordChange, ask, check_confirmed
from accounts.models import User
from accounts.services import sessions
from accounts.services.locks import locked
from accounts.services.passkeys import has_app, has_second_factor, passkeys_of
from accounts.services.second_factors import mark_code_as_used
from web.http.bodies import read_body
from web.http.openapi_schemas import ACCOUNT, BODY, CSRF, problems
from web.http.requests import http_of
from web.limits.throttling import Limit
from web.views import AccountView

NOT_FOUND = 404
PASSWORDS_OF_ACCOUNT = Limit("passwords of an account", "30/hour")


class PasswordView(AccountView):
    """`auth/password`."""

    is_open_to_banned = True

    @extend_schema(
        operation_id="change_password",
        request=ChangePasswordRequest,
        responses={204: None, **problems(*BODY, *CSRF, *ACCOUNT, "confirmation_needed")},
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Change the password; every other session of the account is over."""
        body = read_body(request, ChangePasswordRequest)
        PASSWORDS_OF_ACCOUNT.check(request)
        current = body.current_password
        if not user_of(request).has_usable_password():
            check_confirmed(request)  # in place of the password that it can't prove
            current = ""
        members = {"current_password": current, "new_password": body.new_password}
        ask(request, PasswordChange, members=members).check()
        return Response(status=204)


class ConfirmView(AccountView):
    """`auth/confirm`."""

    is_open_to_banned = True

    @extend_schema(
        operation_id="confirm_identity",
        request=ConfirmRequest,
        responses={204: None, **problems(*BODY, *CSRF, *ACCOUNT)},
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Prove your identity again; for five minutes this session may change what is sensitive."""
        body = read_body(request, ConfirmRequest)
        if body.code is not None:
            CODES_TO_ACCOUNT.check_caller(str(user_of(request).pk))
            with transaction.atomic():
                locked(user_of(request).pk)
                ask(request, ReauthenticateByCodeView, members={"code": body.code}).check()
        elif body.credential is not None:
            CODES_TO_ACCOUNT.check_caller(str(user_of(request).pk))
            members = {"credential": body.credential.as_json()}
            ask(request, ReauthenticateWebAuthnView, members=members).check()
        else:
            PASSWORDS_OF_ACCOUNT.check(request)
            ask(request, ReauthenticateView, members={"password": body.password}).check()
        return Response(status=204)


class TwoFactorView(AccountView):
    """`auth/two-factor`."""

    read_scope = None
    is_open_to_banned = True

    @extend_schema(
        operation_id="get_two_factor",
        responses={200: TwoFactorState, **problems(*ACCOUNT)},
        tags=["auth"],
    )
    def get(self, request: Request) -> Response:
        """Return whether logging in takes a code as well."""
        return Response(_two_factor_state(user_of(request)))

    @extend_schema(
        operation_id="enable_two_factor",
        request=CodeRequest,
        responses={
            200: RecoveryCodes,
            **problems(*BODY, *CSRF, *ACCOUNT, "confirmation_needed", "second_factor_active"),
        },
        tags=["auth"],
    )
    def put(self, request: Request) -> Response:
        """Take the second factor into use: the app's code shows that it knows the secret."""
        body = read_body(request, CodeRequest)
        user = user_of(request)
        _check_inactive(user)
        check_confirmed(request)
        CODES_TO_ACCOUNT.check_caller(str(user.pk))
        with transaction.atomic():
            locked(user.pk)
            _check_inactive(user)
            ask(request, ManageTOTPView, members={"code": body.code}).check()
            mark_code_as_used(user, body.code)
        return Response({"codes": _codes(request)})

    @extend_schema(
        operation_id="disable_two_factor",
        request=None,
        responses={204: None, **problems(*CSRF, *ACCOUNT, "confirmation_needed")},
        tags=["auth"],
    )
    def delete(self, request: Request) -> Response:
        """Log in by password alone again; where there is no second factor, that stays so."""
        check_confirmed(request)
        with transaction.atomic():
            locked(user_of(request).pk)
            ask(request, ManageTOTPView, method="DELETE").check()
        return Response(status=204)


class TwoFactorSetupView(AccountView):
    """`auth/two-factor/setup`."""

    is_open_to_banned = True

    @extend_schema(
        operation_id="set_up_two_factor",
        request=None,
        responses={
            200: TwoFactorSetup,
            **problems(*CSRF, *ACCOUNT, "confirmation_needed", "second_factor_active"),
        },
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Make a secret for an authenticator app; it takes effect once a code is sent back."""
        _check_inactive(user_of(request))
        check_confirmed(request)
        answer = ask(request, ManageTOTPView, method="GET").check(NOT_FOUND)
        url = answer.meta["totp_url"]
        setup = {
            "secret": answer.meta["secret"],
            "url": url,
            "qr": get_adapter().build_totp_svg(url),
        }
        return Response(setup)


class RecoveryCodesView(AccountView):
    """`auth/two-factor/recovery-codes`."""

    is_open_to_banned = True

    @extend_schema(
        operation_id="renew_recovery_codes",
        request=None,
        responses={
            200: RecoveryCodes,
            **problems(*CSRF, *ACCOUNT, "confirmation_needed", "no_second_factor"),
        },
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Make new recovery codes; the former codes are void."""
        if not has_second_factor(user_of(request)):
            raise NoSecondFactor("Recovery codes need a second factor: switch it on first.")
        with transaction.atomic():
            locked(user_of(request).pk)
            return Response({"codes": _codes(request, method="POST")})


class SessionsView(AccountView):
    """`auth/sessions`."""

    read_scope = None
    is_open_to_banned = True

    @extend_schema(
        operation_id="list_sessions",
        responses={200: SessionList, **problems(*ACCOUNT)},
        tags=["auth"],
    )
    def get(self, request: Request) -> Response:
        """The browsers in which the account is logged in."""
        http = http_of(request)
        # Adds the current session if it isn't listed yet.
        UserSession.objects.create_from_request(http)
        current = http.session.session_key
        rows = sessions.list_sessions(user_of(request))
        return Response([_session_json(row, current=current) for row in rows])

    @extend_schema(
        operation_id="end_other_sessions",
        request=None,
        responses={204: None, **problems(*CSRF, *ACCOUNT)},
        tags=["auth"],
    )
    def delete(self, request: Request) -> Response:
        """End every other session of the account; their sockets are closed."""
        sessions.end_sessions_of(user_of(request), but=http_of(request).session.session_key)
        return Response(status=204)


class SessionView(AccountView):
    """`auth/sessions/{id}`."""

    is_open_to_banned = True

    @extend_schema(
        operation_id="end_session",
        request=None,
        responses={204: None, **problems(*CSRF, *ACCOUNT, "not_found")},
        tags=["auth"],
    )
    def delete(self, request: Request, session_id: int) -> Response:
        """End a session of the account; its sockets are closed."""
        sessions.end_session_of(user_of(request), session_id)
        return Response(status=204)


def _two_factor_state(user: User) -> dict[str, Any]:
    codes = Authenticator.objects.filter(user=user, type=Authenticator.Type.RECOVERY_CODES).first()
    left = len(codes.wrap().get_unused_codes()) if codes else 0
    return {
        "enabled": has_app(user),
        "has_password": user.has_usable_password(),
        "passkeys": len(passkeys_of(user)),
        "recovery_codes_left": left,
    }


def _check_inactive(user: User) -> None:
    if has_app(user):
        raise SecondFactorActive("The account has a second factor already.")


def _codes(request: Request, *, method: str = "GET") -> list[str]:
    answer = ask(request, ManageRecoveryCodesView, method=method).check()
    return list(answer.data["unused_codes"])


def _session_json(row: UserSession, *, current: str | None) -> dict[str, Any]:
    return {
        "id": row.pk,
        "current": row.session_key == current,
        "address": row.ip,
        "browser": row.user_agent,
        "began_at": row.created_at,
        "seen_at": row.last_seen_at,
    }
