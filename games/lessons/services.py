"""Begin a lesson, or go on with a running one."""

from django.db import transaction

from games.lessons.script import LEARNER, Script
from games.play.models import BotLevel, Game, GameStatus, Seat
from games.play.selectors.games import get_game
from games.tables.services.opening import open_table
from games.tables.services.seat_plans import BotPlan, HostPlan, SeatPlan
from games.tables.terms import Access, FixedDeal, PlayedRules, Terms


def play_lesson(script: Script, *, user_id: int) -> Game:
    """Return the user's running game of the lesson; deal it first if there is none.

    Such a game is private, never rated, has aids, and counts in no statistics.
    """
    running = Seat.objects.filter(
        user_id=user_id,
        left_version=None,
        game__lesson=script.name,
        game_finished_at=None,
        game__status=GameStatus.ACTIVE,
    ).values_list("game_id", flat=True)
    game_id = running.order_by("-game_created_at").first()
    return get_game(game_id or _begin(script, user_id))


def _begin(script: Script, user_id: int) -> str:
    terms = Terms(
        played=PlayedRules(rules=script.rules),
        aids=True,
        access=Access(is_private=True),
        deal=FixedDeal(fixed_pack=" ".join(card.code for card in script.pack), lesson=script.name),
    )
    seats: list[SeatPlan] = [BotPlan(BotLevel.BEGINNER)] * script.seats
    seats[LEARNER] = HostPlan()
    with transaction.atomic(durable=True):
        return open_table(terms, seats, host_id=user_id, start=True).pk
