"""Addresses under `/api/v1/auth/`."""

from django.urls import path

from accounts.api import views

urlpatterns = [
    path("me", views.MeView.as_view()),
    path("guest", views.GuestView.as_view()),
    path("register", views.RegisterView.as_view()),
    path("login", views.LoginView.as_view()),
    path("logout", views.LogoutView.as_view()),
]
