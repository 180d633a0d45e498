"""A review as JSON."""

from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, Field

from bots.commissions import Allowance
from bots.judging.judge import JUDGE
from bots.reviews.models import Review
from games.play.messages.commands import Command
from games.play.messages.values import GameId, SeatNumber, Version
from web.http.messages import Message

Points = Annotated[
    float, Field(ge=0, le=1, description="1 for the first place, 0 for the last; a draw is .5.")
]
Error = Annotated[float, Field(ge=0, description="Standard error.")]
Count = Annotated[int, Field(ge=0)]
Standing = Literal["none", "impossible", "waiting", "running", "done", "failed"]
Why = Literal[
    "took_beatable",
    "beat_was_better",
    "take_was_better",
    "transfer_was_better",
    "stopped_too_early",
    "added_too_much",
    "trump_too_early",
    "trump_wasted",
    "trump_needed",
    "too_many_at_once",
    "too_few_at_once",
    "too_dear",
    "too_cheap",
    "other_card",
]


class ReviewedMove(Message):
    """A legal move, and what it was worth by what its player could know."""

    command: Command
    value: Points
    error: Error
    is_proven: Annotated[bool, Field(description="Worked out exactly, not by trying.")]


class ReviewedDecision(Message):
    """A decision: its moves, the best first, and what the one that was played lost."""

    version: Annotated[Version, Field(description="The event that the player's move made.")]
    seat: SeatNumber
    played: Annotated[int, Field(ge=0, description="The index of the played move in `moves`.")]
    moves: list[ReviewedMove]
    loss: Points
    loss_error: Error
    grade: Annotated[
        Literal["only", "best", "good", "inaccuracy", "mistake", "blunder", "too_close"],
        Field(description="`too_close`: the judge can't say whether it was an error."),
    ]
    reason: Annotated[
        Why | None, Field(description="The fault of an inaccuracy, a mistake or a blunder.")
    ]


class UnjudgedDecision(Message):
    """A decision that can't be judged, and why."""

    version: Version
    seat: SeatNumber
    reason: Literal["rules", "not_in_turn"]


class ReviewedPlayer(Message):
    """The sums of a player's own decisions, until they left."""

    seat: SeatNumber
    decisions: Count
    inaccuracies: Annotated[Count, Field(description="Moves that lost from .03 up to .10.")]
    mistakes: Annotated[Count, Field(description="Moves that lost from .10 up to .20.")]
    blunders: Annotated[Count, Field(description="Moves that lost .20 or more.")]
    mean_loss: Points
    accuracy: Annotated[
        float | None,
        Field(ge=0, le=1, description="The share kept of what was at stake; null: nothing was."),
    ]


class SeatLuck(Message):
    """The points that equal players reach with a seat's cards."""

    seat: SeatNumber
    value: Annotated[Points, Field(description="From this seat, with the hand it was dealt.")]
    error: Error
    hand: Annotated[Points, Field(description="With that hand, from all seats in turn.")]
    place: Annotated[Points, Field(description="From this seat, with all hands in turn.")]
    trumps: Annotated[Count, Field(description="Trumps in the hand that was dealt.")]
    cause: Annotated[
        Literal["even", "good_hand", "poor_hand", "good_place", "poor_place"],
        Field(description="The cause of the luck; `even`: little of it, or not beyond doubt."),
    ]


class DealLuck(Message):
    """The deal as equal players played it many times, each hand from each seat."""

    games: Annotated[
        int, Field(ge=1, description="The number of games with the hands as they were dealt.")
    ]
    seats: list[SeatLuck]


class ReviewAllowance(Message):
    """The number of reviews that the caller may ask for within 24 hours."""

    limit: Count
    left: Count
    renewed_at: Annotated[
        AwareDatetime | None,
        Field(description="The time at which one more is free; null: none is spent."),
    ]


class GameReview(Message):
    """The review of a finished game, or how far it is. The lists are empty until it is done."""

    game_id: GameId
    status: Annotated[
        Standing,
        Field(description="`none`: not asked for; `impossible`: the judge doesn't know the rules."),
    ]
    judge: Annotated[int, Field(ge=1, description="The version of the judge.")]
    done: Annotated[Count, Field(description="Steps gone so far: decisions, then games …")]
    total: Annotated[Count, Field(description="… of so many; 0 until that is known.")]
    players: list[ReviewedPlayer]
    decisions: list[ReviewedDecision]
    not_judged: list[UnjudgedDecision]
    luck: Annotated[DealLuck | None, Field(description="Null until the review is done.")]
    allowance: Annotated[
        ReviewAllowance | None, Field(description="The caller's; null without a login.")
    ]


def review_json(
    game_id: str, review: Review | None, allowance: Allowance | None, *, is_possible: bool
) -> dict[str, Any]:
    """Return a review as `GameReview`, for a reader who has this allowance."""
    result: dict[str, Any] = {"players": [], "decisions": [], "not_judged": [], "luck": None}
    if review is not None and review.result is not None:
        result |= review.result
    return {
        "game_id": game_id,
        "status": review.status if review else "none" if is_possible else "impossible",
        "judge": JUDGE,
        "done": review.done if review else 0,
        "total": review.total if review else 0,
        **result,
        "allowance": None if allowance is None else allowance_json(allowance),
    }


def allowance_json(allowance: Allowance) -> dict[str, Any]:
    """Return the allowance as `ReviewAllowance`."""
    renewed_at = allowance.renewed_at
    return {
        "limit": allowance.limit,
        "left": allowance.left,
        "renewed_at": renewed_at and renewed_at.isoformat().replace("+00:00", "Z"),
    }
