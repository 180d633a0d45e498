"""The judge: what each legal move of one decision is worth, by what its player could know."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bots.judging.proving import proven_values
from bots.judging.verdict import Judgement, MoveValue, NotJudged
from bots.kernel.setup import is_modelled
from bots.kernel.tree import IS_COMPILED, TreeSearch
from bots.strategies.search.situation import SearchTurn, situation_of
from games.engine import Command, Offer, PlayerView

JUDGE = 1
"""The version of the judge: another one may judge differently."""
BATCHES = 20
"""The number of groups of deals; their spread gives the error."""
WARMING = 5
"""Groups before these that only let the search learn, and are not counted."""


@dataclass(frozen=True, slots=True)
class Depth:
    """The depth of a judgement: games played out for one decision, and states in exact search.

    With very many moves each move still gets the `fewest` deals. Work is counted and not timed, so
    that a decision judged twice gets the same judgement.
    """

    games: int
    states: int
    fewest: int = 100


OnProgress = Callable[[int, int], None]
"""Called with the number of groups of deals that were tried, and the number of all."""

DEPTH = Depth(20_000, 300_000) if IS_COMPILED else Depth(1_500, 20_000)
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
    beating one is judged, and `played` in any case. `on_progress` is called with the batches done
    and in all.
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
    weighed = tuple(move for move in moves if move not in proven)
    batches = _weighed(situation, weighed, seed, depth, on_progress) if weighed else {}
    return Judgement(
        situation.viewer,
        tuple(
            MoveValue(
                situation.command(move),
                batches[move] if move in batches else (proven[move],) * BATCHES,
                is_proven=move in proven,
            )
            for move in moves
        ),
    )


def _moves(situation: SearchTurn, played: Command | None) -> tuple[int, ...]:
    if played is None:
        return situation.moves
    move = situation.pack.move(played)
    return situation.moves if move in situation.moves else (*situation.moves, move)


def _weighed(
    situation: SearchTurn,
    moves: tuple[int, ...],
    seed: int,
    depth: Depth,
    on_progress: OnProgress | None,
) -> dict[int, tuple[float, ...]]:
    """Return the mean points of each move in each group of deals."""
    search = TreeSearch(situation.table, situation.viewer, situation.hidden, situation.slots, seed)
    deals = max(1, max(depth.games // len(moves), depth.fewest) // (WARMING + BATCHES))
    search.weigh(moves, deals * WARMING)
    groups: list[Sequence[float]] = []
    for number in range(BATCHES):
        if on_progress is not None:
            on_progress(number, BATCHES)
        groups.append(search.weigh(moves, deals))
    return {move: tuple(group[place] for group in groups) for place, move in enumerate(moves)}
