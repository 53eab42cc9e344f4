"""Tests of how a wheel is compressed, and of its list of libraries, with small files in the places of libraries.

The tests need packages of tools/test-requirements.txt, and are skipped without them."""

import importlib.util
import json
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import bundled  # noqa: E402

PACKAGES = ("cyclonedx", "deflate", "elftools", "packageurl")
IS_COMPLETE = all(map(importlib.util.find_spec, PACKAGES))
if IS_COMPLETE:
    import check_wheel
    import sbom
    import wheel_archive

MACHINE = bundled.Target("bookworm", "12", "amd64", True)
OTHER = bundled.Target("trixie", "13", "arm64", False)
ELF = b"\x7fELF of "
SOURCES = [
    {"library": "libcurl.so.4", "source": "curl", "version": "7.88.1-10", "sha256": "a" * 64},
    {"library": "libssl.so.3", "source": "openssl", "package": "libssl3", "version": "3.0.22-1", "sha256": "b" * 64},
    {"library": "libxml2.so.2", "source": "libxml2", "version": "2.9.14", "sha256": "c" * 64},
]
FILES = {
    "danxi/__init__.py": b"def build_info():\n    return {'compiler': {'swift': '6.3.1'}}\n",
    "danxi/libdanxi.so.0": ELF + b"libdanxi",
    "danxi/_reader.abi3.so": ELF + b"reader",
    "danxi/danxi-rpc": ELF + b"danxi-rpc",
    "danxi.libs/libcurl-0123abcd.so.4": ELF + b"libcurl",
    "danxi.libs/libssl-0123abcd.so.3": ELF + b"libssl",
    "danxi.libs/libxml2-0123abcd.so.2": ELF + b"libxml2",
    "danxi-0.1.0.dist-info/licenses/libcurl.so.4.txt": b"a text",
}
SBOM = "danxi-0.1.0.dist-info/sboms/danxi.cdx.json"


@unittest.skipUnless(IS_COMPLETE, f"needs the modules {', '.join(PACKAGES)}")
class WheelTest(unittest.TestCase):
    def setUp(self):
        self.directory = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.enterContext(mock.patch.object(bundled, "ROOT", self.directory))
        self.enterContext(mock.patch.object(bundled, "CROSS", self.directory / "cross"))
        for target in (MACHINE, OTHER):
            target.directory.mkdir(parents=True)
            (target.directory / "libraries.json").write_text(json.dumps(SOURCES))
        (self.directory / "cross" / "sdk").mkdir(parents=True)
        (self.directory / "cross" / "sdk" / "runtime").write_text("swiftlang_6.0.3-2_arm64.deb\n")

    def list_of(self, files, target=MACHINE):
        """Returns the SBOM of a wheel with these files."""
        tree = Path(self.enterContext(tempfile.TemporaryDirectory()))
        for name, content in files.items():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            (tree / name).write_bytes(content)
        return sbom.of_tree(target, tree)

    def write(self, name, files):
        path = self.directory / name
        with zipfile.ZipFile(path, "w") as wheel:
            for file, content in files.items():
                wheel.writestr(file, content)
        return path

    def problems(self, files):
        """Returns what the check of the list finds in a wheel."""
        with zipfile.ZipFile(self.write("checked.whl", files)) as wheel:
            libraries = {name for name in wheel.namelist() if check_wheel.is_library(wheel.read(name))}
            return list(check_wheel.sbom_problems(wheel, libraries))


