"""The routes of clubs."""

from django.urls import path

from games.clubs import api

urlpatterns = [
    path("clubs", api.ClubsView.as_view()),
    path("clubs/<game:club_id>", api.ClubView.as_view()),
    path("clubs/<game:club_id>/membership", api.ClubMembershipView.as_view()),
    path("clubs/<game:club_id>/members", api.ClubMembersView.as_view()),
    path("clubs/<game:club_id>/members/<id:player_id>", api.ClubMemberView.as_view()),
    path("clubs/<game:club_id>/leaderboard", api.ClubLeaderboardView.as_view()),
    path("clubs/<game:club_id>/tables", api.ClubTablesView.as_view()),
]
