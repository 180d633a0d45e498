"""The addresses of webhooks, under `/api/v1/`."""

from django.urls import path

from webhooks.api import views

urlpatterns = [
    path("webhooks", views.WebhooksView.as_view()),
    path("webhooks/<id:webhook_id>", views.WebhookView.as_view()),
    path("webhooks/<id:webhook_id>/secret", views.SecretView.as_view()),
    path("webhooks/<id:webhook_id>/test", views.TestView.as_view()),
    path("webhooks/<id:webhook_id>/deliveries", views.DeliveriesView.as_view()),
]
