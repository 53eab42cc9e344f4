"""The client of the suite `damage`: fills a store, damages one file at a time, and calls the methods that may read the file.

Reads {"config", "account", "campus", "most"} from standard input. Prints a line of JSON for each damage.
"""

import json
import os
import random
import sys
import time
from pathlib import Path

import danxi
from cache_file import of_another_version

DEADLINE = 20_000  # ms
EXTREMES = [
    "9223372036854775807",
    "-9223372036854775808",
    "99999999999999999999",
    "1e308",
    "-1",
    "0",
    "1000000000000000",
    "1.5",
]
OTHERS = ["null", "true", '""', "[]", "{}", '"\\u0000"', '"9"']

task = json.load(sys.stdin)
store = Path(task["config"]["store"]["path"])
random.seed(8)

# The methods with a cached value and without required parameters. The values are the parameters of the calls.
METHODS = {
    method["name"]: {}
    for method in danxi.schema()["methods"]
    if any(parameter["name"] == "cache" for parameter in method["params"])
    and not any(parameter.get("required") for parameter in method["params"])
}


# The methods that use the database of saved threads, which is not a cache.
SAVED = {
    "forum.list_saved_threads": {},
    "forum.search_saved": {"query": "图书"},
    "forum.search_saved ": {"query": "图书馆"},
    "forum.get_saved_thread": {},
    "forum.list_saved_floors": {"size": 1000},
    "forum.save_thread": {"refresh": True},
    "forum.delete_saved_thread": {},
}
COMPANIONS = ["-wal", "-shm", "-journal"]


def numbers(text: bytes) -> list[tuple[int, int]]:
    """Returns the start and the end of each number in a JSON text."""
    found, start, quoted = [], None, False
    for index, byte in enumerate(text):
        if byte == ord('"') and text[index - 1] != ord("\\"):
            quoted = not quoted
        digit = not quoted and byte in b"-+.eE0123456789" and (start is not None or byte in b"-0123456789")
        if digit and start is None:
            start = index
        if not digit and start is not None:
            found.append((start, index))
            start = None
    return found


def damages(name: str, text: bytes):
    """Yields the damages of a file, each with its description and the new content.

    The hash of a cached value's file shows each damage, so the same damages also come with a correct hash.
    """
    for damage, content in plain_damages(name, text):
        yield damage, content
        if unnoticed := of_another_version(content):
            yield f"{damage}, with its hash", unnoticed


def plain_damages(name: str, text: bytes):
    """Yields the damages of a file that its hash shows."""
    yield "empty", b""
    yield "not UTF-8", b"\xff\xfe" + text
    yield "nested", b'{"value":' + b"[" * 100_000 + b"]" * 100_000 + b"}"
    yield "nested value", text.replace(b'"value":', b'"value":' + b'{"a":' * 900, 1)
    yield "another type", b"[1]"
    yield "two documents", text + text
    yield "zeros", bytes(len(text))
    for length in sorted(random.sample(range(len(text)), min(6, len(text)))):
        yield f"truncated to {length}", text[:length]
    for _ in range(6):
        position, bit = random.randrange(len(text)), 1 << random.randrange(8)
        yield f"bit flipped at {position}", text[:position] + bytes([text[position] ^ bit]) + text[position + 1 :]
    found = numbers(text)
    chosen = found if len(found) < 8 else random.sample(found, 8)
    for start, end in chosen + [span for span in found if text[span[0] - 16 : span[0]] == b'"fetched_at_ms":']:
        for value in EXTREMES + OTHERS:
            yield f"{value} at {start}", text[:start] + value.encode() + text[end:]


def special(path: Path):
    """Replaces a file with a directory, then a FIFO, then a huge sparse file, and then removes it. Yields a description after each step."""
    path.unlink(missing_ok=True)
    path.mkdir()
    yield "a directory"
    path.rmdir()
    os.mkfifo(path, 0o600)
    yield "a FIFO"
    path.unlink()
    path.touch(0o600)
    os.truncate(path, 1 << 40)
    yield "a terabyte"
    path.unlink()
    yield "no file"


def outcome(session: danxi.Session, method: str, cache: str) -> str:
    try:
        session.request(method, **METHODS[method], cache=cache, timeout_ms=DEADLINE)
        return "ok"
    except danxi.Error as error:
        return error.name


def saved_outcome(session: danxi.Session, method: str) -> str:
    parameters = SAVED[method] if "search" in method or "threads" in method else {**SAVED[method], "hole_id": hole}
    try:
        session.call(method.strip(), **parameters, timeout_ms=DEADLINE)
        return "ok"
    except danxi.Error as error:
        return error.name


def settle():
    """Waits until the databases are closed, which happens soon after the session is closed, for at most ten seconds."""
    end = time.monotonic() + 10
    while any(store.glob("*.sqlite3-wal")) and time.monotonic() < end:
        time.sleep(0.005)


def calls_of(name: str) -> list[str]:
    """Returns the methods that may read a cache file. For tokens and cookies, on which all methods depend, returns some methods."""
    service = name.partition(".")[0]
    own = [method for method in METHODS if method.startswith(service + ".")]
    return own or ["forum.get_divisions", "bus.get_routes", "exam.get_exams", "course.get_courses"]


def visit(name: str, damage: str):
    start = time.monotonic()
    with danxi.Session(task["config"]) as session:
        outcomes = {
            f"{method} {cache}": outcome(session, method, cache)
            for method in calls_of(name)
            if method in METHODS
            for cache in ("only", "prefer")
        }
        if name.endswith(".sqlite3"):
            outcomes = {method: saved_outcome(session, method) for method in SAVED}
        session.account.get_status()
        session.campus.status()
    seconds = time.monotonic() - start
    settle()
    print(json.dumps({"file": name, "damage": damage, "outcomes": outcomes, "seconds": seconds}), flush=True)


with danxi.Session(task["config"]) as session:
    session.account.login(task["account"]["email"], task["account"]["password"], remember=True)
    person = task["campus"]
    session.campus.login(person["number"], person["password"], "undergraduate", remember=True)
    for method in METHODS:
        outcome(session, method, "refresh")
    hole = max(session.forum.list_holes_in_division(1), key=lambda hole: hole.reply).id
    session.forum.save_thread(hole)
settle()
files = {path.name: path.read_bytes() for path in sorted([*store.glob("*.json"), *store.glob("*.sqlite3")])}
print(json.dumps({"files": sorted(files)}), flush=True)

for name, text in files.items():
    cases = list(damages(name, text))
    most = task["most"]
    for damage, content in cases if most == 0 else random.sample(cases, min(most, len(cases))):
        for other, right in files.items():
            path = store / other
            for companion in ["", *COMPANIONS]:
                path.with_name(other + companion).unlink(missing_ok=True)
            path.write_bytes(content if other == name else right)
            path.chmod(0o600)
        visit(name, damage)
    for damage in special(store / name):
        visit(name, damage)
