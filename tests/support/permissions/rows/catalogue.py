"""What is the same for everybody."""

from tests.support.permissions.row import Row
from tests.support.permissions.who import who

ROWS = [
    Row("presets", who()),
    Row("rules_schema", who()),
    Row("check_rules", who(), body={"rules": {}}),
    Row("bots", who()),
    Row("leaderboard", who(), {"mode": "duel"}),
    Row("rating_distribution", who(), {"mode": "duel"}),
]
