"""compose.yaml, the Procfile and docs/operating.md agree with the service."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from compose_spec import PyCompose
from django.conf import settings

from durak_site.configuration.environment import SECRETS, Environment
from durak_site.server.launch.processes import django_parts
from tools import secret_files
from tools.pin_images import images, pinned

PROJECT_ROOT = Path(__file__).resolve().parents[2]
OPERATING = (PROJECT_ROOT / "docs" / "operating.md").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((PROJECT_ROOT / "compose.yaml").read_text("utf-8"))
OURS = ["web", "worker", "bots", "review", "webhooks", "beat", "backup", "migrate"]
"""The services of compose.yaml that run this project."""
PROCFILE = (PROJECT_ROOT / "Procfile").read_text("utf-8")


@pytest.mark.parametrize("name", sorted(name.upper() for name in Environment.model_fields))
def test_every_environment_variable_is_described(name: str) -> None:
    assert f"`{name}`" in OPERATING


@pytest.mark.parametrize("name", OURS)
def test_compose_gives_every_process_of_ours_the_served_set_up(name: str) -> None:
    environment = COMPOSE["services"][name]["environment"]
    assert environment["DURAK_SETUP"] == "served"
    for needed in ("SECRET_KEY_FILE", "DATABASE_URL_FILE", "REDIS_URL_FILE", "DURAK_PUBLIC_URL"):
        assert environment[needed]


def test_compose_is_a_compose_file() -> None:
    PyCompose.from_json(json.dumps(COMPOSE)).validate()


@pytest.mark.parametrize("name", sorted(COMPOSE["services"]))
def test_compose_hands_secrets_on_as_files_alone(name: str) -> None:
    service = COMPOSE["services"][name]
    environment = service.get("environment", {})
    assert not {variable.upper() for variable in SECRETS} & set(environment)
    assert "POSTGRES_PASSWORD" not in environment
    files = {value for key, value in environment.items() if key.endswith("_FILE")}
    assert files == {f"/run/secrets/{secret}" for secret in service.get("secrets", [])}
    assert set(service.get("secrets", [])) <= set(COMPOSE["secrets"])


def test_the_files_of_compose_s_secrets_are_those_that_the_tool_makes(tmp_path: Path) -> None:
    secret_files.main([str(tmp_path / "secrets")])
    named = {secret["file"] for secret in COMPOSE["secrets"].values()}
    assert named == {f"./secrets/{file.name}" for file in (tmp_path / "secrets").iterdir()}
    for ignored in (".gitignore", ".dockerignore"):
        lines = (PROJECT_ROOT / ignored).read_text("utf-8").splitlines()
        assert {"secrets", "/secrets/"} & set(lines)


@pytest.mark.parametrize("name", sorted(COMPOSE["services"]))
def test_no_log_of_compose_grows_for_ever(name: str) -> None:
    options = COMPOSE["services"][name]["logging"]["options"]
    assert options["max-size"]
    assert int(options["max-file"]) > 1


def test_a_web_process_of_compose_can_be_restarted_while_another_serves() -> None:
    assert COMPOSE["services"]["web"]["scale"] >= 2


def megabytes(size: str) -> int:
    """The number of a size, such as 512m, 2GB or 1g."""
    number, unit = re.fullmatch(r"(\d+)([mg])b?", size.lower()).groups()  # type: ignore[union-attr]  # else the test fails
    return int(number) * (1024 if unit == "g" else 1)


def test_redis_of_compose_refuses_writes_before_the_kernel_ends_it() -> None:
    service = COMPOSE["services"]["redis"]
    command = service["command"]
    most = command[command.index("--maxmemory") + 1]
    assert command[command.index("--maxmemory-policy") + 1] == "noeviction"
    assert megabytes(most) <= 0.8 * megabytes(service["mem_limit"])


def test_postgresql_of_compose_is_tuned_to_its_memory_and_to_those_who_connect() -> None:
    service = COMPOSE["services"]["database"]
    given = dict(option.split("=", 1) for option in service["command"] if "=" in option)
    memory = megabytes(service["mem_limit"])
    assert memory / 8 <= megabytes(given["shared_buffers"]) <= memory / 2
    assert megabytes(given["effective_cache_size"]) < memory
    (most,) = re.findall(r":-(\d+)", given["max_connections"])
    pool: int = Environment.model_fields["database_pool_size"].default
    four_web_processes, workers, spare = 4 * (pool + 4), 2 * (2 + 2 + 1 + 2), 20
    assert int(most) >= four_web_processes + workers + spare


def test_compose_makes_backups_by_a_pg_dump_as_new_as_its_server() -> None:
    image = COMPOSE["services"]["database"]["image"]
    (server,) = re.findall(r"postgres:(\d+)", image)
    dockerfile = (PROJECT_ROOT / "Dockerfile").read_text("utf-8")
    assert f"postgresql-client-{server} " in dockerfile
    (volume,) = COMPOSE["services"]["backup"]["volumes"]
    name, folder = volume.split(":")
    assert name in COMPOSE["volumes"]
    assert folder in dockerfile
    command = COMPOSE["services"]["backup"]["command"]
    assert command[1:4] == ["manage.py", "keep_backups", folder]


@pytest.mark.parametrize("kind", ["worker", "bots", "review", "webhooks"])
def test_the_health_of_each_worker_of_compose_is_its_own(kind: str) -> None:
    test = COMPOSE["services"][kind]["healthcheck"]["test"]
    assert test[-4:] == ["durak_site.server.health", kind, "--pid", "1"]


def test_compose_depends_only_on_services_and_volumes_that_it_has() -> None:
    services = COMPOSE["services"]
    for service in services.values():
        assert set(service.get("depends_on", {})) <= set(services)
        named = {mount.split(":")[0] for mount in service.get("volumes", [])}
        of_the_tree = {name for name in named if name.startswith("./")}
        assert all((PROJECT_ROOT / name).exists() for name in of_the_tree)
        assert named - of_the_tree <= set(COMPOSE["volumes"])


def test_compose_and_procfile_know_no_variable_that_is_not_described() -> None:
    compose = (PROJECT_ROOT / "compose.yaml").read_text("utf-8")
    for name in re.findall(r"\$\{([A-Z_]+)", compose + PROCFILE):
        assert name in OPERATING, name


def test_each_queue_has_a_worker_in_every_set_up() -> None:
    queues = {queue.name for queue in settings.CELERY_TASK_QUEUES}
    compose = [service.get("command", []) for service in COMPOSE["services"].values()]
    procfile = [line.split() for line in PROCFILE.splitlines()]
    embedded = [part.command for part in django_parts(workers=2)]
    for commands in (compose, procfile, embedded):
        taken = [command[command.index("-Q") + 1] for command in commands if "-Q" in command]
        assert sorted(",".join(taken).split(",")) == sorted(queues)


def test_there_is_one_beat_and_one_release_step() -> None:
    names = [line.split(":")[0] for line in PROCFILE.splitlines()]
    assert names == ["release", "proxy", "web", "worker", "bots", "review", "webhooks", "beat"]


@pytest.mark.parametrize("name", sorted(COMPOSE["services"]))
def test_no_service_of_compose_may_gain_rights_or_take_all_memory(name: str) -> None:
    service = COMPOSE["services"][name]
    assert "no-new-privileges:true" in service["security_opt"]
    assert service["mem_limit"]


@pytest.mark.parametrize("name", [*OURS, "redis", "proxy", "tls"])
def test_no_service_of_compose_but_the_database_writes_its_image(name: str) -> None:
    service = COMPOSE["services"][name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]


@pytest.mark.parametrize("name", ["database", "redis", *OURS[:-2]])
def test_compose_asks_every_lasting_service_for_its_health(name: str) -> None:
    assert COMPOSE["services"][name]["healthcheck"]["test"]


def test_the_served_set_up_is_tried_with_every_process_of_the_procfile() -> None:
    makefile = (PROJECT_ROOT / "Makefile").read_text("utf-8")
    (started,) = re.findall(r"honcho start --concurrency \S+ ([a-z ]+)", makefile)
    names = [line.split(":")[0] for line in PROCFILE.splitlines()]
    assert started.split() == [name for name in names if name != "release"]


DIRECT = (
    *("requirements.txt", "requirements-monitoring.txt"),
    *("requirements-dev.txt", "requirements-build.txt"),
)
LOCKED = {
    "image.txt": ("requirements.txt", "requirements-monitoring.txt"),
    "page.txt": ("requirements-build.txt",),
    "kernel.txt": (),
}
"""The files in locked/, and whose requirements each has; the kernel's has Cython alone."""

