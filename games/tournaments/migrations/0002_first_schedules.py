"""Adds the first tournaments that repeat, so that a new calendar is not empty."""

from datetime import time

from django.db import migrations

OLD_CODE_SURVIVES = "It knows no schedules."

PER_COMMAND = {"type": "per_command", "seconds": 30}
FIRST = (
    {"kind": "arena", "preset": "podkidnoy", "seats": 2, "minutes": 60, "every": "daily",
     "at": time(18)},
    {"kind": "arena", "preset": "podkidnoy", "seats": 4, "minutes": 90, "every": "daily",
     "at": time(20)},
    {"kind": "arena", "preset": "perevodnoy", "seats": 3, "minutes": 90, "every": "weekly",
     "weekday": 4, "at": time(17)},
    {"kind": "swiss", "preset": "podkidnoy", "seats": 4, "rounds": 5, "every": "weekly",
     "weekday": 6, "at": time(16)},
    {"kind": "knockout", "preset": "duel", "seats": 2, "wins": 2, "every": "weekly",
     "weekday": 5, "at": time(16)},
)


def add(apps, _editor):
    schedules = apps.get_model("tournaments", "TournamentSchedule").objects
    for plan in FIRST:
        schedules.create(clock=PER_COMMAND, is_rated=True, **plan)


class Migration(migrations.Migration):

    dependencies = [
        ("tournaments", "0001_initial"),
    ]

    operations = [
        migrations.RunPython(add, migrations.RunPython.noop),
    ]
