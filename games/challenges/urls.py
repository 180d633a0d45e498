"""The routes of challenges."""

from django.urls import path

from games.challenges import api, bulk_pairings_api

urlpatterns = [
    path("challenges", api.ChallengesView.as_view()),
    path("challenges/<game:challenge_id>", api.ChallengeView.as_view()),
    path("challenges/<game:challenge_id>/accept", api.AcceptChallengeView.as_view()),
    path("challenges/<game:challenge_id>/decline", api.DeclineChallengeView.as_view()),
    path("pairings", bulk_pairings_api.PairingsView.as_view()),
    path("pairings/<game:pairing_id>", bulk_pairings_api.PairingView.as_view()),
]
