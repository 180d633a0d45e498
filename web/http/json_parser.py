"""Parse JSON bodies of limited size and depth, whose texts can be stored."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NoReturn, TypeVar

from django.conf import settings
from django.utils.translation import gettext_lazy as _
from rest_framework.parsers import BaseParser

from web.http.problems import Problem, invalid
from web.http.validated_text import is_storable_number, is_storable_text

N = TypeVar("N", int, float)


class StrictJSONParser(BaseParser):
    """Parses a JSON body, or raises a Problem that explains the error."""

    media_type = "application/json"

    def parse(
        self,
        stream: Any,
        media_type: str | None = None,  # noqa: ARG002 - the framework passes it by this name
        parser_context: Mapping[str, Any] | None = None,  # noqa: ARG002 - likewise
    ) -> Any:
        """Return the body as Python values. Raises Problem `body_too_large` or `malformed_json`."""
        limit: int = settings.DATA_UPLOAD_MAX_MEMORY_SIZE or 0
        body = stream.read(limit + 1)
        if len(body) > limit:
            raise Problem("body_too_large", f"A body has at most {limit} bytes.")
        return parse_json(body)


def parse_json(body: bytes) -> Any:
    """Return JSON in UTF-8 as Python values. Raises Problem `malformed_json` or `invalid`.

    It also refuses texts and numbers that a database can't store (`web.http.validated_text`), NaN
    and Infinity, duplicate members, and nesting deeper than Python's stack.
    """
    try:
        return _read(body, _ORDINARY)
    except _Odd:
        # Parsed a second time to find the place.
        raise invalid(_errors(_read(body, _TELLING))) from None


def _read(body: bytes, decoder: json.JSONDecoder) -> Any:
    try:
        value = decoder.decode(body.decode())
    except json.JSONDecodeError as error:
        detail = f"The body is not JSON: {error.msg} at line {error.lineno}, column {error.colno}."
        raise Problem("malformed_json", detail) from error
    except UnicodeDecodeError as error:
        raise Problem("malformed_json", "The body is not UTF-8.") from error
    except RecursionError as error:
        raise Problem("malformed_json", "The body is nested too deeply.") from error
    except ValueError as error:
        raise Problem("malformed_json", f"The body is not JSON: {error}") from error
    # Such a character can only come from an escape, and most bodies have none.
    if b"\\u" in body and not all(is_storable_text(t) for _path, t in _values(value, str)):
        raise Problem("malformed_json", "The body has a text with a NUL or half a surrogate pair.")
    return value


def _errors(value: Any) -> list[dict[str, Any]]:
    """Return all invalid numbers and members of a body, for `invalid`."""
    errors: list[dict[str, Any]] = []
    for path, item in _values(value, int, float, _Repeating):
        if isinstance(item, _Repeating):
            detail = _("This member may be given once only.")
            fields = [f"{path}.{name}" if path else name for name in item.repeated]
            errors += [{"field": f, "code": "repeated", "detail": detail} for f in fields]
        elif not is_storable_number(item):
            detail = _("This number has more than 64 bits.")
            errors.append({"field": path, "code": "too_large", "detail": detail})
    return errors


class _Odd(Exception):
    """A part of the body is refused although it is JSON."""


class _Repeating(dict[str, Any]):
    """An object with duplicate members."""

    repeated: list[str]


def _ordinary_int(digits: str) -> int:
    return _ordinary_number(int(digits))


def _ordinary_float(text: str) -> float | int:
    """Return the number; one without a fraction is an integer, as in JSON Schema (`1.0`)."""
    number = _ordinary_number(float(text))
    return int(number) if number.is_integer() else number


def _ordinary_number(number: N) -> N:
    if not is_storable_number(number):
        raise _Odd
    return number


def _ordinary_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) != len(pairs):
        raise _Odd
    return members


def _telling_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = _Repeating(pairs)
    times = Counter(name for name, _ in pairs)
    members.repeated = [name for name, count in times.items() if count > 1]
    return members


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON number.")


# Created once, because creating it takes as long as parsing a command.
_ORDINARY = json.JSONDecoder(
    parse_constant=_refuse_constant,
    parse_int=_ordinary_int,
    parse_float=_ordinary_float,
    object_pairs_hook=_ordinary_object,
)
_TELLING = json.JSONDecoder(parse_constant=_refuse_constant, object_pairs_hook=_telling_object)


def _values(value: Any, *kinds: type) -> Iterator[tuple[str, Any]]:
    """Yield every value of these types with its path, including the names of members."""
    waiting: list[tuple[str, Any]] = [("", value)]
    while waiting:
        path, item = waiting.pop()
        if isinstance(item, kinds):
            yield path, item
        beginning = f"{path}." if path else ""
        match item:
            case list() as items:
                waiting.extend((f"{beginning}{at}", item) for at, item in enumerate(items))
            case dict() as members:
                waiting.extend((path, name) for name in members)
                waiting.extend((f"{beginning}{name}", item) for name, item in members.items())
