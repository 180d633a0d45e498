"""Addresses of players, under `/api/v1/`."""

from django.urls import path

from accounts.api import players, relations, sanctions

urlpatterns = [
    path("players", players.PlayersView.as_view()),
    path("players/<str:name>", players.PlayerView.as_view()),
    path("following", relations.FollowingView.as_view()),
    path("following/<int:player_id>", relations.FollowView.as_view()),
    path("blocks", relations.BlocksView.as_view()),
    path("blocks/<int:player_id>", relations.BlockView.as_view()),
    path("mutes", relations.MutesView.as_view()),
    path("mutes/<int:player_id>", relations.MuteView.as_view()),
    path("sanctions/mine", sanctions.SanctionsView.as_view()),
    path("sanctions/<int:sanction_id>/acknowledgement", sanctions.AcknowledgementView.as_view()),
    path("appeals", sanctions.AppealsView.as_view()),
    path("notes", relations.NotesView.as_view()),
    path("notes/<int:player_id>", relations.NoteView.as_view()),
]
