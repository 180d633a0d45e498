"""API tokens in the admin: staff can find and revoke them, but not see their texts."""

from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import HttpRequest
from oauth2_provider.models import AccessToken, Application, Grant, IDToken, RefreshToken

from accounts.models import ApiToken
from moderation.admin.staff import staff_id_of
from moderation.services.tokens import revoke_for_staff
from web.admin import ReadOnlyAdmin
from web.http.errors import ServiceError

# The tokens of apps are in the list below, and are revoked there.
for _model in (AccessToken, Application, Grant, IDToken, RefreshToken):
    admin.site.unregister(_model)


@admin.register(ApiToken)
class ApiTokenAdmin(ReadOnlyAdmin[ApiToken]):
    """The tokens of all accounts, without their texts, which are kept nowhere."""

    list_display = ("name", "hint", "user", "scopes", "created_at", "expires_at", "last_used_at")
    list_select_related = ("user",)
    search_fields = ("user__name", "name", "hint")
    date_hierarchy = "created_at"
    exclude = ("digest",)
    actions = ("revoke",)

    @admin.action(description="Revoke the chosen tokens", permissions=["revoke"])
    def revoke(self, request: HttpRequest, tokens: QuerySet[ApiToken]) -> None:
        """Revoke the chosen tokens; their programs are refused from then on."""
        for token in tokens.select_related("user").order_by("pk"):
            try:
                revoke_for_staff(token=token, by_id=staff_id_of(request))
            except ServiceError as error:
                self.message_user(request, f"{token}: {error}", messages.ERROR)
            else:
                self.message_user(request, f"{token}: revoked.")

    def has_revoke_permission(self, request: HttpRequest) -> bool:
        """Return whether the member of staff decides cases."""
        return request.user.has_perm("moderation.change_case")
