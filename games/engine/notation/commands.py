"""One command as a line: `lead 7S 7H`, `beat 7S 9S`, `transfer 7C right`, `take`, `done`."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from games.engine.cards import Card
from games.engine.commands import COMMANDS, Command
from games.engine.errors import Malformed
from games.engine.notation.words import bad, read_card, words_of
from games.engine.seat import Direction

_KINDS = {kind.type: kind for kind in COMMANDS}
_FIELDS = {kind: tuple(field.name for field in fields(kind)) for kind in COMMANDS}


def write_command(command: Command) -> str:
    """Return the command's wire name, its cards, and the direction unless that is left.

    >>> write_command(read_command("transfer 7H right"))
    'transfer 7H right'
    """
    words = [command.type]
    for name in _FIELDS[type(command)]:
        value = getattr(command, name)
        if isinstance(value, Direction):
            words += [] if value is Direction.LEFT else [value.value]
        elif isinstance(value, Card):
            words.append(value.code)
        else:
            words += [card.code for card in value]
    return " ".join(words)


def read_command(text: str) -> Command:
    """Return the command written as `text`. Raises `Malformed`; the inverse of `write_command`.

    >>> read_command("beat 7S 9S")
    Beat(attack=Card(7S), card=Card(9S))
    """
    name, *words = words_of(text) or [""]
    kind = _KINDS.get(name)
    if kind is None:
        raise bad("command", f"{name[:20]!r} is not a command; there are {', '.join(_KINDS)}.")
    names = [*_FIELDS[kind]]
    direction: dict[str, Any] = {}
    if "direction" in names:
        names.remove("direction")
        if words and words[-1] in set(Direction):
            direction["direction"] = Direction(words.pop())
    cards = [read_card(word, name) for word in words]
    if names == ["cards"]:
        return kind(cards=tuple(cards), **direction)  # type: ignore[call-arg] # its field is cards
    if len(cards) != len(names):
        raise Malformed("bad_notation", name, f"{name} takes {len(names)} cards, not {len(cards)}.")
    values: dict[str, Any] = dict(zip(names, cards, strict=True))
    return kind(**values, **direction)
