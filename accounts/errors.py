"""Why an account service says no: typed, each with a stable `code` for the interfaces."""

from typing import ClassVar


class AccountError(Exception):
    """Base of all: `code` never changes, the message is a sentence, nothing was written."""

    code: ClassVar[str]
    field: ClassVar[str | None] = None


class UsernameTaken(AccountError):
    """An account has this user name, or it as its public name."""

    code = "username_taken"
    field = "username"


class NameTaken(AccountError):
    """An account has this public name."""

    code = "name_taken"
    field = "name"


class AlreadyRegistered(AccountError):
    """Whoever asks has an account."""

    code = "already_registered"


class UnknownSession(AccountError):
    """Nobody, or somebody else, has this session."""

    code = "not_found"


class UnknownToken(AccountError):
    """Nobody, or somebody else, has this token."""

    code = "not_found"


class TooManyTokens(AccountError):
    """The account has as many tokens as it may."""

    code = "too_many_tokens"


class AlreadyABot(AccountError):
    """The account is a bot's."""

    code = "already_a_bot"


class HasPlayed(AccountError):
    """Somebody has played under this account, so it stays a person's."""

    code = "has_played"


class StaffStayPeople(AccountError):
    """Who decides about others is no program."""

    code = "forbidden"


class UnknownPlayer(AccountError):
    """Nobody has this id or name."""

    code = "not_found"


class Yourself(AccountError):
    """This can be done to others only."""

    code = "yourself"


class NotWelcome(AccountError):
    """Whoever is meant has blocked the caller."""

    code = "not_welcome"


class TooManyRelations(AccountError):
    """The caller follows, blocks, or writes about enough people already."""

    code = "too_many_players"


class CannotLeave(AccountError):
    """Something that goes on needs the user; `games` are its ids."""

    code = "seated_in_rated_game"

    def __init__(self, message: str, *, games: tuple[str, ...]) -> None:
        self.games = games
        super().__init__(message)


class NoExport(AccountError):
    """There is no export to download: none was asked for, it's being made, or it's too old."""

    code = "not_found"


class StaffProtected(AccountError):
    """Whoever is meant is staff."""

    code = "staff_protected"


class UnknownSanction(AccountError):
    """There is no such sanction, or it is somebody else's."""

    code = "not_found"


class NotInForce(AccountError):
    """The sanction is over, or was lifted."""

    code = "not_in_force"


class AlreadyReported(AccountError):
    """The caller has an open report about this person and game."""

    code = "already_reported"


class AlreadyAppealed(AccountError):
    """There is an appeal against this sanction."""

    code = "already_appealed"


class AlreadyDecided(AccountError):
    """Another member of staff was faster."""

    code = "already_decided"


class InvalidField(AccountError):
    """A value isn't accepted; `field`, `reasons` of (code, sentence)."""

    code = "invalid"

    def __init__(self, field: str, reasons: tuple[tuple[str, str], ...]) -> None:
        self.name = field
        self.reasons = reasons
        super().__init__(" ".join(sentence for _, sentence in reasons))
