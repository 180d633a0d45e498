"""Whether this process was told to stop: its health check says so, and the proxy sends it no more.

What it has been asked already it finishes (`durak_site.serve`).
"""

from threading import Event

draining = Event()
