"""Bodies: JSON of limited size and depth whose texts can be stored."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, NoReturn

from django.conf import settings
from rest_framework.parsers import BaseParser

from web.problems import Problem
from web.storable import is_storable_float, is_storable_integer, is_storable_text


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
    """JSON in UTF-8 as Python values. Raises Problem `malformed_json`.

    Beyond what the grammar forbids, it refuses what no database stores (`web.storable`), NaN and
    Infinity, and nesting deeper than Python's own stack.
    """
    try:
        value = json.loads(
            body.decode(),
            parse_constant=_refuse_constant,
            parse_int=_integer,
            parse_float=_float,
        )
    except json.JSONDecodeError as error:
        detail = f"The body is not JSON: {error.msg} at line {error.lineno}, column {error.colno}."
        raise Problem("malformed_json", detail) from error
    except UnicodeDecodeError as error:
        raise Problem("malformed_json", "The body is not UTF-8.") from error
    except RecursionError as error:
        raise Problem("malformed_json", "The body is nested too deeply.") from error
    except ValueError as error:
        raise Problem("malformed_json", f"The body can't be read: {error}") from error
    # Only an escape can bring such a character into a text; most bodies have none.
    if b"\\u" in body and not all(map(is_storable_text, _texts(value))):
        raise Problem("malformed_json", "The body has a text with a NUL or half a surrogate pair.")
    return value


def _integer(digits: str) -> int:
    number = int(digits)
    if not is_storable_integer(number):
        raise ValueError("An integer has at most 64 bits.")
    return number


def _float(text: str) -> float:
    number = float(text)
    if not is_storable_float(number):
        raise ValueError(f"{text} is too large.")
    return number


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON number.")


def _texts(value: Any) -> Iterator[str]:
    waiting = [value]
    while waiting:
        match waiting.pop():
            case str() as text:
                yield text
            case list() as items:
                waiting.extend(items)
            case dict() as members:
                waiting.extend(members.keys())
                waiting.extend(members.values())
