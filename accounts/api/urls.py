"""The addresses of accounts, players, and relations between players."""

from django.urls import path

from accounts.api import mail, players, privacy, relations, security, tokens, views

urlpatterns = [
    path("auth/me", views.MeView.as_view()),
    path("auth/guest", views.GuestView.as_view()),
    path("auth/register", views.RegisterView.as_view()),
    path("auth/login", views.LoginView.as_view()),
    path("auth/login/code", views.LoginCodeView.as_view()),
    path("auth/logout", views.LogoutView.as_view()),
    path("auth/email", mail.EmailView.as_view()),
    path("auth/email/resend", mail.EmailResendView.as_view()),
    path("auth/email/confirm", mail.EmailConfirmView.as_view()),
    path("auth/password", security.PasswordView.as_view()),
    path("auth/password/reset", mail.ResetRequestView.as_view()),
    path("auth/password/reset/confirm", mail.ResetView.as_view()),
    path("auth/confirm", security.ConfirmView.as_view()),
    path("auth/two-factor", security.TwoFactorView.as_view()),
    path("auth/two-factor/setup", security.TwoFactorSetupView.as_view()),
    path("auth/two-factor/recovery-codes", security.RecoveryCodesView.as_view()),
    path("auth/export", privacy.ExportView.as_view()),
    path("auth/export/file", privacy.ExportFileView.as_view()),
    path("auth/delete", privacy.DeleteView.as_view()),
    path("auth/tokens", tokens.TokensView.as_view()),
    path("auth/tokens/<id:token_id>", tokens.TokenView.as_view()),
    path("auth/token", tokens.OwnTokenView.as_view()),
    path("auth/bot", tokens.BotView.as_view()),
    path("auth/bots", tokens.BotAccountsView.as_view()),
    path("auth/sessions", security.SessionsView.as_view()),
    path("auth/sessions/<id:session_id>", security.SessionView.as_view()),
    path("players", players.PlayersView.as_view()),
    path("players/<str:name>", players.PlayerView.as_view()),
    path("following", relations.FollowingView.as_view()),
    path("following/<id:player_id>", relations.FollowView.as_view()),
    path("blocks", relations.BlocksView.as_view()),
    path("blocks/<id:player_id>", relations.BlockView.as_view()),
    path("mutes", relations.MutesView.as_view()),
    path("mutes/<id:player_id>", relations.MuteView.as_view()),
    path("notes", relations.NotesView.as_view()),
    path("notes/<id:player_id>", relations.NoteView.as_view()),
]
