"""One event as a line, with the names of the wire form: `card_thrown_in seat=2 card=7D`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, Field, fields
from enum import StrEnum
from functools import partial
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from games.engine.cards import Card
from games.engine.errors import InvalidRules, Malformed
from games.engine.events import EVENTS, Event
from games.engine.notation.words import NOTHING, bad, read_card, read_number, words_of
from games.engine.rules import RuleSet

Read = Callable[[str, str], Any]
"""Reads a value from its text and its place."""
_KINDS = {kind.type: kind for kind in EVENTS}
_FIELDS: Mapping[type[Event], tuple[Field[Any], ...]] = {kind: fields(kind) for kind in EVENTS}
_INNER, _OUTER = ",", "|"
"""The separators of the items of a list, and of lists."""


def write_event(event: Event) -> str:
    """Return the event's wire name and its fields, each as `name=value`.

    >>> from games.engine.cards import card_from_code
    >>> from games.engine.events import CardsDrawn
    >>> write_event(CardsDrawn(seat=1, cards=(card_from_code("TD"),), talon=22))
    'cards_drawn seat=1 cards=TD talon=22 shown=-'
    """
    words = [f"{field.name}={_write(getattr(event, field.name))}" for field in _written(event)]
    return " ".join([event.type, *words])


def read_event(text: str) -> Event:
    """Return the event written as `text`. Raises `Malformed`; the inverse of `write_event`.

    >>> read_event("card_thrown_in seat=2 card=7D")
    CardThrownIn(seat=2, card=Card(7D), cheat=False)
    """
    name, *words = words_of(text) or [""]
    kind = _KINDS.get(name)
    if kind is None:
        raise bad("event", f"{name[:20]!r} is not an event; there are {', '.join(_KINDS)}.")
    readers, values = _READERS[kind], dict[str, Any]()
    for word in words:
        field, equals, value = word.partition("=")
        if not equals or field not in readers or field in values:
            raise bad(name, f"{word[:40]!r} is not a field of this event, or stands twice.")
        values[field] = readers[field](value, f"{name}.{field}")
    for item in _FIELDS[kind]:
        if item.name not in values and item.default is MISSING:
            raise bad(f"{name}.{item.name}", "This field is missing.")
    return kind(**values)


def _written(event: Event) -> Iterable[Field[Any]]:
    for field in _FIELDS[type(event)]:
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


def _reader(hint: Any) -> Read:
    """Return the function that reads a field of that type."""
    if get_origin(hint) in {Union, UnionType}:
        read = _reader(next(part for part in get_args(hint) if part is not type(None)))
        return lambda word, place: None if word == NOTHING else read(word, place)
    if get_origin(hint) is tuple:
        item = get_args(hint)[0]
        return partial(_read_lists if get_origin(item) is tuple else _read_list, _reader(item))
    if hint is Card:
        return read_card
    if hint is RuleSet:
        return _read_rules
    if hint is bool:
        return partial(_read_one_of, {"true": True, "false": False})
    if hint is int:
        return read_number
    values: type[StrEnum] = hint
    return partial(_read_one_of, {value.value: value for value in values})


def _read_lists(read: Read, word: str, place: str) -> tuple[Any, ...]:
    return tuple([read(part, place) for part in word.split(_OUTER)])


def _read_list(read: Read, word: str, place: str) -> tuple[Any, ...]:
    return () if word == NOTHING else tuple([read(part, place) for part in word.split(_INNER)])


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


_READERS: Mapping[type[Event], Mapping[str, Read]] = {
    kind: {field.name: _reader(get_type_hints(kind)[field.name]) for field in fields(kind)}
    for kind in EVENTS
}
