"""Runs a stand-in in a process of its own."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

STOP_TIMEOUT = 10  # seconds


class StandIn:
    """A stand-in process, as a context manager.

    `options` are those of the command, such as "--empty". `environment` replaces the environment of the process.
    The process stops when the block ends, and also when this process dies, because its standard input closes then.
    """

    process: subprocess.Popen[str]
    ready: dict[str, Any]  # the line that the process prints when it accepts connections

    def __init__(self, *options: str, environment: Mapping[str, str] | None = None) -> None:
        self._command = [sys.executable, "-B", "-m", "danxi_standin", "--until-eof", *options]
        packages = str(Path(__file__).resolve().parents[1])
        self._environment = {**(os.environ if environment is None else environment), "PYTHONPATH": packages}

    def start(self) -> Self:
        """Starts the process and waits until it accepts connections."""
        self.process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=self._environment
        )
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            self.stop()
            raise RuntimeError(
                f"The stand-in exited with status {self.process.returncode} before it was ready. "
                "See its standard error for the reason."
            )
        self.ready = json.loads(line)
        return self

    def stop(self) -> None:
        """Stops the process and removes its certificates."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.close()
        self.process.stdout.close()
        try:
            self.process.wait(STOP_TIMEOUT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    def client_environment(self, config: Mapping[str, Any] | None = None) -> dict[str, str]:
        """Returns the environment variables that the examples read.

        They hold a configuration (default: the stand-in's) and a student's community and campus accounts.
        """
        student = next(account for account in self.ready["accounts"] if account["role"] == "student")
        person = next(account for account in self.ready["campus_accounts"] if account["trait"] is None)
        return {
            "DANXI_CONFIG": json.dumps(config or self.ready["config"]),
            "DANXI_EMAIL": student["email"],
            "DANXI_PASSWORD": student["password"],
            "DANXI_CAMPUS_NUMBER": person["number"],
            "DANXI_CAMPUS_PASSWORD": person["password"],
        }
