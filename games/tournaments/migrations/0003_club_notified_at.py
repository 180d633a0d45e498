"""Lets the members of a club be notified of its tournaments."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('tournaments', '0002_first_schedules'),
    ]

    operations = [
        migrations.AddField(
            model_name='tournament',
            name='club_notified_at',
            field=models.DateTimeField(editable=False, help_text='When the members of its club learnt of it.', null=True),
        ),
    ]
