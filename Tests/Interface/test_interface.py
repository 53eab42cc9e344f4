"""Checks that programs written for earlier versions work with the interface of this version.

changes.toml and changes.abignore list the intended exceptions.
"""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import gate
import headers
import kept
import library
from versions import sonames, versions

sys.path.insert(0, str(kept.ROOT / "standin"))
from danxi_standin import StandIn  # noqa: E402

ADVICE = (
    "\nPrograms that work today would break. Undo the change or, if it is intended, add it with the reason to "
    "Tests/Interface/changes.toml or changes.abignore (see docs/versioning.md)."
)


class Interface(unittest.TestCase):
    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def assert_none(self, problems):
        self.assertFalse(problems, "\n" + "\n".join(problems) + ADVICE)

    def test_every_name_of_the_baseline_still_exists(self):
        """Methods, parameters, fields, enums, errors, keys of the configuration and functions still exist."""
        self.assert_none(gate.line_problems())

    def test_enums_and_structures_have_the_layout_of_the_baseline(self):
        """The baseline's assertions about enum values and structure layouts compile as C and as C++ with the current headers."""
        self.assert_none(gate.layout_problems(kept.INCLUDE, self.folder))

    def test_functions_have_the_types_of_the_baseline(self):
        self.assert_none(gate.binary_problems(kept.INCLUDE, self.folder))

    def test_the_versions_agree(self):
        found = {**versions(kept.ROOT), "danxi_version()": library.version(kept.LIBRARY)}
        self.assertEqual(len(set(found.values())), 1, found)
        self.assertEqual(sonames(kept.ROOT), {"0"})


def link_all(include: Path, built: Path, folder: Path) -> str:
    """Runs a program that uses every function of the headers. Returns the errors of the linker or the loader."""
    names = headers.declared(include)
    source, program = folder / "all.c", folder / "all"
    source.write_text(
        "\n".join(f"#include <{header}>" for header in headers.HEADERS)
        + f"\nvoid *const all[] = {{{', '.join(f'(void *){name}' for name in names)}}};\n"
        + "int main(void) {\n    for (unsigned at = 0; at < sizeof all / sizeof *all; at++)\n"
        + "        if (!all[at]) return 1;\n    return 0;\n}\n",
        encoding="utf-8",
    )
    # The program is linked with a stub library that has only the functions of its version's headers. It runs with the current library.
    own = folder / "own"
    own.mkdir()
    headers.stub(include, own)
    headers.run("gcc", f"-I{include}", source, own / "libdanxi.so.0", "-Wl,-z,now", "-o", program)
    done = subprocess.run([program], env={"LD_LIBRARY_PATH": str(built)}, capture_output=True, text=True, timeout=60)
    return done.stderr or ("" if done.returncode == 0 else f"exited with {done.returncode}")


class OldPrograms(unittest.TestCase):
    """Programs that were compiled with the oldest kept headers."""

    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def test_old_programs_find_every_function(self):
        self.assertEqual(link_all(kept.OLDEST, kept.LIBRARY, self.folder), "")

    def test_a_program_of_the_first_version_works(self):
        program = self.folder / "oldest"
        flags = ["-std=c11", "-Wall", "-Wextra", "-Werror", f"-I{kept.OLDEST}", f"-L{kept.LIBRARY}"]
        headers.run("gcc", *flags, kept.HERE / "oldest.c", "-o", program, "-ldanxi")
        with StandIn() as standin:
            environment = {**os.environ, **standin.client_environment(), "LD_LIBRARY_PATH": str(kept.LIBRARY)}
            done = subprocess.run([program], env=environment, capture_output=True, text=True, timeout=120)
        self.assertEqual((done.returncode, done.stdout), (0, "ok\n"), done.stderr)


if __name__ == "__main__":
    unittest.main()
