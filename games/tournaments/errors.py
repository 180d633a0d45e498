"""Refusals of requests about tournaments, each with a stable `code`."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.engine.errors import InvalidRules
from games.rule_words.problems import rules_errors
from web.http.errors import InvalidInput, ServiceError
from web.http.languages import Language


class NoTournament(ServiceError):
    """There is no such tournament."""

    code = "not_found"
    status = 404


class TournamentClosed(ServiceError):
    """The tournament is over, was called off, or has gone too far for what is asked."""

    code = "tournament_closed"
    status = 409


class NotEligible(ServiceError):
    """The caller may not join: a bot account, a rating out of range, or no member of the club."""

    code = "not_eligible"
    status = 403


class NotEntered(ServiceError):
    """The caller is not in the tournament, or not any more."""

    code = "not_entered"
    status = 409


class TournamentFull(ServiceError):
    """The tournament has as many players as it can have."""

    code = "tournament_full"
    status = 409


class TooManyTournaments(ServiceError):
    """The caller has created as many tournaments as may wait or run at once."""

    code = "too_many_tournaments"
    status = 409


class InvalidTournaments(ServiceError):
    """One or more of several new tournaments are refused, each for its own reasons.

    `refused` has the `field`, `code` and `detail` of each reason; a field begins with the index.
    """

    code = "invalid"
    status = 400

    def __init__(self, refused: Sequence[Mapping[str, Any]]) -> None:
        self.refused = refused
        self.field = refused[0]["field"]
        super().__init__(str(refused[0]["detail"]))

    @property
    def extra(self) -> Mapping[str, Any]:
        """Return every reason as a `FieldError`, under `errors`."""
        return {"errors": list(self.refused)}


def reasons_of(
    error: ServiceError | InvalidRules, path: str, language: Language
) -> list[dict[str, Any]]:
    """Return the reasons of a refusal, with fields below `path`."""
    if isinstance(error, InvalidRules):
        return _below(path, rules_errors(error, language))
    if isinstance(error, InvalidInput):
        return _below(path, error.extra["errors"])
    field = path if error.field is None else f"{path}.{error.field}"
    return [{"field": field, "code": error.code, "detail": error.detail}]


def _below(path: str, errors: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    return [{**one, "field": f"{path}.{one['field']}"} for one in errors]
