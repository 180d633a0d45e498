"""Beginning a lesson, or going on with the one that was left."""

from django.db import transaction

from games.lessons.script import LEARNER, Script
from games.play.models import BotLevel, Game, GameStatus, Seat
from games.play.selectors.games import get_game
from games.ratings.system import mode_of
from games.tables.services.deal_secrets import new_deal_secret
from games.tables.services.starting import deal


def play_lesson(script: Script, *, user_id: int) -> Game:
    """The user's running game of the lesson; dealt now if there is none.

    It is a game of its own kind: private, never rated, with aids, and counted nowhere. Nothing else
    makes a game with a fixed pack.
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
    secret = new_deal_secret()
    with transaction.atomic(durable=True):
        game = Game.objects.create(
            **secret._asdict(),
            rules=script.rules.to_json(),
            host_id=user_id,
            is_private=True,
            aids=True,
            lesson=script.name,
            fixed_pack=" ".join(card.code for card in script.pack),
            mode=mode_of(script.rules, script.seats),
        )
        seats = [_seat(game, number, user_id) for number in range(script.seats)]
        Seat.objects.bulk_create(seats)
        deal(game, seats)
    return secret.id


def _seat(game: Game, number: int, user_id: int) -> Seat:
    seat = Seat(game=game, number=number, game_created_at=game.created_at)
    if number == LEARNER:
        seat.user_id = user_id
    else:
        seat.bot_level = BotLevel.BEGINNER
    return seat
