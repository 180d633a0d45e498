"""A position as text: every fact of a state on its own line, so that any position can be set up."""

from __future__ import annotations

import functools
import json
from collections.abc import Sequence
from typing import NoReturn, TypeVar

from games.engine.cards import Card, in_order
from games.engine.deck import pack_by
from games.engine.editions import EDITION, EDITIONS
from games.engine.errors import InvalidRules, Malformed
from games.engine.events import EndReason
from games.engine.notation.bouts import read_bout, write_bout
from games.engine.notation.lines import Lines, only_word, read_optional
from games.engine.notation.words import (
    NOTHING,
    bad,
    read_card,
    read_number,
    write_cards,
    write_seats,
)
from games.engine.rules import RuleSet
from games.engine.seat import Seat
from games.engine.state import GameState
from games.engine.strength import strength_of

Value = TypeVar("Value")


def write_position(state: GameState) -> str:
    """Return the state as text; `read_position` returns an equal state.

    >>> from games.engine import PRESETS, new_game, replay
    >>> from games.engine.deck import full_pack
    >>> state = replay(new_game(PRESETS["podkidnoy"].rules, 2, full_pack(36)))
    >>> write_position(state).splitlines()[5:7]
    ['hand 6C 8C TC QC AC 7D', 'hand 7C 9C JC KC 6D 8D']
    """
    lines = [
        "position 1",
        f"rules {_rules_text(state.rules)}",
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
    if state.cycle_leader is not None:
        lines.append(f"cycle_leader {state.cycle_leader}")
    if state.beaten_off:
        lines.append("beaten_off yes")
    if state.first_out is not None:
        lines.append(f"first_out {state.first_out}")
    if state.passed_over:
        lines.append(f"passed_over {write_cards(state.passed_over)}")
    if state.epaulettes:
        lines.append(f"epaulettes {state.epaulettes}")
    lines.append(f"edition {state.edition}")
    return "\n".join([*lines, *_bout_lines(state)]) + "\n"


@functools.lru_cache(maxsize=256)
def _rules_text(rules: RuleSet) -> str:
    """Return the rules of a game, which are the same in each of its positions."""
    return json.dumps(rules.to_json())


def _trump_line(state: GameState) -> str:
    cards = (_code_or_nothing(card) for card in (state.trump_card, state.turned_up))
    return " ".join(("trump", *cards, _or_nothing(state.trump_holder)))


def _bout_lines(state: GameState) -> list[str]:
    return [] if state.bout is None else write_bout(state.bout, cheating=state.rules.cheating)


def read_position(text: str, *, edition: int = EDITION) -> GameState:
    """Return the state written as `text`.

    `edition` counts for a position that does not name its own. Raises `Malformed` for a text that
    is no position, and for one in which a card is missing or occurs twice.

    >>> from games.engine import PRESETS, new_game, replay
    >>> from games.engine.deck import full_pack
    >>> state = replay(new_game(PRESETS["podkidnoy"].rules, 2, full_pack(36)))
    >>> read_position(write_position(state)) == state
    True
    >>> read_position(write_position(state).replace("hand 6C", "hand 6D"))
    Traceback (most recent call last):
        ...
    games.engine.errors.Malformed: cards: Every card of the pack must be in exactly one place.
    """
    lines = Lines(text)
    lines.take(
        "position", lambda words: words == ["1"] or _wrong("position", "Only version 1 is known.")
    )
    rules = lines.take("rules", _read_rules)
    seats, forehand, deal = lines.take("seats", _read_seating)
    leader = lines.optional("leader")
    asking = lines.optional("asking")
    hands = tuple(in_order(lines.cards("hand")) for _ in range(seats))
    known = tuple(frozenset(lines.cards("known")) for _ in range(seats))
    hidden = tuple(lines.cards("hidden") for _ in range(seats))
    talon = lines.cards("talon")
    trump_card, turned_up, trump_holder = lines.take("trump", _read_trump)
    discard = lines.cards("discard")
    places = lines.take("places", _read_places)
    idle_bouts = lines.take("idle", lambda words: read_number(only_word(words, "idle"), "idle"))
    reason, durak = lines.take("over", _read_end)
    losing_teams = lines.seats("losing_teams")
    defended = frozenset(lines.seats("defended"))
    showed = frozenset(lines.seats("showed"))
    cycle_leader = lines.optional("cycle_leader") if lines.is_at("cycle_leader") else None
    beaten_off = lines.is_at("beaten_off") and lines.take("beaten_off", _read_yes)
    first_out = lines.optional("first_out") if lines.is_at("first_out") else None
    passed_over = lines.cards("passed_over") if lines.is_at("passed_over") else ()
    epaulettes = lines.optional("epaulettes") if lines.is_at("epaulettes") else None
    if lines.is_at("edition"):
        edition = lines.take("edition", _read_edition)
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
        bout=None if lines.is_at_end else read_bout(lines),
        durak=durak,
        reason=reason,
        idle_bouts=idle_bouts,
        leader=leader,
        asking=asking,
        losing_teams=losing_teams,
        defended=defended,
        showed=showed,
        cycle_leader=cycle_leader,
        beaten_off=beaten_off,
        first_out=first_out,
        passed_over=passed_over,
        epaulettes=epaulettes or 0,
        edition=edition,
    )
    return _checked(state)


