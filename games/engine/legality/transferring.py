"""Legal transfers: passing the attack on to the next player (rules.md 3 `transfer`)."""

from __future__ import annotations

from games.engine.cards import Card, Rank
from games.engine.commands import Command, ShowTransfer, Transfer
from games.engine.errors import Refusal, RefusalCode
from games.engine.legality.defending import against_defending
from games.engine.legality.holding import letters, most_at_once, not_playable, playable
from games.engine.limits import attack_limit
from games.engine.offers import CardSet, TransferSet
from games.engine.seat import Direction, Seat
from games.engine.state import Bout, GameState
from games.engine.turn_order import HEADS_UP, next_opponent


def transfers(state: GameState, bout: Bout, *, fair: bool) -> tuple[list[Command], list[CardSet]]:
    """Return all transfers, with one card and with several.

    Cards are added (unless `fair` any cards), or one is shown.
    """
    directions = _directions(state, bout)
    if _against_transferring(state, bout, bout.defender, directions[0]) is not None:
        return [], []
    plays: list[Command] = []
    sets: list[CardSet] = []
    for direction in directions:
        cards, fewest, most = (
            _ways_to_add(state, bout, direction) if fair else _any_cards(state, bout)
        )
        if fewest == 1 <= most:
            plays.extend([Transfer((card,), direction) for card in cards])
        if most >= max(fewest, 2):
            sets.append(TransferSet(cards, max(fewest, 2), most, direction))
    if state.rules.show_transfer != "off":
        for direction in directions:
            shows = [ShowTransfer(card, direction) for card in state.hands[bout.defender]]
            plays.extend([show for show in shows if _against_showing(state, bout, show) is None])
    return plays, sets


def _ways_to_add(
    state: GameState, bout: Bout, direction: Direction
) -> tuple[tuple[Card, ...], int, int]:
    """Return the cards that may be added by the rules, and the fewest and the most at once."""
    if _against_mixing(bout) is not None:
        return (), 1, 0
    cards = playable(state, bout.defender)
    fitting = tuple([card for card in cards if _against_adding(state, bout, card) is None])
    room = transfer_limit(state, bout, direction) - len(bout.table)
    fewest, most = _fewest(state, bout), most_at_once(fitting, room)
    if state.rules.transfer_count == "exactly_equal":
        most = min(most, fewest)
    return fitting, fewest, most


def _any_cards(state: GameState, bout: Bout) -> tuple[tuple[Card, ...], int, int]:
    """Return all cards of the hand, any of which a cheat may add at once (rules.md 4)."""
    cards = playable(state, bout.defender)
    return cards, 1, most_at_once(cards, len(cards))


def transfer_limit(state: GameState, bout: Bout, direction: Direction) -> int:
    """Return the most attack cards, beaten ones included, that the next defender may face."""
    defender = next_opponent(state, bout.defender, direction)
    return attack_limit(state, bout.number, defender, beaten=_beaten(bout))


def against_transfer(
    state: GameState, bout: Bout, seat: Seat, command: Transfer, *, fair: bool
) -> Refusal | None:
    """Return why a transfer with these cards is illegal, or None; unless `fair`, any will do."""
    if refusal := _against_transferring(state, bout, seat, command.direction):
        return refusal
    if refusal := not_playable(state, seat, command.cards):
        return refusal
    return _against_cards(state, bout, command) if fair else None


def _against_cards(state: GameState, bout: Bout, command: Transfer) -> Refusal | None:
    if refusal := _against_mixing(bout):
        return refusal
    for card in command.cards:
        if refusal := _against_adding(state, bout, card):
            return refusal
    return _against_count(state, bout, command.direction, brought=len(command.cards))


def against_show_transfer(
    state: GameState, bout: Bout, seat: Seat, command: ShowTransfer
) -> Refusal | None:
    """Return why a transfer by showing that card is illegal, or None."""
    if state.rules.show_transfer == "off":
        return Refusal(RefusalCode.SHOW_TRANSFER_OFF)
    if refusal := _against_transferring(state, bout, seat, command.direction):
        return refusal
    return _against_showing(state, bout, command)


def _against_showing(state: GameState, bout: Bout, show: ShowTransfer) -> Refusal | None:
    seat, card = bout.defender, show.card
    if refusal := _against_mixing(bout):
        return refusal
    if card not in state.hands[seat]:
        return Refusal(RefusalCode.CARD_NOT_IN_HAND, {"card": card.code})
    if card.rank is not _rank(bout):
        return _wrong_rank(bout, card)
    if not state.strength.is_trump(card):
        return Refusal(RefusalCode.SHOW_NOT_A_TRUMP, {"card": card.code})
    if card in bout.shown:
        return Refusal(RefusalCode.SHOWN_ALREADY, {"card": card.code})
    used = {"once_per_bout": bout.showed, "once_per_game": state.showed}
    if seat in used.get(state.rules.show_transfer, ()):
        return Refusal(RefusalCode.SHOW_USED_UP, {"seat": seat})
    return _against_count(state, bout, show.direction, brought=1, added=0)


