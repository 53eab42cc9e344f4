"""tools/effort.py counts the files that a person writes to add a method or a service."""

import subprocess
import sys
import unittest

from support import ROOT, environment  # noqa: F401, for the path of tools/

import effort  # isort: skip


class Efforts(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.interface = effort.load(ROOT)

    def test_a_method_that_sends_one_request_needs_an_entry_in_one_file(self):
        plain = [method for method in self.interface.methods if method.request]
        self.assertGreater(len(plain), 5)
        for method in plain:
            with self.subTest(method.full_name):
                parts = effort.method_written(self.interface, method)
                self.assertEqual([part.path for part in parts], [f"interface/{method.service}.toml"])
                self.assertLess(parts[0].lines, 40)

    def test_a_method_with_logic_is_written_as_a_definition_and_a_swift_function(self):
        parts = effort.method_written(self.interface, self.interface.method("bus.next"))
        self.assertEqual(len(parts), 2)
        self.assertRegex(parts[1].path, r"^Sources/FudanKit/Bus/\w+\.swift$")

    def test_the_header_the_package_and_the_schema_of_a_method_are_generated(self):
        paths = [part.path for part in effort.method_generated(self.interface, self.interface.method("forum.get_hole"))]
        for path in ("include/danxi/forum.h", "build/generated/openrpc.json"):
            self.assertIn(path, paths)
        self.assertTrue(any(path.startswith("bindings/python/") for path in paths))
        self.assertTrue(any(path.startswith("Sources/DanXiKit/Generated/") for path in paths))

    def test_a_service_has_its_own_files(self):
        service = effort.service_effort(self.interface, "bus")
        folders = [
            "interface/bus.toml",
            "Sources/FudanKit/Bus/",
            "standin/danxi_standin/hosts/",
            "Tests/FudanKitTests/Bus",
        ]
        for folder in folders:
            self.assertTrue(any(part.path.startswith(folder) for part in service.written), folder)
        for part in [*service.written, *service.generated]:
            self.assertTrue((ROOT / part.path).is_file(), part.path)

    def test_the_command_prints_the_files_of_a_method(self):
        command = [sys.executable, str(ROOT / "tools" / "effort.py")]
        overview = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        self.assertEqual(len(overview.splitlines()), 1 + len(self.interface.services))
        one = subprocess.run([*command, "forum.get_hole"], capture_output=True, text=True, check=True).stdout
        self.assertIn("interface/forum.toml", one)


if __name__ == "__main__":
    unittest.main()
