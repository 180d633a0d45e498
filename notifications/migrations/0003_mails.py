"""Adds mails of notifications, and the weekly digest."""

import django.db.models.deletion
import django.utils.timezone
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ("notifications", "0002_announcements"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="MailDelivery",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True,
                        primary_key=True,
                        serialize=False,
                        verbose_name="ID",
                    ),
                ),
                ("attempts", models.PositiveSmallIntegerField(default=0)),
                (
                    "next_at",
                    models.DateTimeField(
                        db_index=True, default=django.utils.timezone.now
                    ),
                ),
                ("expires_at", models.DateTimeField()),
                (
                    "notification",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="+",
                        to="notifications.notification",
                    ),
                ),
            ],
            options={
                "verbose_name_plural": "mail deliveries",
            },
        ),
        migrations.AddField(
            model_name="preferences",
            name="digest_week",
            field=models.DateField(
                help_text="The Monday of the week whose digest was sent last, or was not wanted yet.",
                null=True,
            ),
        ),
        migrations.AddField(
            model_name="preferences",
            name="has_digest",
            field=models.BooleanField(
                db_default=False, default=False, help_text="A mail comes every week."
            ),
        ),
        migrations.AddIndex(
            model_name="preferences",
            index=models.Index(
                condition=models.Q(("has_digest", True)),
                fields=["digest_week"],
                name="preferences_with_digest",
            ),
        ),
    ]
