"""The adapters that allauth calls: for mails, a caller's address, passkeys, encrypted secrets."""

from typing import Any
from urllib.parse import urlsplit

from allauth.account.adapter import DefaultAccountAdapter
from allauth.core import context as allauth_context
from allauth.core.internal.httpkit import clean_client_ip
from allauth.mfa.adapter import DefaultMFAAdapter
from django.conf import settings
from django.http import HttpRequest
from django.utils.formats import date_format
from django.utils.translation import override

from accounts.mails import mail_of
from accounts.models import User
from accounts.names import name_key
from accounts.passwords import normal_password
from accounts.secrets import decrypt, encrypt
from accounts.tasks import post
from web.http.languages import accepted_language

UNKNOWN_ADDRESS = "::"
TO_ANYBODY = {"email_confirmation", "email_confirmation_signup"}
"""Mails to an address that nobody has confirmed; it may belong to a stranger.

These mails contain nothing that the account's owner chose, because a name can look like the address
of a site.
"""


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]  # allauth has no types
    """Sends mails in their reader's language, by a worker."""

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Send a mail once the current transaction is durable.

        allauth's template only names the mail; the text is this site's own.
        """
        reader = context.get("user")
        language = _language(reader, allauth_context.request)
        name = template_prefix.rpartition("/")[2]
        facts = _facts(None if name in TO_ANYBODY else reader, email, context, language)
        mail = mail_of(name, language, facts)
        post(mail.subject, mail.body, email)

    def send_confirmation_mail(
        self,
        request: HttpRequest,
        emailconfirmation: Any,
        signup: bool,  # noqa: FBT001 - allauth's own form of the call
    ) -> None:
        """Send a link that confirms an address, also when it is requested again.

        As long as nobody has confirmed it, an address is primary only if it came with the
        registration.
        """
        is_first = signup or emailconfirmation.email_address.primary
        super().send_confirmation_mail(request, emailconfirmation, is_first)

    def send_notification_mail(
        self,
        template_prefix: str,
        user: User,
        context: dict[str, Any] | None = None,
        email: str | None = None,
    ) -> None:
        """Notify a user of a change of the account, by name and in the user's language."""
        facts = {**(context or {}), "user": user}
        super().send_notification_mail(template_prefix, user, facts, email)

    def add_message(self, *_arguments: Any, **_named: Any) -> None:
        """Do nothing: the page has its own texts, and nobody would read Django's cookie."""

    def clean_password(self, password: str, user: User | None = None) -> str:
        """Return the password in the form that is hashed. Raises ValidationError for a weak one."""
        checked: str = super().clean_password(normal_password(password), user)
        return checked

    def get_client_ip(self, request: HttpRequest) -> str:
        """Return the caller's network address; `::` if the server doesn't know it."""
        return clean_client_ip(request.META.get("REMOTE_ADDR") or "") or UNKNOWN_ADDRESS


class SecondFactorAdapter(DefaultMFAAdapter):  # type: ignore[misc]  # allauth has no types
    """Keeps second factors' secrets encrypted; names the relying party (rp id) of passkeys."""

    def encrypt(self, text: str) -> str:
        """Return the secret, encrypted for the database."""
        return encrypt(text)

    def get_public_key_credential_rp_entity(self) -> dict[str, str]:
        """Return the site that a passkey belongs to: the host that people visit."""
        host = urlsplit(settings.DURAK_PUBLIC_URL).hostname or self._get_site_name()
        return {"id": host, "name": "Durak"}

    def get_public_key_credential_user_entity(self, user: User) -> dict[str, Any]:
        """Return the account as its devices show it."""
        entity: dict[str, Any] = super().get_public_key_credential_user_entity(user)
        return {**entity, "name": user.name, "display_name": user.name}

    def decrypt(self, encrypted_text: str) -> str:
        """Return the secret that was encrypted. Raises UnreadableSecret."""
        return decrypt(encrypted_text)


def _language(reader: Any, request: HttpRequest) -> str:
    for user in (reader, request.user):
        if isinstance(user, User) and user.language:
            return user.language
    return accepted_language(request)


def _facts(
    reader: User | None, email: str, context: dict[str, Any], language: str
) -> dict[str, Any]:
    """Return the facts for a mail to this reader: allauth's and this site's."""
    facts = {
        **context,
        "email": email,
        # The configured address, not the host that a request names.
        "account_page": f"{settings.DURAK_PUBLIC_URL}/account",
        "reset_page": settings.HEADLESS_FRONTEND_URLS["account_reset_password"],
    }
    if reader is None:
        facts.pop("username", None)
    else:
        facts["name"] = reader.name
        if facts.get("username") == name_key(reader.name):
            del facts["username"]
    if "timestamp" in facts:
        with override(language):
            facts["time"] = date_format(facts["timestamp"], "DATETIME_FORMAT")
    return facts
