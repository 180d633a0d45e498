"""Sessions and second factors in the admin: staff can end them, but not see their secrets."""

from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount, SocialApp, SocialToken
from allauth.usersessions.models import UserSession
from django.contrib import admin
from django.http import HttpRequest

from web.admin import ListedAdmin, ReadOnlyAdmin

# The package's own pages show the stored secrets, and can change them.
for _model in (Authenticator, UserSession, SocialAccount, SocialApp, SocialToken):
    admin.site.unregister(_model)


@admin.register(Authenticator)
class AuthenticatorAdmin(ListedAdmin[Authenticator]):
    """The second factors of accounts; deleting one lets its owner log in without it."""

    list_display = ("user", "type", "created_at", "last_used_at")
    list_filter = ("type",)
    list_select_related = ("user",)
    exclude = ("data",)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Return False: people set second factors up themselves."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Authenticator | None = None) -> bool:
        """Return False: nobody changes another person's second factor."""
        return False


@admin.register(UserSession)
class UserSessionAdmin(ReadOnlyAdmin[UserSession]):
    """The sessions of accounts, without the keys by which browsers are known."""

    list_display = ("user", "created_at", "last_seen_at", "ip", "user_agent")
    list_select_related = ("user",)
    search_fields = ("user__name", "ip")
    exclude = ("session_key", "data")
