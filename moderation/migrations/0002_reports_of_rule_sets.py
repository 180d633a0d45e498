"""Lets the names of saved rules be reported."""

from django.conf import settings
from django.db import migrations, models

OLD_CODE_SURVIVES = "Processes of 0.2.0 are stopped for this upgrade, as docs/operating.md says."


class Migration(migrations.Migration):

    dependencies = [
        ('moderation', '0001_initial'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.RemoveConstraint(
            model_name='report',
            name='one_open_report_a_game',
        ),
        migrations.AddField(
            model_name='report',
            name='rule_set_id',
            field=models.CharField(blank=True, max_length=10),
        ),
        migrations.AddField(
            model_name='report',
            name='rule_set_name',
            field=models.CharField(blank=True, help_text='What the saved rule set was called then.', max_length=40),
        ),
        migrations.AlterField(
            model_name='auditentry',
            name='action',
            field=models.CharField(choices=[('dismissed', 'dismissed reports'), ('upheld', 'upheld reports'), ('warned', 'warned'), ('muted', 'muted'), ('banned', 'banned'), ('renamed', 'gave another name'), ('unnamed', 'took away names of rules'), ('lifted', 'lifted a sanction'), ('answered', 'answered an appeal'), ('released', 'let held ratings count'), ('annulled', 'annulled held ratings'), ('cancelled', 'cancelled a game'), ('rebuilt', "made a game's row anew"), ('revoked', 'revoked a token'), ('announced', 'told everybody something'), ('roles', 'changed what somebody may do')], max_length=9),
        ),
        migrations.AddConstraint(
            model_name='report',
            constraint=models.UniqueConstraint(condition=models.Q(('handled_at', None)), fields=('reporter', 'person', 'game_id', 'rule_set_id'), name='one_open_report_a_matter'),
        ),
    ]
