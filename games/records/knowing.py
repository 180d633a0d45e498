"""Replay knowledge: what a seat could know at a moment of a finished game."""

from collections.abc import Iterator
from typing import Any

from games.engine import Seat, redact
from games.engine.cards import in_order
from games.engine.events import CardsDealt
from games.knowledge import Knowledge, knowledge_of
from games.play.errors import NotFound
from games.records.finished import course_of, finished_game
from web.http.errors import InvalidInput
from web.http.field_sentences import between

PRECISION = 3


def knowledge_at(game_id: str, *, seat: Seat, at: int) -> Knowledge:
    """Return the knowledge of the seat about every card after the event `at`.

    Raises GameNotFinished, NotFound for an unknown game or seat, and InvalidInput for a version
    before the deal or after the end.
    """
    game = finished_game(game_id)
    if seat >= game.seats:
        raise NotFound(f"Game {game.id} has no seat {seat}.")
    events = course_of(game).events
    dealt = next(at for at, event in enumerate(events, start=1) if isinstance(event, CardsDealt))
    if not dealt <= at <= len(events):
        raise InvalidInput("at", ("out_of_range", between(dealt, len(events))))
    return knowledge_of([redact(event, seat) for event in events[:at]])


def knowledge_json(known: Knowledge, *, seat: Seat, at: int) -> dict[str, Any]:
    """Return the seat's knowledge as `replies.CardKnowledge`."""
    return {
        "version": at,
        "seat": seat,
        "hands": [
            {
                "seat": other,
                "surely": [card.code for card in in_order(held)],
                "unknown": known.unknown[other],
                "likely": list(_likely(known, other)),
            }
            for other, held in enumerate(known.held)
            if other != seat
        ],
        "unseen": [card.code for card in in_order(known.unseen)],
        "face_down": list(known.face_down),
        "talon": known.talon,
    }


def _likely(known: Knowledge, other: Seat) -> Iterator[dict[str, Any]]:
    """Yield the unseen cards that may be in the hand, the likeliest first."""
    if not known.unknown[other]:
        return
    chances = [(known.chance(other, card), card) for card in in_order(known.unseen)]
    for chance, card in sorted(chances, key=lambda one: -round(one[0], PRECISION)):
        if chance > 0:
            yield {"card": card.code, "chance": round(min(1.0, chance), PRECISION)}
