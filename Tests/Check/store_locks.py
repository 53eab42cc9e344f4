"""Processes whose tokens expire at the same time. With single-use refresh tokens, only the lock of the store keeps them signed in."""

import json
import subprocess
import sys

import support

PROCESSES = 8
REFRESH = 200  # milliseconds that a refresh takes, so that all processes find expired tokens before its end
LIMIT = 300  # seconds for a process to respond

# A process that requests the profile once for each line of its input, and prints the account or the name of the error.
WORKER = """
import json, os, sys, danxi

with danxi.Session(json.loads(os.environ["DANXI_CONFIG"])) as session:
    print("ready", flush=True)
    for line in sys.stdin:
        try:
            print(session.forum.get_profile().id, flush=True)
        except danxi.Error as error:
            print(error.name, flush=True)
"""


class Processes:
    """Processes that share a store, and request the profile at the same time."""

    def __init__(self, config: dict, preload: str | None = None):
        environment = {**support.environment(), "DANXI_CONFIG": json.dumps(config)}
        if preload:
            environment["LD_PRELOAD"] = preload
        self._all = [
            subprocess.Popen(
                [sys.executable, "-c", WORKER],
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            for _ in range(PROCESSES)
        ]
        self._read()

    def request(self) -> list[str]:
        """Makes all processes request the profile, and returns what they print."""
        for process in self._all:
            process.stdin.write("\n")
            process.stdin.flush()
        return self._read()

    def _read(self) -> list[str]:
        return [process.stdout.readline().strip() for process in self._all]

    def end(self):
        for process in self._all:
            process.communicate(timeout=LIMIT)


def refresh_together(standin, store, rounds: int, preload: str | None = None) -> list[str]:
    """Expires the tokens before each of `rounds` rounds, until a round has problems. Returns the problems of that round."""
    person = next(account for account in standin.ready["accounts"] if account["role"] == "student")
    processes = Processes(store.config, preload)
    try:
        with (
            standin.settings(single_use_refresh=True),
            standin.slow("auth.fduhole.com", ms=REFRESH, path="/api/refresh"),
        ):
            for number in range(rounds):
                before = refreshes(standin)
                standin.expire_tokens(person["email"], "access")
                outputs = processes.request()
                count = refreshes(standin) - before
                problems = [f"a process printed {text}" for text in outputs if text != str(store.account)]
                if count != 1:
                    problems.append(f"the tokens were refreshed {count} times after they expired once")
                if problems:
                    return [f"expiry {number + 1}: {problem}" for problem in problems]
    finally:
        processes.end()
    return []


def refreshes(standin) -> int:
    return sum(request["path"] == "/api/refresh" for request in standin.control("GET", "/requests"))


def unnoticed(standin, store, rounds: int) -> list[str]:
    """Returns a problem if `refresh_together` finds none although `flock` locks nothing."""
    found = refresh_together(standin, store, rounds, support.compile_preload("unlocked.c"))
    return [] if found else ["the suite does not notice that locks are missing"]
