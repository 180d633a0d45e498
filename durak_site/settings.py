"""Django's settings for both set-ups, which differ only by `environment`."""

import logging
from pathlib import Path
from typing import Any

from csp.constants import NONE, SELF
from kombu import Exchange, Queue

from accounts.user_codes import user_code
from durak_site.configuration.cookie_names import cookie_name
from durak_site.configuration.data_dir import data_dir
from durak_site.configuration.environment import (
    PROJECT_ROOT,
    read_environment,
    redis_url,
    secret_key,
    vapid_contact,
    vapid_key,
)
from durak_site.server.database.database_url import database_settings
from durak_site.server.monitoring.logs import logging_config
from web.http.scopes import Scope
from web.http.validated_text import LARGEST_INTEGER
from web.realtime.redis_connections import begin_connection
from web.redis.redis_url import redis_address

env = read_environment()
DURAK_DATA_DIR: Path = data_dir(env)

# --- The site -------------------------------------------------------------------------------

DEBUG = env.django_debug
SECRET_KEY = secret_key(env)
SECRET_KEY_FALLBACKS = list(env.secret_key_fallbacks)
ALLOWED_HOSTS = list(env.hosts)
ROOT_URLCONF = "durak_site.urls"
WSGI_APPLICATION = "durak_site.wsgi.application"
ASGI_APPLICATION = "durak_site.asgi.application"
AUTH_USER_MODEL = "accounts.User"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

INSTALLED_APPS = [
    "durak_site.staff.admin_app.StaffAdminConfig",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "channels",
    "rest_framework",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "django_structlog",
    "django_vite",
    "oauth2_provider",
    "accounts",  # before allauth, whose mail templates it replaces
    "allauth",
    "allauth.account",
    "allauth.headless",
    "allauth.mfa",
    "allauth.usersessions",
    "notifications",
    "games.play",
    "games.records",
    "games.ratings",
    "games.rule_sets",
    "games.tables",
    "games.matchmaking",
    "games.chat",
    "games.invitations",
    "games.challenges",
    "games.daily_deals",
    "games.duplicates",
    "games.tournaments",
    "moderation",
    "webhooks",
    "bots",
    "bots.reviews",
    "bots.analysis",
    "bots.puzzles",
    "durak_site",
]

MIDDLEWARE = [
    "web.http.middleware.ProblemMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "csp.middleware.CSPMiddleware",
    "web.http.middleware.ResourcePolicyMiddleware",
    "durak_site.server.monitoring.access_log.RequestLines",
    "web.http.middleware.PatientSessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        # Before those of Django's admin, because one replaces a template of it.
        "DIRS": [PROJECT_ROOT / "durak_site" / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
]

LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("de", "Deutsch"), ("ru", "Русский")]
LOCALE_PATHS = [PROJECT_ROOT / "locale"]
TIME_ZONE = "UTC"
USE_TZ = True

# --- Durak ----------------------------------------------------------------------------------

DURAK_PUBLIC_URL: str = env.durak_public_url.rstrip("/")
DURAK_BOT_DELAY_MS: int = env.durak_bot_delay_ms
DURAK_MATCH_SECONDS: int = env.durak_match_seconds
DURAK_WATCH_DELAY_SECONDS: float = env.durak_watch_delay_seconds
DURAK_ABANDONED_DAYS: int = env.durak_abandoned_days
DURAK_ARCHIVE_DAYS: int = env.durak_archive_days
DURAK_IMPRINT: str = env.imprint
DURAK_PRIVACY: str = env.privacy
DURAK_REDIS_URL: str = redis_url(env)
DURAK_RATE_LIMITS: bool = env.rate_limits
DURAK_WEB_THREADS: int = env.web_threads
DURAK_REQUEST_SECONDS: float = env.request_seconds
DURAK_RESPONSE_SECONDS: float = env.response_seconds
DURAK_VAPID_KEY: str = vapid_key(env)
DURAK_VAPID_CONTACT: str = vapid_contact(env)
DURAK_PUSH_SERVICES: tuple[str, ...] = env.push_services
DURAK_WEBHOOKS_TO_LOOPBACK: bool = env.webhooks_to_loopback

# --- Accounts -------------------------------------------------------------------------------

