"""The master: Monte Carlo tree search (MCTS) over sampled deals of the hidden cards.

Each iteration deals the cards that the seat cannot know by chance (determinization), and plays the
game to its end (a rollout), or to the end of the bout where a network values positions.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bots.kernel.tree import TreeSearch
from bots.strategies.base import Rng, Strategy
from bots.strategies.clever import Clever
from bots.strategies.search.beliefs import weights_of
from bots.strategies.search.exact import proven_moves
from bots.strategies.search.situation import situation_of
from bots.strategies.search.values import network_for
from games.engine import Command, Event, Offer, PlayerView

ITERATIONS = 10_000
"""The number of sampled deals, and of rollouts, for one move."""
DUELLISTS = 2
STATES = 400_000
SIMPLE_PER_MILLE = 500
BITS = 53


@dataclass(frozen=True, slots=True)
class Master:
    """Plays by search, exactly when two are left and all cards are known, else as `substitute`.

    `iterations` is the number of games played out for one decision; with two players left it is
    `iterations_of_two`, since their games are short. Where a value network knows the rules, it is
    `iterations_valued`, since they end with the bout; 0 means that no network is used. `states` is
    the number of states of the exact search. Of a thousand moves of others about `simple` are
    assumed to follow rules of thumb, as many players do. Work is counted and not timed, so that the
    same turn gives the same command.
    """

    iterations: int = ITERATIONS
    iterations_of_two: int = ITERATIONS
    iterations_valued: int = 0
    states: int = STATES
    simple: int = SIMPLE_PER_MILLE
    substitute: Strategy = field(default_factory=Clever)

    def choose(
        self, view: PlayerView, legal: Sequence[Offer], rng: Rng, log: Sequence[Event] = ()
    ) -> Command:
        """Return the command tried most in the search, or proven best."""
        situation = situation_of(view, legal)
        if situation is None:
            return self.substitute.choose(view, legal, rng, log)
        moves: Sequence[int] = situation.moves
        if situation.rival is not None and len(moves) > 1:
            moves, is_proven = proven_moves(situation, situation.rival, self.states)
            if is_proven:
                return situation.command(moves[0])
        if len(moves) == 1:
            return situation.command(moves[0])
        seed = int(rng.random() * (1 << BITS))
        network = network_for(view.rules, view.seats) if self.iterations_valued else None
        search = TreeSearch(
            situation.table,
            situation.viewer,
            situation.hidden,
            situation.slots,
            seed,
            weights_of(situation, log),
            self.simple,
        )
        search.network = network
        iterations = self._played_out(view) if network is None else self.iterations_valued
        tried = [found for found in search.run(iterations) if found[0] in moves]
        return situation.command(max(tried, key=lambda found: (found[1], -found[0]))[0])

    def _played_out(self, view: PlayerView) -> int:
        is_duel = view.places.count(None) == DUELLISTS
        return self.iterations_of_two if is_duel else self.iterations
