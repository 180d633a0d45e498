"""The routes of invitations."""

from django.urls import path

from games.invitations import api

urlpatterns = [
    path("games/<game:game_id>/invitations", api.TableInvitationsView.as_view()),
    path("games/<game:game_id>/invitations/<id:invitation_id>", api.TableInvitationView.as_view()),
    path("me/invitations", api.InvitationsView.as_view()),
    path("me/invitations/<id:invitation_id>/accept", api.AcceptView.as_view()),
    path("me/invitations/<id:invitation_id>/decline", api.DeclineView.as_view()),
]
