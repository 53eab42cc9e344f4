"""A keyring in a file, for tests."""

import json
import os
from pathlib import Path

from keyring.backend import KeyringBackend
from keyring.errors import PasswordDeleteError


class FileKeyring(KeyringBackend):
    priority = 1

    def __init__(self):
        super().__init__()
        self._path = Path(os.environ["DANXI_TEST_KEYRING"])

    def get_password(self, service, username):
        return self._read().get(f"{service}/{username}")

    def set_password(self, service, username, password):
        self._path.write_text(json.dumps({**self._read(), f"{service}/{username}": password}))

    def delete_password(self, service, username):
        kept = self._read()
        if kept.pop(f"{service}/{username}", None) is None:
            raise PasswordDeleteError
        self._path.write_text(json.dumps(kept))

    def _read(self):
        return json.loads(self._path.read_text()) if self._path.exists() else {}
