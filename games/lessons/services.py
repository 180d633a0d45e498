"""Beginning a lesson, or going on with the one that was left."""

from django.db import transaction

from games.lessons.script import LEARNER, Script
from games.play.models import BotLevel, Game, GameStatus, Seat
from games.play.selectors.games import get_game
from games.tables.services.opening import open_table
from games.tables.services.seat_plans import BotSeat, HostSeat, SeatPlan
from games.tables.terms import Access, FixedDeal, PlayedRules, Terms


def play_lesson(script: Script, *, user_id: int) -> Game:
    """The user's running game of the lesson; dealt now if there is none.

    It is a game of its own kind: private, never rated, with aids, and counted nowhere.
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
    seats: list[SeatPlan] = [BotSeat(BotLevel.BEGINNER)] * script.seats
    seats[LEARNER] = HostSeat()
    with transaction.atomic(durable=True):
        return open_table(terms, seats, host_id=user_id, start=True).pk
