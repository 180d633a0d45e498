"""A whole game as text: a head of tags with the pack, and one numbered line a command."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import assert_never

from games.engine.cards import Card
from games.engine.commands import (
    Beat,
    CallCheat,
    Command,
    Done,
    KeepHand,
    Lead,
    RequestRedeal,
    ShowTransfer,
    SwapTrump,
    Take,
    ThrowIn,
    Transfer,
)
from games.engine.dealing import undeal
from games.engine.decide import advance, deal_again, new_game
from games.engine.editions import EDITION, EDITIONS, FIRST_EDITION
from games.engine.errors import InvalidRules, Refused
from games.engine.events import (
    AttackBeaten,
    AttackerDone,
    AttackReturned,
    AttackTransferred,
    BoutEnded,
    BoutStarted,
    CallFailed,
    CardsDealt,
    CardsDrawn,
    CardsLed,
    CardThrownIn,
    CheatCaught,
    CycleCompleted,
    Event,
    GameEnded,
    GameStarted,
    HandKept,
    HiddenPickedUp,
    PlayerLeft,
    PlayerOut,
    RedealOffered,
    RedealRequested,
    TakeDeclared,
    TransferShown,
    TrumpChanged,
    TrumpShown,
    TrumpSwapped,
)
from games.engine.evolve import evolved, replay
from games.engine.notation.commands import read_command, write_command
from games.engine.notation.words import (
    NOTHING,
    bad,
    lines_of,
    read_cards,
    read_number,
    read_seats,
    words_of,
    write_cards,
)
from games.engine.rules import RuleSet
from games.engine.seat import Seat
from games.engine.state import Phase

Move = tuple[Seat, Command]
_TAG = re.compile(r'\[(\w+) "(.*)"\]')
_OWN_TAGS = ("Durak", "Rules", "Seats", "Forehand", "Leader", "Packs")
_REMOVED = "Removed"
"""The tag of the cards played in earlier games; absent where there are none."""
_EDITION = "Edition"
"""The tag of the edition of the rules; absent in games of the first."""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game as its deal and its moves.

    `packs` has one pack in dealing order for each deal, more than one after redeals. `leader` leads
    first where an earlier game decided it; `removed` are the cards played in earlier games. `tags`
    are further head lines, such as names and dates. `edition` is the edition of the rules.

    >>> from games.engine.deck import full_pack
    >>> record = GameRecord(
    ...     rules=RuleSet(),
    ...     seats=2,
    ...     forehand=0,
    ...     leader=None,
    ...     packs=(full_pack(36),),
    ...     moves=((1, read_command("lead 7C")), (0, read_command("beat 7C 8C"))),
    ... )
    >>> [event.type for event in record.events()][-2:]
    ['cards_led', 'attack_beaten']
    """

    rules: RuleSet
    seats: int
    forehand: Seat
    leader: Seat | None
    packs: tuple[tuple[Card, ...], ...]
    moves: tuple[Move, ...] = ()
    removed: tuple[Card, ...] = ()
    tags: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    edition: int = EDITION

    def events(self) -> tuple[Event, ...]:
        """Return the events of the game, found by playing it.

        Raises `Malformed` at the first move that is not legal, or when a pack is missing.
        """
        packs = iter(self.packs)
        events = list(self._opening(next(packs)))
        state = replay(events)
        for number, (seat, command) in enumerate(self.moves, start=1):
            try:
                following, state = advance(state, seat, command)
            except Refused as error:
                raise bad(f"move {number}", error.detail) from error
            events.extend(following)
            if state.phase is Phase.DEAL:
                pack = next(packs, None)
                if pack is None:
                    raise bad("Packs", f"The pack dealt after move {number} is missing.")
                dealt = deal_again(state, pack)
                state = evolved(state, dealt)
                events.extend(dealt)
        return tuple(events)

    def _opening(self, pack: tuple[Card, ...]) -> tuple[Event, ...]:
        return new_game(
            self.rules,
            self.seats,
            pack,
            forehand=self.forehand,
            leader=self.leader,
            removed=self.removed,
            edition=self.edition,
        )

    def checked(self) -> GameRecord:
        """Return the record, if its head can be dealt. Raises `Malformed`."""
        if self.edition not in EDITIONS:
            known = ", ".join(map(str, EDITIONS))
            raise bad(_EDITION, f"The editions of the rules are {known}.")
        if max(self.forehand, self.leader or 0) >= self.seats:
            raise bad("Forehand", "There is no such seat.")
        for pack in self.packs:
            try:
                self._opening(pack)
            except InvalidRules as error:
                raise bad("Seats", str(error)) from error
            except ValueError as error:
                raise bad("Packs", str(error)) from error
        return self


def record_of(events: Sequence[Event], tags: Mapping[str, str] | None = None) -> GameRecord:
    """Return the record of a game from its events.

    >>> from games.engine.deck import full_pack
    >>> record = record_of(new_game(RuleSet(), 2, full_pack(36)), {"White": "Ada"})
    >>> record.seats, record.packs[0] == full_pack(36), record.moves, dict(record.tags)
    (2, True, (), {'White': 'Ada'})
    """
    started = events[0]
    if not isinstance(started, GameStarted):
        raise bad("events", "A game begins with game_started.")
    deals = (event for event in events if isinstance(event, CardsDealt))
    return GameRecord(
        rules=started.rules,
        seats=started.seats,
        forehand=started.forehand,
        leader=started.leader,
        packs=tuple(undeal(started.rules, dealt, forehand=started.forehand) for dealt in deals),
        moves=tuple(_moves(events)),
        removed=started.removed,
        tags=MappingProxyType(dict(tags or {})),
        edition=started.edition,
    )


