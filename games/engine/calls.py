"""What follows when a play is called (rules.md 4)."""

from __future__ import annotations

from games.engine.cards import Card
from games.engine.consequences import Story, draw, settle, start_bout
from games.engine.events import CallFailed, CheatCaught
from games.engine.seat import Seat
from games.engine.state import Bout


def call(story: Story, caller: Seat, card: Card) -> None:
    """Tell whether the play that put `card` on the table broke the rules, and who draws for it."""
    bout = story.bout
    cards = bout.played_with(card)
    if bout.cheats.isdisjoint(cards):
        story.tell(CallFailed(caller, cards))
        draw(story, caller, story.state.rules.cheat_penalty)
        return
    caught = _caught(bout, caller, cards)
    story.tell(caught)
    draw(story, caught.cheat, story.state.rules.cheat_penalty)
    if story.bout.table:
        settle(story)
    else:
        start_bout(story, bout.leader, number=bout.number)


def _caught(bout: Bout, caller: Seat, cards: tuple[Card, ...]) -> CheatCaught:
    cheat = bout.player_of(cards[0])
    assert cheat is not None  # noqa: S101 - calling what is not on the table is refused
    beaten_by = tuple(
        pair.beaten_by.itself
        for pair in bout.table
        if pair.beaten_by is not None and pair.attack.itself in cards
    )
    return CheatCaught(caller, cheat, cards, bout.defender, beaten_by)
