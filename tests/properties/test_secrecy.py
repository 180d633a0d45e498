"""Messages to a viewer depend only on facts that the viewer may know (rules.md 6)."""

import random
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine import (
    HIDDEN,
    Event,
    GameState,
    RuleSet,
    Viewer,
    Watcher,
    awaited_seats,
    decide,
    evolve,
    legal_offers,
    redact,
    replay,
    view_for,
)
from games.engine.cards import Card
from games.engine.wire import event_to_json, view_to_json
from tests.support.fold import views
from tests.support.play import opening, steps, whole_game
from tests.support.profiles import limit
from tests.support.redealing import dealt_anew, open_cards
from tests.support.rule_sets import tables
from tools.golden import viewer_name

pytestmark = pytest.mark.timeout(limit())
SEEDS = st.integers(0, 2**32)
MAX_FOLDED = 150
"""So many commands of a game, for views are slow to compare."""
ANY_TABLE = tables().filter(lambda table: table[0].pack_size <= 56)
Table = tuple[RuleSet, int]


def viewers(seats: int) -> list[Viewer]:
    return [*range(seats), Watcher.SPECTATOR]


@given(ANY_TABLE, SEEDS)
def test_dealing_all_hidden_cards_anew_changes_neither_view_nor_legal_offers(
    table: Table, seed: int
) -> None:
    rng = random.Random(seed)
    for step in steps(replay(opening(*table, rng)), rng):
        state = step.before
        viewer = rng.choice(viewers(state.seats))
        other = dealt_anew(state, viewer, rng)
        assert view_for(other, viewer) == view_for(state, viewer)
        assert awaited_seats(other) == awaited_seats(state)
        if isinstance(viewer, int):
            # Not spelled out: where cheating is allowed, a large hand has millions of sets.
            assert legal_offers(other, viewer) == legal_offers(state, viewer)


@given(ANY_TABLE, SEEDS)
def test_what_a_players_own_command_does_first_does_not_depend_on_hidden_cards(
    table: Table, seed: int
) -> None:
    rng = random.Random(seed)
    for step in steps(replay(opening(*table, rng)), rng):
        other = dealt_anew(step.before, step.seat, rng)
        here = decide(step.before, step.seat, step.command)
        there = decide(other, step.seat, step.command)
        # Until a card is drawn or shown nothing may differ, not even in number.
        for event, twin in zip(until_a_reveal(here), until_a_reveal(there), strict=True):
            assert redact(twin, step.seat) == redact(event, step.seat)


def until_a_reveal(events: Sequence[Event]) -> Iterator[Event]:
    for event in events:
        if event.type in {"cards_drawn", "hidden_picked_up", "trump_shown"}:
            return
        yield event


@given(ANY_TABLE, SEEDS)
def test_spectators_see_no_hands_but_what_all_have_seen(table: Table, seed: int) -> None:
    rng = random.Random(seed)
    for step in steps(replay(opening(*table, rng)), rng):
        view = view_for(step.after, Watcher.SPECTATOR)
        for hand, known in zip(view.hands, step.after.known, strict=True):
            assert {card for card in hand if card is not HIDDEN} == known


def cards_in(value: Any) -> Iterator[Card]:
    """Every card anywhere in an event."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from cards_in(item)


@given(ANY_TABLE, SEEDS)
def test_an_event_names_no_card_that_its_viewer_may_not_know(table: Table, seed: int) -> None:
    events = whole_game(*table, random.Random(seed))
    state: GameState | None = None
    for event in events:
        before, state = state, evolve(state, event)
        for viewer in viewers(state.seats):
            share = redact(event, viewer)
            allowed = open_cards(state, viewer) | {HIDDEN}
            if before is not None:
                allowed |= open_cards(before, viewer)
            for name in share.__slots__:
                cards = {card.itself for card in cards_in(getattr(share, name))}
                assert cards <= allowed


@given(ANY_TABLE, SEEDS)
def test_folding_a_viewers_events_gives_that_viewers_view_at_every_version(
    table: Table, seed: int
) -> None:
    rng = random.Random(seed)
    events = opening(*table, rng)
    for step in islice(steps(replay(events), rng), MAX_FOLDED):
        events += step.events
    for viewer in {rng.choice(viewers(table[1])), Watcher.SPECTATOR, Watcher.OPEN}:
        name = viewer_name(viewer)
        shares = [event_to_json(redact(event, viewer)) for event in events]
        state: GameState | None = None
        for event, folded in zip(events, views(shares, name), strict=True):
            state = evolve(state, event)
            assert folded == view_to_json(view_for(state, viewer))
