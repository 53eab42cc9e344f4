"""The runner of mutants (Tests/Mutants): when a program has to end, and which failures count."""

import contextlib
import io
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path
from unittest import mock

from support import ROOT

sys.path.insert(0, str(ROOT / "Tests/Mutants"))
import drawing  # noqa: E402
import drawn  # noqa: E402
import listed  # noqa: E402
import mutants  # noqa: E402
import reach  # noqa: E402
import run  # noqa: E402
import running  # noqa: E402
from reach import Group  # noqa: E402
from results import Results  # noqa: E402
from running import Late, Limits, Stopped, Usage, Watch  # noqa: E402

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

    def test_a_program_that_others_kill_counts_only_if_it_runs_alone(self):
        for number in (signal.SIGKILL, signal.SIGTERM):
            kill = f"import os; os.kill(os.getpid(), {int(number)})"
            self.assertEqual(python(kill).status, -number)
            with self.assertRaises(Late):
                python(kill, is_alone=False)
        self.assertEqual(python("import os; os.abort()", is_alone=False).status, -signal.SIGABRT)

    def test_an_interruption_stops_all_programs_without_results(self):
        ends = []

        def work(number):
            if number == 0:
                raise KeyboardInterrupt
            try:
                ends.append(python(LOOP, is_alone=False))
            except Stopped as error:
                ends.append(error)
                raise

        with self.assertRaises(KeyboardInterrupt):
            running.in_parallel(work, range(9))
        self.assertEqual({type(end) for end in ends} | {Stopped}, {Stopped})
        self.assertTrue(python("").is_successful)

    def test_signals_that_end_a_program_interrupt_the_runner(self):
        for number in (signal.SIGTERM, signal.SIGHUP):
            self.addCleanup(signal.signal, number, signal.getsignal(number))
        run.stop_at_signals()
        for number in (signal.SIGTERM, signal.SIGHUP):
            with self.assertRaises(KeyboardInterrupt):
                signal.raise_signal(number)

    def test_processor_time_is_measured(self):
        start = time.process_time()
        while time.process_time() - start < 0.2:
            pass
        self.assertGreaterEqual(Usage.of(running.family(running.os.getpid())).processor, 0.2)
        self.assertGreater(python("for _ in range(10**6): pass").processor, 0.0)

    def test_a_process_that_ends_while_it_is_measured_is_left_out(self):
        with mock.patch.object(running.Path, "iterdir", side_effect=FileNotFoundError):
            own = running.os.getpid()
            self.assertEqual((running.family(own), running.threads(own)), ([own], []))
            self.assertGreater(Usage.of([own]).processor, 0.0)


class Searching(unittest.TestCase):
    def group(self, *programs, name="A", times=2, reached=(1,)):
        """A group whose runs are these Python programs, one after the other."""
        group = Group(name, [], Path(), times=times, reached=set(reached))
        endings = iter(programs)
        group.run = mock.Mock(side_effect=lambda *_: python(next(endings)))
        return group

    def test_a_failure_counts_if_it_happens_twice(self):
        failing = "print('✘ Test \"t\" failed after 1 s')\nraise SystemExit(1)"
        self.assertEqual(reach.failure(self.group(failing, failing), [1], True), "t")
        self.assertIsNone(reach.failure(self.group(failing, ""), [1], True))
        self.assertEqual(reach.failure(self.group(failing, times=1), [1], True), "t")

    def test_a_crash_is_a_failure(self):
        crash = "import os, signal; os.kill(os.getpid(), signal.SIGILL)"
        self.assertEqual(reach.failure(self.group(crash, crash), [1], True), "A: status -4")

    def test_only_groups_that_reach_the_mutant_run_until_one_fails(self):
        other, passing, failing, last = (
            self.group(reached=[2]),
            self.group(""),
            self.group("raise SystemExit(1)", times=1, name="B"),
            self.group(),
        )
        self.assertEqual(reach.search([other, passing, failing, last], 1, True), "B: status 1")
        self.assertFalse(other.run.called or last.run.called)


