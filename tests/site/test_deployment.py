"""compose.yaml, the Procfile and docs/operating.md agree with the service."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from durak_site.environment import Environment

PROJECT_ROOT = Path(__file__).resolve().parents[2]
OPERATING = (PROJECT_ROOT / "docs" / "operating.md").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((PROJECT_ROOT / "compose.yaml").read_text("utf-8"))
PROCFILE = (PROJECT_ROOT / "Procfile").read_text("utf-8")


@pytest.mark.parametrize("name", sorted(name.upper() for name in Environment.model_fields))
def test_every_environment_variable_is_described(name: str) -> None:
    assert f"`{name}`" in OPERATING


@pytest.mark.parametrize("name", ["web", "worker", "beat", "migrate"])
def test_compose_gives_every_process_of_ours_the_served_set_up(name: str) -> None:
    environment = COMPOSE["services"][name]["environment"]
    assert environment["DURAK_SETUP"] == "served"
    for needed in ("SECRET_KEY", "DATABASE_URL", "REDIS_URL", "DURAK_PUBLIC_URL"):
        assert environment[needed]


def test_compose_depends_only_on_services_and_volumes_that_it_has() -> None:
    services = COMPOSE["services"]
    for service in services.values():
        assert set(service.get("depends_on", {})) <= set(services)
        named = {mount.split(":")[0] for mount in service.get("volumes", [])}
        assert named <= set(COMPOSE["volumes"])


def test_compose_and_procfile_know_no_variable_that_is_not_described() -> None:
    compose = (PROJECT_ROOT / "compose.yaml").read_text("utf-8")
    for name in re.findall(r"\$\{([A-Z_]+)", compose + PROCFILE):
        assert name in OPERATING, name


def test_there_is_one_beat_and_one_release_step() -> None:
    names = [line.split(":")[0] for line in PROCFILE.splitlines()]
    assert names == ["release", "web", "worker", "beat"]
