"""Deep evaluation on the analysis board: one decision judged far deeper, with progress."""

from typing import Any

from bots.analysis.models import Evaluation
from bots.commissions import begin
from bots.judging.judge import DEPTH, Depth, judge
from bots.judging.verdict import Judgement, NotJudged
from games.engine import legal_offers, view_for
from games.engine.notation import read_position
from games.engine.wire import command_to_json

DEEPER = 10
DEEP = Depth(DEPTH.games * DEEPER, DEPTH.states * DEEPER)
PRECISION = 4
SEED = 1
"""The same for all: what a player can't know shall not matter, not even by chance."""
STORED_EVERY = 4
"""The number of groups of deals between two updates of the progress."""


class GivenUp(Exception):
    """Another worker has begun the evaluation."""


def make_evaluation(*, digest: str, depth: Depth = DEEP) -> bool:
    """Judge the position; return whether this call has finished the evaluation.

    Any number of workers may get the task: one begins, and a worker that was given up writes no
    more.
    """
    work = begin(Evaluation.objects.all(), digest)
    if work is None:
        return False
    row = work.row

    def store_progress(done: int, total: int) -> None:
        if done % STORED_EVERY == 0 and not work.goes_on(done, total):
            raise GivenUp

    state = read_position(row.position)
    view, legal = view_for(state, row.seat), legal_offers(state, row.seat)
    try:
        judgement = judge(view, legal, seed=SEED, depth=depth, on_progress=store_progress)
    except GivenUp:
        return False
    return work.finish(max(1, row.total), result_json(judgement))


def result_json(judgement: Judgement | NotJudged) -> dict[str, Any]:
    """Return the judgement as members of `messages.EvaluationReply`."""
    if isinstance(judgement, NotJudged):
        return {"moves": [], "not_judged": judgement.value}
    best = judgement.best
    others = sorted(judgement.moves, key=lambda move: -move.value)
    moves = [best, *(move for move in others if move is not best)]
    return {
        "moves": [
            {
                "command": command_to_json(move.command),
                "value": round(move.value, PRECISION),
                "error": round(move.error, PRECISION),
                "is_proven": move.is_proven,
            }
            for move in moves
        ],
        "not_judged": None,
    }
