"""A database that loses the last events, as by a failover to a lagging standby, or by a restore.

Nobody tells the processes of it: they keep what they have cached.
"""

import random
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import count
from typing import Any
from unittest.mock import patch

from django.db import transaction

from games.engine import PRESETS
from games.engine.deck import pack_by
from games.play.log import has_mark
from games.play.models import CommandReceipt, Game, Seat, StoredEvent
from games.play.selectors import snapshots
from games.play.selectors.games import get_game
from games.tables.services.creating import start_game
from games.tables.services.seating import join_game
from tests.support.games import open_table, play, some_user
from web.realtime import groups

Message = dict[str, Any]
PUBLISHERS = ("games.play.feeds.notices.publish", "games.play.feeds.account.publish")


AHEAD = [-1, 0, 1, 6]
"""The number of versions by which the new history is ahead of the lost one."""


@dataclass(frozen=True)
class Kept:
    """All that the database has of a running game at one moment."""

    row: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]]

    @property
    def version(self) -> int:
        """The version of the game at that moment."""
        return int(self.row["version"])


def warmed(seats: int = 2, commands: int = 8, seed: int = 4) -> Game:
    """Return a running game that this process has cached.

    Its cards are the same each time: in some deals there is for a while only one way to go on, and
    so no other history.
    """
    game = open_table(seats)
    pack = list(pack_by(PRESETS["podkidnoy"].rules))
    random.Random(11).shuffle(pack)
    Game.objects.filter(pk=game.pk).update(fixed_pack=" ".join(card.code for card in pack))
    for _ in range(seats - 1):
        join_game(game_id=game.pk, user_id=some_user().pk)
    start_game(game_id=game.pk, user_id=game.host_id)
    for _ in play(game.pk, random.Random(seed), most=commands):
        pass
    return get_game(game.pk)


def kept(game_id: str) -> Kept:
    """Keep what the database has of the game now."""
    row = Game.objects.filter(pk=game_id).values().get()
    return Kept(row, list(Seat.objects.filter(game_id=game_id).values()))


def put_back(copy: Kept) -> None:
    """Have the database as it was when the copy was made: what came later is lost."""
    game_id = copy.row["id"]
    with transaction.atomic():
        lost = CommandReceipt.objects.filter(seat__game_id=game_id, last_version__gt=copy.version)
        lost.delete()
        StoredEvent.objects.filter(game_id=game_id, version__gt=copy.version).delete()
        Game.objects.filter(pk=game_id).update(**copy.row)
        for seat in copy.seats:
            Seat.objects.filter(pk=seat["id"]).update(**seat)


@contextmanager
def another_process() -> Iterator[None]:
    """Play inside as another process does: it has cached nothing, and this one gets its notices."""
    published: list[tuple[str, Message]] = []
    with ExitStack() as patches:
        patches.enter_context(patch.object(snapshots, "_cache", OrderedDict()))
        patches.enter_context(patch.object(snapshots, "_checked", OrderedDict()))
        patches.enter_context(patch("games.play.feeds.notices.has_listeners", lambda _: False))
        for name in PUBLISHERS:
            patches.enter_context(patch(name, lambda *sent: published.append(sent)))
        yield
    for group, message in published:
        groups.publish(group, message)


def play_there(game_id: str, *, until: int, seed: int = 1) -> Game:
    """Have another process play at random until the game has at least that version."""
    with another_process():
        return play_until(game_id, until=until, seed=seed)


def play_until(game_id: str, *, until: int, seed: int = 1) -> Game:
    """Play at random until the game has at least that version."""
    rng = random.Random(seed)
    while (game := get_game(game_id)).version < until and game.status == "active":
        next(play(game_id, rng, most=1))
    return game


def lose(game_id: str, *, commands: int = 3, seed: int = 1) -> tuple[Kept, Game]:
    """Play some commands here that the database then loses; return what it has, and what it had."""
    copy = kept(game_id)
    for _ in play(game_id, random.Random(seed), most=commands):
        pass
    lost = get_game(game_id)
    put_back(copy)
    return copy, lost


def other_history(copy: Kept, lost: Game, *, ahead: int) -> Game:
    """Have another process play another history, up to so many versions from the lost one's end."""
    target = lost.version + ahead
    for seed in count(100):
        game = play_there(lost.pk, until=target, seed=seed)
        # By chance it may have gone the same way first.
        if game.version == target and not has_mark(game, lost.mark):
            return game
        put_back(copy)
    raise AssertionError("there is always another seed")
