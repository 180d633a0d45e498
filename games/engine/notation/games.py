"""A whole game as text: a head of tags with the pack, and one numbered line a command."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import assert_never

from games.engine.cards import Card
from games.engine.commands import Beat, Command, Done, Lead, Take, ThrowIn, Transfer
from games.engine.decide import decide, new_game
from games.engine.errors import InvalidRules, Refused
from games.engine.events import (
    AttackBeaten,
    AttackerDone,
    AttackTransferred,
    BoutEnded,
    BoutStarted,
    CardsDealt,
    CardsDrawn,
    CardsLed,
    CardThrownIn,
    Event,
    GameEnded,
    GameStarted,
    PlayerOut,
    Seat,
    TakeDeclared,
    TrumpShown,
)
from games.engine.evolve import evolve, replay
from games.engine.notation.commands import read_command, write_command
from games.engine.notation.words import bad, read_cards, read_number, write_cards
from games.engine.rules import RuleSet

Move = tuple[Seat, Command]
_TAG = re.compile(r'\[(\w+) "(.*)"\]')
_OWN_TAGS = ("Durak", "Rules", "Seats", "Forehand", "Pack")


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game told by what was dealt and what was played; `tags` are further head lines, such as
    names and dates.
    """

    rules: RuleSet
    seats: int
    forehand: Seat
    pack: tuple[Card, ...]
    moves: tuple[Move, ...] = ()
    tags: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    def events(self) -> tuple[Event, ...]:
        """The events of the game, found by playing it.

        Raises `Malformed` at the first move that is not legal.
        """
        events = list(new_game(self.rules, self.seats, self.pack, forehand=self.forehand))
        state = replay(events)
        for number, (seat, command) in enumerate(self.moves, start=1):
            try:
                following = decide(state, seat, command)
            except Refused as error:
                raise bad(f"move {number}", error.detail) from error
            for event in following:
                state = evolve(state, event)
            events.extend(following)
        return tuple(events)


def record_of(events: Sequence[Event], tags: Mapping[str, str] | None = None) -> GameRecord:
    """The record of a game from its events."""
    started, dealt = events[0], events[1]
    if not isinstance(started, GameStarted) or not isinstance(dealt, CardsDealt):
        raise bad("events", "A game begins with game_started and cards_dealt.")
    return GameRecord(
        rules=started.rules,
        seats=started.seats,
        forehand=started.forehand,
        pack=pack_of(dealt, started.forehand),
        moves=tuple(_moves(events)),
        tags=MappingProxyType(dict(tags or {})),
    )


def pack_of(dealt: CardsDealt, forehand: Seat) -> tuple[Card, ...]:
    """The pack in the order in which it was dealt."""
    clockwise = (*dealt.hands[forehand:], *dealt.hands[:forehand])
    cards = [card for round_of_cards in zip(*clockwise, strict=True) for card in round_of_cards]
    if dealt.trump_card is not None and dealt.trump_holder is None:
        return (*cards, dealt.trump_card, *dealt.talon[:-1])
    return (*cards, *dealt.talon)


def _moves(events: Iterable[Event]) -> Iterable[Move]:
    return (move for event in events if (move := move_of(event)) is not None)


def move_of(event: Event) -> Move | None:
    """The seat and command whose own event this is; None for a consequence."""
    match event:
        case CardsLed():
            return event.seat, Lead(event.cards)
        case CardThrownIn():
            return event.seat, ThrowIn(event.card)
        case AttackBeaten():
            return event.seat, Beat(event.attack, event.card)
        case AttackTransferred():
            return event.seat, Transfer(event.cards)
        case TakeDeclared():
            return event.seat, Take()
        case AttackerDone():
            return event.seat, Done()
        case (
            GameStarted()
            | CardsDealt()
            | TrumpShown()
            | BoutStarted()
            | BoutEnded()
            | CardsDrawn()
            | PlayerOut()
            | GameEnded()
        ):
            return None
        case _:
            assert_never(event)


def write_game(record: GameRecord) -> str:
    """The record as text."""
    own = {
        "Durak": "1",
        "Rules": json.dumps(record.rules.to_json()),
        "Seats": str(record.seats),
        "Forehand": str(record.forehand),
        "Pack": write_cards(record.pack),
    }
    head = [f'[{name} "{_one_line(value)}"]' for name, value in {**own, **record.tags}.items()]
    moves = [
        f"{number}. {seat} {write_command(command)}"
        for number, (seat, command) in enumerate(record.moves, start=1)
    ]
    return "\n".join([*head, "", *moves]) + "\n"


def read_game(text: str) -> GameRecord:
    """The record written as `text`. Raises `Malformed`; the inverse of `write_game`.

    Its moves are read, not judged: `GameRecord.events` plays them.
    """
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    tags = dict(_tag(line) for line in lines if line.startswith("["))
    moves = tuple(
        _move(number, line)
        for number, line in enumerate((line for line in lines if not line.startswith("[")), start=1)
    )
    if missing := [name for name in _OWN_TAGS if name not in tags]:
        raise bad(missing[0], "This tag is missing.")
    try:
        rules = RuleSet.from_json(json.loads(tags["Rules"]))
    except (ValueError, RecursionError) as error:
        raise bad("Rules", str(error)) from error
    return _checked(
        GameRecord(
            rules=rules,
            seats=read_number(tags["Seats"], "Seats"),
            forehand=read_number(tags["Forehand"], "Forehand"),
            pack=read_cards(tags["Pack"].split(), "Pack"),
            moves=moves,
            tags=MappingProxyType({name: tags[name] for name in tags if name not in _OWN_TAGS}),
        )
    )


def _checked(record: GameRecord) -> GameRecord:
    """The record, if its head can be dealt."""
    if record.forehand >= record.seats:
        raise bad("Forehand", "There is no such seat.")
    try:
        new_game(record.rules, record.seats, record.pack, forehand=record.forehand)
    except InvalidRules as error:
        raise bad("Seats", str(error)) from error
    except ValueError as error:
        raise bad("Pack", str(error)) from error
    return record


def _tag(line: str) -> tuple[str, str]:
    match = _TAG.fullmatch(line)
    if match is None:
        raise bad("head", f'{line[:40]!r} is not a tag like [Seats "3"].')
    return match[1], match[2]


def _move(number: int, line: str) -> Move:
    place = f"move {number}"
    count, _, rest = line.partition(" ")
    seat, _, command = rest.strip().partition(" ")
    if count != f"{number}.":
        raise bad(place, f"The line starts with {count[:20]!r}.")
    return read_number(seat, place), read_command(command)


def _one_line(value: str) -> str:
    return " ".join(value.split())
