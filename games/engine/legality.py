"""What a seat may do: the one owner of legality.

`why_illegal` answers for one command, `legal_commands` lists them all; a command is in the list
exactly when nothing speaks against it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, groupby
from typing import assert_never

from games.engine.cards import Card
from games.engine.commands import Beat, Command, Done, Lead, Take, ThrowIn, Transfer
from games.engine.errors import Fact, Refusal, RefusalCode
from games.engine.events import Seat
from games.engine.seating import asked, entitled, next_in_play, room
from games.engine.state import Bout, GameState

HEADS_UP = 2
"""Two players left."""


def why_illegal(state: GameState, seat: Seat, command: Command) -> Refusal | None:
    """What speaks against the command, or None if it is legal."""
    bout = state.bout
    if state.is_over:
        return Refusal(RefusalCode.GAME_OVER)
    if bout is None or bout.ended:
        return Refusal(RefusalCode.BETWEEN_BOUTS)
    if not 0 <= seat < state.seats or state.places[seat] is not None:
        return Refusal(RefusalCode.NOT_IN_PLAY, {"seat": seat})
    match command:
        case Lead():
            return _against_lead(state, bout, seat, command.cards)
        case ThrowIn():
            return _against_throw_in(state, bout, seat, command.card)
        case Beat():
            return _against_beat(state, bout, seat, command)
        case Transfer():
            return _against_transfer(state, bout, seat, command.cards)
        case Take():
            return _against_take(state, bout, seat)
        case Done():
            return _against_done(state, bout, seat)
        case _:
            assert_never(command)


def legal_commands(state: GameState, seat: Seat) -> tuple[Command, ...]:
    """Everything the seat may do now, in a fixed order: leads, beats, transfers, throw-ins, take,
    done.

    Cards come in canonical order, single cards before several. Empty for a seat that is out and for
    every seat when the game is over.
    """
    bout = state.bout
    if state.is_over or bout is None or bout.ended:
        return ()
    if not 0 <= seat < state.seats or state.places[seat] is not None:
        return ()
    if not bout.table:
        return tuple(_leads(state, bout)) if seat == bout.leader else ()
    if seat == bout.defender:
        return tuple(_defences(state, bout))
    return tuple(_additions(state, bout, seat))


def _leads(state: GameState, bout: Bout) -> Iterator[Command]:
    most = 1 if state.rules.lead == "single" else bout.limit
    yield from (Lead(cards) for cards in _sets_of_one_rank(state.hands[bout.leader], most))


def _defences(state: GameState, bout: Bout) -> Iterator[Command]:
    if bout.taking:
        return
    hand = state.hands[bout.defender]
    unbeaten = bout.unbeaten
    beaten_by = state.strength.beaten_by
    for attack in unbeaten:
        beating = beaten_by[attack.face]
        yield from (Beat(attack, card) for card in hand if card.face in beating)
    if _against_transferring(state, bout) is None:
        rank = bout.table[0].attack.rank
        fitting = tuple(
            card
            for card in hand
            if card.rank is rank
            and (state.rules.transfer_trumps or not state.strength.is_trump(card))
        )
        for count in range(_fewest_to_transfer(state, bout), _most_to_transfer(state, bout) + 1):
            yield from (Transfer(cards) for cards in combinations(fitting, count))
    if unbeaten or state.rules.take_when == "any_time":
        yield Take()


def _additions(state: GameState, bout: Bout, seat: Seat) -> Iterator[Command]:
    if room(state, bout) <= 0 or seat not in entitled(state, bout):
        return
    if state.rules.throw_in_order == "in_turn" and seat not in asked(state, bout):
        return
    ranks = bout.ranks
    yield from (ThrowIn(card) for card in state.hands[seat] if card.rank in ranks)
    if state.hands[seat] and seat not in bout.done:
        yield Done()


def _sets_of_one_rank(hand: tuple[Card, ...], most: int) -> Iterator[tuple[Card, ...]]:
    """All sets of up to `most` cards of one rank: by size, then by rank."""
    by_rank = sorted(hand, key=lambda card: (card.rank, card.index))
    groups = [tuple(cards) for _, cards in groupby(by_rank, key=lambda card: card.rank)]
    yield from ((card,) for card in hand)
    for count in range(2, most + 1):
        for group in groups:
            yield from combinations(group, count)


def _against_lead(
    state: GameState, bout: Bout, seat: Seat, cards: tuple[Card, ...]
) -> Refusal | None:
    if bout.table:
        return Refusal(RefusalCode.BOUT_ALREADY_OPEN)
    if seat != bout.leader:
        return Refusal(RefusalCode.NOT_THE_LEADER, {"leader": bout.leader})
    if missing := _not_held(state, seat, cards):
        return missing
    if len({card.rank for card in cards}) > 1:
        return Refusal(RefusalCode.ONE_RANK_ONLY, {"ranks": _letters(cards)})
    if state.rules.lead == "single" and len(cards) > 1:
        return Refusal(RefusalCode.ONE_CARD_ONLY)
    if len(cards) > bout.limit:
        return _limit_reached(bout)
    return None


def _against_throw_in(state: GameState, bout: Bout, seat: Seat, card: Card) -> Refusal | None:
    if refusal := _against_adding(state, bout, seat):
        return refusal
    if missing := _not_held(state, seat, (card,)):
        return missing
    if card.rank not in bout.ranks:
        ranks = _letters(bout.cards)
        return Refusal(RefusalCode.RANK_NOT_ON_TABLE, {"card": card.code, "ranks": ranks})
    if room(state, bout) <= 0:
        return _limit_reached(bout)
    return None


def _against_adding(state: GameState, bout: Bout, seat: Seat) -> Refusal | None:
    """What keeps a seat from adding any card: nothing led yet, not entitled, not in turn."""
    if not bout.table:
        return Refusal(RefusalCode.BOUT_NOT_OPEN, {"leader": bout.leader})
    if seat not in entitled(state, bout):
        return Refusal(RefusalCode.NOT_ENTITLED, {"seat": seat, "defender": bout.defender})
    if state.rules.throw_in_order == "in_turn" and room(state, bout) > 0:
        turn = asked(state, bout)
        if not turn:
            return Refusal(RefusalCode.NOT_ASKED, {"seat": seat})
        if seat not in turn:
            return Refusal(RefusalCode.NOT_YOUR_TURN, {"turn": turn[0]})
    return None


def _against_beat(state: GameState, bout: Bout, seat: Seat, command: Beat) -> Refusal | None:
    if refusal := _against_defending(bout, seat):
        return refusal
    pair = next((pair for pair in bout.table if pair.attack is command.attack), None)
    if pair is None:
        return Refusal(RefusalCode.ATTACK_NOT_ON_TABLE, {"attack": command.attack.code})
    if pair.beaten_by is not None:
        return Refusal(RefusalCode.ALREADY_BEATEN, {"attack": command.attack.code})
    if missing := _not_held(state, seat, (command.card,)):
        return missing
    if not state.strength.beats(command.card, command.attack):
        facts: dict[str, Fact] = {"card": command.card.code, "attack": command.attack.code}
        return Refusal(RefusalCode.DOES_NOT_BEAT, facts)
    return None


def _against_transfer(
    state: GameState, bout: Bout, seat: Seat, cards: tuple[Card, ...]
) -> Refusal | None:
    if refusal := _against_defending(bout, seat) or _against_transferring(state, bout):
        return refusal
    if missing := _not_held(state, seat, cards):
        return missing
    rank = bout.table[0].attack.rank
    for card in cards:
        if card.rank is not rank:
            return Refusal(
                RefusalCode.TRANSFER_WRONG_RANK, {"card": card.code, "rank": rank.letter}
            )
        if not state.rules.transfer_trumps and state.strength.is_trump(card):
            return Refusal(RefusalCode.TRANSFER_TRUMP, {"card": card.code})
    needed = _fewest_to_transfer(state, bout)
    if len(cards) < needed:
        return Refusal(RefusalCode.TRANSFER_TOO_FEW, {"needed": needed, "cards": len(cards)})
    if len(cards) > _most_to_transfer(state, bout):
        return _too_many_to_transfer(state, bout, len(cards))
    return None


def _against_defending(bout: Bout, seat: Seat) -> Refusal | None:
    if seat != bout.defender:
        return Refusal(RefusalCode.NOT_THE_DEFENDER, {"defender": bout.defender})
    if not bout.table:
        return Refusal(RefusalCode.BOUT_NOT_OPEN, {"leader": bout.leader})
    if bout.taking:
        return Refusal(RefusalCode.ALREADY_TAKING)
    return None


def _against_transferring(state: GameState, bout: Bout) -> Refusal | None:
    """What keeps the defender from transferring at all, whatever the cards (rules.md 3 `transfer`
    …).
    """
    rules = state.rules
    if rules.transfer == "off":
        return Refusal(RefusalCode.TRANSFER_OFF)
    if bout.has_beaten:
        return Refusal(RefusalCode.TRANSFER_AFTER_BEATING)
    if bout.number == 1 and not rules.transfer_first_bout:
        return Refusal(RefusalCode.TRANSFER_FIRST_BOUT)
    if len(state.in_play) == HEADS_UP and not _may_transfer_heads_up(state):
        return Refusal(RefusalCode.TRANSFER_HEADS_UP)
    return None


def _may_transfer_heads_up(state: GameState) -> bool:
    rule = state.rules.transfer_heads_up
    hands = {len(state.hands[seat]) for seat in state.in_play}
    return rule == "always" or (rule == "equal_hands" and len(hands) == 1)


def _fewest_to_transfer(state: GameState, bout: Bout) -> int:
    return len(bout.table) if state.rules.transfer_count == "at_least_equal" else 1


def _most_to_transfer(state: GameState, bout: Bout) -> int:
    """How many cards may be added: all attack cards together within the new defender's limit."""
    return transfer_limit(state, bout) - len(bout.table)


