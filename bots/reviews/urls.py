"""The routes of reviews."""

from django.urls import path

from bots.reviews.api import ReviewView

urlpatterns = [path("games/<game:game_id>/review", ReviewView.as_view())]
