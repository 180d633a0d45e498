"""The routes of saved rule sets."""

from django.urls import path

from games.rule_sets import api

urlpatterns = [
    path("me/rule-sets", api.OwnRuleSetsView.as_view()),
    path("rule-sets/<rule_set:rule_set_id>", api.RuleSetView.as_view()),
]
