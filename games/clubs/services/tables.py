"""Open a table for the club."""

from dataclasses import dataclass, replace
from datetime import datetime

from django.db import transaction

from games.clubs.models import ClubTable
from games.clubs.selectors import check_is_member
from games.clubs.services.founding import house_rule, lock_club
from games.play.models import Game
from games.play.reactions import announce_table_change
from games.play.selectors.games import get_game
from games.play.time.clock import Control
from games.tables.services.choices import new_terms
from games.tables.services.opening import open_table
from games.tables.services.seat_plans import HostPlan, OpenPlan, SeatPlan
from games.tables.terms import RulesChoice, TableChoice


@dataclass(frozen=True, slots=True, kw_only=True)
class ClubTableChoice:
    """The choice of a member for a table of the club; None is the house rule."""

    rules: RulesChoice | None = None
    seats: int | None = None
    clock: Control | None = None


def open_club_table(*, club_id: str, user_id: int, choice: ClubTableChoice, now: datetime) -> Game:
    """Open a casual table that the club's list shows, and that others find by its link alone.

    Raises NoClub, NotAMember, InvalidInput, InvalidRules.
    """
    with transaction.atomic(durable=True):
        club = lock_club(club_id)
        check_is_member(club, user_id)
        seats = choice.seats or club.seats
        rules = choice.rules or house_rule(club)
        wanted = TableChoice(
            preset=rules.preset,
            rules=rules.rules,
            rule_set=rules.rule_set,
            is_private=True,
            clock=choice.clock,
        )
        terms = new_terms(wanted, seats=seats, people=seats)
        if choice.rules is None:
            terms = replace(terms, played=replace(terms.played, name=club.rules_name))
        plans: list[SeatPlan] = [HostPlan(), *(OpenPlan() for _ in range(seats - 1))]
        game = open_table(terms, plans, host_id=user_id)
        ClubTable.objects.create(club=club, game=game, created_at=now)
        announce_table_change(game.pk, version=0)
    return get_game(game.pk)
