"""The environment, which is read once, and the settings that begin with `DURAK_`."""

from pathlib import Path

from durak_site.configuration.data_dir import data_dir
from durak_site.configuration.environment import (
    read_environment,
    redis_url,
    security_contact,
    vapid_contact,
    vapid_key,
)
from durak_site.configuration.identity_providers import SignInProviders

env = read_environment()
DURAK_DATA_DIR: Path = data_dir(env)

DURAK_PUBLIC_URL: str = env.durak_public_url.rstrip("/")
DURAK_BOT_DELAY_MS: int = env.durak_bot_delay_ms
DURAK_MATCH_SECONDS: int = env.durak_match_seconds
DURAK_WATCH_DELAY_SECONDS: float = env.durak_watch_delay_seconds
DURAK_ABANDONED_DAYS: int = env.durak_abandoned_days
DURAK_ARCHIVE_DAYS: int = env.durak_archive_days
DURAK_TV_EXHIBITIONS: bool = env.tv_exhibitions
DURAK_IMPRINT: str = env.imprint
DURAK_PRIVACY: str = env.privacy
DURAK_REDIS_URL: str = redis_url(env)
DURAK_RATE_LIMITS: bool = env.rate_limits
DURAK_WEB_THREADS: int = env.web_threads
DURAK_REQUEST_SECONDS: float = env.request_seconds
DURAK_RESPONSE_SECONDS: float = env.response_seconds
DURAK_MAIL_UNSUBSCRIBE: str = env.mail_unsubscribe
DURAK_MAIL_PROVIDER: str = env.mail_provider
DURAK_MAIL_REPORTS_SECRET: str = env.mail_reports_secret
DURAK_MAIL_REPORTS_KEY: str = env.mail_reports_key
DURAK_VAPID_KEY: str = vapid_key(env)
DURAK_VAPID_CONTACT: str = vapid_contact(env)
DURAK_SECURITY_CONTACT: str = security_contact(env)
DURAK_PUSH_SERVICES: tuple[str, ...] = env.push_services
DURAK_TELEGRAM_TOKEN: str = env.telegram_bot_token
DURAK_TELEGRAM_BOT: str = env.telegram_bot_name
DURAK_TELEGRAM_API: str = env.telegram_api.rstrip("/")
DURAK_FRAMED_BY: tuple[str, ...] = env.telegram_web_clients if env.telegram_bot_token else ()
"""The sites that may show the page in a frame: Telegram's web clients, where there is a bot."""
DURAK_WEBHOOKS_TO_LOOPBACK: bool = env.webhooks_to_loopback
DURAK_IDENTITY_PROVIDERS: SignInProviders = env.sign_in_providers
