"""python3 Tests/Check/run.py [SUITE...] [--minutes N]: runs suites, and prints a line of figures for each.

Without names, it runs all suites if --minutes is set, and otherwise the suites that use the library in build/lib, as many at the same time as
the machine has processors. README.md in this folder describes the suites.
"""

import argparse
import importlib
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from support import BUILD, ROOT

SHORT_SUITES = [
    "hostile",
    "blocked",
    "damage",
    "failures",
    "store",
    "soak",
    "rpc",
    "reader",
]  # the suites that take longest come first
BUILDING_SUITES = ["fuzz", "sanitizers"]  # first build everything with a sanitizer, which takes many minutes
LONG_SUITES = ["people"]  # needs ten minutes, and the machine for itself
SUITES = SHORT_SUITES + LONG_SUITES + BUILDING_SUITES


def run(name: str, options: argparse.Namespace) -> bool:
    """Runs a suite, prints and saves its line of figures, and returns whether it found no problem."""
    start = time.monotonic()
    outcome = importlib.import_module(name).run(options)
    line = f"{outcome.figures} ({time.monotonic() - start:.0f} s)"
    print(f"{'FAILED' if outcome.problems else 'ok'} {name}: {line}", *outcome.problems, sep="\n    ", flush=True)
    if not outcome.problems and not options.filter:
        BUILD.mkdir(parents=True, exist_ok=True)
        (BUILD / f"{name}.txt").write_text(line + "\n")
    return not outcome.problems


def run_apart(name: str) -> bool:
    """Runs a suite in another process, prints its output, and returns whether it found no problem."""
    command = [sys.executable, __file__, name]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    print(done.stdout, end="", flush=True)
    return done.returncode == 0


def run_short() -> int:
    """Runs the short suites, as many at the same time as the machine has processors. Returns the exit status."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        passed = list(pool.map(run_apart, SHORT_SUITES))
    failed = [name for name, is_passed in zip(SHORT_SUITES, passed, strict=True) if not is_passed]
    print(f"Not part of the short run: {', '.join(LONG_SUITES + BUILDING_SUITES)}. `make soak` runs them.")
    if failed:
        print(f"FAILED {', '.join(failed)}")
    print(f"{len(SHORT_SUITES) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


def write_figures() -> int:
    """Replaces the figures in docs/robustness.md with those of the last runs without a problem. Returns the exit status."""
    page = ROOT / "docs/robustness.md"
    start, end = "<!-- figures: written by `make check-figures` -->\n", "<!-- end of figures -->"
    lines = [(BUILD / f"{name}.txt") for name in SUITES]
    rows = [f"| `{path.stem}` | {path.read_text().strip()} |\n" for path in lines if path.exists()]
    before, _, rest = page.read_text().partition(start)
    after = rest.partition(end)[2]
    page.write_text(
        f"{before}{start}\n| suite | figures of the last run |\n| --- | --- |\n{''.join(rows)}\n{end}{after}"
    )
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Runs suites that attack the library from outside.")
    parser.add_argument("suites", nargs="*", metavar="SUITE", help="only these: " + ", ".join(SUITES))
    parser.add_argument("--minutes", type=float, default=0, help="minutes for each timed suite (default: a short run)")
    parser.add_argument("--filter", default="", metavar="TEXT", help="only cases whose name contains TEXT")
    parser.add_argument("--verbose", action="store_true", help="print the outcome of each case")
    parser.add_argument(
        "--write-figures", action="store_true", help="write the lines of the last runs to docs/robustness.md"
    )
    options = parser.parse_args()
    if options.write_figures:
        return write_figures()
    if unknown := set(options.suites) - set(SUITES):
        parser.error(f"unknown suites: {', '.join(sorted(unknown))}. The suites are {', '.join(SUITES)}.")
    if not (options.suites or options.minutes or options.filter or options.verbose):
        return run_short()
    passed = [run(name, options) for name in options.suites or (SUITES if options.minutes else SHORT_SUITES)]
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
