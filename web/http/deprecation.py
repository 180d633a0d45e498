"""Deprecation of endpoints (Sunset header), announced in replies and in the OpenAPI document."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any

from django.utils.http import http_date
from drf_spectacular.openapi import AutoSchema

MIN_NOTICE = timedelta(days=182)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deprecation:
    """The announcement that an operation ends, with a page that names its replacement."""

    announced: date
    ends: date
    instead: str
    """The address of the page: a path from the root of the service, or a full URL."""

    def __post_init__(self) -> None:
        """Raise ValueError if programs would have too little time to change."""
        if self.ends - self.announced < MIN_NOTICE:
            raise ValueError(f"An operation is there for {MIN_NOTICE} after it is announced.")


def ending_headers(ending: Deprecation) -> Mapping[str, str]:
    """Return the headers `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link`."""
    return {
        "Deprecation": f"@{_seconds(ending.announced)}",
        "Sunset": http_date(_seconds(ending.ends)),
        "Link": f'<{ending.instead}>; rel="deprecation"',
    }


class Schema(AutoSchema):
    """Describes an operation, and marks it if it is deprecated."""

    def is_deprecated(self) -> bool:
        """Return whether this method of the view is deprecated."""
        endings: Mapping[str, Any] = getattr(self.view, "endings", {})
        return self.method in endings or super().is_deprecated()


def _seconds(day: date) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())
