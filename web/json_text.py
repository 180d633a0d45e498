"""Encode and decode JSON in compact form and UTF-8, for replies and for storage."""

from typing import Any

import orjson

OPTIONS = (
    # Messages convert times and records themselves.
    orjson.OPT_PASSTHROUGH_DATETIME
    | orjson.OPT_PASSTHROUGH_DATACLASS
    # A dictionary by seats has numbers as keys.
    | orjson.OPT_NON_STR_KEYS
)


def json_text(value: Any) -> str:
    """Return the value as JSON. Raises TypeError for a value that JSON can't express."""
    return json_bytes(value).decode()


def json_bytes(value: Any) -> bytes:
    """Return the value as JSON in UTF-8. Raises TypeError for a value that JSON can't express."""
    return orjson.dumps(value, _with_tuples, OPTIONS)


def canonical_json(value: Any) -> bytes:
    """Return the value as JSON in UTF-8 with sorted keys: equal values give equal bytes."""
    return orjson.dumps(value, _with_tuples, OPTIONS | orjson.OPT_SORT_KEYS)


def json_value(text: bytes) -> Any:
    """Return the value of such JSON. Raises ValueError for anything else."""
    return orjson.loads(text)


def _with_tuples(value: object) -> list[Any]:
    # Named tuples are arrays, as in the standard library.
    if isinstance(value, tuple):
        return list(value)
    raise TypeError(f"JSON has no form of {type(value).__name__}.")
