"""Lets staff hide tournaments."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('tournaments', '0003_club_notified_at'),
    ]

    operations = [
        migrations.AddField(
            model_name='tournament',
            name='is_hidden',
            field=models.BooleanField(db_default=False, default=False, help_text='Staff have hidden it: no list shows it.'),
        ),
    ]
