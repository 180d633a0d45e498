"""The routes of open tables."""

from django.urls import path

from games.tables.api import seats, series, tables
from games.tables.lobby import api as lobby

urlpatterns = [
    path("games", tables.GamesView.as_view()),
    path("games/<game:game_id>", tables.GameView.as_view()),
    path("games/<game:game_id>/host", seats.HostView.as_view()),
    path("games/<game:game_id>/join", seats.JoinView.as_view()),
    path("games/<game:game_id>/kick", seats.KickView.as_view()),
    path("games/<game:game_id>/leave", seats.LeaveView.as_view()),
    path("games/<game:game_id>/seat", seats.MoveView.as_view()),
    path("games/<game:game_id>/seats/<seat:seat>", seats.SeatView.as_view()),
    path("games/<game:game_id>/start", seats.StartView.as_view()),
    path("games/<game:game_id>/unlock", seats.UnlockView.as_view()),
    path("games/<game:game_id>/next", series.NextView.as_view()),
    path("games/<game:game_id>/ready", series.ReadyView.as_view()),
    path("lobby/tables", lobby.TablesView.as_view()),
]
