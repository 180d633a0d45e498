"""Lets staff hide clubs."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('clubs', '0001_initial'),
    ]

    operations = [
        migrations.AddField(
            model_name='club',
            name='is_hidden',
            field=models.BooleanField(db_default=False, default=False, help_text='Staff have hidden it: only members see it.'),
        ),
    ]
