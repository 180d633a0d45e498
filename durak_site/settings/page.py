"""Settings of static files: the built page and its manifest."""

from durak_site.configuration.environment import PROJECT_ROOT

STATIC_URL = "/static/"
STATIC_ROOT = PROJECT_ROOT / "staticfiles"
FRONTEND_ART = PROJECT_ROOT / "frontend" / "src" / "art"
FRONTEND_DIST = PROJECT_ROOT / "frontend" / "dist"
STATICFILES_DIRS = [FRONTEND_DIST] if FRONTEND_DIST.is_dir() else []
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    # Vite has already put a hash of the content into each name.
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedStaticFilesStorage"},
}
DJANGO_VITE = {
    "default": {
        "dev_mode": False,
        "manifest_path": FRONTEND_DIST / "manifest.json",
    },
}
