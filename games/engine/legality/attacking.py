"""Legal attacks: leading, throwing in (adding cards), and being done (rules.md 2.3, 2.4, 2.6)."""

from __future__ import annotations

from games.engine.cards import Card, Rank
from games.engine.commands import DONE, Command, lead_of, throw_in_of
from games.engine.editions import FIRST_EDITION
from games.engine.errors import Fact, Refusal, RefusalCode
from games.engine.legality.holding import letters, most_at_once, not_playable, playable
from games.engine.offers import (
    MIN_IN_PAIRS,
    CardSet,
    LeadSet,
    are_pairs_and_one,
    most_in_pairs,
)
from games.engine.seat import Seat
from games.engine.state import Bout, GameState
from games.engine.turn_order import entitled, invited, must_wait, room


def leads(
    state: GameState, bout: Bout, seat: Seat, *, fair: bool
) -> tuple[list[Command], list[CardSet]]:
    """Return all leads, of one card and of several; unless `fair`, of any cards."""
    if seat != bout.leader:
        return [], []
    cards = playable(state, seat)
    if not fair:
        together, limit = [cards], len(cards)
    elif state.rules.lead == "same_rank":
        together, limit = _of_one_rank(cards), bout.limit
    else:
        together, limit = [], 1
    sets: list[CardSet] = []
    if fair and state.rules.lead == "pairs" and (most := most_in_pairs(cards, bout.limit)):
        sets.append(LeadSet(cards, MIN_IN_PAIRS, most, pairs=True))
    for some in together:
        most = most_at_once(some, limit)
        if most > 1:
            sets.append(LeadSet(some, 2, most))
    return [lead_of(card) for card in cards], sets


def additions(state: GameState, bout: Bout, seat: Seat, *, fair: bool) -> list[Command]:
    """Return all throw-ins of a seat, unless `fair` of any card, and done."""
    may_add = room(state, bout) > 0 and _may_add(state, bout, seat)
    plays: list[Command] = []
    if not fair:
        plays = [throw_in_of(card) for card in playable(state, seat)]
    elif may_add:
        ranks = bout.ranks
        plays = [throw_in_of(card) for card in playable(state, seat) if card.rank in ranks]
    if seat not in bout.done and (may_add or state.rules.cheating) and _is_to_say_done(state, seat):
        plays.append(DONE)
    return plays


def _is_to_say_done(state: GameState, seat: Seat) -> bool:
    """Return whether the seat has a decision to end by done.

    It has cards to add or, with an empty hand, plays to call (rules.md 4).
    """
    return bool(state.hands[seat]) or (state.rules.cheating and state.edition != FIRST_EDITION)


def _of_one_rank(cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Return the cards of each rank of which there are several, ranks ascending."""
    seen: set[Rank] = set()
    several: set[Rank] = set()
    for card in cards:
        rank = card.rank
        if rank in seen:
            several.add(rank)
        seen.add(rank)
    return [tuple([card for card in cards if card.rank is rank]) for rank in sorted(several)]


def against_lead(
    state: GameState, bout: Bout, seat: Seat, cards: tuple[Card, ...], *, fair: bool
) -> Refusal | None:
    """Return why this lead is illegal, or None; unless `fair`, any cards of the hand may lead."""
    if bout.table:
        return Refusal(RefusalCode.BOUT_ALREADY_OPEN)
    if seat != bout.leader:
        return Refusal(RefusalCode.NOT_THE_LEADER, {"leader": bout.leader})
    if refusal := not_playable(state, seat, cards):
        return refusal
    return _against_leading(state, bout, cards) if fair else None


def _against_leading(state: GameState, bout: Bout, cards: tuple[Card, ...]) -> Refusal | None:
    if state.rules.lead == "pairs":
        if not are_pairs_and_one(cards):
            return Refusal(RefusalCode.NOT_IN_PAIRS, {"cards": len(cards)})
    elif len({card.rank for card in cards}) > 1:
        return Refusal(RefusalCode.ONE_RANK_ONLY, {"ranks": letters(cards)})
    if state.rules.lead == "single" and len(cards) > 1:
        return Refusal(RefusalCode.ONE_CARD_ONLY)
    if len(cards) > bout.limit:
        return _limit_reached(bout)
    return None


def against_throw_in(
    state: GameState, bout: Bout, seat: Seat, card: Card, *, fair: bool
) -> Refusal | None:
    """Return why this throw-in is illegal, or None; unless `fair`, any card of the hand fits."""
    refusal = _against_adding(state, bout, seat, fair=fair)
    if refusal is None and fair and must_wait(state, bout):
        refusal = Refusal(RefusalCode.THROW_IN_UNBEATEN)
    refusal = refusal or not_playable(state, seat, (card,))
    return refusal or (_against_fitting(state, bout, card) if fair else None)


def _against_fitting(state: GameState, bout: Bout, card: Card) -> Refusal | None:
    if card.rank not in bout.ranks:
        facts: dict[str, Fact] = {"card": card.code, "ranks": letters(bout.cards)}
        return Refusal(RefusalCode.RANK_NOT_ON_TABLE, facts)
    return _limit_reached(bout) if room(state, bout) <= 0 else None


def against_done(state: GameState, bout: Bout, seat: Seat) -> Refusal | None:
    """Return why the seat cannot say done, or None."""
    if seat in bout.done:
        return Refusal(RefusalCode.ALREADY_DONE, {"seat": seat})
    fair = not state.rules.cheating
    if refusal := _against_adding(state, bout, seat, fair=fair):
        return refusal
    can_add = not fair or (room(state, bout) > 0 and not must_wait(state, bout))
    if not can_add or not _is_to_say_done(state, seat):
        return Refusal(RefusalCode.NOT_ASKED, {"seat": seat})
    return None


def _may_add(state: GameState, bout: Bout, seat: Seat) -> bool:
    if must_wait(state, bout):
        return False
    if state.rules.throw_in_order == "in_turn":
        return seat in invited(state, bout)
    return seat in entitled(state, bout)


def _against_adding(state: GameState, bout: Bout, seat: Seat, *, fair: bool) -> Refusal | None:
    """Return why the seat cannot add any card: nothing is led, not entitled, not in turn; or None.

    Unless `fair`, everybody but the defender may add cards.
    """
    if not bout.table:
        return Refusal(RefusalCode.BOUT_NOT_OPEN, {"leader": bout.leader})
    if seat == bout.defender or (fair and seat not in entitled(state, bout)):
        return Refusal(RefusalCode.NOT_ENTITLED, {"seat": seat, "defender": bout.defender})
    if not fair or state.rules.throw_in_order == "free":
        return None
    if room(state, bout) <= 0 or must_wait(state, bout):
        return None
    turn = invited(state, bout)
    if not turn:
        return Refusal(RefusalCode.NOT_ASKED, {"seat": seat})
    return None if seat in turn else Refusal(RefusalCode.NOT_YOUR_TURN, {"turn": turn[0]})


def _limit_reached(bout: Bout) -> Refusal:
    facts = {"limit": bout.limit, "on_table": len(bout.table)}
    return Refusal(RefusalCode.LIMIT_REACHED, facts)
