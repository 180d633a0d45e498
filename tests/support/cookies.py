"""The names of the site's cookies under the settings of the tests."""

from django.conf import settings

SESSION: str = settings.SESSION_COOKIE_NAME
CSRF: str = settings.CSRF_COOKIE_NAME
