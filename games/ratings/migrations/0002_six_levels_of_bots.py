"""Names the levels of bots that are new since 0.2.0."""

from django.db import migrations, models

OLD_CODE_SURVIVES = "Processes of 0.2.0 are stopped for this upgrade, as docs/operating.md says."


class Migration(migrations.Migration):

    dependencies = [
        ('ratings', '0001_initial'),
    ]

    operations = [
        migrations.AlterField(
            model_name='rating',
            name='bot_level',
            field=models.CharField(blank=True, choices=[('child', 'Child'), ('beginner', 'Beginner'), ('learner', 'Learner'), ('casual', 'Casual'), ('clever', 'Clever'), ('master', 'Master')], max_length=20),
        ),
        migrations.AlterField(
            model_name='ratingchange',
            name='bot_level',
            field=models.CharField(blank=True, choices=[('child', 'Child'), ('beginner', 'Beginner'), ('learner', 'Learner'), ('casual', 'Casual'), ('clever', 'Clever'), ('master', 'Master')], max_length=20),
        ),
    ]
