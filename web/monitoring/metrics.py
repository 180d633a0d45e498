"""Prometheus metrics (counters, histograms) of every process.

If `PROMETHEUS_MULTIPROC_DIR` is set before this module is imported, all processes of a worker write
their metrics to files in that folder, and one process serves them
(`durak_site.server.monitoring.metrics_server`). Otherwise each process keeps its own. Counting
takes some microseconds and never blocks. Labels are names from this program (routes, codes, tasks),
never text that a client sent.
"""

import time

from prometheus_client import Counter, Gauge, Histogram

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Histogram buckets, in seconds, for work that people wait for."""
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
"""Histogram buckets, in seconds, for work in the background."""

requests = Histogram(
    "durak_request_seconds",
    "Requests by route, method and status, and how long they took.",
    ("route", "method", "status"),
    buckets=FAST,
)
refusals = Counter(
    "durak_refusals_total", "Requests and commands that were refused, by code.", ("code",)
)
commands = Counter(
    "durak_commands_total",
    "Commands by what caused them (player, bot, time) and what became of them.",
    ("by", "outcome"),
)
commits = Histogram(
    "durak_commit_seconds",
    "Accepted commands, from the wait for the game's lock to the durable commit.",
    buckets=FAST,
)
fanout = Histogram(
    "durak_fanout_seconds",
    "Events on their way from the commit to a socket, for one commit in sixteen.",
    buckets=FAST,
)
reactions_failed = Counter(
    "durak_reactions_failed_total", "Reactions to commits that failed.", ("reaction",)
)
sockets = Gauge(
    "durak_sockets", "Sockets and streams that are open.", ("kind",), multiprocess_mode="livesum"
)
tasks = Histogram(
    "durak_task_seconds",
    "Tasks and sweeps, and how long they took.",
    ("task", "state"),
    buckets=SLOW,
)
task_age = Histogram(
    "durak_task_age_seconds",
    "How long tasks waited in the queue after they were due.",
    ("task",),
    buckets=SLOW,
)
task_ended = Gauge(
    "durak_task_last_success_timestamp_seconds",
    "When a task last ended well.",
    ("task",),
    multiprocess_mode="max",
)
ratings_lag = Gauge(
    "durak_ratings_lag_seconds",
    "How long the oldest rated game that is over has waited to be counted.",
    multiprocess_mode="mostrecent",
)
broken_games = Gauge(
    "durak_broken_games",
    "Games that were found broken and are not mended.",
    multiprocess_mode="mostrecent",
)
outages = Counter("durak_outages_total", "Replies that a part of the service was away.")

# Gauges that a web process sets at each scrape (`durak_site.server.monitoring.scrape_gauges`).
part_up = Gauge(
    "durak_part_up",
    "Whether a part works, as /readyz tells of it: 1 or 0.",
    ("part",),
    multiprocess_mode="mostrecent",
)
queued = Gauge(
    "durak_queue_tasks", "Tasks that wait in a queue.", ("queue",), multiprocess_mode="mostrecent"
)
disk_free = Gauge(
    "durak_disk_free_bytes",
    "Room on the disk of the data directory.",
    multiprocess_mode="mostrecent",
)
database_connections = Gauge(
    "durak_database_connections",
    "Connections that PostgreSQL has open, of all programs.",
    multiprocess_mode="mostrecent",
)
database_connections_most = Gauge(
    "durak_database_connections_most",
    "Connections that PostgreSQL can have open.",
    multiprocess_mode="mostrecent",
)
redis_memory = Gauge(
    "durak_redis_memory_bytes", "Memory that Redis uses.", multiprocess_mode="mostrecent"
)
redis_memory_most = Gauge(
    "durak_redis_memory_most_bytes",
    "Memory that Redis may use; 0: as much as there is.",
    multiprocess_mode="mostrecent",
)
backup_ended = Gauge(
    "durak_last_backup_timestamp_seconds",
    "When a backup was last written; 0: not known.",
    multiprocess_mode="mostrecent",
)


METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def note_request(route: str, method: str, status: int, begun: float) -> None:
    """Count a request that began at this value of `time.perf_counter`."""
    known = method if method in METHODS else "other"
    requests.labels(route, known, status).observe(time.perf_counter() - begun)
