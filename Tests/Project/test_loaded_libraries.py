"""The libraries that few programs need are loaded when a call needs them, and a call says so if they cannot be loaded."""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from support import LIBRARY, ROOT

LOADED = """
import json, re, sys, danxi

def loaded():
    maps = open("/proc/self/maps").read()
    return [name for name in ("libhiredis", "libicuuc", "libsqlite3", "libxml2") if f"/{name}" in maps]

def attempt(call):
    try:
        call()
    except danxi.Error as error:
        return type(error).__name__ + ": " + str(error)

session = danxi.Session(store={"path": sys.argv[1]})
session.account.get_status()
report = {"before": loaded()}
report["markup"] = attempt(lambda: session.markup.select("<p>1", "p"))
report["page"] = loaded()
report["feeds"] = attempt(lambda: session.feeds.list_subscriptions())
report["database"] = loaded()
session.account.get_status()
print(json.dumps(report))
"""


class LoadedLibraries(unittest.TestCase):
    def setUp(self):
        self.directory = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def run_calls(self, folder=""):
        variables = {
            **os.environ,
            "LD_LIBRARY_PATH": str(folder),
            "DANXI_LIBRARY": str(LIBRARY / "libdanxi.so.0"),
            "PYTHONPATH": str(ROOT / "bindings" / "python"),
        }
        command = [sys.executable, "-c", LOADED, str(self.directory / "store")]
        run = subprocess.run(command, env=variables, capture_output=True, text=True)
        self.assertEqual(run.returncode, 0, run.stderr)
        return json.loads(run.stdout)

    def test_a_library_is_loaded_by_the_first_call_that_needs_it(self):
        report = self.run_calls()
        self.assertEqual(report["before"], [])
        self.assertIsNone(report["markup"])
        self.assertIn("libxml2", report["page"])
        self.assertNotIn("libsqlite3", report["page"])
        self.assertIsNone(report["feeds"])
        self.assertIn("libsqlite3", report["database"])

    def test_a_call_names_the_library_that_cannot_be_loaded(self):
        """Libraries without symbols take the place of the system's."""
        for name in ("libxml2.so.2", "libsqlite3.so.0"):
            command = [
                "cc",
                "-shared",
                "-nostdlib",
                "-x",
                "c",
                "/dev/null",
                f"-Wl,-soname,{name}",
                "-o",
                self.directory / name,
            ]
            subprocess.run(command, check=True)
        report = self.run_calls(self.directory)
        self.assertRegex(
            report["markup"],
            r"^Internal\w*: .*libxml2.*undefined symbol.*Install it: its package in Debian is libxml2\.",
        )
        self.assertRegex(
            report["feeds"],
            r"^Storage\w*: .*feeds\.sqlite3: SQLite cannot be loaded .*undefined symbol.*package in Debian is libsqlite3-0\.",
        )


if __name__ == "__main__":
    unittest.main()
