"""Addresses of the rules in pictures."""

from django.urls import path

from games.rule_book import api

urlpatterns = [path("rules/examples", api.RuleExamplesView.as_view())]
