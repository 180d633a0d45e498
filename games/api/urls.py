"""Addresses under `/api/v1/`."""

from django.urls import include, path, re_path

from accounts.rest.views import NotFoundView
from games.api import (
    catalogue,
    chat,
    clocks,
    docs,
    friends,
    invitations,
    lobby,
    openapi,
    paths,
    play,
    profiles,
    ratings,
    records,
    reports,
    rules,
    seats,
    seeks,
    series,
    tables,
)

paths.register()

game_urlpatterns = [
    path("chat", chat.ChatView.as_view()),
    path("claim", clocks.ClaimView.as_view()),
    path("host", seats.HostView.as_view()),
    path("invitations", invitations.TableInvitationsView.as_view()),
    path("invitations/<int:invitation_id>", invitations.TableInvitationView.as_view()),
    path("join", seats.JoinView.as_view()),
    path("kick", seats.KickView.as_view()),
    path("leave", seats.LeaveView.as_view()),
    path("next", series.NextView.as_view()),
    path("ready", series.ReadyView.as_view()),
    path("passing", clocks.PassingView.as_view()),
    path("seat", seats.MoveView.as_view()),
    path("seats/<seat:seat>", seats.SeatView.as_view()),
    path("start", seats.StartView.as_view()),
    path("unlock", seats.UnlockView.as_view()),
    path("legal", play.LegalView.as_view()),
    path("commands", play.CommandsView.as_view()),
    path("view", play.ViewView.as_view()),
    path("events", play.EventsView.as_view()),
    path("notation", records.NotationView.as_view()),
    path("proof", records.ProofView.as_view()),
    path("ratings", ratings.GameRatingsView.as_view()),
]

player_urlpatterns = [
    path("ratings", profiles.PlayerRatingsView.as_view()),
    path("ratings/<mode:mode>/history", profiles.HistoryView.as_view()),
    path("ratings/<mode:mode>/graph", profiles.GraphView.as_view()),
    path("games", profiles.PlayedView.as_view()),
    path("results", profiles.ResultsView.as_view()),
    path("against/<str:other>", profiles.HeadToHeadView.as_view()),
]

urlpatterns = [
    path("rules/presets", rules.PresetsView.as_view()),
    path("rules/schema", rules.RulesSchemaView.as_view()),
    path("rules/check", rules.RulesCheckView.as_view()),
    path("seeks", seeks.SeeksView.as_view()),
    path("seeks/pools", seeks.PoolsView.as_view()),
    path("seeks/mine", seeks.MySeekView.as_view()),
    path("seeks/mine/alive", seeks.MySeekAliveView.as_view()),
    path("following/playing", friends.PlayingView.as_view()),
    path("me/invitations", invitations.InvitationsView.as_view()),
    path("me/invitations/<int:invitation_id>/accept", invitations.AcceptView.as_view()),
    path("me/invitations/<int:invitation_id>/decline", invitations.DeclineView.as_view()),
    path("reports", reports.ReportsView.as_view()),
    path("reports/mine", reports.OwnReportsView.as_view()),
    path("bots", catalogue.BotsView.as_view()),
    path("lobby/tables", lobby.TablesView.as_view()),
    path("games", tables.GamesView.as_view()),
    path("games/<game:game_id>", tables.GameView.as_view()),
    path("games/<game:game_id>/", include(game_urlpatterns)),
    path("ratings/leaderboards/<mode:mode>", ratings.LeaderboardView.as_view()),
    path("ratings/<mode:mode>/distribution", ratings.DistributionView.as_view()),
    path("players/<str:name>/", include(player_urlpatterns)),
    path("schema", openapi.SchemaView.as_view(), name="schema"),
    path("docs", docs.docs, name="docs"),
    re_path("", NotFoundView.as_view()),
]
