"""The addresses of notifications, under `/api/v1/`."""

from django.urls import path

from notifications.api import announcements, push, views

urlpatterns = [
    path("announcement", announcements.AnnouncementView.as_view()),
    path("notifications", views.NotificationsView.as_view()),
    path("notifications/read", views.ReadView.as_view()),
    path("me/notification-settings", views.SettingsView.as_view()),
    path("me/push-subscriptions", push.PushSubscriptionsView.as_view()),
]
