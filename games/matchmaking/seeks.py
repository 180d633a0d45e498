"""Seeks: join the matchmaking queue, stay in it by heartbeats, and leave (cancel) it."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from django.db import connection, transaction
from django.utils.translation import gettext_lazy as _

from accounts.models import User
from accounts.selectors.relations import AT_A_TABLE, padded
from games.matchmaking.errors import (
    AlreadyPaired,
    AlreadyPlaying,
    NotForBots,
    OnlyForBots,
    SeekPaused,
)
from games.matchmaking.matches import give_up_match
from games.matchmaking.models import Match, MissedMatch, Seek
from games.matchmaking.pools import POOLS
from games.matchmaking.reactions import seeks_changed
from games.matchmaking.waits import games_with_clock
from games.play.models import GameStatus
from games.play.services.locks import lock_game
from games.tables.reactions import GameBegun
from games.tables.services.checks import check_have_accounts
from web.database.prepared_statements import PreparedQuery, together
from web.http.errors import InvalidInput
from web.http.field_sentences import one_of

LAPSES_AFTER = timedelta(seconds=75)
"""The time that a page may be silent: browsers let hidden pages act once a minute."""
BEAT = timedelta(seconds=5)
"""The least time between two writes of `heard_at`."""
MEMORY_OF_MISSES = timedelta(hours=1)
PAUSES = (timedelta(0), timedelta(0), timedelta(minutes=2), timedelta(minutes=10))
"""The pauses after 0, 1, 2, 3 or more missed games within `MEMORY_OF_MISSES`."""


def begin_seeking(*, user_id: int, pools: Sequence[str], is_rated: bool, now: datetime) -> Seek:
    """Let the user wait in these pools; a user who waits already goes on waiting, in these.

    Raises InvalidInput, AccountNeeded (rated), NotForBots, OnlyForBots, AlreadyPaired,
    AlreadyPlaying (a game with a running clock that is rated, or was made by matchmaking),
    SeekPaused (too many missed games).
    """
    names = _check_pools(pools)
    if is_rated:
        check_have_accounts([user_id])
    with transaction.atomic(durable=True):
        _check_kind(user_id, names)
        _check_may_seek(user_id, now)
        values = {"pools": names, "is_rated": is_rated, "heard_at": now}
        seek, is_new = Seek.objects.select_for_update().get_or_create(
            user_id=user_id, defaults={**values, "since": now}
        )
        if seek.game_id is not None:
            raise AlreadyPaired(seek.game_id)
        if not is_new:
            if has_lapsed(seek, now):
                seek.since = now
            seek.pools, seek.is_rated, seek.heard_at = names, is_rated, now
            seek.save(update_fields=["pools", "is_rated", "heard_at", "since"])
        seeks_changed.announce(None)
    return seek


def keep_seeking(*, user_id: int, now: datetime) -> None:
    """Note that the user's page is still open; a seek that has lapsed is not revived."""
    Seek.objects.filter(user_id=user_id, heard_at__lt=now - BEAT).filter(
        heard_at__gte=now - LAPSES_AFTER
    ).update(heard_at=now)


def stop_seeking(*, user_id: int, now: datetime) -> None:
    """End the user's wait; if the user is paired, the game is cancelled and the others wait on.

    Does nothing for a user who does not wait, or whose cards are dealt.
    """
    with transaction.atomic(durable=True):
        seek = Seek.objects.filter(user_id=user_id).first()
        if seek is None:
            return
        if seek.game_id is not None:
            _decline(seek.game_id, user_id, now)
            return
        # A seek that is paired at this very moment stays; the page is sent the game.
        Seek.objects.filter(user_id=user_id, game=None).delete()


def delete_missed_of(user_id: int) -> None:
    """Delete the games that the user missed."""
    MissedMatch.objects.filter(user_id=user_id).delete()


def delete_old_misses(*, now: datetime) -> int:
    """Delete the missed games older than a day; return their number."""
    return MissedMatch.objects.filter(at__lt=now - timedelta(days=1)).delete()[0]


def has_lapsed(seek: Seek, now: datetime) -> bool:
    """Return whether the page of the waiting user has been silent for too long."""
    return seek.heard_at < now - LAPSES_AFTER


def paused_until(user_id: int, now: datetime) -> datetime | None:
    """Return the moment until which a user who missed games can't wait for one.

    None if there is none.
    """
    misses = MissedMatch.objects.filter(user_id=user_id, at__gt=now - MEMORY_OF_MISSES)
    times = sorted(misses.values_list("at", flat=True))
    if not times:
        return None
    until: datetime = times[-1] + PAUSES[min(len(times), len(PAUSES) - 1)]
    return until if until > now else None


def end_seeks(news: GameBegun) -> None:
    """End the waits of the players of a game that was dealt, in the transaction of the deal.

    Players of a game with days for each command may wait on.
    """
    # Most games are made without matchmaking, and reading costs less than writing nothing.
    with together(connection):
        matches = _due_match.sent(news.game_id)
        seeks = _seeks_at_table.sent(*padded(news.user_ids or (0,)))
        is_match, is_sought = bool(matches()), bool(seeks())
    if is_match:
        Match.objects.filter(game_id=news.game_id).update(due_at=None)
    if news.keeps_people and is_sought:
        Seek.objects.filter(user_id__in=news.user_ids).delete()


_due_match = PreparedQuery(
    lambda game_id: Match.objects.filter(game_id=game_id, due_at__isnull=False).order_by(),
    "(the game)",
)
_seeks_at_table = PreparedQuery(
    lambda *user_ids: Seek.objects.filter(user_id__in=user_ids).order_by(),
    *range(-1, -1 - AT_A_TABLE, -1),
)


def _check_pools(pools: Sequence[str]) -> list[str]:
    unknown = next((place for place, name in enumerate(pools) if name not in POOLS), None)
    if unknown is not None:
        raise InvalidInput(f"pools.{unknown}", ("unknown", one_of(POOLS)))
    if not pools:
        raise InvalidInput("pools", ("empty", _("Choose at least one pool.")))
    return [name for name in POOLS if name in pools]


def _check_may_seek(user_id: int, now: datetime) -> None:
    playing = games_with_clock([user_id])
    if playing:
        raise AlreadyPlaying(playing[user_id])
    until = paused_until(user_id, now)
    if until is not None:
        raise SeekPaused(until)


def _decline(game_id: str, user_id: int, now: datetime) -> None:
    game = lock_game(game_id)
    if game.status == GameStatus.STARTING:
        give_up_match(game, absent=[user_id], now=now)
        seeks_changed.announce(None)


def _check_kind(user_id: int, pools: Sequence[str]) -> None:
    """Raise NotForBots or OnlyForBots if one of the pools is for the other kind of account.

    Locks the user, so that a person stays a person.
    """
    is_bot = User.objects.select_for_update(no_key=True).get(pk=user_id).is_bot
    if is_bot and not all(POOLS[name].for_bots for name in pools):
        raise NotForBots("Bots wait in the pools whose names begin with bots_.")
    if not is_bot and any(POOLS[name].for_bots for name in pools):
        raise OnlyForBots("The pools whose names begin with bots_ are for bot accounts.")
