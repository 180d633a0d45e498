"""Export many finished games at once (bulk download), in the order in which they ended."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db.models import Exists, OuterRef, Prefetch, Q, QuerySet
from django.utils.translation import gettext_lazy as _

from games.play.models import Game, GameStatus, Seat
from games.play.selectors.seals import not_sealed_for
from web.http.errors import InvalidInput

AT_ONCE = 50
SETTLED_AFTER = timedelta(minutes=1)
"""The delay before a game is exported, unless it is named by its id.

Meanwhile a game that ended earlier may be written.
"""


class UnknownPlace(InvalidInput):
    """The game after which an export should go on is not an exported game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportChoice:
    """The choice of games to export; None where that doesn't matter. Times are those of ends."""

    player_id: int | None = None
    opponent_id: int | None = None
    since: datetime | None = None
    until: datetime | None = None
    mode: str | None = None
    is_rated: bool | None = None
    ids: Collection[str] | None = None
    after: str | None = None
    """The id of a game: those that ended before it, and itself, are left out."""


def exported_games(
    choice: ExportChoice, *, viewer_id: int | None, most: int, now: datetime
) -> Iterator[Game]:
    """Return the chosen finished games, oldest end first, seats and users loaded; `most` at most.

    Private ones of the viewer only where the viewer's own are asked for. Raises UnknownPlace,
    before the first game is asked for.
    """
    place = None if choice.after is None else _place(choice.after, viewer_id)
    return _games(_chosen(choice, viewer_id=viewer_id, now=now), place, most)


def _games(chosen: QuerySet[Game], place: tuple[datetime, str] | None, most: int) -> Iterator[Game]:
    left = most
    while left:
        # By the place reached, not by a cursor of the database, which would stay open for long.
        games = list(
            (chosen if place is None else chosen.filter(_later(place)))[: min(left, AT_ONCE)]
        )
        yield from games
        left -= len(games)
        if len(games) < AT_ONCE:
            return
        last = games[-1]
        assert last.finished_at is not None  # noqa: S101 - finished games have one
        place = (last.finished_at, last.pk)


def _chosen(choice: ExportChoice, *, viewer_id: int | None, now: datetime) -> QuerySet[Game]:
    games = Game.objects.filter(not_sealed_for(viewer_id), status=GameStatus.FINISHED, lesson="")
    if choice.ids is None:
        # Games that are named are no list to go on from.
        games = games.filter(finished_at__lte=now - SETTLED_AFTER)
    filters: dict[str, object] = {
        "finished_at__gte": choice.since,
        "finished_at__lt": choice.until,
        "mode": choice.mode,
        "is_rated": choice.is_rated,
        "pk__in": choice.ids,
    }
    games = games.filter(**{name: wanted for name, wanted in filters.items() if wanted is not None})
    for person in (choice.player_id, choice.opponent_id):
        if person is not None:
            games = games.filter(_sat(person))
    is_own = viewer_id is not None and choice.player_id == viewer_id
    if not is_own:
        games = games.filter(is_private=False)
    return (
        games.order_by("finished_at", "id")
        .defer("server_seed", "position")
        .prefetch_related(
            Prefetch("seats", queryset=Seat.objects.select_related("user").order_by("number"))
        )
    )


def _sat(user_id: int) -> Exists:
    return Exists(Seat.objects.filter(game=OuterRef("pk"), user_id=user_id))


def _later(place: tuple[datetime, str]) -> Q:
    at, game_id = place
    return Q(finished_at__gt=at) | Q(finished_at=at, pk__gt=game_id)


def _place(game_id: str, viewer_id: int | None) -> tuple[datetime, str]:
    finished = Game.objects.filter(not_sealed_for(viewer_id), pk=game_id)
    finished = finished.filter(status=GameStatus.FINISHED)
    at = finished.values_list("finished_at", flat=True).first()
    if at is None:
        raise UnknownPlace("after", ("unknown", _("This is no finished game.")))
    return at, game_id
