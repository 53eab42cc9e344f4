"""Keeps the sign-in and the cached values in a SQLite database of the program. A second run needs no password and no request.

    DANXI_EMAIL=you@m.fudan.edu.cn DANXI_PASSWORD=... python3 own_store.py

DANXI_CONFIG may contain the session's configuration (JSON). Without it, the real servers are used. DANXI_DATABASE is the path of the
database, which contains tokens. If others can read the database, encrypt the tokens with store.key.
"""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
import time
from typing import Any

import danxi

TABLES = """
CREATE TABLE IF NOT EXISTS entry (key TEXT PRIMARY KEY, value BLOB NOT NULL, expires REAL NOT NULL);
CREATE TABLE IF NOT EXISTS lock (key TEXT PRIMARY KEY, token TEXT NOT NULL, expires REAL NOT NULL);
"""

# Takes a lock that is free, has expired, or is held by the same token.
LOCK = """
INSERT INTO lock VALUES (?, ?, ?)
ON CONFLICT (key) DO UPDATE SET token = excluded.token, expires = excluded.expires
WHERE token = excluded.token OR expires < ?
"""


class Database(danxi.Storage):
    """A storage for any number of threads and processes. Each operation opens its own connection."""

    def __init__(self, path: str) -> None:
        self.path = path
        # Only this user may read the file.
        os.close(os.open(path, os.O_CREAT, 0o600))
        with contextlib.closing(sqlite3.connect(path)) as connection:
            connection.executescript(TABLES)

    def execute(self, statement: str, *values: Any) -> tuple[Any, int]:
        """Returns the first row and the number of changed rows."""
        with contextlib.closing(sqlite3.connect(self.path)) as connection, connection:
            cursor = connection.execute(statement, values)
            return cursor.fetchone(), cursor.rowcount

    def get(self, key: str) -> bytes | None:
        row, _ = self.execute("SELECT value FROM entry WHERE key = ? AND expires > ?", key, time.time())
        return row[0] if row else None

    def put(self, key: str, value: bytes, lifetime: float) -> None:
        self.execute("REPLACE INTO entry VALUES (?, ?, ?)", key, value, time.time() + lifetime)

    def remove(self, key: str) -> None:
        self.execute("DELETE FROM entry WHERE key = ?", key)

    def remove_all(self, prefix: str) -> None:
        self.execute("DELETE FROM entry WHERE substr(key, 1, ?) = ?", len(prefix), prefix)

    def lock(self, key: str, token: str, lease: float) -> bool:
        now = time.time()
        _, changed = self.execute(LOCK, key, token, now + lease, now)
        return changed == 1

    def unlock(self, key: str, token: str) -> None:
        self.execute("DELETE FROM lock WHERE key = ? AND token = ?", key, token)


def main() -> None:
    config = json.loads(os.environ.get("DANXI_CONFIG", "{}"))
    storage = Database(os.environ.get("DANXI_DATABASE", "danxi.sqlite"))
    with danxi.Session(config, storage=storage) as session:
        if session.account.get_status().signed_in:
            print("Signed in by an earlier run.")
        else:
            try:
                session.account.login(os.environ["DANXI_EMAIL"], os.environ["DANXI_PASSWORD"], remember=True)
            except (danxi.WrongPasswordError, danxi.NotRegisteredError) as error:
                raise SystemExit(f"Signing in failed: {error}") from None
            print("Signed in.")
        tags = session.request("forum.list_all_tags")
        print(f"{len(tags.value)} tags, from the {'server' if tags.source == 'network' else 'database'}")


if __name__ == "__main__":
    main()
