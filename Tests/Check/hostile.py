"""The suite `hostile`: with hostile servers, every call ends by its deadline, memory is bounded, and the next call succeeds."""

import json
import select
import subprocess
import sys
import tempfile
from pathlib import Path

from hostile_servers import KEPT, Servers
from support import HERE, Outcome, compile_preload, environment

DEADLINE = 1500  # ms, as in hostile_client.py
GRACE = 15000  # ms after the deadline, for a busy machine; a call that ends later counts as hanging
MOST_GROWTH = 64 * 1024  # maximum growth of the memory by one call, in kB; the decompressed body may have 4 MB
# A call may succeed, because some unusual responses are permitted or corrected by libcurl.
PERMITTED = {"ok"}
ERRORS = {"network", "timeout", "tls", "too_large", "unexpected_response", "server_failure", "rate_limited", "rejected"}
ERRORS |= {"not_signed_in", "not_found", "maintenance", "forbidden"}
LIMIT = 120  # seconds until a client must report the next kind of server


def problems_of(report: dict) -> list[str]:
    problems = []
    if report["status"] not in ERRORS | PERMITTED:
        problems.append(f"the call ended with {report['status']}")
    if report["call_ms"] > DEADLINE + GRACE:
        problems.append(f"the call took {report['call_ms']} ms, although its deadline was {DEADLINE} ms")
    if report["growth_kb"] > MOST_GROWTH:
        problems.append(f"the call used {report['growth_kb'] // 1024} MB of memory")
    if report["next"] != "ok":
        problems.append(f"the next call ended with {report['next']}")
    if report["close_ms"] > GRACE:
        problems.append(f"closing took {report['close_ms']} ms")
    return [f"{report['kind']}: {problem}" for problem in problems]


def visit(kinds: dict[str, str], servers: Servers, variables: dict[str, str]) -> tuple[list[dict], str]:
    """Runs a client. Returns its reports, and a problem if the client ended too early, stopped reporting or did not end."""
    client = subprocess.Popen(
        [sys.executable, str(HERE / "hostile_client.py")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,  # unbuffered, so that select reports each line
        env=variables,
    )
    reports = []
    with client:
        kept = [name for name in kinds if name.startswith(KEPT)]
        task = {"login_url": servers.login_url, "ca_file": servers.ca_file, "kinds": kinds, "kept": kept}
        client.stdin.write(json.dumps(task).encode())
        client.stdin.close()
        while select.select([client.stdout], [], [], LIMIT)[0]:
            line = client.stdout.readline()
            if not line:
                return reports, f"the client ended: {client.stderr.read().decode()[-600:]}"
            reports.append(json.loads(line))
            if len(reports) == len(kinds):
                break
        else:
            client.kill()
            return reports, f"the client reported nothing for {LIMIT} s"
        try:
            client.wait(LIMIT)
        except subprocess.TimeoutExpired:
            client.kill()
            return reports[:-1], f"the client has not ended after {LIMIT} s"
    return reports, ""


def run(options) -> Outcome:
    with tempfile.TemporaryDirectory() as directory, Servers(Path(directory)) as servers:
        kinds = {name: url for name, url in servers.kinds.items() if options.filter in name}
        reports, problems = [], []
        variables = {**environment(), "LD_PRELOAD": compile_preload("resolver.c")}
        remaining = list(kinds)
        while remaining:
            new, ending = visit({name: kinds[name] for name in remaining}, servers, variables)
            reports += new
            remaining = remaining[len(new) :]
            if remaining:
                problems.append(f"{remaining.pop(0)}: {ending}")
    problems += [problem for report in reports for problem in problems_of(report)]
    slowest = max((report["call_ms"] for report in reports), default=0)
    growth = max((report["growth_kb"] for report in reports), default=0)
    if options.verbose:
        print(*(json.dumps(report) for report in reports), sep="\n")
    return Outcome(
        f"{len(reports)} kinds of servers; the slowest call took {slowest} ms (deadline {DEADLINE} ms); "
        f"memory grew by at most {growth // 1024} MB",
        problems,
    )
