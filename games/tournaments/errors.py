"""Refusals of requests about tournaments, each with a stable `code`."""

from web.http.errors import ServiceError


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
