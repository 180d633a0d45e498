"""What follows when a play is called (rules.md 4)."""

from __future__ import annotations

from games.engine.cards import Card
from games.engine.consequences import Step, draw, settle, start_bout
from games.engine.events import CallFailed, CheatCaught
from games.engine.plays import running
from games.engine.seat import Seat
from games.engine.state import Bout


def call(step: Step, caller: Seat, card: Card) -> Step:
    """The step with the play of `card` undone if it broke the rules, and the penalty drawn."""
    bout = running(step.state)
    penalty = step.state.rules.cheat_penalty
    cards = bout.played_with(card)
    if bout.cheats.isdisjoint(cards):
        return draw(step.then(CallFailed(caller, cards)), caller, penalty)
    caught = _caught(bout, caller, cards)
    step = draw(step.then(caught), caught.cheat, penalty)
    if running(step.state).table:
        return settle(step)
    return start_bout(step, bout.leader, number=bout.number)


def _caught(bout: Bout, caller: Seat, cards: tuple[Card, ...]) -> CheatCaught:
    cheat = bout.player_of(cards[0])
    assert cheat is not None  # noqa: S101 - calling what is not on the table is refused
    beaten_by = tuple(
        pair.beaten_by.itself
        for pair in bout.table
        if pair.beaten_by is not None and pair.attack.itself in cards
    )
    return CheatCaught(caller, cheat, cards, bout.defender, beaten_by)