Pin = tuple[str, str]


def pins_of(name: str) -> list[Pin]:
    """Return the packages that a file of requirements names, as indexes write them, by version."""
    text = (PROJECT_ROOT / name).read_text("utf-8")
    found = re.findall(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^ ;#\n]+)", text, re.MULTILINE)
    assert len(found) == len(re.findall(r"^[A-Za-z]", text, re.MULTILINE)), "each has a version"
    return [(re.sub(r"[-_.]+", "-", package).lower(), version) for package, version in found]


def test_every_requirement_is_among_the_constraints() -> None:
    constrained = pins_of("constraints.txt")
    for pin in (pin for name in DIRECT for pin in pins_of(name)):
        assert pin in constrained, f"{pin}: make lock"
    # Their dependencies are there too.
    assert {"asgiref", "certifi", "kombu"} <= {package for package, _ in constrained}


@pytest.mark.parametrize("name", sorted(LOCKED))
def test_the_image_installs_what_is_pinned_with_its_hashes(name: str) -> None:
    text = (PROJECT_ROOT / "locked" / name).read_text("utf-8")
    hashed = re.findall(r"^[^ #\n].*\\\n {4}--hash=sha256:[0-9a-f]{64}", text, re.MULTILINE)
    locked = pins_of(f"locked/{name}")
    assert len(locked) == len(hashed), "each has a hash"
    direct = [pin for file in LOCKED[name] for pin in pins_of(file)]
    for pin in direct or [pin for pin in pins_of("requirements.txt") if pin[0] == "cython"]:
        assert pin in locked, f"{pin}: make lock"
    assert set(locked) <= set(pins_of("constraints.txt")), "make lock"


def test_the_image_installs_nothing_without_a_hash() -> None:
    dockerfile = (PROJECT_ROOT / "Dockerfile").read_text("utf-8")
    installs = [line for line in dockerfile.splitlines() if "pip install" in line]
    assert len(installs) == len(LOCKED)
    for line in installs:
        assert "--require-hashes -r locked/" in line


DIGEST = "sha256:" + "0123456789abcdef" * 4


def test_images_can_be_pinned_by_digest_and_pinned_anew() -> None:
    compose = (PROJECT_ROOT / "compose.yaml").read_text("utf-8")
    dockerfile = (PROJECT_ROOT / "Dockerfile").read_text("utf-8")
    assert images(dockerfile) == {"python:3.11-slim-trixie"}
    assert {image.split(":")[0] for image in images(compose)} == {
        "postgres",
        "valkey/valkey",
        "haproxy",
        "caddy",
    }
    for text in (compose, dockerfile):
        digests = dict.fromkeys(images(text), DIGEST)
        once = pinned(text, digests)
        assert once.count(DIGEST) == len(
            re.findall(r"^FROM|^ +image: (?!durak)", text, re.MULTILINE)
        )
        assert pinned(once, digests) == once
        assert once.replace(f"@{DIGEST}", "") == text


def test_web_processes_are_started_in_one_way() -> None:
    dockerfile = (PROJECT_ROOT / "Dockerfile").read_text("utf-8")
    assert 'CMD ["python", "-m", "durak_site.server.serve"]' in dockerfile
    assert "python -m durak_site.server.serve" in PROCFILE


WORKERS = [
    *(line.split(": ", 1)[1] for line in PROCFILE.splitlines() if " worker " in line),
    *(
        " ".join(service["command"])
        for service in COMPOSE["services"].values()
        if "worker" in service.get("command", ())
    ),
    *(" ".join(part.command) for part in django_parts(workers=2) if "worker" in part.command),
]


def test_the_workers_of_every_set_up_are_seen() -> None:
    # Four of the Procfile, four of compose.yaml, three of the launcher.
    assert len(WORKERS) == 11


@pytest.mark.parametrize("command", WORKERS)
def test_no_worker_publishes_events_that_nobody_reads(command: str) -> None:
    """Publishing waits for Redis without end: such a worker would not stop while Redis is away."""
    assert {"--without-gossip", "--without-heartbeat"} <= set(command.split())
    assert not {"-E", "--task-events"} & set(command.split())
