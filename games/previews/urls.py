"""Addresses of the pictures of previews."""

from django.urls import path

from games.previews import views

urlpatterns = [
    path("durak.png", views.plain_picture),
    path("games/<game:game_id>.png", views.game_picture),
    path("players/<str:name>.png", views.player_picture),
]
