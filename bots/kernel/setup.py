"""From the engine's rules, cards and commands to the kernel's."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from bots.kernel import moves
from bots.kernel.rules import MAX_SEATS, NO_LIMIT, KernelRules
from bots.kernel.table import Table
from games.engine import Card, Command, PlayerView, RuleSet
from games.engine.commands import Beat, Done, Lead, Take, ThrowIn, Transfer
from games.engine.deck import full_pack
from games.engine.editions import EDITION
from games.engine.endings import MAX_IDLE_BOUTS
from games.engine.strength import strength_of
from games.engine.teams import order_of_play, teams_by_seat

NOT_MODELLED = frozenset(
    {
        "decks", "show_transfer", "transfer_direction", "changing_trump", "wild_six",
        "trump_swap", "hidden_cards", "team_result", "cheating",
    }
)  # fmt: skip  # names, as many a line as fit
"""The options that the kernel does not know; they must have their default."""


@dataclass(frozen=True, slots=True)
class Pack:
    """The rules of a game in the kernel's form, and the card of each bit."""

    rules: KernelRules
    cards: tuple[Card, ...]
    bits: dict[Card, int]

    def mask(self, cards: Sequence[Card]) -> int:
        """Return the cards as bits."""
        return sum(1 << self.bits[card] for card in cards)

    def cards_in(self, mask: int) -> tuple[Card, ...]:
        """Return the cards of a mask, those worth least first."""
        return tuple(card for bit, card in enumerate(self.cards) if mask >> bit & 1)

    def move(self, command: Command) -> int:
        """Return the command as a move. Raises ValueError for a command unknown to the kernel."""
        match command:
            case Lead():
                return moves.LEAD << moves.KIND | self.mask(command.cards)
            case ThrowIn():
                return moves.THROW << moves.KIND | 1 << self.bits[command.card]
            case Beat():
                card = self.bits[command.card] << moves.CARD_OF_BEAT
                return moves.BEAT << moves.KIND | card | self.bits[command.attack]
            case Transfer():
                return moves.TRANSFER << moves.KIND | self.mask(command.cards)
            case Take():
                return moves.TAKE << moves.KIND
            case Done():
                return moves.DONE << moves.KIND
            case _:
                raise ValueError(f"{command.type} is no move of the kernel")

    def command(self, move: int) -> Command:
        """Return the move as a command; the inverse of `move`."""
        kind, mask = move >> moves.KIND, move & moves.MASK
        if kind == moves.BEAT:
            attack, card = mask & 0xFF, mask >> moves.CARD_OF_BEAT
            return Beat(self.cards[attack], self.cards[card])
        cards = self.cards_in(mask)
        match kind:
            case moves.LEAD:
                return Lead(cards)
            case moves.THROW:
                return ThrowIn(cards[0])
            case moves.TRANSFER:
                return Transfer(cards)
            case moves.TAKE:
                return Take()
            case _:
                return Done()


def is_modelled(rules: RuleSet, seats: int) -> bool:
    """Return whether the kernel can play by these rules."""
    return (
        seats <= MAX_SEATS
        and rules.refill != "cycle"
        and rules.lead != "pairs"
        and _tells_first_discard(rules)
        and NOT_MODELLED.isdisjoint(rules.to_json())
    )


def _tells_first_discard(rules: RuleSet) -> bool:
    """Return whether the discard pile shows if a bout was beaten off, if a limit needs that."""
    if rules.first_limit_until == "bout":
        return True
    return rules.take_what == "table" and rules.series_deck == "fresh"


