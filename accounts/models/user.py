"""The row of a user."""

from datetime import UTC, datetime
from typing import Any, ClassVar, cast

from asgiref.sync import sync_to_async
from django.contrib.auth.models import AbstractUser
from django.contrib.auth.models import UserManager as DjangoUserManager
from django.db import models
from django.utils import timezone

from accounts.avatars import AVATAR_LONGEST, AvatarName, default_avatar
from accounts.kinds import AnyKind
from accounts.names import NAME_LONGEST, look_key, name_key
from accounts.passwords import forms_of, normal_password, spend_time_of_older_forms
from web.database.prepared_statements import PreparedQuery

FOR_GOOD = datetime(9999, 1, 1, tzinfo=UTC)
"""The end of a ban or a mute without end."""


class Language(models.TextChoices):
    """The languages of the page."""

    ENGLISH = "en", "English"
    GERMAN = "de", "Deutsch"
    RUSSIAN = "ru", "Русский"


class UserManager(DjangoUserManager["User"]):
    """Makes users whose public name is at first their user name."""

    def create_user(
        self, username: str, email: str | None = None, password: str | None = None, **fields: Any
    ) -> "User":
        """Create a user with that password; with None, no password works."""
        key = name_key(username)
        return super().create_user(key, email, _normal(password), **_named(username, fields))

    def create_superuser(
        self, username: str, email: str | None = None, password: str | None = None, **fields: Any
    ) -> "User":
        """Create a user who may do everything in the admin."""
        key = name_key(username)
        return super().create_superuser(key, email, _normal(password), **_named(username, fields))

    def get(self, *args: Any, **conditions: Any) -> "User":
        """Return the row as Django's method does, with a prepared query for a lookup by key.

        Every request looks its user up by the key. Raises User.DoesNotExist; for other lookups also
        User.MultipleObjectsReturned.
        """
        key = conditions.get("pk")
        if args or len(conditions) != 1 or not isinstance(key, int):
            return super().get(*args, **conditions)
        for user in _by_key(key):
            return user
        raise User.DoesNotExist(f"There is no user {key}.")

    def get_by_natural_key(self, username: str | None) -> "User":
        """Return the user with this login name, in any case."""
        return super().get_by_natural_key(name_key(username or ""))


_by_key = PreparedQuery(lambda key: User.objects.filter(pk=key).order_by(), -1)


def _normal(password: str | None) -> str | None:
    return None if password is None else normal_password(password)


def _named(username: str, fields: dict[str, Any]) -> dict[str, Any]:
    name = fields.pop("name", username[:NAME_LONGEST])
    keys: dict[str, str | None] = {"name_key": name_key(name), "look_key": look_key(name)}
    if fields.get("is_guest"):
        keys = {"name_key": None, "look_key": None}
    return {"name": name, **keys, **fields}


class User(AbstractUser):
    """A player: a guest, known only by one browser's session, or an account.

    An account logs in with `username`, in lower case; other people see `name`. Accounts may not
    have similar-looking names. Guests may have any name, and are marked as guests.

    The row of a deleted account remains, without personal data, because other players' games refer
    to it.
    """

    name = models.CharField(max_length=NAME_LONGEST)
    # A unique key allows any number of NULLs, but only one empty text.
    name_key = models.CharField(  # noqa: DJ001 - see above
        max_length=3 * NAME_LONGEST, null=True, unique=True
    )
    look_key = models.CharField(  # noqa: DJ001 - NULL, as in name_key
        max_length=6 * NAME_LONGEST, null=True, unique=True, editable=False
    )
    is_guest = models.BooleanField(default=False)
    is_bot = models.BooleanField(
        default=False, editable=False, help_text="A program plays under this account, for good."
    )
    language = models.CharField(max_length=2, choices=Language, blank=True)
    avatar = models.CharField(
        max_length=AVATAR_LONGEST, blank=True, help_text="Empty: one that follows from the name."
    )
    hides_ratings = models.BooleanField(
        default=False,
        help_text="The page shows this user no ratings, neither their own nor others'.",
    )
    last_seen_at = models.DateTimeField(null=True, editable=False)
    deleted_at = models.DateTimeField(
        null=True, editable=False, help_text="When its owner had the account deleted."
    )
    is_scrubbed = models.BooleanField(
        default=False, editable=False, help_text="Nothing in this row tells of a person any more."
    )
    # `moderation` copies both from the user's sanctions, because no package below imports it.
    banned_until = models.DateTimeField(null=True, editable=False)
    muted_until = models.DateTimeField(null=True, editable=False)

    objects: ClassVar[UserManager] = UserManager()

    class Meta(AbstractUser.Meta):
        constraints = (
            models.CheckConstraint(
                name="accounts_have_a_unique_name_and_guests_do_not",
                condition=models.Q(is_guest=True, name_key=None)
                | models.Q(is_scrubbed=True, name_key=None)
                | models.Q(is_guest=False, is_scrubbed=False, name_key__isnull=False),
            ),
            models.CheckConstraint(
                name="a_guest_is_no_bot",
                condition=models.Q(is_guest=False) | models.Q(is_bot=False),
            ),
        )
        indexes = (
            models.Index(
                fields=["deleted_at"],
                condition=models.Q(deleted_at__isnull=False, is_scrubbed=False),
                name="user_to_scrub",
            ),
            # A partial index, because few accounts are bots.
            models.Index(fields=["id"], condition=models.Q(is_bot=True), name="user_bots"),
        )

    def __str__(self) -> str:
        """Return the public name."""
        return self.name

    def set_password(self, raw_password: str | None) -> None:
        """Hash the password in its normal form; with None, no password works."""
        if raw_password is not None:
            spend_time_of_older_forms(raw_password)
        super().set_password(_normal(raw_password))

    def check_password(self, raw_password: str | None) -> bool:
        """Return whether this is the user's password, in any Unicode form."""
        check = super().check_password
        forms = (None,) if raw_password is None else forms_of(raw_password)
        return any(check(form) for form in forms)

    async def acheck_password(self, raw_password: str | None) -> bool:
        """Do the same as `check_password`."""
        return await sync_to_async(self.check_password)(raw_password)

    @property
    def is_banned(self) -> bool:
        """Return whether a ban is in force."""
        return self.banned_until is not None and self.banned_until > timezone.now()

    @property
    def ban_end(self) -> datetime | None:
        """Return the end of the ban in force; None for one without end."""
        return None if self.banned_until == FOR_GOOD else self.banned_until

    @property
    def shown_avatar(self) -> AvatarName | None:
        """Return the picture that others see; an empty text for a deleted account."""
        if self.is_scrubbed:
            return None
        return cast("AvatarName", self.avatar) if self.avatar else default_avatar(self.name)

    @property
    def kind(self) -> AnyKind:
        """Return the kind of user, as clients name it."""
        if self.is_scrubbed:
            return "deleted"
        if self.is_guest:
            return "guest"
        return "bot_account" if self.is_bot else "account"
