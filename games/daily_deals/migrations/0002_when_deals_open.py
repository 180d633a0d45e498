from django.apps.registry import Apps
from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.utils import timezone

OLD_CODE_SURVIVES = "It has known seals for long; a sealed game is there for its player."


def seal_today(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Seal the games of today's deal, and note that those of all days before are open."""
    alias = schema_editor.connection.alias
    deals = apps.get_model("daily_deals", "DailyDeal").objects.using(alias)
    games = apps.get_model("play", "Game").objects.using(alias)
    now = timezone.now()
    deals.filter(day__lt=now.date()).update(opened_at=now)
    today = deals.filter(opened_at=None).values("pk")
    games.filter(deal_try__deal__in=today).update(is_sealed=True)


def unseal_all(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Take the seals off again, which nothing would do later."""
    games = apps.get_model("play", "Game").objects.using(schema_editor.connection.alias)
    games.filter(deal_try__isnull=False).update(is_sealed=False)


class Migration(migrations.Migration):
    """Deals open when their day is over; games of today's get the seal that new ones have."""

    dependencies = [("daily_deals", "0001_initial"), ("play", "0004_indexes_since_0_2_0")]

    operations = [
        migrations.AddField(
            model_name="dailydeal",
            name="opened_at",
            field=models.DateTimeField(
                help_text="When the seals of its games were taken off.", null=True
            ),
        ),
        migrations.RunPython(seal_today, unseal_all),
    ]
