"""Make pydantic models of the engine's values from the types of their fields.

So the OpenAPI document always describes the commands and events of the engine.
"""

from enum import StrEnum
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import create_model

from games.engine.cards import Card as EngineCard
from games.engine.rules import RuleSet
from games.engine.wire import defaults_left_out
from games.play.messages.values import Card
from games.rule_words.messages import Rules
from web.http.messages import Message

PLAIN = (int, str, bool)


def model_of(
    kind: type, name: str, *, base: type[Message] = Message, **members: Any
) -> type[Message]:
    """Return the model of an engine class in its JSON form, with a `type` if the class has one.

    `members` are types of fields that replace the engine's types; None leaves a field out.
    """
    hints = {
        field: hint
        for field, hint in get_type_hints(kind).items()
        if get_origin(hint) is None or not str(hint).startswith("typing.ClassVar")
    }
    types = {field: json_type(hint) for field, hint in hints.items() if field not in members}
    types |= {field: hint for field, hint in members.items() if hint is not None}
    tag = {"type": Literal[kind.type]} if hasattr(kind, "type") else {}
    defaults = defaults_left_out(kind)
    members_of: dict[str, Any] = {
        field: (hint, defaults.get(field, ...)) for field, hint in (tag | types).items()
    }
    return create_model(name, __base__=base, __doc__=kind.__doc__, **members_of)


def json_type(hint: Any) -> Any:
    """Return the type of a field's JSON form."""
    if get_origin(hint) in {Union, UnionType}:
        parts = [part for part in get_args(hint) if part is not NoneType]
        return json_type(parts[0]) | None
    if get_origin(hint) is tuple:
        return list[json_type(get_args(hint)[0])]  # type: ignore[misc]  # a type made at run time
    if hint is EngineCard:
        return Card
    if hint is RuleSet:
        return Rules
    if issubclass(hint, StrEnum):
        return Literal[tuple(member.value for member in hint)]
    if hint in PLAIN:
        return hint
    raise TypeError(f"No JSON form is known for {hint}.")
