"""Seasons: calendar months in UTC, each with new ratings (season reset)."""

import re
from datetime import UTC, datetime

ALL_TIME = ""
"""The name of the season of ratings that no season ends."""

SEASON_PATTERN = "20[0-9]{2}-(0[1-9]|1[0-2])"


def season_of(moment: datetime) -> str:
    """Return the season in which a game counts that ended at this moment, as in `2026-11`."""
    return moment.astimezone(UTC).strftime("%Y-%m")


def is_season(text: str) -> bool:
    """Return whether the text is the name of a season."""
    return re.fullmatch(SEASON_PATTERN, text) is not None
