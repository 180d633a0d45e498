"""Settings of e-mail (SMTP): the server, the sender."""

from durak_site.settings.durak import DURAK_DATA_DIR, env

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
