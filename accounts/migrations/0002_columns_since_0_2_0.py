"""Adds what accounts have since 0.2.0; the next migration fills it."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

OLD_CODE_SURVIVES = "Processes of 0.2.0 are stopped for this upgrade, as docs/operating.md says."


class Migration(migrations.Migration):

    dependencies = [
        ('accounts', '0001_initial'),
        ('auth', '0012_alter_user_first_name_max_length'),
    ]

    operations = [
        migrations.CreateModel(
            name='KeptReply',
            fields=[
                ('pk', models.CompositePrimaryKey('user_id', 'key_digest', blank=True, editable=False, primary_key=True, serialize=False)),
                ('key_digest', models.CharField(help_text='SHA-256 of the key.', max_length=64)),
                ('fingerprint', models.CharField(help_text="SHA-256 of the request's method, address and body.", max_length=64)),
                ('begun_at', models.DateTimeField()),
                ('status', models.PositiveSmallIntegerField(help_text='None while it is worked on.', null=True)),
                ('body', models.TextField(blank=True, help_text='JSON, encrypted.')),
                ('user', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='kept_replies', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'indexes': [models.Index(fields=['begun_at'], name='kept_reply_by_age')],
            },
        ),
        migrations.AddField(
            model_name='apitoken',
            name='client_id',
            field=models.CharField(default='', help_text="The app that got it by OAuth; empty: the owner's.", max_length=255),
        ),
        migrations.AddField(
            model_name='user',
            name='avatar',
            field=models.CharField(blank=True, help_text='Empty: one that follows from the name.', max_length=16),
        ),
        migrations.AddField(
            model_name='user',
            name='hides_ratings',
            field=models.BooleanField(default=False, help_text="The page shows this user no ratings, neither their own nor others'."),
        ),
        migrations.AddField(
            model_name='user',
            name='look_key',
            field=models.CharField(editable=False, max_length=144, null=True, unique=True),
        ),
        migrations.AddIndex(
            model_name='user',
            index=models.Index(condition=models.Q(('is_bot', True)), fields=['id'], name='user_bots'),
        ),
    ]
