"""The address for Telegram's updates, at the root of the site."""

from django.urls import path

from telegram.bot.views import updates

urlpatterns = [path("telegram/webhook", updates)]
