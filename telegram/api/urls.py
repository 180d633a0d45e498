"""The addresses of logging in by Telegram, under `/api/v1/`."""

from django.urls import path

from telegram.api import views

urlpatterns = [
    path("auth/telegram", views.TelegramLoginView.as_view()),
    path("auth/telegram/link", views.TelegramLinkView.as_view()),
]
