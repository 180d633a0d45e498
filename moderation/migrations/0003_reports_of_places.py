"""Lets clubs and tournaments be reported."""

from django.conf import settings
from django.db import migrations, models

OLD_CODE_SURVIVES = "Its reports name no place, so that they satisfy the wider constraint."


class Migration(migrations.Migration):

    dependencies = [
        ('moderation', '0002_reports_of_rule_sets'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.RemoveConstraint(
            model_name='report',
            name='one_open_report_a_matter',
        ),
        migrations.AddField(
            model_name='report',
            name='club_id',
            field=models.CharField(blank=True, db_default='', default='', max_length=10),
        ),
        migrations.AddField(
            model_name='report',
            name='place_description',
            field=models.CharField(blank=True, db_default='', default='', help_text='How the club or the tournament was described then.', max_length=1000),
        ),
        migrations.AddField(
            model_name='report',
            name='place_name',
            field=models.CharField(blank=True, db_default='', default='', help_text='What the club or the tournament was called then.', max_length=60),
        ),
        migrations.AddField(
            model_name='report',
            name='tournament_id',
            field=models.CharField(blank=True, db_default='', default='', max_length=10),
        ),
        migrations.AlterField(
            model_name='auditentry',
            name='action',
            field=models.CharField(choices=[('dismissed', 'dismissed reports'), ('upheld', 'upheld reports'), ('warned', 'warned'), ('muted', 'muted'), ('banned', 'banned'), ('renamed', 'gave another name'), ('unnamed', 'took away names of rules'), ('hidden', 'hid a club or a tournament'), ('shown', 'showed a club or a tournament again'), ('closed', 'closed a club or a tournament'), ('lifted', 'lifted a sanction'), ('answered', 'answered an appeal'), ('released', 'let held ratings count'), ('annulled', 'annulled held ratings'), ('cancelled', 'cancelled a game'), ('rebuilt', "made a game's row anew"), ('revoked', 'revoked a token'), ('announced', 'told everybody something'), ('roles', 'changed what somebody may do')], max_length=9),
        ),
        migrations.AddConstraint(
            model_name='report',
            constraint=models.UniqueConstraint(condition=models.Q(('handled_at', None)), fields=('reporter', 'person', 'game_id', 'rule_set_id', 'club_id', 'tournament_id'), name='one_open_report_a_subject'),
        ),
    ]
