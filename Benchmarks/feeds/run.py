"""Compares feeds.parse with feedparser and gofeed.

    make all apt-bench && python3 Benchmarks/feeds/run.py [--rounds 7] [--strict]

feedparser is installed from PyPI into build/bench-venv if it is missing. gofeed and Go are Debian packages, which `make apt-bench` installs.
All sides alternate; the ratio is the median of the ratios of all rounds.
"""

import argparse
import ctypes
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / "build" / "bench-venv"
BUILD = ROOT / "build" / "bench"
LIMITS = {"feedparser": 1 / 40, "gofeed": 0.8}
ENTRIES = 200
TEXT = "<p>Notice <b>%d</b> of the office &amp; its <a href='/x?a=1&amp;b=2'>page</a>，请于两周内办理。</p>" * 8


def ensure_peer():
    python = VENV / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", VENV], check=True)
    if subprocess.run([python, "-c", "import feedparser"], capture_output=True).returncode:
        subprocess.run([python, "-m", "pip", "-q", "install", "feedparser"], check=True)
    if Path(sys.prefix) != VENV:
        os.execv(python, [python, __file__, *sys.argv[1:]])


def build_gofeed():
    """Builds the program with gofeed. Its packages are those of Debian, and no module is downloaded."""
    BUILD.mkdir(parents=True, exist_ok=True)
    variables = {"GO111MODULE": "off", "GOPATH": "/usr/share/gocode", "GOCACHE": str(BUILD / "go-cache")}
    program = Path(__file__).with_name("gofeed_parse.go")
    subprocess.run(["go", "build", "-o", BUILD / "gofeed_parse", program], env={**os.environ, **variables}, check=True)


def rss():
    items = "".join(
        f"<item><title>Notice {n} &amp; more</title><link>https://e.org/{n}</link><guid>https://e.org/{n}</guid>"
        f"<pubDate>Sun, 22 Nov 2026 08:{n % 60:02}:00 +0800</pubDate><category>notice</category><dc:creator>Ann</dc:creator>"
        f"<description>Short {n}</description><content:encoded><![CDATA[{TEXT.replace('%d', str(n))}]]></content:encoded></item>"
        for n in range(ENTRIES)
    )
    return (
        '<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" '
        'xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Notices</title><link>https://e.org/</link>'
        f"<description>D</description>{items}</channel></rss>"
    )


def atom():
    entries = "".join(
        f'<entry><id>urn:{n}</id><title type="html">Notice {n}</title><link href="/{n}"/><updated>2026-11-22T08:{n % 60:02}:00+08:00</updated>'
        f'<author><name>Ann</name></author><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">{TEXT.replace("%d", str(n))}</div>'
        "</content></entry>"
        for n in range(ENTRIES)
    )
    return f'<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://e.org/"><title>Notices</title><id>urn:f</id>{entries}</feed>'


def empty(length):
    return f"<rss version='2.0'><channel><title>T</title><!--{'x' * length}--></channel></rss>"


def library(directory):
    lib = ctypes.CDLL(str(Path(directory) / "libdanxi.so.0"))
    lib.danxi_call.restype = ctypes.c_void_p
    lib.danxi_call.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p]
    lib.danxi_session_open.restype = ctypes.c_void_p
    lib.danxi_result_json.restype = ctypes.c_char_p
    lib.danxi_result_json.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
    lib.danxi_result_free.argtypes = [ctypes.c_void_p]
    session = ctypes.c_void_p()
    lib.danxi_session_open(None, ctypes.byref(session))

    def parse(text):
        result = lib.danxi_call(session, b"feeds.parse", json.dumps({"text": text}, ensure_ascii=False).encode())
        found = lib.danxi_result_json(result, None)
        lib.danxi_result_free(result)
        return found

    return parse


def feedparser_parse():
    import feedparser

    def parse(text):
        return json.dumps(feedparser.parse(text).entries, ensure_ascii=False, default=str)

    return parse


class Gofeed:
    """The program that parses the feeds of files with gofeed."""

    def __enter__(self):
        self.process = subprocess.Popen(
            [BUILD / "gofeed_parse"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        return self

    def milliseconds(self, text):
        path = BUILD / "feed"
        path.write_text(text)
        self.process.stdin.write(f"{path}\n")
        self.process.stdin.flush()
        figures = json.loads(self.process.stdout.readline())
        assert figures["entries"] == ENTRIES
        return figures["seconds"] * 1000

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def timed(work, text):
    start = time.perf_counter()
    work(text)
    return (time.perf_counter() - start) * 1000


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--strict", action="store_true")
    parser.add_argument("--library", default=ROOT / "build/lib")
    options = parser.parse_args()
    ensure_peer()
    build_gofeed()
    ours, feedparser = library(options.library), feedparser_parse()
    failed = False
    print(
        f"{'feed':8} {'kB':>6} {'libdanxi ms':>12} {'boundary ms':>12}  {'peer':10} {'peer ms':>8} {'ratio':>7}  limit"
    )
    with Gofeed() as gofeed:
        for name, text in {"RSS 2.0": rss(), "Atom 1.0": atom()}.items():
            assert len(json.loads(ours(text))["entries"]) == ENTRIES
            blank = empty(len(text))
            gofeed.milliseconds(text)
            rounds = [
                (timed(ours, text), timed(ours, blank), timed(feedparser, text), gofeed.milliseconds(text))
                for _ in range(options.rounds)
            ]
            our, boundary, *theirs = (statistics.median(column) for column in zip(*rounds, strict=True))
            for column, (peer, limit) in enumerate(LIMITS.items()):
                ratio = statistics.median(row[0] / row[2 + column] for row in rounds)
                failed |= ratio > limit
                print(
                    f"{name:8} {len(text) / 1000:6.0f} {our:12.2f} {boundary:12.2f}  {peer:10} {theirs[column]:8.2f} {ratio:7.4f}  "
                    f"{limit:<5}  {'met' if ratio <= limit else 'EXCEEDED'}"
                )
    sys.exit(1 if failed and options.strict else 0)


if __name__ == "__main__":
    main()
