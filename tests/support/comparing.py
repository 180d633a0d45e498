"""Comparing the engine with the oracle: one game on both, in one form."""

from dataclasses import fields
from typing import Any

from games.engine import (
    Command,
    GameState,
    RuleSet,
    Seat,
    awaited_seats,
    legal_commands,
    legal_offers,
)
from games.engine.cards import Card
from games.engine.notation import write_command
from games.engine.offers import LeadSet, TransferSet
from tests.oracle import OracleTable


def oracle_table(rules: RuleSet, seats: int, pack: tuple[Card, ...], forehand: Seat) -> OracleTable:
    """A new game of the oracle with this pack."""
    options = {field.name: getattr(rules, field.name) for field in fields(rules)}
    return OracleTable(options, seats, [card.code for card in pack], forehand)


def engine_moves(state: GameState) -> set[tuple[Seat, str]]:
    """The legal commands of all seats, as texts that are equal to the oracle's."""
    return {
        (seat, as_text(command))
        for seat in range(state.seats)
        for command in legal_commands(state, seat)
    }


def single_moves(state: GameState) -> set[tuple[Seat, str]]:
    """The legal commands of all seats that play no set of cards, as such texts.

    Where any cards may be led together the sets are too many to list.
    """
    return {
        (seat, as_text(offer))
        for seat in range(state.seats)
        for offer in legal_offers(state, seat)
        if not isinstance(offer, (LeadSet, TransferSet))
    }


def plays_one_card(text: str) -> bool:
    """Return whether the command, if it leads or transfers, does so with one card."""
    kind, *cards = text.removesuffix(" right").split()
    return kind not in {"lead", "transfer"} or len(cards) == 1


def as_text(command: Command) -> str:
    """A command as text, with its cards in alphabetical order."""
    name, *cards = write_command(command).split()
    if name in {"lead", "transfer"}:
        cards.sort(key=lambda part: (part == "right", part))
    return " ".join([name, *cards])


def engine_picture(state: GameState) -> dict[str, Any]:
    """The state in the oracle's form (`OracleTable.picture`)."""
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
        "epaulettes": state.epaulettes,
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
        picture["cheats"] = sorted(card.code for card in bout.cheats)
        picture["cleared"] = sorted(card.code for card in bout.cleared)
        picture["caught"] = sorted(bout.caught)
    return picture
