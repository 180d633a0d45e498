"""Rows of saved rule sets."""

from tests.support.permissions.row import Row
from tests.support.permissions.scene import rule_set
from tests.support.permissions.who import logged_in, owner_only, who

ROWS = [
    Row("list_my_rule_sets", logged_in()),
    Row("save_rule_set", logged_in(), body={"name": "Sundays", "rules": {"deck": 52}}),
    Row("get_rule_set", who(), {"rule_set_id": rule_set}, case="by its link"),
    Row(
        "change_rule_set",
        owner_only(),
        {"rule_set_id": rule_set},
        body={"version": 1, "name": "Mondays"},
    ),
    Row("delete_rule_set", owner_only(), {"rule_set_id": rule_set}),
]
