"""Traces by OpenTelemetry, sent to OTEL_EXPORTER_OTLP_ENDPOINT if it is set.

A request, its command, each reaction to the commit, and the queued tasks form one trace across all
processes.
"""

from collections.abc import Mapping
from contextlib import AbstractContextManager, ExitStack
from typing import Any

from celery import Task
from celery.signals import before_task_publish, task_postrun, task_prerun

from durak_site.configuration.environment import Environment
from web.monitoring.tracing import trace_by

_running: dict[str, ExitStack] = {}


def send_traces(environment: Environment, *, service: str = "durak") -> None:
    """Send traces from now on, in the background; do nothing without an endpoint.

    The library reads its other variables (OTEL_…) itself.
    """
    if not environment.otel_exporter_otlp_endpoint:
        return
    # Optional packages, imported only if the variable is set.
    from opentelemetry import propagate, trace  # noqa: PLC0415 - see above
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import (  # noqa: PLC0415 - the same
        OTLPSpanExporter,
    )
    from opentelemetry.sdk.resources import Resource  # noqa: PLC0415 - the same
    from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415 - the same
    from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415 - the same

    provider = TracerProvider(resource=Resource.create({"service.name": service}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    tracer = provider.get_tracer("durak")

    def opened(name: str, attributes: Mapping[str, str | int]) -> AbstractContextManager[object]:
        # The text of an exception may quote a person.
        return tracer.start_as_current_span(
            name,
            attributes=dict(attributes),
            record_exception=False,
            set_status_on_exception=False,
        )

    def hand_on(headers: dict[str, Any] | None = None, **_: Any) -> None:
        if headers is not None:
            propagate.inject(headers)

    def begin(task_id: str, task: Task[Any, Any], **_: Any) -> None:
        carrier = {"traceparent": str(task.request.get("traceparent") or "")}
        stack = _running[task_id] = ExitStack()
        stack.enter_context(
            tracer.start_as_current_span(
                f"task {task.name}",
                context=propagate.extract(carrier),
                kind=trace.SpanKind.CONSUMER,
                record_exception=False,
                set_status_on_exception=False,
            )
        )

    def end(task_id: str, **_: Any) -> None:
        stack = _running.pop(task_id, None)
        if stack is not None:
            stack.close()

    trace_by(opened)
    before_task_publish.connect(hand_on, weak=False)
    task_prerun.connect(begin, weak=False)
    task_postrun.connect(end, weak=False)
