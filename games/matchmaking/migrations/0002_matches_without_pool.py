"""Lets a match have no pool."""

import django.utils.timezone
from django.db import migrations, models

OLD_CODE_SURVIVES = "Processes of 0.2.0 are stopped for this upgrade, as docs/operating.md says."


class Migration(migrations.Migration):

    dependencies = [
        ('matchmaking', '0001_initial'),
    ]

    operations = [
        migrations.AlterField(
            model_name='match',
            name='pool',
            field=models.CharField(blank=True, max_length=20),
        ),
        migrations.AlterField(
            model_name='seek',
            name='heard_at',
            field=models.DateTimeField(default=django.utils.timezone.now, help_text="When the user's page last said that it is still open."),
        ),
    ]
