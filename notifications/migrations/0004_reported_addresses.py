"""Adds the reports of mail providers about addresses."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('account', '0009_emailaddress_unique_primary_email'),
        ('notifications', '0003_mails'),
    ]

    operations = [
        migrations.CreateModel(
            name='ReportedAddress',
            fields=[
                ('address', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, primary_key=True, related_name='+', serialize=False, to='account.emailaddress')),
                ('bounced_at', models.DateTimeField(help_text='The first of the bounces that count together.', null=True)),
                ('stopped_at', models.DateTimeField(null=True)),
                ('reason', models.CharField(blank=True, choices=[('bounced', 'mails come back'), ('complained', 'its reader reported a mail as spam, or unsubscribed at the provider')], max_length=10)),
                ('resumed_at', models.DateTimeField(help_text="When the owner asked for mails again: older reports don't count.", null=True)),
            ],
            options={
                'verbose_name_plural': 'reported addresses',
            },
        ),
    ]
