"""The routes of the chat."""

from django.urls import path

from games.chat import api

urlpatterns = [
    path("games/<game:game_id>/chat", api.ChatView.as_view()),
]
