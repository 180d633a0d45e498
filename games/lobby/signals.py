"""What others may want to hear of quick match; `durak_site.wiring` connects them."""

from django.dispatch import Signal

seek_made = Signal()
"""Somebody waits as of now. Whoever hears it has people paired, sooner than the sweep would."""
