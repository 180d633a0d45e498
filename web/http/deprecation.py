"""Operations that will end, announced in their replies and in the OpenAPI document."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any

from django.utils.http import http_date
from drf_spectacular.openapi import AutoSchema

SHORTEST_NOTICE = timedelta(days=182)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deprecation:
    """The announcement that an operation ends, and where it says what to call instead."""

    announced: date
    ends: date
    instead: str
    """The address of a page, from the root of the service on or a whole one."""

    def __post_init__(self) -> None:
        """Raise ValueError if programs would have too little time to change."""
        if self.ends - self.announced < SHORTEST_NOTICE:
            raise ValueError(f"An operation is there for {SHORTEST_NOTICE} after it is announced.")


def ending_headers(ending: Deprecation) -> Mapping[str, str]:
    """The headers of RFC 9745 and RFC 8594 that tell of the ending."""
    return {
        "Deprecation": f"@{_seconds(ending.announced)}",
        "Sunset": http_date(_seconds(ending.ends)),
        "Link": f'<{ending.instead}>; rel="deprecation"',
    }


class Schema(AutoSchema):
    """Describes an operation, also whether it will end."""

    def is_deprecated(self) -> bool:
        """Whether the view has announced the end of this method."""
        endings: Mapping[str, Any] = getattr(self.view, "endings", {})
        return self.method in endings or super().is_deprecated()


def _seconds(day: date) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())
