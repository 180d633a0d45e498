"""The endpoints of the caller's webhooks."""

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.once import ONCE, once
from web.http.bodies import read_body, read_query
from web.http.callers import caller_id
from web.http.idempotency import KEY_PARAMETER
from web.http.openapi_schemas import ACCOUNT, BODY, CSRF, problems, query_parameters
from web.http.pagination import Pages
from web.http.preconditions import IF_MATCH_PARAMETER, if_match
from web.http.scopes import Scope
from web.limits.throttling import Limit
from web.views import AccountView
from webhooks.api.bodies import (
    DeliveriesQuery,
    DeliveryPage,
    DeliverySchema,
    NoChoice,
    WebhookChangeRequest,
    WebhookList,
    WebhookRequest,
    WebhookSchema,
    WebhookWithSecret,
)
from webhooks.api.replies import delivery_json, webhook_json
from webhooks.selectors import deliveries_of, webhook_of, webhooks_of
from webhooks.services import managing
from webhooks.services.planning import plan_test

CHANGES = Limit("changes of webhooks", "60/hour")
TESTS = Limit("tests of webhooks", "60/hour")


class WebhookApiView(AccountView):
    """An endpoint of webhooks, which have a separate scope, since a webhook outlives the token."""

    read_scope = Scope.WEBHOOKS
    write_scope = Scope.WEBHOOKS


class WebhooksView(WebhookApiView):
    """`webhooks`."""

    created_at = "webhooks/{id}"

    @extend_schema(
        operation_id="list_webhooks",
        responses={200: WebhookList, **problems(*ACCOUNT)},
        tags=["webhooks"],
    )
    def get(self, request: Request) -> Response:
        """Your webhooks."""
        return Response([webhook_json(row) for row in webhooks_of(caller_id(request))])

    @extend_schema(
        operation_id="create_webhook",
        parameters=[KEY_PARAMETER],
        request=WebhookRequest,
        responses={
            201: WebhookWithSecret,
            **problems(*BODY, *CSRF, *ACCOUNT, *ONCE, "too_many_webhooks"),
        },
        tags=["webhooks"],
    )
    @once
    def post(self, request: Request) -> Response:
        """Have events of your games posted to an address. The secret is in this answer only."""
        body = read_body(request, WebhookRequest)
        CHANGES.check(request)
        row, secret = managing.make_webhook(
            user_id=caller_id(request), url=body.url, events=body.events, now=timezone.now()
        )
        return Response({**webhook_json(row), "secret": secret}, status=201)


class WebhookView(WebhookApiView):
    """`webhooks/{id}`."""

    takes_if_match = frozenset({"PATCH"})

    @extend_schema(
        operation_id="get_webhook",
        responses={200: WebhookSchema, **problems(*ACCOUNT, "not_found")},
        tags=["webhooks"],
    )
    def get(self, request: Request, webhook_id: int) -> Response:
        """One of your webhooks."""
        return Response(webhook_json(webhook_of(caller_id(request), webhook_id)))

    @extend_schema(
        operation_id="change_webhook",
        parameters=[IF_MATCH_PARAMETER],
        request=WebhookChangeRequest,
        responses={200: WebhookSchema, **problems(*BODY, *CSRF, *ACCOUNT, "not_found")},
        tags=["webhooks"],
    )
    def patch(self, request: Request, webhook_id: int) -> Response:
        """Change a webhook, switch it off, or on again after it was switched off."""
        body = read_body(request, WebhookChangeRequest)
        CHANGES.check(request)
        user_id = caller_id(request)
        row = managing.change_webhook(
            user_id=user_id,
            webhook_id=webhook_id,
            url=body.url,
            events=body.events,
            is_on=body.active,
            precondition=if_match(request, lambda: webhook_json(webhook_of(user_id, webhook_id))),
            now=timezone.now(),
        )
        return Response(webhook_json(row))

    @extend_schema(
        operation_id="delete_webhook",
        request=None,
        responses={204: None, **problems(*CSRF, *ACCOUNT, "not_found")},
        tags=["webhooks"],
    )
    def delete(self, request: Request, webhook_id: int) -> Response:
        """Delete a webhook, with its waiting and delivered events."""
        managing.delete_webhook(user_id=caller_id(request), webhook_id=webhook_id)
        return Response(status=204)


class SecretView(WebhookApiView):
    """`webhooks/{id}/secret`."""

    @extend_schema(
        operation_id="renew_webhook_secret",
        parameters=[KEY_PARAMETER],
        request=NoChoice,
        responses={200: WebhookWithSecret, **problems(*ONCE, *BODY, *CSRF, *ACCOUNT, "not_found")},
        tags=["webhooks"],
    )
    @once
    def post(self, request: Request, webhook_id: int) -> Response:
        """Give a webhook a new secret. For a day events are signed with the old one, too."""
        read_body(request, NoChoice)
        CHANGES.check(request)
        row, secret = managing.renew_secret(
            user_id=caller_id(request), webhook_id=webhook_id, now=timezone.now()
        )
        return Response({**webhook_json(row), "secret": secret})


class TestView(WebhookApiView):
    """`webhooks/{id}/test`."""

    @extend_schema(
        operation_id="test_webhook",
        parameters=[KEY_PARAMETER],
        request=NoChoice,
        responses={
            202: DeliverySchema,
            **problems(*ONCE, *BODY, *CSRF, *ACCOUNT, "not_found", "test_pending"),
        },
        tags=["webhooks"],
    )
    @once
    def post(self, request: Request, webhook_id: int) -> Response:
        """Post a test event, once; the deliveries show the result."""
        read_body(request, NoChoice)
        TESTS.check(request)
        row = plan_test(user_id=caller_id(request), webhook_id=webhook_id, now=timezone.now())
        return Response(delivery_json(row), status=202)


class DeliveriesView(WebhookApiView):
    """`webhooks/{id}/deliveries`."""

    @extend_schema(
        operation_id="list_webhook_deliveries",
        parameters=query_parameters(DeliveriesQuery),
        responses={200: DeliveryPage, **problems(*ACCOUNT, "not_found")},
        tags=["webhooks"],
    )
    def get(self, request: Request, webhook_id: int) -> Response:
        """Return a webhook's deliveries of the last seven days, with each try, newest first."""
        query = read_query(request, DeliveriesQuery)
        rows = deliveries_of(webhook_of(caller_id(request), webhook_id), state=query.state)
        pages = Pages()
        page = pages.paginate(rows, request)
        return pages.response([delivery_json(row) for row in page])
