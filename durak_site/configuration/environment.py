"""Environment variables (configuration): all that the service reads, as one typed value."""

import hashlib
import os
import re
import secrets
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from django.core.exceptions import ImproperlyConfigured
from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from durak_site.configuration.identity_providers import SignInProviders, read_providers
from durak_site.legal.texts import is_address, read_texts
from notifications.vapid import new_private_key, public_key_of

PROJECT_ROOT = Path(__file__).resolve().parents[2]
MAX_SOCKET_PATH_LENGTH = 100
MIN_SECRET_KEY_LENGTH = 50
MIN_DISTINCT_CHARACTERS = 10
CONTACT = re.compile(r"(?:mailto:|https://|tel:)[!-~]+")
"""An address of a person, as security.txt has it (RFC 9116, 2.5.3)."""
MAIL_ADDRESS = re.compile(r"[!#$%&'*+./0-9=?A-Z^_`a-z{|}~-]+@[0-9A-Za-z.-]+")
PUSH_SERVICES = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.notify.windows.com",
    "*.push.apple.com",
)
"""The hosts of browsers' push services, the only ones to which pushes are sent."""
TELEGRAM_TOKEN = re.compile(r"[0-9]{1,20}:[0-9A-Za-z_-]{30,60}")
TELEGRAM_NAME = re.compile(r"[0-9A-Za-z_]{5,32}")
TELEGRAM_API = "https://api.telegram.org"
TELEGRAM_WEB_CLIENTS = ("https://web.telegram.org",)
FRAMING_SITE = re.compile(
    r"https://[0-9a-z.-]+(:[0-9]{1,5})?|http://([0-9a-z-]+\.)?localhost(:[0-9]{1,5})?"
)
"""An origin that can be named in a Content-Security-Policy: no path, no wildcard."""

MAIL_REPORTS_SECRET = re.compile(r"[0-9A-Za-z_-]{16,200}")
"""A secret that can stand in an address as it is."""
SIGNING_MAIL_PROVIDERS = frozenset({"mailersend", "mailgun", "unisender_go"})

SECRETS = (
    *("secret_key", "secret_key_fallbacks", "database_url", "redis_url"),
    *(
        "mail_password",
        "mail_reports_secret",
        "mail_reports_key",
        "vapid_private_key",
        "sentry_dsn",
    ),
    *("sign_in_providers", "telegram_bot_token"),
)
"""The variables that a file may contain: `SECRET_KEY_FILE=/run/secrets/secret_key`."""


