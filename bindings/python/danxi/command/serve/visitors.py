"""Who may see the page: a link that works once sets a cookie."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable
from pathlib import Path

from . import files

FILE = "visitors.json"
LINK = 10 * 60  # seconds for which a link can be opened
COOKIE = 90 * 86_400  # seconds for which a browser stays


class Visitors:
    """The links that were not opened yet, in memory, and the hashes of the cookies, in a file."""

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        self._path = path
        self._clock = clock
        self._links: dict[str, float] = {}  # hashes of keys, with the times at which they expire

    def invite(self) -> str:
        """Returns the key of a new link."""
        key = secrets.token_urlsafe(24)
        self._links[_hash(key)] = self._clock() + LINK
        return key

    def enter(self, key: str) -> str | None:
        """Uses the key of a link up. Returns the value of a new cookie, or None if the key is wrong, used or expired."""
        expires = self._links.pop(_hash(key), None)
        if expires is None or expires < self._clock():
            return None
        cookie = secrets.token_urlsafe(24)
        known = {each: until for each, until in files.read(self._path).items() if until > self._clock()}
        files.write(self._path, {**known, _hash(cookie): self._clock() + COOKIE})
        return cookie

    def knows(self, cookie: str) -> bool:
        until = files.read(self._path).get(_hash(cookie))
        return until is not None and until > self._clock()


def dismiss(path: Path) -> bool:
    """Ends the visits of all browsers. Returns whether there were any."""
    found = bool(files.read(path))
    files.write(path, {})
    return found


def _hash(secret: str) -> str:
    """Returns a hash. It has no salt, because the secrets are random and long. Looking it up takes a time that says nothing about them."""
    return hashlib.sha256(secret.encode()).hexdigest()
