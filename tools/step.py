"""python3 tools/step.py NAME COMMAND...: runs a step of `make test`, with its output in build/log/NAME.log.

Steps run at the same time. For each step, the program prints a line when the step begins, and a line when it ends. After the line of a
failed step, it prints the output of the step.

python3 tools/step.py --report STATUS: prints the steps that have run and the failures, and exits with the status of make.
"""

import json
import os
import re
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path

import processes
from lines import shortened

ROOT = Path(__file__).resolve().parents[1]
LOGS = ROOT / "build/log"
COUNTS = re.compile(r"^(\d+) passed, (\d+) failed$", re.MULTILINE)
JOBS = re.compile(r" ?(-j\d*|--jobserver-\S+)")
FAILURES = 20  # maximum number of lines of a step in the report


@dataclass(frozen=True)
class Step:
    """A step that has ended."""

    name: str
    status: int
    seconds: float
    processor_seconds: float
    passed: int
    failed: int

    def __str__(self) -> str:
        counts = f": {self.passed} passed, {self.failed} failed" if self.passed or self.failed else ""
        times = f"{self.seconds:.0f} s, processor {self.processor_seconds:.0f} s"
        return f"{'FAILED' if self.status else 'ok'} {self.name}{counts} ({times})"


def run(name: str, command: list[str], logs: Path = LOGS) -> int:
    logs.mkdir(parents=True, exist_ok=True)
    log = logs / f"{name}.log"
    print(f"begin {name}", flush=True)
    start = time.monotonic()
    # A make within the step must not use the jobs of the make that runs the step.
    environment = {**os.environ, "MAKEFLAGS": JOBS.sub("", os.environ.get("MAKEFLAGS", ""))}
    with log.open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, env=environment)
        end = processes.ended(process, start)
    text = log.read_text(encoding="utf-8", errors="replace")
    passed, failed = map(int, (COUNTS.findall(text) or [(0, 0)])[-1])
    step = Step(name, end.status, end.seconds, end.processor_seconds, passed, failed)
    (logs / f"{name}.json").write_text(json.dumps(asdict(step)))
    lines = shortened(text.splitlines()) if step.status else []
    # A single write keeps the output of another step from appearing between these lines.
    sys.stdout.write("\n".join([str(step), *(f"    {line}" for line in lines), ""]))
    sys.stdout.flush()
    return step.status


def failures(name: str, logs: Path) -> list[str]:
    """Returns the last lines of a step's output that start with FAILED or, if there are none, its last lines."""
    lines = (logs / f"{name}.log").read_text(encoding="utf-8", errors="replace").splitlines()
    named = list(dict.fromkeys(line for line in lines if line.startswith("FAILED ")))
    return shortened(named[-FAILURES:] or lines[-FAILURES:])


def report(status: int, logs: Path = LOGS) -> str:
    """Returns the report about the steps whose logs exist."""
    steps = [Step(**json.loads(path.read_text())) for path in sorted(logs.glob("*.json"))]
    lines = ["", *(str(step) for step in steps if not step.status)]
    wrong = [step for step in steps if step.status]
    for step in wrong:
        lines += [str(step), *(f"    {line}" for line in failures(step.name, logs))]
    if wrong:
        lines.append(f"Failed: {', '.join(step.name for step in wrong)}. Their output is in {logs}.")
    elif status:
        lines.append("make failed outside of these steps: see its messages above.")
    processor = sum(step.processor_seconds for step in steps)
    lines.append(f"{len(steps)} steps, processor {processor:.0f} s")
    lines.append(f"{sum(step.passed for step in steps)} passed, {sum(step.failed for step in steps)} failed")
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--report"]:
        print(report(int(arguments[1])))
        return int(arguments[1])
    return run(arguments[0], arguments[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