@lru_cache(maxsize=256)
def pack_of(rules: RuleSet, seats: int, turned_up: Card | None) -> Pack:
    """Return the kernel's form of the rules with this trump card; the rules must be modelled."""
    strength = strength_of(rules, turned_up)
    cards = tuple(
        sorted(
            full_pack(rules.deck, jokers=rules.jokers),
            key=lambda card: (card.is_joker, strength.is_trump(card), card.rank, card.index),
        )
    )
    beaten_by = [
        sum(1 << bit for bit, card in enumerate(cards) if strength.beats(card, attack))
        for attack in cards
    ]
    of_rank = [
        sum(1 << bit for bit, card in enumerate(cards) if card.rank is other.rank)
        for other in cards
    ]
    trumps = sum(1 << bit for bit, card in enumerate(cards) if strength.is_trump(card))
    everything = (1 << len(cards)) - 1
    options = {
        "seats": seats,
        "hand_size": rules.hand_size,
        "attack_limit": NO_LIMIT if rules.attack_limit is None else rules.attack_limit,
        "first_bout_limit": NO_LIMIT if rules.first_bout_limit is None else rules.first_bout_limit,
        "first_limit_lasts": rules.first_limit_until == "discard",
        "takes_unbeaten": rules.take_what == "unbeaten",
        "most_idle_bouts": MAX_IDLE_BOUTS,
        "leads_single": rules.lead == "single",
        "nobody_adds": rules.throw_in == "none",
        "only_leader_adds": rules.throw_in == "leader",
        "only_neighbours_add": rules.throw_in == "neighbours",
        "waits": rules.throw_in_when == "all_beaten",
        "in_turn": rules.throw_in_order == "in_turn",
        "takes_any_time": rules.take_when == "any_time",
        "piles_on": rules.pile_on != "none",
        "is_pile_unlimited": rules.pile_on == "unlimited",
        "transfers": rules.transfer == "on",
        "transfers_any_time": rules.transfer_when == "any_time",
        "transfers_first_bout": rules.transfer_first_bout,
        "transfers_as_many": rules.transfer_count != "any",
        "transfers_no_more": rules.transfer_count == "exactly_equal",
        "transfers_heads_up": rules.transfer_heads_up != "never",
        "transfers_equal_hands": rules.transfer_heads_up == "equal_hands",
        "refills": rules.refill != "never",
        "attacker_draws_first": rules.first_draw == "attacker",
        "has_draws": rules.draws,
        "has_teams": rules.teams != "none",
        "transferable": everything if rules.transfer_trumps else everything & ~trumps,
        # In playouts jokers are kept as trumps are.
        "trumps": trumps | sum(1 << bit for bit, card in enumerate(cards) if card.is_joker),
    }
    team, order = teams_by_seat(rules, seats), order_of_play(rules, seats, EDITION)
    return Pack(
        KernelRules(options, beaten_by, of_rank, team, order),
        cards,
        {card: bit for bit, card in enumerate(cards)},
    )


def table_of(pack: Pack, view: PlayerView, hands: Sequence[int], talon: Sequence[int]) -> Table:
    """Return the state of the view with these hands and this talon.

    Hands are masks, the talon has bits in drawing order. The order in which hands became empty in
    this bout follows from the cards on the table.
    """
    bout = view.bout
    if bout is None:
        raise ValueError("no bout has started")
    table = Table(pack.rules)
    attacks = [pair.attack for pair in bout.table]
    beating = [pair.beaten_by for pair in bout.table if pair.beaten_by is not None]
    latest = {pair.seat: place for place, pair in enumerate(bout.table)}
    if beating:
        latest[bout.defender] = len(bout.table)
    empty = [seat for seat, hand in enumerate(view.hands) if not hand]
    emptied = sorted(
        (seat for seat in empty if view.places[seat] is None),
        key=lambda seat: latest.get(seat, -1),
    )
    table.lay(hands, [place or 0 for place in view.places], talon, emptied)
    table.number, table.leader, table.attacker = bout.number, bout.leader, bout.attacker
    table.defender, table.limit, table.taking = bout.defender, bout.limit, bout.taking
    table.done = sum(1 << seat for seat in bout.done)
    table.out = sum(1 << seat for seat in latest if view.places[seat] is not None)
    table.idle = view.idle_bouts
    is_early = not view.discard if table.rules.first_limit_lasts else bout.number == 1
    table.is_limited = is_early and view.rules.first_bout_limit is not None
    table.attacks = pack.mask(attacks)
    table.table = pack.mask([*attacks, *beating])
    table.open = pack.mask([pair.attack for pair in bout.table if pair.beaten_by is None])
    ranks = {card.rank for card in (*attacks, *beating)}
    table.ranks = pack.mask([card for card in pack.cards if card.rank in ranks])
    return table