class Archive(WheelTest):
    def entries(self, date):
        """Writes a wheel with a program and a module, and returns the bytes of its compressed copy."""
        with zipfile.ZipFile(self.directory / "a.whl", "w") as wheel:
            for name, mode in (("danxi/", 0o40755), ("danxi/danxi-rpc", 0o100700), ("danxi/名.py", 0o100664)):
                entry = zipfile.ZipInfo(name, date)
                entry.external_attr = mode << 16
                wheel.writestr(entry, b"" if name.endswith("/") else f"content of {name}\n".encode() * 100)
        wheel_archive.compress(self.directory / "a.whl", self.directory / "b.whl")
        return (self.directory / "b.whl").read_bytes()

    def test_the_copy_has_the_files_with_their_modes(self):
        self.entries((2026, 1, 2, 3, 4, 6))
        with zipfile.ZipFile(self.directory / "b.whl") as wheel:
            self.assertIsNone(wheel.testzip())
            modes = {entry.filename: entry.external_attr >> 16 for entry in wheel.infolist()}
            self.assertEqual(modes, {"danxi/danxi-rpc": 0o100755, "danxi/名.py": 0o100644})
            for name in modes:
                self.assertEqual(wheel.read(name), f"content of {name}\n".encode() * 100)
                self.assertLess(wheel.getinfo(name).compress_size, 100)

    def test_the_copy_does_not_depend_on_the_date(self):
        self.assertEqual(self.entries((2026, 1, 2, 3, 4, 6)), self.entries((2031, 7, 8, 9, 10, 12)))


class List(WheelTest):
    def test_the_list_names_the_origin_of_each_library(self):
        document = json.loads(self.list_of(FILES))
        components = {(c["type"], c["name"]): c for c in document["components"]}
        self.assertEqual(components["operating-system", "debian"]["version"], "12")
        urls = {name: component.get("purl") for (kind, name), component in components.items() if kind == "library"}
        self.assertEqual(
            urls,
            {
                "libdanxi": None,
                "swift": "pkg:github/swiftlang/swift@swift-6.3.1-RELEASE",
                "curl": "pkg:deb/debian/curl@7.88.1-10?arch=source&distro=debian-12",
                "openssl": "pkg:deb/debian/libssl3@3.0.22-1?distro=debian-12",
                "libxml2": "pkg:deb/debian/libxml2@2.9.14?arch=source&distro=debian-12",
            },
        )
        listed = {name for kind, name in components if kind == "file"}
        self.assertEqual(listed, {name for name, content in FILES.items() if content.startswith(ELF)})

    def test_the_list_for_another_architecture_names_the_runtime_of_debian(self):
        document = json.loads(self.list_of(FILES, OTHER))
        urls = {component["name"]: component.get("purl") for component in document["components"]}
        self.assertEqual(urls["swift"], "pkg:deb/debian/swiftlang@6.0.3-2?arch=arm64&distro=debian-13")
        self.assertEqual(urls["openssl"], "pkg:deb/debian/libssl3@3.0.22-1?distro=debian-13")
        self.assertEqual(self.problems({**FILES, SBOM: self.list_of(FILES, OTHER)}), [])

    def test_the_list_is_the_same_in_each_folder(self):
        self.assertEqual(self.list_of(FILES), self.list_of(FILES))

    def test_a_complete_list_has_no_problem(self):
        self.assertEqual(self.problems({**FILES, SBOM: self.list_of(FILES)}), [])

    def test_a_library_that_was_added_or_changed_or_removed_is_a_problem(self):
        listed = self.list_of(FILES)
        program, curl = "danxi/extra", "danxi.libs/libcurl-0123abcd.so.4"
        without = {name: content for name, content in FILES.items() if name != curl}
        for files, problem in (
            ({**FILES, program: ELF}, f"the SBOM does not list {program} with its SHA-256"),
            ({**FILES, curl: ELF}, f"the SBOM does not list {curl} with its SHA-256"),
            (without, f"the SBOM lists {curl}, which is not in the wheel"),
        ):
            with self.subTest(problem):
                self.assertIn(problem, self.problems({**files, SBOM: listed}))

    def test_a_library_of_unknown_origin_is_a_problem(self):
        files = {**FILES, "danxi/extra": ELF}
        problem = "no component of the SBOM says where danxi/extra comes from"
        self.assertEqual(self.problems({**files, SBOM: self.list_of(files)}), [problem])

    def test_a_wheel_without_a_list_is_a_problem(self):
        self.assertEqual(self.problems(FILES), ["the wheel has 0 SBOMs instead of one"])


if __name__ == "__main__":
    unittest.main()
