"""python3 tools/run_tests.py FOLDER [-t TOP]: runs the unittest files of a folder, as many at a time as there are processors.

Each file has a process of its own. Its output is printed at its end: the last lines if it passes, and all of it if it fails.
"""

import argparse
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path


def run(file: Path, top: str | None) -> bool:
    start = time.monotonic()
    command = [sys.executable, "-m", "unittest", "discover", "-s", str(file.parent), "-p", file.name]
    if top:
        command += ["-t", top]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    passed = result.returncode == 0
    summary = result.stdout.rstrip().splitlines()
    shown = [line for line in summary[-3:] if line] if passed else summary
    print(
        f"{'ok' if passed else 'FAILED'} {file.name} ({time.monotonic() - start:.0f} s)",
        *shown,
        sep="\n    ",
        flush=True,
    )
    return passed


def main() -> int:
    parser = argparse.ArgumentParser(description="Runs the unittest files of a folder.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("-t", metavar="TOP", dest="top", help="the folder that contains the package of the tests")
    options = parser.parse_args()
    # Long files first, so that the last ones to end are short.
    files = sorted(options.folder.glob("test_*.py"), key=lambda file: -file.stat().st_size)
    if not files:
        parser.error(f"{options.folder} has no test files")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        passed = list(pool.map(lambda file: run(file, options.top), files))
    print(f"{sum(passed)} of {len(files)} files passed")
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
