"""The adapters that allauth calls: for mails, a caller's address, and the keeping of secrets."""

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from allauth.account.adapter import DefaultAccountAdapter
from allauth.core import context as allauth_context
from allauth.core.internal.httpkit import clean_client_ip
from allauth.mfa.adapter import DefaultMFAAdapter
from django.conf import settings
from django.http import HttpRequest
from django.utils.translation import override

from accounts.models import User
from accounts.secrets import decrypt, encrypt
from accounts.tasks import post
from web.languages import accepted_language

UNKNOWN_ADDRESS = "::"


@dataclass(frozen=True, slots=True)
class Site:
    """This site as mails name it: by its configured address, never by a request's headers."""

    name: str
    domain: str
    url: str


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]  # allauth has no types
    """Sends mails in their reader's language, by a worker."""

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Have a mail sent, once the current transaction is durable."""
        url = settings.DURAK_PUBLIC_URL
        site = Site(name="Durak", domain=urlsplit(url).netloc, url=url)
        request = allauth_context.request
        values = {"request": request, "email": email, "current_site": site, **context}
        with override(_language(values.get("user"), request)):
            mail = self.render_mail(template_prefix, email, values)
        post(mail.subject, mail.body, email)

    def add_message(self, *_arguments: Any, **_named: Any) -> None:
        """Nothing: the page has its own words, and nobody would read the cookie of Django's."""

    def get_client_ip(self, request: HttpRequest) -> str:
        """The caller's network address; `::` if the server doesn't know it."""
        return clean_client_ip(request.META.get("REMOTE_ADDR") or "") or UNKNOWN_ADDRESS


class SecondFactorAdapter(DefaultMFAAdapter):  # type: ignore[misc]  # allauth has no types
    """Keeps the secrets of second factors encrypted."""

    def encrypt(self, text: str) -> str:
        """The secret, encrypted for the database."""
        return encrypt(text)

    def decrypt(self, encrypted_text: str) -> str:
        """The secret that was encrypted. Raises UnreadableSecret."""
        return decrypt(encrypted_text)


def _language(reader: Any, request: HttpRequest) -> str:
    for user in (reader, request.user):
        if isinstance(user, User) and user.language:
            return user.language
    return accepted_language(request)
