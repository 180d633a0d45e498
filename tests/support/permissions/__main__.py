"""`python -m tests.support.permissions`: write docs/permissions.md."""

import os

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "durak_site.settings")
django.setup()

from tests.support.permissions.page import PAGE, page  # noqa: E402 - Django's set-up comes first

PAGE.write_text(page(), "utf-8")
