"""Adds what the operator tells everybody."""

import django.utils.timezone
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('notifications', '0001_initial'),
    ]

    operations = [
        migrations.CreateModel(
            name='Announcement',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('texts', models.JSONField(blank=True, default=dict)),
                ('restart_at', models.DateTimeField(blank=True, null=True)),
                ('rest_from', models.DateTimeField(blank=True, null=True)),
                ('until', models.DateTimeField(help_text='When it is over.')),
                ('created_at', models.DateTimeField(default=django.utils.timezone.now, editable=False)),
            ],
            options={
                'ordering': ('-pk',),
            },
        ),
    ]
