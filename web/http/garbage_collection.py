"""Garbage that counting references doesn't free: how to make little of it, and to look seldom."""

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
    """A request that is freed once its response is closed.

    Its user, its messages and its session refer to it, and it to them: each request would leave
    some hundred values for the collector, which stops every thread while it looks at them.
    """

    def close(self) -> None:
        """Let go of all that the request carried. Nobody reads it any more."""
        super().close()
        self.__dict__.clear()


def untie_when_ready(view: View, request: "Request", response: HttpResponseBase) -> None:
    """Let go of what the framework ties to each other, once the response can be sent.

    One that is streamed is left as it is: what it sends may ask the view.
    """
    if isinstance(response, SimpleTemplateResponse):
        response.add_post_render_callback(partial(_untie, view, request))
    elif not response.streaming:
        _untie(view, request, response)


def _untie(view: View, request: "Request", response: HttpResponseBase) -> None:
    request.parser_context.clear()
    getattr(response, "renderer_context", {}).clear()
    # A view that answers GET holds a method of its own, too, by which it answers HEAD.
    view.__dict__.clear()


def collect_seldom() -> None:
    """Have the collector look for garbage seldom, and not among what the start has made.

    Values of games refer to no value that refers back to them, so counting references frees nearly
    everything; looking through all that a process remembers, every few hundred values, took a
    quarter of its time. A look at new values takes some milliseconds, in which nothing else is
    done, so there are not too many of them; what outlives it is looked at again yet more seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_VALUES_BETWEEN_LOOKS, 500, 20)
