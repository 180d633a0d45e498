"""Play won endgames of two to their end: `python -m benchmarks.endgames [--number 2000]`.

Deals of podkidnoy are played by simple rules, now and then by chance, until the talon is empty and
no more than 14 cards are left. Where the player to move has a proven win, the exact search of
`master` plays on for it, with the states that it has at work, against a rival who plays by simple
rules and chance. Not one may be lost or drawn. Runs on the kernel alone.
"""

import argparse
import random
from collections.abc import Iterator
from time import process_time

from bots.kernel.chance import Chance
from bots.kernel.course import play
from bots.kernel.moves import Moves
from bots.kernel.playout import Playout
from bots.kernel.setup import Pack, pack_of
from bots.kernel.solver import KernelSolver
from bots.kernel.table import Table
from bots.kernel.turns import mover
from bots.strategies.master import STATES
from bots.strategies.search.exact import proven_moves
from bots.strategies.search.situation import SearchTurn
from games.engine import RuleSet
from games.engine.deck import full_pack

MAX_CARDS = 14
BY_CHANCE = 0.3
NODES = 20_000_000
ROOM = 1 << 26
"""The entries of the table that finds won endgames: more than twice its states."""
RULES = RuleSet()


class EndgameCourse:
    """Kernel games of two, one move after the other."""

    def __init__(self, seed: str) -> None:
        self.chance = random.Random(seed)
        self._moves = Moves()
        self._playout = Playout(Chance(1))

    def dealt(self, seats: int = 2) -> tuple[Pack, Table]:
        """A new deal, led by seat 0."""
        cards = list(full_pack(RULES.deck))
        self.chance.shuffle(cards)
        size = RULES.hand_size
        hands = [cards[seat * size : (seat + 1) * size] for seat in range(seats)]
        trump_card, *rest = cards[seats * size :]
        pack = pack_of(RULES, seats, trump_card)
        table = Table(pack.rules)
        talon = [pack.bits[card] for card in (*rest, trump_card)]
        table.lay([pack.mask(hand) for hand in hands], [0] * seats, talon, [])
        table.number, table.defender = 1, 1
        table.limit = table.limit_against(1, 0)
        return pack, table

    def moves(self, table: Table) -> tuple[int, ...]:
        """The moves of the seat that moves next."""
        self._moves.find(table, mover(table), in_turn=True)
        return tuple(self._moves.at(place) for place in range(self._moves.size))

    def simple_move(self, table: Table) -> int:
        """A move by simple rules, or by chance."""
        if self.chance.random() < BY_CHANCE:
            return self.chance.choice(self.moves(table))
        return self._playout.choose(table, mover(table))


def won_endgames(number: int, course: EndgameCourse) -> Iterator[tuple[Pack, Table]]:
    """So many endgames that the seat to move has won; its first choice in each game."""
    while number:
        pack, table = course.dealt()
        while not table.is_over:
            if _is_endgame(table) and len(moves := course.moves(table)) > 1:
                if _is_won(table, moves):
                    yield pack, table
                    number -= 1
                break
            play(table, mover(table), course.simple_move(table))


def _is_endgame(table: Table) -> bool:
    in_play = (table.hand(0) | table.hand(1) | table.table).bit_count()
    return table.drawn == table.talon_size and in_play <= MAX_CARDS


def _is_won(table: Table, moves: tuple[int, ...]) -> bool:
    hero = mover(table)
    solver = KernelSolver(hero, 1 - hero, draw_is_enough=False, nodes=NODES, room=ROOM)
    return any(solver.reaches(table, move, NODES) == 1 for move in moves)


def is_kept(pack: Pack, table: Table, course: EndgameCourse, states: int) -> bool:
    """Return whether the seat to move wins by exact play with so many states a decision."""
    hero = mover(table)
    while not table.is_over:
        seat, moves = mover(table), course.moves(table)
        move = moves[0]
        if seat != hero:
            move = course.simple_move(table)
        elif len(moves) > 1:
            situation = SearchTurn(pack, table, hero, (), (0, 0), moves)
            (move, *_), _ = proven_moves(situation, 1 - hero, states)
        play(table, seat, move)
    return table.place(hero) < table.place(1 - hero)


def show(number: int, seed: str, states: int = STATES) -> None:
    """Print how many of so many won endgames were not won."""
    course, lost, start = EndgameCourse(seed), 0, process_time()
    for pack, table in won_endgames(number, course):
        lost += not is_kept(pack, table, course, states)
    print(
        f"{number} won endgames of up to {MAX_CARDS} cards, {states} states a decision:"
        f" {lost} not won"
    )
    print(f"{process_time() - start:.0f} s of processor time")


def main() -> None:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=2000)
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    show(arguments.number, arguments.seed)


if __name__ == "__main__":
    main()
