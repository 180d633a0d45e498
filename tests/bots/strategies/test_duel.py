"""The compact model of the endgame against the engine itself: same moves, same results."""

import json
import random
from collections.abc import Iterator

import pytest

from bots.kernel import solver as kernel
from bots.strategies.endgame.duel import DuelPosition, End, Next
from bots.strategies.endgame.setup import MAX_CARDS, Endgame, endgame_of
from bots.strategies.endgame.solver import DuelSolver, Goal, OutOfNodes
from bots.strategies.search.situation import situation_of
from games.engine import (
    GameState,
    RuleSet,
    Seat,
    awaited_seats,
    legal_commands,
    legal_offers,
    view_for,
)
from games.engine import replay as state_of
from games.engine.cards import Card
from games.engine.deck import pack_by
from tests.support.play import after, opening, random_pack
from tests.support.positions import codes, position
from tests.support.tiers import first_of

RULES = {
    "base": RuleSet(deck=24),
    "transfer": RuleSet(deck=24, transfer="on"),
    "transfer as many": RuleSet(
        deck=24, transfer="on", transfer_count="at_least_equal", transfer_trumps=False
    ),
    "transfer of equals": RuleSet(
        deck=24, transfer="on", transfer_heads_up="equal_hands", attack_limit=2
    ),
    "transfer just as many": RuleSet(
        deck=24, transfer="on", transfer_count="exactly_equal", first_draw="attacker"
    ),
    "transfer at any time": RuleSet(deck=24, transfer="on", transfer_when="any_time"),
    "transfer at any time as many": RuleSet(
        deck=24,
        transfer="on",
        transfer_when="any_time",
        transfer_count="at_least_equal",
        attack_limit=3,
    ),
    "thrown in when all is beaten": RuleSet(
        deck=24, lead="single", throw_in="leader", throw_in_when="all_beaten", pile_on="none"
    ),
    "piling on": RuleSet(deck=24, pile_on="unlimited", transfer="on", attack_limit=1),
    "nothing after a take": RuleSet(deck=24, pile_on="none"),
    "nothing thrown in": RuleSet(deck=24, throw_in="none"),
    "no draws": RuleSet(deck=24, draws=False),
    "single leads": RuleSet(deck=24, lead="single", trump="cycle"),
    "trumps by rank": RuleSet(deck=24, rank_trump="above_suit", lowest_beats_highest=True),
    "over with the talon": RuleSet(
        deck=24, refill="cycle", trump_swap=True, changing_trump=True, redeal="on_request"
    ),
    "either way round": RuleSet(deck=24, transfer="on", transfer_direction="chosen_bout"),
    "two packs": RuleSet(deck=24, decks=2, hand_size=4, transfer="on", own_suit_only="clubs"),
}
each_rule_set = pytest.mark.parametrize("rules", RULES.values(), ids=RULES)


def result(state: GameState, seat: Seat) -> End:
    if state.durak is None:
        return End.DRAWN
    return End.LOST if state.durak == seat else End.WON


def by_cards(endgame: Endgame, place: DuelPosition, *, hero_attacks: bool) -> tuple[object, ...]:
    """Return the position in cards instead of bits."""

    def cards(mask: int) -> frozenset[Card]:
        return frozenset(card for card, bit in endgame.bits.items() if mask & bit)

    masks = (place.attacker, place.defender, place.table, place.open)
    return (hero_attacks, place.taking, *map(cards, masks))


def turns(rules: RuleSet, rng: random.Random) -> Iterator[tuple[GameState, Seat]]:
    """Yield the turns of a random game of two, each with the seat to move."""
    state = state_of(opening(rules, 2, rng))
    while not state.is_over:
        seat = awaited_seats(state)[0]
        yield state, seat
        state = after(state, seat, rng.choice(legal_commands(state, seat))).after


@each_rule_set
@pytest.mark.parametrize("seed", first_of(range(5), 2))
def test_each_command_leads_where_the_engine_says(rules: RuleSet, seed: int) -> None:
    seen = 0
    for state, seat in turns(rules, random.Random(f"follow {seed}")):
        endgame = endgame_of(view_for(state, seat))
        if endgame is None:
            continue
        for command in legal_commands(state, seat):
            seen += 1
            following = after(state, seat, command).after
            _same(endgame, endgame.after(command), following, seat)
    assert seen or rules.trump == "cycle"


def _same(endgame: Endgame, got: Next, state: GameState, hero: Seat) -> None:
    if isinstance(got, End):
        assert state.is_over
        assert got is result(state, hero)
        return
    seat = awaited_seats(state)[0]
    again = endgame_of(view_for(state, seat))
    if again is None:
        assert state.idle_bouts or _are_too_many(state)  # both are left to the rules of thumb
        return
    there = again.position
    assert by_cards(endgame, got, hero_attacks=got.hero_attacks) == by_cards(
        again, there, hero_attacks=there.hero_attacks is (seat == hero)
    )


