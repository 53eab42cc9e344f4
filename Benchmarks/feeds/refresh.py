"""Compares feeds.refresh_all of 500 feeds with libcurl's multi interface, libxml2 and SQLite in C, and the first refresh of 100 with newsboat.

make all apt-bench && python3 Benchmarks/feeds/refresh.py [--rounds 7] [--strict]

All sides use the server of Benchmarks/server.c, with the same number of requests at once, and alternate. newsboat is a Debian package, which
`make apt-bench` installs.
"""

import argparse
import json
import os
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUILD = ROOT / "build" / "bench"
LIMIT = 1.3
FEEDS = 500
ENTRIES = 20
WINDOW = 16
FIRST_FEEDS = 100
SIZE_LIMIT = 1.8
TEXT = "<p>Notice <b>%d</b> of the office &amp; its <a href='/x?a=1&amp;b=2'>page</a>，请于两周内办理。</p>" * 8


@dataclass
class Case:
    name: str
    # SQL statements that change both databases before each refresh.
    changes: list[str]
    # Whether the peer saves the entries, as libdanxi does.
    saves: bool


NEWEST = "IN (SELECT max(id) FROM entry GROUP BY {feed})"
CASES = [
    Case("unchanged feeds; the peer saves nothing", [], False),
    Case(
        "one new entry in each",
        [f"DELETE FROM entry_text WHERE id {NEWEST}", f"DELETE FROM entry WHERE id {NEWEST}"],
        True,
    ),
    Case("all entries new", ["DELETE FROM entry_text", "DELETE FROM entry"], True),
]


def feed(number):
    items = "".join(
        f"<item><title>Notice {n} of {number}</title><link>https://e.org/{number}/{n}</link><guid>https://e.org/{number}/{n}</guid>"
        f"<pubDate>Sun, 22 Nov 2026 08:{n:02}:00 +0800</pubDate><category>notice</category>"
        f"<description><![CDATA[{TEXT.replace('%d', str(n))}]]></description></item>"
        for n in range(ENTRIES)
    )
    return f'<?xml version="1.0"?><rss version="2.0"><channel><title>Feed {number}</title><link>https://e.org/</link>{items}</channel></rss>'


def build(library):
    def compile(name, *libraries):
        flags = subprocess.run(["pkg-config", "--cflags", "libxml-2.0"], stdout=subprocess.PIPE, text=True).stdout
        source = HERE / f"{name}.c" if (HERE / f"{name}.c").exists() else HERE.parent / f"{name}.c"
        command = ["gcc", "-O2", "-Wall", "-I", ROOT / "include", *flags.split(), "-o", BUILD / name, source]
        subprocess.run([*command, "-L", library, *(f"-l{each}" for each in libraries)], check=True)

    BUILD.mkdir(parents=True, exist_ok=True)
    compile("server")
    compile("curl_feeds", "curl", "xml2", "sqlite3")
    compile("danxi_feeds", "danxi")


