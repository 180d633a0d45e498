"""Settings of Django REST framework (renderers, exception handler) and the OpenAPI document."""

from typing import Any

from web.http.validated_text import MAX_INTEGER

REST_FRAMEWORK: dict[str, Any] = {
    # `web.views.ApiView` sets parsers, renderers and limits; it can't import accounts.
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "accounts.api.token_authentication.TokenAuthentication",
        "accounts.api.session_authentication.CachedSessionAuthentication",
    ],
    "EXCEPTION_HANDLER": "web.http.exception_handler.handle_exception",
    "DEFAULT_SCHEMA_CLASS": "web.http.deprecation.Schema",
    # Only the header Accept chooses the format of a reply.
    "URL_FORMAT_OVERRIDE": None,
}
SPECTACULAR_SETTINGS: dict[str, Any] = {
    "TITLE": "Durak",
    "DESCRIPTION": "Play Durak over HTTP; docs/api explains it.",
    "LICENSE": {"name": "MIT", "identifier": "MIT"},
    "POSTPROCESSING_HOOKS": [
        "durak_site.document.openapi.add_messages",
        "durak_site.realtime.stream_routes.add_streams",
        "durak_site.document.openapi.name_by_title",
        "durak_site.document.openapi.add_broken_games",
        "durak_site.document.openapi.add_preconditions",
        "durak_site.document.additional_properties.separate_directions",
        "durak_site.document.openapi.add_summaries",
        "durak_site.document.openapi.add_not_modified",
        "durak_site.document.headers_and_tags.add_facts",
        "durak_site.document.examples.adding.add_examples",
    ],
    "SERVERS": [{"url": "/", "description": "The service that this document comes from."}],
    "AUTHENTICATION_WHITELIST": [
        "accounts.api.session_authentication.CachedSessionAuthentication",
        "accounts.api.token_authentication.TokenAuthentication",
    ],
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
    "COMPONENT_SPLIT_PATCH": False,
    "OAS_VERSION": "3.1.0",
    "PATH_CONVERTER_OVERRIDES": {
        "id": {"type": "integer", "minimum": 0, "maximum": MAX_INTEGER},
    },
    "SERVE_INCLUDE_SCHEMA": False,
}
