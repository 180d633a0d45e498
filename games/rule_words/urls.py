"""Addresses of the rules."""

from django.urls import path

from games.rule_words import api

urlpatterns = [
    path("rules/presets", api.PresetsView.as_view()),
    path("rules/schema", api.RulesSchemaView.as_view()),
    path("rules/check", api.RulesCheckView.as_view()),
]
