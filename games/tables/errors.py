"""Why an open table refuses a request: each with a stable `code`."""

from web.errors import ServiceError


class NotTheHost(ServiceError):
    """Only the host may do this."""

    code = "not_the_host"
    status = 403


class SeatTaken(ServiceError):
    """Somebody sits there, or no seat is free."""

    code = "seat_taken"
    status = 409


class Kicked(ServiceError):
    """The host sent the caller away from this table."""

    code = "kicked"
    status = 403


class WrongPassword(ServiceError):
    """This is not the table's password."""

    code = "wrong_password"
    status = 403


class FriendsAtRatedTable(ServiceError):
    """People who follow each other don't sit at one rated table of more than two."""

    code = "friends_at_rated_table"
    status = 409


class TermsChanged(ServiceError):
    """The host has changed what is played since the caller saw it."""

    code = "terms_changed"
    status = 409


class InSeries(ServiceError):
    """A series goes on by the rules it began with."""

    code = "in_series"
    status = 409


class NotWelcome(ServiceError):
    """The host, or somebody at the table, has blocked the caller."""

    code = "not_welcome"
    status = 403


class AlreadySeated(ServiceError):
    """The caller has a seat in this game."""

    code = "already_seated"
    status = 409


class SeatsNotFilled(ServiceError):
    """A game starts when nobody is missing."""

    code = "seats_not_filled"
    status = 409


class PlayersNotReady(ServiceError):
    """Somebody at the table has not agreed to what is played, or to the next game."""

    code = "players_not_ready"
    status = 409
