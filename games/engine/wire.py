"""JSON forms of commands, events and views, both directions (docs/protocol.md).

The forms are read off the types of the dataclasses, so a command or event needs no code of its own
here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from enum import StrEnum
from functools import partial
from types import UnionType
from typing import Any, ClassVar, TypeVar, Union, get_args, get_origin, get_type_hints

from games.engine.cards import HIDDEN, Card, card_from_code
from games.engine.commands import COMMANDS, Command
from games.engine.errors import InvalidRules, Malformed, UnknownCard
from games.engine.events import EVENTS, Event, Hidden
from games.engine.rules import RuleSet
from games.engine.state import Pair
from games.engine.view import BoutView, PlayerView, Watcher

Json = dict[str, Any]
Instance = TypeVar("Instance")


def command_to_json(command: Command) -> Json:
    """The command as a JSON object with its `type`."""
    return _to_json(command)


def command_from_json(obj: object) -> Command:
    """The command written as a JSON object.

    Raises `Malformed` with code and field; the inverse of `command_to_json`.
    """
    command = _from_json(obj, _COMMANDS, "command", "unknown_command")
    for name in _FORMS[type(command)]:
        _refuse_hidden(getattr(command, name), f"command.{name}")
    return command


def _refuse_hidden(value: object, place: str) -> None:
    if value is HIDDEN:
        raise Malformed("unknown_card", place, "A hidden card can't be played.")
    if isinstance(value, tuple) and HIDDEN in value:
        _refuse_hidden(HIDDEN, f"{place}[{value.index(HIDDEN)}]")


def event_to_json(event: Event | Hidden) -> Json:
    """The event as a JSON object with its `type`."""
    return _to_json(event)


def event_from_json(obj: object) -> Event:
    """The event written as a JSON object. Raises `Malformed`; the inverse of `event_to_json`."""
    return _from_json(obj, _EVENTS, "event", "unknown_event")


def view_to_json(view: PlayerView) -> Json:
    """The view as a JSON object; the rule set is left out, a client has it from the game."""
    obj = {
        name: write(getattr(view, name))
        for name, (write, _) in _FORMS[PlayerView].items()
        if name != "rules"
    }
    return {**obj, "viewer": _viewer_to_json(view)}


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
Form = tuple[Write, Read]


def _to_json(value: Any) -> Json:
    forms = _FORMS[type(value)]
    return {
        "type": value.type,
        **{name: write(getattr(value, name)) for name, (write, _) in forms.items()},
    }


def _from_json(
    obj: object, kinds: Mapping[str, type[Instance]], place: str, unknown: str
) -> Instance:
    if not isinstance(obj, dict):
        raise Malformed("invalid", place, f"A {place} is an object with a type.")
    kind = kinds.get(obj["type"]) if isinstance(obj.get("type"), str) else None
    if kind is None:
        raise Malformed(unknown, f"{place}.type", f"The type is one of {', '.join(kinds)}.")
    return kind(
        **_read_fields(kind, {name: value for name, value in obj.items() if name != "type"}, place)
    )


def _read_fields(kind: type, obj: Json, place: str) -> Json:
    forms = _FORMS[kind]
    for name in obj:
        if name not in forms:
            raise Malformed("invalid", f"{place}.{name}", "This field is not known here.")
    for name in forms:
        if name not in obj and name not in _OPTIONAL[kind]:
            raise Malformed("invalid", f"{place}.{name}", "This field is missing.")
    return {
        name: read(obj[name], f"{place}.{name}") for name, (_, read) in forms.items() if name in obj
    }


def _read_card(obj: object, place: str) -> Card:
    if not isinstance(obj, str):
        raise Malformed("unknown_card", place, "A card is a text like 7S or TH2.")
    try:
        return card_from_code(obj)
    except UnknownCard as error:
        raise Malformed("unknown_card", place, str(error)) from None


def _read_plain(kind: type, obj: object, place: str) -> Any:
    if type(obj) is not kind:
        raise Malformed("invalid", place, f"This must be a {_WORDS[kind]}.")
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


def _read_part(kind: type, obj: object, place: str) -> Any:
    if not isinstance(obj, dict):
        raise Malformed("invalid", place, "This must be an object.")
    return kind(**_read_fields(kind, obj, place))


def _write_part(value: Any) -> Json:
    return {name: write(getattr(value, name)) for name, (write, _) in _FORMS[type(value)].items()}


def _optional(form: Form) -> Form:
    write, read = form
    return (
        lambda value: None if value is None else write(value),
        lambda obj, place: None if obj is None else read(obj, place),
    )


_WORDS = {int: "whole number", bool: "true or false"}


def _form(hint: Any) -> Form:
    """How a field of that type is written and read."""
    if get_origin(hint) in {Union, UnionType}:
        inner = [part for part in get_args(hint) if part is not type(None)]
        return _optional(_form(inner[0]))
    if get_origin(hint) is tuple:
        write, read = _form(get_args(hint)[0])
        return (lambda values: [write(value) for value in values], partial(_read_list, read))
    if hint is Card:
        return (lambda card: card.code, _read_card)
    if hint is RuleSet:
        return (RuleSet.to_json, _read_rules)
    if hint in {Pair, BoutView}:
        return (_write_part, partial(_read_part, hint))
    if issubclass(hint, StrEnum):
        return (lambda word: word.value, partial(_read_word, hint))
    return (lambda value: value, partial(_read_plain, hint))


def _forms(kind: type) -> Mapping[str, Form]:
    return {
        name: _form(hint)
        for name, hint in get_type_hints(kind).items()
        if get_origin(hint) is not ClassVar and name != "viewer"
    }


_COMMANDS: Mapping[str, type[Command]] = {kind.type: kind for kind in COMMANDS}
_EVENTS: Mapping[str, type[Event]] = {kind.type: kind for kind in EVENTS}
_FORMS: Mapping[type, Mapping[str, Form]] = {
    kind: _forms(kind) for kind in (*COMMANDS, *EVENTS, Hidden, Pair, BoutView, PlayerView)
}
_OPTIONAL: Mapping[type, frozenset[str]] = {
    kind: frozenset(field.name for field in fields(kind) if field.default is not MISSING)
    for kind in (*COMMANDS, *EVENTS)
}
