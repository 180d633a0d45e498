"""Bodies: JSON of limited size and depth whose texts can be stored."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, NoReturn, TypeVar

from django.conf import settings
from rest_framework.parsers import BaseParser

from web.problems import Problem, invalid
from web.storable import is_storable_number, is_storable_text

N = TypeVar("N", int, float)


class StrictJSONParser(BaseParser):
    """Parses a JSON body, or raises a Problem that says what is wrong with the body."""

    media_type = "application/json"

    def parse(
        self,
        stream: Any,
        media_type: str | None = None,  # noqa: ARG002 - the framework passes it by this name
        parser_context: Mapping[str, Any] | None = None,  # noqa: ARG002 - likewise
    ) -> Any:
        """The body as Python values. Raises Problem `body_too_large` or `malformed_json`."""
        limit: int = settings.DATA_UPLOAD_MAX_MEMORY_SIZE or 0
        body = stream.read(limit + 1)
        if len(body) > limit:
            raise Problem("body_too_large", f"A body has at most {limit} bytes.")
        return parse_json(body)


def parse_json(body: bytes) -> Any:
    """JSON in UTF-8 as Python values. Raises Problem `malformed_json` or `invalid`.

    Beyond what the grammar forbids, it refuses what no database stores (`web.storable`), NaN and
    Infinity, and nesting deeper than Python's own stack.
    """
    numbers = _Numbers()
    try:
        value = json.loads(
            body.decode(),
            parse_constant=_refuse_constant,
            parse_int=numbers.integer,
            parse_float=numbers.float,
        )
    except json.JSONDecodeError as error:
        detail = f"The body is not JSON: {error.msg} at line {error.lineno}, column {error.colno}."
        raise Problem("malformed_json", detail) from error
    except UnicodeDecodeError as error:
        raise Problem("malformed_json", "The body is not UTF-8.") from error
    except RecursionError as error:
        raise Problem("malformed_json", "The body is nested too deeply.") from error
    except ValueError as error:
        raise Problem("malformed_json", f"The body is not JSON: {error}") from error
    # Only an escape can bring such a character into a text; most bodies have none.
    if b"\\u" in body and not all(is_storable_text(t) for _, t in _leaves(value, str)):
        raise Problem("malformed_json", "The body has a text with a NUL or half a surrogate pair.")
    if numbers.are_too_large:
        fields = [path for path, n in _leaves(value, int, float) if not is_storable_number(n)]
        detail = "This number has more than 64 bits."
        raise invalid([{"field": f, "code": "too_large", "detail": detail} for f in fields])
    return value


class _Numbers:
    """Reads numbers, and remembers whether one of them can't be stored."""

    are_too_large = False

    def integer(self, digits: str) -> int:
        return self._seen(int(digits))

    def float(self, text: str) -> float:
        return self._seen(float(text))

    def _seen(self, number: N) -> N:
        self.are_too_large |= not is_storable_number(number)
        return number


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON number.")


def _leaves(value: Any, *kinds: type) -> Iterator[tuple[str, Any]]:
    """Every value of these types with its path, the names of members among them."""
    waiting: list[tuple[str, Any]] = [("", value)]
    while waiting:
        path, item = waiting.pop()
        beginning = f"{path}." if path else ""
        match item:
            case list() as items:
                waiting.extend((f"{beginning}{at}", item) for at, item in enumerate(items))
            case dict() as members:
                waiting.extend((path, name) for name in members)
                waiting.extend((f"{beginning}{name}", item) for name, item in members.items())
            case _ if isinstance(item, kinds):
                yield path, item
