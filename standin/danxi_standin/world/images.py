"""The images that clients have uploaded."""

import random
from dataclasses import dataclass


@dataclass
class Image:
    name: str  # the name of the uploaded file
    content: bytes
    mime: str
    identifier: str
    extension: str


class Images:
    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._images: dict[str, Image] = {}

    def find(self, identifier: str) -> Image | None:
        return self._images.get(identifier)

    def add(self, name: str, content: bytes, mime: str) -> tuple[Image, bool]:
        """Adds an image, unless there is one with the same name, bytes and type. Returns the image, and whether it existed before."""
        for image in self._images.values():
            if (image.name, image.content, image.mime) == (name, content, mime):
                return image, True
        identifier = f"{self._random.getrandbits(56):014x}"
        image = Image(name, content, mime, identifier, name.rpartition(".")[2])
        self._images[identifier] = image
        return image, False
