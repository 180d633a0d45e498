"""The heartbeat of a Celery worker: a step of its consumer notes that it works."""

from typing import Any

from celery import Celery, bootsteps

from durak_site.server.health.heartbeats import note_alive, note_ended, this_process
from durak_site.server.worker import worker_part

SECONDS_BETWEEN_BEATS = 5.0


class WorkerHeartbeat(bootsteps.StartStopStep):
    """Notes the worker when its consumer has connected, and every few seconds from then on.

    Celery's own heartbeat is switched off: it publishes an event that nobody reads, and waits for
    the broker without end, so that a worker asked to stop would stay while Redis is away.
    """

    requires = ("celery.worker.consumer.tasks:Tasks",)

    def start(self, consumer: Any) -> None:
        """Note the worker now, and let the consumer's timer do so again and again."""
        _note(consumer.app)
        self._timer = consumer.timer.call_repeatedly(SECONDS_BETWEEN_BEATS, _note, (consumer.app,))

    def stop(self, _consumer: Any) -> None:
        """Stop noting: the connection is lost, or the worker ends."""
        self._timer.cancel()


def note_ended_worker(app: Celery) -> None:
    """Note that the worker has ended, after its last heartbeat."""
    note_ended(this_process(worker_part(), sorted(app.amqp.queues.consume_from)))


def _note(app: Celery) -> None:
    note_alive(this_process(worker_part(), sorted(app.amqp.queues.consume_from)))
