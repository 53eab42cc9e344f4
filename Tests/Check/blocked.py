"""The suite `blocked`: in each run, one system call of a program never returns. Timeouts, cancelling and closing must still work."""

import json
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from environment import StandIn
from failures import numbers
from support import Outcome, compile_c, compile_preload, environment

# The functions of the C library that block. A function blocks only for paths that contain the second string.
CALLS = [(name, "/store") for name in ("openat", "read", "write", "fsync", "flock", "fstat", "renameat")]
CALLS += [(name, "") for name in ("connect", "poll", "recv", "send")]
LIMIT = 300  # seconds for one run: more than all calls of the run may take
TOGETHER = 6  # number of runs at the same time, which need few processors because the programs mostly wait


def run(options) -> Outcome:
    program, library = compile_c("blocked.c"), compile_preload("failing.c")
    chosen = [(call, path) for call, path in CALLS if options.filter in f"{call} {path}".rstrip()]
    with StandIn() as standin, tempfile.TemporaryDirectory() as directory, ThreadPoolExecutor(TOGETHER) as threads:

        def attack(case: tuple[str, str]):
            return block(*case, program, library, standin, directory, options)

        results = list(threads.map(attack, chosen))
    runs, longest = sum(runs for runs, _, _ in results), max((late for _, late, _ in results), default=0)
    summary = (
        f"{runs} runs, in each of which one of {len(CALLS)} calls blocks; every call ended at most {longest} ms late"
    )
    return Outcome(summary, [problem for _, _, problems in results for problem in problems])


def block(call: str, path: str, program: str, library: str, standin: StandIn, directory: str, options):
    """Blocks one call of a function in each run. Returns the number of runs, the longest delay in milliseconds, and the problems."""
    name = f"{call} {path}".rstrip()
    runs, longest, problems = 0, 0, []
    for number in numbers(bool(options.minutes), 4):
        failing = {"LD_PRELOAD": library, "FAIL_CALL": call, "FAIL_AT": str(number), "FAIL_TIMES": "always"}
        if path:
            failing["FAIL_PATH"] = path
        if call in ("recv", "send"):
            # The program's thread makes these calls itself while it waits, on sockets that do not block.
            failing["FAIL_OTHERS"] = "1"
        for _ in range(3):
            problem, late, is_blocked = attempt(program, standin, Path(tempfile.mkdtemp(dir=directory)), failing)
            # On a busy machine, the program can reach its deadline before the first call of the function, so the run is repeated.
            if is_blocked or number > 1:
                break
        runs += 1
        longest = max(longest, late)
        if problem:
            problems.append(f"{name} {number}: {problem}")
        if options.verbose:
            print(
                f"{name} {number}: {problem or 'ok'}, {late} ms late{'' if is_blocked else ', not reached'}", flush=True
            )
        if not is_blocked:
            if number == 1:
                problems.append(f"{name}: the program did not call the function in three runs")
            break
    return runs, longest, problems


def attempt(program: str, standin: StandIn, directory: Path, failing: dict):
    """Runs the program once. Returns its problem, if any, the longest delay in milliseconds, and whether a call has blocked."""
    report = directory / "report"
    student = next(account for account in standin.ready["accounts"] if account["role"] == "student")
    login = {"email": student["email"], "password": student["password"], "remember": True}
    network = {**standin.ready["config"]["network"], "timeout_ms": 500}
    config = {**standin.ready["config"], "network": network, "store": {"path": str(directory / "store")}}
    requiring = {**config, "store": {**config["store"], "require": True}}
    variables = {
        "FAIL_BLOCK": "1",
        "FAIL_REPORT": str(report),
        "DANXI_CONFIG": json.dumps(config),
        "REQUIRING_CONFIG": json.dumps(requiring),
        "LOGIN": json.dumps(login),
    }
    try:
        result = subprocess.run(
            [program], capture_output=True, text=True, env={**environment(), **failing, **variables}, timeout=LIMIT
        )
    except subprocess.TimeoutExpired:
        return f"the program was stopped, because it still ran after {LIMIT} s", 0, report.exists()
    if result.returncode or result.stderr:
        return f"the program exited with status {result.returncode}: {result.stderr.strip()[:1000]}", 0, report.exists()
    return None, int(result.stdout), report.exists()
