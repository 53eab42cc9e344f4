"""The division of seeds among processes, and the sums of their summaries."""

import contextlib
import io
import json
import os
import signal
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import simulate  # noqa: E402


def output(laws: dict[str, int], calls: dict[str, int], successes: dict[str, int]) -> str:
    return "a violation\n" + json.dumps(
        {"histories": {"histories": 2}, "laws": laws, "faults": {"slow": 1}, "calls": calls, "successes": successes}
    )


class SimulateTest(unittest.TestCase):
    def test_every_seed_belongs_to_one_batch(self):
        batches = [[int(text) for text in batch] for batch in simulate.batches(10, 120, kept=False)]
        seeds = [seed for first, count in batches for seed in range(first, first + count)]
        self.assertEqual(seeds, list(range(10, 130)))

    def test_the_kept_histories_are_added(self):
        self.assertTrue(all(batch[0].endswith(".txt") for batch in simulate.batches(1, 0, kept=True)))

    def test_the_summaries_of_the_workers_are_added(self):
        first = output({"1. in time": 3}, {"forum.get_hole": 4}, {"forum.get_hole": 1})
        lines, zeros = simulate.summary([first, first])
        self.assertIn("4 histories, 8 calls", lines)
        self.assertIn("  1. in time: 6", lines)
        self.assertIn("  forum.get_hole: 8, 25 %", lines)
        self.assertEqual(zeros, [])

    def test_a_law_without_cases_and_a_method_without_success_are_named(self):
        _, zeros = simulate.summary([output({"1. in time": 0}, {"forum.get_hole": 4}, {"forum.get_hole": 0})])
        self.assertEqual(zeros, ["laws: 1. in time", "successes: forum.get_hole"])

    def test_the_search_for_a_violation_ends_with_the_first(self):
        found = [[(0, "")], [(1, "seed 61 violates 7. a law: why\nmore")], [(0, "")]]
        with (
            mock.patch.object(simulate, "run", side_effect=found) as run,
            contextlib.redirect_stdout(io.StringIO()) as printed,
        ):
            self.assertEqual(simulate.search(1, 150, 1, 7), 1)
        self.assertEqual([call.args[0] for call in run.call_args_list], [[["1", "50", "7"]], [["51", "50", "7"]]])
        self.assertIn("seed 61 violates 7. a law: why\n0 passed, 1 failed", printed.getvalue())

    def test_a_search_without_a_violation_passes(self):
        with (
            mock.patch.object(simulate, "run", return_value=[(0, ""), (-11, "a crash")]),
            contextlib.redirect_stdout(io.StringIO()) as printed,
        ):
            self.assertEqual(simulate.search(1, 100, 2, 7), 0)
        self.assertIn("100 passed, 0 failed", printed.getvalue())

    def test_a_zero_fails_only_a_run_of_many_histories(self):
        zero = (0, output({"1. in time": 0}, {}, {}))
        for runs, status in ((simulate.ENOUGH - 1, 0), (simulate.ENOUGH, 1)):
            with (
                mock.patch.object(simulate, "run", side_effect=lambda commands, _: [zero for _ in commands]),
                mock.patch.object(sys, "argv", ["simulate.py", "--runs", str(runs)]),
                contextlib.redirect_stdout(io.StringIO()) as printed,
            ):
                self.assertEqual(simulate.main(), status)
            self.assertIn("No history has a case of laws: 1. in time", printed.getvalue())

    @contextlib.contextmanager
    def program(self, text: str):
        """Replaces the program by a script in Python."""
        with tempfile.TemporaryDirectory() as folder:
            script = Path(folder) / "simulate"
            script.write_text(f"#!{sys.executable}\n{text}")
            script.chmod(0o755)
            with mock.patch.object(simulate, "PROGRAM", script):
                yield Path(folder)

    def test_a_history_without_an_end_fails_and_its_worker_is_named(self):
        with self.program("print('begun', flush=True)\nwhile True: pass"), mock.patch.object(simulate, "LIMIT", 1):
            ((status, text),) = simulate.run([["151", "50"]], 1)
        self.assertEqual((status, text), (-signal.SIGXCPU, "begun\n"))
        self.assertEqual(
            simulate.end(["151", "50"], status),
            f"A worker (that runs 50 seeds from 151 on) needed more than {simulate.LIMIT} s of processor time:",
        )
        self.assertEqual(simulate.end(["a/b.txt"], -11), "A worker (b) ended with status -11:")

    def test_a_worker_that_ends_makes_room_though_an_earlier_one_runs(self):
        # The first worker waits for the last one, which must run before the first has ended.
        text = """
import pathlib, sys
if sys.argv[1] != "2":
    (pathlib.Path(__file__).parent / "pipe").open("r" if sys.argv[1] == "1" else "w").close()
print(sys.argv[1])
"""
        with self.program(text) as folder:
            os.mkfifo(folder / "pipe")
            results = simulate.run([["1", "1"], ["2", "1"], ["3", "1"]], 2)
        self.assertEqual(results, [(0, "1\n"), (0, "2\n"), (0, "3\n")])

    def test_each_of_as_many_workers_as_processors_has_one_of_its_own(self):
        processors = sorted(os.sched_getaffinity(0))
        with self.program("import os\nprint(*sorted(os.sched_getaffinity(0)))"):
            ones = [text.split() for _, text in simulate.run([["1", "1"]] * len(processors), len(processors))]
            ((_, all_of_them),) = simulate.run([["1", "1"]], len(processors) + 1)
        self.assertEqual(sorted([*map(int, one)] for one in ones), [[processor] for processor in processors])
        self.assertEqual([*map(int, all_of_them.split())], processors)

    def test_an_interruption_leaves_no_worker(self):
        loop = "import os, pathlib, signal\n(pathlib.Path(__file__).parent / str(os.getpid())).touch()\nsignal.pause()"

        def interrupt() -> None:
            while not list(folder.glob("[0-9]*")):
                pass
            raise KeyboardInterrupt

        with self.program(loop) as folder:
            with (
                mock.patch.object(simulate.os, "waitid", side_effect=lambda *_: interrupt()),
                self.assertRaises(KeyboardInterrupt),
            ):
                simulate.run([["1", "1"]], 1)
            (worker,) = folder.glob("[0-9]*")
            with self.assertRaises(ProcessLookupError):
                os.kill(int(worker.name), 0)
