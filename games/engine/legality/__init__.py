"""Legal moves (move generation and validation): which commands of a seat are legal.

`why_illegal` judges one command, `legal_offers` lists all legal ones. A command is offered exactly
when `why_illegal` returns None.
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
from games.engine.state import Bout, GameState
from games.engine.turn_order import may_cheat

__all__ = ["breaks_rules", "fair_offers", "legal_commands", "legal_offers", "why_illegal"]

Play = Lead | ThrowIn | Beat | Transfer | ShowTransfer | Take | Done | SwapTrump | CallCheat
REDEAL_ANSWERS = (KeepHand, RequestRedeal)


def why_illegal(state: GameState, seat: Seat, command: Command) -> Refusal | None:
    """Return the reason why the command is illegal, or None if it is legal.

    >>> from games.engine import PRESETS, card_from_code, new_game, replay
    >>> from games.engine.commands import Lead, Take
    >>> from games.engine.deck import full_pack
    >>> state = replay(new_game(PRESETS["podkidnoy"].rules, 2, full_pack(36)))
    >>> why_illegal(state, 1, Lead((card_from_code("7C"),)))
    >>> why_illegal(state, 1, Take()).detail
    'Seat 0 is the defender.'
    """
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
    """Return whether a legal play would be refused at a table without cheating."""
    return _against_playing(state, bout, seat, command, fair=True) is not None


def _against_playing(
    state: GameState, bout: Bout, seat: Seat, command: Play, *, fair: bool
) -> Refusal | None:
    match command:
        # The most frequent cases come first, since they are tried in order.
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
    """Return every command of `legal_offers`, spelled out: there can be tens of thousands.

    >>> from games.engine import PRESETS, card_from_code, evolved, decide, new_game, replay
    >>> from games.engine.commands import Lead
    >>> from games.engine.deck import full_pack
    >>> state = replay(new_game(PRESETS["podkidnoy"].rules, 2, full_pack(36)))
    >>> state = evolved(state, decide(state, 1, Lead((card_from_code("KC"),))))
    >>> legal_commands(state, 0)
    (Beat(attack=Card(KC), card=Card(AC)), Beat(attack=Card(KC), card=Card(7D)), Take())
    """
    return spelled_out(legal_offers(state, seat))


def legal_offers(state: GameState, seat: Seat) -> tuple[Offer, ...]:
    """Return everything the seat may do now, in a fixed order.

    The order is: leads; or beats, transfers and take; or throw-ins and done; then the trump swap
    and calls; sets of cards at the end. Cards are in canonical order. Empty for a seat that is out,
    and for every seat when the game is over or the cards are being dealt.

    Below, seat 0 has two eights, two jacks and two aces. It may lead one card, or two of one rank:

    >>> from games.engine import PRESETS, new_game, replay
    >>> from games.engine.deck import full_pack
    >>> state = replay(new_game(PRESETS["podkidnoy"].rules, 3, full_pack(36)[::-1]))
    >>> len(legal_offers(state, 0)), legal_offers(state, 0)[-1]
    (9, LeadSet(any_of=(Card(AH), Card(AS)), fewest=2, most=2, pairs=False))
    """
    return _offers(state, seat, fair=False)


def fair_offers(state: GameState, seat: Seat) -> tuple[Offer, ...]:
    """Return the offers that keep the rules: all of `legal_offers`, unless cheating is allowed.

    >>> from games.engine import PRESETS, card_from_code, decide, evolved, new_game, replay
    >>> from games.engine.commands import Lead
    >>> from games.engine.deck import full_pack
    >>> state = replay(new_game(PRESETS["cheaters"].rules, 2, full_pack(36)))
    >>> state = evolved(state, decide(state, 1, Lead((card_from_code("KC"),))))
    >>> [offer.card.code for offer in legal_offers(state, 0) if offer.type == "beat"]
    ['6C', '8C', 'TC', 'QC', 'AC', '7D']
    >>> [offer.card.code for offer in fair_offers(state, 0) if offer.type == "beat"]
    ['AC', '7D']
    """
    return _offers(state, seat, fair=True)


def _offers(state: GameState, seat: Seat, *, fair: bool) -> tuple[Offer, ...]:
    """Return the commands of the seat.

    Unless `fair`, they include those that break the rules and are accepted.
    """
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
