"""What a seat may do: the one owner of legality.

`why_illegal` answers for one command, `legal_offers` lists them all; a command is offered exactly
when nothing speaks against it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from games.engine.commands import (
    Beat,
    CallCheat,
    Command,
    Done,
    KeepHand,
    Lead,
    RequestRedeal,
    ShowTransfer,
    SwapTrump,
    Take,
    ThrowIn,
    Transfer,
)
from games.engine.errors import Refusal, RefusalCode
from games.engine.legality.attacking import (
    additions,
    against_done,
    against_lead,
    against_throw_in,
    leads,
)
from games.engine.legality.calling import against_call, calls
from games.engine.legality.defending import against_beat, against_take, beats, takes
from games.engine.legality.redealing import against_redealing, redeal_answers
from games.engine.legality.swapping import against_swap, swaps
from games.engine.legality.transferring import (
    against_show_transfer,
    against_transfer,
    transfers,
)
from games.engine.offers import CardSet, Offer, spelled_out
from games.engine.seat import Seat
from games.engine.seating import may_cheat
from games.engine.state import Bout, GameState

__all__ = ["breaks_rules", "fair_offers", "legal_commands", "legal_offers", "why_illegal"]

Play = Lead | ThrowIn | Beat | Transfer | ShowTransfer | Take | Done | SwapTrump | CallCheat
REDEAL_ANSWERS = (KeepHand, RequestRedeal)


def why_illegal(state: GameState, seat: Seat, command: Command) -> Refusal | None:
    """What speaks against the command, or None if it is legal."""
    if state.reason is not None:
        return Refusal(RefusalCode.GAME_OVER)
    if not 0 <= seat < state.seats or state.places[seat] is not None:
        return Refusal(RefusalCode.NOT_IN_PLAY, {"seat": seat})
    if isinstance(command, REDEAL_ANSWERS):
        return against_redealing(state, seat, command)
    if state.asking is not None:
        return Refusal(RefusalCode.REDEAL_OPEN, {"asking": state.asking})
    bout = state.bout
    if bout is None or bout.ended:
        return Refusal(RefusalCode.BETWEEN_BOUTS)
    fair = not (state.rules.cheating and may_cheat(state, bout, seat))
    return _against_playing(state, bout, seat, command, fair=fair)


def breaks_rules(state: GameState, bout: Bout, seat: Seat, command: Play) -> bool:
    """Whether a legal play would be refused where nobody may cheat."""
    return _against_playing(state, bout, seat, command, fair=True) is not None


def _against_playing(
    state: GameState, bout: Bout, seat: Seat, command: Play, *, fair: bool
) -> Refusal | None:
    match command:
        # The commonest first: the cases are tried in their order.
        case Done():
            return against_done(state, bout, seat)
        case Lead():
            return against_lead(state, bout, seat, command.cards, fair=fair)
        case ThrowIn():
            return against_throw_in(state, bout, seat, command.card, fair=fair)
        case Beat():
            return against_beat(state, bout, seat, command, fair=fair)
        case Transfer():
            return against_transfer(state, bout, seat, command, fair=fair)
        case ShowTransfer():
            return against_show_transfer(state, bout, seat, command)
        case Take():
            return against_take(state, bout, seat)
        case SwapTrump():
            return against_swap(state, seat, command.card)
        case CallCheat():
            return against_call(state, bout, seat, command.card)
        case _:
            assert_never(command)


def legal_commands(state: GameState, seat: Seat) -> tuple[Command, ...]:
    """Every command of `legal_offers`, spelled out: there can be tens of thousands."""
    return spelled_out(legal_offers(state, seat))


def legal_offers(state: GameState, seat: Seat) -> tuple[Offer, ...]:
    """Everything the seat may do now, in a fixed order.

    Leads; or beats, transfers and take; or throw-ins and done; then the trump swap and calls; sets
    of cards last of all. Cards come in canonical order. Empty for a seat that is out, and for every
    seat when the game is over or the cards are being dealt.
    """
    return _offers(state, seat, fair=False)


def fair_offers(state: GameState, seat: Seat) -> tuple[Offer, ...]:
    """The part of `legal_offers` that keeps the rules: all of it, unless cheating is allowed."""
    return _offers(state, seat, fair=True)


def _offers(state: GameState, seat: Seat, *, fair: bool) -> tuple[Offer, ...]:
    """What the seat may do; if not `fair`, also what breaks the rules and is accepted."""
    if state.reason is not None or not 0 <= seat < state.seats or state.places[seat] is not None:
        return ()
    bout = state.bout
    if state.asking is not None:
        return tuple(redeal_answers(state, seat))
    if bout is None or bout.ended:
        return ()
    rules = state.rules
    fair = fair or not (rules.cheating and may_cheat(state, bout, seat))
    sets: Sequence[CardSet] = ()
    if not bout.table:
        plays, sets = leads(state, bout, seat, fair=fair)
    elif seat == bout.defender:
        plays = beats(state, bout, fair=fair)
        if rules.transfer != "off":
            ways, sets = transfers(state, bout, fair=fair)
            plays += ways
        plays += takes(state, bout)
    else:
        plays = additions(state, bout, seat, fair=fair)
    if rules.trump_swap:
        plays += swaps(state, seat)
    if rules.cheating:
        plays += calls(bout, seat)
    return (*plays, *sets)
