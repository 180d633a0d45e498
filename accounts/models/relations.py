"""What one player has to do with another; each row belongs to the first of the two."""

from django.conf import settings
from django.db import models
from django.utils import timezone

LONGEST_NOTE = 1000


class Follow(models.Model):
    """Somebody wants to know what another plays."""

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
    """Somebody wants nothing to do with another."""

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
    """Somebody doesn't want to hear another at tables, and plays with them all the same."""

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
    """What somebody wrote down about another, for nobody else's eyes."""

    pk = models.CompositePrimaryKey("author_id", "about_id")
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+", db_index=False
    )
    about = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    text = models.CharField(max_length=LONGEST_NOTE)
    at = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return f"{self.author_id} on {self.about_id}"
