"""Laws of people who sit, wait, are asked and are rated, after every step."""

from collections import Counter

from games.invitations.models import Invitation, InvitationStatus
from games.matchmaking.models import Match, Seek
from games.play.models import Game, GameStatus, Seat
from games.play.time.clock import Days
from games.play.time.columns import control_of
from games.ratings.models import RatedGame, RatedGameStatus, Rating, RatingBook, RatingChange
from games.ratings.system import ALL_TIME
from games.tables.models import Kick
from notifications.kinds import Kind
from notifications.models import Notification


class PeopleLaws:
    """The laws of people; knows which games ran after the step before."""

    def __init__(self) -> None:
        self._running: set[str] = set()

    def check(self) -> None:
        """Check them all."""
        running = {game.pk: game for game in Game.objects.filter(status=GameStatus.ACTIVE)}
        for game_id in running.keys() - self._running:
            _check_dealt_people_wait_no_more(running[game_id])
        self._running = set(running)
        _check_who_waits()
        _check_matches()
        _check_invitations()
        _check_kicked()
        _check_book()


def _check_dealt_people_wait_no_more(game: Game) -> None:
    """Being dealt into a game with people ends the wait, except for games by days."""
    people = set(game.seats.exclude(user=None).values_list("user_id", flat=True))
    if len(people) > 1 and not isinstance(control_of(game), Days):
        waiting = Seek.objects.filter(user__in=people)
        assert not waiting.exists(), f"{list(waiting)} were dealt into {game}"


def _check_who_waits() -> None:
    """Players on a running clock, rated or by quick match, wait in no queue."""
    playing = Seat.objects.filter(
        left_version=None, user__seek__isnull=False, game__status=GameStatus.ACTIVE
    ).exclude(game__clock__type="days")
    for seat in playing.select_related("game"):
        counts = seat.game.is_rated or Match.objects.filter(pk=seat.game_id).exists()
        people = seat.game.seats.exclude(user=None).count()
        assert not counts or people == 1, f"{seat} waits for another game"


def _check_matches() -> None:
    """Paired players sit in the game, which waits for answers, and nobody else is called to it."""
    for seek in Seek.objects.exclude(game=None).select_related("game"):
        assert seek.game is not None
        assert seek.game.status == GameStatus.STARTING, seek
        assert seek.game.seats.filter(user_id=seek.user_id).exists(), seek
    for match in Match.objects.select_related("game"):
        assert (match.due_at is not None) == (match.game.status == GameStatus.STARTING), match
    for call in Notification.objects.filter(kind=Kind.MATCH):
        unanswered = Seat.objects.filter(
            game_id=call.game_id,
            user_id=call.user_id,
            is_ready=False,
            game__status=GameStatus.STARTING,
        )
        assert unanswered.exists(), f"{call.user_id} is called to {call.game_id}"


def _check_invitations() -> None:
    """Nobody is still asked to a table where they sit, nor told of an invitation that is closed."""
    for invitation in Invitation.objects.filter(status=InvitationStatus.PENDING):
        seats = Seat.objects.filter(game_id=invitation.game_id, user_id=invitation.invited_id)
        assert not seats.exists(), invitation
    for notification in Notification.objects.filter(kind=Kind.INVITATION):
        pending = Invitation.objects.filter(
            game_id=notification.game_id,
            invited_id=notification.user_id,
            status=InvitationStatus.PENDING,
        )
        assert pending.exists(), f"{notification.user_id} is told of {notification.game_id}"


def _check_kicked() -> None:
    """Nobody comes back to a table they were sent away from, nor to its later games."""
    for kick in Kick.objects.all():
        tables = Game.objects.filter(status=GameStatus.OPEN, seats__user_id=kick.user_id)
        series = [game.pk for game in tables if kick.table_id in {game.pk, game.first_game_id}]
        assert series == [], f"{kick.user_id} sits in {series} again"


def _check_book() -> None:
    """Every finished rated game is counted, held back or due, and none of them twice."""
    entered = {entry.pk: entry for entry in RatedGame.objects.all()}
    for game in Game.objects.all():
        is_over = game.is_rated and game.status == GameStatus.FINISHED
        assert game.is_rating_due + (game.pk in entered) == is_over, game
    numbers = sorted(entry.number for entry in entered.values() if entry.number is not None)
    applied = [e for e in entered.values() if e.status == RatedGameStatus.APPLIED]
    newest = RatingBook.objects.values_list("last_number", flat=True).first() or 0
    assert numbers == list(range(1, newest + 1))
    assert len(applied) == len(numbers)
    changes = Counter(RatingChange.objects.values_list("user_id", "bot_level", "mode"))
    ratings = Rating.objects.filter(season=ALL_TIME)
    games = {
        tuple(player): number
        for *player, number in ratings.values_list("user_id", "bot_level", "mode", "games")
    }
    assert games == dict(changes)
