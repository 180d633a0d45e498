"""Settings of OAuth: apps that people allow to act for them."""

from typing import Any

from accounts.user_codes import user_code
from durak_site.settings.durak import DURAK_PUBLIC_URL
from web.http.scopes import Scope

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
    # A program takes whatever port is free, and some say localhost for 127.0.0.1 (RFC 8252 7.3).
    "ALLOW_LOCALHOST_LOOPBACK": True,
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
