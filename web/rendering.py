"""Replies that are no JSON of the REST framework's: texts, and problems."""

import json
from typing import Any

from django.http import HttpResponse
from rest_framework.renderers import BaseRenderer

from web.problems import PROBLEM_TYPE, Problem


class TextRenderer(BaseRenderer):
    """A text as it is."""

    media_type = "text/plain"
    format = "txt"
    charset = "utf-8"

    def render(self, data: Any, media_type: Any = None, context: Any = None) -> Any:  # noqa: ARG002
        """The text."""
        return data


def problem_response(problem: Problem) -> HttpResponse:
    """A problem as a reply, whatever the client said it accepts."""
    return HttpResponse(
        json.dumps(problem.body(), separators=(",", ":")).encode(),
        status=problem.status,
        headers=problem.headers,
        content_type=PROBLEM_TYPE,
    )
