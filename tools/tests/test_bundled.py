"""Tests of how apt's sources and output are read, of the downloaded files and libraries, and of changes of tools/bundled.toml."""

import hashlib
import sys
import tempfile
import tomllib
import unittest
from pathlib import Path
from unittest import mock

TOOLS = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(TOOLS))
import bundled  # noqa: E402
import debian_mirror  # noqa: E402
import outdated  # noqa: E402
from debian_mirror import File, Mirror  # noqa: E402

DSC = f"'http://mirror.example/curl_7.88.1-10%2bdeb12u15.dsc' curl_7.88.1-10+deb12u15.dsc 3256 SHA256:{'a' * 64}\n"
TAR = f"'http://mirror.example/curl_7.88.1.orig.tar.gz' curl_7.88.1.orig.tar.gz 4343562 SHA256:{'b' * 64}\n"


class MirrorTest(unittest.TestCase):
    def test_both_forms_of_sources_get_entries_for_source_packages(self):
        text = "Types: deb\nURIs: http://mirror.example/debian\n"
        self.assertEqual(debian_mirror.with_sources(text), text.replace("Types: deb", "Types: deb deb-src"))
        line = "# deb is a type\ndeb [arch=amd64] http://mirror.example/debian stable main\n"
        expected = line + line.splitlines()[1].replace("deb ", "deb-src ", 1) + "\n"
        self.assertEqual(debian_mirror.with_sources(line), expected)

    def test_the_version_is_read_from_the_file_name(self):
        for name, version in (
            ("curl_7.88.1-10+deb12u15.dsc", "7.88.1-10+deb12u15"),
            ("libssl3_3.0.22-1~deb12u2_amd64.deb", "3.0.22-1~deb12u2"),
            ("zlib1g_1%3a1.2.13.dfsg-1_amd64.deb", "1:1.2.13.dfsg-1"),
        ):
            with self.subTest(name=name):
                self.assertEqual(File(name, "").version, version)

    def test_apt_reads_the_copied_sources_only_and_the_newest_dsc_is_found(self):
        with tempfile.TemporaryDirectory() as name:
            system, directory = Path(name, "apt"), Path(name, "own")
            (system / "sources.list.d").mkdir(parents=True)
            (system / "sources.list.d" / "debian.sources").write_text(
                "Types: deb\nURIs: http://mirror.example/debian\n"
            )
            (system / "sources.list.d" / "other.disabled").write_text("deb http://other.example/ stable main\n")
            with mock.patch("subprocess.run") as run:
                run.return_value = mock.Mock(returncode=0, stdout=TAR + DSC)
                mirror = Mirror(directory, system)
                self.assertEqual(mirror.newest_source("curl"), File("curl_7.88.1-10+deb12u15.dsc", "a" * 64))
            self.assertEqual([path.name for path in (directory / "sources").iterdir()], ["debian.sources"])
            self.assertIn("deb-src", (directory / "sources" / "debian.sources").read_text())
            for call in run.call_args_list:
                self.assertEqual(call.kwargs["env"]["APT_CONFIG"], str(directory / "apt.conf"))

    def test_a_failure_of_apt_is_reported_in_its_words(self):
        with tempfile.TemporaryDirectory() as name, mock.patch("subprocess.run") as run:
            run.return_value = mock.Mock(returncode=100, stderr="E: Unable to find a source package for curl\n")
            with self.assertRaisesRegex(RuntimeError, "apt-get update failed: E: Unable to find"):
                Mirror(Path(name), Path(name))

    def test_the_mirror_of_the_machine_is_the_one_that_apt_names(self):
        with mock.patch("subprocess.run") as run:
            run.return_value = mock.Mock(stdout="http://mirror.example/debian/\nhttp://other.example/debian/\n")
            self.assertEqual(debian_mirror.machine_mirror("bookworm"), "http://mirror.example/debian/")
            self.assertIn("Codename: bookworm", run.call_args.args[0])
            run.return_value = mock.Mock(stdout="")
            with self.assertRaisesRegex(RuntimeError, "no mirror of Debian bookworm .* Run `apt-get update`"):
                debian_mirror.machine_mirror("bookworm")


