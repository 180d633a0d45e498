"""Settings of login, registration, second factors (2FA) and password validators (allauth)."""

from durak_site.configuration.identity_providers import allauth_providers
from durak_site.settings.durak import DURAK_IDENTITY_PROVIDERS, DURAK_PUBLIC_URL

AUTHENTICATION_BACKENDS = [
    "allauth.account.auth_backends.AuthenticationBackend",
    "django.contrib.auth.backends.ModelBackend",  # named in the sessions of guests
]
ACCOUNT_ADAPTER = "accounts.adapter.AccountAdapter"
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email", "password1*"]
ACCOUNT_CHANGE_EMAIL = True
ACCOUNT_EMAIL_VERIFICATION = "optional"
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
SOCIALACCOUNT_PROVIDERS = allauth_providers(DURAK_IDENTITY_PROVIDERS)
# A verified address of a provider enters no account: its owner logs in first, and links then.
SOCIALACCOUNT_EMAIL_AUTHENTICATION = False
SOCIALACCOUNT_STORE_TOKENS = False
MFA_ADAPTER = "accounts.adapter.SecondFactorAdapter"
MFA_SUPPORTED_TYPES = ["totp", "recovery_codes", "webauthn"]
MFA_PASSKEY_LOGIN_ENABLED = True
MFA_RATE_LIMITS = False  # as ACCOUNT_RATE_LIMITS
MFA_TOTP_ISSUER = "Durak"
# The codes of the previous and the next half minute are valid too: typing takes time, and clocks
# differ.
MFA_TOTP_TOLERANCE = 1
# An address belongs to an account only after its confirmation, with or without a second factor.
MFA_ALLOW_UNVERIFIED_EMAIL = True
PASSWORD_RESET_TIMEOUT = 60 * 60 * 24

AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]
