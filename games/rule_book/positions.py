"""Hand-worked positions: the engine's notation with the lines left out that say nothing."""

import functools
import json
from collections.abc import Mapping, Sequence

from games.engine import Event, GameState, RuleSet, card_from_code, new_game, replay
from games.engine.deck import full_pack, pack_by
from games.engine.notation import read_position, write_position
from games.engine.notation.words import read_cards

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
    "beaten_off": "-",
    "first_out": "-",
    "passed_over": "-",
    "epaulettes": "-",
    "emptied": "-",
    "out": "-",
}


def position(text: str) -> GameState:
    """Return the position written as `text`, in which lines may be left out. Raises `Malformed`.

    A line that is left out stands for an empty place. Without a `trump` line hearts are trumps,
    with the ace turned up. Cards that are in no other place are on the discard pile.
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


def dealt(rules: RuleSet, line: str) -> tuple[Event, ...]:
    """Return the opening by a line such as `3 from 1: 6C 7C …`.

    It means three seats, forehand 1, and these cards first in the pack.
    """
    head, _, cards = line.partition(": ")
    seats, _, forehand = head.split()
    front = [card_from_code(code) for code in cards.split()]
    rest = [card for card in pack_by(rules) if card not in front]
    return new_game(rules, int(seats), front + rest, forehand=int(forehand))


@functools.cache
def _lines_of_any_position() -> Mapping[str, str]:
    """Return every line of the notation in its order."""
    state = replay(new_game(RuleSet(), 2, full_pack(36)))
    # Lines that stand only where they say something.
    state = state._replace(beaten_off=True, first_out=0, epaulettes=1)
    state = state._replace(passed_over=full_pack(36)[:1])
    lines = (line.partition(" ") for line in write_position(state).splitlines())
    return {name: rest for name, _, rest in lines}


def _rest(facts: Mapping[str, str], hands: Sequence[str]) -> str:
    """Return the cards of the pack that are in no other place."""
    table = facts["table"].replace(">", " ").split()
    words = " ".join(word.partition(":")[2] or word for word in table)
    placed = {
        card.itself
        for line in (*hands, facts["talon"], words)
        for card in read_cards(line.split(), "position")
    }
    rules = RuleSet.from_json(json.loads(facts["rules"]))
    rest = [card.code for card in pack_by(rules) if card not in placed]
    return " ".join(rest) or "-"
