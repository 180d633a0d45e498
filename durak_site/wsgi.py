"""Django as a WSGI application, which serves HTTP for `asgi`."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "durak_site.settings")

application = get_wsgi_application()
