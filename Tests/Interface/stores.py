"""Stores of all releases: what a session keeps in files, in an archive and in a store of the program.

`write()` makes them with the library and the stand-in. The other functions return what a session without a network finds in them.
"""

import base64
import json
import os
import shutil
import sys
from pathlib import Path
from typing import Any

import kept

os.environ.setdefault("DANXI_LIBRARY", str(kept.LIBRARY / "libdanxi.so.0"))
sys.path.insert(0, str(kept.ROOT / "bindings" / "python"))
import danxi  # noqa: E402

FOLDER, ARCHIVE, SHARED, SEALED = "folder", "archive", "shared.json", "sealed.json"
FOUND, PARTS_FOUND = "found.json", "parts.json"  # the values in the stores, and the numbers of entries in the archive
CONFIG = {"github": {"token": "github_pat_standin"}}  # cached values belong to the token
KEY = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"
FEED = "https://feeds.example.net/notices.atom"
HOLE = 2

# Cached values of each form: one value, one for each key, and responses (GitHub, any URL).
VALUES = {
    "forum.get_divisions": {},
    "bus.get_routes": {"type": "workday"},
    "course.get_semesters": {},
    "score.list_all_scores": {},
    "moments.get_details": {"user_id": "0"},
    "exam.get_exams": {},
    "github.get_repository": {"repository": "danxi-bot/campus-notes"},
    "http.request": {"url": FEED, "read_as": "text", "cache_in": "disk"},
}
# Sign-ins, settings, and what is in databases.
STATES = {
    "account.get_status": {},
    "campus.status": {},
    "moments.list_toggles": {},
    "forum.list_saved_threads": {},
    "forum.get_saved_thread": {"hole_id": HOLE},
    "forum.list_saved_floors": {"hole_id": HOLE},
    "feeds.list_subscriptions": {},
    "feeds.list_entries": {},
}
# Parts of the archive, without those that would make it large.
PARTS = ["favorites", "holes", "floors", "threads", "messages", "reviews", "scores", "lessons", "exams", "loans"]
SIGN_INS = ("account.get_status", "campus.status")


class Memory:
    """A store of the program."""

    def __init__(self, values: dict[str, bytes] | None = None) -> None:
        self.values = values or {}

    def get(self, key: str, /) -> bytes | None:
        return self.values.get(key)

    def put(self, key: str, value: bytes, lifetime: float, /) -> None:
        self.values[key] = bytes(value)

    def remove(self, key: str, /) -> None:
        self.values.pop(key, None)

    def remove_all(self, prefix: str, /) -> None:
        for key in [each for each in self.values if each.startswith(prefix)]:
            del self.values[key]

    def lock(self, key: str, token: str, lease: float, /) -> bool:
        return True

    def unlock(self, key: str, token: str, /) -> None:
        pass


class NoNetwork:
    """A client without a network, so that everything that is read comes from the store."""

    def send(self, request: danxi.Request) -> danxi.Response:
        raise ConnectionRefusedError(f"{request.url} was requested")


def fill(session: danxi.Session, variables: dict[str, str], with_databases: bool) -> None:
    person = {"username": variables["DANXI_CAMPUS_NUMBER"], "password": variables["DANXI_CAMPUS_PASSWORD"]}
    session.account.login(variables["DANXI_EMAIL"], variables["DANXI_PASSWORD"], remember=True)
    session.campus.login(person["username"], person["password"], student_type="undergraduate", remember=True)
    session.call("moments.set_toggle", name="like_button", is_on=True)
    for method, params in VALUES.items():
        session.call(method, **params)
    session.call("forum.watch_hole", id=HOLE)
    if with_databases:
        session.call("forum.save_thread", hole_id=HOLE)
        session.call("feeds.subscribe", url=FEED)


def write(folder: Path, variables: dict[str, str]) -> None:
    """Writes all stores to a folder, and the values in the folder."""
    config = json.loads(variables["DANXI_CONFIG"])
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with danxi.Session(config, store={"path": str(folder / FOLDER)}) as session:
        fill(session, variables, True)
        parts = run_archive(session, folder, PARTS)
    (folder / PARTS_FOUND).write_text(json.dumps(parts) + "\n", encoding="utf-8")
    for name, key in ((SHARED, None), (SEALED, KEY)):
        memory = Memory()
        with danxi.Session(config, store={"key": key} if key else None, storage=memory) as session:
            fill(session, variables, False)
        encoded = {each: base64.b64encode(memory.values[each]).decode() for each in sorted(memory.values)}
        (folder / name).write_text(json.dumps(encoded, indent=0) + "\n", encoding="utf-8")
    (folder / FOUND).write_text(json.dumps(read_folder(folder), ensure_ascii=False) + "\n", encoding="utf-8")


def run_archive(session: danxi.Session, folder: Path, parts: list[str]) -> dict[str, dict[str, Any]]:
    """Begins or continues the archive in a folder. Returns the results of all parts by name."""
    run = session.call("archive.run", folder=str(folder / ARCHIVE), parts=parts, interval_ms=0, timeout_ms=600_000)
    return {each["name"]: each for each in run["parts"]}


def folders() -> list[Path]:
    """Returns the folders with the kept stores of all releases."""
    return sorted(kept.HERE.glob("*/stores"))


def copy(source: Path, target: Path) -> Path:
    """Copies kept stores to a folder that does not exist, with the modes that the library gives its files: git keeps only one of them."""
    shutil.copytree(source, target)
    for path in target.rglob("*"):
        path.chmod(0o700 if path.is_dir() else 0o600)
    return target


def read_folder(folder: Path) -> dict[str, Any]:
    """Returns the values in the files of `store.path`, by method."""
    with danxi.Session(CONFIG, store={"path": str(folder / FOLDER)}, client=NoNetwork()) as session:
        return {
            **cached_values(session),
            **{method: session.call(method, **params) for method, params in STATES.items()},
        }


def read_shared(folder: Path, name: str, key: str | None) -> dict[str, Any]:
    """Returns the values in a store of the program, by method."""
    encoded = json.loads((folder / name).read_text(encoding="utf-8"))
    memory = Memory({each: base64.b64decode(value) for each, value in encoded.items()})
    with danxi.Session(CONFIG, store={"key": key} if key else None, storage=memory, client=NoNetwork()) as session:
        return {**cached_values(session), **{method: session.call(method) for method in SIGN_INS}}


def cached_values(session: danxi.Session) -> dict[str, Any]:
    return {method: session.call(method, **params, cache="only") for method, params in VALUES.items()}
