"""Request ids (correlation ids): send the id of a logged request back to the client."""

from typing import Any

import structlog
from django.dispatch import receiver
from django.http import HttpResponse
from django_structlog import signals

HEADER = "X-Request-ID"


@receiver(signals.bind_extra_request_finished_metadata)
@receiver(signals.update_failure_response)
def send_request_id(response: HttpResponse, **_kwargs: Any) -> None:
    """Put the request's id into a header of the response, also after a failure."""
    request_id = structlog.contextvars.get_contextvars().get("request_id")
    if request_id:
        response.headers[HEADER] = request_id
