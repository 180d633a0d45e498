"""Values that both databases can store: the one rule for all that a request carries.

PostgreSQL takes no NUL in a text, no database takes half a surrogate pair, and SQLite no integer
beyond 64 bits. What breaks the rule is refused before it reaches a query.
"""

import math

LARGEST_INTEGER = 2**63 - 1
"""The largest integer that a column holds."""


def is_storable_text(text: str) -> bool:
    """Whether the text has neither a NUL nor half a surrogate pair."""
    return not any(c == "\0" or "\ud800" <= c <= "\udfff" for c in text)


def is_storable_number(number: float) -> bool:
    """Whether an integer fits into 64 bits, in either direction, and any other number is finite."""
    if isinstance(number, int):
        return -LARGEST_INTEGER - 1 <= number <= LARGEST_INTEGER
    return math.isfinite(number)
