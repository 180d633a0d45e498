"""Choose the featured games of TV, and keep an exhibition running while nobody plays."""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

from django.conf import settings
from django.db import transaction

from accounts.models import User
from accounts.names import GUEST_MARK
from games.engine import PRESETS
from games.play.models import BotLevel, Game, GameStatus
from games.tables.services.opening import open_table
from games.tables.services.seat_plans import BotPlan
from games.tables.terms import PlayedRules, Terms
from games.tv.audience import is_watched
from games.tv.choosing import Candidate, next_of
from games.tv.models import ANY_MODE, CHANNELS, Exhibition, TvChannel
from games.tv.reactions import tv_changed
from games.tv.selectors import candidates

LINGERS = timedelta(seconds=8)
"""A game that is over stays on its channel, so that watchers see how it ends."""
PROGRAMME = (("duel", 2), ("podkidnoy", 3), ("perevodnoy", 2), ("podkidnoy", 4))
"""The presets and numbers of bots of exhibitions, in turn."""
HOST = GUEST_MARK + "tv"
"""The user name of the host of exhibitions; nobody can log in by it."""


def choose_games(*, now: datetime) -> int:
    """Choose the games of all channels; return the number of channels that have changed.

    Also begin an exhibition if somebody watches and no people play. It may run twice at once.
    Only a change opens a transaction: on SQLite its lock would hold up all moves while games are
    read.
    """
    Exhibition.objects.filter(is_running=True, game__finished_at__isnull=False).update(
        is_running=False
    )
    found = candidates(now=now)
    if not found and settings.DURAK_TV_EXHIBITIONS and is_watched() and _begin_exhibition(now):
        found = candidates(now=now)
    if not _change(_channels(), found, now):
        return 0
    with transaction.atomic(durable=True):
        changed = _change(_locked_channels(), found, now)
        for row in changed:
            row.save(update_fields=["game", "since"])
        if changed:
            tv_changed.announce(len(changed))
    return len(changed)


def _change(
    rows: Iterable[TvChannel], found: Sequence[Candidate], now: datetime
) -> list[TvChannel]:
    """Put the best games found on the channels; return those that change, which are not saved."""
    by_id = {one.game_id: one for one in found}
    changed = []
    for row in rows:
        if row.game is not None and _lingers(row.game, now):
            continue
        shown = None if row.game_id is None else by_id.get(row.game_id)
        chosen = next_of(shown, [one for one in found if row.key in (ANY_MODE, one.mode)])
        game_id = None if chosen is None else chosen.game_id
        if game_id != row.game_id:
            row.game_id, row.since = game_id, None if game_id is None else now
            changed.append(row)
    return changed


def _channels() -> list[TvChannel]:
    """Return all channels; those that were never on the air show nothing."""
    rows = {row.key: row for row in TvChannel.objects.select_related("game")}
    return [rows.get(key) or TvChannel(key=key) for key in CHANNELS]


def _locked_channels() -> list[TvChannel]:
    """Return all channels, locked until the transaction ends, in the order of their keys."""
    TvChannel.objects.bulk_create([TvChannel(key=key) for key in CHANNELS], ignore_conflicts=True)
    rows = TvChannel.objects.select_for_update(of=("self",), no_key=True)
    return list(rows.select_related("game").order_by("key"))


def _lingers(game: Game, now: datetime) -> bool:
    is_over = game.status == GameStatus.FINISHED and game.finished_at is not None
    return is_over and now < game.finished_at + LINGERS  # type: ignore[operator]  # it is over


def _begin_exhibition(now: datetime) -> bool:
    """Begin a game of masters, and return True; False if one runs in which nobody has moved lately.

    The locked channels keep a second run from beginning one, too.
    """
    running = Exhibition.objects.filter(is_running=True)
    if running.exists():
        return False
    with transaction.atomic(durable=True):
        _locked_channels()
        if running.exists():
            return False
        preset, seats = PROGRAMME[Exhibition.objects.count() % len(PROGRAMME)]
        played = PlayedRules(rules=PRESETS[preset].rules, preset=preset)
        game = open_table(
            Terms.usual(played),
            [BotPlan(BotLevel.MASTER)] * seats,
            host_id=_host().pk,
            start=True,
        )
        Exhibition.objects.create(game=game, began_at=now)
    return True


def _host() -> User:
    """Return the user who hosts exhibitions, who is nobody: a game has a host in any case."""
    host, is_new = User.objects.get_or_create(
        username=HOST, defaults={"name": "TV", "is_guest": True, "is_active": False}
    )
    if is_new:
        host.set_unusable_password()
        host.save(update_fields=["password"])
    return host
