"""The routes of duplicate matches."""

from django.urls import path

from games.duplicates import api

urlpatterns = [
    path("duplicates", api.DuplicatesView.as_view()),
    path("duplicates/<game:duplicate_id>", api.DuplicateView.as_view()),
    path("duplicates/<game:duplicate_id>/place", api.PlaceView.as_view()),
    path("duplicates/<game:duplicate_id>/start", api.StartMatchView.as_view()),
]
