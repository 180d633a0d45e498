"""`manage.py rebuild_projections`: rebuild everything that follows from the logs of games."""

from typing import Any

from django.core.management.base import BaseCommand

from games.play.models import Game
from games.play.projections.rebuild import rebuild
from games.ratings.rebuild import rebuild_ratings


class Command(BaseCommand):
    """Rewrite the rows of all games and all ratings; the same logs lead to the same numbers."""

    help = "Rebuild the rows of games, their results and all ratings from the logs."

    def handle(self, *args: Any, **options: Any) -> None:
        """Rebuild the games first, since ratings are folded from them."""
        ids = list(Game.objects.order_by("created_at", "pk").values_list("pk", flat=True))
        changed = sum(rebuild(game_id) for game_id in ids)
        self.stdout.write(f"{changed} of {len(ids)} games rebuilt.")
        self.stdout.write(f"Ratings rebuilt from {rebuild_ratings()} rated games.")
