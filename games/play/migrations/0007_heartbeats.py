from django.db import migrations, models


class Migration(migrations.Migration):
    """Rename the model of the sweeps' heartbeats in Django's state; its table keeps its name.

    The other operations change descriptions of columns only: the database stays as it is.
    """

    dependencies = [
        ('play', '0006_epaulettes'),
    ]

    operations = [
        migrations.SeparateDatabaseAndState(
            state_operations=[
                migrations.AlterModelTable(
                    name='sweeppulse',
                    table='play_sweeppulse',
                ),
                migrations.RenameModel(
                    old_name='SweepPulse',
                    new_name='SweepHeartbeat',
                ),
                migrations.AlterField(
                    model_name='game',
                    name='clock',
                    field=models.JSONField(editable=False, help_text='The time control; null if time is not limited.', null=True),
                ),
                migrations.AlterField(
                    model_name='game',
                    name='due_at',
                    field=models.DateTimeField(editable=False, help_text='The next timeout: when the clock plays for a seat.', null=True),
                ),
                migrations.AlterField(
                    model_name='game',
                    name='duplicate',
                    field=models.CharField(blank=True, db_default='', editable=False, help_text='The id of the duplicate match, if this game plays one of its deals.', max_length=10),
                ),
                migrations.AlterField(
                    model_name='game',
                    name='excused_at',
                    field=models.DateTimeField(editable=False, help_text='Up to when outages are compensated.', null=True),
                ),
                migrations.AlterField(
                    model_name='game',
                    name='has_only_programs',
                    field=models.BooleanField(default=False, editable=False, help_text="All players but the service's bots are bot accounts: these bots play at once."),
                ),
                migrations.AlterField(
                    model_name='game',
                    name='host_missed',
                    field=models.PositiveSmallIntegerField(default=0, editable=False, help_text='How many sweeps in a row have found the host of the open table absent.'),
                ),
                migrations.AlterField(
                    model_name='game',
                    name='is_rating_due',
                    field=models.BooleanField(default=False, editable=False, help_text='Rated and finished, and not counted in the ratings yet.'),
                ),
                migrations.AlterField(
                    model_name='game',
                    name='is_sealed',
                    field=models.BooleanField(db_default=False, default=False, editable=False, help_text='Only its own players may read it: its cards are still played elsewhere.'),
                ),
                migrations.AlterField(
                    model_name='game',
                    name='next_look_at',
                    field=models.DateTimeField(editable=False, help_text='When the sweeps poll the game: not after any of the deadlines above.', null=True),
                ),
                migrations.AlterField(
                    model_name='game',
                    name='password',
                    field=models.CharField(blank=True, editable=False, help_text="The hash of a private table's password; empty without one.", max_length=128),
                ),
                migrations.AlterField(
                    model_name='game',
                    name='terms',
                    field=models.PositiveIntegerField(default=1, editable=False, help_text='The number of the newest terms; a player who sits down agrees to these.'),
                ),
                migrations.AlterField(
                    model_name='game',
                    name='turn_due_at',
                    field=models.DateTimeField(editable=False, help_text='When awaited players who are absent from the table get a reminder.', null=True),
                ),
                migrations.AlterField(
                    model_name='sweepheartbeat',
                    name='back_at',
                    field=models.DateTimeField(help_text='The end of the last outage.', null=True),
                ),
                migrations.AlterField(
                    model_name='sweepheartbeat',
                    name='unserved_since',
                    field=models.DateTimeField(help_text='The last heartbeat before the web processes went, while none serves.', null=True),
                ),
            ],
        ),
    ]
