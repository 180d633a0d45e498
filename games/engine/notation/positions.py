"""A position as text:

every fact of a state on a line of its own, so that any state can be written and set up.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import NoReturn, TypeVar

from games.engine.cards import Card, in_order
from games.engine.deck import full_pack
from games.engine.errors import InvalidRules, Malformed
from games.engine.events import EndReason
from games.engine.notation.words import (
    NOTHING,
    bad,
    read_card,
    read_cards,
    read_number,
    read_seats,
    write_cards,
    write_seats,
)
from games.engine.rules import RuleSet
from games.engine.seat import Direction, Seat
from games.engine.state import Bout, GameState, Pair
from games.engine.strength import strength_of

Value = TypeVar("Value")


def write_position(state: GameState) -> str:
    """The state as text; `read_position` gives an equal state back."""
    lines = [
        "position 1",
        f"rules {json.dumps(state.rules.to_json())}",
        f"seats {state.seats} forehand {state.forehand} deal {state.deal}",
        f"leader {_or_nothing(state.leader)}",
        f"asking {_or_nothing(state.asking)}",
        *(f"hand {write_cards(hand)}" for hand in state.hands),
        *(f"known {write_cards(sorted(known, key=_index))}" for known in state.known),
        *(f"hidden {write_cards(hidden)}" for hidden in state.hidden),
        f"talon {write_cards(state.talon)}",
        _trump_line(state),
        f"discard {write_cards(state.discard)}",
        f"places {' '.join(_or_nothing(place) for place in state.places)}",
        f"idle {state.idle_bouts}",
        f"over {_or_nothing(state.reason)} {_or_nothing(state.durak)}",
        f"losing_teams {write_seats(state.losing_teams)}",
        f"defended {write_seats(sorted(state.defended))}",
        f"showed {write_seats(sorted(state.showed))}",
    ]
    return "\n".join([*lines, *_bout_lines(state.bout)]) + "\n"


def _trump_line(state: GameState) -> str:
    cards = (_code_or_nothing(card) for card in (state.trump_card, state.turned_up))
    return " ".join(("trump", *cards, _or_nothing(state.trump_holder)))


def _bout_lines(bout: Bout | None) -> list[str]:
    if bout is None:
        return []
    flags = [name for name, flag in (("taking", bout.taking), ("ended", bout.ended)) if flag]
    return [
        f"bout {bout.number} {bout.leader} {bout.attacker} {bout.defender} {bout.limit}",
        f"direction {bout.direction}",
        f"flags {' '.join(flags) or NOTHING}",
        f"table {' '.join(_write_pair(pair) for pair in bout.table) or NOTHING}",
        f"done {write_seats(sorted(bout.done))}",
        f"emptied {write_seats(bout.emptied)}",
        f"out {write_seats(bout.out)}",
        f"shown {write_cards(bout.shown)}",
        f"shown_by {write_seats(bout.showed)}",
    ]


def _write_pair(pair: Pair) -> str:
    beaten_by = f">{pair.beaten_by.code}" if pair.beaten_by else ""
    return f"{pair.seat}:{pair.attack.code}{beaten_by}"


def read_position(text: str) -> GameState:
    """The state written as `text`.

    Raises `Malformed` for a text that is no position or loses or doubles a card.
    """
    lines = _Lines(text)
    lines.take(
        "position", lambda words: words == ["1"] or _wrong("position", "Only version 1 is known.")
    )
    rules = lines.take("rules", _read_rules)
    seats, forehand, deal = lines.take("seats", _read_seating)
    leader = lines.take("leader", lambda words: _read_optional(words, "leader"))
    asking = lines.take("asking", lambda words: _read_optional(words, "asking"))
    hands = tuple(in_order(lines.cards("hand")) for _ in range(seats))
    known = tuple(frozenset(lines.cards("known")) for _ in range(seats))
    hidden = tuple(lines.cards("hidden") for _ in range(seats))
    talon = lines.cards("talon")
    trump_card, turned_up, trump_holder = lines.take("trump", _read_trump)
    discard = lines.cards("discard")
    places = lines.take("places", _read_places)
    idle_bouts = lines.take("idle", lambda words: read_number(_only(words, "idle"), "idle"))
    reason, durak = lines.take("over", _read_end)
    losing_teams = lines.seats("losing_teams")
    defended = frozenset(lines.seats("defended"))
    showed = frozenset(lines.seats("showed"))
    state = GameState(
        rules=rules,
        seats=seats,
        forehand=forehand,
        strength=strength_of(rules, turned_up),
        hands=hands,
        known=known,
        hidden=hidden,
        places=places,
        deal=deal,
        talon=talon,
        trump_card=trump_card,
        turned_up=turned_up,
        trump_holder=trump_holder,
        discard=discard,
        bout=None if lines.is_at_end else _read_bout(lines),
        durak=durak,
        reason=reason,
        idle_bouts=idle_bouts,
        leader=leader,
        asking=asking,
        losing_teams=losing_teams,
        defended=defended,
        showed=showed,
    )
    return _checked(state)


def _checked(state: GameState) -> GameState:
    """The state, if every card of the pack is in exactly one place and every seat exists."""
    seats = [state.forehand, state.trump_holder, state.durak, state.leader, state.asking]
    seats += [*state.defended, *state.showed]
    table: tuple[Card, ...] = ()
    if bout := state.bout:
        seats += [
            bout.leader,
            bout.attacker,
            bout.defender,
            *bout.done,
            *bout.emptied,
            *bout.out,
            *bout.showed,
        ]
        seats += [pair.seat for pair in bout.table]
        table = bout.cards
    if any(seat is not None and seat >= state.seats for seat in seats):
        raise bad("seats", "A seat is named that is not at the table.")
    if len(state.places) != state.seats:
        raise bad("places", "There must be one place a seat, or -.")
    if any(not known.issubset(hand) for known, hand in zip(state.known, state.hands, strict=True)):
        raise bad("known", "A known card is not in that hand.")
    placed = [
        card
        for cards in (*state.hands, *state.hidden, state.talon, state.discard)
        for card in cards
    ]
    indices = sorted(card.index for card in (*placed, *table))
    pack = full_pack(state.rules.deck, state.rules.decks)
    if state.deal and indices != sorted(card.index for card in pack):
        raise bad("cards", "Every card of the pack must be in exactly one place.")
    return state


class _Lines:
    """The lines of a position, taken one after the other."""

    def __init__(self, text: str) -> None:
        self._lines = [line.split() for line in text.splitlines() if line.strip()]
        self._next = 0

    @property
    def is_at_end(self) -> bool:
        return self._next >= len(self._lines)

    def take(self, name: str, read: Callable[[list[str]], Value]) -> Value:
        if self.is_at_end or self._lines[self._next][0] != name:
            raise bad(name, "This line is missing, or not in its place.")
        words = self._lines[self._next][1:]
        self._next += 1
        return read(words)

    def cards(self, name: str) -> tuple[Card, ...]:
        return self.take(name, lambda words: read_cards(words, name))

    def seats(self, name: str) -> tuple[Seat, ...]:
        return self.take(name, lambda words: read_seats(words, name))


def _read_bout(lines: _Lines) -> Bout:
    number, leader, attacker, defender, limit = lines.take("bout", _read_numbers)
    direction = lines.take("direction", _read_direction)
    flags = lines.take("flags", _read_flags)
    return Bout(
        number=number,
        leader=leader,
        attacker=attacker,
        defender=defender,
        limit=limit,
        direction=direction,
        taking="taking" in flags,
        ended="ended" in flags,
        table=lines.take("table", _read_table),
        done=frozenset(lines.seats("done")),
        emptied=lines.seats("emptied"),
        out=lines.seats("out"),
        shown=lines.cards("shown"),
        showed=lines.seats("shown_by"),
    )


def _read_rules(words: list[str]) -> RuleSet:
    try:
        return RuleSet.from_json(json.loads(" ".join(words)))
    except InvalidRules as error:
        raise Malformed("invalid_rules", "rules", str(error)) from error
    except (ValueError, RecursionError) as error:
        raise bad("rules", "The rule set is not a JSON object.") from error


def _read_seating(words: list[str]) -> tuple[int, Seat, int]:
    if [*words[1::2], len(words)] != ["forehand", "deal", 5]:
        raise bad("seats", "The line is like: seats 3 forehand 0 deal 1.")
    seats, forehand, deal = (read_number(word, "seats") for word in words[::2])
    return seats, forehand, deal


def _read_numbers(words: list[str]) -> tuple[int, int, int, int, int]:
    if len(words) != 5:  # noqa: PLR2004 - the five numbers below
        raise bad("bout", "A bout has number, leader, attacker, defender and limit.")
    number, leader, attacker, defender, limit = (read_number(word, "bout") for word in words)
    return number, leader, attacker, defender, limit


def _read_flags(words: list[str]) -> frozenset[str]:
    flags = frozenset(words) - {NOTHING}
    if not flags <= {"taking", "ended"}:
        raise bad("flags", "The flags are taking and ended.")
    return flags


def _read_table(words: list[str]) -> tuple[Pair, ...]:
    return () if words == [NOTHING] else tuple(_read_pair(word) for word in words)


def _read_pair(word: str) -> Pair:
    seat, colon, cards = word.partition(":")
    attack, _, beaten_by = cards.partition(">")
    if not colon:
        raise bad("table", "A pair is like 0:7S or 0:7S>9S.")
    return Pair(
        read_card(attack, "table"),
        read_number(seat, "table"),
        read_card(beaten_by, "table") if beaten_by else None,
    )


def _read_trump(words: list[str]) -> tuple[Card | None, Card | None, Seat | None]:
    if len(words) != 3:  # noqa: PLR2004 - the three words below
        raise bad("trump", "The line has the open card, the one that made the trump, its holder.")
    trump_card, turned_up, holder = words
    return (
        None if trump_card == NOTHING else read_card(trump_card, "trump"),
        None if turned_up == NOTHING else read_card(turned_up, "trump"),
        _read_optional([holder], "trump"),
    )


def _read_direction(words: list[str]) -> Direction:
    word = _only(words, "direction")
    if word not in set(Direction):
        raise bad("direction", f"The direction is one of {', '.join(Direction)}.")
    return Direction(word)


def _read_optional(words: list[str], place: str) -> int | None:
    word = _only(words, place)
    return None if word == NOTHING else read_number(word, place)


def _read_places(words: list[str]) -> tuple[int | None, ...]:
    return tuple(None if word == NOTHING else read_number(word, "places") for word in words)


def _read_end(words: list[str]) -> tuple[EndReason | None, Seat | None]:
    reason, durak = _pair_of(words, "over")
    if reason not in {NOTHING, *EndReason}:
        raise bad("over", f"The reason is one of {', '.join(EndReason)}.")
    return (
        None if reason == NOTHING else EndReason(reason),
        None if durak == NOTHING else read_number(durak, "over"),
    )


def _pair_of(words: Sequence[str], place: str) -> tuple[str, str]:
    if len(words) != 2:  # noqa: PLR2004 - a pair
        raise bad(place, "This line has two words; - stands for nothing.")
    return words[0], words[1]


def _only(words: Sequence[str], place: str) -> str:
    if len(words) != 1:
        raise bad(place, "This line has one word.")
    return words[0]


def _code_or_nothing(card: Card | None) -> str:
    return NOTHING if card is None else card.code


def _or_nothing(value: object) -> str:
    return NOTHING if value is None else str(value)


def _index(card: Card) -> int:
    return card.index


def _wrong(place: str, detail: str) -> NoReturn:
    raise bad(place, detail)
