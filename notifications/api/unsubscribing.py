"""The page behind the link to unsubscribe in mails. It needs no session and no script.

A GET only shows a button, because programs that check mails follow links. The button posts; so do
mail programs with a button of their own (RFC 8058).
"""

from http import HTTPStatus

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import override
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from accounts.models import User
from notifications.services.unsubscribing import unsubscribe_from_mails
from notifications.unsubscribe_links import DIGEST, subscription_of
from web.http.languages import accepted_language


@csrf_exempt  # The signed key stands for the reader; mail programs have no cookie.
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def unsubscribe(request: HttpRequest, key: str) -> HttpResponse:
    """Ask whether to switch such mails off, or do it; 404 for a key that this site never made."""
    subscription = subscription_of(key)
    language: str = accepted_language(request)
    if subscription is not None:
        chosen = User.objects.filter(pk=subscription.user_id).values_list("language", flat=True)
        language = chosen.first() or language
    is_done = subscription is not None and request.method == "POST"
    if subscription is not None and is_done:
        unsubscribe_from_mails(subscription)
    facts = {
        "language": language,
        "is_known": subscription is not None,
        "is_done": is_done,
        "is_digest": subscription is not None and subscription.about == DIGEST,
    }
    status = HTTPStatus.NOT_FOUND if subscription is None else HTTPStatus.OK
    with override(language):
        return render(request, "notifications/unsubscribe.html", facts, status=status)
