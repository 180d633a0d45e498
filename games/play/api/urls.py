"""The routes of a running game."""

from django.urls import path

from games.play.api import endings, play, time

urlpatterns = [
    path("games/<game:game_id>/legal", play.LegalView.as_view()),
    path("games/<game:game_id>/commands", play.CommandsView.as_view()),
    path("games/<game:game_id>/view", play.ViewView.as_view()),
    path("games/<game:game_id>/events", play.EventsView.as_view()),
    path("games/<game:game_id>/claim", time.ClaimView.as_view()),
    path("games/<game:game_id>/hand-over", endings.HandOverView.as_view()),
    path("games/<game:game_id>/take-win", endings.TakeWinView.as_view()),
    path("games/<game:game_id>/call-off", endings.CallOffView.as_view()),
    path("games/<game:game_id>/more-time", time.MoreTimeView.as_view()),
    path("games/<game:game_id>/done-in-advance", time.DoneInAdvanceView.as_view()),
]
