"""Which of our languages somebody reads."""

from django.http import HttpRequest
from django.utils.translation import get_language_from_request


def language_of(request: HttpRequest) -> str:
    """The language the browser asks for, among ours."""
    return get_language_from_request(request)
