"""Refusals of requests to an open table, each with a stable `code`."""

from web.http.errors import ServiceError


class NotTheHost(ServiceError):
    """Only the host may do this."""

    code = "not_the_host"
    status = 403


class SeatTaken(ServiceError):
    """The seat is taken, or no seat is free."""

    code = "seat_taken"
    status = 409


class Kicked(ServiceError):
    """The host sent the caller away from this table."""

    code = "kicked"
    status = 403


class WrongPassword(ServiceError):
    """The password is wrong."""

    code = "wrong_password"
    status = 403


class FriendsAtRatedTable(ServiceError):
    """Friends (who follow each other) can't sit at one rated table of more than two."""

    code = "friends_at_rated_table"
    status = 409


class TermsChanged(ServiceError):
    """The host has changed what is played since the caller saw it."""

    code = "terms_changed"
    status = 409


class InSeries(ServiceError):
    """The rules of a series can't be changed after its first game."""

    code = "in_series"
    status = 409


class NotWelcomeAtTable(ServiceError):
    """The host, or somebody at the table, has blocked the caller."""

    code = "not_welcome"
    status = 403


class AlreadySeated(ServiceError):
    """The caller has a seat in this game."""

    code = "already_seated"
    status = 409


class SeatsNotFilled(ServiceError):
    """A game can't start while a seat is free."""

    code = "seats_not_filled"
    status = 409


class RestartAhead(ServiceError):
    """No rated game begins shortly before the service restarts."""

    code = "restart_ahead"
    status = 409


class PlayersNotReady(ServiceError):
    """A player at the table has not agreed to what is played, or to the next game."""

    code = "players_not_ready"
    status = 409
