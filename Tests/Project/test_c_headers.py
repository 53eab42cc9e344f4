"""The generator of the C headers: escaped keywords, documented limits, short lines and references."""

import subprocess
import sys
import tempfile
import tomllib
import unittest
from dataclasses import replace
from pathlib import Path

from support import ROOT

sys.path.insert(0, str(ROOT / "generator"))
from c import constraints, example, service  # noqa: E402
from c.layout import WIDTH, comment, string_literal  # noqa: E402
from c.names import RESERVED_WORDS, rendered  # noqa: E402
from loading import load, parse_service  # noqa: E402
from model import Field, Type  # noqa: E402

SERVICE = """
name = "trial"
group = "general"
title = "Trial"
summary = "A service for this test."
sign_in = "none"
since = "0.1.0"

[[enum]]
name = "TrialOrder"
summary = "An order."
values = [{ name = "up", summary = "Upwards." }, { name = "down", summary = "Downwards." }]

[[entity]]
name = "Trial"
summary = "A trial."
fields = [{ name = "id", type = "int", min = 1, summary = "Identifier." }, { name = "note", type = "string?", summary = "Note." }]

[[method]]
name = "run"
summary = "Runs a trial, which ends a comment with */ and needs {error:not_found}, {method:forum.get_hole} and {param:class}."
operations = ["GET https://example.com/a/very/long/path/that/does/not/fit/into/a/line/of/the/header/at/all/but/is/not/broken"]
returns = "[Trial]"
effect = "once"
cache_seconds = 7200
errors = { not_found = "No trial has this identifier." }
parameters = [
  { name = "default", type = "int", min = 1, max = 9, summary = "A number." },
  { name = "class", type = "string", min_length = 1, max_length = 1, summary = "A letter." },
  { name = "template", type = "[string]", min_items = 2, max_length = 5, summary = "Words." },
  { name = "errno", type = "bool", summary = "A macro." },
  { name = "order", type = "TrialOrder", default = "up", since = "0.2.0", summary = "The order." },
]
example = { params = { default = 1, class = "a", template = ["\\"quoted\\"", "二"], errno = true, order = "down" } }
"""


def header():
    interface = load(ROOT)
    options = {option.name: option for option in interface.options}
    added = parse_service(tomllib.loads(SERVICE), options, [])
    return service.header(replace(interface, services=[*interface.services, added]), added)


class CHeaders(unittest.TestCase):
    def test_keywords_are_escaped(self):
        text = header()
        self.assertIn("int64_t default_, const char *class_,", text)
        self.assertIn("const char *template_, bool errno_,", text)
        for name in ("default_", "class_", "template_", "errno_"):
            self.assertIn(f"@param {name}  ", text)

    def test_a_header_with_keywords_compiles_in_c_and_in_cpp(self):
        with tempfile.TemporaryDirectory() as directory:
            path = Path(directory) / "trial.h"
            path.write_text("#include <errno.h>\n" + header(), encoding="utf-8")
            for compiler in (["gcc", "-x", "c", "-std=c99"], ["g++", "-x", "c++", "-std=c++17"]):
                command = [*compiler, "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only"]
                run = subprocess.run(
                    [*command, "-include", str(path), f"-I{ROOT / 'include'}", "/dev/null"],
                    capture_output=True,
                    text=True,
                )
                self.assertEqual(run.stderr, "")

    def test_reserved_words_include_those_of_c_and_cpp(self):
        self.assertGreaterEqual(
            RESERVED_WORDS, {"int", "restrict", "class", "operator", "thread_local", "xor_eq", "stdin"}
        )

    def test_lines_are_not_longer_than_the_width(self):
        for line in header().splitlines():
            self.assertTrue(len(line) <= WIDTH + 1 or "https://" in line, line)

    def test_limits_and_values_are_documented(self):
        text = " ".join(header().replace("\n *", " ").split())
        for words in (
            "A number. 1 to 9.",
            "A letter. 1 character.",
            "Words. A JSON array of strings. At least 2 items, each at most 5 characters.",
            '`order` (TrialOrder, default "up", since 0.2.0): The order. One of "up", "down".',
            "`id` (int, at least 1): Identifier.",
            "`note` (string, optional): Note.",
            "@return An array of Trial objects. Errors: - DANXI_ERROR_NOT_FOUND: No trial has this identifier.",
            "the value is valid for 2 hours",
            "not/broken, sent at most once",
            "@since 0.1.0",
        ):
            self.assertIn(words, text)

    def test_references_are_rendered_as_c_names(self):
        text = "{error:not_found} {method:forum.get_hole} {param:size} {config:store.path} {value:prefer} {value:null} {entity:Hole}"
        expected = 'DANXI_ERROR_NOT_FOUND danxi_forum_get_hole() `size` store.path "prefer" null Hole'
        self.assertEqual(rendered(text), expected)

    def test_examples_are_c_code(self):
        interface = load(ROOT)
        self.assertEqual(
            example.call(interface.method("forum.list_holes_in_division")),
            ['danxi_result *result = danxi_forum_list_holes_in_division(session, 1, "{\\"size\\": 3}");'],
        )
        text = " ".join(header().replace("\n *", " ").split())
        self.assertIn(r'danxi_trial_run(session, 1, "a", "[\"\\\"quoted\\\"\", \"二\"]", true,', text)

    def test_texts_cannot_end_a_comment(self):
        self.assertEqual(comment(["a */ b"]).count("*/"), 1)

    def test_string_literals_are_escaped(self):
        self.assertEqual(string_literal('"\\\n'), r'"\"\\\n"')

    def test_ranges_are_written_in_words(self):
        self.assertEqual(constraints.span(1, 10), "1 to 10")
        self.assertEqual(constraints.span(0, None, "ms"), "at least 0 ms")
        self.assertEqual(constraints.span(None, 0.5), "at most 0.5")
        self.assertEqual(constraints.span(None, None), "")

    def test_a_minimum_of_one_character_is_written_as_not_empty(self):
        field = Field("name", Type("string"), "Name.", min_length=1)
        self.assertEqual(constraints.limits(field), ["not empty"])


if __name__ == "__main__":
    unittest.main()
