"""The judge: what each legal move of one decision is worth, by what its player could know."""

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bots.judging.proving import proven_values
from bots.judging.verdict import Judgement, MoveValue, NotJudged
from bots.kernel.setup import is_modelled
from bots.kernel.tree import IS_COMPILED, TreeSearch
from bots.strategies.search.situation import SearchTurn, situation_of
from bots.strategies.search.values import network_for
from games.engine import Command, Offer, PlayerView

JUDGE = 3
"""The version of the judge: another one may judge differently."""
BATCHES = 20
"""The number of groups of deals; their spread gives the error."""
ROUNDS = 4
"""The number of rounds, each with twice the deals of the one before."""
LEAST_ROUNDS = 3
"""The number of rounds before the first answer. A shallower search misses replies, in all its deals
alike, so that the spread of its deals does not show how wrong it is."""

JUDGED_WHOLLY = 20
"""The number of decisions of a game that are each judged as deeply as one alone."""


@dataclass(frozen=True, slots=True)
class Depth:
    """The greatest depth of a judgement: games played out for one decision, and states proven.

    With very many moves each move still gets the `fewest` deals. Work is counted and not timed, so
    that a decision judged twice gets the same judgement.
    """

    games: int
    states: int
    fewest: int = 100

    def shared(self, decisions: int) -> "Depth":
        """Return the depth of each of so many decisions, so that a long game costs no more."""
        part = min(1.0, JUDGED_WHOLLY / max(1, decisions))
        return Depth(int(self.games * part), int(self.states * part), self.fewest)


Batches = Mapping[int, tuple[float, ...]]
"""The mean points of each move in each group of deals."""
OnProgress = Callable[[int, int], None]
"""Called with the number of groups of deals that were tried, and the number of all."""

DEPTH = Depth(60_000, 300_000) if IS_COMPILED else Depth(1_500, 20_000)
"""Interpreted it looks at far fewer games, and still takes some times as long."""


def judge(
    view: PlayerView,
    legal: Sequence[Offer],
    *,
    seed: int,
    played: Command | None = None,
    depth: Depth = DEPTH,
    on_progress: OnProgress | None = None,
) -> Judgement | NotJudged:
    """Return the worth of each move in the viewer's turn, or why there is none.

    `legal` are the viewer's offers. All cards that the viewer can't know are dealt at random, from
    `seed` alone, and each move is tried on the same deals. If two players are left who know every
    card, values are proven where the states suffice. Of moves that differ only in the order of
    beating one is judged, and `played` in any case. The search deepens until the grade of `played`
    is settled, or those of all moves, or the depth is reached. `on_progress` is called with the
    groups done and the most that there may be.
    """
    if not is_modelled(view.rules, view.seats):
        return NotJudged.RULES
    situation = situation_of(view, legal)
    if situation is None:
        return NotJudged.NOT_IN_TURN
    moves = _moves(situation, played)
    if len(moves) < 2:  # noqa: PLR2004 - a choice is between two
        return NotJudged.NO_CHOICE
    proven: dict[int, float] = {}
    if situation.rival is not None:
        proven = proven_values(situation, moves, situation.rival, depth.states)
    search = TreeSearch(situation.table, situation.viewer, situation.hidden, situation.slots, seed)
    search.network = network_for(view.rules, view.seats)
    for found in _deepening(search, situation, moves, proven, depth, on_progress):
        if found.settles(played):
            break
    return found


def _moves(situation: SearchTurn, played: Command | None) -> tuple[int, ...]:
    if played is None:
        return situation.moves
    move = situation.pack.move(played)
    return situation.moves if move in situation.moves else (*situation.moves, move)


def _deepening(
    search: TreeSearch,
    situation: SearchTurn,
    moves: tuple[int, ...],
    proven: dict[int, float],
    depth: Depth,
    on_progress: OnProgress | None,
) -> Iterator[Judgement]:
    """Yield the judgement after each of the last rounds, each by a search twice as deep."""
    weighed = tuple(move for move in moves if move not in proven)
    rounds = ROUNDS if weighed else 0
    deals = max(depth.games // max(1, len(weighed)), depth.fewest) // ((1 << ROUNDS) - 1)
    certain = {move: (value,) * BATCHES for move, value in proven.items()}
    now = certain
    for number in range(rounds):
        earlier, half = now, max(1, (deals << number) // 2)
        search.weigh(weighed, half)
        groups: list[Sequence[float]] = []
        for group in range(BATCHES):
            if on_progress is not None:
                on_progress(number * BATCHES + group, ROUNDS * BATCHES)
            groups.append(search.weigh(weighed, max(1, half // BATCHES), is_learning=False))
        now = certain | {
            move: tuple(group[place] for group in groups) for place, move in enumerate(weighed)
        }
        if number + 1 >= LEAST_ROUNDS:
            yield _judgement(situation, moves, proven, now, earlier)
    if not weighed:
        yield _judgement(situation, moves, proven, now, now)


def _judgement(
    situation: SearchTurn,
    moves: tuple[int, ...],
    proven: Container[int],
    now: Batches,
    earlier: Batches,
) -> Judgement:
    return Judgement(
        situation.viewer,
        tuple(
            MoveValue(situation.command(move), now[move], move in proven, earlier[move])
            for move in moves
        ),
    )
