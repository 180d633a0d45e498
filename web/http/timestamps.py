"""Timestamps in bodies and queries (RFC 3339, time zone, UTC)."""

import re
from datetime import UTC, datetime
from typing import Annotated

from django.utils.translation import gettext_noop
from pydantic import AfterValidator, AwareDatetime, BeforeValidator, Field

DATED = re.compile(r"\d{4}-\d\d-\d\d[Tt ]", re.ASCII)
"""The beginning of a time; a bare number would be read as seconds since 1970."""


def _dated(value: object) -> object:
    if not isinstance(value, str) or DATED.match(value) is None:
        raise ValueError(
            gettext_noop("Say the time as RFC 3339 does, such as 2026-01-01T00:00:00Z.")
        )
    return value


def _in_utc(moment: datetime) -> datetime:
    try:
        return moment.astimezone(UTC)
    except OverflowError as error:
        raise ValueError(gettext_noop("This time is out of range.")) from error


Timestamp = Annotated[
    # A time arrives as a text, which a strict body doesn't accept as a time.
    AwareDatetime, Field(strict=False), BeforeValidator(_dated), AfterValidator(_in_utc)
]
