"""Garbage collection (GC pauses, latency): avoid reference cycles, and collect seldom."""

import gc
from functools import partial
from typing import TYPE_CHECKING

from django.core.handlers.wsgi import WSGIRequest
from django.http.response import HttpResponseBase
from django.template.response import SimpleTemplateResponse
from django.views import View

if TYPE_CHECKING:
    from rest_framework.request import Request

NEW_VALUES_BETWEEN_LOOKS = 2_000


class UntiedRequest(WSGIRequest):
    """A request that frees its values once its response is closed.

    Its user, messages and session refer to it, and it refers to them. Without this each request
    would leave some hundred values for the collector, which stops every thread while it runs.
    """

    def close(self) -> None:
        """Clear all attributes of the request, which nobody reads any more."""
        super().close()
        self.__dict__.clear()


def untie_when_ready(view: View, request: "Request", response: HttpResponseBase) -> None:
    """Break the reference cycles of the framework once the response can be sent.

    Streamed responses keep them, because their content may use the view.
    """
    if isinstance(response, SimpleTemplateResponse):
        response.add_post_render_callback(partial(_untie, view, request))
    elif not response.streaming:
        _untie(view, request, response)


def _untie(view: View, request: "Request", response: HttpResponseBase) -> None:
    request.parser_context.clear()
    getattr(response, "renderer_context", {}).clear()
    # A view that answers GET also stores a bound method for HEAD.
    view.__dict__.clear()


def collect_seldom() -> None:
    """Run the collector seldom, and exclude all values that the start has created.

    Values of games have no reference cycles, so reference counting frees nearly everything.
    Scanning all cached values every few hundred allocations took a quarter of the process's time. A
    scan of new values stops the process for some milliseconds, so the thresholds limit how many
    there are; older generations are scanned more rarely.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_VALUES_BETWEEN_LOOKS, 500, 20)
