"""Laws of every game after every step."""

from collections.abc import Collection
from typing import Any, NamedTuple

from django.db.models import Count

from games.engine import GameState, Watcher, awaited_seats, legal_offers, redact, replay, view_for
from games.engine.events import Event
from games.engine.view import Viewer
from games.engine.wire import event_to_json, view_to_json
from games.play.log import load, load_state
from games.play.models import CommandReceipt, Game, GameStatus, Seat, SeatKind, StoredEvent
from games.play.time.columns import clock_of
from games.records.audit import audit
from tests.support.fold import views
from tools.golden import viewer_name

Row = tuple[Any, ...]
FOLLOWS: dict[str, Collection[str]] = {
    GameStatus.OPEN: {GameStatus.OPEN, GameStatus.ACTIVE, GameStatus.CANCELLED},
    GameStatus.STARTING: {GameStatus.STARTING, GameStatus.ACTIVE, GameStatus.CANCELLED},
    GameStatus.ACTIVE: {GameStatus.ACTIVE, GameStatus.FINISHED},
    GameStatus.FINISHED: {GameStatus.FINISHED},
    GameStatus.CANCELLED: {GameStatus.CANCELLED},
}
"""Statuses that a game in each status can have a step later."""


class EarlierGame(NamedTuple):
    """A game as it was after an earlier step.

    `rows` are its own, those of its seats, and the number of its events.
    """

    status: str
    rows: tuple[Row, ...]
    log: tuple[Row, ...]


class GameLaws:
    """The laws of single games; knows how each game was when it was last looked at."""

    def __init__(self) -> None:
        self._seen: dict[str, EarlierGame] = {}

    def check(self, *, unchanged_too: bool = False) -> None:
        """Check every game that has changed since the last check, or all of them."""
        counts = dict(StoredEvent.objects.values_list("game_id").annotate(Count("version")))
        seats: dict[str, list[Row]] = {}
        for row in Seat.objects.order_by("game_id", "number").values_list("game_id", *_SEAT):
            seats.setdefault(row[0], []).append(row)
        for own in Game.objects.order_by("created_at", "pk").values_list("pk", *_GAME):
            rows = (own, (counts.get(own[0], 0),), *seats[own[0]])
            seen = self._seen.get(own[0])
            if unchanged_too or seen is None or seen.rows != rows:
                self._check(own[0], seen, rows)

    def _check(self, game_id: str, seen: EarlierGame | None, rows: tuple[Row, ...]) -> None:
        game = Game.objects.get(pk=game_id)
        log = tuple(_log_rows(game_id))
        assert audit(game) == (), game
        assert len(log) == game.version, f"{game} has {len(log)} events"
        if seen is not None:
            assert game.status in FOLLOWS[seen.status], f"{game} was {seen.status}"
            assert log[: len(seen.log)] == seen.log, f"{game} has lost or changed its past"
        seats = list(game.seats.order_by("number"))
        _check_seats(game, seats)
        _check_receipts(game)
        if game.version:
            _check_running(game, seats)
            _check_views(game)
        self._seen[game_id] = EarlierGame(game.status, rows, log)


_GAME = [field.attname for field in Game._meta.concrete_fields if field.name != "id"]
_SEAT = [field.attname for field in Seat._meta.concrete_fields if field.name != "game"]


def _log_rows(game_id: str) -> list[Row]:
    rows = StoredEvent.objects.filter(game_id=game_id).order_by("version")
    return list(rows.values_list("version", "type", "schema_version", "data", "at"))


def _check_seats(game: Game, seats: list[Seat]) -> None:
    """Seats are numbered from 0; once they are settled none is free, and nobody sits on two."""
    assert [seat.number for seat in seats] == list(range(len(seats)))
    people = [seat.user_id for seat in seats if seat.user_id is not None]
    assert len(set(people)) == len(people), f"somebody sits twice in {game}"
    if game.status in {GameStatus.STARTING, GameStatus.ACTIVE, GameStatus.FINISHED}:
        assert all(seat.kind != SeatKind.OPEN for seat in seats), f"{game} has a free seat"


def _check_receipts(game: Game) -> None:
    """Every key bought different events."""
    receipts = CommandReceipt.objects.filter(seat__game=game).order_by("first_version")
    last = 0
    for receipt in receipts:
        assert last < receipt.first_version <= receipt.last_version <= game.version, receipt
        last = receipt.last_version


def _check_running(game: Game, seats: list[Seat]) -> None:
    """Every awaited player has a deadline: bots in the row, people by their clock."""
    clock = clock_of(game)
    if game.status == GameStatus.FINISHED:
        assert (game.bot_due_at, game.due_at, game.turn_due_at) == (None, None, None), game
        assert game.next_look_at is None, game
        return
    for due in (game.bot_due_at, game.due_at, game.turn_due_at):
        is_seen = game.next_look_at is not None and due is not None and game.next_look_at <= due
        assert due is None or is_seen, f"{game}: no sweep looks at it in time"
    awaited = {seat.number: seat for seat in seats if seat.number in game.awaited}
    is_bot_awaited = any(seat.is_played_by_bot for seat in awaited.values())
    assert (game.bot_due_at is not None) == is_bot_awaited, f"{game}: {game.bot_due_at}"
    for seat, own in zip(seats, clock, strict=True):
        assert (own is None) == seat.is_played_by_bot, f"{seat}: {own}"
        if own is not None:
            assert (own.asked_at is not None) == (seat.number in awaited), f"{seat}: {own}"
            is_timed = game.clock is not None and seat.number in awaited
            assert (own.due is not None) == is_timed, f"{seat}: {own}"
            assert own.due is None or game.due_at is not None, game


def _check_views(game: Game) -> None:
    """Compare each viewer's view by the log with that by the row."""
    events = tuple(numbered.event for numbered in load(game.pk))
    by_log, by_row = replay(events), load_state(game)
    seats = range(by_log.seats)
    assert list(awaited_seats(by_row)) == game.awaited
    for viewer in (*seats, Watcher.SPECTATOR, Watcher.OPEN):
        assert view_for(by_row, viewer) == view_for(by_log, viewer), f"{game}: {viewer}"
    for seat in seats:
        assert legal_offers(by_row, seat) == legal_offers(by_log, seat), f"{game}: {seat}"
    # Folding takes time: one viewer after the other has a turn as the game goes on.
    viewers: tuple[Viewer, ...] = (*seats, Watcher.SPECTATOR)
    _check_folded(events, by_row, viewers[game.version % len(viewers)])


def _check_folded(events: tuple[Event, ...], state: GameState, viewer: Viewer) -> None:
    """Compare the view of a client that followed from the beginning with that of the row."""
    shares = [event_to_json(redact(event, viewer)) for event in events]
    *_, folded = views(shares, viewer_name(viewer))
    assert folded == view_to_json(view_for(state, viewer))
