"""Serialisation: JSON forms of commands, events and views, in both directions.

The forms are derived from the types of the dataclasses, so commands and events need no code here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import StrEnum
from functools import partial
from operator import attrgetter
from types import UnionType
from typing import Any, ClassVar, TypeVar, Union, get_args, get_origin, get_type_hints

from games.engine.cards import HIDDEN, Card, card_from_code
from games.engine.commands import COMMANDS, Command
from games.engine.errors import InvalidRules, Malformed, UnknownCard
from games.engine.events import EVENTS, Event
from games.engine.offers import CARD_SETS, Offer
from games.engine.rules import RuleSet
from games.engine.state import Pair
from games.engine.view import BoutView, PlayerView, Watcher

Json = dict[str, Any]
Instance = TypeVar("Instance")


def command_to_json(command: Command) -> Json:
    """Return the command as a JSON object with its `type`.

    >>> from games.engine.commands import Beat
    >>> command_to_json(Beat(attack=card_from_code("7S"), card=card_from_code("9S")))
    {'type': 'beat', 'attack': '7S', 'card': '9S'}
    """
    return _to_json(command)


def command_from_json(obj: object) -> Command:
    """Return the command written as a JSON object.

    Raises `Malformed` with code and field; the inverse of `command_to_json`.

    >>> command_from_json({"type": "beat", "attack": "7S", "card": "9S"})
    Beat(attack=Card(7S), card=Card(9S))
    """
    command = _from_json(obj, _COMMANDS, "command", "unknown_command")
    for name in _READERS[type(command)]:
        _refuse_hidden(getattr(command, name), f"command.{name}")
    return command


def _refuse_hidden(value: object, place: str) -> None:
    if value is HIDDEN:
        raise Malformed("unknown_card", place, "A hidden card can't be played.")
    if isinstance(value, tuple) and HIDDEN in value:
        _refuse_hidden(HIDDEN, f"{place}[{value.index(HIDDEN)}]")


def offer_to_json(offer: Offer) -> Json:
    """Return the offer as a JSON object: a command, or a set of cards (`any_of`) to choose from.

    >>> from games.engine.offers import LeadSet
    >>> offer_to_json(LeadSet((card_from_code("6C"), card_from_code("6D")), fewest=2, most=2))
    {'type': 'lead', 'any_of': ['6C', '6D'], 'fewest': 2, 'most': 2}
    """
    return _to_json(offer)


def event_to_json(event: Event) -> Json:
    """Return the event as a JSON object with its `type`.

    >>> from games.engine.events import CardThrownIn
    >>> event_to_json(CardThrownIn(seat=2, card=card_from_code("7D")))
    {'type': 'card_thrown_in', 'seat': 2, 'card': '7D'}
    """
    return _to_json(event)


def event_from_json(obj: object) -> Event:
    """Return the event written as a JSON object.

    Raises `Malformed` with code and field; the inverse of `event_to_json`.

    >>> event_from_json({"type": "card_thrown_in", "seat": 2, "card": "7D"})
    CardThrownIn(seat=2, card=Card(7D), cheat=False)
    """
    return _from_json(obj, _EVENTS, "event", "unknown_event")


def view_to_json(view: PlayerView) -> Json:
    """Return the view as a JSON object.

    The rule set and its edition are left out: a client has them from the game.

    >>> from games.engine import PRESETS, new_game, replay, view_for
    >>> from games.engine.deck import full_pack
    >>> state = replay(new_game(PRESETS["podkidnoy"].rules, 2, full_pack(36)))
    >>> view_to_json(view_for(state, 0))["hands"][1]
    ['6D', '??', '??', '??', '??', '??']
    """
    return {**_write_fields(view), "viewer": _viewer_to_json(view)}


def defaults_left_out(kind: type) -> Mapping[str, Any]:
    """Return the fields of a command or event that are omitted while they have their default.

    >>> from games.engine.events import CardThrownIn
    >>> defaults_left_out(CardThrownIn)
    {'cheat': False}
    """
    if not is_dataclass(kind):
        return {}
    return {field.name: field.default for field in fields(kind) if "left_out" in field.metadata}


def _viewer_to_json(view: PlayerView) -> int | str | None:
    match view.viewer:
        case Watcher.SPECTATOR:
            return None
        case Watcher.OPEN:
            return "open"
        case seat:
            return seat


Write = Callable[[Any], Any]
Read = Callable[[object, str], Any]


def _to_json(value: Any) -> Json:
    return {"type": value.type, **_write_fields(value)}


def _write_fields(value: Any) -> Json:
    kind = type(value)
    written = {name: write(getattr(value, name)) for name, write in _WRITERS[kind].items()}
    for name, default in _LEFT_OUT[kind].items():
        if getattr(value, name) == default:
            del written[name]
    return written


def _write_same(value: Any) -> Any:
    return value


def _from_json(
    obj: object, kinds: Mapping[str, type[Instance]], place: str, unknown: str
) -> Instance:
    if not isinstance(obj, dict):
        raise Malformed("invalid", place, f"A {place} is an object with a type.")
    kind = kinds.get(obj["type"]) if isinstance(obj.get("type"), str) else None
    if kind is None:
        raise Malformed(unknown, f"{place}.type", f"The type is one of {', '.join(kinds)}.")
    given = {name: value for name, value in obj.items() if name != "type"}
    return kind(**_read_fields(kind, given, place))


def _read_fields(kind: type, given: Json, place: str) -> Json:
    readers = _READERS[kind]
    for name in given:
        if name not in readers:
            raise Malformed("invalid", f"{place}.{name}", "This field is not known here.")
    for name in readers:
        if name not in given and name not in _OPTIONAL[kind]:
            raise Malformed("invalid", f"{place}.{name}", "This field is missing.")
    return {name: readers[name](value, f"{place}.{name}") for name, value in given.items()}


def _read_card(obj: object, place: str) -> Card:
    if not isinstance(obj, str):
        raise Malformed("unknown_card", place, "A card is a text like 7S or TH2.")
    try:
        return card_from_code(obj)
    except UnknownCard as error:
        raise Malformed("unknown_card", place, str(error)) from None


def _read_number(obj: object, place: str) -> int:
    if type(obj) is not int:
        raise Malformed("invalid", place, "This must be a whole number.")
    return obj


def _read_flag(obj: object, place: str) -> bool:
    if not isinstance(obj, bool):
        raise Malformed("invalid", place, "This must be true or false.")
    return obj


def _read_word(kind: type[StrEnum], obj: object, place: str) -> StrEnum:
    if not isinstance(obj, str) or obj not in list(kind):
        raise Malformed("invalid", place, f"This is one of {', '.join(kind)}.")
    return kind(obj)


def _read_rules(obj: object, place: str) -> RuleSet:
    try:
        return RuleSet.from_json(obj)
    except InvalidRules as error:
        raise Malformed("invalid_rules", place, str(error)) from None


def _read_list(read: Read, obj: object, place: str) -> tuple[Any, ...]:
    if not isinstance(obj, list):
        raise Malformed("invalid", place, "This must be a list.")
    return tuple(read(item, f"{place}[{position}]") for position, item in enumerate(obj))


def _inner(hint: Any) -> Any:
    """Return the type inside an optional type, or of the items of a list."""
    return next(part for part in get_args(hint) if part is not type(None))


def _is_optional(hint: Any) -> bool:
    return get_origin(hint) in {Union, UnionType}


def _writer(hint: Any) -> Write:
    """Return the function that writes a field of that type."""
    if _is_optional(hint):
        write = _writer(_inner(hint))
        return lambda value: None if value is None else write(value)
    if get_origin(hint) is tuple:
        write = _writer(_inner(hint))
        return lambda values: [write(value) for value in values]
    if hint is Card:
        return attrgetter("code")
    if hint is RuleSet:
        return RuleSet.to_json
    if hint in {Pair, BoutView}:
        return _write_fields
    return attrgetter("value") if issubclass(hint, StrEnum) else _write_same


def _reader(hint: Any) -> Read:
    """Return the function that reads a field of that type."""
    if _is_optional(hint):
        read = _reader(_inner(hint))
        return lambda obj, place: None if obj is None else read(obj, place)
    if get_origin(hint) is tuple:
        return partial(_read_list, _reader(_inner(hint)))
    if hint is Card:
        return _read_card
    if hint is RuleSet:
        return _read_rules
    if hint is bool:
        return _read_flag
    return partial(_read_word, hint) if issubclass(hint, StrEnum) else _read_number


def _hints(kind: type) -> Mapping[str, Any]:
    return {
        name: hint
        for name, hint in get_type_hints(kind).items()
        if get_origin(hint) is not ClassVar and (kind, name) not in _NOT_WRITTEN
    }


_NOT_WRITTEN = {(PlayerView, "viewer"), (PlayerView, "rules"), (PlayerView, "edition")}


_COMMANDS: Mapping[str, type[Command]] = {kind.type: kind for kind in COMMANDS}
_EVENTS: Mapping[str, type[Event]] = {kind.type: kind for kind in EVENTS}
_WRITERS: Mapping[type, Mapping[str, Write]] = {
    kind: {name: _writer(hint) for name, hint in _hints(kind).items()}
    for kind in (*COMMANDS, *CARD_SETS, *EVENTS, Pair, BoutView, PlayerView)
}
_LEFT_OUT: Mapping[type, Mapping[str, Any]] = {kind: defaults_left_out(kind) for kind in _WRITERS}
_READERS: Mapping[type, Mapping[str, Read]] = {
    kind: {name: _reader(hint) for name, hint in _hints(kind).items()}
    for kind in (*COMMANDS, *EVENTS)
}
_OPTIONAL: Mapping[type, frozenset[str]] = {
    kind: frozenset(field.name for field in fields(kind) if field.default is not MISSING)
    for kind in (*COMMANDS, *EVENTS)
}
