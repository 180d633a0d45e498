"""The tables on which the signs of boosting are looked for."""

from datetime import timedelta

from games.engine import RuleSet
from games.engine.events import BoutEnded
from games.play.models import Game, GameStatus, Seat, StoredEvent
from games.play.teams import team_places, teams_of
from games.ratings.system.fairness import WINDOW_HOURS, Person, Table


def table_of_people(game: Game) -> Table:
    """The people of a finished rated game; its seats are loaded. Bots pass nothing on."""
    seats = sorted(game.seats.all(), key=lambda seat: seat.number)
    rules = RuleSet.from_json(game.rules)
    places = team_places(rules, [seat.place or 0 for seat in seats])
    return tuple(
        Person(user_id, team, places[team], _bouts_before_leaving(seats[number]))
        for team, numbers in enumerate(teams_of(rules, len(seats)))
        for number in numbers
        if (user_id := seats[number].user_id) is not None
    )


def earlier_tables(game: Game) -> tuple[Table, ...]:
    """The rated games of the mode that two or more of these people finished shortly before it."""
    people = {person.id for person in table_of_people(game)}
    if len(people) < 2 or game.finished_at is None:  # noqa: PLR2004 - a pair
        return ()
    games = (
        Game.objects.filter(
            status=GameStatus.FINISHED,
            is_rated=True,
            mode=game.mode,
            finished_at__gt=game.finished_at - timedelta(hours=WINDOW_HOURS),
            finished_at__lte=game.finished_at,
            seats__user__in=people,
        )
        .exclude(pk=game.pk)
        .distinct()
        .order_by("finished_at", "pk")
        .prefetch_related("seats")
    )
    tables = (table_of_people(earlier) for earlier in games)
    return tuple(table for table in tables if sum(person.id in people for person in table) > 1)


def _bouts_before_leaving(seat: Seat) -> int | None:
    if seat.left_version is None:
        return None
    return StoredEvent.objects.filter(
        game_id=seat.game_id, type=BoutEnded.type, version__lte=seat.left_version
    ).count()
