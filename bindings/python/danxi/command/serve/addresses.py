"""The addresses of documents: each is random, opens one document, and can be revoked."""

from __future__ import annotations

import hmac
import re
import secrets
from dataclasses import dataclass
from pathlib import Path

from . import files

FILE = "feeds.json"
BYTES = 24  # random bytes of an address
# The documents that can have an address, with what they are. N is a number.
DOCUMENTS = {
    "calendar.ics": "lessons, exams, deadlines, loans and bookings, for calendar programs",
    "announcements.atom": "announcements of the Academic Affairs Office",
    "announcements-graduate.atom": "announcements of the Graduate School",
    "forum/division-N.atom": "new threads of a division of the forum; 0 is all divisions",
    "forum/hole-N.atom": "floors of a thread of the forum",
    "forum/favorites.atom": "favorites of the forum, with their last floors",
    "forum/messages.atom": "messages of the forum",
    "today.json": "what matters today, as day.get_overview returns it",
    "metrics": "numbers for Prometheus",
}
_PATTERN = re.compile("|".join(re.escape(each).replace("N", r"\d{1,12}") for each in DOCUMENTS))


def is_document(path: str) -> bool:
    return _PATTERN.fullmatch(path) is not None


@dataclass(frozen=True)
class Address:
    """An address of a document.

    Attributes:
        name: The name by which the person revokes it.
        document: The path of the document, such as `calendar.ics`.
        key: The random part.
    """

    name: str
    document: str
    key: str

    def url(self, origin: str) -> str:
        return f"{origin}/{self.key}/{self.document}"


class Addresses:
    """All addresses, in a file. The file is read for each request, so that an address that was revoked opens nothing any more."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def all(self) -> list[Address]:
        found = files.read(self._path)
        return [Address(name, each["document"], each["key"]) for name, each in found.items()]

    def add(self, name: str, document: str) -> Address:
        """Adds an address. Raises ValueError if the name has one, or the document does not exist."""
        if not is_document(document):
            raise ValueError(f"{document} is not a document. The documents are: {', '.join(DOCUMENTS)}.")
        content = files.read(self._path)
        if name in content:
            raise ValueError(f"{name} has an address already. Choose another name with --name, or revoke it first.")
        content[name] = {"document": document, "key": secrets.token_urlsafe(BYTES)}
        files.write(self._path, content)
        return Address(name, **content[name])

    def revoke(self, name: str) -> bool:
        """Removes an address. Returns whether there was one."""
        content = files.read(self._path)
        found = content.pop(name, None) is not None
        if found:
            files.write(self._path, content)
        return found

    def opens(self, key: str, document: str) -> bool:
        """Returns whether an address has this key and document. The time does not depend on how much of the key is right."""
        expected = [f"{each.key}/{each.document}".encode() for each in self.all()]
        return any(hmac.compare_digest(each, f"{key}/{document}".encode()) for each in expected)
