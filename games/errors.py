"""Why a service or a selector says no: typed, each with a stable `code` for the interfaces."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, ClassVar

from games.engine.errors import Refused
from games.engine.offers import Offer


class GameError(Exception):
    """Base of all: a `code` that never changes, an English sentence, and nothing was written."""

    code: ClassVar[str]

    @property
    def detail(self) -> str:
        """The reason as an English sentence."""
        return str(self)

    @property
    def extra(self) -> Mapping[str, Any]:
        """Further members of the problem that interfaces make of it."""
        return {}


class NotFound(GameError):
    """There is no such game, or no such seat in it."""

    code = "not_found"


class InvalidInput(GameError):
    """A value is out of range; `field` names it as the API does."""

    code = "invalid"

    def __init__(self, field: str, detail: str) -> None:
        self.field = field
        super().__init__(detail)


class NotYourSeat(GameError):
    """The caller does not sit there, or a person asks for a bot's seat."""

    code = "not_your_seat"


class NotTheHost(GameError):
    """Only the host may do this."""

    code = "not_the_host"


class NotForBots(GameError):
    """Whoever waits here wants to play with people."""

    code = "not_for_bots"


class AccountNeeded(GameError):
    """Rated games are for accounts: a guest has to register first."""

    code = "account_needed"


class NotHeld(GameError):
    """The ratings of this game are not held back."""

    code = "not_held"


class OwnGame(GameError):
    """Whoever decides played in the game."""

    code = "own_game"


class UnreadableGame(GameError):
    """The log of the game does not tell how it ended."""

    code = "unreadable_game"


class GameNotRunning(GameError):
    """The game has not started, or was cancelled."""

    code = "game_not_running"


class GameOver(GameError):
    """The game is finished."""

    code = "game_over"


class GameAlreadyStarted(GameError):
    """Seats and host are settled once the cards are dealt."""

    code = "game_already_started"


class GameNotFinished(GameError):
    """What is asked for would tell secrets of a running game."""

    code = "game_not_finished"


class SeatTaken(GameError):
    """Somebody sits there, or no seat is free."""

    code = "seat_taken"


class Kicked(GameError):
    """The host sent the caller away from this table."""

    code = "kicked"


class PasswordNeeded(GameError):
    """Only those who know the table's password sit down there, or watch."""

    code = "password_needed"


class WrongPassword(GameError):
    """This is not the table's password."""

    code = "wrong_password"


class FriendsAtRatedTable(GameError):
    """People who follow each other don't sit at one rated table of more than two."""

    code = "friends_at_rated_table"


class TermsChanged(GameError):
    """The host has changed what is played since the caller saw it."""

    code = "terms_changed"


class InSeries(GameError):
    """A series goes on by the rules it began with."""

    code = "in_series"


class NotWelcome(GameError):
    """The host, or somebody at the table, has blocked the caller."""

    code = "not_welcome"


class UnknownPlayer(GameError):
    """Nobody with an account has this name."""

    code = "not_found"


class Yourself(GameError):
    """This can be done to others only."""

    code = "yourself"


class AlreadyInvited(GameError):
    """This player is invited to the table, or doesn't want to sit down there."""

    code = "already_invited"


class InvitationClosed(GameError):
    """The invitation was answered or withdrawn, or its time is up."""

    code = "invitation_closed"


class AlreadySeated(GameError):
    """The caller has a seat in this game."""

    code = "already_seated"


class SeatsNotFilled(GameError):
    """A game starts when nobody is missing."""

    code = "seats_not_filled"


class PlayersNotReady(GameError):
    """Somebody at the table has not agreed to what is played, or to the next game."""

    code = "players_not_ready"


class TimeNotUp(GameError):
    """The clock may not play for a seat yet, or any more."""

    code = "time_not_up"


class NotClaimable(GameError):
    """Nobody has given up this seat."""

    code = "not_claimable"


class AlreadyPaired(GameError):
    """Quick match has found a game for the caller, which is about to begin: `game_id`."""

    code = "already_paired"

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        super().__init__("You are paired already: your game is about to begin.")

    @property
    def extra(self) -> Mapping[str, Any]:
        """The game's id."""
        return {"game": self.game_id}


class AlreadyPlaying(GameError):
    """The caller plays a game with a running clock that others depend on: `game_id`."""

    code = "already_playing"

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        super().__init__("Finish the game you are in first.")

    @property
    def extra(self) -> Mapping[str, Any]:
        """The game's id."""
        return {"game": self.game_id}


class SeekPaused(GameError):
    """The caller was paired and did not come too often lately, and has to wait `until` then."""

    code = "seek_paused"

    def __init__(self, until: datetime) -> None:
        self.until = until
        super().__init__("You missed games that were found for you. Try again in some minutes.")

    @property
    def extra(self) -> Mapping[str, Any]:
        """The moment from which on the caller may try again."""
        return {"until": self.until.isoformat().replace("+00:00", "Z")}


class ChatClosed(GameError):
    """Free text is closed while a rated game runs: partners could tell each other their cards."""

    code = "chat_closed"


class Muted(GameError):
    """Staff have muted the caller, up to the moment `until`, or for good (None)."""

    code = "muted"

    def __init__(self, *, until: datetime | None) -> None:
        self.until = until
        super().__init__("You have been muted, and may say nothing at tables.")

    @property
    def extra(self) -> Mapping[str, Any]:
        """The moment at which it ends."""
        return {"until": self.until and self.until.isoformat().replace("+00:00", "Z")}


class RepeatedMessage(GameError):
    """The caller has just said the same."""

    code = "repeated_message"


class IdempotencyKeyReused(GameError):
    """The key was spent on another command."""

    code = "idempotency_key_reused"


class StaleVersion(GameError):
    """The command was made for an older state; the game is at `version` now."""

    code = "stale_version"

    def __init__(self, *, expected: int, version: int) -> None:
        self.expected = expected
        self.version = version
        super().__init__(f"The game is at version {version}, not {expected}.")


class CommandRefused(GameError):
    """The rules refuse the command at `version`, where `legal` is what the seat may do instead.

    `reason` is the rule's own: `reason.code`, `.rule`, `.facts`, `.detail`.
    """

    code = "refused"

    def __init__(self, *, reason: Refused, version: int, legal: Sequence[Offer]) -> None:
        self.reason = reason
        self.facts: Mapping[str, object] = reason.facts
        self.version = version
        self.legal = tuple(legal)
        super().__init__(reason.detail)