def _are_too_many(state: GameState) -> bool:
    """Return whether more cards are in play than are searched.

    Cards on the table count twice.
    """
    table = () if state.bout is None else state.bout.table
    return sum(map(len, state.hands)) + 2 * len(table) > MAX_CARDS


def plain_result(state: GameState, hero: Seat, known: dict[object, int]) -> int:
    """Return 1, 0 or -1 for the hero, by plain minimax over the engine's commands in turn."""
    if state.is_over:
        return {End.WON: 1, End.DRAWN: 0, End.LOST: -1}[result(state, hero)]
    assert state.bout is not None
    key = (state.hands, state.talon, state.bout._replace(number=0))
    if key not in known:
        seat = awaited_seats(state)[0]
        best = max if seat == hero else min
        known[key] = best(
            plain_result(after(state, seat, command).after, hero, known)
            for command in legal_commands(state, seat)
        )
    return known[key]


def small_endgame(rules: RuleSet, rng: random.Random) -> GameState:
    """Return a position in which seat 0 leads, with two to four cards in each hand.

    Mostly without a talon.
    """
    pack = random_pack(rng, rules)
    trump = min(pack_by(rules), key=pack.index)
    most = 4 if rules.decks == 1 else 3
    mine, yours = rng.randint(2, most), rng.randint(2, most)
    has_talon = rules.trump == "turned_up" and rules.refill == "bout" and rng.random() < 0.3
    cards = [card for card in pack if not (has_talon and card is trump)]
    defender = cards[mine : mine + yours]
    limit = min(rules.attack_limit or yours, yours)
    turned_up = trump.code if rules.trump == "turned_up" else "-"
    return position(
        f"""
        rules {json.dumps(rules.to_json())}
        hand {codes(cards[:mine])}
        hand {codes(defender)}
        talon {trump.code if has_talon else "-"}
        trump {turned_up} {turned_up} -
        bout 9 0 0 1 {limit}
        """
    )


@each_rule_set
@pytest.mark.parametrize("seed", first_of(range(8), 3))
def test_the_solver_finds_what_plain_minimax_on_the_engine_finds(rules: RuleSet, seed: int) -> None:
    state = small_endgame(rules, random.Random(f"solve {seed}"))
    endgame = endgame_of(view_for(state, 0))
    assert endgame is not None
    wins = DuelSolver(endgame.duel, Goal.WIN, 100_000).reaches_goal(endgame.position)
    draws = DuelSolver(endgame.duel, Goal.DRAW, 100_000).reaches_goal(endgame.position)
    value = plain_result(state, 0, {})
    assert (wins, draws) == (value > 0, value >= 0)
    assert by_kernel(state) in {None, (wins, draws)}


def by_kernel(state: GameState) -> tuple[bool, bool] | None:
    """Return whether seat 0 wins, and does not lose, by the kernel; None for unknown rules."""
    situation = situation_of(view_for(state, 0), legal_offers(state, 0))
    if situation is None:
        return None
    found = []
    for draw_is_enough in (False, True):
        solver = kernel.KernelSolver(0, 1, draw_is_enough=draw_is_enough, nodes=100_000)
        answers = [solver.reaches(situation.table, move, 100_000) for move in situation.moves]
        found.append(max(answers) == 1)
    return found[0], found[1]


def test_a_solver_out_of_nodes_says_so() -> None:
    state = position(
        """
        hand 6C 8C TC 6D 8D TD
        hand 7C 9C JC 7D 9D JD
        bout 9 0 0 1 6
        """
    )
    endgame = endgame_of(view_for(state, 0))
    assert endgame is not None
    with pytest.raises(OutOfNodes):
        DuelSolver(endgame.duel, Goal.WIN, 10).reaches_goal(endgame.position)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("hand 6C\nhand 7C\nhand 8C\nbout 9 0 0 1 1", id="three in play"),
        pytest.param("hand 6C\nhand 7C\ntalon KD AH\nbout 9 0 0 1 1", id="cards not known"),
        pytest.param("hand 6C\nhand 7C\nbout 1 0 0 1 1", id="first bout"),
        pytest.param("hand 6C\nhand 7C\nidle 38\nbout 50 0 0 1 1\nedition 1", id="nearly drawn"),
        pytest.param("hand 6C\nhand 7C 8C\nbout 9 0 0 1 1\ntable 0:6D", id="not its turn"),
    ],
)
def test_other_positions_are_not_taken_for_duels(text: str) -> None:
    assert endgame_of(view_for(position(text), 0)) is None
