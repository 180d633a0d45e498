"""Examples for the value network: starts of bouts of two, each with the points of the leader.

Games are played by simple rules, random moves and moves of the search, so that good and odd hands
occur. A position with an empty talon is solved exactly. Any other is valued by a search that knows
both hands but not the order of the talon.
"""

import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import NamedTuple

from bots.kernel.chance import Chance
from bots.kernel.course import play
from bots.kernel.moves import Moves
from bots.kernel.network import CARDS, ValueNetwork
from bots.kernel.playout import Playout
from bots.kernel.setup import pack_of
from bots.kernel.solver import KernelSolver
from bots.kernel.table import Table
from bots.kernel.tree import TreeSearch
from bots.kernel.turns import mover
from games.engine import RuleSet
from games.engine.deck import full_pack

RANDOM_RATES = (0.05, 0.15, 0.4)
"""The shares of random moves; each player of a game has one of them."""
ANY_HANDS = 0.15
"""The share of endgames whose hands are random cards instead of those of a game."""
MOST_IN_ANY_HAND = 10
STATES = 60_000
"""The states in which an endgame must be solved; one that is not gives no example."""
GAMES_A_TASK = 100
BITS = 53


class ValuedPosition(NamedTuple):
    """The cards of the leader, of the other and of the talon as masks; the leader's points."""

    leader: int
    other: int
    talon: int
    points: float


class SearchWork(NamedTuple):
    """The search that values starts of bouts: its games, its curiosity and its network."""

    iterations: int
    curiosity: float
    weights: list[int]
    most_talon: int


def endgames(rules: RuleSet, number: int, seed: str, jobs: int) -> list[ValuedPosition]:
    """Return so many solved positions with an empty talon, the same for any number of jobs."""
    return _gathered(number, partial(_endgames_of_task, rules, seed), jobs)


def starts(
    rules: RuleSet, number: int, seed: str, jobs: int, depth: SearchWork
) -> list[ValuedPosition]:
    """Return so many positions with cards in the talon, valued by search."""
    return _gathered(number, partial(_starts_of_task, rules, seed, depth), jobs)


def _gathered(
    number: int, task: "partial[list[ValuedPosition]]", jobs: int
) -> list[ValuedPosition]:
    """Return the examples of the tasks 0, 1 and so on, until there are enough."""
    found: list[ValuedPosition] = []
    following = 0
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        while len(found) < number:
            for examples in pool.map(task, range(following, following + jobs)):
                found += examples
            following += jobs
            print(f"{len(found):,} of {number:,} examples", end="\r", flush=True)
    print()
    return found[:number]


def _endgames_of_task(rules: RuleSet, seed: str, task: int) -> list[ValuedPosition]:
    games = ExampleGames(rules, f"endgames {seed} {task}")
    return [example for _ in range(GAMES_A_TASK) for example in games.endgames()]


def _starts_of_task(
    rules: RuleSet, seed: str, depth: SearchWork, task: int
) -> list[ValuedPosition]:
    games = ExampleGames(rules, f"starts {seed} {task}")
    network = ValueNetwork(depth.weights, depth.most_talon)
    return [example for _ in range(GAMES_A_TASK) for example in games.valued_starts(depth, network)]


