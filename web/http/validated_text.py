"""Input validation: texts and numbers that both databases can store (NUL, surrogates, range).

PostgreSQL stores no NUL in a text, no database stores half a surrogate pair, and SQLite no integer
beyond 64 bits. Requests with such values are refused before any query.
"""

import math

MAX_INTEGER = 2**63 - 1
"""The largest integer that a column can hold."""


def is_storable_text(text: str) -> bool:
    """Return whether the text has neither a NUL nor half a surrogate pair."""
    return not any(c == "\0" or "\ud800" <= c <= "\udfff" for c in text)


def is_storable_number(number: float) -> bool:
    """Return whether an integer fits into 64 bits, or another number is finite."""
    if isinstance(number, int):
        return -MAX_INTEGER - 1 <= number <= MAX_INTEGER
    return math.isfinite(number)
