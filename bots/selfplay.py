"""Self-play: games of bots on the engine alone, without database, messages or delay.

Deals are duplicate: each is played once for every turn of the bots round the table, so good cards
favour nobody.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import NamedTuple

from bots.intervals import Interval, interval_of
from bots.strategies.base import Strategy
from games.engine import (
    Card,
    Event,
    GameState,
    Phase,
    RuleSet,
    Seat,
    advance,
    awaited_seats,
    deal_again,
    evolved,
    fair_offers,
    new_game,
    redact,
    replay,
    view_for,
)
from games.engine.deck import pack_by
from games.engine.teams import team_of


@dataclass(frozen=True, slots=True)
class BotResult:
    """The results of one bot; a bot on several seats is counted on each of them.

    `points` is the mean of `points_of` over its games, with its 95 % interval over deals.
    """

    bot: str
    games: int
    points: float
    interval: Interval
    firsts: int
    duraks: int
    draws: int


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """One finished game: the number of its deal, the bots by seat, and its last state."""

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
) -> Iterator[FinishedDeal]:
    """Yield the games of all deals, each played once for each turn of the bots round the table.

    `bots` names the strategy of each seat. Equal arguments give equal games.
    """
    for deal in range(deals):
        yield from games_of_deal(rules, bots, strategies, deal=deal, seed=seed)


def games_of_deal(
    rules: RuleSet,
    bots: Sequence[str],
    strategies: Mapping[str, Strategy],
    *,
    deal: int,
    seed: str,
) -> Iterator[FinishedDeal]:
    """Yield the games of one deal of a tournament; a deal depends on no other."""
    pack = list(pack_by(rules))
    random.Random(f"{seed} deal {deal}").shuffle(pack)  # noqa: S311 - a seed makes games repeatable
    for turn in range(len(bots)):
        seated = (*bots[turn:], *bots[:turn])
        chance = random.Random(f"{seed} deal {deal} turn {turn}")  # noqa: S311 - as above
        players = [strategies[bot] for bot in seated]
        yield FinishedDeal(deal, seated, play(rules, players, pack, chance))


def play(
    rules: RuleSet, players: Sequence[Strategy], pack: Sequence[Card], chance: random.Random
) -> GameState:
    """Play one game to its end; return its last state."""
    *_, moment = moments_of(rules, players, pack, chance)
    return moment.state


class Moment(NamedTuple):
    """The state of a game, its events as each seat sees them, and the seat that moves now.

    The lists of events grow as the game goes on. Nobody moves when it is over.
    """

    state: GameState
    logs: tuple[list[Event], ...]
    mover: Seat | None


def moments_of(
    rules: RuleSet,
    players: Sequence[Strategy],
    pack: Sequence[Card],
    chance: random.Random,
    *,
    first: Seat | None = None,
) -> Iterator[Moment]:
    """Yield the moments of one game at which somebody moves, and its last one.

    Each strategy sees only what its seat may see. If the game waits for several seats, `first` acts
    first, else a random one. `chance` also shuffles for a new deal that a bot asks for.
    """
    logs: tuple[list[Event], ...] = tuple([] for _ in players)
    events: Sequence[Event] = new_game(rules, len(players), pack)
    state = replay(events)
    _tell(logs, events)
    while not state.is_over:
        awaited = awaited_seats(state)
        seat = first if first in awaited else chance.choice(awaited)
        yield Moment(state, logs, seat)
        legal = fair_offers(state, seat)
        command = players[seat].choose(view_for(state, seat), legal, chance, logs[seat])
        events, state = advance(state, seat, command)
        _tell(logs, events)
        if state.phase is Phase.DEAL:
            events = deal_again(state, _shuffled(pack, chance))
            state = evolved(state, events)
            _tell(logs, events)
    yield Moment(state, logs, None)


def states_of(
    rules: RuleSet,
    players: Sequence[Strategy],
    pack: Sequence[Card],
    chance: random.Random,
    *,
    first: Seat | None = None,
) -> Iterator[GameState]:
    """Return the states of one game, in each of which somebody then moves, and its last one."""
    return (moment.state for moment in moments_of(rules, players, pack, chance, first=first))


def _tell(logs: Sequence[list[Event]], events: Sequence[Event]) -> None:
    """Give each seat the events as it may see them."""
    for seat, log in enumerate(logs):
        log.extend(redact(event, seat) for event in events)


def _shuffled(pack: Sequence[Card], chance: random.Random) -> Sequence[Card]:
    return chance.sample(pack, len(pack))


def standings(games: Sequence[FinishedDeal]) -> tuple[BotResult, ...]:
    """Return the results of each bot, in the order of the seats in the first game."""
    names = dict.fromkeys(name for game in games for name in game.bots)
    return tuple(_standing(name, games) for name in names)


def _standing(name: str, games: Sequence[FinishedDeal]) -> BotResult:
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
    return BotResult(
        bot=name,
        games=sum(map(len, by_deal.values())),
        points=fmean(scores),
        interval=interval_of(scores),
        firsts=firsts,
        duraks=duraks,
        draws=draws,
    )


def points_of(state: GameState, seat: Seat) -> float:
    """Return the points of a seat at the end of a game, from 0 to 1.

    With teams the losers get 0 and the others 1. Otherwise the first place gets 1, the last 0, and
    the places between are spread evenly; seats that share a place get the mean of the places that
    they fill (a draw of two is a half each). Raises ValueError if the game is not over.
    """
    if state.losing_teams:
        return float(team_of(state.rules, state.seats, seat) not in state.losing_teams)
    place = state.places[seat]
    if place is None:
        raise ValueError("the game is not over")
    shared_by = state.places.count(place)
    return (state.seats - place - (shared_by - 1) / 2) / (state.seats - 1)
