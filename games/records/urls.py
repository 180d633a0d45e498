"""The routes of a finished game."""

from django.urls import path

from games.records import api, export_api

urlpatterns = [
    path("games/export", export_api.GamesExportView.as_view()),
    path("games/<game:game_id>/knowledge", api.KnowledgeView.as_view()),
    path("games/<game:game_id>/notation", api.NotationView.as_view()),
    path("games/<game:game_id>/proof", api.ProofView.as_view()),
]
