"""Completions by jedi, which, like many editors, reads the package without running it."""

import importlib.util
import unittest

from . import ROOT

PACKAGE = str(ROOT / "bindings/python")


@unittest.skipUnless(importlib.util.find_spec("jedi"), "the package jedi is not installed")
class Completions(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        import jedi

        cls.jedi = jedi
        cls.project = jedi.Project(PACKAGE, sys_path=[PACKAGE])

    def script(self, code):
        """Returns a program that imports danxi."""
        return self.jedi.Script(f"import danxi\n{code}", path=f"{PACKAGE}/program.py", project=self.project)

    def completions(self, code):
        """Returns the completions at the end of a program that imports danxi."""
        return {completion.name for completion in self.script(code).complete()}

    def check(self, code, *names):
        with self.subTest(code):
            self.assertLessEqual(set(names), self.completions(code))

    def test_names_of_the_package_are_completed(self):
        import danxi

        self.assertEqual(set(danxi.__all__) - self.completions("danxi."), set())
        self.check("from danxi import Ho", "Hole", "HoleOrder")
        self.check("from danxi.forum import Ho", "Hole", "HoleOrder")

    def test_services_and_methods_are_completed(self):
        self.check("danxi.Session().", "forum", "bus", "close", "request")
        self.check("danxi.Session(network={}).forum.", "get_hole", "iter_my_holes", "watch_messages")
        self.check("with danxi.Session() as session:\n    session.forum.get_h", "get_hole")

    def test_asynchronous_services_and_values_are_completed(self):
        self.check("danxi.AsyncSession().forum.", "get_hole", "iter_my_holes", "watch_messages")
        start = "async def main():\n    async with danxi.AsyncSession() as session:\n        "
        self.check(f"{start}session.", "forum", "aclose", "request")
        self.check(f"{start}(await session.forum.get_hole(1)).", "time_updated", "tags", "to_json")
        self.check(f"{start}async for hole in session.forum.iter_my_holes():\n            hole.", "time_updated")

    def test_methods_are_shown_with_their_documentation(self):
        for session in ("danxi.Session()", "danxi.AsyncSession()"):
            with self.subTest(session):
                script = self.script(f"{session}.forum.get_hole")
                (completion,) = script.complete()
                (shown,) = script.help(2, len(f"{session}.forum.get"))
                for text in (completion.docstring(), shown.docstring()):
                    self.assertRegex(text, r"^get_hole\(id: int, \*, .*\) -> Hole\n\nReturns a hole")
                    self.assertIn("NotFoundError: ", text)

    def test_fields_of_entities_are_completed(self):
        self.check("danxi.Session().forum.get_hole(1).", "time_updated", "tags", "to_json")
        self.check("danxi.Session().forum.get_hole(1).time_updated.", "text", "astimezone")
        self.check("for hole in danxi.Session().forum.list_my_holes():\n    hole.", "time_updated")
        self.check("for hole in danxi.Session().forum.iter_my_holes():\n    hole.", "time_updated")

    def test_attributes_of_results_are_completed(self):
        start = "session = danxi.Session()\nresult = session.request(session.forum.get_hole, 1)\nresult."
        self.check(start, "source", "age", "skipped", "value")
        self.check(f"{start}value.", "time_updated")

    def test_parameters_are_completed(self):
        self.check("danxi.Session().forum.list_all_tags(ca", "cache=")
        self.check("danxi.Session().forum.list_my_holes(", "start_time=", "size=", "timeout_ms=")
        self.check("danxi.Session(in", "interceptors=")
        self.check("danxi.Tag(na", "name=")

    def test_exceptions_and_their_attributes_are_completed(self):
        self.check("danxi.NotF", "NotFoundError")
        self.check("danxi.errors.", "NotFoundError", "TimeoutError")
        self.check(
            "try: ...\nexcept danxi.NotFoundError as error:\n    error.", "http_status", "server_message", "detail"
        )
