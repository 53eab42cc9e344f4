"""tools/expectations.py: expectations that wait."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import expectations  # noqa: E402


class Expectations(unittest.TestCase):
    def lines(self, code):
        return expectations.waiting_expectations(code)

    def test_an_await_in_the_arguments_is_found(self):
        for code in (
            "#expect(await forum.count == 1)",
            "let thread = try #require(try await forum.list().first)",
            "#expect(\n    (list(1) + list(2)).count\n        == (await forum.count))",
            "#expect(await forum.list().contains { $0.id == (1) })",
        ):
            self.assertEqual(self.lines(f"func f() async {{\n    {code}\n}}"), ([2], 1), code)

    def test_other_awaits_are_not(self):
        for code in (
            "let count = await forum.count\n    #expect(count == 1)",
            "#expect(list(1) == 2); await forum.close()",
            "#expect(throws: Failure.self) { try await forum.list() }",
            "#expect(awaited)",
        ):
            self.assertEqual(self.lines(code), ([], 1), code)

    def test_places_have_the_path_and_the_line(self):
        with tempfile.TemporaryDirectory() as folder:
            tests = Path(folder, "Tests")
            tests.mkdir()
            (tests / "A.swift").write_text(
                '// #expect(await a())\nlet text = "#expect(await a())"\n#expect(await a())\n'
            )
            (tests / "B.swift").write_text("#expect(true)\n")
            self.assertEqual(list(expectations.places(tests)), [(["Tests/A.swift:3"], 1), ([], 1)])


if __name__ == "__main__":
    unittest.main()