def transfer_limit(state: GameState, bout: Bout) -> int:
    """The most attack cards the next defender may face: the attack limit and that player's hand."""
    return attack_limit(state, bout.number, next_in_play(state, bout.defender))


def attack_limit(state: GameState, bout_number: int, defender: Seat) -> int:
    """The most attack cards of a bout against `defender`, whose hand counts as it is now (rules.md
    2.4).
    """
    limits = [len(state.hands[defender])]
    if state.rules.attack_limit is not None:
        limits.append(state.rules.attack_limit)
    if bout_number == 1 and state.rules.first_bout_limit is not None:
        limits.append(state.rules.first_bout_limit)
    return min(limits)


def _too_many_to_transfer(state: GameState, bout: Bout, added: int) -> Refusal:
    facts: dict[str, Fact] = {
        "cards": len(bout.table) + added,
        "defender": next_in_play(state, bout.defender),
        "limit": transfer_limit(state, bout),
    }
    return Refusal(RefusalCode.TRANSFER_TOO_MANY, facts)


def _against_take(state: GameState, bout: Bout, seat: Seat) -> Refusal | None:
    if refusal := _against_defending(bout, seat):
        return refusal
    if bout.is_all_beaten and state.rules.take_when == "unbeaten":
        return Refusal(RefusalCode.NOTHING_TO_TAKE)
    return None


def _against_done(state: GameState, bout: Bout, seat: Seat) -> Refusal | None:
    if bout.table and seat in bout.done:
        return Refusal(RefusalCode.ALREADY_DONE, {"seat": seat})
    if refusal := _against_adding(state, bout, seat):
        return refusal
    if not state.hands[seat] or room(state, bout) <= 0:
        return Refusal(RefusalCode.NOT_ASKED, {"seat": seat})
    return None


def _not_held(state: GameState, seat: Seat, cards: tuple[Card, ...]) -> Refusal | None:
    for position, card in enumerate(cards):
        if card not in state.hands[seat]:
            return Refusal(RefusalCode.CARD_NOT_IN_HAND, {"card": card.code})
        if card in cards[:position]:
            return Refusal(RefusalCode.CARD_TWICE, {"card": card.code})
    return None


def _limit_reached(bout: Bout) -> Refusal:
    return Refusal(RefusalCode.LIMIT_REACHED, {"limit": bout.limit, "on_table": len(bout.table)})


def _letters(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(rank.letter for rank in sorted({card.rank for card in cards}))
