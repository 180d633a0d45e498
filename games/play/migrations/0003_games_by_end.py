"""Finished games in the order in which they ended, for exports."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("play", "0002_room_for_versions")]

    operations = [
        migrations.AddIndex(
            model_name="game",
            index=models.Index(
                condition=models.Q(("status", "finished")),
                fields=["finished_at", "id"],
                name="game_by_end",
            ),
        ),
    ]
