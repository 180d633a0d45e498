from django.apps.registry import Apps
from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor

OLD_CODE_SURVIVES = "How full PostgreSQL makes its pages is nothing that code sees."


def leave_room(_apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Have PostgreSQL leave room in each page for the next version of a game's row.

    A version that finds room in the page of the one before it needs no new entries in the indexes.
    """
    if schema_editor.connection.vendor == "postgresql":
        schema_editor.execute("ALTER TABLE play_game SET (fillfactor = 70)")


def leave_none(_apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Go back to full pages."""
    if schema_editor.connection.vendor == "postgresql":
        schema_editor.execute("ALTER TABLE play_game RESET (fillfactor)")


class Migration(migrations.Migration):
    """Room for the versions of games."""

    dependencies = [("play", "0001_initial")]

    operations = [migrations.RunPython(leave_room, leave_none)]
