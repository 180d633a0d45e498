"""The routes of ratings."""

from django.urls import path

from games.ratings.api import bots, ratings

urlpatterns = [
    path("games/<game:game_id>/ratings", ratings.GameRatingsView.as_view()),
    path("ratings/leaderboards/<mode:mode>", ratings.LeaderboardView.as_view()),
    path("ratings/<mode:mode>/distribution", ratings.DistributionView.as_view()),
    path("bots", bots.BotsView.as_view()),
]