def _checked(state: GameState) -> GameState:
    """Return the state if every card of the pack is in exactly one place and every seat exists."""
    seats = [state.forehand, state.trump_holder, state.durak, state.leader, state.asking]
    seats += [state.cycle_leader, state.first_out, *state.defended, *state.showed]
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
            *bout.caught,
            *bout.misjudged,
        ]
        seats += [pair.seat for pair in bout.table]
        seats += [seat for past in bout.handovers for seat in (past.defender, past.attacker)]
        table = bout.cards
        if not (bout.cheats | bout.cleared).issubset(card.itself for card in table):
            raise bad("cheats", "A card that was played or called is not on the table.")
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
    pack = pack_by(state.rules)
    if state.deal and indices != sorted(card.index for card in pack):
        raise bad("cards", "Every card of the pack must be in exactly one place.")
    return state


def _read_rules(words: list[str]) -> RuleSet:
    try:
        return RuleSet.from_json(json.loads(" ".join(words)))
    except InvalidRules as error:
        raise Malformed("invalid_rules", "rules", str(error)) from error
    except (ValueError, RecursionError) as error:
        raise bad("rules", "The rule set is not a JSON object.") from error


def _read_yes(words: list[str]) -> bool:
    word = only_word(words, "beaten_off")
    if word not in {"yes", NOTHING}:
        raise bad("beaten_off", "This line says yes, or -.")
    return word == "yes"


def _read_edition(words: list[str]) -> int:
    edition = read_number(only_word(words, "edition"), "edition")
    if edition not in EDITIONS:
        raise bad("edition", f"The editions of the rules are {', '.join(map(str, EDITIONS))}.")
    return edition


def _read_seating(words: list[str]) -> tuple[int, Seat, int]:
    if [*words[1::2], len(words)] != ["forehand", "deal", 5]:
        raise bad("seats", "The line is like: seats 3 forehand 0 deal 1.")
    seats, forehand, deal = (read_number(word, "seats") for word in words[::2])
    return seats, forehand, deal


def _read_trump(words: list[str]) -> tuple[Card | None, Card | None, Seat | None]:
    if len(words) != 3:  # noqa: PLR2004 - the three words are named below
        raise bad("trump", "The line has the open card, the one that made the trump, its holder.")
    trump_card, turned_up, holder = words
    return (
        None if trump_card == NOTHING else read_card(trump_card, "trump"),
        None if turned_up == NOTHING else read_card(turned_up, "trump"),
        read_optional([holder], "trump"),
    )


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


def _code_or_nothing(card: Card | None) -> str:
    return NOTHING if card is None else card.code


def _or_nothing(value: object) -> str:
    return NOTHING if value is None else str(value)


def _index(card: Card) -> int:
    return card.index


def _wrong(place: str, detail: str) -> NoReturn:
    raise bad(place, detail)
