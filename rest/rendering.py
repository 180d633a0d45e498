"""JSON replies, and problems as replies."""

import json
from typing import Any

from django.http import HttpResponse
from rest_framework.renderers import BaseRenderer, JSONRenderer
from rest_framework.response import Response

from rest.problems import PROBLEM_TYPE, Problem


class ProblemRenderer(JSONRenderer):
    """JSON under the media type of problems."""

    media_type = PROBLEM_TYPE


class TextRenderer(BaseRenderer):
    """A text as it is."""

    media_type = "text/plain"
    format = "txt"
    charset = "utf-8"

    def render(self, data: Any, media_type: Any = None, context: Any = None) -> Any:  # noqa: ARG002
        """The text."""
        return data


def problem_response(problem: Problem) -> Response:
    """A problem as a REST framework response, whatever the client said it accepts."""
    response = Response(
        problem.body(), status=problem.status, headers=problem.headers, content_type=PROBLEM_TYPE
    )
    response.accepted_renderer = ProblemRenderer()
    response.accepted_media_type = PROBLEM_TYPE
    return response


def plain_problem_response(problem: Problem) -> HttpResponse:
    """A problem as a plain Django response, for errors outside the REST framework."""
    return HttpResponse(
        json.dumps(problem.body()).encode(),
        status=problem.status,
        headers=problem.headers,
        content_type=PROBLEM_TYPE,
    )
