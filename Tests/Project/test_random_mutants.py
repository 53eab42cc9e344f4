"""Random mutants (Tests/Mutants): how Swift is read, which bugs are drawn, and how they stand behind a switch."""

import contextlib
import io
import subprocess
import sys
import tempfile
import textwrap
import unittest
from pathlib import Path
from unittest import mock

from support import ROOT

sys.path.insert(0, str(ROOT / "Tests/Mutants"))
import drawing  # noqa: E402
import drawn  # noqa: E402
import reach  # noqa: E402
import run  # noqa: E402
import running  # noqa: E402
import seeds  # noqa: E402
import switch  # noqa: E402
from swift_text import SwiftText, masked  # noqa: E402
from switch import Change  # noqa: E402


def swift(text):
    return textwrap.dedent(text).lstrip("\n")


class Reading(unittest.TestCase):
    def bodies(self, source):
        text = SwiftText(swift(source))
        return [" ".join(text.source[body.start : body.end].split()) for body in text.bodies]

    def statements(self, source):
        text = SwiftText(swift(source))
        return {" ".join(text.source[one.start : one.end].split()) for one in text.statements(text.bodies[0])}

    def test_comments_and_strings_are_masked_with_their_length(self):
        source = 'a("x // }", #"\\("{")"#) // {\nb("\\(c("}")) {") /* } */ + d'
        code = masked(source)
        self.assertEqual(len(code), len(source))
        self.assertEqual([code.count(brace) for brace in "{}"], [0, 0])
        self.assertTrue(code.endswith("+ d"))

    def test_a_string_of_several_lines_is_one_statement(self):
        self.assertEqual(
            self.statements('func f() {\n    a("""\n        if x {\n        """)\n    b()\n}\n'),
            {'a(""" if x { """)', "b()"},
        )

    def test_the_bodies_of_functions_and_accessors_are_found(self):
        source = """
            struct A {
                init?(_ x: Int = { 1 }()) { self.x = x }
                func f<T>(
                    _ body: (T) -> Void
                ) async throws(E) -> [T]
                where T: P {
                    body()
                }
                var a: Int { b }
                var c: Int {
                    get { d }
                    set { e = newValue }
                }
                var g: Int = 0 { didSet { h() } }
                subscript(_ i: Int) -> Int { i }
                static let limit: Duration = .seconds(5)
                let closure = { 1 }
                private(set) var list: [Int]
            }
            protocol P {
                func f()
                var a: Int { get }
                var b: Int { get set }
            }
            """
        expected = ["self.x = x", "body()", "b", "d", "e = newValue", "h()", "i", ".seconds(5)"]
        self.assertEqual(self.bodies(source), expected)

    def test_the_result_of_a_function_is_known(self):
        text = SwiftText("func f(_ g: () -> Int) async throws(E) -> [Int]? where A: B { nil }\nfunc h() {}\n")
        self.assertEqual([body.returned for body in text.bodies], ["[Int]?", ""])

    def test_statements_of_blocks_closures_and_cases_are_found(self):
        source = """
            func f() {
                let x = a
                    .map { b($0) }
                for i in 0..<3 { c(i) }
                guard x, let y else { return }
                d { z in
                    e(z)
                }
                switch y {
                case .a, .b: g()
                default: break
                }
            }
            """
        found = self.statements(source)
        self.assertLessEqual(
            {"let x = a .map { b($0) }", "b($0)", "c(i)", "return", "d { z in e(z) }", "e(z)", "g()", "break"}, found
        )

    def test_the_conditions_of_a_statement_are_found(self):
        text = SwiftText("func f() { guard a(b, c), let d = e { $0 }, f || g else { return } }\n")
        guard = next(one for one in text.statements(text.bodies[0]) if one.word == "guard")
        self.assertEqual(
            [text.source[one.start : one.end] for one in text.clauses(guard)][:2], ["a(b, c)", "let d = e"]
        )
        text = SwiftText("func f() { guard a(b, c), let d, f || g else { return } }\n")
        guard = next(one for one in text.statements(text.bodies[0]) if one.word == "guard")
        self.assertEqual(
            [text.source[one.start : one.end] for one in text.clauses(guard)], ["a(b, c)", "let d", "f || g"]
        )


