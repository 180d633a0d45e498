"""From a player's view to the duel it has become, once the place of every card is known."""

from collections.abc import Sequence
from dataclasses import dataclass

from bots.strategies.endgame.duel import Duel, DuelPosition, Next
from bots.strategies.memory import hand_of
from games.engine import Card, Command, PlayerView, RuleSet, Seat
from games.engine.commands import Beat, Done, Lead, Take, ThrowIn, Transfer
from games.engine.editions import FIRST_EDITION
from games.engine.endings import MAX_IDLE_BOUTS
from games.engine.strength import Strength, strength_of
from games.engine.view import BoutView

MAX_CARDS = 24
"""With more cards than that, in hands and on the table, no search ends in time."""
MODELLED = frozenset(
    {
        "deck", "decks", "jokers", "hand_size", "attack_limit", "first_bout_limit",
        "first_limit_until", "lead", "throw_in",
        "throw_in_when", "throw_in_order", "take_when", "pile_on", "transfer", "transfer_when",
        "transfer_count", "transfer_direction", "direction_by", "transfer_trumps",
        "transfer_heads_up", "transfer_first_bout", "first_draw", "first_leader", "next_leader",
        "trump", "rank_trump", "suit_order", "own_suit_only", "lowest_beats_highest", "draws",
    }
)  # fmt: skip  # names, as many a line as fit
"""The options a duel knows about; any other must have its default."""
OVER_WITH_TALON = frozenset({"changing_trump", "redeal", "refill", "trump_swap"})
"""Options that mean nothing any more when the talon is empty."""


@dataclass(frozen=True, slots=True)
class Endgame:
    """A duel at its present position, and the bit of each card."""

    duel: Duel
    position: DuelPosition
    bits: dict[Card, int]

    def after(self, command: Command) -> Next:
        """Return the position after a legal command. Raises ValueError for one that no duel has."""
        match command:
            case Lead() | Transfer():
                cards = sum(self.bits[card] for card in command.cards)
                play = self.duel.attack if isinstance(command, Lead) else self.duel.transfer
                return play(self.position, cards)
            case ThrowIn():
                return self.duel.attack(self.position, self.bits[command.card])
            case Beat():
                attack, card = self.bits[command.attack], self.bits[command.card]
                return self.duel.beat(self.position, attack, card)
            case Take():
                return self.duel.take(self.position)
            case Done():
                return self.duel.done(self.position)
            case _:
                raise ValueError(f"{command.type} is no part of a duel")


def endgame_of(view: PlayerView) -> Endgame | None:
    """Return the duel that the viewer plays from here on, or None if the game is no duel.

    It is none while more than two are in play, a card is not known for sure, or there are too many
    cards; when it is not the viewer's turn; and when a duel does not model the rules.
    """
    bout = view.bout
    rival = None if bout is None else _rival(view, bout)
    if bout is None or rival is None or not _is_modelled(view, bout):
        return None
    attacker, defender = hand_of(view, rival), hand_of(view, bout.defender)
    if attacker is None or defender is None:
        return None
    strength = strength_of(view.rules, view.turned_up)
    talon = (view.trump_card,) if view.talon and view.trump_card is not None else ()
    table = tuple(
        card for pair in bout.table for card in (pair.attack, pair.beaten_by) if card is not None
    )
    cards = sorted(
        (*attacker, *defender, *table, *talon), key=lambda card: _weakest_first(strength, card)
    )
    bits = {card: 1 << place for place, card in enumerate(cards)}
    position = DuelPosition(
        hero_attacks=bout.defender != view.viewer,
        attacker=_mask(bits, attacker),
        defender=_mask(bits, defender),
        table=_mask(bits, table),
        open=_mask(bits, [pair.attack for pair in bout.table if pair.beaten_by is None]),
        taking=bout.taking,
    )
    if not position.hero_moves:
        return None
    talon_bits = tuple(bits[card] for card in talon)
    return Endgame(_duel(view.rules, strength, cards, talon_bits), position, bits)


def _rival(view: PlayerView, bout: BoutView) -> Seat | None:
    """Return the only attacker of the defender.

    None if there are several, or if it may not add cards.
    """
    others = [
        seat for seat, place in enumerate(view.places) if place is None and seat != bout.defender
    ]
    if not others:
        return bout.attacker
    may_add = bout.attacker in others or view.rules.throw_in != "leader"
    return others[0] if len(others) == 1 and may_add else None


def _is_modelled(view: PlayerView, bout: BoutView) -> bool:
    known = MODELLED if view.talon else MODELLED | OVER_WITH_TALON
    in_hands = sum(map(len, view.hands))
    is_talon_known = not view.talon or (view.talon == 1 and view.trump_card is not None)
    return (
        is_talon_known
        and in_hands + 2 * len(bout.table) <= MAX_CARDS
        and bout.number > 1  # a game's first bout may have special rules
        and not _may_be_drawn(view, in_hands)
        and view.rules.lead != "pairs"
        and (view.rules.first_limit_until == "bout" or bool(view.discard))
        and known.issuperset(view.rules.to_json())
    )


def _may_be_drawn(view: PlayerView, in_hands: int) -> bool:
    """Return whether a run of takes may end the game (rules.md 2.12)."""
    counts = view.rules.transfer == "on" or view.edition == FIRST_EDITION
    return counts and view.idle_bouts + in_hands >= MAX_IDLE_BOUTS


def _duel(
    rules: RuleSet, strength: Strength, cards: Sequence[Card], talon: tuple[int, ...]
) -> Duel:
    places = range(len(cards))
    may_transfer = rules.transfer == "on" and rules.transfer_heads_up != "never"
    return Duel(
        beaten_by=tuple(
            sum(1 << place for place in places if strength.beats(cards[place], attack))
            for attack in cards
        ),
        of_rank=tuple(
            sum(1 << place for place in places if cards[place].rank is card.rank) for card in cards
        ),
        talon=talon,
        hand_size=rules.hand_size,
        attack_limit=len(cards) if rules.attack_limit is None else rules.attack_limit,
        most_led=1 if rules.lead == "single" else len(cards),
        throws_in=rules.throw_in != "none",
        piles_on=rules.pile_on != "none",
        is_pile_unlimited=rules.pile_on == "unlimited",
        transferable=sum(
            1 << place
            for place in places
            if may_transfer and (rules.transfer_trumps or not strength.is_trump(cards[place]))
        ),
        transfers_any_time=rules.transfer_when == "any_time",
        transfers_as_many=rules.transfer_count != "any",
        transfers_no_more=rules.transfer_count == "exactly_equal",
        transfers_equal_hands=rules.transfer_heads_up == "equal_hands",
        has_draws=rules.draws,
    )


def _weakest_first(strength: Strength, card: Card) -> tuple[bool, int, int]:
    return strength.is_trump(card) or card.is_joker, card.rank, card.index


def _mask(bits: dict[Card, int], cards: Sequence[Card]) -> int:
    return sum(bits[card] for card in cards)
