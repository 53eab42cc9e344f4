"""The gate of the interface reports changes that break programs, and no other changes."""

import contextlib
import copy
import io
import json
import shutil
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import contract
import gate
import headers
import keep
import kept
import package
from test_interface import link_all
from versions import OPTIONAL, VERSION_FILES, released, sonames, versions

DOCUMENT = json.loads((kept.ROOT / "build" / "generated" / "openrpc.json").read_text(encoding="utf-8"))
FUNCTIONS = ["danxi_call", "danxi_version"]


def without(name, values):
    return [value for value in values if value["name"] != name]


class Names(unittest.TestCase):
    """Changes of the contract, which the gate finds in the schema."""

    def setUp(self):
        self.document = copy.deepcopy(DOCUMENT)
        self.functions = list(FUNCTIONS)

    def method(self, name):
        return next(method for method in self.document["methods"] if method["name"] == name)

    def schema(self, name):
        return self.document["components"]["schemas"][name]

    def parameter(self, method, name):
        return next(each for each in self.method(method)["params"] if each["name"] == name)

    def problems(self, reasons=None):
        before, after = contract.lines(DOCUMENT, FUNCTIONS), contract.lines(self.document, self.functions)
        return kept.problems(before, after, reasons or {})

    def assert_breaks(self, *lines):
        self.assertEqual(self.problems(), [f"A line was removed or changed: {line}" for line in lines])

    def test_an_unchanged_interface_has_no_problem(self):
        self.assertEqual(self.problems(), [])

    def test_a_removed_function_is_reported(self):
        self.functions.remove("danxi_call")
        self.assert_breaks("function danxi_call")

    def test_a_removed_method_is_reported(self):
        self.document["methods"] = without("bus.clear_cache", self.document["methods"])
        self.assertEqual(
            [line.partition(":")[2].partition(" bus")[0] for line in self.problems()], [" method", " option"]
        )

    def test_a_removed_parameter_is_reported(self):
        method = self.method("forum.get_hole")
        method["params"] = without("timeout_ms", method["params"])
        self.assertEqual(len(self.problems()), 1)
        self.assertIn("option forum.get_hole.timeout_ms", self.problems()[0])

    def test_an_optional_parameter_that_becomes_required_is_reported(self):
        self.parameter("forum.list_holes_in_division", "size")["required"] = True
        self.assertEqual(len(self.problems()), 2)

    def test_a_new_required_parameter_is_reported(self):
        self.method("forum.get_hole")["params"].insert(
            0, {"name": "reason", "required": True, "schema": {"type": "string"}}
        )
        self.assert_breaks("method forum.get_hole(id: integer) -> Hole")

    def test_a_smaller_range_is_reported(self):
        self.parameter("forum.list_holes_in_division", "size")["schema"]["maximum"] = 5
        self.assertEqual(len(self.problems()), 1)

    def test_another_default_is_reported(self):
        self.parameter("forum.list_holes_in_division", "size")["schema"]["default"] = 9
        self.assertEqual(len(self.problems()), 1)

    def test_a_result_of_another_type_is_reported(self):
        self.method("forum.get_hole")["result"]["schema"] = {"$ref": "#/components/schemas/Floor"}
        self.assert_breaks("method forum.get_hole(id: integer) -> Hole")

    def test_a_list_that_no_longer_has_pages_is_reported(self):
        del self.method("forum.list_holes_in_division")["x-pages"]
        self.assertEqual(len(self.problems()), 1)

    def test_a_removed_field_is_reported(self):
        del self.schema("Hole")["properties"]["reply"]
        self.assert_breaks("field Hole.reply: integer")

    def test_a_field_that_may_be_missing_is_reported(self):
        self.schema("Hole")["required"].remove("reply")
        self.assert_breaks("field Hole.reply: integer")

    def test_a_field_of_another_type_is_reported(self):
        self.schema("Hole")["properties"]["reply"]["type"] = "string"
        self.assert_breaks("field Hole.reply: integer")

    def test_a_removed_key_of_the_configuration_is_reported(self):
        del self.schema("Configuration")["properties"]["network"]["properties"]["proxy"]
        self.assert_breaks("field Configuration.network.proxy: string?")
        del self.schema("Configuration")["properties"]["hosts"]["additionalProperties"]["properties"]["token"]
        self.assertIn("A line was removed or changed: field Configuration.hosts.NAME.token: string?", self.problems())

    def test_a_new_required_field_of_an_input_is_reported(self):
        self.schema("DayChange")["properties"]["reason"] = {"type": "string"}
        self.assertEqual(self.problems(), [])
        self.schema("DayChange")["required"].append("reason")
        self.assert_breaks("input DayChange(date, is_off)")

    def test_a_new_value_of_a_closed_enum_is_reported(self):
        self.schema("HoleOrder")["anyOf"].append({"const": "time_deleted"})
        self.assert_breaks("enum HoleOrder: time_created | time_updated")

    def test_a_removed_value_of_an_open_enum_is_reported(self):
        self.schema("NotificationType")["anyOf"].pop(0)
        self.assertEqual(len(self.problems()), 1)

    def test_another_number_of_an_error_is_reported(self):
        self.document["components"]["errors"]["vetoed"]["code"] = 99
        self.assertEqual(len(self.problems()), 1)
        self.assertIn("error vetoed", self.problems()[0])

    def test_additions_are_not_reported(self):
        self.functions.append("danxi_new")
        self.document["methods"].append({**self.method("forum.get_hole"), "name": "forum.get_holes"})
        self.method("forum.get_hole")["params"].append({**self.parameter("forum.list_holes_in_division", "size")})
        self.schema("Hole")["properties"]["color"] = {"type": "string"}
        self.document["components"]["schemas"]["Color"] = {"properties": {"red": {"type": "integer"}}}
        self.schema("NotificationType")["anyOf"].insert(0, {"const": "poll"})
        self.document["components"]["errors"]["new"] = {"code": 99, "data": {"retryable": False}}
        self.assertEqual(self.problems(), [])

    def test_a_justified_change_is_not_reported(self):
        del self.schema("Hole")["properties"]["reply"]
        self.assertEqual(self.problems({"field Hole.reply: integer": "No server sends it."}), [])

    def test_a_reason_without_a_change_is_reported(self):
        self.assertEqual(
            self.problems({"field Hole.reply: integer": "No server sends it."}),
            ["changes.toml has a reason for a line that is not missing: field Hole.reply: integer"],
        )


