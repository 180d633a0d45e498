"""Notes when staff closed a club, which they can open again."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('clubs', '0002_is_hidden'),
    ]

    operations = [
        migrations.AddField(
            model_name='club',
            name='closed_at',
            field=models.DateTimeField(editable=False, help_text='When staff closed it: nobody else sees it until they open it again.', null=True),
        ),
    ]
