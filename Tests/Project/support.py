"""What the tests of this folder share."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LIBRARY = ROOT / "build" / "lib"


class StandIn:
    """A stand-in that lives as long as the `with` block; it ends when its standard input is closed, so also if the test dies."""

    def __enter__(self):
        self._process = subprocess.Popen(
            [sys.executable, "-B", str(ROOT / "Tests" / "StandIn"), "--until-eof", "--plain"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        self.ready = json.loads(self._process.stdout.readline())
        self.account = next(account for account in self.ready["accounts"] if account["role"] == "student")
        return self

    def __exit__(self, *_):
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(timeout=10)

    def environment(self, config=None):
        """What a program needs to reach the stand-in, or what `config` says."""
        return {
            **os.environ,
            "LD_LIBRARY_PATH": str(LIBRARY),
            "DANXI_LIBRARY": str(LIBRARY / "libdanxi.so.0"),
            "DANXI_CONFIG": json.dumps(config or self.ready["config"]),
            "DANXI_EMAIL": self.account["email"],
            "DANXI_PASSWORD": self.account["password"],
            "PYTHONPATH": str(ROOT / "bindings" / "python"),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