class PythonPackage(unittest.TestCase):
    def copied(self, path, old, new):
        """Returns the lines of a copy of the package in which `old` is replaced by `new`. Another process makes the lines."""
        with tempfile.TemporaryDirectory() as directory:
            root = Path(directory)
            for name in ("bindings/python/danxi", "standin/danxi_standin"):
                shutil.copytree(kept.ROOT / name, root / name)
            text = (root / path).read_text(encoding="utf-8")
            self.assertEqual(text.count(old), 1)
            (root / path).write_text(text.replace(old, new), encoding="utf-8")
            program = "import sys, pathlib, package; print(*package.lines(pathlib.Path(sys.argv[1])), sep='\\n')"
            return headers.run(
                sys.executable, "-B", "-c", f"import sys; sys.path[0] = {str(kept.HERE)!r}; {program}", root
            )

    def assert_breaks(self, change, *lines):
        before = package.lines(kept.ROOT)
        problems = kept.problems(before, self.copied(*change).splitlines(), {})
        self.assertEqual(problems, [f"A line was removed or changed: {line}" for line in lines])

    def test_a_removed_attribute_is_reported(self):
        change = ("bindings/python/danxi/_session.py", "def set_log(", "def set_logger(")
        self.assert_breaks(change, "python danxi.AsyncSession.set_log", "python danxi.Session.set_log")

    def test_a_removed_fault_is_reported(self):
        change = ("standin/danxi_standin/control.py", "def holding(", "def held(")
        self.assert_breaks(change, "python danxi.testing.Campus.holding")

    def test_a_removed_fixture_is_reported(self):
        change = ("bindings/python/danxi/pytest_plugin.py", "def danxi_session(", "def session(")
        self.assert_breaks(change, "fixture danxi_session")


