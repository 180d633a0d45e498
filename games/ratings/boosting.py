"""Anti-cheat: detect boosting (win trading) and collusion: people of rated games, and signs."""

from datetime import timedelta

from games.engine import RuleSet
from games.engine.events import BoutEnded
from games.play.log import load
from games.play.models import Game, GameStatus, Seat
from games.play.teams import team_places, teams_of
from games.ratings.system.fairness import WINDOW_HOURS, People, RatedPerson


def people_of(game: Game) -> People:
    """Return the people of a finished rated game with loaded seats; bots can't boost anybody."""
    seats = sorted(game.all_seats, key=lambda seat: seat.number)
    rules = RuleSet.from_json(game.rules)
    places = team_places(rules, [seat.place or 0 for seat in seats])
    return tuple(
        RatedPerson(user_id, team, places[team], _bouts_before_leaving(seats[number]))
        for team, numbers in enumerate(teams_of(rules, len(seats)))
        for number in numbers
        if (user_id := seats[number].user_id) is not None
    )


def earlier_people(game: Game) -> tuple[People, ...]:
    """Return the people of each earlier rated game in which two or more people of this game met.

    Only games of its mode that were finished in the `WINDOW_HOURS` before it.
    """
    ids = {person.id for person in people_of(game)}
    if len(ids) < 2 or game.finished_at is None:  # noqa: PLR2004 - a pair has two people
        return ()
    games = (
        Game.objects.filter(
            status=GameStatus.FINISHED,
            is_rated=True,
            mode=game.mode,
            finished_at__gt=game.finished_at - timedelta(hours=WINDOW_HOURS),
            finished_at__lte=game.finished_at,
            seats__user__in=ids,
        )
        .exclude(pk=game.pk)
        .distinct()
        .order_by("finished_at", "pk")
        .prefetch_related("seats")
    )
    met = (people_of(earlier) for earlier in games)
    return tuple(people for people in met if sum(person.id in ids for person in people) > 1)


def _bouts_before_leaving(seat: Seat) -> int | None:
    if seat.left_version is None:
        return None
    log = load(seat.game_id, upto=seat.left_version)
    return sum(isinstance(numbered.event, BoutEnded) for numbered in log)
