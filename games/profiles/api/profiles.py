"""Endpoints of a player's ratings, games and results."""

from itertools import groupby
from typing import Annotated

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from pydantic import Field, RootModel
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.models import User
from accounts.names import NAME_LONGEST
from accounts.persons import person_json
from accounts.selectors.players import player_named
from games.play.messages.game import GameSchema, ModeName, table_json, time_json
from games.play.selectors.spectator_delay import tables_in_list
from games.profiles import selectors as profiles
from games.profiles.api.pages import FinishedPages
from games.profiles.current_games import current_games
from games.profiles.messages import (
    HeadToHead,
    OutcomeName,
    PlayedPage,
    Results,
    mode_results_json,
    played_json,
)
from games.ratings import selectors as ratings
from games.ratings.api.pages import HistoryPages
from games.ratings.messages import (
    Graph,
    HistoryPage,
    PlayerRatings,
    change_json,
    player_rating_json,
)
from games.ratings.system import season_of
from web.http.bodies import Flag, Query, read_query
from web.http.callers import user_id_of
from web.http.openapi_schemas import problems, query_parameters
from web.http.pagination import Cursor, PageSize
from web.views import PublicApiView


class HistoryQuery(Query):
    """The page of a history."""

    cursor: Cursor = ""
    page_size: PageSize = 50


class PlayedQuery(Query):
    """The choice of a player's games."""

    mode: ModeName | None = None
    outcome: OutcomeName | None = None
    preset: Annotated[str | None, Field(max_length=40)] = None
    rated: Flag | None = None
    opponent: Annotated[
        str | None, Field(max_length=NAME_LONGEST, description="Name of an account at the table.")
    ] = None
    cursor: Cursor = ""
    page_size: PageSize = 20


class PlayerRatingsView(PublicApiView):
    """`players/{name}/ratings`."""

    @extend_schema(
        operation_id="player_ratings",
        responses={200: PlayerRatings, **problems("not_found")},
        tags=["players"],
    )
    def get(self, _request: Request, name: str) -> Response:
        """The modes in which an account has been rated, and its place in each."""
        user = _player(name)
        rows = ratings.standings_of(user, season=season_of(timezone.now()))
        return Response(
            {
                "player": person_json(user),
                "ratings": [player_rating_json(standing, season) for standing, season in rows],
            }
        )


class HistoryView(PublicApiView):
    """`players/{name}/ratings/{mode}/history`."""

    @extend_schema(
        operation_id="rating_history",
        parameters=query_parameters(HistoryQuery),
        responses={200: HistoryPage, **problems("not_found")},
        tags=["players"],
    )
    def get(self, request: Request, name: str, mode: str) -> Response:
        """The changes of a rating by each game, newest first."""
        read_query(request, HistoryQuery)
        user = _player(name)
        pages = HistoryPages()
        page = pages.paginate(ratings.history(user, mode), request)
        seats = ratings.seats_in(page, user)
        rows = [
            {
                **change_json(change),
                "game": change.rated_game_id,
                "at": time_json(change.at),
                "place": seats[change.rated_game_id][0],
                "seats": seats[change.rated_game_id][1],
            }
            for change in page
        ]
        return pages.response(rows)


class GraphView(PublicApiView):
    """`players/{name}/ratings/{mode}/graph`."""

    @extend_schema(
        operation_id="rating_graph",
        responses={200: Graph, **problems("not_found")},
        tags=["players"],
    )
    def get(self, _request: Request, name: str, mode: str) -> Response:
        """A rating over time, by days."""
        points = ratings.days(_player(name), mode)
        return Response(
            {
                "mode": mode,
                "points": [
                    {"date": point.day.isoformat(), "rating": round(point.mean)} for point in points
                ],
            }
        )


class PlayedView(PublicApiView):
    """`players/{name}/games`."""

    @extend_schema(
        operation_id="player_games",
        parameters=query_parameters(PlayedQuery),
        responses={200: PlayedPage, **problems("not_found")},
        tags=["players"],
    )
    def get(self, request: Request, name: str) -> Response:
        """An account's finished games, newest first; private ones are shown to itself only."""
        query = read_query(request, PlayedQuery)
        user = _player(name)
        viewer_id = user_id_of(request)
        seats = profiles.finished_seats(
            user,
            viewer_id=viewer_id,
            mode=query.mode,
            outcome=query.outcome,
            preset=query.preset,
            is_rated=None if query.rated is None else query.rated == "true",
            opponent=None if query.opponent is None else _player(query.opponent),
        )
        pages = FinishedPages()
        page = pages.paginate(seats, request)
        return pages.response(
            [played_json(seat.game, player_id=user.pk, viewer_id=viewer_id) for seat in page]
        )


class CurrentGameList(RootModel[list[GameSchema]]):
    """The games that a player plays now, newest first."""


class CurrentGamesView(PublicApiView):
    """`players/{name}/current-games`."""

    @extend_schema(
        operation_id="current_games",
        responses={200: CurrentGameList, **problems("not_found")},
        tags=["players"],
    )
    def get(self, request: Request, name: str) -> Response:
        """The running games of an account, newest first; private ones if you sit there too."""
        viewer_id = user_id_of(request)
        games = current_games([_player(name).pk], viewer_id=viewer_id)
        tables = tables_in_list(games, user_id=viewer_id)
        return Response([table_json(table, user_id=viewer_id) for table in tables])


class ResultsView(PublicApiView):
    """`players/{name}/results`."""

    @extend_schema(
        operation_id="player_results",
        responses={200: Results, **problems("not_found")},
        tags=["players"],
    )
    def get(self, request: Request, name: str) -> Response:
        """The results of an account's games: by mode and place, its presets, its streaks.

        Private games count for the account itself only.
        """
        user = _player(name)
        viewer_id = user_id_of(request)
        rows = profiles.results(user, viewer_id=viewer_id)
        streaks = profiles.streaks(user, viewer_id=viewer_id)
        current = streaks.current
        kind = "durak" if current is not None and current.is_durak else "safe"
        return Response(
            {
                "player": person_json(user),
                "games": sum(row.games for row in rows),
                "modes": [
                    mode_results_json(mode, list(group))
                    for mode, group in groupby(rows, key=lambda row: row.mode)
                ],
                "favourites": [
                    {"preset": preset or None, "games": games}
                    for preset, games in profiles.favourites(user, viewer_id=viewer_id)
                ],
                "streak": None if current is None else {"kind": kind, "length": current.length},
                "longest_safe": streaks.longest_safe,
                "epaulettes": profiles.epaulettes(user, viewer_id=viewer_id),
            }
        )


class HeadToHeadView(PublicApiView):
    """`players/{name}/against/{other}`."""

    @extend_schema(
        operation_id="head_to_head",
        responses={200: HeadToHead, **problems("not_found")},
        tags=["players"],
    )
    def get(self, request: Request, name: str, other: str) -> Response:
        """The results of one account against another; private games count for the two alone."""
        player, opponent = _player(name), _player(other)
        tally = profiles.head_to_head(player, opponent, viewer_id=user_id_of(request))
        return Response(
            {
                "player": person_json(player),
                "other": person_json(opponent),
                "ahead": tally.ahead,
                "behind": tally.behind,
                "level": tally.level,
                "together": tally.together,
            }
        )


def _player(name: str) -> User:
    return player_named(name)
