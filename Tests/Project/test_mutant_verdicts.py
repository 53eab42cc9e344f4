"""The runner of mutants (Tests/Mutants): when a program has to end, and which failures count."""

import sys
import time
import unittest
from pathlib import Path
from unittest import mock

from support import ROOT

sys.path.insert(0, str(ROOT / "Tests/Mutants"))
import drawn  # noqa: E402
import reach  # noqa: E402
import running  # noqa: E402
from reach import Group  # noqa: E402
from running import Late, Limits, Usage, Watch  # noqa: E402

LOOP = "while True: pass"


def python(program, **options):
    return running.run([sys.executable, "-c", program], ROOT, **options)


class Watching(unittest.TestCase):
    LIMITS = Limits(processor=20, still=60, total=1000)

    def passed(self, *looks):
        """Returns the limits that have passed at each look: a time, the processor time, and the time in which threads waited."""
        watch = Watch(self.LIMITS, now=0)
        return [watch.passed(now, Usage(processor, waited)) for now, processor, waited in looks]

    def test_processor_time_counts_at_any_speed(self):
        self.assertEqual(self.passed((1, 19, 0), (2, 21, 0)), ["", "processor time"])
        self.assertEqual(self.passed((50, 10, 0), (100, 19, 0), (150, 21, 0)), ["", "", "processor time"])

    def test_a_program_without_work_stands_still(self):
        self.assertEqual(self.passed((1, 10, 0), (60, 10.1, 0), (62, 10.2, 0)), ["", "", "standstill"])

    def test_a_program_that_waits_for_a_processor_does_not_stand_still(self):
        self.assertEqual(self.passed((50, 1, 49), (100, 1, 99), (150, 1, 149)), ["", "", ""])

    def test_a_loop_that_polls_stands_still(self):
        self.assertEqual(self.passed(*((10 * n, 0.1 * n, 0.4 * n) for n in range(7)))[-1], "")
        self.assertEqual(self.passed(*((10 * n, 0.1 * n, 0.4 * n) for n in range(8)))[-1], "standstill")

    def test_the_whole_time_is_limited(self):
        self.assertEqual(self.passed(*((n, 0, n) for n in range(0, 1051, 50)))[-2:], ["", "time"])


class Running(unittest.TestCase):
    def test_the_end_of_a_program_is_told(self):
        ended = python("print('a'); raise SystemExit(3)")
        self.assertEqual((ended.status, ended.output, ended.passed, ended.is_successful), (3, "a\n", "", False))
        self.assertTrue(python("").is_successful)

    def test_a_line_ends_a_program(self):
        ended = python(f"print('✘ b', flush=True)\n{LOOP}", stop=running.re.compile("✘ b"))
        self.assertEqual((ended.stopped, ended.passed, ended.is_successful), ("✘ b", "", False))

    def test_the_processor_time_of_descendants_counts_and_they_are_killed(self):
        child = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {LOOP!r}], start_new_session=True)"
        self.assertEqual(python(child, limits=Limits(processor=0.2)).passed, "processor time")

    def test_a_process_that_outlives_the_program_and_has_its_output_delays_nothing(self):
        child = f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {LOOP!r}]); print('a')"
        self.assertEqual(python(child).output, "a\n")

    def test_only_a_program_that_runs_alone_may_stand_still(self):
        sleep = "import time; time.sleep(1000)"
        limits = Limits(processor=1000, still=0.3)
        self.assertEqual(python(sleep, limits=limits).passed, "standstill")
        with self.assertRaises(Late):
            python(sleep, limits=limits, is_alone=False)

    def test_processor_time_is_measured(self):
        start = time.process_time()
        while time.process_time() - start < 0.2:
            pass
        self.assertGreaterEqual(Usage.of(running.family(running.os.getpid())).processor, 0.2)
        self.assertGreater(python("for _ in range(10**6): pass").processor, 0.0)


class Searching(unittest.TestCase):
    def group(self, *programs, name="A", times=2, reached=(1,)):
        """A group whose runs are these Python programs, one after the other."""
        group = Group(name, [], Path(), times=times, reached=set(reached))
        endings = iter(programs)
        group.run = mock.Mock(side_effect=lambda *_: python(next(endings)))
        return group

    def test_a_failure_counts_if_it_happens_twice(self):
        failing = "print('✘ Test \"t\" failed after 1 s')\nraise SystemExit(1)"
        self.assertEqual(reach.failure(self.group(failing, failing), 1, True), "t")
        self.assertIsNone(reach.failure(self.group(failing, ""), 1, True))
        self.assertEqual(reach.failure(self.group(failing, times=1), 1, True), "t")

    def test_a_crash_is_a_failure(self):
        crash = "import os, signal; os.kill(os.getpid(), signal.SIGILL)"
        self.assertEqual(reach.failure(self.group(crash, crash), 1, True), "A: status -4")

    def test_only_groups_that_reach_the_mutant_run_until_one_fails(self):
        other, passing, failing, last = (
            self.group(reached=[2]),
            self.group(""),
            self.group("raise SystemExit(1)", times=1, name="B"),
            self.group(),
        )
        self.assertEqual(reach.search([other, passing, failing, last], 1, True), "B: status 1")
        self.assertFalse(other.run.called or last.run.called)

    def test_suites_of_the_own_module_run_first_and_cheap_ones_before_others(self):
        groups = [
            Group(name, [], processor=seconds) for name, seconds in (("FTests.A", 1), ("JTests.B", 9), ("JTests.C", 8))
        ]
        mutant = mock.Mock(file="Sources/J/A.swift")
        self.assertEqual([group.name for group in drawn.ordered(groups, mutant)], ["JTests.C", "JTests.B", "FTests.A"])


if __name__ == "__main__":
    unittest.main()
