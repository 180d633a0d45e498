"""Renderers for texts and problems, which the REST framework's JSON renderer doesn't write."""

import json
from typing import Any

from django.http import HttpResponse
from rest_framework.renderers import BaseRenderer

from web.http.problems import PROBLEM_TYPE, Problem
from web.monitoring import metrics


class TextRenderer(BaseRenderer):
    """Sends a text unchanged."""

    media_type = "text/plain"
    format = "txt"
    charset = "utf-8"

    def render(
        self,
        data: Any,
        media_type: Any = None,  # noqa: ARG002 - the framework passes it by position
        context: Any = None,  # noqa: ARG002 - likewise
    ) -> Any:
        """Return the text."""
        return data


def problem_response(problem: Problem) -> HttpResponse:
    """Return the reply with a problem as JSON, whatever the header Accept says."""
    metrics.refusals.labels(problem.code).inc()
    return HttpResponse(
        json.dumps(problem.body(), separators=(",", ":")).encode(),
        status=problem.status,
        headers=problem.headers,
        content_type=PROBLEM_TYPE,
    )
