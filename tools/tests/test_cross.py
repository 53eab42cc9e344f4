"""Tests of the tools that build for another architecture. They neither download nor build anything."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "cross"))
import emulate  # noqa: E402
import swift_sdk  # noqa: E402
import system  # noqa: E402

CONTROL = """\
Source: sample
Build-Depends:
 debhelper-compat (= 13),
 liba-dev,
 libtest-dev <!nocheck>,
 openssl <!nocheck>,
 swiftlang (>= 6.3) <!pkg.sample.toolchain>,
Build-Depends-Indep:
 mkdocs,

Package: liba
"""


class SystemTest(unittest.TestCase):
    def test_the_libraries_are_those_that_each_build_needs(self):
        self.assertEqual(system.libraries(CONTROL), ["liba-dev"])

    def test_the_libraries_of_this_project_are_found(self):
        control = (emulate.PROJECT / "debian" / "control").read_text(encoding="utf-8")
        self.assertIn("libcurl4-openssl-dev", system.libraries(control))
        self.assertIn("libsimdjson-dev", system.libraries(control))


class SDKTest(unittest.TestCase):
    def test_files_of_pkg_config_are_for_shared_libraries(self):
        text = "prefix=/usr\n\nName: a\nRequires:\nRequires.private: b\nLibs: -la\nLibs.private: -lb\nCflags: -I${prefix}/a\nCflags.private: -DS"
        self.assertEqual(
            swift_sdk.for_shared(text), "prefix=/usr\n\nName: a\nRequires:\nLibs: -la\nCflags: -I${prefix}/a\n"
        )


class EmulateTest(unittest.TestCase):
    def test_the_rule_matches_programs_for_arm64_only(self):
        magic, mask = (
            text.encode().decode("unicode_escape").encode("latin-1") for text in (emulate.MAGIC, emulate.MASK)
        )
        for machine, kind, matches in ((183, 2, True), (183, 3, True), (183, 1, False), (62, 3, False)):
            header = b"\x7fELF\x02\x01\x01" + bytes(9) + bytes([kind, 0, machine, 0])
            is_match = all(a & m == b & m for a, b, m in zip(header, magic, mask, strict=True))
            self.assertEqual(is_match, matches, (machine, kind))


if __name__ == "__main__":
    unittest.main()
