"""Sound rules of thumb: lead low, beat cheaply, keep trumps, know when to take."""

from collections.abc import Sequence

from bots.strategies.attack import best_addition, best_lead
from bots.strategies.defence import best_defence
from bots.strategies.odds import Odds
from bots.strategies.offered import candidates
from bots.strategies.outlook import Outlook, seat_of
from bots.strategies.taste import Taste
from bots.strategies.worth import worths_of
from games.engine import Command, Offer, PlayerView
from games.engine.commands import Done, KeepHand, Lead, RequestRedeal, SwapTrump, ThrowIn


def rule_of_thumb(view: PlayerView, legal: Sequence[Offer], *, odds: Odds, taste: Taste) -> Command:
    """Return the command that the rules of thumb choose; equal arguments give equal commands.

    Raises ValueError for a view without a seat.
    """
    worths = worths_of(view.rules, view.turned_up)
    commands = candidates(legal, lambda card: worths[card.itself])
    swap = next((command for command in commands if isinstance(command, SwapTrump)), None)
    if swap is not None and _is_swap_a_gain(view, swap):
        return swap
    playing = [command for command in commands if not isinstance(command, SwapTrump)]
    if view.bout is None:
        return _answer_to_redeal(view, playing)
    if not playing:
        return commands[0]
    outlook = Outlook(view, view.bout, seat_of(view), odds=odds, taste=taste)
    if leads := [command for command in playing if isinstance(command, Lead)]:
        return best_lead(outlook, leads)
    if view.bout.defender == view.viewer:
        return best_defence(outlook, playing)
    additions = [command for command in playing if isinstance(command, ThrowIn)]
    stop = next((command for command in playing if isinstance(command, Done)), None)
    return best_addition(outlook, additions, stop)


def _is_swap_a_gain(view: PlayerView, swap: SwapTrump) -> bool:
    """Return whether the card under the talon beats more than the one given for it."""
    worths = worths_of(view.rules, view.turned_up)
    return view.trump_card is not None and worths[view.trump_card] > worths[swap.card]


def _answer_to_redeal(view: PlayerView, legal: Sequence[Command]) -> Command:
    """Return a request for a new deal, if the hand is worth less than the pack on average."""
    worths = worths_of(view.rules, view.turned_up)
    hand = view.hands[seat_of(view)]
    average = sum(worths.values()) / len(worths)
    is_poor = sum(worths[card] for card in hand) < average * len(hand)
    wanted = RequestRedeal if is_poor else KeepHand
    return next((command for command in legal if isinstance(command, wanted)), legal[0])