class ExampleGames:
    """Plays games of two that give examples, one after the other."""

    def __init__(self, rules: RuleSet, seed: str) -> None:
        self._rules = rules
        self._rng = random.Random(seed)  # noqa: S311 - examples hold no secret
        self._moves = Moves()
        self._playout = Playout(Chance(self._rng.getrandbits(BITS)))

    def endgames(self) -> Iterator[ValuedPosition]:
        """Yield the solved starts of bouts of one game, once its talon is empty."""
        table, _ = self._dealt()
        rates = self._rates()
        if self._rng.random() < ANY_HANDS:
            self._lay_any_hands(table)
        while not table.is_over and (table.table or table.drawn < table.talon_size):
            self._step(table, rates)
        while not table.is_over:
            best = None
            if not table.table and (solution := self._solution(table)) is not None:
                points, best = solution
                yield ValuedPosition(
                    table.hand(table.leader), table.hand(table.defender), 0, points
                )
            if best is not None and self._rng.random() < 1 / 2:
                play(table, table.leader, best)
            else:
                self._step(table, rates)

    def valued_starts(self, depth: SearchWork, network: ValueNetwork) -> Iterator[ValuedPosition]:
        """Yield the starts of bouts of one game while cards are drawn, valued by search."""
        table, talon = self._dealt()
        rates, good = self._rates(), self._rng.random()
        while not table.is_over and (table.table or table.drawn < table.talon_size):
            if not table.table:
                left = talon[table.drawn :]
                move, points = self._searched(table, left, depth, network)
                hands = table.hand(table.leader), table.hand(table.defender)
                yield ValuedPosition(*hands, sum(1 << card for card in left), points)
                if self._rng.random() < good:
                    play(table, table.leader, move)
                    continue
            self._step(table, rates)

    def _dealt(self) -> tuple[Table, list[int]]:
        """Return a new deal, led by seat 0, and its talon in drawing order."""
        cards = list(full_pack(self._rules.deck))
        self._rng.shuffle(cards)
        size = self._rules.hand_size
        trump_card, *rest = cards[2 * size :]
        pack = pack_of(self._rules, 2, trump_card)
        talon = [pack.bits[card] for card in (*rest, trump_card)]
        table = Table(pack.rules)
        hands = [pack.mask(cards[:size]), pack.mask(cards[size : 2 * size])]
        table.lay(hands, [0, 0], talon, [])
        table.number, table.defender = 1, 1
        table.is_limited = self._rules.first_bout_limit is not None
        table.limit = table.limit_against(1, 0)
        return table, talon

    def _lay_any_hands(self, table: Table) -> None:
        """Give both players random cards, with an empty talon."""
        sizes = [self._rng.randint(1, MOST_IN_ANY_HAND) for _ in range(2)]
        cards = self._rng.sample(range(CARDS), sum(sizes))
        hands = [sum(1 << card for card in part) for part in (cards[: sizes[0]], cards[sizes[0] :])]
        table.lay(hands, [0, 0], [], [])
        table.is_limited = False
        table.limit = table.limit_against(1, 0)

    def _rates(self) -> list[float]:
        return [self._rng.choice(RANDOM_RATES) for _ in range(2)]

    def _moves_of(self, table: Table) -> list[int]:
        self._moves.find(table, mover(table), in_turn=True)
        return [self._moves.at(place) for place in range(self._moves.size)]

    def _step(self, table: Table, rates: Sequence[float]) -> None:
        """Play one move by simple rules, or at random as often as the player's rate says."""
        seat = mover(table)
        if self._rng.random() < rates[seat]:
            play(table, seat, self._rng.choice(self._moves_of(table)))
        else:
            play(table, seat, self._playout.choose(table, seat))

    def _solution(self, table: Table) -> tuple[float, int] | None:
        """Return the leader's points and a best lead; None if the states do not suffice."""
        hero, moves = table.leader, self._moves_of(table)
        for draw_is_enough, points in ((False, 1.0), (True, 0.5)):
            solver = KernelSolver(
                hero, 1 - hero, draw_is_enough=draw_is_enough, nodes=STATES, room=1 << 17
            )
            for move in moves:
                answer = solver.reaches(table, move, STATES)
                if answer == 1:
                    return points, move
                if answer < 0:
                    return None
        return 0.0, moves[0]

    def _searched(
        self, table: Table, talon: Sequence[int], depth: SearchWork, network: ValueNetwork
    ) -> tuple[int, float]:
        """Return the lead that a search tries most, and its points; it knows the last card."""
        origin = Table(table.rules)
        origin.copy_from(table)
        seed = self._rng.getrandbits(BITS)
        search = TreeSearch(origin, table.leader, sorted(talon[:-1]), (0, 0), seed)
        search.network = network
        search.curiosity = depth.curiosity
        move, _, points = max(search.run(depth.iterations), key=lambda tried: tried[1])
        return move, points