AUTHENTICATION_BACKENDS = [
    "allauth.account.auth_backends.AuthenticationBackend",
    "django.contrib.auth.backends.ModelBackend",  # named in the sessions of guests
]
ACCOUNT_ADAPTER = "accounts.adapter.AccountAdapter"
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email", "password1*"]
ACCOUNT_CHANGE_EMAIL = True
ACCOUNT_EMAIL_VERIFICATION = "optional"
ACCOUNT_EMAIL_SUBJECT_PREFIX = "Durak: "
ACCOUNT_EMAIL_NOTIFICATIONS = True
# Registering with another person's address gets the same answer; only its owner can confirm it.
ACCOUNT_PREVENT_ENUMERATION = "strict"
ACCOUNT_REAUTHENTICATION_REQUIRED = True
ACCOUNT_RATE_LIMITS = False  # web.limits.throttling replaces them: one count for all processes
HEADLESS_ONLY = True
HEADLESS_CLIENTS = ("browser",)
HEADLESS_FRONTEND_URLS = {
    "account_confirm_email": f"{DURAK_PUBLIC_URL}/confirm-email?key={{key}}",
    "account_reset_password": f"{DURAK_PUBLIC_URL}/reset-password",
    "account_reset_password_from_key": f"{DURAK_PUBLIC_URL}/reset-password?key={{key}}",
    "account_signup": f"{DURAK_PUBLIC_URL}/register",
}
MFA_ADAPTER = "accounts.adapter.SecondFactorAdapter"
MFA_SUPPORTED_TYPES = ["totp", "recovery_codes"]
MFA_TOTP_ISSUER = "Durak"
# The codes of the previous and the next half minute are valid too: typing takes time, and clocks
# differ.
MFA_TOTP_TOLERANCE = 1
# An address belongs to an account only after its confirmation, with or without a second factor.
MFA_ALLOW_UNVERIFIED_EMAIL = True
PASSWORD_RESET_TIMEOUT = 60 * 60 * 24

MAIL_BACKENDS = {"file": "filebased", "console": "console", "smtp": "smtp"}
EMAIL_BACKEND = f"django.core.mail.backends.{MAIL_BACKENDS[env.mail]}.EmailBackend"
EMAIL_FILE_PATH = str(DURAK_DATA_DIR / "mail")
DEFAULT_FROM_EMAIL = env.mail_from
SERVER_EMAIL = env.mail_from
EMAIL_HOST = env.mail_host
EMAIL_PORT = env.mail_port
EMAIL_HOST_USER = env.mail_user
EMAIL_HOST_PASSWORD = env.mail_password
EMAIL_USE_TLS = env.mail_security == "starttls"
EMAIL_USE_SSL = env.mail_security == "tls"
EMAIL_TIMEOUT = 20

# --- Storage --------------------------------------------------------------------------------

DATABASES: dict[str, Any] = {"default": database_settings(env)}

# The cache may be lost at any time: it contains recently used codes of second factors.
CACHES = {
    "default": {
        "BACKEND": "django.core.cache.backends.redis.RedisCache",
        # A list, because Django would split a text at its commas.
        "LOCATION": [DURAK_REDIS_URL],
        "OPTIONS": {"pool_class": "web.redis.redis_url.CachePool"},
        "KEY_PREFIX": "durak",
    },
}

# --- Live play and background work ----------------------------------------------------------

# Publishing doesn't wait, and a reconnect announces that messages may be lost.
CHANNEL_LAYERS = {
    "default": {
        "BACKEND": "web.realtime.channel_layer.PubSubLayer",
        "CONFIG": {
            "prefix": "durak",
            "hosts": [
                redis_address(DURAK_REDIS_URL).layer_host(
                    redis_connect_func=begin_connection,
                    socket_connect_timeout=2,
                    socket_timeout=2,
                )
            ],
        },
    },
}

