"""Addresses under `/api/v1/auth/`."""

from django.urls import path

from accounts.api import mail, privacy, security, tokens, views

urlpatterns = [
    path("me", views.MeView.as_view()),
    path("guest", views.GuestView.as_view()),
    path("register", views.RegisterView.as_view()),
    path("login", views.LoginView.as_view()),
    path("login/code", views.LoginCodeView.as_view()),
    path("logout", views.LogoutView.as_view()),
    path("email", mail.EmailView.as_view()),
    path("email/resend", mail.EmailResendView.as_view()),
    path("email/confirm", mail.EmailConfirmView.as_view()),
    path("password", security.PasswordView.as_view()),
    path("password/reset", mail.ResetRequestView.as_view()),
    path("password/reset/confirm", mail.ResetView.as_view()),
    path("confirm", security.ConfirmView.as_view()),
    path("two-factor", security.TwoFactorView.as_view()),
    path("two-factor/setup", security.TwoFactorSetupView.as_view()),
    path("two-factor/recovery-codes", security.RecoveryCodesView.as_view()),
    path("export", privacy.ExportView.as_view()),
    path("export/file", privacy.ExportFileView.as_view()),
    path("delete", privacy.DeleteView.as_view()),
    path("tokens", tokens.TokensView.as_view()),
    path("tokens/<int:token_id>", tokens.TokenView.as_view()),
    path("bot", tokens.BotView.as_view()),
    path("sessions", security.SessionsView.as_view()),
    path("sessions/<int:session_id>", security.SessionView.as_view()),
]
