"""Comparing the engine with the oracle: one game on both, in one form."""

from dataclasses import fields
from typing import Any

from games.engine import Command, GameState, RuleSet, Seat, awaited_seats, legal_commands
from games.engine.cards import Card
from games.engine.notation import write_command
from tests.oracle import Table

KNOWN_TO_THE_ORACLE = frozenset(
    {
        *("deck", "decks", "hand_size", "attack_limit", "first_bout_limit", "lead", "throw_in"),
        *("throw_in_order", "take_when", "pile_on", "transfer", "transfer_count"),
        *("transfer_trumps", "transfer_heads_up", "transfer_first_bout", "first_leader", "draws"),
        *(
            "trump",
            "rank_trump",
            "suit_order",
            "own_suit_only",
            "lowest_beats_highest",
            "refill",
            "hidden_cards",
        ),
        *(
            "show_transfer",
            "transfer_direction",
            "direction_by",
            "teams",
            "team_seating",
            "team_result",
        ),
        *("throw_in_when", "first_draw", "transfer_when"),
        *("redeal", "changing_trump", "wild_six", "trump_swap", "series_deck", "next_leader"),
    }
)
"""The options that the oracle knows."""


def oracle_table(rules: RuleSet, seats: int, pack: tuple[Card, ...], forehand: Seat) -> Table:
    """A new game of the oracle with this pack."""
    options = {field.name: getattr(rules, field.name) for field in fields(rules)}
    return Table(options, seats, [card.code for card in pack], forehand)


def engine_moves(state: GameState) -> set[tuple[Seat, str]]:
    """The legal commands of all seats, as texts that are equal to the oracle's."""
    return {
        (seat, as_text(command))
        for seat in range(state.seats)
        for command in legal_commands(state, seat)
    }


def as_text(command: Command) -> str:
    """A command as text, with its cards in alphabetical order."""
    name, *cards = write_command(command).split()
    if name in {"lead", "transfer"}:
        cards.sort(key=lambda part: (part == "right", part))
    return " ".join([name, *cards])


def engine_picture(state: GameState) -> dict[str, Any]:
    """The state in the oracle's form (`Table.picture`)."""
    bout = state.bout
    picture: dict[str, Any] = {
        "hands": [sorted(card.code for card in hand) for hand in state.hands],
        "hidden": [sorted(card.code for card in cards) for cards in state.hidden],
        "talon": [card.code for card in state.talon],
        "discard": sorted(card.code for card in state.discard),
        "turned_up": None if state.trump_card is None else state.trump_card.code,
        "places": list(state.places),
        "durak": state.durak,
        "reason": None if state.reason is None else state.reason.value,
        "idle": state.idle_bouts,
        "losing_teams": list(state.losing_teams),
        "table": [
            (pair.seat, *(card.code for card in (pair.attack, pair.beaten_by) if card))
            for pair in (bout.table if bout else ())
        ],
        "awaited": list(awaited_seats(state)),
        "asking": state.asking,
    }
    if state.reason is None and bout:
        picture["bout"] = [bout.number, bout.leader, bout.attacker, bout.defender, bout.limit]
        picture["taking"] = bout.taking
        picture["direction"] = bout.direction.value
        picture["done"] = sorted(bout.done)
    return picture
