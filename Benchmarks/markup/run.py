"""Compares markup.select with lxml + cssselect and BeautifulSoup.

    make && python3 Benchmarks/markup/run.py [--rounds 15] [--strict]

Each side returns the tag, text, HTML and attributes of the selected elements as JSON text. The peers are installed from PyPI into
build/bench-venv if they are missing. All sides run in this process and alternate; the ratio is the median of the ratios of all rounds.
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
LIMITS = {"lxml": 0.8, "BeautifulSoup": 1 / 6}


def ensure_peers():
    python = VENV / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", VENV], check=True)
    if subprocess.run([python, "-c", "import lxml, cssselect, bs4"], capture_output=True).returncode:
        subprocess.run([python, "-m", "pip", "-q", "install", "lxml", "cssselect", "beautifulsoup4"], check=True)
    if Path(sys.prefix) != VENV:
        os.execv(python, [python, __file__, *sys.argv[1:]])


def library(directory):
    lib = ctypes.CDLL(str(Path(directory) / "libdanxi.so.0"))
    lib.danxi_session_open.restype = lib.danxi_markup_select.restype = ctypes.c_void_p
    lib.danxi_markup_select.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_char_p]
    lib.danxi_result_json.restype = ctypes.c_char_p
    lib.danxi_result_json.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
    lib.danxi_result_free.argtypes = [ctypes.c_void_p]
    session = ctypes.c_void_p()
    lib.danxi_session_open(None, ctypes.byref(session))

    def select(page, selector):
        result = lib.danxi_markup_select(session, page, selector, None)
        text = lib.danxi_result_json(result, None)
        lib.danxi_result_free(result)
        return text

    return select


def lxml_select():
    import lxml.html
    from lxml.cssselect import CSSSelector

    compiled = {}

    def select(page, selector):
        matches = compiled.setdefault(selector, CSSSelector(selector))
        tree = lxml.html.document_fromstring(page, parser=lxml.html.HTMLParser(encoding="utf-8"))
        return json.dumps(
            [
                {
                    "tag": e.tag,
                    "text": " ".join(e.text_content().split()),
                    "html": lxml.html.tostring(e, encoding="unicode", with_tail=False),
                    "attributes": dict(e.attrib),
                }
                for e in matches(tree)
            ],
            ensure_ascii=False,
        )

    return select


def soup_select():
    from bs4 import BeautifulSoup

    def select(page, selector):
        soup = BeautifulSoup(page, "lxml", from_encoding="utf-8")
        return json.dumps(
            [
                {"tag": e.name, "text": " ".join(e.get_text().split()), "html": str(e), "attributes": dict(e.attrs)}
                for e in soup.select(selector)
            ],
            ensure_ascii=False,
        )

    return select


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--rounds", type=int, default=15)
    arguments.add_argument("--library", default=ROOT / "build" / "lib")
    arguments.add_argument("--strict", action="store_true")
    options = arguments.parse_args()
    ensure_peers()
    from pages import PAGES

    ours = library(options.library)
    peers = {"lxml": lxml_select(), "BeautifulSoup": soup_select()}
    failed = False
    print(f"{'page':22} {'KB':>5} {'n':>5} {'ours':>9} {'peer':13} {'theirs':>9} {'ratio':>6}  limit")
    for name, (text, selector) in PAGES.items():
        page, css = text.encode(), selector.encode()
        count = len(json.loads(ours(page, css)))
        for peer in peers.values():
            assert len(json.loads(peer(page, selector))) == count, (name, count)
        times = {key: [] for key in ("ours", *peers)}
        for turn in range(options.rounds):
            for key, call, given in (
                ("ours", ours, css),
                *((k, p, selector) for k, p in peers.items() if k == "lxml" or turn < 5),
            ):
                start = time.perf_counter()
                for _ in range(1 if key == "BeautifulSoup" else 5):
                    call(page, given)
                times[key].append((time.perf_counter() - start) / (1 if key == "BeautifulSoup" else 5))
        ratios = {
            key: statistics.median(a / b for a, b in zip(times["ours"], times[key], strict=False)) for key in peers
        }
        shown = {key: f"{statistics.median(values) * 1000:.2f} ms" for key, values in times.items()}
        for peer, limit in LIMITS.items():
            failed |= ratios[peer] > limit
            print(
                f"{name:22} {len(page) // 1000:5} {count:5} {shown['ours']:>9} {peer:13} {shown[peer]:>9} {ratios[peer]:6.3f}  "
                f"{limit:.3f}  {'met' if ratios[peer] <= limit else 'EXCEEDED'}"
            )
    return 1 if failed and options.strict else 0


if __name__ == "__main__":
    sys.exit(main())
