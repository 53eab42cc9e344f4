"""The suite `rpc`: the tests of danxi-rpc, with AddressSanitizer and UndefinedBehaviorSanitizer in the program."""

import argparse
import os
import re
import subprocess
import sys

from support import BUILD, LIBRARY, ROOT, Outcome, compiled, environment

FLAGS = ["-std=gnu11", "-D_GNU_SOURCE", "-O1", "-g", "-Wall", "-Wextra", "-Werror", f"-I{ROOT / 'include'}"]
SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"]
# Valgrind finds leaks of the library in `make test-c`: LeakSanitizer does not know the references in Swift's metadata.
SUPPRESSIONS = "leak:libdanxi.so\n"
LIMIT = 1800  # seconds for all tests


def run(options: argparse.Namespace) -> Outcome:
    sources = [str(path) for path in sorted((ROOT / "rpc").glob("*.c"))]
    program = compiled("danxi-rpc", [*FLAGS, *SANITIZERS, *sources, f"-L{LIBRARY}", "-ldanxi", "-ljansson"])
    suppressions = BUILD / "danxi-rpc.supp"
    suppressions.write_text(SUPPRESSIONS)
    variables = {
        "DANXI_RPC": program,
        # A test preloads a library of its own.
        "ASAN_OPTIONS": "detect_leaks=1:verify_asan_link_order=0",
        "LSAN_OPTIONS": f"suppressions={suppressions}:print_suppressions=0",
    }
    command = [sys.executable, "-m", "unittest", "discover", "-p", "test_rpc*.py"]
    command += ["-k", options.filter] if options.filter else []
    done = subprocess.run(
        command,
        cwd=ROOT / "Tests/Project",
        env={**os.environ, **environment(), **variables},
        capture_output=True,
        text=True,
        timeout=LIMIT,
    )
    ran = re.search(r"^Ran (\d+) tests?", done.stderr, re.MULTILINE)
    problems = done.stderr.splitlines()[-40:] if done.returncode or not ran else []
    return Outcome(f"{ran[1] if ran else 0} tests with sanitizers", problems)
