"""Explanations of mistakes: reasons why a move was an error, found by rules.

Each is one thing that a player can look for; the page has a sentence for it in each language.
"""

from enum import StrEnum

from bots.strategies.assignment import IMPOSSIBLE, cheapest_assignment
from bots.strategies.laying import cards_of
from bots.strategies.outlook import seat_of
from bots.strategies.worth import worths_of
from games.engine import Card, Command, PlayerView
from games.engine.commands import Beat, Done, Take, Transfer
from games.engine.strength import strength_of


class ErrorReason(StrEnum):
    """The error of a move. Wire values; they never change."""

    TOOK_BEATABLE = "took_beatable"
    """The player took, and could have beaten everything."""
    BEAT_WAS_BETTER = "beat_was_better"
    """The player took or transferred where beating was better."""
    TAKE_WAS_BETTER = "take_was_better"
    """The player spent cards where taking was better."""
    TRANSFER_WAS_BETTER = "transfer_was_better"
    """The player could have transferred the attack."""
    STOPPED_TOO_EARLY = "stopped_too_early"
    """The player added nothing, and should have."""
    ADDED_TOO_MUCH = "added_too_much"
    """The player added a card, and should have kept it."""
    TRUMP_TOO_EARLY = "trump_too_early"
    """The player gave a trump away while cards were drawn, and needed none."""
    TRUMP_WASTED = "trump_wasted"
    """The player gave a trump away, and needed none."""
    TRUMP_NEEDED = "trump_needed"
    """The player kept a trump that it was time for."""
    TOO_MANY_AT_ONCE = "too_many_at_once"
    """The player laid more cards of the rank than was good."""
    TOO_FEW_AT_ONCE = "too_few_at_once"
    """The player laid fewer cards of the rank than was good."""
    TOO_DEAR = "too_dear"
    """The player gave away a better card than was needed."""
    TOO_CHEAP = "too_cheap"
    """The player kept a better card than was good."""
    OTHER_CARD = "other_card"
    """The player kept the wrong cards; others of the same worth were better."""


def reason_of(view: PlayerView, played: Command, best: Command) -> ErrorReason:
    """Return why `best` was better than `played`, in the turn of the view's seat."""
    match played, best:
        case Take(), Beat():
            everything = _could_beat_everything(view)
            return ErrorReason.TOOK_BEATABLE if everything else ErrorReason.BEAT_WAS_BETTER
        case _, Take():
            return ErrorReason.TAKE_WAS_BETTER
        case ((Take() | Beat()), Transfer()):
            return ErrorReason.TRANSFER_WAS_BETTER
        case Transfer(), Beat():
            return ErrorReason.BEAT_WAS_BETTER
        case Done(), _:
            return ErrorReason.STOPPED_TOO_EARLY
        case _, Done():
            return ErrorReason.ADDED_TOO_MUCH
        case _:
            return _of_cards(view, cards_of(played), cards_of(best))


def _of_cards(view: PlayerView, played: tuple[Card, ...], best: tuple[Card, ...]) -> ErrorReason:
    """Return why other cards were better for the same purpose."""
    is_trump = strength_of(view.rules, view.turned_up).is_trump
    trumps, better_trumps = sum(map(is_trump, played)), sum(map(is_trump, best))
    if trumps > better_trumps:
        is_drawing = view.talon > 0 and view.rules.refill != "never"
        return ErrorReason.TRUMP_TOO_EARLY if is_drawing else ErrorReason.TRUMP_WASTED
    if trumps < better_trumps:
        return ErrorReason.TRUMP_NEEDED
    if len(played) != len(best) and played[0].rank is best[0].rank:
        more = len(played) > len(best)
        return ErrorReason.TOO_MANY_AT_ONCE if more else ErrorReason.TOO_FEW_AT_ONCE
    worths = worths_of(view.rules, view.turned_up)
    worth, better = (max(worths[card] for card in cards) for cards in (played, best))
    if worth == better:
        return ErrorReason.OTHER_CARD
    return ErrorReason.TOO_DEAR if worth > better else ErrorReason.TOO_CHEAP


def _could_beat_everything(view: PlayerView) -> bool:
    """Return whether the viewer could beat each open attack with a different card."""
    if view.bout is None:
        raise ValueError("no bout has started")
    beats = strength_of(view.rules, view.turned_up).beats
    hand = view.hands[seat_of(view)]
    attacks = [pair.attack for pair in view.bout.table if pair.beaten_by is None]
    ways = [[0.0 if beats(card, attack) else IMPOSSIBLE for card in hand] for attack in attacks]
    return cheapest_assignment(ways) is not None
