"""The mails about accounts (verification, password reset): their texts, and writing them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from django.utils.translation import gettext, override
from django.utils.translation import gettext_lazy as _

from web.mails import mail_subject, signature

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

STOLEN = _(
    "If it wasn’t you, somebody else can get into your account. Choose a new password at once:"
    "\n\n{reset_page}"
)


class Mail(NamedTuple):
    """A mail as it is sent."""

    subject: str
    body: str


class MailText(NamedTuple):
    """The text of a mail; `otherwise` is for a reader who did not cause it."""

    subject: "StrPromise"
    says: "StrPromise"
    otherwise: "StrPromise"


TEXTS: Mapping[str, MailText] = {
    "email_confirmation_signup": MailText(
        _("Confirm your e-mail address"),
        _(
            "You have registered on Durak with this e-mail address. Confirm it by this link:"
            "\n\n{activate_url}"
        ),
        _("If it wasn’t you, do nothing: the address stays unconfirmed."),
    ),
    "email_confirmation": MailText(
        _("Confirm your new e-mail address"),
        _(
            "You have given this as the new e-mail address of your account on Durak. It becomes "
            "your address once you follow this link:\n\n{activate_url}"
        ),
        _("If it wasn’t you, do nothing: everything stays as it is."),
    ),
    "email_changed": MailText(
        _("Your e-mail address is changed"),
        _(
            "The e-mail address of your account on Durak is now {to_email}; before, it was "
            "{from_email}."
        ),
        _(
            "If it wasn’t you, somebody else can get into your account. Log in at once, and "
            "change the password and the address:\n\n{account_page}"
        ),
    ),
    "unknown_account": MailText(
        _("No account with this e-mail address"),
        _(
            "Somebody, probably you, has asked on Durak for a new password for the address "
            "{email}. But no account has this address; perhaps yours has another one, or none. "
            "Here you can register:\n\n{signup_url}"
        ),
        _("If it wasn’t you, there is nothing to do."),
    ),
    "password_reset_key": MailText(
        _("Choose a new password"),
        _(
            "Somebody, probably you, has asked for a new password for your account on Durak. "
            "You choose it by this link, which works for a day:\n\n{password_reset_url}"
        ),
        _("If it wasn’t you, do nothing: your password stays as it is."),
    ),
    "password_reset": MailText(
        _("Your password is changed"),
        _(
            "You have chosen a new password for your account on Durak by the link in a mail. "
            "You are logged out everywhere."
        ),
        STOLEN,
    ),
    "password_changed": MailText(
        _("Your password is changed"),
        _("The password of your account on Durak is changed. Everywhere else you are logged out."),
        STOLEN,
    ),
    "password_set": MailText(
        _("Your account has a password"),
        _("Your account on Durak now has a password."),
        STOLEN,
    ),
    "totp_activated": MailText(
        _("Second factor switched on"),
        _(
            "To log in to your account on Durak, you now need a code from your authenticator "
            "app too."
        ),
        STOLEN,
    ),
    "totp_deactivated": MailText(
        _("Second factor switched off"),
        _("To log in to your account on Durak, your password is enough again."),
        STOLEN,
    ),
    "webauthn_added": MailText(
        _("New passkey"),
        _("Your account on Durak has a new passkey: a device that logs in without the password."),
        STOLEN,
    ),
    "webauthn_removed": MailText(
        _("Passkey removed"),
        _("A passkey of your account on Durak is removed. It logs nobody in any more."),
        STOLEN,
    ),
    "recovery_codes_generated": MailText(
        _("New recovery codes"),
        _("Your account on Durak has new recovery codes. The former ones no longer work."),
        STOLEN,
    ),
}
"""The texts by allauth's names for the mails; placeholders in braces stand for facts."""


def mail_of(name: str, language: str, facts: Mapping[str, Any]) -> Mail:
    """Return the mail that allauth calls by that name, about these facts, as plain text.

    Without the fact `name`, the reader has no account. `username` is given only where it differs
    from the name, and `ip` where the mail is about a change of the account.
    """
    text = TEXTS[name]
    with override(language):
        parts = (
            gettext("Hello {name},") if "name" in facts else gettext("Hello,"),
            text.says,
            gettext("The name with which you log in is “{username}”.")
            if "username" in facts
            else "",
            text.otherwise,
            gettext(
                "The change came from here:\n\n"
                "IP address: {ip}\nBrowser: {user_agent}\nTime: {time} UTC"
            )
            if "ip" in facts
            else "",
            signature(),
        )
        body = "\n\n".join(str(part) for part in parts if part)
        return Mail(mail_subject(str(text.subject)), body.format_map(facts))
