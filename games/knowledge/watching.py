"""From a viewer's own events to what it may know and believe of every card it does not see."""

from collections.abc import Iterator, Sequence

from games.engine import HIDDEN, Card, Event, Seat
from games.engine.events import CardsDealt, CardsDrawn, GameStarted, HiddenPickedUp
from games.knowledge.evidence import Evidence, Sign, evidence_of
from games.knowledge.knowledge import Knowledge
from games.knowledge.likelihood import likelihood
from games.knowledge.seen import SeenCards

MIN_WEIGHT = 0.02
"""Unlikely cards stay possible: people make mistakes, and signs depend on each other."""


def knowledge_of(events: Sequence[Event]) -> Knowledge:
    """Return the viewer's knowledge after these events, which it saw from the first one on.

    The events are as `redact` gives them to the viewer. Nothing else is used, so hidden cards can't
    make a difference. Raises ValueError for events that do not begin with a deal.
    """
    watching = KnowledgeTracker()
    for event in events:
        watching.watch(event)
    return watching.knowledge()


class KnowledgeTracker:
    """A game watched event by event, with the evidence of each event about unseen cards."""

    def __init__(self) -> None:
        self.seen: SeenCards | None = None
        self.weights: list[dict[Card, float]] = []
        self._said: set[tuple[Seat, Sign, Card]] = set()

    def watch(self, event: Event) -> tuple[Evidence, ...]:
        """Apply one event; return its evidence, without evidence that was known already.

        Raises ValueError if the first event does not start a game.
        """
        if isinstance(event, GameStarted):
            self.seen = SeenCards.start(event)
            return ()
        seen = self._begun()
        new = tuple(self._new(seen, event))
        for evidence in new:
            self._weigh(seen, evidence)
        if isinstance(event, CardsDealt):
            self.weights = [{} for _ in range(seen.seats)]
            self._said.clear()
        if isinstance(event, CardsDrawn | HiddenPickedUp):
            self._join(seen, event.seat, event.cards.count(HIDDEN))
        seen.see(event)
        return new

    def knowledge(self) -> Knowledge:
        """Return the present knowledge. Raises ValueError before the deal."""
        seen = self._begun()
        if not seen.held:
            raise ValueError("no cards are dealt")
        return Knowledge(
            held=tuple(frozenset(cards) for cards in seen.held),
            unknown=tuple(seen.unknown),
            face_down=tuple(seen.face_down),
            talon=seen.talon,
            bottom=seen.bottom,
            gone=frozenset(seen.gone),
            unseen=frozenset(seen.unseen),
            weights=tuple(
                {card: weight for card, weight in weights.items() if card in seen.unseen}
                for weights in self.weights
            ),
        )

    def _begun(self) -> SeenCards:
        if self.seen is None:
            raise ValueError("a game begins with game_started")
        return self.seen

    def _new(self, seen: SeenCards, event: Event) -> Iterator[Evidence]:
        """Yield the evidence of the event that is not known of the same cards already."""
        for seat, sign, cards in evidence_of(seen, event):
            new = tuple(card for card in cards if (seat, sign, card) not in self._said)
            self._said.update((seat, sign, card) for card in new)
            if new:
                yield Evidence(seat, sign, new)

    def _weigh(self, seen: SeenCards, evidence: Evidence) -> None:
        weights = self.weights[evidence.seat]
        for card in evidence.cards:
            weight = weights.get(card, 1.0) * likelihood(seen, evidence.sign, card)
            weights[card] = max(weight, MIN_WEIGHT) if weight else 0.0

    def _join(self, seen: SeenCards, seat: Seat, new: int) -> None:
        """Note that unknown cards come to the hand; no evidence counts against them there."""
        if not new:
            return
        old = seen.unknown[seat]
        self.weights[seat] = {
            card: (old * weight + new) / (old + new) for card, weight in self.weights[seat].items()
        }
        self._said = {said for said in self._said if said[0] != seat}
