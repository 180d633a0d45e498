"""Bots that help a friend at the table, and the games that they play with honest ones."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from bots.strategies.registry import strategy
from games.engine import (
    Command,
    Event,
    GameState,
    Offer,
    RuleSet,
    Seat,
    advance,
    awaited_seats,
    fair_offers,
    new_game,
    replay,
    view_for,
)
from games.engine.commands import Done, Lead
from games.engine.deck import pack_by
from games.ratings.system.behaviour import observations
from games.ratings.system.collusion import Counted, counted

LOYALTY = 0.9
"""The share of chances at which a friend spares the other one, who defends."""


@dataclass(frozen=True, slots=True)
class ColludingPlayer:
    """A player of simulated games, and the friend whom the player helps, if any."""

    id: int
    level: str
    friend: int | None = None


def simulated_games(
    players: Sequence[ColludingPlayer], *, count: int, seats: int, rules: RuleSet, seed: int
) -> list[list[Counted]]:
    """Play games of players drawn by lot; return what was counted in each."""
    rng = random.Random(seed)
    games = []
    for _ in range(count):
        table = rng.sample(players, seats)
        people = {seat: player.id for seat, player in enumerate(table)}
        games.append(counted(observations(_events(table, rules, rng), people)))
    return games


def _events(table: Sequence[ColludingPlayer], rules: RuleSet, rng: random.Random) -> list[Event]:
    pack = list(pack_by(rules))
    rng.shuffle(pack)
    log = list(new_game(rules, len(table), pack))
    state = replay(log)
    seat_of = {player.id: seat for seat, player in enumerate(table)}
    strategies = {seat: strategy(player.level) for seat, player in enumerate(table)}
    while not state.is_over:
        seat = rng.choice(awaited_seats(state))
        offers = fair_offers(state, seat)
        friend = table[seat].friend
        command = _help(state, offers, seat_of.get(friend) if friend else None, rng)
        if command is None:
            command = strategies[seat].choose(view_for(state, seat), offers, rng)
        events, state = advance(state, seat, command)
        log.extend(events)
    return log


def _help(
    state: GameState, offers: Sequence[Offer], friend: Seat | None, rng: random.Random
) -> Command | None:
    """Return what helps a friend who defends: done at once, or a lead that the friend beats."""
    bout = state.bout
    if friend is None or bout is None or bout.defender != friend or rng.random() > LOYALTY:
        return None
    beats, is_trump = state.strength.beats, state.strength.is_trump
    hand = [card for card in state.hands[friend] if not is_trump(card)]
    for offer in offers:
        if isinstance(offer, Done):
            return offer
        if isinstance(offer, Lead) and len(offer.cards) == 1:
            (card,) = offer.cards
            if not is_trump(card) and any(beats(own, card) for own in hand):
                return offer
    return None
