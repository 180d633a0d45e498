"""Random legal play on the bare engine."""

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.engine import (
    Command,
    Event,
    GameState,
    Offer,
    Phase,
    RuleSet,
    Seat,
    deal_again,
    decide,
    evolved,
    legal_offers,
    new_game,
    replay,
)
from games.engine.cards import Card
from games.engine.deck import pack_by
from tests.support.universe import drawn_from

MAX_COMMANDS = 100_000
"""Beyond it a game is taken to be endless; with three packs and cheating 26,000 were met."""


class PlayedStep(NamedTuple):
    """One decision: the state it was made in, what was played, and what followed."""

    before: GameState
    seat: Seat
    command: Command
    events: tuple[Event, ...]
    after: GameState


def random_pack(
    rng: random.Random, rules: RuleSet, *, without: Sequence[Card] = ()
) -> tuple[Card, ...]:
    """The rule set's pack in random order, without the cards of earlier games of a series."""
    pack = [card for card in pack_by(rules) if card not in without]
    rng.shuffle(pack)
    return tuple(pack)


def opening(rules: RuleSet, seats: int, rng: random.Random) -> tuple[Event, ...]:
    """The events that open a game with a random deal and forehand."""
    return new_game(rules, seats, random_pack(rng, rules), forehand=rng.randrange(seats))


def after(state: GameState, seat: Seat, command: Command) -> PlayedStep:
    """The step that the command makes."""
    events = decide(state, seat, command)
    return PlayedStep(state, seat, command, events, evolved(state, events))


def offers(state: GameState) -> list[tuple[Seat, Offer]]:
    """Everything that is offered, with its seat."""
    return [(seat, offer) for seat in range(state.seats) for offer in legal_offers(state, seat)]


def steps(state: GameState, rng: random.Random) -> Iterator[PlayedStep]:
    """Random legal play of any seat that may act, until the game is over.

    Taking is chosen half as often as it is offered, so that cards leave play and games end.
    """
    for _ in range(MAX_COMMANDS):
        if state.is_over:
            return
        step = after(state, *chosen(offers(state), rng))
        if step.after.phase is Phase.DEAL:
            step = dealt_again(step, random_pack(rng, state.rules, without=state.discard))
        yield step
        state = step.after
    raise AssertionError("this game does not end")


def dealt_again(step: PlayedStep, pack: Sequence[Card]) -> PlayedStep:
    """The step with the new deal that its player asked for."""
    events = deal_again(step.after, pack)
    return step._replace(events=step.events + events, after=evolved(step.after, events))


def chosen(offered: Sequence[tuple[Seat, Offer]], rng: random.Random) -> tuple[Seat, Command]:
    """A command of one of the offers; to take is chosen half as often as anything else."""
    seat, offer = rng.choice(offered)
    if offer.type == "take":
        seat, offer = rng.choice(offered)
    return seat, drawn_from(offer, rng)


def whole_game(rules: RuleSet, seats: int, rng: random.Random) -> list[Event]:
    """All events of a random game."""
    return played_out(opening(rules, seats, rng), rng)


def played_out(first: Sequence[Event], rng: random.Random) -> list[Event]:
    """All events of a game that begins with these, played on at random."""
    events = list(first)
    for step in steps(replay(events), rng):
        events += step.events
    return events
