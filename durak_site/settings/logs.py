"""Settings of logging (LOGGING): level and format."""

import logging

from durak_site.server.monitoring.logs import logging_config
from durak_site.settings.durak import env

LOGGING = logging_config(
    level=env.log_level, as_json=env.log_format == "json", requests=env.log_requests
)
LOGGING_CONFIG = "logging.config.dictConfig"
DJANGO_STRUCTLOG_STATUS_START_LOG_LEVEL = logging.DEBUG
# Sweeps alone would write half a million lines a day; failed and retried tasks are logged
# elsewhere.
DJANGO_STRUCTLOG_CELERY_TASK_START_LOG_LEVEL = logging.DEBUG
DJANGO_STRUCTLOG_CELERY_TASK_SUCCESS_LOG_LEVEL = logging.DEBUG
DJANGO_STRUCTLOG_IP_LOGGING_ENABLED = False
# Binding the user would read session and user from the database for every request.
DJANGO_STRUCTLOG_USER_ID_FIELD = None
