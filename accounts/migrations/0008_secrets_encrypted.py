from django.db import migrations

from accounts.secrets import decrypt, encrypt

SECRETS = ("secret", "seed")


def rewrite(apps, change):
    for row in apps.get_model("mfa", "Authenticator").objects.order_by("pk").iterator():
        row.data = {name: change(v) if name in SECRETS else v for name, v in row.data.items()}
        row.save(update_fields=["data"])


def encrypt_all(apps, schema_editor):
    rewrite(apps, lambda kept: encrypt(decrypt(kept)))


def decrypt_all(apps, schema_editor):
    rewrite(apps, decrypt)


class Migration(migrations.Migration):

    dependencies = [
        ("accounts", "0007_cases"),
        ("mfa", "0003_authenticator_type_uniq"),
    ]

    operations = [migrations.RunPython(encrypt_all, decrypt_all, elidable=True)]