class Reasons(unittest.TestCase):
    def reasons(self, text):
        with tempfile.TemporaryDirectory() as directory:
            path = Path(directory) / "changes.toml"
            path.write_text(text, encoding="utf-8")
            return kept.justified(path)

    def test_a_change_needs_a_reason(self):
        line = '[[change]]\nline = "field Hole.reply: integer"\n'
        self.assertEqual(
            self.reasons(line + 'reason = "No server sends it."'), {"field Hole.reply: integer": "No server sends it."}
        )
        for text in (line, line + 'reason = ""', line + 'reason = "TODO"', line + 'reason = "a b c"\nnote = ""'):
            with self.subTest(text), self.assertRaises(ValueError):
                self.reasons(text)

    def test_every_suppression_has_a_reason(self):
        def unexplained(text):
            lines = text.splitlines()
            sections = [at for at, line in enumerate(lines) if line.startswith("[")]
            return [lines[at] for at in sections if at == 0 or not lines[at - 1].startswith("# ")]

        self.assertEqual(unexplained(kept.SUPPRESSIONS.read_text(encoding="utf-8")), [])
        self.assertEqual(
            unexplained("# why\n[suppress_type]\nname = a\n[suppress_function]\n"), ["[suppress_function]"]
        )


class Headers(unittest.TestCase):
    """Changes of the C headers, which libabigail or the compilers find."""

    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.include = self.folder / "include"
        shutil.copytree(kept.INCLUDE, self.include)

    def change(self, header, old, new):
        path = self.include / "danxi" / header
        text = path.read_text(encoding="utf-8")
        self.assertEqual(text.count(old), 1, old)
        path.write_text(text.replace(old, new), encoding="utf-8")

    def binary(self):
        return "".join(gate.binary_problems(self.include, self.folder))

    def layout(self):
        """Returns the errors that the compilers report: none, or those of each compiler."""
        found = gate.layout_problems(self.include, self.folder)
        self.assertIn(len(found), (0, len(gate.COMPILERS)))
        return "".join(found)

    def test_an_unchanged_interface_has_no_problem(self):
        self.assertEqual((self.binary(), self.layout()), ("", ""))

    def test_the_abi_description_does_not_contain_the_path_of_the_build_directory(self):
        with tempfile.TemporaryDirectory() as directory:
            description = headers.abi(self.include, Path(directory))
        self.assertEqual(description, headers.abi(kept.INCLUDE, self.folder))
        self.assertNotIn(directory, description)

    def test_a_parameter_of_another_type_is_reported(self):
        self.change(
            "core.h",
            "danxi_session_next(danxi_session *session, int timeout_ms)",
            "danxi_session_next(danxi_session *session, int64_t timeout_ms)",
        )
        self.assertIn("danxi_session_next", self.binary())

    def test_a_result_of_another_type_is_reported(self):
        self.change("core.h", "int64_t danxi_result_age_ms(", "int danxi_result_age_ms(")
        self.assertIn("danxi_result_age_ms", self.binary())

    def test_a_removed_function_is_reported(self):
        self.change("core.h", "\nint danxi_session_fd(danxi_session *session);", "")
        self.assertIn("danxi_session_fd", self.binary())

    def test_a_changed_number_of_an_enum_value_is_reported(self):
        self.change("core.h", "DANXI_SOURCE_DISK = 2", "DANXI_SOURCE_DISK = 3")
        self.assertIn("DANXI_SOURCE_DISK", self.binary())
        self.assertIn("DANXI_SOURCE_DISK == 2", self.layout())

    def test_a_removed_value_of_an_enum_is_reported(self):
        self.change("core.h", "DANXI_SOURCE_DISK = 2", "DANXI_SOURCE_STORE = 2")
        self.assertIn("DANXI_SOURCE_DISK", self.layout())

    def test_a_member_in_the_middle_of_a_structure_is_reported(self):
        self.change("extensions.h", "    size_t interceptor_count;", "    int more;\n    size_t interceptor_count;")
        self.assertIn("danxi_extensions", self.binary())
        self.assertIn("offsetof(danxi_extensions, client) == 24", self.layout())

    def test_a_member_at_the_end_of_a_structure_is_reported(self):
        self.change(
            "extensions.h", "    const danxi_store *store;\n}", "    const danxi_store *store;\n    void *more;\n}"
        )
        self.assertIn("danxi_extensions", self.binary())
        self.assertIn("sizeof(danxi_extensions) == 40", self.layout())

        # The change is accepted with a suppression.
        suppressions = self.folder / "changes.abignore"
        suppressions.write_text("# It has a size.\n[suppress_type]\n  name = danxi_extensions\n", encoding="utf-8")
        self.assertEqual(headers.changes(kept.DESCRIPTION, self.include, self.folder, suppressions), "")

    def test_additions_are_not_reported(self):
        self.change(
            "core.h",
            "\nint danxi_session_fd(",
            "\nint danxi_session_number(danxi_session *session);\n\nint danxi_session_fd(",
        )
        self.change("core.h", "DANXI_SOURCE_DISK = 2", "DANXI_SOURCE_DISK = 2,\n    DANXI_SOURCE_SHARED = 3")
        self.assertEqual((self.binary(), self.layout()), ("", ""))


