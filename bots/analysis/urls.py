"""The routes of the analysis board."""

from django.urls import path

from bots.analysis import api

urlpatterns = [
    path("analysis/positions", api.PositionsView.as_view()),
    path("analysis/games", api.ImportView.as_view()),
    path("analysis/evaluations", api.EvaluationsView.as_view()),
    path("analysis/evaluations/<slug:evaluation_id>", api.EvaluationView.as_view()),
]
