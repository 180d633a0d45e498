"""The address of the link to unsubscribe, at the root of the site."""

from django.urls import path

from notifications.api.unsubscribing import unsubscribe

urlpatterns = [path("unsubscribe/<str:key>", unsubscribe, name="unsubscribe")]
