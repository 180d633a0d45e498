"""Browsers that deny a page what most browsers grant."""

from playwright.sync_api import Page

# As Chromium does where cookies of other sites are blocked.
_DENIED = """
for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
  Object.defineProperty(window, name, {
    get() { throw new DOMException('Access is denied for this document.', 'SecurityError'); },
  });
"""


def deny_storage(page: Page) -> None:
    """Have each of the storages throw on the next pages, as when a player blocks them."""
    page.add_init_script(_DENIED)
