"""The endpoints of GDPR: export a user's own data, and delete the account."""

from typing import Any, Literal

from allauth.headless.account.views import ReauthenticateView
from allauth.headless.mfa.views import ReauthenticateView as ReauthenticateByCodeView
from django.contrib.auth import logout
from django.db import transaction
from django.http import HttpResponse
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from kombu.exceptions import OperationalError
from pydantic import AwareDatetime, BaseModel
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.bodies import Code, Password
from accounts.api.callers import user_of
from accounts.api.login import CODES_TO_ACCOUNT
from accounts.api.security import PASSWORDS_OF_ACCOUNT
from accounts.gateway import ask, check_confirmed
from accounts.models import DataExport, User
from accounts.services import exports
from accounts.services.deletion import delete_account
from accounts.services.locks import locked
from accounts.services.passkeys import has_app
from accounts.tasks import make_export
from web.http.bodies import Body, read_body
from web.http.openapi_schemas import BODY, CSRF, problems
from web.http.problems import Problem
from web.http.requests import http_of
from web.limits.throttling import Limit
from web.views import ApiView

EXPORTS = Limit("exports", "10/day")


class DeleteRequest(Body):
    """An account's password, and the code of its second factor if there is one; guests send {}."""

    password: Password | None = None
    code: Code | None = None


class ExportState(BaseModel):
    """The state of an export; the file can be downloaded until `expires_at`."""

    status: Literal["none", "preparing", "ready"]
    requested_at: AwareDatetime | None
    expires_at: AwareDatetime | None


class DataExportView(ApiView):
    """`auth/export`."""

    read_scope = None
    is_open_to_banned = True

    @extend_schema(
        operation_id="get_export",
        responses={200: ExportState, **problems("not_authenticated")},
        tags=["auth"],
    )
    def get(self, request: Request) -> Response:
        """The state of the export of your data."""
        return Response(_state(exports.export_of(user_of(request))))

    @extend_schema(
        operation_id="request_export",
        request=None,
        responses={
            202: ExportState,
            **problems(*CSRF, "not_authenticated", "confirmation_needed", "unavailable"),
        },
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Request a zip file of everything that is kept about you."""
        check_confirmed(request)
        EXPORTS.check(request)
        export, is_new = exports.request_export(user_of(request))
        if is_new:
            _have_it_made(export)
        return Response(_state(export), status=202)


class ExportFileView(ApiView):
    """`auth/export/file`."""

    read_scope = None
    is_open_to_banned = True

    @extend_schema(
        operation_id="download_export",
        responses={
            (200, "application/zip"): OpenApiTypes.BINARY,
            **problems("not_authenticated", "confirmation_needed", "not_found"),
        },
        tags=["auth"],
    )
    def get(self, request: Request) -> HttpResponse:
        """Download the zip file of your data."""
        check_confirmed(request)
        file = exports.file_of(user_of(request))
        return HttpResponse(
            file,
            content_type="application/zip",
            headers={"Content-Disposition": 'attachment; filename="durak-data.zip"'},
        )


class DeleteView(ApiView):
    """`auth/delete`."""

    is_open_to_banned = True

    @extend_schema(
        operation_id="delete_account",
        request=DeleteRequest,
        responses={
            204: None,
            **problems(
                *BODY, *CSRF, "not_authenticated", "confirmation_needed", "seated_in_rated_game"
            ),
        },
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Delete your account, for good. Your finished games stay, under a deleted player."""
        body = read_body(request, DeleteRequest)
        user = user_of(request)
        if not user.is_guest:
            _check_is_owner(request, user, body)
        delete_account(user)
        logout(http_of(request))
        return Response(status=204)


def _have_it_made(export: DataExport) -> None:
    """Queue the export; without a broker, delete it and raise Problem `unavailable`."""
    try:
        make_export.apply_async((export.pk,), retry=False)
    except OperationalError as error:
        export.delete()
        raise Problem("unavailable", "This can't be done just now; try again soon.") from error


def _check_is_owner(request: Request, user: User, body: DeleteRequest) -> None:
    """Raise a problem unless the password is right, and the code where there is one.

    A passkey proves its owner by `auth/confirm` before.
    """
    if not user.has_usable_password():
        check_confirmed(request)
        return
    PASSWORDS_OF_ACCOUNT.check(request)
    ask(request, ReauthenticateView, members={"password": body.password or ""}).check()
    if has_app(user):
        CODES_TO_ACCOUNT.check_caller(str(user.pk))
        with transaction.atomic():
            locked(user.pk)
            ask(request, ReauthenticateByCodeView, members={"code": body.code or ""}).check()


def _state(export: DataExport | None) -> dict[str, Any]:
    if export is None:
        return {"status": "none", "requested_at": None, "expires_at": None}
    return {
        "status": "preparing" if export.ready_at is None else "ready",
        "requested_at": export.requested_at,
        "expires_at": export.ready_at + exports.KEPT_FOR if export.ready_at else None,
    }
