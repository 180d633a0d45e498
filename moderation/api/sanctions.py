"""The endpoints of the caller's bans, mutes and warnings: read, acknowledge, appeal."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.callers import user_of
from accounts.api.once import ONCE, once
from moderation.api.bodies import AppealRequest, SanctionList, SanctionState, sanction_json
from moderation.selectors.sanctions import sanctions_of
from moderation.services.appeals import appeal
from moderation.services.sanctions import acknowledge
from web.http.bodies import read_body
from web.http.idempotency import KEY_PARAMETER
from web.http.openapi_schemas import BODY, CSRF, problems
from web.limits.throttling import Limit
from web.views import ApiView

APPEALS = Limit("appeals", "20/day")


class SanctionsView(ApiView):
    """`sanctions/mine`."""

    is_open_to_banned = True

    @extend_schema(
        operation_id="list_my_sanctions",
        responses={200: SanctionList, **problems("not_authenticated")},
        tags=["moderation"],
    )
    def get(self, request: Request) -> Response:
        """Your warnings, mutes and bans, whether in force or over, with your appeals."""
        return Response([sanction_json(row) for row in sanctions_of(user_of(request).pk)])


class AcknowledgementView(ApiView):
    """`sanctions/{id}/acknowledgement`."""

    is_open_to_banned = True

    @extend_schema(
        operation_id="acknowledge_sanction",
        request=None,
        responses={200: SanctionState, **problems(*CSRF, "not_authenticated", "not_found")},
        tags=["moderation"],
    )
    def put(self, request: Request, sanction_id: int) -> Response:
        """Acknowledge that you have read a sanction; pages don't show it as new any more."""
        acknowledged = acknowledge(user=user_of(request), sanction_id=sanction_id)
        return Response(sanction_json(acknowledged))


class AppealsView(ApiView):
    """`appeals`."""

    created_at = "sanctions/mine"
    is_open_to_banned = True

    @extend_schema(
        operation_id="appeal",
        parameters=[KEY_PARAMETER],
        request=AppealRequest,
        responses={
            201: SanctionState,
            **problems(
                *BODY,
                *CSRF,
                *("not_authenticated", "not_found", "not_in_force", "already_appealed", *ONCE),
            ),
        },
        tags=["moderation"],
    )
    @once
    def post(self, request: Request) -> Response:
        """Appeal against a sanction of yours; staff will read it and answer."""
        body = read_body(request, AppealRequest)
        APPEALS.check(request)
        sanction = appeal(user=user_of(request), sanction_id=body.sanction, text=body.text)
        return Response(sanction_json(sanction), status=201)