def _against_transferring(
    state: GameState, bout: Bout, seat: Seat, direction: Direction
) -> Refusal | None:
    """Return why the seat cannot transfer with any card, or None."""
    rules = state.rules
    if rules.transfer == "off":
        return Refusal(RefusalCode.TRANSFER_OFF)
    if refusal := against_defending(bout, seat):
        return refusal
    if refusal := _against_table(state, bout):
        return refusal
    if bout.number == 1 and not rules.transfer_first_bout:
        return Refusal(RefusalCode.TRANSFER_FIRST_BOUT)
    if len(state.in_play) == 1:
        return Refusal(RefusalCode.TRANSFER_NOBODY)
    if len(state.in_play) == HEADS_UP and not _may_transfer_heads_up(state):
        return Refusal(RefusalCode.TRANSFER_HEADS_UP)
    if direction not in _directions(state, bout):
        return _against_direction(state)
    return None


def _against_table(state: GameState, bout: Bout) -> Refusal | None:
    """Return why the cards on the table cannot be transferred, or None.

    rules.md 3 `transfer_when`.
    """
    if bout.has_beaten and state.rules.transfer_when == "nothing_beaten":
        return Refusal(RefusalCode.TRANSFER_AFTER_BEATING)
    return Refusal(RefusalCode.TRANSFER_ALL_BEATEN) if bout.is_all_beaten else None


def _against_mixing(bout: Bout) -> Refusal | None:
    """Return why unbeaten cards of several ranks cannot be transferred, or None."""
    ranks = letters(bout.unbeaten)
    return Refusal(RefusalCode.TRANSFER_MIXED_RANKS, {"ranks": ranks}) if len(ranks) > 1 else None


def _may_transfer_heads_up(state: GameState) -> bool:
    rule = state.rules.transfer_heads_up
    hands = {len(state.hands[seat]) for seat in state.in_play}
    return rule == "always" or (rule == "equal_hands" and len(hands) == 1)


def _directions(state: GameState, bout: Bout) -> tuple[Direction, ...]:
    """Return the directions of a transfer; with two players left there is only one.

    rules.md 3 `transfer_direction`, `direction_by`.
    """
    if not _has_two_directions(state):
        return (Direction.LEFT,)
    if state.rules.direction_by == "first_transfer" and bout.is_transferred:
        return (bout.direction,)
    return (Direction.LEFT, Direction.RIGHT)


def _has_two_directions(state: GameState) -> bool:
    return state.rules.transfer_direction != "left" and len(state.in_play) > HEADS_UP


def _against_direction(state: GameState) -> Refusal:
    """Return why this direction is closed: only left is allowed, or an earlier transfer chose."""
    if _has_two_directions(state):
        return Refusal(RefusalCode.TRANSFER_DIRECTION_SETTLED)
    return Refusal(RefusalCode.TRANSFER_DIRECTION)


def _against_adding(state: GameState, bout: Bout, card: Card) -> Refusal | None:
    """Return why the card cannot be added, or None: its rank differs, or it is a trump."""
    if card.rank is not _rank(bout):
        return _wrong_rank(bout, card)
    if not state.rules.transfer_trumps and state.strength.is_trump(card):
        return Refusal(RefusalCode.TRANSFER_TRUMP, {"card": card.code})
    return None


def _against_count(
    state: GameState, bout: Bout, direction: Direction, *, brought: int, added: int | None = None
) -> Refusal | None:
    """Return why this number of cards cannot transfer the attack, or None.

    There are too few, or too many would be on the table.
    """
    fewest = _fewest(state, bout)
    if state.rules.transfer_count == "exactly_equal" and brought != fewest:
        return Refusal(RefusalCode.TRANSFER_NOT_EQUAL, {"needed": fewest, "cards": brought})
    if brought < fewest:
        return Refusal(RefusalCode.TRANSFER_TOO_FEW, {"needed": fewest, "cards": brought})
    on_table = len(bout.table) + (brought if added is None else added)
    limit = transfer_limit(state, bout, direction)
    if on_table > limit:
        defender, beaten = next_opponent(state, bout.defender, direction), _beaten(bout)
        facts = {"cards": on_table - beaten, "defender": defender, "limit": limit - beaten}
        return Refusal(RefusalCode.TRANSFER_TOO_MANY, facts)
    return None


def _fewest(state: GameState, bout: Bout) -> int:
    """Return the fewest cards that transfer the attack; with `exactly_equal` also the most."""
    return 1 if state.rules.transfer_count == "any" else len(bout.unbeaten)


def _rank(bout: Bout) -> Rank:
    """Return the rank that the unbeaten cards, which are transferred, share."""
    return bout.unbeaten[0].rank


def _beaten(bout: Bout) -> int:
    """Return the number of beaten attack cards; they are transferred along with the others."""
    return len(bout.table) - len(bout.unbeaten)


def _wrong_rank(bout: Bout, card: Card) -> Refusal:
    facts = {"card": card.code, "rank": _rank(bout).letter}
    return Refusal(RefusalCode.TRANSFER_WRONG_RANK, facts)
