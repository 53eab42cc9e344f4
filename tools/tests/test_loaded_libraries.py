"""Tests of the tools that put the libraries that libdanxi loads itself into the wheel, with small libraries.

The tests need pyelftools, and are skipped without it."""

import importlib.util
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
HAS_ELFTOOLS = importlib.util.find_spec("elftools")
if HAS_ELFTOOLS:
    import check_wheel
    import loaded_libraries
    from elftools.elf.elffile import ELFFile

SOURCE = """
static const char names[2][64] __attribute__((section(".sonames"), used)) = {"libfirst.so.2", "libsecond.so.0.14"};
"""


@unittest.skipUnless(HAS_ELFTOOLS, "needs pyelftools")
class LoadedLibraries(unittest.TestCase):
    def setUp(self):
        self.directory = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.commands = []
        patch = mock.patch.object(loaded_libraries, "patch", lambda path, *arguments: self.commands.append(arguments))
        self.enterContext(patch)

    def compile(self, name, source="", *flags):
        path = self.directory / name
        command = [
            "cc",
            "-shared",
            "-nostdlib",
            "-x",
            "c",
            "-",
            "-x",
            "none",
            f"-Wl,-soname,{name}",
            "-o",
            path,
            *flags,
        ]
        subprocess.run(command, input=source, text=True, check=True)
        return path

    def linked(self):
        """Returns a library as auditwheel leaves it, linked with renamed libraries."""
        renamed = [self.compile(name) for name in ("libfirst-0123abcd.so.2", "libsecond-89abcdef.so.0.14")]
        return self.compile("libdanxi.so.0", SOURCE, "-Wl,--no-as-needed,-rpath,$ORIGIN/../danxi.libs", *renamed)

    def test_auditwheel_sees_the_libraries(self):
        loaded_libraries.link(self.compile("libdanxi.so.0", SOURCE))
        self.assertEqual(self.commands, [("--add-needed", "libfirst.so.2", "--add-needed", "libsecond.so.0.14")])

    def test_the_library_loads_the_renamed_libraries(self):
        path = self.linked()
        loaded_libraries.unlink(path)
        renamed = ["libfirst-0123abcd.so.2", "libsecond-89abcdef.so.0.14"]
        self.assertEqual(self.commands, [("--remove-needed", renamed[0], "--remove-needed", renamed[1])])
        with path.open("rb") as file:
            self.assertEqual(loaded_libraries.sonames(ELFFile(file)), renamed)

    def test_a_wheel_without_a_library_that_is_loaded_is_refused(self):
        path = self.linked()
        loaded_libraries.unlink(path)
        wheel = {"danxi.libs/libfirst-0123abcd.so.2", "danxi.libs/libsecond-89abcdef.so.0.14"}
        for names in (wheel, wheel - {"danxi.libs/libsecond-89abcdef.so.0.14"}):
            with path.open("rb") as file:
                problems = set(check_wheel.missing("danxi/libdanxi.so.0", ELFFile(file), names))
            self.assertEqual(bool(problems), names != wheel, problems)


if __name__ == "__main__":
    unittest.main()
