"""The addresses of mails at the root of the site: unsubscribing, and reports of the provider."""

from django.urls import path

from notifications.api.mail_reports import mail_reports
from notifications.api.unsubscribing import unsubscribe

urlpatterns = [
    path("unsubscribe/<str:key>", unsubscribe, name="unsubscribe"),
    path("mail/reports", mail_reports),
]
