"""Replaces the indexes and constraints of 0.2.0 by those of today."""

import django.db.models.deletion
from django.apps.registry import Apps
from django.conf import settings
from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor


OLD_CODE_SURVIVES = "Processes of 0.2.0 are stopped for this upgrade, as docs/operating.md says."


def leave_room(_apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Have PostgreSQL leave room in each page for the next version of a game's row.

    A version that finds room in the page of the one before it needs no new entries in the indexes.
    """
    if schema_editor.connection.vendor == "postgresql":
        schema_editor.execute("ALTER TABLE play_game SET (fillfactor = 70)")


def leave_none(_apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Go back to full pages."""
    if schema_editor.connection.vendor == "postgresql":
        schema_editor.execute("ALTER TABLE play_game RESET (fillfactor)")


class Migration(migrations.Migration):

    dependencies = [
        ('play', '0003_fill_columns_since_0_2_0'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.RunPython(leave_room, leave_none),
        migrations.RemoveConstraint(
            model_name='game',
            name='game_number_once_a_series',
        ),
        migrations.RemoveConstraint(
            model_name='seat',
            name='seat_user_once_a_game',
        ),
        migrations.RemoveIndex(
            model_name='game',
            name='game_by_status',
        ),
        migrations.RemoveIndex(
            model_name='game',
            name='game_bot_due',
        ),
        migrations.RemoveIndex(
            model_name='game',
            name='game_due',
        ),
        migrations.RemoveIndex(
            model_name='game',
            name='game_turn_due',
        ),
        migrations.AlterField(
            model_name='seat',
            name='game_created_at',
            field=models.DateTimeField(editable=False),
        ),
        migrations.AlterField(
            model_name='game',
            name='first_game',
            field=models.ForeignKey(db_index=False, editable=False, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='later_games', to='play.game'),
        ),
        migrations.AlterField(
            model_name='game',
            name='host',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.PROTECT, related_name='hosted_games', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AlterField(
            model_name='game',
            name='turn_due_at',
            field=models.DateTimeField(editable=False, help_text="When awaited people who don't look at the table are to be reminded.", null=True),
        ),
        migrations.AlterField(
            model_name='seat',
            name='bot_level',
            field=models.CharField(blank=True, choices=[('child', 'Child'), ('beginner', 'Beginner'), ('learner', 'Learner'), ('casual', 'Casual'), ('clever', 'Clever'), ('master', 'Master')], max_length=20),
        ),
        migrations.AlterField(
            model_name='seat',
            name='is_ready',
            field=models.BooleanField(default=True, help_text='Whether the player agreed to what is played, or to the next game.'),
        ),
        migrations.AlterField(
            model_name='seat',
            name='user',
            field=models.ForeignKey(db_index=False, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='seats', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AlterField(
            model_name='storedevent',
            name='cause',
            field=models.CharField(blank=True, choices=[('player', 'the player'), ('bot', 'a bot'), ('clock', "the clock, as the player's time was up"), ('in_advance', 'the player, in advance'), ('service', 'the service, which called the game off')], help_text='Empty: the deal.', max_length=10),
        ),
        migrations.AddIndex(
            model_name='game',
            index=models.Index(condition=models.Q(('finished_at__isnull', True)), fields=['status'], name='game_not_finished'),
        ),
        migrations.AddIndex(
            model_name='game',
            index=models.Index(fields=['host', '-created_at', '-id'], name='game_by_host'),
        ),
        migrations.AddIndex(
            model_name='game',
            index=models.Index(condition=models.Q(('finished_at__isnull', True)), fields=['host'], name='game_not_finished_by_host'),
        ),
        migrations.AddIndex(
            model_name='game',
            index=models.Index(condition=models.Q(('next_look_at__isnull', False)), fields=['next_look_at'], name='game_to_look_at'),
        ),
        migrations.AddIndex(
            model_name='game',
            index=models.Index(condition=models.Q(('first_game__isnull', False)), fields=['first_game'], name='game_by_series'),
        ),
        migrations.AddIndex(
            model_name='game',
            index=models.Index(condition=models.Q(('rules_name', ''), _negated=True), fields=['rules_name'], name='game_by_rules_name'),
        ),
        migrations.AddIndex(
            model_name='game',
            index=models.Index(condition=models.Q(('status', 'finished')), fields=['finished_at', 'id'], name='game_by_end'),
        ),
        migrations.AddIndex(
            model_name='game',
            index=models.Index(condition=models.Q(('finished_at__isnull', False), ('is_archived', False)), fields=['finished_at'], name='game_to_archive'),
        ),
        migrations.AddIndex(
            model_name='seat',
            index=models.Index(condition=models.Q(('user__isnull', False)), fields=['user', '-game_created_at', '-game'], name='seat_by_creation'),
        ),
        migrations.AddIndex(
            model_name='seat',
            index=models.Index(condition=models.Q(('game_finished_at__isnull', False), ('user__isnull', False)), fields=['user', '-game_finished_at', '-game'], name='seat_by_end'),
        ),
        migrations.AddIndex(
            model_name='seat',
            index=models.Index(condition=models.Q(('game_finished_at__isnull', True), ('user__isnull', False)), fields=['user'], name='seat_not_finished'),
        ),
        migrations.AddConstraint(
            model_name='game',
            constraint=models.CheckConstraint(condition=models.Q(('is_rated', False), models.Q(('aids', False), ('fixed_pack', ''), ('lesson', '')), _connector='OR'), name='game_rated_without_help'),
        ),
        migrations.AddConstraint(
            model_name='game',
            constraint=models.UniqueConstraint(condition=models.Q(models.Q(('status', 'cancelled'), _negated=True), ('first_game__isnull', False)), fields=('first_game', 'series_number'), name='game_number_once_a_series'),
        ),
        migrations.AddConstraint(
            model_name='seat',
            constraint=models.UniqueConstraint(condition=models.Q(('game_finished_at__isnull', True), ('user__isnull', False)), fields=('game', 'user'), name='seat_user_once_a_game'),
        ),
    ]