class Together(unittest.TestCase):
    """Many mutants that are active at the same time."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = Path(folder.name) / "a.jsonl"

    def group(self, ending, name="c walk", times=1, reached=range(1, 100)):
        """A group, and the lists of mutants with which it runs. `ending` returns the number of the first one that fails, or None."""
        ran = []

        def run(environment, *_):
            ran.append([int(number) for number in environment["MUTANT"].split(",")])
            failed = ending(ran[-1])
            return running.Ended(1 if failed else 0, f"FAIL: t{failed}\n" if failed else "", 0)

        group = Group(name, [], times=times, reached=set(reached))
        group.run = run
        return group, ran

    def judged(self, *functions):
        """Mutants of some functions, by the places of the functions in one file."""
        edit = drawing.Edit(0, 1, "", "drop")
        drawn_ones = (
            drawing.Drawn(n, "Sources/J/A.swift", n, edit, f"drop {n}", place) for n, place in enumerate(functions, 1)
        )
        return [drawn.Judged(one) for one in drawn_ones]

    def meet(self, judged, *groups):
        with contextlib.redirect_stdout(io.StringIO()), mock.patch.object(running, "WORKERS", 1):
            drawn.meet_together(groups, judged, Results(self.path))
        return [one.found for one in judged]

    def test_tests_that_pass_run_once_for_all_mutants(self):
        group, ran = self.group(lambda _: None)
        judged = self.judged(1, 2, 3, 4)
        self.assertEqual(self.meet(judged, group), [None] * 4)
        self.assertEqual(ran, [[1, 2, 3, 4]])
        self.assertTrue(all(one.is_reached for one in judged))

    def test_a_failure_is_followed_to_its_mutants(self):
        group, ran = self.group(lambda numbers: next((number for number in numbers if number in (2, 7)), None))
        expected = [None, "t2", None, None, None, None, "t7", None]
        self.assertEqual(self.meet(self.judged(*range(8)), group), expected)
        self.assertEqual(
            ran,
            [[1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4], [1, 2], [1], [2], [3, 4], [5, 6, 7, 8], [5, 6], [7, 8], [7], [8]],
        )

    def test_a_failure_counts_only_for_a_mutant_by_itself_and_twice(self):
        group, ran = self.group(lambda numbers: 1 if ran in ([[1, 2]], [[1, 2], [1]]) else None, times=2)
        self.assertEqual(self.meet(self.judged(1, 2), group), [None, None])
        self.assertEqual(ran, [[1, 2], [1], [1], [2]])

    def test_what_one_group_finds_is_not_active_in_the_next(self):
        first, _ = self.group(lambda numbers: 1 if 1 in numbers else None, name="c walk")
        second, ran = self.group(lambda _: None, name="python test_calls")
        self.assertEqual(self.meet(self.judged(1, 2, 3), first, second), ["t1", None, None])
        self.assertEqual(ran, [[2, 3]])

    def test_mutants_of_one_function_are_not_active_together(self):
        group, ran = self.group(lambda _: None)
        self.meet(self.judged(1, 1, 2, 1), group)
        self.assertEqual(ran, [[1, 3], [2], [4]])

    def test_the_number_of_active_mutants_is_limited(self):
        group, ran = self.group(lambda _: None)
        with mock.patch.object(drawn, "TOGETHER", 2):
            self.meet(self.judged(1, 2, 3), group)
        self.assertEqual(ran, [[1, 2], [3]])

    def test_a_limit_that_passes_is_tried_by_one_mutant_alone(self):
        def late(numbers):
            if 2 in numbers and len(ran) < 4:
                raise Late
            return 2 if 2 in numbers else None

        group, ran = self.group(late)
        self.assertEqual(self.meet(self.judged(1, 2), group), [None, "t2"])
        self.assertEqual(ran, [[1, 2], [1], [2], [2]])

    def test_known_results_are_used(self):
        self.meet(self.judged(1, 2, 3), self.group(lambda numbers: 1 if 1 in numbers else None)[0])
        again, ran = self.group(lambda _: None)
        self.assertEqual(self.meet(self.judged(1, 2, 3), again), ["t1", None, None])
        self.assertEqual(ran, [])

    def test_the_switch_activates_all_mutants_of_the_list(self):
        source = "int main(void) { for (int n = 0; n < 9; n++) putchar(danxi_is_mutant(n) ? '1' : '0'); }\n"
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder) / "program"
            text = (ROOT / "Tests/Mutants/switch.c").read_text(encoding="utf-8") + source
            subprocess.run(["cc", "-x", "c", "-", "-o", program], input=text, text=True, check=True)

            def active(mutants):
                return subprocess.check_output([program], text=True, env={"MUTANT": mutants})

            self.assertEqual([active(each) for each in ("", "3", "3,8,1")], ["000000000", "000100000", "010100001"])


class Listed(unittest.TestCase):
    def run_with(self, outcomes):
        """Runs a mutant for each test of `outcomes`, which has the outcomes without a bug. With a bug, all tests fail."""
        wanted = [
            mutants.Mutant(name, "Sources/A.swift", "a", "b", "why", (mutants.Test("swift", name),))
            for name in outcomes
        ]

        def passes(test, environment, is_alone):
            if outcomes[test.name] is None:
                raise LookupError("no test has this name")
            return outcomes[test.name] and not environment

        with (
            mock.patch("mutants.Mutant.count", return_value=1),
            mock.patch("listed.switchable"),
            mock.patch("tree.build_switched", return_value=range(1, len(wanted) + 1)),
            mock.patch("listed.passes", passes),
            contextlib.redirect_stdout(io.StringIO()) as output,
            contextlib.redirect_stderr(output),
        ):
            return listed.run(wanted), output.getvalue()

    def test_a_test_that_fails_without_a_bug_finds_nothing(self):
        status, output = self.run_with({"A": True, "B": False})
        self.assertEqual((status, output), (2, "These tests fail without any bug: swift B\n"))

    def test_tests_that_pass_without_a_bug_find_it(self):
        status, output = self.run_with({"A": True, "B": True})
        self.assertEqual((status, output.splitlines()[-1]), (0, "2 mutants: 2 killed, 0 survived (100.0 % killed)"))

    def test_a_test_that_does_not_run_is_left_to_its_mutant(self):
        status, output = self.run_with({"A": True, "B": None})
        self.assertEqual(status, 1)
        self.assertIn("1 mutants: 1 killed, 0 survived (100.0 % killed), 1 could not be run", output)


class Resuming(unittest.TestCase):
    def setUp(self):
        # A program that a shell has started in the background ignores SIGINT.
        earlier = signal.signal(signal.SIGINT, signal.default_int_handler)
        self.addCleanup(signal.signal, signal.SIGINT, earlier)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = Path(folder.name) / "results/a.jsonl"

    def mutants(self, count):
        edit = drawing.Edit(0, 1, "", "drop")
        return [drawn.Judged(drawing.Drawn(n, "Sources/J/A.swift", n, edit, f"drop {n}")) for n in range(1, count + 1)]

    def meet(self, judged, program):
        """Runs the mutants with the only suite of their module, whose program is `program` with the mutant's number. Returns the numbers that
        have run."""
        ran = []

        def ended(environment, *_):
            ran.append(int(environment["MUTANT"]))
            return program(ran[-1])

        group = Group("JTests.A", [], times=1, reached={one.mutant.number for one in judged})
        group.run = ended
        with contextlib.redirect_stdout(io.StringIO()):
            drawn.meet_own([group], judged, Results(self.path))
        return ran

    def failing(self, number):
        return running.Ended(number % 2, f"FAIL: t{number}\n" if number % 2 else "", 0)

    def test_a_later_run_has_only_the_mutants_without_a_result(self):
        def interrupted(number):
            if number == 3:
                signal.pthread_kill(threading.main_thread().ident, signal.SIGINT)
                running.is_stopping.wait()
                raise Stopped
            return self.failing(number)

        with mock.patch.object(running, "WORKERS", 1), self.assertRaises(KeyboardInterrupt):
            self.meet(self.mutants(5), interrupted)
        # A killed run may leave a part of a line.
        with self.path.open("a") as file:
            file.write('{"stage": "suites", "mutant": 4, "fou')
        judged = self.mutants(5)
        self.assertEqual(sorted(self.meet(judged, self.failing)), [3, 4, 5])
        self.assertEqual([one.found for one in judged], ["t1", None, "t3", None, "t5"])
        self.assertTrue(all(one.is_reached for one in judged))
        self.assertEqual(self.meet(self.mutants(5), self.failing), [])

    def test_a_mutant_that_is_late_has_no_result_before_it_has_run_alone(self):
        calls = []

        def late(number):
            calls.append(number)
            if calls == [1]:
                raise Late
            return self.failing(number)

        judged = self.mutants(2)
        self.assertEqual(sorted(self.meet(judged, late)), [1, 1, 2])
        self.assertEqual([one.found for one in judged], ["t1", None])

    def test_the_tests_of_the_own_module_and_the_others_are_apart_and_cheap_ones_run_first(self):
        ran = []
        groups = []
        for name, seconds in (("FTests.A", 1), ("JTests.B", 9), ("JTests.C", 8), ("JXTests.D", 0.5)):
            group = Group(name, [], reached={1}, processor=seconds)
            group.run = lambda *_, name=name: ran.append(name) or running.Ended(0, "", 0)
            groups.append(group)
        results = Results(self.path)
        with contextlib.redirect_stdout(io.StringIO()), mock.patch.object(running, "WORKERS", 1):
            drawn.meet_own(groups, self.mutants(1), results)
            drawn.meet_together(groups, self.mutants(1), results)
        self.assertEqual(ran, ["JTests.C", "JTests.B", "JXTests.D", "FTests.A"])

    def test_a_stage_has_the_suites_of_the_own_module_or_those_of_all(self):
        ran = []
        groups = []
        for name in ("JTests.A", "FTests.B"):
            group = Group(name, [], reached={1}, processor=1)
            group.run = lambda *_, name=name: ran.append(name) or running.Ended(0, "", 0)
            groups.append(group)

        def all_suites():
            return groups

        for stage, names in ((drawn.own_suites, ["JTests.A"]), (all_suites, ["JTests.A", "FTests.B"])):
            with (
                contextlib.redirect_stdout(io.StringIO()),
                mock.patch.object(running, "WORKERS", 1),
                mock.patch("tree.build_switched", return_value={1}),
                mock.patch("drawn.suites", all_suites),
                mock.patch("drawn.measured", return_value=groups),
                mock.patch("drawn.Results.of", return_value=Results(self.path.with_name(stage.__name__))),
            ):
                judged = drawn.judge([one.mutant for one in self.mutants(1)], [stage])
            self.assertEqual(ran, names)
            self.assertTrue(judged[0].is_judged)
            ran.clear()

    def test_the_results_of_a_stage_do_not_count_for_another_one(self):
        results = Results(self.path)
        results.add_mutant("suites", 1, None)
        results.add_mutant("programs", 1, "t")
        self.assertEqual(Results(self.path).found, {("suites", 1): None, ("programs", 1): "t"})

    def test_an_interrupted_draw_counts_only_what_was_found(self):
        judged = self.mutants(4)
        judged[0].found, judged[1].is_judged, judged[2].is_equivalent = "t1", True, True
        output = io.StringIO()
        with (
            mock.patch("drawing.draw", return_value=[one.mutant for one in judged]),
            mock.patch("drawn.judge", return_value=judged),
            contextlib.redirect_stdout(output),
        ):
            self.assertEqual(drawn.run(ROOT, 4, "a"), 1)
        self.assertIn("1 of 3 killed (33.3 %).\n1 have not met all their tests yet.", output.getvalue())
        self.assertIn("| Sources/J/A.swift:2 | drop 2 |", output.getvalue())
        self.assertNotIn("A.swift:4 |", output.getvalue())

    def test_groups_are_measured_once(self):
        program = "import os; open(os.environ['MUTANTS_REACHED'], 'w').write('7 9')"

        def group():
            return Group("A", [sys.executable, "-c", program], ROOT)

        first, second = (reach.measured([group()], Results(self.path))[0] for _ in range(2))
        self.assertEqual((first.reached, first.processor), (second.reached, second.processor))
        self.assertEqual(first.reached, {7, 9})
        self.assertEqual(len(self.path.read_text().splitlines()), 1)

    def test_a_group_that_fails_without_a_mutant_is_not_kept(self):
        with contextlib.redirect_stdout(io.StringIO()):
            failing = Group("A", [sys.executable, "-c", "exit(1)"], ROOT)
            self.assertEqual(reach.measured([failing], Results(self.path)), [])
        self.assertEqual(Results(self.path).groups, {})

    def test_other_mutants_tests_and_code_have_other_results(self):
        root = self.path.parent
        root.mkdir()
        with (
            mock.patch("results.FOLDER", root),
            mock.patch("tree.TREE", root),
            mock.patch("tree.files", lambda: {"A.swift", "docs/a.md"}),
        ):

            def path(count=1, groups=("A",), **texts):
                for name, text in texts.items():
                    (root / f"{name}.swift").write_text(text)
                return Results.of([one.mutant for one in self.mutants(count)], list(groups)).path

            paths = [path(A="a"), path(count=2), path(groups=["A", "B"]), path(A="b")]
            self.assertEqual(len(set(paths)), 4)
            self.assertEqual(path(A="a"), paths[0])


if __name__ == "__main__":
    unittest.main()
