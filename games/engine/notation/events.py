"""One event as a line, with the names of the wire form: `card_thrown_in seat=2 card=7D`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, Field, fields
from enum import StrEnum
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from games.engine.cards import Card
from games.engine.errors import InvalidRules, Malformed
from games.engine.events import EVENTS, Event
from games.engine.notation.words import NOTHING, bad, read_card, read_number
from games.engine.rules import RuleSet

_KINDS = {kind.type: kind for kind in EVENTS}
_HINTS: Mapping[str, Mapping[str, Any]] = {
    kind.type: {field.name: get_type_hints(kind)[field.name] for field in fields(kind)}
    for kind in EVENTS
}
_INNER, _OUTER = ",", "|"
"""Between the items of a list, and between lists."""


def write_event(event: Event) -> str:
    """The event's wire name and its fields, each as `name=value`."""
    words = [f"{field.name}={_write(getattr(event, field.name))}" for field in _written(event)]
    return " ".join([event.type, *words])


def read_event(text: str) -> Event:
    """The event written as `text`. Raises `Malformed`; the inverse of `write_event`."""
    name, *words = text.split() or [""]
    kind = _KINDS.get(name)
    if kind is None:
        raise bad("event", f"{name[:20]!r} is not an event; there are {', '.join(_KINDS)}.")
    values: dict[str, Any] = {}
    for word in words:
        field, equals, value = word.partition("=")
        if not equals or field not in _HINTS[name] or field in values:
            raise bad(name, f"{word[:40]!r} is not a field of this event, or stands twice.")
        values[field] = _read(_HINTS[name][field], value, f"{name}.{field}")
    for item in fields(kind):
        if item.name not in values and item.default is MISSING:
            raise bad(f"{name}.{item.name}", "This field is missing.")
    return kind(**values)


def _written(event: Event) -> Iterable[Field[Any]]:
    for field in fields(event):
        if "left_out" not in field.metadata or getattr(event, field.name) != field.default:
            yield field


def _write(value: Any) -> str:
    match value:
        case None | ():
            return NOTHING
        case (tuple(), *_):
            return _OUTER.join(map(_write, value))
        case tuple():
            return _INNER.join(map(_write, value))
        case Card():
            return value.code
        case RuleSet():
            return json.dumps(value.to_json(), separators=(",", ":"))
        case bool():
            return str(value).lower()
        case _:
            return str(value)


def _read(hint: Any, word: str, place: str) -> Any:
    if get_origin(hint) in {Union, UnionType}:
        inner = next(part for part in get_args(hint) if part is not type(None))
        return None if word == NOTHING else _read(inner, word, place)
    if get_origin(hint) is tuple:
        return _read_list(get_args(hint)[0], word, place)
    if hint is Card:
        return read_card(word, place)
    if hint is RuleSet:
        return _read_rules(word, place)
    if hint is bool:
        return _read_one_of({"true": True, "false": False}, word, place)
    if hint is int:
        return read_number(word, place)
    values: type[StrEnum] = hint
    return _read_one_of({value.value: value for value in values}, word, place)


def _read_list(item: Any, word: str, place: str) -> tuple[Any, ...]:
    if get_origin(item) is tuple:
        return tuple(_read(item, part, place) for part in word.split(_OUTER))
    if word == NOTHING:
        return ()
    return tuple(_read(item, part, place) for part in word.split(_INNER))


def _read_one_of(values: Mapping[str, Any], word: str, place: str) -> Any:
    if word not in values:
        raise bad(place, f"{word[:20]!r} is not one of {', '.join(values)}.")
    return values[word]


def _read_rules(word: str, place: str) -> RuleSet:
    try:
        return RuleSet.from_json(json.loads(word))
    except InvalidRules as error:
        raise Malformed("invalid_rules", place, str(error)) from error
    except (ValueError, RecursionError) as error:
        raise bad(place, "The rule set is not a JSON object without spaces.") from error
