"""The kind of a Celery worker, which its metrics and its heartbeats name."""

import sys

from durak_site.configuration.environment import read_environment
from durak_site.server.monitoring.metrics_server import PORT_OF, prepare_metrics


def worker_part() -> str:
    """Return the kind of this worker, by the first queue on its command line.

    `worker` takes from the queue of sweeps or from all, the others from the queue of their name.
    """
    arguments = sys.argv
    queues = arguments[arguments.index("-Q") + 1] if "-Q" in arguments else ""
    first = queues.partition(",")[0]
    return first if first in PORT_OF else "worker"


def prepare_worker() -> None:
    """Have a worker keep its metrics in its own folder; do nothing in any other process.

    Call it before tasks are imported, because they count: Celery's first signal comes later.
    """
    if "worker" in sys.argv:
        prepare_metrics(read_environment(), worker_part())