class DownloadTest(unittest.TestCase):
    def test_a_source_package_is_complete_with_the_content_of_each_listed_file(self):
        downloads = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.enterContext(mock.patch.object(bundled, "DOWNLOADS", downloads))
        archive, dsc = downloads / "a_1.orig.tar.gz", downloads / "a_1.dsc"
        archive.write_text("sources")
        hashes = {name: hashlib.new(name, archive.read_bytes()).hexdigest() for name in ("sha1", "sha256", "md5")}
        sections = {"Checksums-Sha1": "sha1", "Checksums-Sha256": "sha256", "Files": "md5"}
        dsc.write_text("".join(f"{title}:\n {hashes[name]} 7 {archive.name}\n" for title, name in sections.items()))
        file = File(dsc.name, bundled.sha256(dsc))
        self.assertTrue(bundled.is_complete(file))
        self.assertEqual(bundled.files({"a": file}), [dsc, archive])
        archive.write_text("Sources")
        self.assertFalse(bundled.is_complete(file))
        archive.unlink()
        self.assertFalse(bundled.is_complete(file))

    def test_the_libraries_that_a_file_needs_are_read_from_it(self):
        needed = bundled.needed(Path(sys.executable))
        self.assertIn("libc", needed)
        self.assertFalse(needed & bundled.CURL_NEEDS - {"libz"})


class TargetTest(unittest.TestCase):
    def setUp(self):
        system = {"ID": "debian", "VERSION_CODENAME": "bookworm", "VERSION_ID": "12"}
        self.enterContext(mock.patch("platform.freedesktop_os_release", return_value=system))
        self.enterContext(mock.patch("subprocess.check_output", return_value="amd64\n"))

    def test_each_target_has_recorded_libraries_and_a_folder_of_its_own(self):
        targets = bundled.targets()
        self.assertEqual([target.architecture for target in targets], ["amd64", "arm64"])
        self.assertEqual(len({target.directory for target in targets}), 2)
        for target in targets:
            sources, packages = bundled.recorded(target)
            self.assertLessEqual(sources.keys(), bundled.RECIPES.keys())
            self.assertIn("curl", sources)
            for file in packages.values():
                self.assertRegex(file.name, f"_({target.architecture}|all).deb$")

    def test_the_machine_is_the_default_and_unknown_architectures_are_refused(self):
        self.assertTrue(bundled.target_of([]).is_machine)
        self.assertEqual(bundled.target_of(["arm64"]).machine, "aarch64")
        with self.assertRaisesRegex(SystemExit, "mips is none of the architectures amd64, arm64"):
            bundled.target_of(["mips"])

    def test_only_another_architecture_has_its_own_compiler(self):
        machine, other = bundled.targets()
        self.assertEqual(bundled.tools(machine), {})
        with mock.patch.object(bundled, "toolchain", return_value=Path("/swift/bin")):
            self.assertIn("--target=aarch64-linux-gnu", bundled.tools(other)["CC"])


class RecordTest(unittest.TestCase):
    def test_the_record_names_a_version_and_a_hash_of_each_package(self):
        table = tomllib.loads((TOOLS / "bundled.toml").read_text("utf-8"))
        for release, sections in table.items():
            self.assertGreaterEqual(len(sections), 2, release)
            for section in sections.values():
                for name, entry in section.items():
                    with self.subTest(release=release, name=name):
                        self.assertEqual(entry["name"].split("_")[0], name)
                        self.assertRegex(entry["sha256"], "^[0-9a-f]{64}$")
                        self.assertTrue(File(**entry).version[0].isdigit())

    def test_an_update_changes_only_the_file_and_the_hash_of_a_package(self):
        text = (TOOLS / "bundled.toml").read_text("utf-8")
        old = File(**tomllib.loads(text)["bookworm"]["sources"]["curl"])
        new = File("curl_9.9.9-1.dsc", "c" * 64)
        changed = outdated.updated(text, [(old, new)])
        self.assertEqual(changed.replace(new.name, old.name).replace(new.sha256, old.sha256), text)
        self.assertEqual(File(**tomllib.loads(changed)["bookworm"]["sources"]["curl"]), new)
        with self.assertRaisesRegex(ValueError, "occurs 0 times"):
            outdated.updated(changed, [(old, new)])


if __name__ == "__main__":
    unittest.main()