@contextmanager
def server(directory):
    arguments = []
    for number in range(FEEDS):
        path = directory / f"{number}.rss"
        path.write_text(feed(number))
        arguments += [f"/feed?n={number}", path, "0"]
    process = subprocess.Popen([BUILD / "server", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        yield f"http://127.0.0.1:{int(process.stdout.readline())}/feed?n="
    finally:
        process.stdin.close()
        process.wait()
        process.stdout.close()


class Program:
    def __init__(self, *command, library):
        variables = {**os.environ, "LD_LIBRARY_PATH": str(library)}
        self.process = subprocess.Popen(
            [str(each) for each in command], env=variables, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.expect("ready")

    def expect(self, start):
        line = self.process.stdout.readline()
        if not line.startswith(start):
            raise SystemExit(f"{self.process.args[0]} failed ({line.strip()})")
        return line

    def seconds(self, count=FEEDS):
        self.process.stdin.write(f"{count} {WINDOW}\n")
        self.process.stdin.flush()
        return json.loads(self.expect("{"))["seconds"]

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def run_ours(directory, url, library):
    """Subscribes to the first feeds in a new store, and refreshes them. Returns the time of the process."""
    command = [BUILD / "danxi_feeds", directory / "store", opml(directory, url, FIRST_FEEDS)]
    seconds = process_seconds(command, {"LD_LIBRARY_PATH": str(library)}, f"{FIRST_FEEDS} {WINDOW}\n")
    check_entries("libdanxi", directory / "store" / "feeds.sqlite3", "entry")
    return seconds


def run_newsboat(directory, url):
    """Refreshes the first feeds in a new cache. Returns the time of the process."""
    (directory / "urls").write_text("".join(f"{url}{number}\n" for number in range(FIRST_FEEDS)))
    (directory / "config").write_text(f"reload-threads {WINDOW}\n")
    files = [
        f"--url-file={directory / 'urls'}",
        f"--config-file={directory / 'config'}",
        f"--cache-file={directory / 'cache'}",
    ]
    seconds = process_seconds(["newsboat", *files, "--execute=reload"], {"HOME": str(directory)})
    check_entries("newsboat", directory / "cache", "rss_item")
    return seconds


def process_seconds(command, variables, text=""):
    """Returns the time of a process that reads `text`, from its start to its end."""
    start = time.perf_counter()
    subprocess.run(
        command, env={**os.environ, **variables}, input=text, stdout=subprocess.DEVNULL, text=True, check=True
    )
    return time.perf_counter() - start


def check_entries(name, path, table):
    """Checks that a program has saved all entries of the first feeds."""
    connection = database(path)
    (count,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
    connection.close()
    if count != FIRST_FEEDS * ENTRIES:
        raise SystemExit(f"{name} saved {count} entries in place of {FIRST_FEEDS * ENTRIES}")


def first_refresh(root, url, library, rounds):
    """Compares whole processes, from an empty store to the end. Prints the times and the size of the store. Returns whether both limits are met."""
    times = []
    for number in range(rounds):
        ours, theirs = root / f"first-{number}", root / f"newsboat-{number}"
        ours.mkdir()
        theirs.mkdir()
        times.append((run_ours(ours, url, library), run_newsboat(theirs, url)))
    our, their = (statistics.median(column) * 1000 for column in zip(*times, strict=True))
    ratio = statistics.median(row[0] / row[1] for row in times)
    print(f"\n{f'first refresh of {FIRST_FEEDS} feeds':42} {'libdanxi ms':>12} {'newsboat ms':>18} {'ratio':>7}  limit")
    print(f"{'processes, from an empty store':42} {our:12.1f} {their:18.1f} {ratio:7.2f}  {verdict(ratio, LIMIT)}")
    xml = sum(len(feed(number).encode()) for number in range(FIRST_FEEDS))
    stored = sum(path.stat().st_size for path in (root / "first-0" / "store").iterdir())
    size = stored / xml
    print(
        f"{'kB of the store and of the XML':42} {stored / 1000:12.0f} {xml / 1000:18.0f} {size:7.2f}  {verdict(size, SIZE_LIMIT)}"
    )
    return ratio <= LIMIT and size <= SIZE_LIMIT


def verdict(ratio, limit):
    return f"{limit:<5}  {'met' if ratio <= limit else 'EXCEEDED'}"


def opml(directory, url, count):
    """Writes the subscriptions to the first feeds, and returns the path of the file."""
    outlines = "".join(f"<outline type='rss' xmlUrl='{url}{number}'/>" for number in range(count))
    (directory / "feeds.opml").write_text(f"<opml><body>{outlines}</body></opml>")
    return directory / "feeds.opml"


def database(path):
    return sqlite3.connect(path, isolation_level=None)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--strict", action="store_true")
    parser.add_argument("--library", type=Path, default=ROOT / "build" / "lib")
    options = parser.parse_args()
    library = options.library.resolve()
    build(library)
    directory = Path(tempfile.mkdtemp(dir=BUILD))
    try:
        with server(directory) as url:
            ours = Program(BUILD / "danxi_feeds", directory / "store", opml(directory, url, FEEDS), library=library)
            peers = [
                Program(BUILD / "curl_feeds", url, "x" * 200, *arguments, library=library)
                for arguments in ([], [directory / "peer.sqlite3"])
            ]
            print(
                f"{f'{FEEDS} feeds of {ENTRIES} entries, {WINDOW} at once':42} {'libdanxi ms':>12} {'curl + libxml2 ms':>18} {'ratio':>7}"
            )
            for program in (ours, *peers):
                program.seconds()
            databases = [
                (database(directory / "store" / "feeds.sqlite3"), "subscription_id"),
                (database(directory / "peer.sqlite3"), "feed"),
            ]
            for case in CASES:
                rounds = []
                for _ in range(options.rounds):
                    for connection, feed in databases:
                        for change in case.changes:
                            connection.execute(change.format(feed=feed))
                    if case.changes:
                        databases[0][0].execute("UPDATE subscription SET fingerprint = NULL")
                    rounds.append((ours.seconds(), peers[case.saves].seconds()))
                our, their = (statistics.median(column) * 1000 for column in zip(*rounds, strict=True))
                ratio = statistics.median(row[0] / row[1] for row in rounds)
                print(f"{case.name:42} {our:12.1f} {their:18.1f} {ratio:7.2f}")
            for connection, _ in databases:
                connection.close()
            ours.close()
            for peer in peers:
                peer.close()
            is_met = first_refresh(directory, url, library, options.rounds)
    finally:
        shutil.rmtree(directory)
    sys.exit(0 if is_met or not options.strict else 1)


if __name__ == "__main__":
    main()
