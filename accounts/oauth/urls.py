"""The addresses of OAuth, by the names under which the library looks for them."""

from django.urls import path
from oauth2_provider.views import OAuthServerMetadataView

from accounts.oauth.views import ConsentView, IntrospectionView, OAuthTokenView, RevocationView

app_name = "oauth2_provider"

urlpatterns = [
    path("oauth/authorize", ConsentView.as_view(), name="authorize"),
    path("oauth/token", OAuthTokenView.as_view(), name="token"),
    path("oauth/revoke", RevocationView.as_view(), name="revoke-token"),
    path("oauth/introspect", IntrospectionView.as_view(), name="introspect"),
    path(".well-known/oauth-authorization-server", OAuthServerMetadataView.as_view()),
]
