"""Deal the games of tables that are written but not dealt yet, a few in each transaction.

A process that is killed between two transactions leaves tables without a game; the next sweep
deals them. A table and its game are one transaction, so no table is dealt twice.
"""

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta

from django.db import connection, transaction

from games.engine.deck import pack_by
from games.tables.errors import RestartAhead
from games.tables.services.deal_secrets import (
    DealSecret,
    new_deal_secret,
    new_server_seed,
    secret_of_fixed_deal,
)
from games.tables.services.opening import open_table
from games.tables.services.seat_plans import BotPlan, PersonPlan, SeatPlan
from games.tables.terms import NO_FIXED_DEAL, FixedDeal, PlayedRules
from games.tournaments.models import RoundDeal, Tournament, TournamentSeat, TournamentTable
from games.tournaments.terms import terms_of
from notifications.kinds import Kind
from notifications.services.notifying import News, notify_all

TABLES_AT_ONCE = 5
TABLES_OF_A_SWEEP = 25
"""The most tables that one sweep deals, about a second's work. Other sweeps wait meanwhile."""
CALL_AFTER = timedelta(seconds=2)
"""The time after which a player who has not opened the game gets a push."""


def deal_tables(row: Tournament, *, now: datetime) -> int:
    """Deal tables that wait for their cards; return their number.

    It is `TABLES_OF_A_SWEEP` if others may wait. Rated tables go on waiting while the service is
    about to restart.
    """
    dealt = 0
    try:
        while dealt < TABLES_OF_A_SWEEP and (count := _deal_some(row, now)) > 0:
            dealt += count
    except RestartAhead:
        # The sweep after the restart deals the rest.
        return dealt
    return dealt


def make_round_deal(row: Tournament) -> None:
    """Shuffle the deal that all tables of the locked tournament's round play."""
    pack = list(pack_by(PlayedRules.of(row).rules))
    secrets.SystemRandom().shuffle(pack)
    RoundDeal.objects.create(
        tournament=row,
        round=row.round,
        pack=" ".join(card.code for card in pack),
        server_seed=new_server_seed(),
    )


def _deal_some(row: Tournament, now: datetime) -> int:
    with transaction.atomic(durable=True):
        waiting = TournamentTable.objects.select_for_update(
            no_key=True,
            of=("self",),
            skip_locked=connection.features.has_select_for_update_skip_locked,
        ).filter(tournament=row, game=None, is_bye=False, ended_at=None)
        tables = waiting.order_by("pk").prefetch_related("seats__entry")[:TABLES_AT_ONCE]
        news = [one for table in tables for one in _deal(row, table, now)]
        notify_all(Kind.TOURNAMENT_TABLE, news, push_after=CALL_AFTER)
        return len(tables)


def _deal(row: Tournament, table: TournamentTable, now: datetime) -> list[News]:
    """Deal one table; return the news for its players."""
    seats = list(table.seats.all())
    deal, secret = _deal_and_secret(row, table)
    user_ids = [seat.entry.user_id for seat in seats]
    game = open_table(
        terms_of(row, deal=deal),
        _plans(row, seats),
        host_id=user_ids[0],
        secret=secret,
        start=True,
    )
    table.game = game
    table.made_at = now
    table.save(update_fields=["game", "made_at"])
    return [News(user_id, game.pk, data={"tournament": row.pk}) for user_id in user_ids]


def _plans(row: Tournament, seats: Sequence[TournamentSeat]) -> list[SeatPlan]:
    people = {seat.number: seat.entry.user_id for seat in seats}
    return [
        PersonPlan(people[number]) if number in people else BotPlan(row.fill_level)
        for number in range(row.seats)
    ]


def _deal_and_secret(row: Tournament, table: TournamentTable) -> tuple[FixedDeal, DealSecret]:
    if not row.has_same_deals:
        return NO_FIXED_DEAL, new_deal_secret()
    same = RoundDeal.objects.get(tournament=row, round=table.round)
    return (
        FixedDeal(fixed_pack=same.pack, is_sealed=True),
        secret_of_fixed_deal(same.server_seed),
    )
