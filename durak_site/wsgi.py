"""Django as a WSGI application, which serves HTTP for `asgi`."""

import os

import django
from django.core.handlers.wsgi import WSGIHandler

from web.http.garbage_collection import UntiedRequest

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "durak_site.settings")


class Handler(WSGIHandler):
    """Django's handler, whose requests leave no reference cycles."""

    request_class = UntiedRequest


# As `get_wsgi_application` does it.
django.setup(set_prefix=False)
application = Handler()
