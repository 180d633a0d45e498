"""The cards that everybody has seen, worked out from a finished game's open events.

A second account of what is public, written from the rules: only what lay open on the table counts.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

CARD = re.compile(r"^(?:[2-9TJQKA][CDHS][23]?|6[CDHS][23]?=[CDHS])$")
# The fields by which an event shows cards to all.
OPEN_FIELDS = {
    "cards_dealt": ("trump_card",),
    "trump_shown": ("card",),
    "cards_led": ("cards",),
    "card_thrown_in": ("card",),
    "attack_beaten": ("attack", "card"),
    "attack_transferred": ("cards",),
    "transfer_shown": ("card",),
    "bout_ended": ("cards",),
    "cards_drawn": ("shown",),
    "trump_swapped": ("given", "taken"),
    "trump_changed": ("card",),
}


def known_by_version(events: list[dict[str, Any]], seat: int | None = None) -> dict[int, set[str]]:
    """Return by version the cards that all have seen by then and those that `seat` was given."""
    seen: set[str] = set()
    known: dict[int, set[str]] = {0: set()}
    for event in events:
        for name in OPEN_FIELDS.get(event["type"], ()):
            seen |= set(cards_in(event[name]))
        seen |= _given(event, seat)
        known[event["version"]] = set(seen)
    return known


def _given(event: dict[str, Any], seat: int | None) -> set[str]:
    if seat is not None and event["type"] == "cards_dealt":
        return set(event["hands"][seat])
    if seat is not None and event["type"] == "cards_drawn" and event["seat"] == seat:
        return set(event["cards"])
    return set()


def cards_in(message: Any) -> Iterator[str]:
    """Yield every card named anywhere in a message, as a value or as a key."""
    if isinstance(message, dict):
        for key, value in message.items():
            yield from cards_in(key)
            yield from cards_in(value)
    elif isinstance(message, list):
        for value in message:
            yield from cards_in(value)
    elif isinstance(message, str) and CARD.match(message):
        yield message


def leaks(text: str, known: dict[int, set[str]]) -> list[str]:
    """Return the cards that a message tells too early, each with its version.

    A card is too early if it is not known at the message's version, or at the version of its event.
    """
    message = json.loads(text)
    if not isinstance(message, dict) or "version" not in message:
        return [f"{card} without a version" for card in cards_in(message)]
    version = message["version"]
    found = [f"{card} at {version}" for card in cards_in(message) if card not in known[version]]
    for event in message.get("events", []):
        early = set(cards_in(event)) - known[event["version"]]
        found += [f"{card} in event {event['version']}" for card in sorted(early)]
    return found
