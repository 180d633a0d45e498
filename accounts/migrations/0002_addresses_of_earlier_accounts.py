"""Accounts made before there was confirmation keep their e-mail, as one not confirmed yet."""

from django.db import migrations
from django.db.models.functions import Lower


def keep_addresses(apps, schema_editor):
    User = apps.get_model("accounts", "User")
    EmailAddress = apps.get_model("account", "EmailAddress")
    with_email = User.objects.exclude(email="").exclude(is_guest=True)
    with_email.update(email=Lower("email"))
    EmailAddress.objects.bulk_create(
        [
            EmailAddress(user_id=user.pk, email=user.email, primary=True, verified=False)
            for user in with_email.iterator()
        ]
    )


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0001_initial"),
        ("account", "0009_emailaddress_unique_primary_email"),
    ]

    operations = [migrations.RunPython(keep_addresses, migrations.RunPython.noop)]
