"""The modes of play (as bullet or blitz in chess), each with its own ratings."""

from enum import StrEnum

from games.engine import RuleSet


class Mode(StrEnum):
    """A mode of play with its own ratings; the names are stable."""

    DUEL = "duel"
    TABLE = "table"
    TRANSFER = "transfer"
    PARTNERS = "partners"


def mode_of(rules: RuleSet, seats: int) -> Mode:
    """Return the one mode in which a game of these rules and seats counts.

    The difference that changes play most decides: partners before transfer, transfer before the
    number of seats.
    """
    if rules.teams != "none":
        return Mode.PARTNERS
    if rules.transfer == "on":
        return Mode.TRANSFER
    return Mode.DUEL if seats == 2 else Mode.TABLE  # noqa: PLR2004 - a duel has two seats
