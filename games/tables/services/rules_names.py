"""Remove a name of rules from all games, as staff decide."""

from collections.abc import Collection

from django.db import transaction

from games.play.models import Game, GameStatus
from games.play.reactions import announce_table_change


@transaction.atomic
def take_rules_names(names: Collection[str]) -> int:
    """Let every game whose rules have one of these names play by rules without a name.

    Open tables and running games are announced on commit. Return the number of games.
    """
    # The empty name is excluded so that the index of named rules is used.
    named = Game.objects.filter(rules_name__in=set(names)).exclude(rules_name="")
    rows = list(named.select_for_update().order_by("pk").values_list("pk", "status", "version"))
    Game.objects.filter(pk__in=[game_id for game_id, _, _ in rows]).update(rules_name="")
    for game_id, status, version in rows:
        if status not in {GameStatus.FINISHED, GameStatus.CANCELLED}:
            announce_table_change(game_id, version=version)
    return len(rows)
