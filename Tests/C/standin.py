"""The stand-in campus as the C tests start it."""

import json
import os
import subprocess
import sys
from pathlib import Path


def clean_environment() -> dict:
    """Without what would lead the library elsewhere, or have a program find another one."""
    lowered = {"http_proxy", "https_proxy", "all_proxy", "no_proxy"}
    return {name: value for name, value in os.environ.items()
            if name.lower() not in lowered and not name.startswith(("DANXI_", "STANDIN_", "CHECK_", "LD_"))}


class StandIn:
    """A stand-in that lives as long as the `with` block."""

    def __init__(self, root: Path):
        self._command = [sys.executable, str(root / "Tests/StandIn"), "--until-eof", "--plain"]

    def __enter__(self):
        self._process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                         env={**clean_environment(), "PYTHONDONTWRITEBYTECODE": "1"})
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the stand-in did not start")
        self.ready = json.loads(line)
        return self

    @property
    def environment(self) -> dict:
        """What the programs read: DANXI_CONFIG, and the control host's port."""
        student = next(account for account in self.ready["accounts"] if account["role"] == "student")
        return {"DANXI_CONFIG": json.dumps(self.ready["config"]), "STANDIN_PORT": str(self.ready["plain_port"]),
                "DANXI_EMAIL": student["email"], "DANXI_PASSWORD": student["password"]}

    def __exit__(self, *_):
        self._process.stdin.close()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()
