"""The routes of matchmaking."""

from django.urls import path

from games.matchmaking import api

urlpatterns = [
    path("seeks", api.SeeksView.as_view()),
    path("seeks/pools", api.PoolsView.as_view()),
    path("seeks/mine", api.MySeekView.as_view()),
    path("seeks/mine/alive", api.MySeekAliveView.as_view()),
]
