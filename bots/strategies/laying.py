"""The cards that a move lays on the table."""

from games.engine import Card, Command
from games.engine.commands import Beat, Lead, ThrowIn, Transfer


def cards_of(command: Command) -> tuple[Card, ...]:
    """Return the cards that a move lays, if it lays any."""
    match command:
        case Lead() | Transfer():
            return command.cards
        case ThrowIn() | Beat():
            return (command.card,)
        case _:
            return ()
