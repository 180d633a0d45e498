"""The secret that Telegram sends with every update, so that nobody else can."""

import hashlib
import hmac

HEADER = "X-Telegram-Bot-Api-Secret-Token"
PURPOSE = b"durak: secret of the webhook"


def webhook_secret(token: str) -> str:
    """Return the secret that goes with a bot's token: a new token has a new secret."""
    return hmac.new(token.encode(), PURPOSE, hashlib.sha256).hexdigest()


def is_webhook_secret(given: str, token: str) -> bool:
    """Return whether the text is the secret, in a time that does not depend on it."""
    return hmac.compare_digest(webhook_secret(token).encode(), given.encode())
