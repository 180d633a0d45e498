"""Endpoints that create something once for each idempotency key."""

import functools
import json
from collections.abc import Callable
from typing import Any, TypeVar

from django.utils import timezone
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.utils.encoders import JSONEncoder

from accounts.services.kept_replies import KeyOfRequest, Reply
from web.http.callers import caller_id
from web.http.idempotency import KEY_HEADER, REPLAYED_HEADER
from web.http.requests import http_of

ONCE = ("idempotency_key_in_use", "idempotency_key_reused")
"""The codes that such an endpoint answers with besides its own."""

Handler = TypeVar("Handler", bound=Callable[..., Response])


def once(handler: Handler) -> Handler:
    """The handler of a view for logged-in callers; with a key it does the same request once.

    The reply is kept for the account. What is refused has changed nothing, and is tried again; so
    is what failed.
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
        except Exception:  # raised again: the key is free for another try
            key.release()
            raise
        # As the client is sent it: moments as texts.
        body = json.loads(json.dumps(response.data, cls=JSONEncoder))
        key.keep(Reply(response.status_code, body))
        return response

    return post  # type: ignore[return-value]  # it takes and returns what the handler does
