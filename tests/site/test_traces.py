"""A turn and all that follows from it, in whatever process, is one trace."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import Span

from bots.tasks import take_turn
from tests.support.bots import bots_table
from tests.support.limits import WITH_PROCESSES
from tests.support.receiver import Receiver, receiving
from tests.support.worker import running_worker

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.long, WITH_PROCESSES]
TURN = "task bots.take_turn"


def spans_sent_to(server: Receiver) -> Iterator[Span]:
    """The spans as they arrive."""
    while True:
        request = ExportTraceServiceRequest.FromString(server.next_body())
        for resource in request.resource_spans:
            for scope in resource.scope_spans:
                yield from scope.spans


def test_a_bots_turn_its_command_and_the_turn_that_it_queues_are_one_trace(
    tmp_path: Path,
    no_reactions: None,  # noqa: ARG001 - the first turn is queued by this test alone
) -> None:
    game = bots_table("beginner", "beginner")
    with receiving() as server:
        endpoint = f"http://127.0.0.1:{server.port}"
        with running_worker(
            tmp_path / "log",
            concurrency=1,
            OTEL_EXPORTER_OTLP_ENDPOINT=endpoint,
            OTEL_BSP_SCHEDULE_DELAY="100",
        ):
            take_turn.apply_async((game.pk, game.awaited[0], game.version))
            seen: dict[bytes, Span] = {}
            for span in spans_sent_to(server):
                seen[span.span_id] = span
                chain = ancestry(span, seen)
                if chain[:4] == [TURN, "reaction bot turns", "command", TURN]:
                    break
    command = next(span for span in seen.values() if span.name == "command")
    said = {attribute.key: attribute.value.string_value for attribute in command.attributes}
    assert said["game_id"] == game.pk


def ancestry(span: Span, seen: dict[bytes, Span]) -> list[str]:
    """The names of a span and of those around it, as far as they have arrived."""
    names = [span.name]
    while span.parent_span_id in seen:
        span = seen[span.parent_span_id]
        names.append(span.name)
    return names
