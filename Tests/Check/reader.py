"""The suite `reader`: the tests of the Python package's compiled part, with AddressSanitizer and UndefinedBehaviorSanitizer."""

import argparse
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from support import ROOT, Outcome, environment

PACKAGE = ROOT / "bindings/python"
FLAGS = ["-O1", "-g", "-fPIC", "-shared", "-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"]


def run(options: argparse.Namespace) -> Outcome:
    with tempfile.TemporaryDirectory() as directory:
        shutil.copytree(PACKAGE / "danxi", Path(directory) / "danxi")
        compile_reader(Path(directory) / "danxi/_reader.abi3.so")
        # Python is not linked with the sanitizers, and keeps memory until it exits.
        variables = {
            "PYTHONPATH": f"{directory}:{PACKAGE}",
            "LD_PRELOAD": f"{runtime('libasan.so')} {runtime('libubsan.so')}",
            "ASAN_OPTIONS": "detect_leaks=0",
            "PYTHONMALLOC": "malloc",
        }
        command = [sys.executable, "-P", "-m", "unittest", "tests.test_reading"]
        done = subprocess.run(command, env={**environment(), **variables}, capture_output=True, text=True)
    ran = re.search(r"^Ran (\d+) tests", done.stderr, re.MULTILINE)
    problems = done.stderr.splitlines()[-40:] if done.returncode or not ran or "skipped" in done.stderr else []
    return Outcome(f"{ran[1] if ran else 0} tests with sanitizers", problems)


def compile_reader(result: Path) -> None:
    source = str(PACKAGE / "compiled/reader.c")
    subprocess.run(["gcc", *FLAGS, f"-I{sysconfig.get_path('include')}", "-o", str(result), source], check=True)


def runtime(library: str) -> str:
    """Returns the path of a library of gcc."""
    return os.path.realpath(subprocess.check_output(["gcc", f"-print-file-name={library}"], text=True).strip())
