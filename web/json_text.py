"""JSON as it is sent and stored: compact, and in UTF-8."""

from typing import Any

import orjson

OPTIONS = (
    # Moments and records have forms of their own in messages.
    orjson.OPT_PASSTHROUGH_DATETIME
    | orjson.OPT_PASSTHROUGH_DATACLASS
    # A dictionary by seats has their numbers for keys.
    | orjson.OPT_NON_STR_KEYS
)


def json_text(value: Any) -> str:
    """The value as JSON. Raises TypeError for what JSON knows no form of."""
    return json_bytes(value).decode()


def json_bytes(value: Any) -> bytes:
    """The value as JSON in UTF-8. Raises TypeError for what JSON knows no form of."""
    return orjson.dumps(value, _with_tuples, OPTIONS)


def canonical_json(value: Any) -> bytes:
    """The value as JSON in UTF-8 with sorted keys: equal values give equal bytes."""
    return orjson.dumps(value, _with_tuples, OPTIONS | orjson.OPT_SORT_KEYS)


def json_value(text: bytes) -> Any:
    """What such JSON says. Raises ValueError for anything else."""
    return orjson.loads(text)


def _with_tuples(value: object) -> list[Any]:
    # Named tuples are arrays, as for the standard library.
    if isinstance(value, tuple):
        return list(value)
    raise TypeError(f"JSON has no form of {type(value).__name__}.")
