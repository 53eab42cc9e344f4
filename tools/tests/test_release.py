"""Tests of the files of a release: hashes, a signature with a throw-away key, and archives that do not change."""

import os
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path
from unittest import mock

TOOLS = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(TOOLS))
import release  # noqa: E402

KEY = "release@example.net"


class ReleaseTest(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.directory = Path(holder.name)
        self.dist = self.directory / "dist"
        self.dist.mkdir()

    def build(self):
        """Makes small files in the places of packages."""
        names = ("deb/a.orig.tar.xz", "deb/a.debian.tar.xz", "deb/a.dsc", "deb/a.deb", "wheel/a.tar.gz")
        for name in (*names, "deb-trixie/b.deb", "deb-arm64/c.deb"):
            path = self.directory / "build" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(name)
        for name in ("wheel/a-1-any.whl", "arm64/wheel/a-1-arm64.whl"):
            path = self.directory / "build" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            with zipfile.ZipFile(path, "w") as wheel:
                wheel.writestr("a-1.dist-info/sboms/danxi.cdx.json", "{}")

    def check(self):
        return subprocess.run(
            ["sha256sum", "--check", "--quiet", release.SUMS], cwd=self.dist, capture_output=True
        ).returncode

    def test_all_packages_are_gathered_with_the_sbom_of_the_wheel(self):
        self.build()
        release.gather(self.directory / "build", self.dist)
        expected = {"a.orig.tar.xz", "a.debian.tar.xz", "a.dsc", "a.deb", "b.deb", "c.deb", "a.tar.gz"}
        expected |= {f"a-1-{name}.{kind}" for name in ("any", "arm64") for kind in ("whl", "cdx.json")}
        self.assertEqual({path.name for path in self.dist.iterdir()}, expected)

    def test_a_missing_package_fails(self):
        self.build()
        (self.directory / "build" / "deb" / "a.deb").unlink()
        with self.assertRaisesRegex(SystemExit, r"deb/\*\.deb matches no file"):
            release.gather(self.directory / "build", self.dist)

    def test_sha256sum_finds_a_changed_file(self):
        self.build()
        release.gather(self.directory / "build", self.dist)
        release.write_sums(self.dist)
        self.assertEqual(self.check(), 0)
        self.assertEqual(len((self.dist / release.SUMS).read_text().splitlines()), 11)
        (self.dist / "a.deb").write_text("changed")
        self.assertNotEqual(self.check(), 0)

    def test_gpg_finds_a_changed_list(self):
        (self.dist / "file").write_text("content")
        release.write_sums(self.dist)
        home = self.directory / "gpg"
        home.mkdir(mode=0o700)
        environment = {**os.environ, "GNUPGHOME": str(home)}
        self.addCleanup(subprocess.run, ["gpgconf", "--kill", "all"], env=environment)
        quick = [
            "gpg",
            "--batch",
            "--quiet",
            "--passphrase",
            "",
            "--quick-generate-key",
            KEY,
            "ed25519",
            "sign",
            "never",
        ]
        subprocess.run(quick, env=environment, check=True, capture_output=True)
        with mock.patch.dict(os.environ, environment):
            release.sign(self.dist, KEY)
        verify = ["gpg", "--batch", "--verify", f"{release.SUMS}.asc", release.SUMS]
        self.assertEqual(subprocess.run(verify, cwd=self.dist, env=environment, capture_output=True).returncode, 0)
        with (self.dist / release.SUMS).open("a") as sums:
            sums.write("0" * 64 + "  other\n")
        self.assertNotEqual(subprocess.run(verify, cwd=self.dist, env=environment, capture_output=True).returncode, 0)

    def test_an_archive_does_not_depend_on_times_and_order(self):
        paths = [self.directory / name for name in ("b", "a")]
        for path in paths:
            path.write_text(path.name)
        release.pack(paths, self.dist / "first.tar")
        for path in paths:
            os.utime(path, (0, 0))
        release.pack(reversed(paths), self.dist / "second.tar")
        self.assertEqual((self.dist / "first.tar").read_bytes(), (self.dist / "second.tar").read_bytes())
        listing = subprocess.check_output(["tar", "-tf", self.dist / "first.tar"], text=True)
        self.assertEqual(listing.split(), ["a", "b"])


if __name__ == "__main__":
    unittest.main()
