"""The names of the modes of ratings, for texts outside the page."""

from types import MappingProxyType

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.ratings.system.modes import Mode

MODE_NAMES = MappingProxyType(
    {
        Mode.DUEL: _("Duel"),
        Mode.TABLE: pgettext_lazy("mode of ratings", "Table"),
        Mode.TRANSFER: pgettext_lazy("preset", "Transfer"),
        Mode.PARTNERS: _("Partners"),
    }
)
