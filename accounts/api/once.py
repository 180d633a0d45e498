"""Endpoints of accounts with an idempotency key: something is created once for each key."""

import functools
import json
from collections.abc import Callable
from typing import Any, TypeVar

from django.utils import timezone
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.utils.encoders import JSONEncoder

from accounts.services.kept_replies import KeyOfRequest, StoredReply
from web.http.callers import caller_id
from web.http.idempotency import KEY_HEADER, REPLAYED_HEADER
from web.http.requests import http_of

ONCE = ("idempotency_key_in_use", "idempotency_key_reused")
"""The error codes that such an endpoint adds to its own."""

Handler = TypeVar("Handler", bound=Callable[..., Response])


def as_client_gets(data: Any) -> Any:
    """Return the data of a reply with times as texts, as the client reads them."""
    return json.loads(json.dumps(data, cls=JSONEncoder))


def once(handler: Handler) -> Handler:
    """Return a handler that does a request with an idempotency key only once.

    The reply is kept for the account. A refused or failed request has changed nothing, so the
    client may send it again with the same key.
    """

    @functools.wraps(handler)
    def post(view: Any, request: Request, *args: Any, **kwargs: Any) -> Response:
        text = request.headers.get(KEY_HEADER)
        if text is None:
            return handler(view, request, *args, **kwargs)
        key = KeyOfRequest(
            caller_id(request),
            text,
            method=request.method or "",
            address=http_of(request).get_full_path(),
            body=request.data,
        )
        kept = key.begin(now=timezone.now())
        if kept is not None:
            return Response(kept.body, status=kept.status, headers={REPLAYED_HEADER: "true"})
        try:
            response = handler(view, request, *args, **kwargs)
        except Exception:  # raised again: the key may be used for another try
            key.release()
            raise
        key.keep(StoredReply(response.status_code, as_client_gets(response.data)))
        return response

    return post  # type: ignore[return-value]  # it takes and returns what the handler does
