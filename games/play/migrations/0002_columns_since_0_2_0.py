"""Adds what tables have since 0.2.0; the next migration fills it."""

import django.db.models.deletion
from django.db import migrations, models

OLD_CODE_SURVIVES = "Processes of 0.2.0 are stopped for this upgrade, as docs/operating.md says."


class Migration(migrations.Migration):

    dependencies = [
        ('play', '0001_initial'),
    ]

    operations = [
        migrations.CreateModel(
            name='ArchivedLog',
            fields=[
                ('game', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, primary_key=True, related_name='archived_log', serialize=False, to='play.game')),
                ('packed', models.BinaryField()),
            ],
        ),
        migrations.AddField(
            model_name='game',
            name='aids',
            field=models.BooleanField(default=False, help_text='Whether players are shown what they could remember: cards seen and discarded.'),
        ),
        migrations.AddField(
            model_name='game',
            name='duplicate',
            field=models.CharField(blank=True, db_default='', editable=False, help_text='The id of the duplicate match of whose deals this game plays one.', max_length=10),
        ),
        migrations.AddField(
            model_name='game',
            name='fixed_pack',
            field=models.TextField(blank=True, editable=False, help_text='The pack of a lesson or a deal of the day; empty where the seeds shuffle it.'),
        ),
        migrations.AddField(
            model_name='game',
            name='has_only_programs',
            field=models.BooleanField(default=False, editable=False, help_text="Every player but the service's bots is a bot account: these bots don't dawdle."),
        ),
        migrations.AddField(
            model_name='game',
            name='is_archived',
            field=models.BooleanField(default=False, editable=False, help_text='Ended long ago: its log is packed.'),
        ),
        migrations.AddField(
            model_name='game',
            name='is_sealed',
            field=models.BooleanField(db_default=False, default=False, editable=False, help_text='Only who sat here may read it: its cards are still played elsewhere.'),
        ),
        migrations.AddField(
            model_name='game',
            name='lesson',
            field=models.CharField(blank=True, editable=False, help_text='The lesson that is played; such a game counts nowhere.', max_length=20),
        ),
        migrations.AddField(
            model_name='game',
            name='next_look_at',
            field=models.DateTimeField(editable=False, help_text='When sweeps look at the game: not after any of the moments above.', null=True),
        ),
        migrations.AddField(
            model_name='game',
            name='rules_name',
            field=models.CharField(blank=True, editable=False, help_text='The name of the saved rule set with which the table was opened.', max_length=40),
        ),
        migrations.AddField(
            model_name='seat',
            name='game_created_at',
            field=models.DateTimeField(editable=False, null=True),
        ),
        migrations.AddField(
            model_name='seat',
            name='game_finished_at',
            field=models.DateTimeField(editable=False, null=True),
        ),
    ]
