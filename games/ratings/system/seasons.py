"""Seasons: calendar months in UTC, each with ratings that start afresh."""

import re
from datetime import UTC, datetime

ALL_TIME = ""
"""The scope of the ratings that no season ends."""

SEASON_PATTERN = "20[0-9]{2}-(0[1-9]|1[0-2])"


def season_of(moment: datetime) -> str:
    """The season in which a game that ended then counts, as in `2026-11`."""
    return moment.astimezone(UTC).strftime("%Y-%m")


def is_season(text: str) -> bool:
    """Whether that is the name of a season."""
    return re.fullmatch(SEASON_PATTERN, text) is not None
