"""Settings of Celery: broker, queues, and the queue of each task (task routes)."""

from kombu import Exchange, Queue

from durak_site.settings.durak import DURAK_DATA_DIR, DURAK_REDIS_URL
from web.redis.redis_url import redis_address

broker = redis_address(DURAK_REDIS_URL).broker()
CELERY_BROKER_URL = broker.url
CELERY_BROKER_USE_SSL = broker.tls
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
# A person's request queues a bot's turn: without a broker that fails immediately (by default after
# six seconds), and the sweep queues the turn later. Workers still reconnect for ever.
CELERY_BROKER_TRANSPORT_OPTIONS = {
    "max_retries": 1,
    "interval_start": 0,
    "socket_connect_timeout": 2,
    **broker.options,
}
CELERY_DB_REUSE_MAX = 1000  # tasks that share a connection; Celery's default is none
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_TASK_DEFAULT_QUEUE = "durak"
# A worker without the option -Q takes from all queues.
CELERY_TASK_QUEUES = [
    Queue(name, Exchange(name), routing_key=name)
    for name in ("durak", "bots", "review", "webhooks", "telegram")
]
# Separate queues keep slow bot turns from delaying sweeps, reviews and puzzles from delaying bots,
# slow receivers from delaying anything but webhooks, and Telegram's limits anything but its own.
CELERY_TASK_ROUTES = {
    "bots.take_turn": {"queue": "bots"},
    "bots.lay_choice": {"queue": "bots"},
    "reviews.make": {"queue": "review"},
    "analysis.evaluate": {"queue": "review"},
    "puzzles.make": {"queue": "review"},
    "webhooks.deliver": {"queue": "webhooks"},
    "telegram.deliver": {"queue": "telegram"},
}
CELERY_BEAT_SCHEDULE_FILENAME = str(DURAK_DATA_DIR / "celerybeat-schedule")
DJANGO_STRUCTLOG_CELERY_ENABLED = True
