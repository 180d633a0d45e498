"""The errors of services of Telegram, each with the stable `code` that clients get."""

from web.http.errors import InvalidInput, ServiceError


class TelegramOff(ServiceError):
    """The operator has set no token of a bot."""

    code = "telegram_off"
    status = 409


class NameNeeded(ServiceError):
    """No account is linked to the Telegram account: its owner may choose a name for a new one."""

    code = "name_needed"
    status = 409


class WrongProof(InvalidInput):
    """The data aren't what Telegram signed for this site's bot, or they are too old, or used."""