class Drawing(unittest.TestCase):
    def mutants(self, source, kind):
        text = SwiftText(swift(source))
        return [" ".join(edit.applied(text.source).split()) for edit in drawing.edits(text) if edit.kind == kind]

    def test_conditions_are_negated(self):
        self.assertEqual(
            self.mutants("func f() { if a, b { c } }", "negate"),
            ["func f() { if !(a), b { c } }", "func f() { if a, !(b) { c } }"],
        )
        self.assertEqual(self.mutants("func f() { if let a { b } }", "negate"), ["func f() { if false, let a { b } }"])

    def test_a_guard_without_names_is_dropped(self):
        self.assertEqual(self.mutants("func f() { guard a else { return }; b() }", "guard"), ["func f() { ; b() }"])
        self.assertEqual(self.mutants("func f() { guard let a else { return }; b() }", "guard"), [])

    def test_calls_assignments_and_cleanup_are_dropped(self):
        source = "func f() {\n    a()\n    let b = c()\n    d = e\n    defer { g }\n}"
        dropped = [
            "func f() { let b = c() d = e defer { g } }",
            "func f() { a() let b = c() defer { g } }",
            "func f() { a() let b = c() d = e }",
        ]
        self.assertEqual(sorted(self.mutants(source, "drop")), sorted(dropped))

    def test_neighbours_are_swapped_unless_both_only_assign(self):
        self.assertEqual(self.mutants("func f() {\n    a()\n    b()\n}", "swap"), ["func f() { b() a() }"])
        self.assertEqual(self.mutants("func f() {\n    a = b\n    c = d\n}", "swap"), [])

    def test_bounds_are_shifted(self):
        self.assertEqual(self.mutants("func f() { a < b }", "bound"), ["func f() { a <= b }"])
        self.assertEqual(self.mutants("func f() { a[x..<y] }", "bound"), ["func f() { a[x...y] }"])
        self.assertEqual(
            self.mutants('func f(a: A<B>) { g("7", $0, x1, 1_000) }', "bound"),
            [f'func f(a: A<B>) {{ g("7", $0, x1, {n}) }}' for n in (999, 1001)],
        )

    def test_units_change(self):
        self.assertEqual(self.mutants("let a: Duration = .seconds(b)", "unit"), ["let a: Duration = .milliseconds(b)"])

    def test_operators_of_conditions_change(self):
        self.assertEqual(self.mutants("func f() { a && b }", "condition"), ["func f() { a || b }"])

    def test_functions_return_early(self):
        for result, value in (
            ("", "return"),
            (" -> Int?", "return nil"),
            (" -> Bool", "return false"),
            (" -> [A: B]", "return [:]"),
        ):
            self.assertEqual(
                self.mutants(f"func f(){result} {{\n    a()\n    b()\n}}", "return"),
                [f"func f(){result} {{ {value}; a() b() }}"],
            )
        self.assertEqual(self.mutants("func f() -> Int {\n    a()\n    return 1\n}", "return"), [])

    def test_a_seed_draws_the_same_bugs_of_different_lines(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for name in ("Sources/A/A.swift", "Sources/A/Generated/B.swift"):
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text("func f() {\n" + "    a(1)\n" * 50 + "}\n", encoding="utf-8")
            one, same, other = (drawing.draw(root, 20, seed) for seed in ("a", "a", "b"))
        self.assertEqual(one, same)
        self.assertNotEqual(one, other)
        self.assertEqual(len({drawn.line for drawn in one}), 20)
        self.assertEqual({drawn.file for drawn in one}, {"Sources/A/A.swift"})
        self.assertEqual([drawn.number for drawn in one], list(range(1, 21)))

    def test_a_change_shows_the_line_before_and_after(self):
        source = "func f() {\n    a(1)\n}\n"
        edit = next(edit for edit in drawing.edits(SwiftText(source)) if edit.new == "2")
        self.assertEqual(drawing.change(source, edit), "bound: `a(1)` → `a(2)`")


class Switching(unittest.TestCase):
    SOURCE = swift(
        """
        let limit = 5
        func f() -> Int {
            a()
            return b
        }
        """
    )

    def switched(self, *changes):
        found = [
            Change(number, self.SOURCE.index(old), self.SOURCE.index(old) + len(old), new)
            for number, (old, new) in enumerate(changes, 1)
        ]
        return switch.switched(self.SOURCE, found)

    def test_each_bug_has_a_copy_of_its_function(self):
        file = self.switched(("a()", ""), ("b", "c"))
        self.assertEqual(
            "".join(file.source.split()),
            "letlimit=5funcf()->Int{ifisMutant(1){returnb}elseifisMutant(2){a()returnc}else{a()returnb}}",
        )

    def test_a_value_is_chosen_by_the_switch(self):
        file = self.switched(("5", "6"))
        self.assertIn("let limit = isMutant(1) ? ( 6 ) : ( 5 ) func", " ".join(file.source.split()))

    def test_the_lines_of_errors_name_the_bugs(self):
        file = self.switched(("a()", "BROKEN"), ("b", "c"), ("5", "6"))
        lines = file.source.splitlines()
        self.assertEqual(file.broken([lines.index("    BROKEN") + 1]), {1})
        self.assertEqual(file.broken([len(lines)]), {1, 2})
        self.assertEqual(file.broken([lines.index("6") + 1]), {3})

    def test_errors_of_the_compiler_are_read(self):
        output = "[3/9] Compiling A\n/t/Sources/A/B.swift:12:5: error: no\n/t/Sources/A/B.swift:13:5: warning: no\n"
        self.assertEqual(switch.errors(output, Path("/t")), {"Sources/A/B.swift": {12}})

    def test_a_change_outside_of_functions_has_no_body(self):
        text = SwiftText(self.SOURCE)
        at = self.SOURCE.index("Int")
        self.assertIsNone(switch.body_around(text, at, at + 3))

    def test_each_module_declares_the_switch(self):
        files = switch.support(ROOT)
        self.assertIn("Sources/JSON/Mutants.swift", files)
        self.assertNotIn("Sources/CCurl/Mutants.swift", files)


class Guards(unittest.TestCase):
    def judged(self, found):
        edit = drawing.Edit(0, 1, "true", "guard")
        return drawn.Judged(drawing.Drawn(1, "Sources/Redis/A.swift", 3, edit, "guard: `a | b` → `true`"), found=found)

    def test_a_section_names_what_finds_each_guard(self):
        text = drawn.section([self.judged("7. A lock"), self.judged(None)], ["histories", "suites"], "abc")
        self.assertIn("At commit abc, 1 of 2 guards are found missing by histories or suites.\n\n| guard |", text)
        self.assertIn("| Sources/Redis/A.swift:3 | guard: `a \\| b` → `true` | 7. A lock |", text)

    def test_a_section_is_added_or_replaced(self):
        page = drawn.with_section(drawn.with_section("# Guards\n", "A", "one"), "B", "two")
        self.assertEqual(page, "# Guards\n\n## A\n\none\n\n## B\n\ntwo\n")
        self.assertEqual(drawn.with_section(page, "A", "new"), "# Guards\n\n## A\n\nnew\n\n## B\n\ntwo\n")
        self.assertEqual(drawn.with_section(page, "B", "new"), "# Guards\n\n## A\n\none\n\n## B\n\nnew\n")

    def test_the_law_that_a_history_violates_is_named(self):
        patterns = (reach.VIOLATED, reach.VIOLATED_BY_SEED)
        for output in (
            "\n7. A lock is free: violated\n  lock",
            "seed 30 violates 7. A lock is free: the message: text\n",
        ):
            names = [match[1] for pattern in patterns if (match := pattern.search(output))]
            self.assertEqual(names, ["7. A lock is free"], output)

    def test_a_folder_does_not_take_another_one_whose_name_begins_alike(self):
        files = ("Sources/HTTP/A.swift", "Sources/HTTPKit/B.swift", "Sources/HTTP/URLs/Origin.swift")
        self.assertEqual([drawing.is_in("HTTP", file) for file in files], [True, False, True])
        self.assertEqual([drawing.is_in("HTTP/URLs/Origin", file) for file in files], [False, False, True])
        with self.assertRaisesRegex(RuntimeError, "with the name Nothing"):
            drawing.guards(ROOT, ["Nothing"])

    def test_drawn_histories_are_as_many_as_asked_for(self):
        commands = [group.command[1:] for group in reach.histories(120) if group.name.startswith("seeds ")]
        self.assertEqual(commands, [["1", "50", "0"], ["51", "50", "0"], ["101", "20", "0"]])

    def test_all_programs_that_use_the_library_are_met(self):
        with mock.patch("reach.TREE", ROOT):
            names = {group.name for group in reach.programs()}
        self.assertLessEqual(
            {"c walk", "python test_calls", "project test_own_archive", "project test_refusals"}, names
        )
        self.assertFalse({"project test_make", "project test_random_mutants", "project test_nginx"} & names)

    def test_uncommitted_changes_are_named(self):
        with tempfile.TemporaryDirectory() as directory:
            identity = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
            for command in (["init", "-q"], [*identity, "commit", "-q", "--allow-empty", "-m", "A"]):
                subprocess.run(["git", *command], cwd=directory, check=True)
            page = Path(directory, drawn.GUARDS.relative_to(ROOT))
            page.parent.mkdir(parents=True)
            page.write_text("")
            self.assertRegex(drawn.commit_of(Path(directory)), r"^[0-9a-f]+$")
            Path(directory, "A.swift").write_text("")
            self.assertRegex(drawn.commit_of(Path(directory)), r"^[0-9a-f]+ with uncommitted changes$")


class Seeds(unittest.TestCase):
    def ended(self, status, output, passed=""):
        return mock.patch("running.run", return_value=running.Ended(status, output, 0, passed=passed))

    def test_the_first_seed_is_read(self):
        with self.ended(1, "seed 15 violates 5. A refresh: two\n0 passed, 1 failed\n") as program:
            self.assertEqual(seeds.first_seed(7, "5"), "15")
        self.assertEqual(program.call_args.args[0][-2:], ["--law", "5"])
        self.assertEqual(program.call_args.args[3], {"MUTANT": "7"})
        with self.ended(0, "No history violates law 5.\n2000 passed, 0 failed\n"):
            self.assertIsNone(seeds.first_seed(7, "5"))

    def test_a_search_that_fails_has_no_result(self):
        for status, output, passed in (
            (1, "usage", ""),
            (-6, "", ""),
            (0, "seed 1 violates 5. A: b", ""),
            (-9, "", "time"),
        ):
            with self.ended(status, output, passed), self.assertRaisesRegex(RuntimeError, "The search for law 5 ended"):
                seeds.first_seed(7, "5")

    def test_the_table_is_replaced(self):
        page = f"# A\n\n{seeds.START}\nold\n\n{seeds.END}\n\nafter\n"
        page = seeds.with_table(page, [("A bug.", "5", "15"), ("Another.", "2", None)], "abc")
        self.assertEqual(
            page,
            f"# A\n\n{seeds.START}\nAt commit abc, the histories of the seeds 1 to 2,000 find 1 of 2 bugs:\n\n"
            "| bug | law that fails | first seed |\n| --- | --- | --- |\n| A bug. | 5 | 15 |\n| Another. | 2 | **none** |\n\n"
            f"{seeds.END}\n\nafter\n",
        )
        self.assertEqual(seeds.with_table(page, [("A bug.", "5", "15"), ("Another.", "2", None)], "abc"), page)


class Arguments(unittest.TestCase):
    def test_arguments_that_would_be_ignored_are_refused(self):
        for arguments in (
            ["--tests", "histories"],
            ["name", "--histories", "5"],
            ["--random", "5", "--histories", "5"],
            ["--seed", "a"],
            ["name", "--random", "5"],
            ["--random", "5", "--guards", "Redis"],
            ["--random", "0"],
            ["--guards", "Redis", "--histories", "0"],
            ["--seeds", "name"],
            ["--seeds", "--guards", "Redis"],
        ):
            with self.subTest(arguments), contextlib.redirect_stderr(io.StringIO()), self.assertRaises(SystemExit):
                run.parse(arguments)

    def test_each_kind_of_mutants_has_its_arguments(self):
        self.assertEqual(run.parse(["a", "b"]).names, ["a", "b"])
        self.assertTrue(run.parse(["--seeds"]).seeds)
        self.assertEqual(run.parse(["--random", "5", "--seed", "a"]).random, 5)
        guards = run.parse(["--guards", "Redis", "Calls", "--tests", "histories", "--histories", "5"])
        self.assertEqual((guards.guards, guards.tests, guards.histories), (["Redis", "Calls"], ["histories"], 5))


if __name__ == "__main__":
    unittest.main()
