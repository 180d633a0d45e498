"""Django's settings for both set-ups, which differ only by `environment`; a module per subject."""

from durak_site.settings.api import *
from durak_site.settings.durak import *
from durak_site.settings.logs import *
from durak_site.settings.mail import *
from durak_site.settings.oauth import *
from durak_site.settings.page import *
from durak_site.settings.people import *
from durak_site.settings.realtime import *
from durak_site.settings.security import *
from durak_site.settings.site import *
from durak_site.settings.storage import *
from durak_site.settings.tasks import *
