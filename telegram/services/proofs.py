"""Replay protection of Telegram logins: each signed proof is good for one use."""

from datetime import datetime

from django.conf import settings
from django.db import IntegrityError, transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.services.identities import Identity
from telegram.errors import TelegramOff, WrongProof
from telegram.models import UsedProof
from telegram.selectors import identity_at_telegram
from telegram.services.chats import open_chat
from telegram.signatures import CLOCKS_DIFFER, GOOD_FOR, CheckedProof, ProofKind, read_proof


def use_proof(kind: ProofKind, data: str) -> Identity:
    """Check the data, mark them as used, and return the identity that they prove.

    If the person lets the bot write to them, their chat is opened. Raises TelegramOff, WrongProof.
    """
    if not is_on():
        raise TelegramOff("This site has no bot at Telegram.")
    now = timezone.now()
    proof = read_proof(kind, data, token=settings.DURAK_TELEGRAM_TOKEN, now=now)
    with transaction.atomic():
        _spend(proof)
        if proof.may_be_written_to:
            open_chat(proof.telegram_id, language_code=proof.language_code)
    return identity_at_telegram(proof.telegram_id)


def is_on() -> bool:
    """Return whether the operator has set a bot's token."""
    return bool(settings.DURAK_TELEGRAM_TOKEN)


def delete_old_proofs(*, now: datetime) -> int:
    """Delete the used proofs that their age refuses; return their number."""
    deleted, _ = UsedProof.objects.filter(expires_at__lt=now).delete()
    return deleted


def _spend(proof: CheckedProof) -> None:
    try:
        with transaction.atomic():
            UsedProof.objects.create(
                digest=proof.digest, expires_at=proof.made_at + GOOD_FOR + CLOCKS_DIFFER
            )
    except IntegrityError as error:
        raise WrongProof(
            "data", ("used", _("This was used before: open the page from Telegram again."))
        ) from error
