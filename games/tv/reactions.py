"""The event that TV announces to other packages."""

from web.database.reactions import Reactions

tv_changed: Reactions[int] = Reactions("tv_changed")
"""The number of channels that show another game from now on."""
