"""Every operation of the OpenAPI document has examples, each of them as its schema says."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from durak_site.document.examples.adding import CODE, MEDIA, SHAPES
from durak_site.document.examples.problems import FIELDS, MORE, SENTENCES
from durak_site.document.openapi import document
from games.engine import replay
from games.engine.notation import read_game
from tests.support.contract import check_component

Place = tuple[str, dict[str, Any]]


def places() -> Iterator[Place]:
    """Everything that is sent or comes back as JSON or text, with where it stands."""
    for path in document()["paths"].values():
        for operation in path.values():
            name = operation["operationId"]
            for media_type, content in operation.get("requestBody", {}).get("content", {}).items():
                yield f"{name} request {media_type}", content
            for status, response in operation["responses"].items():
                for media_type, content in response.get("content", {}).items():
                    yield f"{name} {status} {media_type}", content


def examples_of(content: dict[str, Any]) -> dict[str, Any]:
    """The values of the examples, by name, found by their references."""
    found = {}
    for name, example in content.get("examples", {}).items():
        component = example["$ref"].removeprefix("#/components/examples/")
        found[name] = document()["components"]["examples"][component]["value"]
    return found


def test_every_request_and_every_reply_has_an_example() -> None:
    assert [where for where, content in places() if not examples_of(content)] == []


def test_every_example_is_as_its_schema_says() -> None:
    components = document()["components"]
    for where, content in places():
        validator = Draft202012Validator({**content["schema"], "components": components})
        for name, value in examples_of(content).items():
            errors = [error.message for error in validator.iter_errors(value)]
            assert not errors, f"{where} {name}: {errors}"


def test_every_code_of_every_operation_has_its_example_with_that_code_and_status() -> None:
    for path in document()["paths"].values():
        for operation in path.values():
            for status, response in operation["responses"].items():
                if status < "400":
                    continue
                (content,) = response["content"].values()
                examples = examples_of(content)
                for code in CODE.findall(response["description"]):
                    assert f"problem.{code}" in examples, f"{operation['operationId']} {code}"
                for name, value in examples.items():
                    assert value["status"] == int(status), name
                    assert name in {f"problem.{value['code']}", "problem.refused"}


def test_no_example_is_left_over() -> None:
    used = {name for _, content in places() for name in content.get("examples", {})}
    assert used == set(document()["components"]["examples"])
    assert set(SHAPES) <= used
    assert {f"problem.{code}" for code in SENTENCES} <= used
    assert {*FIELDS, *MORE} <= set(SENTENCES)
    assert set(MEDIA) <= {name.partition(".")[0] for name in used}


def test_the_game_of_the_examples_can_be_read_and_played_again() -> None:
    notation = MEDIA["notation"]["text/plain"]
    state = replay(read_game(notation).events())
    assert state.places == (2, 1)
    exported = SHAPES["ExportLine"]
    check_component("ExportLine", exported)
    assert exported["notation"] == notation


STREAMS = {
    "stream_game": "SocketMessage",
    "stream_account": "AccountMessage",
    "stream_lobby": "LobbyMessage",
    "stream_players_games": "PlayersMessage",
    "stream_tournament": "TournamentMessage",
    "stream_tv": "TvMessage",
}


@pytest.mark.parametrize("name", STREAMS)
def test_the_server_sent_event_of_a_stream_has_a_message_of_that_stream(name: str) -> None:
    data = MEDIA[name]["text/event-stream"].partition("data: ")[2]
    check_component(STREAMS[name], json.loads(data))
