"""Hand-worked positions: the notation with the lines left out that say nothing."""

import json
from collections.abc import Mapping, Sequence

from games.engine import GameState, Refused, RuleSet, decide, legal_commands, new_game, replay
from games.engine.cards import Card
from games.engine.deck import full_pack
from games.engine.errors import Refusal
from games.engine.events import Event
from games.engine.notation import read_command, read_position, write_command, write_position
from games.engine.notation.words import read_cards
from tests.support.play import after

ONE_A_SEAT = ("hand", "known", "hidden")
EMPTY = {
    "talon": "-",
    "idle": "0",
    "over": "- -",
    "rules": "{}",
    "trump": "AH AH -",
    "flags": "-",
    "table": "-",
    "done": "-",
    "cycle_leader": "-",
    "emptied": "-",
    "out": "-",
}


def position(text: str) -> GameState:
    """The position written as `text`, in which lines may be left out.

    Left out: nothing is there. Hearts are trumps, the ace being turned up, unless a `trump` line
    says else; cards that are nowhere lie in the discard pile.
    """
    lines = [line.split(maxsplit=1) for line in text.strip().splitlines()]
    several = {name: [rest for word, rest in lines if word == name] for name in ONE_A_SEAT}
    seats = len(several["hand"])
    nobody = {"places": " ".join("-" for _ in range(seats)), "seats": f"{seats} forehand 0 deal 1"}
    given = {name: rest for name, rest in lines if name not in ONE_A_SEAT}
    facts = {**_lines_of_any_position(), **EMPTY, **nobody, **given}
    if "discard" not in given:
        facts["discard"] = _rest(facts, [*several["hand"], *several["hidden"]])
    written: list[str] = []
    for name, value in facts.items():
        values = (several[name] or ["-"] * seats) if name in ONE_A_SEAT else [value]
        written += [f"{name} {value}" for value in values]
    return read_position("\n".join(written))


def _lines_of_any_position() -> dict[str, str]:
    """Every line of the notation in its order."""
    state = replay(new_game(RuleSet(), 2, full_pack(36)))
    lines = (line.partition(" ") for line in write_position(state).splitlines())
    return {name: rest for name, _, rest in lines}


def _rest(facts: Mapping[str, str], hands: Sequence[str]) -> str:
    """The cards that are nowhere else."""
    table = facts["table"].replace(">", " ").split()
    words = " ".join(word.partition(":")[2] or word for word in table)
    placed = {
        card.itself
        for line in (*hands, facts["talon"], words)
        for card in read_cards(line.split(), "position")
    }
    rules = RuleSet.from_json(json.loads(facts["rules"]))
    rest = [card.code for card in full_pack(rules.deck, rules.decks) if card not in placed]
    return " ".join(rest) or "-"


def legal(state: GameState, seat: int) -> list[str]:
    """The seat's legal commands as texts, in the engine's order."""
    return [write_command(command) for command in legal_commands(state, seat)]


def play(state: GameState, *moves: str) -> GameState:
    """The state after these moves, each a seat and a command: `"0 lead 7S"`."""
    for move in moves:
        seat, command = move.split(maxsplit=1)
        state = after(state, int(seat), read_command(command)).after
    return state


def events_of(state: GameState, move: str) -> tuple[Event, ...]:
    """What follows from one move."""
    seat, command = move.split(maxsplit=1)
    return decide(state, int(seat), read_command(command))


def event_types(state: GameState, move: str) -> list[str]:
    """The names of what follows from one move."""
    return [event.type for event in events_of(state, move)]


def refusal(state: GameState, move: str) -> Refusal:
    """The refusal of a move. Raises AssertionError when it is accepted."""
    try:
        events = events_of(state, move)
    except Refused as refused:
        return refused.refusal
    raise AssertionError(f"{move} was accepted: {events}")


def hand(state: GameState, seat: int) -> str:
    """The hand as text, in canonical order."""
    return " ".join(card.code for card in state.hands[seat]) or "-"


def codes(cards: Sequence[Card]) -> str:
    """Cards as text."""
    return " ".join(card.code for card in cards)
