"""Runs a stand-in in a process of its own, for demos and tests."""

import json
import subprocess
import sys
from pathlib import Path


class StandIn:
    """A stand-in that lives as long as the `with` block, and no longer than this process: it ends when its standard input closes."""

    def __init__(self, *options: str, environment: dict | None = None):
        self._command = [sys.executable, "-B", str(Path(__file__).resolve().parent), "--until-eof", *options]
        self._environment = environment

    def __enter__(self):
        self._process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=self._environment
        )
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the stand-in did not start")
        self.ready = json.loads(line)  # the line that tells how to reach it
        return self

    def __exit__(self, *_):
        self._process.stdin.close()
        self._process.stdout.close()
        try:
            self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def client_environment(self, config: dict | None = None) -> dict:
        """What the examples read: a configuration (by default the stand-in's), and a student's two accounts."""
        student = next(account for account in self.ready["accounts"] if account["role"] == "student")
        person = next(account for account in self.ready["campus_accounts"] if account["trait"] is None)
        return {
            "DANXI_CONFIG": json.dumps(config or self.ready["config"]),
            "DANXI_EMAIL": student["email"],
            "DANXI_PASSWORD": student["password"],
            "DANXI_CAMPUS_NUMBER": person["number"],
            "DANXI_CAMPUS_PASSWORD": person["password"],
        }
