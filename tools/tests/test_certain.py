"""tools/certain.py: the count of rounds over several runs, the output of failed rounds, and processes that are stopped and killed."""

import os
import shlex
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import certain  # noqa: E402

TOOL = Path(__file__).resolve().parents[1] / "certain.py"


def program(text):
    return shlex.join([sys.executable, "-c", text])


class Rounds(unittest.TestCase):
    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory())) / "certain"

    def run_tool(self, command, *arguments):
        """Runs rounds of a command. Returns the status and the printed lines."""
        options = ["--command", command, "--folder", str(self.folder), "--stop", "0", "--busy", "1", *arguments]
        done = subprocess.run(
            [sys.executable, str(TOOL), *options], stdout=subprocess.PIPE, text=True, timeout=300, check=False
        )
        return done.returncode, done.stdout.splitlines()

    def test_the_summary_counts_the_rounds_that_pass(self):
        status, lines = self.run_tool(program("print('fine')"), "--count", "3")
        self.assertEqual(status, 0)
        self.assertEqual(len(lines), 4)
        self.assertEqual(lines[-1], "3 of 3 rounds passed.")

    def test_the_output_of_a_failed_round_is_kept(self):
        once = f"import pathlib; p = pathlib.Path({str(self.folder)!r}, 'x'); print('why'); f = p.exists(); p.touch(); exit(f)"
        status, lines = self.run_tool(program(once), "--count", "2")
        self.assertEqual(status, 1)
        self.assertEqual(lines[-1], f"1 of 2 rounds passed. The output of the failed rounds (2) is in {self.folder}.")
        self.assertEqual((self.folder / "round-2/output.txt").read_text(), "why\n")

    def test_a_later_run_counts_earlier_rounds_unless_again_is_given(self):
        command = program("")
        self.run_tool(command, "--count", "2")
        status, lines = self.run_tool(command, "--count", "3")
        self.assertEqual((status, len(lines), lines[-1]), (0, 2, "3 of 3 rounds passed."))
        status, lines = self.run_tool(command, "--count", "1", "--again")
        self.assertEqual((status, len(lines), lines[-1]), (0, 2, "1 of 1 rounds passed."))

    def test_rounds_of_another_command_are_not_counted(self):
        self.run_tool(program("exit(1)"), "--count", "1")
        status, lines = self.run_tool(program(""), "--count", "1")
        self.assertEqual((status, lines[-1]), (0, "1 of 1 rounds passed."))

    def test_all_processes_of_a_round_are_killed_at_its_end(self):
        background = (
            "import subprocess; print(subprocess.Popen(['sleep', '1000'], start_new_session=True).pid); exit(1)"
        )
        self.run_tool(program(background), "--count", "1")
        process = int((self.folder / "round-1/output.txt").read_text())
        self.assertFalse(Path(f"/proc/{process}").exists())


class Processes(unittest.TestCase):
    def start(self, text):
        """Starts a program that prints a line when it is ready."""
        process = subprocess.Popen(
            [sys.executable, "-c", text], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.addCleanup(process.communicate)
        return process, process.stdout.readline().strip()

    def test_the_children_of_a_process_are_its_descendants(self):
        parent, child = self.start(
            "import subprocess, sys; p = subprocess.Popen(['cat']); print(p.pid, flush=True); p.wait()"
        )
        self.assertEqual(certain.descendants(parent.pid), [int(child)])
        self.assertIn(parent.pid, certain.descendants(os.getpid()))

    def test_a_stopped_process_continues_after_each_stop(self):
        process, _ = self.start(
            "import sys; print(flush=True); [print(line, end='', flush=True) for line in sys.stdin]"
        )
        stops = certain.Stops(process.pid, longest=0.01, pause=0.005)
        stops.start()
        while stops.count < 5:
            process.stdin.write("line\n")
            process.stdin.flush()
            self.assertEqual(process.stdout.readline(), "line\n")
        stops.end()
        process.stdin.write("last\n")
        process.stdin.flush()
        self.assertEqual(process.stdout.readline(), "last\n")

    def test_a_process_that_a_test_has_stopped_is_left_alone(self):
        parent, child = self.start(
            "import subprocess, sys; p = subprocess.Popen(['cat']); print(p.pid, flush=True); p.wait()"
        )
        stops = certain.Stops(parent.pid, longest=0)
        self.assertEqual(stops.running(), [parent.pid, int(child)])
        parent.send_signal(signal.SIGSTOP)
        os.waitid(os.P_PID, parent.pid, os.WSTOPPED)
        self.assertEqual(stops.running(), [int(child)])
        parent.send_signal(signal.SIGCONT)
        os.waitid(os.P_PID, parent.pid, os.WCONTINUED)
        self.assertEqual(stops.running(), [parent.pid, int(child)])


if __name__ == "__main__":
    unittest.main()
