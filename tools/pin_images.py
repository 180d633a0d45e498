"""`python -m tools.pin_images`: pin Docker images of compose.yaml and Dockerfile by digest.

Asks their registries, by `docker buildx imagetools`, for the digest that each tag has today. Pinned
images get today's digest, so this updates images, too."""

import json
import re
import subprocess
from pathlib import Path

PROJECT_ROOT = Path(__file__).resolve().parent.parent
FILES = ("compose.yaml", "Dockerfile")
OURS = "durak"
"""The image that is built here."""
IMAGE = re.compile(
    r"^(?P<before>\s*image:\s+|FROM\s+)(?P<name>[\w./-]+(?::[\w.-]+)?)(?:@sha256:[0-9a-f]{64})?",
    re.MULTILINE,
)


def images(text: str) -> set[str]:
    """The images that a file names, with their tags."""
    return {match["name"] for match in IMAGE.finditer(text)} - {OURS}


def digest_of(image: str) -> str:
    """The digest that the image's registry gives for its tag, for all platforms."""
    ask = ("docker", "buildx", "imagetools", "inspect", image, "--format", "{{json .Manifest}}")
    answer = subprocess.run(ask, check=True, capture_output=True, text=True).stdout
    return str(json.loads(answer)["digest"])


def pinned(text: str, digests: dict[str, str]) -> str:
    """The file with each of these images by its tag and its digest."""

    def pin(match: re.Match[str]) -> str:
        name = match["name"]
        return f"{match['before']}{name}@{digests[name]}" if name in digests else match[0]

    return IMAGE.sub(pin, text)


def main() -> None:
    """Write both files, or neither if a registry doesn't answer."""
    files = {PROJECT_ROOT / name: (PROJECT_ROOT / name).read_text("utf-8") for name in FILES}
    named = sorted({image for text in files.values() for image in images(text)})
    digests = {image: digest_of(image) for image in named}
    for file, text in files.items():
        file.write_text(pinned(text, digests), "utf-8")
    for image, digest in digests.items():
        print(f"{image}@{digest}")


if __name__ == "__main__":
    main()
