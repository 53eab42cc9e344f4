import json
import os
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from danxi_standin import StandIn

from .harness import FORUM, TIMEOUT, StartedStandIn

PACKAGES = Path(__file__).resolve().parents[1]


def contents(stand_in: StartedStandIn) -> list:
    """Returns several pages of the forum, without the times."""
    token = stand_in.login()["access"]
    paths = ("/api/divisions", "/api/tags", "/api/holes/7/floors", "/api/floors/search?search=校车&size=50")
    shown = [stand_in.ask(FORUM, "GET", path.replace("校车", "%E6%A0%A1%E8%BD%A6"), token=token).json for path in paths]
    return json.loads(
        json.dumps(shown),
        object_hook=lambda value: {key: each for key, each in value.items() if not key.startswith("time_")},
    )


class ProcessTest(unittest.TestCase):
    def test_ready_line_describes_the_stand_in(self):
        stand_in = StartedStandIn("--plain", "--empty")
        self.addCleanup(stand_in.stop)
        ready = stand_in.ready
        self.assertEqual(ready["pid"], stand_in.process.pid)
        self.assertEqual(
            ready["config"]["network"], {"connect_to": f"::127.0.0.1:{ready['port']}", "ca_file": ready["ca_file"]}
        )
        self.assertEqual({account["role"] for account in ready["accounts"]}, {"admin", "student"})
        self.assertEqual(
            {account["trait"] for account in ready["campus_accounts"]},
            {None, "captcha", "second_factor", "locked", "set_up", "weak_password"},
        )
        self.assertNotEqual(ready["plain_port"], ready["port"])

    def test_files_are_removed_at_exit(self):
        def close_stdin(process):
            process.stdin.close()

        ends = (
            close_stdin,
            lambda process: process.send_signal(signal.SIGTERM),
            lambda process: process.send_signal(signal.SIGINT),
        )
        for end in ends:
            stand_in = StartedStandIn("--empty")
            directory = Path(stand_in.ready["ca_file"]).parent
            self.assertTrue(directory.is_dir())
            end(stand_in.process)
            self.assertEqual(stand_in.process.wait(TIMEOUT), 0)
            self.assertFalse(directory.exists())
            stand_in.stop()

    def test_stand_in_stops_with_open_connections(self):
        stand_in = StartedStandIn("--empty")
        connection = stand_in.connect(FORUM)
        connection.ask("GET", "/api/")
        stand_in.stop()
        connection.close()
        self.assertEqual(stand_in.process.returncode, 0)

    def test_the_same_seed_gives_the_same_forum(self):
        shown = []
        for seed in ("5", "5", "6"):
            stand_in = StartedStandIn("--seed", seed)
            shown.append(contents(stand_in))
            stand_in.stop()
        self.assertEqual(shown[0], shown[1])
        self.assertNotEqual(shown[0], shown[2])

    def test_invalid_option_is_an_error(self):
        with tempfile.TemporaryFile() as errors, self.assertRaisesRegex(RuntimeError, "exited with status 2"):
            saved = os.dup(2)
            os.dup2(errors.fileno(), 2)
            try:
                StandIn("--data", "/nonexistent").start()
            finally:
                os.dup2(saved, 2)
                os.close(saved)

    def test_help_describes_all_options(self):
        shown = subprocess.run(
            [sys.executable, "-m", "danxi_standin", "--help"],
            cwd=PACKAGES,
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
        )
        for option in ("--port", "--empty", "--seed", "--plain", "--data", "--until-eof"):
            self.assertIn(option, shown.stdout)