broker = redis_address(DURAK_REDIS_URL).broker()
CELERY_BROKER_URL = broker.url
CELERY_BROKER_USE_SSL = broker.tls
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
# A person's request queues a bot's turn: without a broker that fails immediately (by default after
# six seconds), and the sweep queues the turn later. Workers still reconnect for ever.
CELERY_BROKER_TRANSPORT_OPTIONS = {
    "max_retries": 1,
    "interval_start": 0,
    "socket_connect_timeout": 2,
    **broker.options,
}
CELERY_DB_REUSE_MAX = 1000  # tasks that share a connection; Celery's default is none
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_TASK_DEFAULT_QUEUE = "durak"
# A worker without the option -Q takes from all queues.
CELERY_TASK_QUEUES = [
    Queue(name, Exchange(name), routing_key=name)
    for name in ("durak", "bots", "review", "webhooks")
]
# Separate queues keep slow bot turns from delaying sweeps, reviews and puzzles from delaying bots,
# and slow receivers from delaying anything but webhooks.
CELERY_TASK_ROUTES = {
    "bots.take_turn": {"queue": "bots"},
    "bots.lay_choice": {"queue": "bots"},
    "reviews.make": {"queue": "review"},
    "analysis.evaluate": {"queue": "review"},
    "puzzles.make": {"queue": "review"},
    "webhooks.deliver": {"queue": "webhooks"},
}
CELERY_BEAT_SCHEDULE_FILENAME = str(DURAK_DATA_DIR / "celerybeat-schedule")
DJANGO_STRUCTLOG_CELERY_ENABLED = True

# --- API ------------------------------------------------------------------------------------

REST_FRAMEWORK: dict[str, Any] = {
    # `web.views.ApiView` sets parsers, renderers and limits; it can't import accounts.
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "accounts.api.token_authentication.TokenAuthentication",
        "accounts.api.session_authentication.CachedSessionAuthentication",
    ],
    "EXCEPTION_HANDLER": "web.http.exception_handler.handle_exception",
    "DEFAULT_SCHEMA_CLASS": "web.http.deprecation.Schema",
    # Only the header Accept chooses the format of a reply.
    "URL_FORMAT_OVERRIDE": None,
}
SPECTACULAR_SETTINGS: dict[str, Any] = {
    "TITLE": "Durak",
    "DESCRIPTION": "Play Durak over HTTP; docs/api explains it.",
    "VERSION": "1.0.0",
    "LICENSE": {"name": "MIT", "identifier": "MIT"},
    "POSTPROCESSING_HOOKS": [
        "durak_site.document.openapi.add_messages",
        "durak_site.realtime.stream_routes.add_streams",
        "durak_site.document.openapi.name_by_title",
        "durak_site.document.openapi.add_broken_games",
        "durak_site.document.additional_properties.separate_directions",
        "durak_site.document.openapi.add_summaries",
        "durak_site.document.openapi.add_unchanged",
        "durak_site.document.headers_and_tags.add_facts",
        "durak_site.document.examples.adding.add_examples",
    ],
    "SERVERS": [{"url": "/", "description": "The service that this document comes from."}],
    "AUTHENTICATION_WHITELIST": [
        "accounts.api.session_authentication.CachedSessionAuthentication",
        "accounts.api.token_authentication.TokenAuthentication",
    ],
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
    "COMPONENT_SPLIT_PATCH": False,
    "OAS_VERSION": "3.1.0",
    "PATH_CONVERTER_OVERRIDES": {
        "id": {"type": "integer", "minimum": 0, "maximum": LARGEST_INTEGER},
    },
    "SERVE_INCLUDE_SCHEMA": False,
}

# --- Apps -----------------------------------------------------------------------------------

