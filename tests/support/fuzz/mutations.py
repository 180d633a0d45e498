"""Changes that chance makes to a request."""

import copy
import random
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import quote

from tests.support.fuzz import odd
from tests.support.fuzz.schemas import resolved, value_of
from tests.support.fuzz.wire import Draft, NoBody

Operation = Mapping[str, Any]


def mutate(draft: Draft, operation: Operation, rng: random.Random) -> None:
    """Change one to three places of the request."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        rng.choices(CHANGES, WEIGHTS)[0](draft, operation, rng)


def change_path(draft: Draft, _operation: Operation, rng: random.Random) -> None:
    """Put something else in the place of one part of the path."""
    parts = draft.path.split("/")
    # The root of the API stays: what is not below it is another page.
    place = rng.randrange(3, len(parts))
    parts[place] = rng.choice(
        (
            quote(rng.choice(odd.TEXTS), safe="", errors="surrogatepass"),
            rng.choice(("%zz", "%", "%ff", "\xff", ".", "..", "..;", "", "*", "a" * 9000)),
            str(rng.choice(odd.NUMBERS)),
        )
    )
    draft.path = "/".join(parts).replace(" ", "%20")


def change_query(draft: Draft, operation: Operation, rng: random.Random) -> None:
    """Add a parameter, mostly one that the operation knows; sometimes twice."""
    known = {
        parameter["name"]: parameter["schema"]
        for parameter in operation.get("parameters", ())
        if parameter["in"] == "query"
    }
    name = rng.choice([*known] * 3 + list(odd.PARAMETERS))
    if name in known and rng.random() < 0.4:
        value = str(value_of(known[name], rng))
    else:
        value = rng.choice((rng.choice(odd.TEXTS), str(rng.choice(odd.NUMBERS))))
    pair = f"{name}={quote(value, safe='', errors='surrogatepass')}"
    if rng.random() < 0.1:
        pair = rng.choice((f"{name}={pair}&{pair}", name, f"{name}=%ff", f"{name}=\xff", "%00=1"))
    draft.query = f"{draft.query}&{pair}" if draft.query else pair


def change_cookie(draft: Draft, _operation: Operation, rng: random.Random) -> None:
    """Give a cookie an odd value."""
    text = rng.choice(odd.TEXTS).replace("\r\n", " ")
    value = rng.choice((text, f'"{text}"', '"\\000"', "\xff", rng.choice("abc") * 32))
    draft.cookies[rng.choice(odd.COOKIES)] = value


def change_header(draft: Draft, operation: Operation, rng: random.Random) -> None:
    """Give a header an odd value."""
    name = rng.choice([*odd.HEADERS, *(["Idempotency-Key"] * 5 if _takes_key(operation) else ())])
    text = rng.choice(odd.TEXTS).replace("\r\n", " ")
    draft.headers[name] = rng.choice((rng.choice(odd.HEADERS[name]), text))


def change_body(draft: Draft, operation: Operation, rng: random.Random) -> None:
    """Put something else in some place of the body, or another body in its place."""
    schema = _schema_of_body(operation)
    if rng.random() < 0.1:
        draft.raw_body = rng.choice(odd.BODIES)
        return
    if schema is not None and (draft.body is NoBody.NONE or rng.random() < 0.3):
        draft.body = value_of(schema, rng)
    elif draft.body is NoBody.NONE:
        draft.body = odd.any_value(rng)
        return
    draft.body = _changed(copy.deepcopy(draft.body), schema, rng)


def change_method(draft: Draft, _operation: Operation, rng: random.Random) -> None:
    """Ask by another method."""
    draft.method = rng.choice(odd.METHODS)


CHANGES: tuple[Callable[[Draft, Operation, random.Random], None], ...] = (
    *(change_path, change_query, change_cookie, change_header, change_body, change_method),
)
WEIGHTS = (20, 25, 8, 12, 33, 2)


def _takes_key(operation: Operation) -> bool:
    return any(one["name"] == "Idempotency-Key" for one in operation.get("parameters", ()))


def _schema_of_body(operation: Operation) -> Mapping[str, Any] | None:
    content = operation.get("requestBody", {}).get("content", {})
    schema: Mapping[str, Any] | None = content.get("application/json", {}).get("schema")
    return None if schema is None else resolved(schema)


def _changed(value: Any, schema: Mapping[str, Any] | None, rng: random.Random) -> Any:
    """The value with one place of it changed."""
    if isinstance(value, dict) and value and rng.random() < 0.8:
        name = rng.choice(list(value))
        match rng.randrange(6):
            case 0:
                del value[name]
            case 1:
                value[rng.choice((*odd.TEXTS, *_members(schema)))] = odd.any_value(rng)
            case _:
                value[name] = _changed(value[name], None, rng)
        return value
    if isinstance(value, list) and value and rng.random() < 0.7:
        place = rng.randrange(len(value))
        match rng.randrange(4):
            case 0:
                del value[place]
            case 1:
                value.extend([value[place]] * rng.choice((1, 30)))
            case _:
                value[place] = _changed(value[place], None, rng)
        return value
    return odd.any_value(rng)


def _members(schema: Mapping[str, Any] | None) -> tuple[str, ...]:
    return tuple((schema or {}).get("properties", ()))
