"""Programs for developers; the service doesn't need them."""
