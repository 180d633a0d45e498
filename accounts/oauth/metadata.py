"""The addresses of OAuth, for libraries that look for them (RFC 8414)."""

import json
from typing import Any

from django.http import HttpRequest, JsonResponse
from oauth2_provider.views import OAuthServerMetadataView


class MetadataView(OAuthServerMetadataView):  # type: ignore[misc]  # the library carries no types
    """`/.well-known/oauth-authorization-server`: the library's, and the endpoint for devices."""

    def get(self, request: HttpRequest, *args: Any, **kwargs: Any) -> JsonResponse:
        """Return the addresses and what they take."""
        answer = super().get(request, *args, **kwargs)
        payload = json.loads(answer.content)
        endpoint = self._get_endpoint_url(request, "device-authorization", required=True)
        payload["device_authorization_endpoint"] = endpoint  # RFC 8628 4
        # Only apps with a secret may ask about tokens.
        payload["introspection_endpoint_auth_methods_supported"] = [
            method
            for method in payload["token_endpoint_auth_methods_supported"]
            if method != "none"
        ]
        return JsonResponse(payload, headers={"Access-Control-Allow-Origin": "*"})
