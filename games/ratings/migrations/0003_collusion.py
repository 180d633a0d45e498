"""Adds the counts of games, and the signs of collusion that follow from them."""

import django.db.models.deletion
import django.utils.timezone
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('play', '0008_tournament'),
        ('ratings', '0002_six_levels_of_bots'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='CollusionRun',
            fields=[
                ('day', models.DateField(primary_key=True, serialize=False)),
                ('games', models.PositiveIntegerField(default=0)),
                ('tests', models.PositiveIntegerField(default=0)),
                ('found', models.PositiveIntegerField(default=0, help_text='Tests that honest play fails.')),
            ],
            options={
                'ordering': ('-day',),
            },
        ),
        migrations.CreateModel(
            name='MeasuredGame',
            fields=[
                ('game', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, primary_key=True, related_name='measured_game', serialize=False, to='play.game')),
                ('finished_at', models.DateTimeField(db_index=True)),
                ('counts', models.JSONField()),
            ],
        ),
        migrations.CreateModel(
            name='CollusionSign',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('kind', models.CharField(choices=[('spares', 'throws in less against the other than against everybody else'), ('easy_leads', 'leads to the other cards that are easy to beat'), ('safe_beside', 'is the durak less often where the other sits'), ('one_address', 'uses one address with the other, and often sits at one table')], max_length=11)),
                ('games_together', models.PositiveIntegerField()),
                ('chances', models.PositiveIntegerField(default=0, help_text='Towards the other.')),
                ('taken', models.PositiveIntegerField(default=0, help_text='Of these.')),
                ('expected', models.FloatField(default=0, help_text='What honest play takes on average.')),
                ('chances_elsewhere', models.PositiveIntegerField(default=0)),
                ('taken_elsewhere', models.PositiveIntegerField(default=0)),
                ('probability', models.FloatField(help_text='That honest play takes so many, or more; below the limit.', null=True)),
                ('limit', models.FloatField(help_text='It follows from the number of tests.', null=True)),
                ('games', models.JSONField(default=list, help_text='The newest games of both.')),
                ('first_found_at', models.DateTimeField(default=django.utils.timezone.now)),
                ('found_at', models.DateTimeField(default=django.utils.timezone.now)),
                ('decided_at', models.DateTimeField(null=True)),
                ('why', models.CharField(blank=True, max_length=500)),
                ('actor', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='collusion_signs', to=settings.AUTH_USER_MODEL)),
                ('decided_by', models.ForeignKey(null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('other', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='+', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ('probability', 'pk'),
                'constraints': [models.UniqueConstraint(condition=models.Q(('decided_at', None)), fields=('actor', 'other', 'kind'), name='collusion_sign_open_once')],
            },
        ),
    ]
