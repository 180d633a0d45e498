"""Refusals of requests about analysis, each with a stable `code`."""

from bots.commissions import SpentAllowance
from web.http.errors import ServiceError


class CannotPlayOn(ServiceError):
    """The board can't follow what would come next."""

    code = "cannot_play_on"
    status = 409


class CannotEvaluate(ServiceError):
    """The judge does not know the rules, or has nothing to say about this seat."""

    code = "cannot_evaluate"
    status = 409


class EvaluationNotFound(ServiceError):
    """Nobody has asked for such an evaluation."""

    code = "not_found"
    status = 404


class TooManyEvaluations(SpentAllowance, ServiceError):
    """The caller has used up the evaluations of a day."""

    code = "too_many_evaluations"
    status = 429
