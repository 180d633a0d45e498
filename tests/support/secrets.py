"""The cards that a viewer may know, computed from the open log without the service's redaction."""

import re
from collections.abc import Iterator
from typing import Any

CARD = re.compile(r'"([2-9TJQKA][CDHS][23]?)"')


def cards_in(text: str) -> set[str]:
    """All cards named in a text."""
    return set(CARD.findall(text))


def known_cards(events: list[dict[str, Any]], seat: int | None) -> Iterator[set[str]]:
    """The cards that a seat (or None, a spectator) has seen after each event of an open log.

    Everybody sees a card that is turned up, shown, or played to the table; its holder sees it when
    it is dealt or drawn.
    """
    seen: set[str] = set()
    for event in events:
        for member in ("card", "attack", "trump_card"):
            if event.get(member):
                seen.add(event[member])
        seen.update(event.get("shown", ()))
        if event["type"] in {"cards_led", "attack_transferred", "bout_ended"}:
            seen.update(event["cards"])
        if event["type"] == "cards_dealt" and seat is not None:
            seen.update(event["hands"][seat])
        if event["type"] == "cards_drawn" and event["seat"] == seat:
            seen.update(event["cards"])
        yield set(seen)
