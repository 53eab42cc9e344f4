import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from danxi_standin import StandIn

from .harness import FORUM, TIMEOUT, StartedStandIn

PACKAGES = Path(__file__).resolve().parents[1]


def contents(stand_in: StartedStandIn) -> list:
    """Returns several responses of the forum, without their times."""
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

    def test_the_stand_in_removes_its_files_after_a_signal_or_the_end_of_its_input(self):
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

    def test_the_stand_in_stops_if_its_standard_output_is_closed(self):
        reader, writer = os.pipe()
        os.close(reader)
        done = subprocess.run(
            [sys.executable, "-m", "danxi_standin", "--empty"],
            cwd=PACKAGES,
            stdout=writer,
            stderr=subprocess.PIPE,
            timeout=60,
        )
        os.close(writer)
        self.assertEqual((done.returncode, done.stderr), (0, b""))

    def test_the_ready_line_is_written_with_one_system_call(self):
        """A reader may close the pipe after the last brace, and a second write would then fail."""
        command = [sys.executable, "-m", "danxi_standin", "--empty", "--until-eof"]
        with subprocess.Popen(command, cwd=PACKAGES, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            self.assertEqual(os.read(process.stdout.fileno(), 65536)[-3:], b"]}\n")
            process.stdin.close()

    def test_open_connections_do_not_keep_the_stand_in_from_stopping(self):
        stand_in = StartedStandIn("--empty")
        connection = stand_in.connect(FORUM)
        connection.ask("GET", "/api/")
        stand_in.stop()
        connection.close()
        self.assertEqual(stand_in.process.returncode, 0)

    def test_the_same_seed_produces_the_same_forum_and_another_seed_a_different_one(self):
        shown = []
        for seed in ("5", "5", "6"):
            stand_in = StartedStandIn("--seed", seed)
            shown.append(contents(stand_in))
            stand_in.stop()
        self.assertEqual(shown[0], shown[1])
        self.assertNotEqual(shown[0], shown[2])

    def test_start_with_an_invalid_option_raises_an_error_with_the_exit_status(self):
        with tempfile.TemporaryFile() as errors, self.assertRaisesRegex(RuntimeError, "exited with status 2"):
            saved = os.dup(2)
            os.dup2(errors.fileno(), 2)
            try:
                StandIn("--data", "/nonexistent").start()
            finally:
                os.dup2(saved, 2)
                os.close(saved)

    def run_command(self, *words):
        return subprocess.run(
            [sys.executable, "-m", "danxi_standin", *words], cwd=PACKAGES, capture_output=True, text=True, timeout=60
        )

    def test_a_busy_or_invalid_port_is_reported_without_a_traceback(self):
        with socket.create_server(("127.0.0.1", 0)) as listener:
            busy = str(listener.getsockname()[1])
            for port, status, reason in ((busy, 1, "in use"), ("99999", 2, "--port"), ("-1", 2, "--port")):
                for command in ((), ("--", "true")):
                    done = self.run_command("--empty", f"--port={port}", *command)
                    self.assertEqual((done.returncode, done.stdout), (status, ""), done.stderr)
                    self.assertRegex(done.stderr.splitlines()[-1], f"danxi-standin: .*{reason}")
                    self.assertNotIn("Traceback", done.stderr)

    def test_ctrl_c_stops_the_command_before_the_stand_in(self):
        stopped = "import time; print(flush=True); time.sleep(60)"
        caught = """
import os, time, urllib.request
try:
    print(flush=True)
    time.sleep(60)
except KeyboardInterrupt:
    order = urllib.request.Request(os.environ["STANDIN_URL"] + "/requests", headers={"Host": "standin.test"})
    print(urllib.request.urlopen(order).status)
"""
        for program, status, output in ((stopped, 130, ""), (caught, 0, "200\n")):
            process = subprocess.Popen(
                [sys.executable, "-m", "danxi_standin", "--empty", "--", sys.executable, "-c", program],
                cwd=PACKAGES,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                start_new_session=True,
            )
            process.stdout.readline()
            os.killpg(process.pid, signal.SIGINT)
            found, problem = process.communicate(timeout=60)
            self.assertEqual((process.returncode, found), (status, output), problem)
            self.assertNotIn("danxi_standin", problem)

    def test_help_names_all_options(self):
        shown = subprocess.run(
            [sys.executable, "-m", "danxi_standin", "--help"],
            cwd=PACKAGES,
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
        )
        for option in ("--port", "--empty", "--seed", "--plain", "--data", "--until-eof"):
            self.assertIn(option, shown.stdout)
