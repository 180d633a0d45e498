"""Puzzle themes (tags), found by rules from its first position and its solution."""

from collections.abc import Sequence
from enum import StrEnum

from bots.puzzle_search.solution import SolutionStep
from bots.strategies.laying import cards_of
from games.engine import Command, GameState, legal_commands
from games.engine.commands import Beat, Done, Lead, Take, ThrowIn, Transfer

LONG = 3
"""Moves of the solver in a long solution."""


class Theme(StrEnum):
    """A theme. Wire values; they never change."""

    TAKE_IT = "take_it"
    """Take, though the attack can be beaten."""
    BEAT_IT = "beat_it"
    """Beat with the right card."""
    THROW_IN_MORE = "throw_in_more"
    """Add a card instead of ending the bout."""
    STOP_IN_TIME = "stop_in_time"
    """End the bout, though cards could be added."""
    RIGHT_LEAD = "right_lead"
    """Lead the right card."""
    SEVERAL_AT_ONCE = "several_at_once"
    """Lead several cards of a rank."""
    TRANSFER = "transfer"
    """Transfer the attack."""
    KEEP_TRUMP = "keep_trump"
    """Keep the trump that could be played."""
    SPEND_TRUMP = "spend_trump"
    """Play a trump, where others could be played or nothing."""
    LAST_CARD = "last_card"
    """The trump card is still in the talon."""
    LONG_LINE = "long_line"
    """Several moves in a row have to be found."""


def themes_of(state: GameState, solution: Sequence[SolutionStep]) -> tuple[Theme, ...]:
    """Return the themes of a puzzle, in the order above."""
    first = solution[0]
    others = [move for move in legal_commands(state, first.seat) if move != first.command]
    found = {*_of_move(first.command), *_of_trumps(state, first.command, others)}
    if isinstance(first.command, Take) and not any(isinstance(move, Beat) for move in others):
        found.discard(Theme.TAKE_IT)
    if state.talon:
        found.add(Theme.LAST_CARD)
    if sum(step.seat == first.seat and step.choices > 1 for step in solution) >= LONG:
        found.add(Theme.LONG_LINE)
    return tuple(theme for theme in Theme if theme in found)


def _of_move(command: Command) -> set[Theme]:
    match command:
        case Take():
            return {Theme.TAKE_IT}
        case Beat():
            return {Theme.BEAT_IT}
        case ThrowIn():
            return {Theme.THROW_IN_MORE}
        case Done():
            return {Theme.STOP_IN_TIME}
        case Transfer():
            return {Theme.TRANSFER}
        case Lead(cards=cards):
            return {Theme.RIGHT_LEAD if len(cards) == 1 else Theme.SEVERAL_AT_ONCE}
        case _:
            return set()


def _of_trumps(state: GameState, command: Command, others: Sequence[Command]) -> set[Theme]:
    """Return whether trumps were kept that could be played, or played where others sufficed."""
    is_trump = state.strength.is_trump
    plays = any(map(is_trump, cards_of(command)))
    others_play = [any(map(is_trump, cards_of(other))) for other in others]
    if plays and not all(others_play):
        return {Theme.SPEND_TRUMP}
    return {Theme.KEEP_TRUMP} if not plays and any(others_play) else set()
