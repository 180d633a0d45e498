"""Adds an action to the audit log: a closed club was opened again."""

from django.db import migrations, models

OLD_CODE_SURVIVES = "Only the choices change, which no database knows."


class Migration(migrations.Migration):

    dependencies = [
        ('moderation', '0004_settled_signs'),
    ]

    operations = [
        migrations.AlterField(
            model_name='auditentry',
            name='action',
            field=models.CharField(choices=[('dismissed', 'dismissed reports'), ('upheld', 'upheld reports'), ('warned', 'warned'), ('muted', 'muted'), ('banned', 'banned'), ('renamed', 'gave another name'), ('unnamed', 'took away names of rules'), ('hidden', 'hid a club or a tournament'), ('shown', 'showed a club or a tournament again'), ('closed', 'closed a club or a tournament'), ('reopened', 'opened a closed club again'), ('lifted', 'lifted a sanction'), ('answered', 'answered an appeal'), ('released', 'let held ratings count'), ('annulled', 'annulled held ratings'), ('settled', 'settled a sign of collusion'), ('cancelled', 'cancelled a game'), ('rebuilt', "made a game's row anew"), ('revoked', 'revoked a token'), ('announced', 'told everybody something'), ('roles', 'changed what somebody may do')], max_length=9),
        ),
    ]
