"""The matchmaking sweep: group the people who wait, and give up matches that nobody answers.

Any number of sweeps may run at once. The one that locks the row of the heartbeat makes the games;
the others make none. Besides, each person has one seek, and a sweep locks the seeks that it pairs.
"""

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta

from django.db import connection, transaction

from accounts.selectors.relations import blocked_pairs, mutual_pairs
from games.matchmaking.grouping import Group, Seeker, Ties, form_groups
from games.matchmaking.matches import ANSWER_WITHIN, MatchedGroup, give_up_match, make_match
from games.matchmaking.models import Match, Seek
from games.matchmaking.pools import POOLS
from games.matchmaking.seeks import LAPSES_AFTER
from games.matchmaking.team_balance import balanced_seats
from games.matchmaking.waits import games_with_clock, last_meetings
from games.play.models import Game, GameStatus, Sweep, SweepHeartbeat
from games.play.services.locks import lock_game
from games.play.time.heartbeat import record_heartbeat
from games.ratings.models import Rating
from games.ratings.system import ALL_TIME, NEW, Skill
from notifications.selectors.announcements import restart_ahead

MAX_AT_ONCE = 400
MEMORY_OF_MEETINGS = timedelta(minutes=30)


def match_players(*, now: datetime, served_since: datetime | None = None) -> int:
    """Pair the people who wait, and end the paired games that somebody did not answer in time.

    No player could reach the service between the last heartbeat and `served_since`, if that is
    later. Return the number of games that were made.
    """
    if not Seek.objects.exists() and not Match.objects.filter(due_at__isnull=False).exists():
        return 0
    record_heartbeat(
        Sweep.QUICK_MATCH,
        now=now,
        compensate=compensate_waits,
        correct_clock_jump=correct_waits,
        served_since=served_since,
    )
    give_up_late_matches(now=now)
    return make_matches(now=now)


def compensate_waits(outage_since: datetime, now: datetime) -> int:
    """Restart the time to keep a seek alive or to answer, after an outage.

    Return the number of seeks.
    """
    with transaction.atomic(durable=True):
        alive = Seek.objects.filter(heard_at__gte=outage_since - LAPSES_AFTER)
        Match.objects.filter(due_at__lt=now + ANSWER_WITHIN).update(due_at=now + ANSWER_WITHIN)
        return alive.update(heard_at=now)


def correct_waits(now: datetime) -> int:
    """Correct moments that are in the future since the machine's clock jumped backwards.

    Return the number of seeks.
    """
    with transaction.atomic(durable=True):
        Match.objects.filter(due_at__gt=now + ANSWER_WITHIN).update(due_at=now + ANSWER_WITHIN)
        Seek.objects.filter(since__gt=now).update(since=now)
        return Seek.objects.filter(heard_at__gt=now).update(heard_at=now)


def make_matches(*, now: datetime) -> int:
    """Make a game for each group that fits; make none while another sweep does so.

    Return the number of games.
    """
    with transaction.atomic(durable=True):
        if not _is_my_turn():
            return 0
        seeks = _waiting(now)
        # People who want a rated game go on waiting until the restart is over.
        kinds = (False,) if restart_ahead(now) else (True, False)
        made = [
            _make(group, is_rated=is_rated, now=now)
            for is_rated in kinds
            for group in _groups(
                [s for s in seeks if s.is_rated == is_rated], is_rated=is_rated, now=now
            )
        ]
    return len(made)


def give_up_late_matches(*, now: datetime) -> int:
    """End the paired games that somebody has not answered in time; return their number."""
    late = list(Match.objects.filter(due_at__lte=now).values_list("pk", flat=True))
    return sum(_give_up(game_id, now) for game_id in late)


def _give_up(game_id: str, now: datetime) -> bool:
    with transaction.atomic(durable=True):
        game = lock_game(game_id)
        is_late = Match.objects.filter(pk=game_id, due_at__lte=now).exists()
        if not is_late or game.status != GameStatus.STARTING:
            return False
        absent = game.seats.filter(is_ready=False).values_list("user_id", flat=True)
        give_up_match(game, absent=list(absent), now=now)
    return True


def _is_my_turn() -> bool:
    """Lock the row of the heartbeat; return False if another transaction holds the lock."""
    rows = SweepHeartbeat.objects.select_for_update(
        skip_locked=connection.features.has_select_for_update_skip_locked
    )
    return rows.filter(pk=Sweep.QUICK_MATCH).first() is not None


def _waiting(now: datetime) -> list[Seek]:
    """Delete lapsed seeks; return the others, locked, oldest first, of people free to play."""
    Seek.objects.filter(game=None, heard_at__lt=now - LAPSES_AFTER).delete()
    seeks = list(
        Seek.objects.select_for_update(of=("self",))
        .filter(game=None, user__is_active=True)
        .order_by("since", "pk")[:MAX_AT_ONCE]
    )
    playing = games_with_clock(seek.user_id for seek in seeks)
    return [seek for seek in seeks if seek.user_id not in playing]


def _groups(seeks: Sequence[Seek], *, is_rated: bool, now: datetime) -> tuple[Group, ...]:
    if len(seeks) < 2:  # noqa: PLR2004 - it takes two
        return ()
    return form_groups(
        _seekers(seeks), _ties(seeks, is_rated=is_rated, now=now), now=now.timestamp()
    )


def _seekers(seeks: Sequence[Seek]) -> list[Seeker]:
    ids = [seek.user_id for seek in seeks]
    ratings = Rating.objects.filter(user_id__in=ids, season=ALL_TIME)
    skills = {(row.user_id, row.mode): Skill(row.mean, row.deviation) for row in ratings}
    return [
        Seeker(
            seek.user_id,
            seek.since.timestamp(),
            {name: skills.get((seek.user_id, POOLS[name].mode), NEW) for name in seek.pools},
        )
        for seek in seeks
    ]


def _ties(seeks: Sequence[Seek], *, is_rated: bool, now: datetime) -> Ties:
    ids = [seek.user_id for seek in seeks]
    return Ties(
        never=blocked_pairs(ids),
        not_at_tables=mutual_pairs(ids) if is_rated else frozenset(),
        met=last_meetings(ids, since=now - MEMORY_OF_MEETINGS),
    )


def _make(group: Group, *, is_rated: bool, now: datetime) -> Game:
    waited = {member.id: round(now.timestamp() - member.since) for member in group.members}
    user_ids = balanced_seats(group, secrets.token_bytes(16))
    return make_match(
        MatchedGroup(
            group.pool.name,
            group.pool.preset,
            is_rated,
            user_ids,
            [max(0, waited[user_id]) for user_id in user_ids],
        ),
        now=now,
    )
