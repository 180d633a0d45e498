"""The routes of profiles."""

from django.urls import path

from games.profiles.api import bots, friends, profiles

urlpatterns = [
    path("players/<str:name>/ratings", profiles.PlayerRatingsView.as_view()),
    path("players/<str:name>/ratings/<mode:mode>/history", profiles.HistoryView.as_view()),
    path("players/<str:name>/ratings/<mode:mode>/graph", profiles.GraphView.as_view()),
    path("players/<str:name>/games", profiles.PlayedView.as_view()),
    path("players/<str:name>/current-games", profiles.CurrentGamesView.as_view()),
    path("players/<str:name>/results", profiles.ResultsView.as_view()),
    path("players/<str:name>/against/<str:other>", profiles.HeadToHeadView.as_view()),
    path("following/playing", friends.PlayingView.as_view()),
    path("bots/online", bots.OnlineBotsView.as_view()),
]