class Environment(BaseSettings):
    """The variables of docs/operating.md, under their names in lower case."""

    model_config = SettingsConfigDict(case_sensitive=False, extra="ignore", frozen=True)

    durak_setup: Literal["embedded", "served"] = "embedded"
    durak_data_dir: Path = PROJECT_ROOT / "var"
    durak_public_url: str = "http://localhost:8000"
    durak_bot_delay_ms: int = Field(default=900, ge=0, le=60_000)
    durak_match_seconds: int = Field(default=30, ge=5, le=600)
    durak_watch_delay_seconds: float = Field(default=10, ge=0, le=600)
    durak_abandoned_days: int = Field(default=7, ge=1, le=3650)
    durak_archive_days: int = Field(default=30, ge=1, le=3650)
    secret_key: str = ""
    secret_key_fallbacks: Annotated[tuple[str, ...], NoDecode] = ()
    django_debug: bool = False
    allowed_hosts: Annotated[tuple[str, ...], NoDecode] = ()
    database_url: str = ""
    database_pool_size: int = Field(default=16, ge=1, le=500)
    database_prepared_statements: bool = True
    redis_url: str = ""
    rate_limits: bool = True
    web_threads: int = Field(default=8, ge=1, le=200)
    web_one_core: bool = True
    request_seconds: float = Field(default=10, ge=0.1, le=600)
    response_seconds: float = Field(default=30, ge=0.1, le=3600)
    drain_seconds: float = Field(default=0, ge=0, le=600)
    trusted_proxy: bool = False
    forwarded_allow_ips: str = "127.0.0.1,::1"
    metrics_host: str = "127.0.0.1"
    metrics_port: int = Field(default=0, ge=0, le=65_534)
    otel_exporter_otlp_endpoint: str = ""
    sentry_dsn: str = ""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["json", "text"] = "text"
    log_requests: Literal["all", "changes", "refused", "failed"] = "changes"
    mail: Literal["file", "console", "smtp"] = "file"
    mail_from: str = "Durak <durak@localhost>"
    mail_host: str = ""
    mail_port: int = Field(default=587, ge=1, le=65535)
    mail_user: str = ""
    mail_password: str = ""
    mail_security: Literal["starttls", "tls", "none"] = "starttls"
    mail_unsubscribe: str = ""
    mail_provider: Literal[
        "",
        "brevo",
        "mailersend",
        "mailgun",
        "mailjet",
        "postmark",
        "sparkpost",
        "unisender_go",
    ] = ""
    mail_reports_secret: str = ""
    mail_reports_key: str = ""
    vapid_private_key: str = ""
    vapid_contact: str = ""
    security_contact: str = ""
    push_services: Annotated[tuple[str, ...], NoDecode] = PUSH_SERVICES
    webhooks_to_loopback: bool = False
    telegram_bot_token: str = ""
    telegram_bot_name: str = ""
    telegram_api: str = TELEGRAM_API
    telegram_web_clients: Annotated[tuple[str, ...], NoDecode] = TELEGRAM_WEB_CLIENTS
    tv_exhibitions: bool = True
    sign_in_providers: Annotated[SignInProviders, NoDecode] = ()
    imprint: str = ""
    privacy: str = ""

    @field_validator("vapid_private_key")
    @classmethod
    def _check_key(cls, value: str) -> str:
        if value:
            public_key_of(value)
        return value

    @field_validator("mail_unsubscribe")
    @classmethod
    def _check_address(cls, value: str) -> str:
        if value and MAIL_ADDRESS.fullmatch(value) is None:
            raise ValueError("Give a mail address without a name: unsubscribe@durak.example.")
        return value

    @field_validator("security_contact")
    @classmethod
    def _check_contact(cls, value: str) -> str:
        if value and CONTACT.fullmatch(value) is None:
            raise ValueError("Give mailto:…, https://… or tel:… without blanks.")
        return value

    @field_validator("imprint", "privacy")
    @classmethod
    def _check_texts(cls, value: str) -> str:
        if value and not is_address(value):
            try:
                read_texts(value)
            except OSError as error:
                raise ValueError(f"{value} can't be read: {error.strerror}") from error
        return value

    @field_validator("sign_in_providers", mode="before")
    @classmethod
    def _read_providers(cls, value: object) -> object:
        return read_providers(value) if isinstance(value, str) else value

    @field_validator("telegram_bot_token")
    @classmethod
    def _check_token(cls, value: str) -> str:
        if value and TELEGRAM_TOKEN.fullmatch(value) is None:
            raise ValueError("This isn't the token that @BotFather gives.")
        return value

    @field_validator("telegram_bot_name")
    @classmethod
    def _check_bot_name(cls, value: str) -> str:
        if value and TELEGRAM_NAME.fullmatch(value) is None:
            raise ValueError("Give the bot's user name without @.")
        return value

    @field_validator("telegram_web_clients")
    @classmethod
    def _check_web_clients(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        for site in value:
            if FRAMING_SITE.fullmatch(site) is None:
                raise ValueError(f"{site} isn't an origin such as {TELEGRAM_WEB_CLIENTS[0]}.")
        return value

    @field_validator(
        *("allowed_hosts", "secret_key_fallbacks", "push_services", "telegram_web_clients"),
        mode="before",
    )
    @classmethod
    def _split(cls, value: object) -> object:
        if isinstance(value, str):
            return tuple(part.strip() for part in value.split(",") if part.strip())
        return value

    @property
    def is_served(self) -> bool:
        """Return whether this is the served set-up, not the embedded one."""
        return self.durak_setup == "served"

    @property
    def prepares_statements(self) -> bool:
        """Return whether the database is PostgreSQL with prepared statements."""
        is_postgres = bool(self.database_url) and not self.database_url.startswith("sqlite:")
        return is_postgres and self.database_prepared_statements

    @property
    def is_https(self) -> bool:
        """Return whether browsers reach the site by https."""
        return urlsplit(self.durak_public_url).scheme == "https"

    @property
    def hosts(self) -> tuple[str, ...]:
        """Return the allowed host names: given ones, the public one, and local ones for checks."""
        public = urlsplit(self.durak_public_url).hostname or "localhost"
        local = ("localhost", "127.0.0.1", "[::1]")
        return tuple(dict.fromkeys((*self.allowed_hosts, public, *local)))


def read_environment() -> Environment:
    """Read and check the environment. Raises ImproperlyConfigured, naming each wrong variable."""
    try:
        environment = Environment(**_secrets_in_files())
    except ValidationError as error:
        wrong = "; ".join(
            f"{'.'.join(map(str, e['loc'])).upper()}: {e['msg']}" for e in error.errors()
        )
        raise ImproperlyConfigured(f"Environment variables are wrong: {wrong}") from error
    if environment.mail == "smtp" and not environment.mail_host:
        raise ImproperlyConfigured("MAIL=smtp needs MAIL_HOST (see docs/operating.md).")
    if environment.mail_provider:
        _check_mail_reports(environment)
    if environment.telegram_bot_token and not environment.telegram_bot_name:
        raise ImproperlyConfigured(
            "TELEGRAM_BOT_TOKEN needs TELEGRAM_BOT_NAME (see docs/operating/telegram.md)."
        )
    if environment.is_served:
        _check_served(environment)
    return environment


def _check_mail_reports(environment: Environment) -> None:
    if MAIL_REPORTS_SECRET.fullmatch(environment.mail_reports_secret) is None:
        raise ImproperlyConfigured(
            "MAIL_PROVIDER needs MAIL_REPORTS_SECRET: at least 16 letters and digits"
            " (see docs/operating/mail.md)."
        )
    if environment.mail_provider in SIGNING_MAIL_PROVIDERS and not environment.mail_reports_key:
        raise ImproperlyConfigured(
            f"MAIL_PROVIDER={environment.mail_provider} needs MAIL_REPORTS_KEY: the key by which"
            " it signs its reports (see docs/operating/mail.md)."
        )


def _secrets_in_files() -> dict[str, Any]:
    """Return the secrets from the files that variables ending in `_FILE` name.

    Line breaks around a secret are removed. An empty file, like an empty variable, is no value.
    """
    found: dict[str, Any] = {}
    for name in SECRETS:
        variable = name.upper()
        path = os.environ.get(f"{variable}_FILE", "")
        if not path:
            continue
        if os.environ.get(variable):
            raise ImproperlyConfigured(
                f"{variable} and {variable}_FILE are both set: leave one of them out."
            )
        try:
            value = Path(path).read_text("utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            why = error.strerror if isinstance(error, OSError) else "it is no text"
            raise ImproperlyConfigured(f"{variable}_FILE: {path} can't be read: {why}.") from error
        if value:
            found[name] = value
    return found


def _check_served(environment: Environment) -> None:
    missing = [
        name.upper()
        for name in ("secret_key", "database_url", "redis_url")
        if not getattr(environment, name)
    ]
    if missing:
        raise ImproperlyConfigured(
            f"DURAK_SETUP=served needs {', '.join(missing)} (see docs/operating.md)."
        )
    if environment.django_debug:
        raise ImproperlyConfigured("DJANGO_DEBUG must be off with DURAK_SETUP=served.")
    if not all(map(is_strong, (environment.secret_key, *environment.secret_key_fallbacks))):
        raise ImproperlyConfigured(
            f"SECRET_KEY is insecure: it needs at least {MIN_SECRET_KEY_LENGTH} random characters. "
            "Make one with: python -c 'import secrets; print(secrets.token_urlsafe(64))'"
        )


def is_strong(secret_key: str) -> bool:
    """Return whether a secret key looks random: long, with many characters, no placeholder."""
    return (
        len(secret_key) >= MIN_SECRET_KEY_LENGTH
        and len(set(secret_key)) >= MIN_DISTINCT_CHARACTERS
        and not secret_key.startswith("django-insecure-")
        and "change" not in secret_key.lower()
    )


def secret_key(environment: Environment) -> str:
    """Return the given secret key, or this installation's own, which is created on first use.

    Only the embedded set-up may run without a given key.
    """
    if environment.secret_key:
        return environment.secret_key
    return _kept(environment.durak_data_dir / "secret_key", lambda: secrets.token_urlsafe(64))


def vapid_key(environment: Environment) -> str:
    """Return the given key for web push, or this installation's own; "" if served without one."""
    if environment.vapid_private_key or environment.is_served:
        return environment.vapid_private_key
    return _kept(environment.durak_data_dir / "vapid_key", new_private_key)


def vapid_contact(environment: Environment) -> str:
    """Return the address at which push services can reach the operator, in their form."""
    if environment.vapid_contact:
        return environment.vapid_contact
    parts = urlsplit(environment.durak_public_url)
    if parts.scheme == "https" and parts.port is None:
        return f"https://{parts.hostname}"
    return "mailto:durak@localhost"


def security_contact(environment: Environment) -> str:
    """Return the address to which weaknesses are reported, a `mailto:` or `https://` one."""
    return environment.security_contact or vapid_contact(environment)


def _kept(path: Path, make: Callable[[], str]) -> str:
    """Return the text of this installation's own file, which is created on first use."""
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text(encoding="ascii")
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(make())
    return path.read_text(encoding="ascii")


def socket_path(data_dir: Path) -> Path:
    """Return the socket of the private Redis-compatible server of a data directory.

    A Unix socket's path may have only some 100 bytes. A longer path is replaced by one in a private
    folder of the system's temporary directory, named after the data directory.
    """
    path = data_dir.resolve() / "redis.sock"
    if len(os.fsencode(path)) <= MAX_SOCKET_PATH_LENGTH:
        return path
    name = hashlib.sha256(os.fsencode(data_dir.resolve())).hexdigest()[:16]
    return Path(tempfile.gettempdir()) / f"durak-{os.getuid()}-{name}" / "redis.sock"


def redis_url(environment: Environment) -> str:
    """Return the given URL of the Redis-compatible server, or the private one's if embedded."""
    return environment.redis_url or f"unix://{socket_path(environment.durak_data_dir)}"