class OldPrograms(unittest.TestCase):
    def test_a_program_that_needs_a_removed_function_is_not_linked(self):
        with tempfile.TemporaryDirectory() as directory:
            folder = Path(directory)
            (folder / "new").mkdir()
            headers.stub(kept.INCLUDE, folder / "new", without="danxi_bus_clear_cache")
            self.assertIn("danxi_bus_clear_cache", link_all(kept.OLDEST, folder / "new", folder))


class Baseline(unittest.TestCase):
    def test_after_a_release_the_baseline_is_not_written_over_problems(self):
        def contents():
            return {path: path.read_bytes() for path in kept.HERE.rglob("*") if path.is_file()}

        before = contents()
        with (
            mock.patch("versions.released", return_value=True),
            mock.patch("gate.problems", return_value=["A line was removed or changed: method bus.get_buses"]),
            contextlib.redirect_stderr(io.StringIO()) as printed,
        ):
            self.assertEqual(keep.main(), 1)
        self.assertIn("A line was removed or changed: method bus.get_buses", printed.getvalue())
        self.assertEqual(contents(), before)


class Versions(unittest.TestCase):
    def test_a_version_that_differs_is_found(self):
        with tempfile.TemporaryDirectory() as directory:
            root = Path(directory)
            for file in [*VERSION_FILES, *OPTIONAL]:
                (root / file).parent.mkdir(parents=True, exist_ok=True)
                if (kept.ROOT / file).exists():
                    shutil.copy(kept.ROOT / file, root / file)
            (root / "CHANGELOG.md").write_text("## [Unreleased]\n", encoding="utf-8")
            (root / "debian" / "changelog").write_text(
                "libdanxi (0.1.0-1) unstable; urgency=medium\n", encoding="utf-8"
            )
            self.assertEqual((set(versions(root).values()), released(root)), ({"0.1.0"}, False))
            (root / "CHANGELOG.md").write_text("## [Unreleased]\n\n## [0.2.0] - 2027-01-01\n", encoding="utf-8")
            self.assertEqual((versions(root)["CHANGELOG.md"], released(root)), ("0.2.0", True))
            # During the release of the first version, it is not released yet.
            (root / "CHANGELOG.md").write_text("## [0.2.0] - 2027-01-01\n", encoding="utf-8")
            self.assertEqual((versions(root)["CHANGELOG.md"], released(root)), ("0.2.0", False))
            for file in [*VERSION_FILES, "debian/changelog"]:
                path = root / file
                text = path.read_text(encoding="utf-8")
                path.write_text(text.replace("0.1.0", "0.1.1"), encoding="utf-8")
                self.assertEqual(versions(root)[file], "0.1.1")
            header = root / "include/danxi/version.h"
            header.write_text(header.read_text(encoding="utf-8").replace("0x000100", "0x000200"), encoding="utf-8")
            self.assertEqual(versions(root)["DANXI_VERSION_NUMBER"], "0.2.0")

    def test_a_soname_that_differs_is_found(self):
        with tempfile.TemporaryDirectory() as directory:
            root = Path(directory)
            for file in ("Package.swift", "Makefile", "bindings/python/danxi/_library.py"):
                (root / file).parent.mkdir(parents=True, exist_ok=True)
                text = (kept.ROOT / file).read_text(encoding="utf-8")
                (root / file).write_text(text.replace("libdanxi.so.0", "libdanxi.so.1") if file == "Makefile" else text)
            self.assertEqual(sonames(root), {"0", "1"})


if __name__ == "__main__":
    unittest.main()
