"""The callers of the table, and what each of them gets."""

from dataclasses import dataclass, fields, replace

OK = "ok"
AS_SPECTATOR = "as spectator"
AS_PLAYER = "as player"

NOT_LOGGED_IN = "not_authenticated"
ACCOUNT_NEEDED = "account_needed"
NOT_YOUR_SEAT = "not_your_seat"
NOT_THE_HOST = "not_the_host"
NOT_YOUR_RULE_SET = "not_your_rule_set"
BANNED = "banned"
SESSION_NEEDED = "session_needed"


@dataclass(frozen=True, slots=True)
class Who:
    """The result for each caller; `player` and all callers after it have accounts."""

    nobody: str
    guest: str
    player: str
    bot: str
    blocked: str
    seated: str
    owner: str
    banned: str
    staff: str


CALLERS = tuple(field.name for field in fields(Who))
IN_WORDS = {
    "nobody": "nobody",
    "guest": "guest",
    "player": "account",
    "bot": "bot account",
    "blocked": "blocked",
    "seated": "at the table",
    "owner": "host, owner",
    "banned": "banned",
    "staff": "staff",
}


def who(everybody: str = OK, **others: str) -> Who:
    """Return one outcome for everybody except `others`.

    Staff and bot accounts get what other accounts get; banned accounts are refused.
    """
    account = others.get("player", everybody)
    same = dict.fromkeys(CALLERS, everybody)
    same |= {"bot": account, "staff": account, "banned": BANNED}
    return Who(**{**same, **others})


def banned_too(others: Who) -> Who:
    """`others`, with banned accounts like other accounts."""
    return replace(others, banned=others.player)


def sessions_only(others: Who) -> Who:
    """`others`, with tokens refused."""
    return replace(others, bot=SESSION_NEEDED)


def logged_in(outcome: str = OK, **others: str) -> Who:
    """Return an outcome for guests and accounts; others have to log in."""
    return who(outcome, **{"nobody": NOT_LOGGED_IN, **others})


def accounts(outcome: str = OK, **others: str) -> Who:
    """Return an outcome for accounts; guests need one."""
    return logged_in(outcome, **{"guest": ACCOUNT_NEEDED, **others})


def at_the_table(outcome: str = OK, **others: str) -> Who:
    """Return an outcome for the players at the table."""
    return logged_in(NOT_YOUR_SEAT, **{"seated": outcome, "owner": outcome, **others})


def host_only(outcome: str = OK, **others: str) -> Who:
    """Return an outcome for the host of the table."""
    return logged_in(NOT_THE_HOST, **{"owner": outcome, **others})


def owner_only(outcome: str = OK, **others: str) -> Who:
    """Return an outcome for the owner of the rule set."""
    return logged_in(NOT_YOUR_RULE_SET, **{"owner": outcome, **others})


def looking() -> Who:
    """Allowed for everybody; players at the table see their own cards as well."""
    return who(AS_SPECTATOR, seated=AS_PLAYER, owner=AS_PLAYER)
