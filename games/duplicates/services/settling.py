"""Settle a finished game of a match: write its points, deal the next one, end the match."""

from datetime import datetime

from django.db import transaction
from django.db.models import Q

from games.duplicates.models import TABLES, DealGame, DuplicateMatch, MatchDeal, MatchStatus, Place
from games.duplicates.scoring import SideScores, score_of
from games.duplicates.services.dealing import deal_at
from games.duplicates.sides import SIDE_OF_SEAT, seat_of
from games.engine import Watcher
from games.play.broken import note_broken
from games.play.errors import StoreError
from games.play.models import Game, GameStatus
from games.play.reactions import Committed
from games.play.selectors.games import get_game
from games.play.selectors.updates import update_of

MAX_AT_ONCE = 200
OVER = (GameStatus.FINISHED, GameStatus.CANCELLED)


def settle(*, game_id: str, now: datetime) -> bool:
    """Write the points of a game that is over, and go on; return whether this call did.

    The table gets its next deal at once. Once both games of a deal are over, both are unsealed.
    Raises the store's errors.
    """
    with transaction.atomic():
        found = DealGame.objects.filter(game_id=game_id, ended_at=None).select_related("deal")
        if not found.exists():
            return False
        match = (
            DuplicateMatch.objects.select_for_update(no_key=True)
            .filter(played__games__game_id=game_id)
            .get()
        )
        row, game = found.first(), get_game(game_id)
        if row is None or game.status not in OVER:
            return False  # another call was quicker, or the game goes on
        score = _score(game, row.table)
        row.points_a, row.points_b, row.cards_a, row.cards_b = score
        row.ended_at = now
        row.save(update_fields=["ended_at", *SideScores._fields])
        places = list(match.places.all())
        _note_leavers(game, row.table, places)
        _go_on(match, row, places, now)
    return True


def settle_lost(*, now: datetime) -> int:
    """Write the points that no reaction has written; return their number."""
    over = DealGame.objects.filter(game__status__in=OVER, ended_at=None)
    games = list(over.order_by("began_at").values_list("game_id", flat=True)[:MAX_AT_ONCE])
    return sum(_settled(game_id, now) for game_id in games)


def settle_after(committed: Committed, *, now: datetime) -> None:
    """Write the points if the commit has ended a game of a match."""
    if committed.may_be_over:
        settle(game_id=committed.game_id, now=now)


def _settled(game_id: str, now: datetime) -> bool:
    try:
        return settle(game_id=game_id, now=now)
    except StoreError as error:
        note_broken(game_id, error)
        return False


def _score(game: Game, table: int) -> SideScores:
    view = update_of(game).seen_by(Watcher.SPECTATOR).view
    cards = [0, 0] if view is None else [len(hand) for hand in view.hands]
    return score_of(_places(game), cards, seat_of_a=seat_of(SIDE_OF_SEAT[1][0], table))


def _places(game: Game) -> list[int]:
    """Return the places of both seats; in a called-off game the player who gave up is last."""
    if game.status == GameStatus.FINISHED:
        return list(game.places or ())
    seats = list(game.all_seats)
    gone = [seat.left_version is not None for seat in seats]
    if not any(gone):
        gone = [seat.user_id is not None for seat in seats]
    return [1 + is_gone for is_gone in gone]


def _note_leavers(game: Game, table: int, places: list[Place]) -> None:
    """Give the places of players who left the game, or never came back, to bots."""
    by_side = {place.side: place for place in places if place.table == table}
    for seat in game.all_seats:
        place = by_side[SIDE_OF_SEAT[table][seat.number]]
        is_gone = seat.left_version is not None or game.status == GameStatus.CANCELLED
        if is_gone and seat.user_id is not None and not place.has_left:
            place.has_left = seat.left_version is not None or len(_people(game)) == 1
            place.save(update_fields=["has_left"])


def _people(game: Game) -> list[int]:
    return [seat.user_id for seat in game.all_seats if seat.user_id is not None]


def _go_on(match: DuplicateMatch, row: DealGame, places: list[Place], now: datetime) -> None:
    following = MatchDeal.objects.filter(match=match, number=row.deal.number + 1).first()
    if following is not None:
        deal_at(row.table, following, match=match, places=places, now=now)
    games = DealGame.objects.filter(deal=row.deal)
    if games.filter(ended_at__isnull=False).count() < len(TABLES):
        return
    Game.objects.filter(pk__in=games.values("game_id"), is_sealed=True).update(is_sealed=False)
    MatchDeal.objects.filter(pk=row.deal_id).update(ended_at=now)
    if not MatchDeal.objects.filter(Q(match=match), ended_at=None).exists():
        match.status = MatchStatus.FINISHED
        match.ended_at = now
        match.save(update_fields=["status", "ended_at"])
