"""Make a game review: every decision judged, then the luck of the deal, with progress."""

import zlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bots.commissions import begin
from bots.judging.course import Judged, Turn, accuracy_of, judge_turn, turns
from bots.judging.judge import DEPTH, Depth
from bots.judging.luck import (
    BATCHES,
    GAMES,
    Batch,
    Luck,
    TurnedDeal,
    deal_of,
    luck_from,
    play_batch,
)
from bots.judging.verdict import Grade, NotJudged
from bots.reviews.models import Review
from games.engine import Seat
from games.engine.wire import command_to_json
from games.records.finished import course_of, finished_game

PRECISION = 4
STORED_EVERY = 4
"""The number of steps between two updates of the progress."""


def make_review(*, game_id: str, depth: Depth = DEPTH) -> bool:
    """Judge the decisions and the deal of the game; return whether this finished the review.

    The decisions share the work: `depth` is that of each in a short game.

    Any number of workers may get the task: one begins, and a worker that was given up writes no
    more.
    """
    work = begin(Review.objects.all(), game_id)
    if work is None:
        return False
    course = course_of(finished_game(game_id))
    found, deal = list(turns(course.events)), deal_of(course.events)
    depth = depth.shared(sum(len(turn.legal) > 1 for turn in found))
    total = len(found) + (0 if deal is None else BATCHES)
    answers: list[tuple[Turn, Judged | NotJudged]] = []
    for number, turn in enumerate(found):
        if number % STORED_EVERY == 0 and not work.goes_on(number, total):
            return False
        answers.append((turn, judge_turn(turn, seed=seed_of(game_id), depth=depth)))
    result = result_json(answers, course.left)
    if deal is not None:
        batches: list[Batch] = []
        for number in range(BATCHES):
            if number % STORED_EVERY == 0 and not work.goes_on(len(found) + number, total):
                return False
            batches.append(play_batch(deal, seed=seed_of(game_id), number=number))
        result["luck"] = luck_json(deal, batches)
    return work.finish(total, result)


def seed_of(game_id: str) -> int:
    """Return the seed of a game's review: the same each time, and unrelated to the deal."""
    return zlib.crc32(game_id.encode())


def result_json(
    answers: Sequence[tuple[Turn, Judged | NotJudged]], left: Mapping[Seat, int]
) -> dict[str, Any]:
    """Return the judgement as members of `messages.GameReview`."""
    judged = [answer for _, answer in answers if isinstance(answer, Judged)]
    return {
        "players": list(_players(judged, left)),
        "decisions": [_decision(decision) for decision in judged],
        "not_judged": [
            {"version": turn.version, "seat": turn.seat, "reason": answer.value}
            for turn, answer in answers
            if isinstance(answer, NotJudged) and answer is not NotJudged.NO_CHOICE
        ],
    }


def _players(judged: Sequence[Judged], left: Mapping[Seat, int]) -> Iterator[dict[str, Any]]:
    """Yield the sums of each player's own decisions, without those of a bot that played on."""
    for seat in sorted({decision.seat for decision in judged}):
        own = [
            decision
            for decision in judged
            if decision.seat == seat and decision.version < left.get(seat, decision.version + 1)
        ]
        accuracy = accuracy_of(own)
        lost = sum(decision.loss.beyond_doubt for decision in own)
        grades = Counter(decision.grade for decision in own)
        yield {
            "seat": seat,
            "decisions": len(own),
            "inaccuracies": grades[Grade.INACCURACY],
            "mistakes": grades[Grade.MISTAKE],
            "blunders": grades[Grade.BLUNDER],
            "mean_loss": round(lost / len(own), PRECISION) if own else 0.0,
            "accuracy": None if accuracy is None else round(accuracy, PRECISION),
        }


def _decision(decision: Judged) -> dict[str, Any]:
    """Return one decision with its moves, the best first."""
    judgement, best = decision.judgement, decision.judgement.best
    others = [move for move in judgement.moves if move is not best]
    moves = [best, *sorted(others, key=lambda move: -move.value)]
    return {
        "version": decision.version,
        "seat": decision.seat,
        "played": [move.command for move in moves].index(decision.command),
        "moves": [
            {
                "command": command_to_json(move.command),
                "value": round(move.value, PRECISION),
                "error": round(move.error, PRECISION),
                "is_proven": move.is_proven,
            }
            for move in moves
        ],
        "loss": round(decision.loss.points, PRECISION),
        "loss_error": round(decision.loss.error, PRECISION),
        "grade": decision.grade.value,
        "reason": decision.reason,
    }


def luck_json(deal: TurnedDeal, batches: Sequence[Batch]) -> dict[str, Any]:
    """Return the luck of the deal as `messages.DealLuck`."""
    return {
        "games": len(batches) * max(1, GAMES // len(deal.turns)),
        "seats": [_seat_luck(luck) for luck in luck_from(deal, batches)],
    }


def _seat_luck(luck: Luck) -> dict[str, Any]:
    return {
        "seat": luck.seat,
        "value": round(luck.value, PRECISION),
        "error": round(luck.error, PRECISION),
        "hand": round(luck.hand, PRECISION),
        "place": round(luck.place, PRECISION),
        "trumps": luck.trumps,
        "cause": luck.cause.value,
    }
