"""Gives every account of 0.2.0 the key of its name's looks."""

from django.apps.registry import Apps
from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor

from accounts.names import look_key

OLD_CODE_SURVIVES = "Processes of 0.2.0 are stopped for this upgrade, as docs/operating.md says."
MOST_AT_ONCE = 1000


def fill_look_keys(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Fill the keys, oldest account first.

    0.2.0 allowed names that look alike. All but the oldest account of such a name go on without a
    key: they keep their names, and the key keeps others from taking them.
    """
    users = apps.get_model("accounts", "User").objects.using(schema_editor.connection.alias)
    taken: set[str] = set()
    changed = []
    for user in users.filter(name_key__isnull=False).only("pk", "name").order_by("pk").iterator():
        key = look_key(user.name)
        if key in taken:
            continue
        taken.add(key)
        user.look_key = key
        changed.append(user)
    users.bulk_update(changed, ["look_key"], batch_size=MOST_AT_ONCE)


class Migration(migrations.Migration):

    dependencies = [
        ("accounts", "0002_columns_since_0_2_0"),
    ]

    operations = [migrations.RunPython(fill_look_keys, migrations.RunPython.noop)]
