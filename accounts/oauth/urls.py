"""The addresses of OAuth, by the names under which the library looks for them."""

from django.urls import path

from accounts.oauth.device_views import DeviceAuthorizationView, DeviceView
from accounts.oauth.metadata import MetadataView
from accounts.oauth.views import ConsentView, IntrospectionView, OAuthTokenView, RevocationView

app_name = "oauth2_provider"

urlpatterns = [
    path("oauth/authorize", ConsentView.as_view(), name="authorize"),
    path(
        "oauth/device-authorization",
        DeviceAuthorizationView.as_view(),
        name="device-authorization",
    ),
    path("device", DeviceView.as_view(), name="device"),
    path("oauth/token", OAuthTokenView.as_view(), name="token"),
    path("oauth/revoke", RevocationView.as_view(), name="revoke-token"),
    path("oauth/introspect", IntrospectionView.as_view(), name="introspect"),
    path(".well-known/oauth-authorization-server", MetadataView.as_view()),
]
