"""Settings with which `migrate --run-syncdb` makes tables from today's models, by no migration."""

from durak_site.settings import *  # noqa: F403 - all of them, but for one
from durak_site.settings import INSTALLED_APPS

MIGRATION_MODULES = {app.rpartition(".")[2]: None for app in INSTALLED_APPS}
