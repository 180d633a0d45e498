"""The endpoint of push subscriptions: the browsers that take the caller's pushes."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.callers import user_of
from notifications.api.bodies import PushEndpointQuery, PushSubscriptionRequest
from notifications.services.subscriptions import subscribe, unsubscribe
from web.http.bodies import read_body, read_query
from web.http.openapi_schemas import BODY, CSRF, problems, query_parameters
from web.limits.throttling import Limit
from web.views import ApiView

SUBSCRIPTIONS = Limit("push subscriptions", "60/hour")


class PushSubscriptionsView(ApiView):
    """`me/push-subscriptions`."""

    @extend_schema(
        operation_id="subscribe_to_pushes",
        request=PushSubscriptionRequest,
        responses={
            204: None,
            **problems(*BODY, *CSRF, "not_authenticated", "push_off", "too_many_browsers"),
        },
        tags=["notifications"],
    )
    def post(self, request: Request) -> Response:
        """Send your pushes to this browser, until you log out there. May be repeated."""
        body = read_body(request, PushSubscriptionRequest)
        SUBSCRIPTIONS.check(request)
        subscribe(
            user_id=user_of(request).pk,
            endpoint=body.endpoint,
            p256dh=body.keys.p256dh,
            auth=body.keys.auth,
            session_key=request.session.session_key or "",
        )
        return Response(status=204)

    @extend_schema(
        operation_id="unsubscribe_from_pushes",
        request=None,
        parameters=query_parameters(PushEndpointQuery),
        responses={204: None, **problems(*CSRF, "not_authenticated")},
        tags=["notifications"],
    )
    def delete(self, request: Request) -> Response:
        """Stop sending your pushes to a browser."""
        query = read_query(request, PushEndpointQuery)
        unsubscribe(user_id=user_of(request).pk, endpoint=query.endpoint)
        return Response(status=204)
