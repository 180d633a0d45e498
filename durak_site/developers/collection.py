"""The API as a Postman collection (version 2.1), which Bruno and Insomnia import too."""

import functools
from collections.abc import Mapping
from typing import Any

from django.conf import settings

from durak_site.developers.described import DescribedOperation, openapi
from durak_site.developers.reference import JSON, callers_of, example_body, groups
from durak_site.document.security import TOKEN

SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"


@functools.cache
def collection() -> dict[str, Any]:
    """Return the collection: a folder for each tag, with the calls that programs may make.

    Its variables are the address of this service and the token that all requests send.
    """
    return {
        "info": {
            "name": openapi()["info"]["title"],
            "description": openapi()["info"]["description"],
            "version": openapi()["info"]["version"],
            "schema": SCHEMA,
        },
        "variable": [
            {"key": "site", "value": settings.DURAK_PUBLIC_URL, "type": "string"},
            {"key": "token", "value": "", "type": "string"},
        ],
        "auth": {
            "type": "bearer",
            "bearer": [{"key": "token", "value": "{{token}}", "type": "string"}],
        },
        "item": [folder for group in groups().values() if (folder := _folder(group.slug))["item"]],
    }


def _folder(group: str) -> dict[str, Any]:
    found = groups()[group]
    return {
        "name": found.tag,
        "description": found.says,
        "item": [_item(each) for each in found.operations if _is_for_programs(each)],
    }


def _is_for_programs(operation: DescribedOperation) -> bool:
    return any(not one or TOKEN in one for one in operation.facts["security"])


def _item(operation: DescribedOperation) -> dict[str, Any]:
    facts = operation.facts
    request: dict[str, Any] = {
        "method": operation.method,
        "header": [_pair(each) for each in _parameters(operation, "header")],
        "url": _url(operation),
        "description": f"{facts['description']}\n\nFor: {callers_of(facts['security'])}.",
    }
    body = example_body(operation)
    if body is not None:
        request["header"].append({"key": "Content-Type", "value": JSON})
        request["body"] = {
            "mode": "raw",
            "raw": body,
            "options": {"raw": {"language": "json"}},
        }
    return {"name": facts["summary"], "request": request, "response": []}


def _url(operation: DescribedOperation) -> dict[str, Any]:
    parts = [
        f":{part[1:-1]}" if part.startswith("{") else part
        for part in operation.path.strip("/").split("/")
    ]
    return {
        "raw": "/".join(["{{site}}", *parts]),
        "host": ["{{site}}"],
        "path": parts,
        "query": [_pair(each) for each in _parameters(operation, "query")],
        "variable": [
            {"key": each["name"], "value": str(each["example"])}
            for each in _parameters(operation, "path")
        ],
    }


def _parameters(operation: DescribedOperation, place: str) -> list[Mapping[str, Any]]:
    return [each for each in operation.facts.get("parameters", ()) if each["in"] == place]


def _pair(parameter: Mapping[str, Any]) -> dict[str, Any]:
    """Return a parameter; one that may be left out is switched off."""
    return {
        "key": parameter["name"],
        "value": str(parameter["example"]),
        "description": parameter.get("description", ""),
        "disabled": not parameter.get("required", False),
    }
