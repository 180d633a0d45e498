"""Bots against each other on the engine alone: no database, no messages, no delay.

Deals are duplicate: each is played once from every seat, so that good cards favour nobody.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from statistics import fmean

from bots.intervals import Interval, interval_of
from bots.strategies.base import Strategy
from games.engine import (
    Card,
    GameState,
    Phase,
    RuleSet,
    Seat,
    advance,
    awaited_seats,
    deal_again,
    evolve,
    fair_offers,
    new_game,
    replay,
    view_for,
)
from games.engine.deck import full_pack


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot did; a bot on several seats is counted on each of them.

    `points` is the mean over its games of 1 for the first place down to 0 for the last, shared
    places sharing (a draw of two is a half each), with its 95 % interval over deals.
    """

    bot: str
    games: int
    points: float
    interval: Interval
    firsts: int
    duraks: int
    draws: int


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game: who sat where, and how it ended."""

    deal: int
    bots: tuple[str, ...]
    state: GameState


def tournament(
    rules: RuleSet,
    bots: Sequence[str],
    strategies: Mapping[str, Strategy],
    *,
    deals: int,
    seed: str,
) -> Iterator[Played]:
    """Every deal, played once for each way of turning the bots round the table.

    `bots` names the strategy of each seat. The same arguments give the same games.
    """
    for deal in range(deals):
        pack = list(full_pack(rules.deck, rules.decks))
        random.Random(f"{seed} deal {deal}").shuffle(pack)  # noqa: S311 - repeatable on purpose
        for turn in range(len(bots)):
            seated = (*bots[turn:], *bots[:turn])
            chance = random.Random(f"{seed} deal {deal} turn {turn}")  # noqa: S311 - the same
            players = [strategies[bot] for bot in seated]
            yield Played(deal, seated, play(rules, players, pack, chance))


def play(
    rules: RuleSet, players: Sequence[Strategy], pack: Sequence[Card], chance: random.Random
) -> GameState:
    """One game to its end, each seat played by its strategy, which sees its own view only.

    Where the game waits for several seats, chance tells who is quicker; it also shuffles for a new
    deal that a bot asks for.
    """
    state = replay(new_game(rules, len(players), pack))
    while not state.is_over:
        seat = chance.choice(awaited_seats(state))
        legal = fair_offers(state, seat)
        command = players[seat].choose(view_for(state, seat), legal, chance)
        state = advance(state, seat, command).state
        if state.phase is Phase.DEAL:
            state = reduce(evolve, deal_again(state, _shuffled(pack, chance)), state)
    return state


def _shuffled(pack: Sequence[Card], chance: random.Random) -> Sequence[Card]:
    return chance.sample(pack, len(pack))


def standings(games: Sequence[Played]) -> tuple[Standing, ...]:
    """How each bot did, in the order in which they first sat."""
    names = dict.fromkeys(name for game in games for name in game.bots)
    return tuple(_standing(name, games) for name in names)


def _standing(name: str, games: Sequence[Played]) -> Standing:
    by_deal: dict[int, list[float]] = {}
    firsts = duraks = draws = 0
    for game in games:
        state = game.state
        for seat in (seat for seat, bot in enumerate(game.bots) if bot == name):
            by_deal.setdefault(game.deal, []).append(points_of(state, seat))
            firsts += state.places[seat] == 1
            duraks += state.durak == seat
            draws += state.places.count(state.places[seat]) > 1
    scores = [fmean(points) for points in by_deal.values()]
    return Standing(
        bot=name,
        games=sum(map(len, by_deal.values())),
        points=fmean(scores),
        interval=interval_of(scores),
        firsts=firsts,
        duraks=duraks,
        draws=draws,
    )


def points_of(state: GameState, seat: Seat) -> float:
    """What the end of a game is worth to a seat: with teams 0 for the losers and 1 for the others;
    else from 1 for the first place to 0 for the last, and those who share a place share what it
    and the places after it, which they fill, are worth.
    """
    teams = state.rules.teams
    if teams != "none" and state.losing_teams:
        return float(seat % teams not in state.losing_teams)
    place = state.places[seat]
    if place is None:
        raise ValueError("the game is not over")
    shared_by = state.places.count(place)
    return (state.seats - place - (shared_by - 1) / 2) / (state.seats - 1)
