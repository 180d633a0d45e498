"""Callbacks for news of the analysis board."""

from typing import NamedTuple

from web.database.reactions import Reactions


class EvaluationAsked(NamedTuple):
    """Somebody has asked what a position is worth, which waits for a worker."""

    digest: str


evaluation_asked: Reactions[EvaluationAsked] = Reactions("evaluation_asked")
