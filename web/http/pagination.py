"""Pagination of lists by cursors (keyset pagination)."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Any, NamedTuple, Protocol, Self

from django.core.signing import BadSignature, Signer
from django.db.models import Q
from django.utils.translation import gettext_noop
from pydantic import BeforeValidator, Field
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.utils.urls import replace_query_param

from web.http.problems import invalid


def digits(text: Any) -> Any:
    """Return the text of a query's number. Raises ValueError unless it has only digits."""
    if isinstance(text, str) and not (text.isascii() and text.isdecimal()):
        raise ValueError(gettext_noop("Only digits make a number."))
    return text


Cursor = Annotated[str, Field(max_length=200, description="From `next` or `previous`.")]
PageSize = Annotated[int, Field(ge=1, le=100), BeforeValidator(digits)]


class Rows(Protocol):
    """The methods of a queryset that pagination uses."""

    def order_by(self, *fields: str) -> Self:
        """Return these rows in another order."""

    def filter(self, condition: Q) -> Self:
        """Return the rows for which the condition holds."""

    def __getitem__(self, part: slice) -> Any:
        """Return the rows of one slice of the list."""


class _Place(NamedTuple):
    """A cursor: a row's place in the order, and the direction of the page from there."""

    is_backward: bool
    has_row: bool
    """True if the page includes the row itself; otherwise it begins with the next row."""
    values: list[Any]
    """The row's values in the columns of the order."""


class Pages:
    """Pages by cursor, which new rows don't shift.

    The columns of `ordering` are unique together, so that each place is between two rows. A cursor
    is signed, and valid only for the address for which it was made.
    """

    ordering: tuple[str, ...] = ("-created_at", "-id")
    page_size = 20

    def paginate(self, rows: Rows, request: Request) -> list[Any]:
        """Return the rows of the page that the request asks for.

        Raises Problem `invalid` for a cursor that no page contained. The view has already checked
        the other members of the query.
        """
        self._url = request.build_absolute_uri()
        self._signer = Signer(salt=f"page of {request.path}", sep=".")
        size = int(request.query_params.get("page_size", self.page_size))
        place = self._read(request.query_params.get("cursor", ""))
        is_backward = place is not None and place.is_backward
        order = [_turned(name) for name in self.ordering] if is_backward else list(self.ordering)
        found = rows.order_by(*order)
        if place is not None:
            found = found.filter(_beyond(order, place.values, inclusive=place.has_row))
        # One extra row shows whether there is a next page.
        page = list(found[: size + 1])
        has_more, page = len(page) > size, page[:size]
        if is_backward:
            page.reverse()
        self._next = self._previous = None
        if place is None:
            self._next = self._after(page) if has_more else None
        elif not page:
            turned = place._replace(is_backward=not is_backward, has_row=True)
            self._next, self._previous = (turned, None) if is_backward else (None, turned)
        else:
            self._next = self._after(page) if is_backward or has_more else None
            self._previous = self._before(page) if has_more or not is_backward else None
        return page

    @property
    def next_link(self) -> str | None:
        """Return the address of the next page; None for the last page."""
        return self._link(self._next)

    @property
    def previous_link(self) -> str | None:
        """Return the address of the previous page; None for the first page."""
        return self._link(self._previous)

    def response(self, results: Sequence[Any]) -> Response:
        """Return the reply with the page's rows as JSON, and the addresses of its neighbours."""
        links = {"next": self.next_link, "previous": self.previous_link}
        return Response({**links, "results": results})

    def _after(self, page: Sequence[Any]) -> _Place:
        return _Place(is_backward=False, has_row=False, values=self._values(page[-1]))

    def _before(self, page: Sequence[Any]) -> _Place:
        return _Place(is_backward=True, has_row=False, values=self._values(page[0]))

    def _values(self, row: Any) -> list[Any]:
        values = (getattr(row, name.removeprefix("-")) for name in self.ordering)
        return [v.isoformat() if isinstance(v, datetime) else v for v in values]

    def _read(self, cursor: str) -> _Place | None:
        if not cursor:
            return None
        try:
            return _Place(*self._signer.unsign_object(cursor))
        except BadSignature as error:
            detail = "This cursor comes from no page of this list."
            raise invalid([{"field": "cursor", "code": "invalid", "detail": detail}]) from error

    def _link(self, place: _Place | None) -> str | None:
        if place is None:
            return None
        return replace_query_param(self._url, "cursor", self._signer.sign_object(list(place)))


def _turned(name: str) -> str:
    return name.removeprefix("-") if name.startswith("-") else f"-{name}"


def _beyond(order: Sequence[str], values: Sequence[Any], *, inclusive: bool) -> Q:
    """Return the condition for rows after a place; `inclusive` adds the place itself."""
    name, *others = order
    value, *rest = values
    column, lookup = name.removeprefix("-"), "lt" if name.startswith("-") else "gt"
    if not others:
        return Q(**{f"{column}__{lookup}{'e' if inclusive else ''}": value})
    behind = Q(**{f"{column}__{lookup}": value}) | _beyond(others, rest, inclusive=inclusive)
    # Redundant, but it lets the database start at the place in an index.
    return Q(**{f"{column}__{lookup}e": value}) & behind
