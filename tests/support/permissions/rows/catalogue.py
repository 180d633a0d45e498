"""Rows of what is equal for everybody: presets, rules, bots, boards."""

from tests.support.permissions.row import Row
from tests.support.permissions.who import banned_too, who

ROWS = [
    Row("presets", banned_too(who())),
    Row("rules_schema", banned_too(who())),
    Row("rule_examples", banned_too(who())),
    Row("check_rules", banned_too(who()), body={"rules": {}}),
    Row("bots", who()),
    Row("leaderboard", who(), {"mode": "duel"}),
    Row("rating_distribution", who(), {"mode": "duel"}),
]
