"""The suite `damage`: with damaged store files, every call that has a cached value returns the server's value or a documented error,
calls with saved threads may fail with `storage` or `not_found`, and nothing crashes.

python3 Tests/Check/damage.py MOST: damages each file in at most MOST ways (0: in all ways), and prints the problems.
"""

import json
import subprocess
import sys
import tempfile

from support import HERE, Outcome, environment

LIMIT = 3600  # seconds for the whole client
LONGEST = 120  # maximum seconds for all calls of a session with one damaged file
# The expected outcomes of calls. Damaged tokens or cookies lead to `not_signed_in`.
EXPECTED = {"ok", "not_cached", "not_signed_in"}
# Saved threads are not replaced with values of the server, so their calls may fail with `storage` or `not_found`.
EXPECTED_OF_DATABASES = {"ok", "storage", "not_found"}
MOST = 12  # number of damages of each file in a short run


def problems_of(report: dict) -> list[str]:
    damage = f"{report['file']}, {report['damage']}"
    expected = EXPECTED_OF_DATABASES if report["file"].endswith(".sqlite3") else EXPECTED
    problems = [
        f"{damage}: {call} ended with {name}" for call, name in report["outcomes"].items() if name not in expected
    ]
    if report["seconds"] > LONGEST:
        problems.append(f"{damage}: the calls took {report['seconds']:.0f} s")
    return problems


def damage(most: int) -> Outcome:
    """Damages each file of a store in at most `most` ways, or in all ways if `most` is 0."""
    from danxi_standin import StandIn

    with StandIn() as standin, tempfile.TemporaryDirectory() as directory:
        people = standin.ready["campus_accounts"]
        task = {
            "config": {**standin.ready["config"], "store": {"path": directory}},
            "account": next(account for account in standin.ready["accounts"] if account["role"] == "student"),
            "campus": next(person for person in people if (person["trait"] or person["role"]) == "undergraduate"),
            "most": most,
        }
        client = subprocess.run(
            [sys.executable, str(HERE / "damage_client.py")],
            input=json.dumps(task),
            capture_output=True,
            text=True,
            env=environment(),
            timeout=LIMIT,
        )
    lines = [json.loads(line) for line in client.stdout.splitlines()]
    files, reports = (lines[0]["files"], lines[1:]) if lines else ([], [])
    problems = [problem for report in reports for problem in problems_of(report)]
    if client.returncode:
        last = f"{reports[-1]['file']}, {reports[-1]['damage']}" if reports else "the start"
        problems.append(f"after {last}: the client ended with status {client.returncode}: {client.stderr[-2000:]}")
    if not {"account.json", "campus.json"} < set(files) or not any(name.endswith(".sqlite3") for name in files):
        problems.append(f"the store lacks files that every run must damage: it has {files}")
    calls = sum(len(report["outcomes"]) for report in reports)
    return Outcome(f"{len(files)} files damaged in {len(reports)} ways; {calls} calls returned, none crashed", problems)


def run(options) -> Outcome:
    return damage(0 if options.minutes else MOST)
