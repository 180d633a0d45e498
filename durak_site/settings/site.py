"""Settings of Django: INSTALLED_APPS, MIDDLEWARE, templates, languages, time zone."""

from durak_site.configuration.environment import PROJECT_ROOT, secret_key
from durak_site.settings.durak import env

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
    "allauth.socialaccount",
    *(
        f"allauth.socialaccount.providers.{name}"
        for name in ("openid_connect", "discord", "github", "lichess", "vk", "yandex")
    ),
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
    "games.clubs",
    "games.tv",
    "games.tournaments",
    "games.digests",
    "moderation",
    "telegram",
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
    "web.http.framed_cookies.FramedCookiesMiddleware",
    "web.http.middleware.PatientSessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "durak_site.page.not_built.NotBuiltMiddleware",
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
