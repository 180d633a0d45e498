"""Settings of security: Content-Security-Policy (CSP), HSTS, HTTPS, cookies, CSRF."""

from csp.constants import NONE, SELF

from durak_site.configuration.cookie_names import cookie_name
from durak_site.settings.durak import DURAK_PUBLIC_URL, env

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
DATA_UPLOAD_MAX_MEMORY_SIZE = 64 * 1024

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
