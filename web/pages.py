"""Pages of lists, by cursors."""

import base64
import binascii
from datetime import UTC, datetime
from typing import Annotated, Any

from pydantic import BeforeValidator, Field
from rest_framework.exceptions import NotFound
from rest_framework.pagination import CursorPagination
from rest_framework.request import Request

from web.problems import Problem, invalid


def digits(text: Any) -> Any:
    """The text of a query's number, unchanged. Raises ValueError unless it is made of digits."""
    if isinstance(text, str) and not (text.isascii() and text.isdecimal()):
        raise ValueError("Only digits make a number.")
    return text


Cursor = Annotated[str, Field(max_length=200, description="From `next` or `previous`.")]
PageSize = Annotated[int, Field(ge=1, le=100), BeforeValidator(digits)]


class Pages(CursorPagination):
    """Pages by a cursor, which marks a place in time: newer rows don't shift a page."""

    ordering: tuple[str, ...] = ("-created_at", "-id")
    page_size = 20
    page_size_query_param = "page_size"
    max_page_size = 100

    def decode_cursor(self, request: Request) -> Any:
        """The place that the cursor marks; None without one. Raises Problem `invalid`."""
        encoded = request.query_params.get(self.cursor_query_param)
        if not encoded:
            return None
        try:
            base64.b64decode(encoded, validate=True)
            cursor = super().decode_cursor(request)
        except (NotFound, binascii.Error, ValueError) as error:
            raise _no_cursor() from error
        if (
            cursor is not None
            and cursor.position is not None
            and not self.is_position(str(cursor.position))
        ):
            raise _no_cursor()
        return cursor

    def is_position(self, text: str) -> bool:
        """Whether the text may be a cursor's position: a value of the order's first column."""
        return _is_time(text)


def _is_time(text: str) -> bool:
    try:
        moment = datetime.fromisoformat(text)
        moment.astimezone(UTC)
    except (ValueError, OverflowError):
        return False
    return moment.tzinfo is not None


def _no_cursor() -> Problem:
    detail = "This cursor comes from no page."
    return invalid([{"field": "cursor", "code": "invalid", "detail": detail}])
