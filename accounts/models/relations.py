"""Relations of one user to another; each row belongs to the first of the two."""

from django.conf import settings
from django.db import models
from django.utils import timezone

MAX_NOTE_LENGTH = 1000


class Follow(models.Model):
    """The follower wants to see what the followed user plays."""

    pk = models.CompositePrimaryKey("follower_id", "followed_id")
    follower = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+", db_index=False
    )
    followed = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+"
    )
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = (
            models.CheckConstraint(
                condition=~models.Q(follower=models.F("followed")), name="nobody_follows_themselves"
            ),
        )

    def __str__(self) -> str:
        return f"{self.follower_id} follows {self.followed_id}"


class Block(models.Model):
    """The blocker wants no contact with the blocked user."""

    pk = models.CompositePrimaryKey("blocker_id", "blocked_id")
    blocker = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+", db_index=False
    )
    blocked = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+"
    )
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = (
            models.CheckConstraint(
                condition=~models.Q(blocker=models.F("blocked")), name="nobody_blocks_themselves"
            ),
        )

    def __str__(self) -> str:
        return f"{self.blocker_id} blocks {self.blocked_id}"


class Mute(models.Model):
    """The muter plays with the muted user, but doesn't want to see their messages at tables."""

    pk = models.CompositePrimaryKey("muter_id", "muted_id")
    muter = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+", db_index=False
    )
    muted = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = (
            models.CheckConstraint(
                condition=~models.Q(muter=models.F("muted")), name="nobody_mutes_themselves"
            ),
        )

    def __str__(self) -> str:
        return f"{self.muter_id} mutes {self.muted_id}"


class Note(models.Model):
    """The author's private note about another user."""

    pk = models.CompositePrimaryKey("author_id", "about_id")
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+", db_index=False
    )
    about = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    text = models.CharField(max_length=MAX_NOTE_LENGTH)
    at = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return f"{self.author_id} on {self.about_id}"
