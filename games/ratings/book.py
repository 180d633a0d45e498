"""The book of rated games: which finished games count, once each, in the order of their end."""

import logging
from datetime import datetime

from django.db import transaction
from django.utils import timezone

from games.play.broken import note_broken
from games.play.log import BrokenLog, UnreadableEvent
from games.play.models import Game, Seat
from games.play.reactions import Committed, committed
from games.ratings.boosting import earlier_people, people_of
from games.ratings.errors import DeciderPlayed, NotHeld, UnreadableGame
from games.ratings.models import RatedGame, RatedGameStatus, RatingBook
from games.ratings.projection import Finished, finished, fold, save, stored_ratings
from games.ratings.reactions import RatingEntered, rating_entered
from games.ratings.system.fairness import signs

log = logging.getLogger(__name__)

MAX_AT_ONCE = 500
BROKEN_LOG = "broken_log"
"""The sign of a game whose end can't be read. It is held back, so that the next games count."""


def count_rated_games(*, limit: int = MAX_AT_ONCE) -> int:
    """Count or hold back the finished rated games that are due; return their number.

    Any number of workers may call this at once: the book's lock puts the games in one order.
    """
    done = 0
    while done < limit and _enter_next():
        done += 1
    return done


def seconds_due(now: datetime) -> float:
    """Return how long the oldest finished game has waited to be counted; 0 if none waits."""
    oldest = Game.objects.filter(is_rating_due=True).order_by("finished_at", "id").first()
    finished_at = None if oldest is None else oldest.finished_at
    return 0.0 if finished_at is None else max(0.0, (now - finished_at).total_seconds())


def release_rated_game(*, game_id: str, by_id: int) -> RatedGame:
    """Count a game that was held back, after all games counted so far; return its entry.

    Runs inside the caller's transaction. Raises NotHeld, DeciderPlayed, UnreadableGame.
    """
    book = _locked_book()
    entry = _held(game_id, by_id)
    game = Game.objects.prefetch_related("seats").get(pk=game_id)
    _decide(entry, RatedGameStatus.APPLIED, by_id)
    entry.number = _next_number(book)
    entry.save()
    _count(_end_of(game), entry.number)
    _notify(game, is_first=False)
    return entry


def annul_rated_game(*, game_id: str, by_id: int) -> RatedGame:
    """Exclude a held game from ratings for good; return its entry.

    Runs inside the caller's transaction. Raises NotHeld, DeciderPlayed.
    """
    _locked_book()
    entry = _held(game_id, by_id)
    _decide(entry, RatedGameStatus.ANNULLED, by_id)
    entry.save()
    _notify(Game.objects.get(pk=game_id), is_first=False)
    return entry


def _enter_next() -> bool:
    with transaction.atomic(durable=True):
        book = _locked_book()
        due = Game.objects.filter(is_rating_due=True).order_by("finished_at", "id")
        game = due.prefetch_related("seats").first()
        if game is None:
            return False
        _enter(game, book)
        Game.objects.filter(pk=game.pk).update(is_rating_due=False)
        _notify(game, is_first=True)
        return True


def _enter(game: Game, book: RatingBook) -> None:
    try:
        end = _end_of(game)
    except UnreadableGame:
        log.exception("The end of rated game %s can't be read.", game.pk)
        _hold(game, [BROKEN_LOG])
        return
    found = signs(people_of(game), earlier_people(game))
    if found:
        _hold(game, [sign.value for sign in found])
        return
    number = _next_number(book)
    RatedGame.objects.create(game=game, status=RatedGameStatus.APPLIED, number=number)
    _count(end, number)


def _end_of(game: Game) -> Finished:
    try:
        return finished(game)
    except (BrokenLog, UnreadableEvent) as error:
        note_broken(game.pk, error)
        raise UnreadableGame(f"The end of game {game.pk} can't be read.") from error


def _hold(game: Game, why: list[str]) -> None:
    RatedGame.objects.create(game=game, status=RatedGameStatus.HELD, signs=why)


def _count(end: Finished, number: int) -> None:
    ratings = stored_ratings(end.keys)
    changes = fold(ratings, end, number=number)
    save(ratings.values(), changes)


def _locked_book() -> RatingBook:
    RatingBook.objects.get_or_create(pk=1)
    return RatingBook.objects.select_for_update().get(pk=1)


def _next_number(book: RatingBook) -> int:
    book.last_number += 1
    book.save(update_fields=["last_number"])
    return book.last_number


def _held(game_id: str, by_id: int) -> RatedGame:
    entry = RatedGame.objects.filter(pk=game_id, status=RatedGameStatus.HELD).first()
    if entry is None:
        raise NotHeld("The ratings of this game are not held back.")
    if Seat.objects.filter(game_id=game_id, user_id=by_id).exists():
        raise DeciderPlayed("You played in this game; somebody else has to decide.")
    return entry


def _decide(entry: RatedGame, status: RatedGameStatus, by_id: int) -> None:
    entry.status = status
    entry.decided_by_id = by_id
    entry.decided_at = timezone.now()


def _notify(game: Game, *, is_first: bool) -> None:
    rating_entered.announce(RatingEntered(game.pk, is_first))
    committed.announce(
        Committed(
            game_id=game.pk,
            first_version=game.version + 1,
            last_version=game.version,
            is_table_changed=True,
        )
    )
