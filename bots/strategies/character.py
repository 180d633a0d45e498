"""Bots that play like people: rules of thumb, a mix of habits, a memory that fails (characters)."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bots.strategies.base import Rng
from bots.strategies.endgame.exact import best_command
from bots.strategies.endgame.setup import endgame_of
from bots.strategies.habits import Habit
from bots.strategies.memory import odds_at_a_glance, odds_of_all_seen
from bots.strategies.outlook import seat_of
from bots.strategies.taste import Taste
from bots.strategies.temper import is_upset
from bots.strategies.thumb import rule_of_thumb
from games.engine import Command, Event, Offer, PlayerView
from games.engine.offers import spelled_out

NODES = 3_000
"""Positions that a player who counts looks at for one decision: a hundredth of a second."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Character:
    """Plays by the rules of thumb, within its habits.

    `habits` are pairs of a habit and the probability that it acts on a decision. `recall` is the
    probability that it knows the cards that it saw earlier; otherwise it knows only the table and
    its hand. With that knowledge it plays exactly as soon as at most `counts` cards are left in
    hands and on the table. While it is upset, because it took many cards, its habits are `temper`
    times as likely: this needs the log.
    """

    habits: tuple[tuple[Habit, float], ...] = ()
    recall: float = 0.0
    counts: int = 0
    temper: float = 1.0
    taste: Taste = field(default_factory=Taste)

    def choose(
        self, view: PlayerView, legal: Sequence[Offer], rng: Rng, log: Sequence[Event] = ()
    ) -> Command:
        """Return the best by the rules of thumb of the offers that the character considers."""
        acting = self.acting(view, rng, log)
        remembers = rng.random() < self.recall
        offers = list(legal)
        for habit in acting:
            offers = habit(view, offers) or offers
        odds = odds_of_all_seen(view) if remembers else odds_at_a_glance(view)
        favourite = rule_of_thumb(view, offers, odds=odds, taste=self.taste)
        if not remembers or len(offers) == 1 or _cards_left(view) > self.counts:
            return favourite
        endgame = endgame_of(view)
        if endgame is None:
            return favourite
        others = (command for command in spelled_out(offers) if command != favourite)
        return best_command(endgame, [favourite, *others], NODES)

    def acting(self, view: PlayerView, rng: Rng, log: Sequence[Event]) -> tuple[Habit, ...]:
        """Return the habits that act on this decision, by chance and by public facts alone."""
        factor = self.temper if is_upset(seat_of(view), log) else 1.0
        return tuple(habit for habit, chance in self.habits if rng.random() < chance * factor)


THUMB = Character()
"""The rules of thumb alone, without habits or memory."""


def _cards_left(view: PlayerView) -> int:
    """Return the number of cards in hands, on the table and in the talon."""
    table = 0 if view.bout is None else sum(1 + (p.beaten_by is not None) for p in view.bout.table)
    return sum(map(len, view.hands)) + sum(view.hidden) + table + view.talon
