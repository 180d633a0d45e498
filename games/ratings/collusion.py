"""Look for collusion: count what players did in finished games, and search these counts each day.

A sign is shown to staff, who look at its games. Nothing follows from it automatically.
"""

import logging
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import Q, QuerySet

from accounts.selectors.addresses import pairs_at_one_address
from games.engine import RuleSet
from games.play.broken import note_broken
from games.play.log import BrokenLog, UnreadableEvent, load
from games.play.models import Game, GameStatus
from games.ratings.errors import OwnSign, UnknownSign
from games.ratings.models import CollusionKind, CollusionRun, CollusionSign, MeasuredGame
from games.ratings.system.behaviour import FEWEST_SEATS, Behaviour, observations
from games.ratings.system.collusion import (
    WINDOW_DAYS,
    CollusionFinding,
    CollusionSearch,
    Counted,
    counted,
    find_collusion,
)

log = logging.getLogger(__name__)

WINDOW = timedelta(days=WINDOW_DAYS)
LATE_COMMITS = timedelta(days=1)
"""Games that ended so long before the newest measured one are looked for, too."""
MAX_AT_ONCE = 200
MAX_EVIDENCE = 20
FEWEST_AT_ONE_ADDRESS = 5
"""The least number of games of two people at one address that is a sign."""


def measure_games(*, now: datetime, limit: int = MAX_AT_ONCE) -> int:
    """Count what players did in finished games that are not measured yet; return their number.

    Measured are rated games and games of tournaments with three or more seats and no teams.
    """
    games = list(_unmeasured(now)[:limit])
    for game in games:
        row = MeasuredGame(game=game, finished_at=game.finished_at or now, counts=_counts_of(game))
        MeasuredGame.objects.bulk_create([row], ignore_conflicts=True)
    return len(games)


def search_for_collusion(*, now: datetime) -> CollusionRun | None:
    """Search the measured games of the window, once a day; return None if that was done today."""
    with transaction.atomic(durable=True):
        run, is_new = CollusionRun.objects.get_or_create(day=now.date())
        if not is_new:
            return None
        MeasuredGame.objects.filter(finished_at__lte=now - WINDOW).delete()
        search = find_collusion(_measured())
        decided = _decided(now)
        for found in search.found:
            if (found.actor, found.other, found.behaviour) not in decided:
                _save(found, now=now)
        _save_addresses(search, decided, now=now)
        run.games = MeasuredGame.objects.count()
        run.tests = search.tests
        run.found = len(search.found)
        run.save()
    return run


def decide_sign(*, sign_id: int, by_id: int, why: str, now: datetime) -> CollusionSign:
    """Note that staff have decided about a sign; it isn't shown again for the length of the window.

    Runs inside the caller's transaction. Raises OwnSign, UnknownSign.
    """
    sign = CollusionSign.objects.select_for_update().filter(pk=sign_id, decided_at=None).first()
    if sign is None:
        raise UnknownSign("There is no such open sign.")
    if by_id in {sign.actor_id, sign.other_id}:
        raise OwnSign("It is about you; somebody else has to decide.")
    sign.decided_at, sign.decided_by_id, sign.why = now, by_id, why
    sign.save(update_fields=["decided_at", "decided_by", "why"])
    return sign


def _unmeasured(now: datetime) -> QuerySet[Game]:
    newest = MeasuredGame.objects.order_by("-finished_at").first()
    since = now - WINDOW
    if newest is not None:
        since = max(since, newest.finished_at - LATE_COMMITS)
    games = Game.objects.filter(
        Q(is_rated=True) | ~Q(tournament=""),
        status=GameStatus.FINISHED,
        finished_at__gt=since,
        measured_game=None,
        seats__number=FEWEST_SEATS - 1,
    )
    return games.order_by("finished_at", "pk").prefetch_related("seats")


def _counts_of(game: Game) -> list[list[object]]:
    rules = RuleSet.from_json(game.rules)
    if rules.teams != "none":
        return []
    people = {
        seat.number: seat.user_id
        for seat in game.seats.all()
        if seat.user_id is not None and seat.left_version is None
    }
    try:
        events = [numbered.event for numbered in load(game.pk)]
    except (BrokenLog, UnreadableEvent) as error:
        note_broken(game.pk, error)
        return []
    return [
        [row.actor, list(row.others), row.behaviour.value, row.stratum, row.chances, row.taken]
        for row in counted(observations(events, people))
    ]


def _measured() -> Iterator[Sequence[Counted]]:
    for counts in MeasuredGame.objects.values_list("counts", flat=True).iterator():
        yield [
            Counted(actor, tuple(others), Behaviour(behaviour), stratum, chances, taken)
            for actor, others, behaviour, stratum, chances, taken in counts
        ]


def _decided(now: datetime) -> set[tuple[int, int, str]]:
    """Return the signs that staff have decided about within the window."""
    rows = CollusionSign.objects.filter(decided_at__gt=now - WINDOW)
    return set(rows.values_list("actor_id", "other_id", "kind"))


def _save(found: CollusionFinding, *, now: datetime) -> None:
    CollusionSign.objects.update_or_create(
        actor_id=found.actor,
        other_id=found.other,
        kind=CollusionKind(found.behaviour.value),
        decided_at=None,
        defaults={
            "chances": found.chances,
            "taken": found.taken,
            "expected": found.expected,
            "chances_elsewhere": found.elsewhere[0],
            "taken_elsewhere": found.elsewhere[1],
            "games_together": found.games,
            "probability": found.probability,
            "limit": found.limit,
            "found_at": now,
            "games": _evidence(found.actor, found.other),
        },
    )


def _save_addresses(
    search: CollusionSearch, decided: set[tuple[int, int, str]], *, now: datetime
) -> None:
    """Save a sign for pairs who use one address, and sat together again and again."""
    often = {
        frozenset(pair): games
        for pair, games in search.together.items()
        if games >= FEWEST_AT_ONE_ADDRESS
    }
    kind = CollusionKind.ONE_ADDRESS
    for pair in pairs_at_one_address({one for both in often for one in both}) & often.keys():
        actor, other = sorted(pair)
        if (actor, other, kind) in decided:
            continue
        CollusionSign.objects.update_or_create(
            actor_id=actor,
            other_id=other,
            kind=kind,
            decided_at=None,
            defaults={
                "games_together": often[pair],
                "found_at": now,
                "games": _evidence(actor, other),
            },
        )


def _evidence(actor: int, other: int) -> list[str]:
    """Return the newest measured games in which both sat."""
    rows = MeasuredGame.objects.filter(game__seats__user=actor)
    rows = rows.filter(game__seats__user=other).order_by("-finished_at")
    return list(rows.values_list("game_id", flat=True)[:MAX_EVIDENCE])
