"""Choose the format of a reply by the header Accept."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from django.http.request import MediaType
from rest_framework.exceptions import NotAcceptable
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.request import Request


class Negotiation(DefaultContentNegotiation):
    """Weighs formats by their `q`, as RFC 9110 says; the framework's class ignores `q`."""

    def select_renderer(
        self,
        request: Request,
        renderers: Sequence[Any],  # type: ignore[override] # its type is private to the stubs
        format_suffix: str | None = None,  # noqa: ARG002 - no address here has one
    ) -> tuple[Any, str]:
        """Return the renderer with the highest weight, else the first. Raises NotAcceptable."""
        accepted = [MediaType(text) for text in self.get_accept_list(request)]
        wishes = [wish_for(renderer.media_type, accepted) for renderer in renderers]
        greatest = max(wishes)
        if greatest.quality == 0:
            raise NotAcceptable(available_renderers=list(renderers))
        chosen = renderers[wishes.index(greatest)]
        return chosen, chosen.media_type


class Wish(NamedTuple):
    """The weight of a format: the `q` of the most specific match, and how specific it is."""

    quality: float
    closeness: int


def wish_for(media_type: str, accepted: Iterable[MediaType]) -> Wish:
    """Return the weight of the format for a client with this Accept header."""
    offered = MediaType(media_type)
    named = [(wanted.specificity, wanted.quality) for wanted in accepted if _names(wanted, offered)]
    closeness, quality = max(named, default=(0, 0))
    return Wish(quality, closeness)


def _names(wanted: MediaType, offered: MediaType) -> bool:
    pairs = ((wanted.main_type, offered.main_type), (wanted.sub_type, offered.sub_type))
    return all(ours in {theirs, "*"} for ours, theirs in pairs)
