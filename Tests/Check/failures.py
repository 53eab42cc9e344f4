"""The suite `failures`: in each run, one call of a function fails: the first, the second, and so on up to the last one."""

import json
import os
import subprocess
import tempfile
from pathlib import Path

from environment import StandIn
from support import Outcome, compile_c, compile_preload, environment

# Functions of the C library, with the errors that they can report.
CALLS = {
    "pthread_create": ["EAGAIN"],
    "socket": ["EMFILE", "ENOMEM"],
    "eventfd": ["EMFILE"],
    "open": ["EMFILE", "EACCES"],
    "openat": ["EMFILE", "ENOSPC"],
    "read": ["EIO"],
    "write": ["ENOSPC", "EIO"],
    "pread64": ["EIO"],  # called by SQLite, as are the next two functions
    "pwrite64": ["ENOSPC"],
    "fdatasync": ["EIO"],
    "fsync": ["EIO"],
    "flock": ["EIO"],
    "fstat": ["EIO"],
    "mkdirat": ["EACCES"],
    "renameat": ["ENOSPC"],
    "unlinkat": ["EACCES"],
    "new": ["ENOMEM"],  # the operator of C++, which simdjson calls
}
# Libraries whose allocations fail. libdanxi is left out, because the Swift runtime ends the process if memory is exhausted. libcurl is left
# out because version 7.88 frees a TLS session twice if it cannot store the session, and divides by zero after a failed allocation of a table.
LIBRARIES = ["libxml2.so", "libjansson.so", "libssl.so", "libcrypto.so", "libsqlite3.so"]
LIMIT = 180  # seconds for one run: more than all timeouts of the calls in a run


def numbers(all_of_them: bool, first: int = 8):
    """Yields the numbers of the calls that fail: 1 to `first`, and then all further numbers or, in a short run, numbers at growing distances."""
    number = 1
    while True:
        yield number
        number += 1 if all_of_them or number < first else max(2 * number // first, 1)


def failures():
    """Yields a name and the environment of each failure."""
    for call, errors in CALLS.items():
        for error in errors:
            yield f"{call} {error}", {"FAIL_CALL": call, "FAIL_ERRNO": error}
    for library in LIBRARIES:
        yield f"malloc {library}", {"FAIL_CALL": "malloc", "FAIL_ERRNO": "ENOMEM", "FAIL_LIBRARY": library}


def run(options) -> Outcome:
    program, library = compile_c("scenario.c"), compile_preload("failing.c")
    runs, problems = 0, []
    with StandIn() as standin, tempfile.TemporaryDirectory() as directory:
        for name, failure in failures():
            if options.filter not in name:
                continue
            for number in numbers(bool(options.minutes)):
                failing = {"LD_PRELOAD": library, "FAIL_AT": str(number), **failure}
                for _ in range(3):
                    problem, has_failed = attempt(program, standin, Path(directory), failing)
                    # On a busy machine, the program can reach its deadline before the first call of the function, so the run is repeated.
                    if has_failed or number > 1:
                        break
                runs += 1
                if problem:
                    problems.append(f"{name} {number}: {problem}")
                if options.verbose:
                    print(f"{name} {number}: {problem or 'ok'}{'' if has_failed else ' (not reached)'}", flush=True)
                if not has_failed:
                    if number == 1:
                        problems.append(f"{name}: the program did not call the function in three runs")
                    break
    summary = f"{runs} runs, in each of which one of {len(CALLS)} calls or an allocation of one of {len(LIBRARIES)} libraries fails"
    return Outcome(summary, problems)


def attempt(program: str, standin: StandIn, directory: Path, failing: dict):
    """Runs the program once. Returns its problem, if any, and whether a call has failed."""
    report = directory / "report"
    report.unlink(missing_ok=True)
    config = {**standin.ready["config"], "store": {"path": tempfile.mkdtemp(dir=directory) + "/store"}}
    config["network"] = {**config["network"], "timeout_ms": 5000}
    failing = {**failing, "FAIL_REPORT": str(report), "DANXI_CONFIG": json.dumps(config)}
    try:
        result = subprocess.run(
            [program], capture_output=True, text=True, env={**environment(), **failing}, timeout=LIMIT
        )
    except subprocess.TimeoutExpired:
        return f"the program was stopped, because it still ran after {LIMIT} s", report.exists()
    problem = None
    if result.returncode or result.stdout or result.stderr:
        problem = f"the program exited with status {result.returncode} and printed: {(result.stdout + result.stderr).strip()[:1000]}"
    return problem, os.path.exists(report)
