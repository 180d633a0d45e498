"""Proofs of the moves that keep a win, in a position between two players who know every card."""

from collections.abc import Sequence

from bots.kernel.setup import Pack, is_modelled, pack_of, table_of
from bots.kernel.solver import KernelSolver
from bots.kernel.table import Table
from bots.kernel.tree import IS_COMPILED
from games.engine import Command, GameState, Seat, Watcher, awaited_seats, legal_commands, view_for

STATES = 600_000 if IS_COMPILED else 20_000
"""The number of states that a proof may look at for one position; counted, not timed."""
FIRST_STATES = 256
MORE_STATES = 4
MAX_CARDS = 20
"""In both hands together. With more cards a proof mostly fails, and people can't work it out."""


def is_open(state: GameState) -> bool:
    """Return whether two players are left, who both know every card, and the kernel has the rules.

    At most the open trump card is still to come, so each knows what the other holds.
    """
    drawn = () if state.trump_card is None else (state.trump_card,)
    return (
        state.bout is not None
        and not state.is_over
        and len(state.in_play) == 2  # noqa: PLR2004 - a duel has two sides
        and state.talon in ((), drawn)
        and sum(map(len, state.hands)) <= MAX_CARDS
        and is_modelled(state.rules, state.seats)
        and len(awaited_seats(state)) == 1
    )


class WinProof:
    """Proves, in positions of one open game, which moves of the `hero` keep the win.

    The results for one position are reused in the positions after it.
    """

    def __init__(self, hero: Seat, rival: Seat, *, states: int = STATES) -> None:
        self.hero, self.rival = hero, rival
        self._states = states
        self._solver = KernelSolver(hero, rival, draw_is_enough=False, nodes=states)
        self._against = KernelSolver(rival, hero, draw_is_enough=True, nodes=states)

    def winning(self, state: GameState, *, most: int) -> tuple[Command, ...] | None:
        """Return the hero's moves that keep the win; None if the states do not suffice.

        It is the hero's turn. The search stops at `most` moves, without judging the others.
        """
        pack, table = _kernel(state)
        self._solver.nodes = self._states
        winning: list[Command] = []
        left = legal_commands(state, self.hero)
        share = FIRST_STATES
        while left and self._solver.nodes > 0:
            undecided = []
            for command in left:
                answer = self._solver.reaches(table, pack.move(command), share)
                if answer == 1:
                    winning.append(command)
                    if len(winning) == most:
                        return tuple(winning)
                elif answer < 0:
                    undecided.append(command)
            left, share = tuple(undecided), share * MORE_STATES
        return None if left else tuple(winning)

    def refuting(self, state: GameState, moves: Sequence[Command]) -> Command | None:
        """Return the first move of the rival that is proven to leave the hero no win.

        None if the states prove none. It is the rival's turn.
        """
        pack, table = _kernel(state)
        self._against.nodes = self._states
        for command in moves:
            if self._against.reaches(table, pack.move(command), self._states // len(moves)) == 1:
                return command
        return None


def _kernel(state: GameState) -> tuple[Pack, Table]:
    """Return the position in the kernel's form, with every card where it is."""
    pack = pack_of(state.rules, state.seats, state.turned_up)
    hands = [pack.mask(hand) for hand in state.hands]
    talon = [pack.bits[card] for card in state.talon]
    return pack, table_of(pack, view_for(state, Watcher.OPEN), hands, talon)
