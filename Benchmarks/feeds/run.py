"""Compares feeds.parse with feedparser.

    make && python3 Benchmarks/feeds/run.py [--rounds 7] [--strict]

feedparser is installed from PyPI into build/bench-venv if it is missing. Both sides run in this process and alternate; the ratio is the
median of the ratios of all rounds.
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
LIMIT = 1 / 30
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


def peer():
    import feedparser

    def parse(text):
        return json.dumps(feedparser.parse(text).entries, ensure_ascii=False, default=str)

    return parse


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
    ours, theirs = library(options.library), peer()
    failed = False
    print(
        f"{'feed':8} {'kB':>6} {'libdanxi ms':>12} {'boundary ms':>12} {'feedparser ms':>14} {'ratio':>8}  limit {LIMIT:.4f}"
    )
    for name, text in {"RSS 2.0": rss(), "Atom 1.0": atom()}.items():
        assert len(json.loads(ours(text))["entries"]) == ENTRIES
        blank = empty(len(text))
        rounds = [(timed(ours, text), timed(ours, blank), timed(theirs, text)) for _ in range(options.rounds)]
        our, boundary, their = (statistics.median(column) for column in zip(*rounds, strict=True))
        ratio = statistics.median(row[0] / row[2] for row in rounds)
        failed |= ratio > LIMIT
        print(f"{name:8} {len(text) / 1000:6.0f} {our:12.2f} {boundary:12.2f} {their:14.1f} {ratio:8.4f}")
    sys.exit(1 if failed and options.strict else 0)


if __name__ == "__main__":
    main()
