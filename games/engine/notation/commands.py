"""One command as a line: `lead 7S 7H`, `throw_in 7D`, `beat 7S 9S`, `take`, `done`."""

from __future__ import annotations

from dataclasses import fields

from games.engine.cards import Card
from games.engine.commands import COMMANDS, Command
from games.engine.notation.words import bad, read_card, read_cards, write_cards

_KINDS = {kind.type: kind for kind in COMMANDS}


def write_command(command: Command) -> str:
    """The command's wire name and its cards."""
    cards: list[Card] = []
    for field in fields(command):
        value = getattr(command, field.name)
        cards.extend(value if isinstance(value, tuple) else (value,))
    return f"{command.type} {write_cards(cards)}" if cards else command.type


def read_command(text: str) -> Command:
    """The command written as `text`. Raises `Malformed`; the inverse of `write_command`."""
    name, *words = text.split() or [""]
    kind = _KINDS.get(name)
    if kind is None:
        raise bad("command", f"{name[:20]!r} is not a command; there are {', '.join(_KINDS)}.")
    names = [field.name for field in fields(kind)]
    if names == ["cards"]:
        return kind(read_cards(words, name))  # type: ignore[call-arg, arg-type] # its one field is cards
    if len(words) != len(names):
        raise bad(name, f"{name} takes {len(names)} cards, not {len(words)}.")
    return kind(*(read_card(word, name) for word in words))  # type: ignore[arg-type] # each field is a card