def _moves(events: Iterable[Event]) -> Iterable[Move]:
    return (move for event in events if (move := move_of(event)) is not None)


def move_of(event: Event) -> Move | None:
    """Return the seat and the command of the event; None for a consequence of a command.

    >>> move_of(CardsLed(1, read_command("lead 7C").cards))
    (1, Lead(cards=(Card(7C),)))
    """
    match event:
        case CardsLed():
            return event.seat, Lead(event.cards)
        case CardThrownIn():
            return event.seat, ThrowIn(event.card)
        case AttackBeaten():
            return event.seat, Beat(event.attack, event.card)
        case AttackTransferred():
            return event.seat, Transfer(event.cards, event.direction)
        case TransferShown():
            return event.seat, ShowTransfer(event.card, event.direction)
        case CheatCaught() | CallFailed():
            return event.seat, CallCheat(event.cards[0])
        case TakeDeclared():
            return event.seat, Take()
        case AttackerDone():
            return event.seat, Done()
        case TrumpSwapped():
            return event.seat, SwapTrump(event.given)
        case HandKept():
            return event.seat, KeepHand()
        case RedealRequested():
            return event.seat, RequestRedeal()
        case (
            GameStarted()
            | CardsDealt()
            | RedealOffered()
            | TrumpShown()
            | BoutStarted()
            | AttackReturned()
            | BoutEnded()
            | CycleCompleted()
            | CardsDrawn()
            | TrumpChanged()
            | HiddenPickedUp()
            | PlayerOut()
            | PlayerLeft()
            | GameEnded()
        ):
            return None
        case _:
            assert_never(event)


def write_game(record: GameRecord) -> str:
    """Return the record as text.

    >>> from games.engine.deck import full_pack
    >>> record = record_of(new_game(RuleSet(), 2, full_pack(36)))
    >>> write_game(record).splitlines()[:3]
    ['[Durak "1"]', '[Rules "{}"]', '[Seats "2"]']
    """
    own = {
        "Durak": "1",
        "Rules": json.dumps(record.rules.to_json()),
        "Seats": str(record.seats),
        "Forehand": str(record.forehand),
        "Leader": NOTHING if record.leader is None else str(record.leader),
        "Packs": " / ".join(write_cards(pack) for pack in record.packs),
    }
    if record.removed:
        own[_REMOVED] = write_cards(record.removed)
    if record.edition != FIRST_EDITION:
        own[_EDITION] = str(record.edition)
    head = [f'[{name} "{_one_line(value)}"]' for name, value in {**own, **record.tags}.items()]
    moves = [
        f"{number}. {seat} {write_command(command)}"
        for number, (seat, command) in enumerate(record.moves, start=1)
    ]
    return "\n".join([*head, "", *moves]) + "\n"


def read_game(text: str) -> GameRecord:
    """Return the record written as `text`. Raises `Malformed`; the inverse of `write_game`.

    Its moves are read, not judged: `GameRecord.events` plays them.

    >>> from games.engine.deck import full_pack
    >>> record = record_of(new_game(RuleSet(), 2, full_pack(36)))
    >>> read_game(write_game(record)) == record
    True
    >>> read_game('[Durak "1"]')
    Traceback (most recent call last):
        ...
    games.engine.errors.Malformed: Rules: This tag is missing.
    """
    lines = [" ".join(words) for words in lines_of(text)]
    tags = dict(_tag(line) for line in lines if line.startswith("["))
    moves = tuple(
        _move(number, line)
        for number, line in enumerate((line for line in lines if not line.startswith("[")), start=1)
    )
    own_tags = {*_OWN_TAGS, _REMOVED, _EDITION}
    if missing := [name for name in _OWN_TAGS if name not in tags]:
        raise bad(missing[0], "This tag is missing.")
    try:
        rules = RuleSet.from_json(json.loads(tags["Rules"]))
    except (ValueError, RecursionError) as error:
        raise bad("Rules", str(error)) from error
    record = GameRecord(
        rules=rules,
        seats=read_number(tags["Seats"], "Seats"),
        forehand=read_number(tags["Forehand"], "Forehand"),
        leader=next(iter(read_seats(tags["Leader"].split(), "Leader")), None),
        packs=tuple(read_cards(p.split(), "Packs") for p in tags["Packs"].split("/")),
        moves=moves,
        removed=read_cards(tags.get(_REMOVED, NOTHING).split(), _REMOVED),
        tags=MappingProxyType({name: tags[name] for name in tags if name not in own_tags}),
        edition=read_number(tags.get(_EDITION, str(FIRST_EDITION)), _EDITION),
    )
    return record.checked()


def _tag(line: str) -> tuple[str, str]:
    match = _TAG.fullmatch(line)
    if match is None:
        raise bad("head", f'{line[:40]!r} is not a tag like [Seats "3"].')
    return match[1], match[2]


def _move(number: int, line: str) -> Move:
    place = f"move {number}"
    count, _, rest = line.partition(" ")
    seat, _, command = rest.partition(" ")
    if count != f"{number}.":
        raise bad(place, f"The line starts with {count[:20]!r}.")
    return read_number(seat, place), read_command(command)


def _one_line(value: str) -> str:
    return " ".join(words_of(value))