LOGIN_URL = "/login"
OAUTH2_PROVIDER: dict[str, Any] = {
    "SCOPES": {scope.value: scope.value for scope in Scope},
    "DEFAULT_SCOPES": [Scope.READ.value],
    "OAUTH2_VALIDATOR_CLASS": "accounts.oauth.validator.Validator",
    "ACCESS_TOKEN_GENERATOR": "accounts.oauth.texts.token_text",
    "REFRESH_TOKEN_GENERATOR": "accounts.oauth.texts.token_text",
    "AUTHORIZATION_CODE_EXPIRE_SECONDS": 60,
    "ACCESS_TOKEN_EXPIRE_SECONDS": 60 * 60 * 8,
    "REFRESH_TOKEN_EXPIRE_SECONDS": 60 * 60 * 24 * 90,
    "ROTATE_REFRESH_TOKEN": True,
    "REFRESH_TOKEN_REUSE_PROTECTION": True,
    "PKCE_REQUIRED": True,
    # Addresses of apps are checked at their registration: http is allowed only for the own machine.
    "ALLOWED_REDIRECT_URI_SCHEMES": ["https", "http"],
    "OIDC_ISS_ENDPOINT": DURAK_PUBLIC_URL,
    "OAUTH2_RESPONSE_TYPES_SUPPORTED": ["code"],
    "OAUTH2_GRANT_TYPES_SUPPORTED": [
        "authorization_code",
        "refresh_token",
        "urn:ietf:params:oauth:grant-type:device_code",
    ],
    "OAUTH_DEVICE_VERIFICATION_URI": "/device",
    "OAUTH_DEVICE_USER_CODE_GENERATOR": user_code,
    # The validator looks up a device's request; the library's way fails where there is none.
    "OAUTH_PRE_TOKEN_VALIDATION": [],
    "OAUTH2_TOKEN_ENDPOINT_AUTH_METHODS_SUPPORTED": [
        "none",
        "client_secret_basic",
        "client_secret_post",
    ],
    **{
        f"COMPLIANT_BCP_RFC9700_{part}": True
        for part in (
            *("IMPLICIT_GRANT", "PASSWORD_GRANT", "PKCE_METHOD", "ACCESS_TOKEN_TRANSPORT"),
            *("AUTHZ_RESPONSE_ISS", "TOKEN_STORAGE", "REFRESH_TOKEN", "REDIRECT_URI_MATCHING"),
            "PKCE_REQUIRED",
        )
    },
}

# --- The page -------------------------------------------------------------------------------

STATIC_URL = "/static/"
STATIC_ROOT = PROJECT_ROOT / "staticfiles"
FRONTEND_ART = PROJECT_ROOT / "frontend" / "src" / "art"
FRONTEND_DIST = PROJECT_ROOT / "frontend" / "dist"
STATICFILES_DIRS = [FRONTEND_DIST] if FRONTEND_DIST.is_dir() else []
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    # Vite has already put a hash of the content into each name.
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedStaticFilesStorage"},
}
DJANGO_VITE = {
    "default": {
        "dev_mode": False,
        "manifest_path": FRONTEND_DIST / "manifest.json",
    },
}

# --- Security -------------------------------------------------------------------------------

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [SELF],
        "object-src": [NONE],
        "base-uri": [NONE],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
    },
}
X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
SECURE_SSL_REDIRECT = env.is_https
SECURE_REDIRECT_EXEMPT = [r"^readyz$"]
SECURE_HSTS_SECONDS = 31_536_000 if env.is_https else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = env.is_https
SESSION_ENGINE = "accounts.session_store"
SESSION_COOKIE_NAME = cookie_name("session", DURAK_PUBLIC_URL)
SESSION_COOKIE_SECURE = env.is_https
SESSION_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_AGE = 60 * 60 * 24 * 180
# Other sites of the host may use a cookie with Django's default name.
MESSAGE_STORAGE = "django.contrib.messages.storage.session.SessionStorage"
CSRF_COOKIE_NAME = cookie_name("csrf", DURAK_PUBLIC_URL)
CSRF_COOKIE_SECURE = env.is_https
CSRF_COOKIE_SAMESITE = "Lax"
CSRF_TRUSTED_ORIGINS = [DURAK_PUBLIC_URL]
DATA_UPLOAD_MAX_MEMORY_SIZE = 64 * 1024
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]

# --- Logs -----------------------------------------------------------------------------------

LOGGING = logging_config(
    level=env.log_level, as_json=env.log_format == "json", requests=env.log_requests
)
LOGGING_CONFIG = "logging.config.dictConfig"
DJANGO_STRUCTLOG_STATUS_START_LOG_LEVEL = logging.DEBUG
# Sweeps alone would write half a million lines a day; failed and retried tasks are logged
# elsewhere.
DJANGO_STRUCTLOG_CELERY_TASK_START_LOG_LEVEL = logging.DEBUG
DJANGO_STRUCTLOG_CELERY_TASK_SUCCESS_LOG_LEVEL = logging.DEBUG
DJANGO_STRUCTLOG_IP_LOGGING_ENABLED = False
# Binding the user would read session and user from the database for every request.
DJANGO_STRUCTLOG_USER_ID_FIELD = None
