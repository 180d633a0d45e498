"""What quick match tells other rooms."""

from typing import NamedTuple

from web.reactions import Reactions


class PersonPaired(NamedTuple):
    """Somebody was given a seat in a game."""

    user_id: int
    game_id: str


seeks_changed: Reactions[None] = Reactions("seeks_changed")
"""Somebody waits as of now, or waits again: people can be paired sooner than by the sweep."""

person_paired: Reactions[PersonPaired] = Reactions("person_paired")
