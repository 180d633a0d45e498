"""Measure beliefs about hidden cards: `python -m benchmarks.knowledge [--games N]`.

Bots play. Before each decision the mover's beliefs about the hands of others are compared with
where the cards are: the bits that are missing for knowing it, against those that are missing for
somebody who reckons with nothing but the cards not yet seen. Then, for each kind of sign, how
likely the card was in the hand all the same: from these the likelihoods are taken.
"""

import argparse
import random
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import log2

from bots.selfplay import Moment, moments_of
from bots.strategies.registry import STRATEGIES
from games.engine import PRESETS, Event, GameState, RuleSet, Seat
from games.engine.deck import pack_by
from games.knowledge import Knowledge, KnowledgeTracker
from games.knowledge.evidence import Sign
from games.knowledge.likelihood import LIKELIHOODS, Case, case_of

TABLES = ((2, "podkidnoy"), (4, "podkidnoy"), (2, "perevodnoy"))
BOTS = "casual,clever,learner,clever,casual,beginner"
MIN_CHANCE = 1e-3


@dataclass
class Bits:
    """Missing information about the place of each unseen card, summed over decisions."""

    cards: int = 0
    believed: float = 0.0
    even: float = 0.0

    def add(self, moment: Moment, knowledge: Knowledge) -> None:
        """Count all unseen cards and all hands in which they may be."""
        even = replace(knowledge, weights=({},) * len(knowledge.held))
        for seat in (seat for seat, unknown in enumerate(knowledge.unknown) if unknown):
            for card in knowledge.unseen:
                truth = card in moment.state.hands[seat]
                self.cards += 1
                self.believed += _missing(knowledge.chance(seat, card), truth=truth)
                self.even += _missing(even.chance(seat, card), truth=truth)


@dataclass
class SignTally:
    """Cards of one kind of sign: how many were held all the same, and expected without it."""

    cards: int = 0
    held: int = 0
    expected: float = 0.0

    @property
    def likelihood(self) -> float:
        """The odds that the cards are held, against the odds believed before the sign."""
        share = min(max(self.held / self.cards, MIN_CHANCE), 1 - MIN_CHANCE)
        before = self.expected / self.cards
        return share / (1 - share) * (1 - before) / before


@dataclass
class WatchingSeat:
    """A seat that watches the game, and the sums of what it believed."""

    bits: Bits
    signs: dict[Case, SignTally]
    watching: KnowledgeTracker = field(default_factory=KnowledgeTracker)
    told: int = 0

    def go_on(self, log: Sequence[Event], before: GameState | None) -> None:
        """See the new events, which followed from a move in the state before them."""
        knowledge = self.watching.knowledge() if before is not None else None
        for event in log[self.told :]:
            for evidence in self.watching.watch(event):
                seen = self.watching.seen
                if before is None or knowledge is None or seen is None:
                    continue
                if evidence.sign is Sign.IMPOSSIBLE:
                    continue
                for card in evidence.cards:
                    tally = self.signs[case_of(seen, evidence.sign, card)]
                    tally.cards += 1
                    tally.held += card in before.hands[evidence.seat]
                    tally.expected += knowledge.chance(evidence.seat, card)
        self.told = len(log)


def watch_game(
    rules: RuleSet, bots: Sequence[str], seed: str, bits: Bits, signs: dict[Case, SignTally]
) -> None:
    """Play one game, and add what it tells."""
    chance = random.Random(seed)
    pack = list(pack_by(rules))
    chance.shuffle(pack)
    players = [WatchingSeat(bits, signs) for _ in bots]
    before: GameState | None = None
    for moment in moments_of(rules, [STRATEGIES[bot] for bot in bots], pack, chance):
        for seat, player in enumerate(players):
            player.go_on(moment.logs[seat], before)
        if moment.mover is not None:
            bits.add(moment, players[moment.mover].watching.knowledge())
        before = moment.state


def _missing(chance: float, *, truth: bool) -> float:
    chance = min(max(chance, MIN_CHANCE), 1 - MIN_CHANCE)
    return -log2(chance if truth else 1 - chance)


def _seated(bots: Sequence[str], seats: int, game: int) -> list[str]:
    order: list[Seat] = [(game + seat) % len(bots) for seat in range(seats)]
    return [bots[place] for place in order]


def beliefs(games: int, bots: Sequence[str]) -> None:
    """Print the bits, then the likelihoods."""
    signs = defaultdict[Case, SignTally](SignTally)
    print(f"bits missing a card, {games} games each")
    for seats, preset in TABLES:
        bits = Bits()
        for game in range(games):
            seated = _seated(bots, seats, game)
            watch_game(PRESETS[preset].rules, seated, f"knowledge {game}", bits, signs)
        believed, even = bits.believed / bits.cards, bits.even / bits.cards
        print(
            f"{preset:11} {seats} seats  believing {believed:.4f}  reckoning evenly {even:.4f}"
            f"  ({bits.cards} cards)"
        )
    print("\nhow likely a card is held after a sign, against before")
    for case in (case for case in LIKELIHOODS if case in signs):
        sign, is_trump, is_drawing = case
        kind = f"{'trump' if is_trump else 'plain'} {'drawing' if is_drawing else 'talon empty'}"
        print(f"{sign:16} {kind:18} {signs[case].likelihood:.2f}  ({signs[case].cards} cards)")


def main() -> None:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="with each of three rule sets")
    parser.add_argument("--bots", default=BOTS)
    arguments = parser.parse_args()
    beliefs(arguments.games, arguments.bots.split(","))


if __name__ == "__main__":
    main()
