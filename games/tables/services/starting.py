"""Start a game: deal the cards when all seats are filled and ready."""

from collections.abc import Sequence

from django.utils import timezone

from accounts.models import User
from games.engine import RuleSet, new_game, replay
from games.play.log import NO_EVENTS, pack_of_deal
from games.play.models import Game, GameStatus, Seat, SeatKind
from games.play.projections.openings import opening_of, previous_of
from games.play.reactions import announce_table_change
from games.play.selectors.clean_records import clean_records
from games.play.services.plan import plan_events
from games.play.services.write import commit
from games.play.time.advance import clock_at_start, heartbeat_for
from games.play.time.clock import Days
from games.play.time.columns import control_of
from games.tables.errors import PlayersNotReady, RestartAhead, SeatsNotFilled
from games.tables.reactions import GameBegun, game_begun
from notifications.selectors.announcements import restart_ahead
from web.database.prepared_statements import PreparedQuery


def deal(game: Game, seats: Sequence[Seat]) -> Game:
    """Deal the locked game; return it as it is written, with its seats.

    Other threads share the returned rows, so nobody may change them. Raises SeatsNotFilled,
    PlayersNotReady, RestartAhead.
    """
    if any(seat.kind == SeatKind.OPEN for seat in seats):
        raise SeatsNotFilled("A seat is still free.")
    if not all(seat.is_ready for seat in seats):
        raise PlayersNotReady("Somebody at the table has not agreed to what is played yet.")
    now = timezone.now()
    if game.is_rated and not isinstance(control_of(game), Days) and restart_ahead(now):
        raise RestartAhead("The service restarts soon; rated games begin again afterwards.")
    opening = opening_of(game, seats)
    seeds = [seat.client_seed for seat in seats]
    pack = pack_of_deal(game, seeds, removed=opening.removed)
    events = new_game(RuleSet.from_json(game.rules), len(seats), pack, **opening._asdict())
    state = replay(events)
    people = [seat.user_id for seat in seats if seat.user_id is not None]
    is_awaited = bool(game.duplicate or game.tournament)
    if len(people) == 1 and not game.is_rated and not is_awaited:
        # Bots have all the other seats, and nobody at another table waits for the end of this game.
        game.clock = None
    game.has_only_programs = _are_programs(people) or (game.duplicate != "" and not people)
    clock = clock_at_start(
        game, state, _records(seats, people), now=now, heartbeat=heartbeat_for(game)
    )
    plan = plan_events(
        game,
        seats,
        events,
        state,
        mark=NO_EVENTS,
        cause=None,
        clock=clock,
        now=now,
        columns={"clock": game.clock, "has_only_programs": game.has_only_programs},
    )
    commit(plan)
    game_begun.announce(
        GameBegun(
            game.pk,
            tuple(people),
            keeps_people=len(people) > 1 and not isinstance(control_of(game), Days),
        )
    )
    _announce_at_previous_game(game)
    return plan.snapshot.game


def _are_programs(people: Sequence[int]) -> bool:
    """Return whether somebody plays, and everybody who does is a bot account."""
    return bool(people) and not any(_person(user_id) for user_id in people)


_person = PreparedQuery(
    lambda user_id: User.objects.filter(pk=user_id, is_bot=False).order_by().only("pk"), -1
)


def _records(seats: Sequence[Seat], people: Sequence[int]) -> list[bool | None]:
    """Return whether the record of each seat's player is clean; None for a bot."""
    clean = clean_records(people)
    return [None if seat.user_id is None else seat.user_id in clean for seat in seats]


def table_changed(game: Game, seats: Sequence[Seat]) -> Game:
    """Announce that seats or host changed, and return the game as it is written, with its seats.

    A later game of a series, and one made by quick match, begins when everybody is ready.
    """
    is_full = all(seat.kind != SeatKind.OPEN and seat.is_ready for seat in seats)
    begins_when_ready = game.series_number > 1 or game.status == GameStatus.STARTING
    if begins_when_ready and is_full:
        return deal(game, seats)
    announce_table_change(game.pk, version=game.version)
    _announce_at_previous_game(game)
    game.hold_seats(seats)
    return game


def _announce_at_previous_game(game: Game) -> None:
    """Announce the change to viewers of the previous game, which shows the next one."""
    before = previous_of(game)
    if before is not None:
        announce_table_change(before.pk, version=before.version)
