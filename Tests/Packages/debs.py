"""The Debian packages: the same bytes from two builds, lintian, and a clean Debian 12 without Swift."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from support import DEB, ROOT, check, install_debian, only, output

PACKAGES = ("libdanxi0", "libdanxi-dev", "python3-danxi", "danxi", "danxi-rpc", "danxi-standin", "danxi-doc")
# Directories in which apt, dpkg and the scripts of other packages keep records of packages, accounts and the machine.
NOTES = ("/var/lib/apt", "/var/lib/dpkg", "/var/cache", "/var/log", "/tmp", "/root", "/proc", "/sys", "/dev", "/run")
NOTES += ("/etc/gshadow-", "/etc/shadow-", "/etc/machine-id")


def tests(directory: Path) -> Iterator[tuple[str, Callable[[], None]]]:
    new, previous = directory / "new", directory / "previous"
    system = System(directory / "debian12", new, previous)
    yield "debian/reproducible", partial(reproducible, new, previous)
    yield "debian/lintian", partial(lintian, new)
    yield "debian/depends", partial(depends, new)
    yield "debian/install_previous", system.install_previous
    yield "debian/upgrade", system.upgrade
    yield "debian/purge", system.purge
    yield "debian/autopkgtest", system.autopkgtest


def reproducible(new: Path, previous: Path) -> None:
    """A second build from scratch, in another environment, produces the same packages.

    The packages are written to `new`. Those in `previous` have the same sources and an earlier revision,
    because no version has been released yet.
    """
    keep(new)
    for tree in DEB.glob("*/"):
        shutil.rmtree(tree)
    environment = {**os.environ, "TZ": "Asia/Shanghai", "LC_ALL": "C", "DEB_BUILD_OPTIONS": "nocheck parallel=1"}
    output("sh", "tools/deb.sh", DEB, cwd=ROOT, env=environment)
    packages = sorted(path.name for path in new.glob("*.deb"))
    check(
        {name.split("_")[0] for name in packages} >= set(PACKAGES),
        f"{DEB} does not contain all of {', '.join(PACKAGES)}, only {packages}",
    )
    different = [name for name in packages if (DEB / name).read_bytes() != (new / name).read_bytes()]
    output("sh", "tools/deb.sh", DEB, "0.1.0-1~previous", cwd=ROOT, env=environment)
    keep(previous)
    for path in previous.iterdir():
        (DEB / path.name).unlink()
    for path in new.iterdir():
        shutil.copy(path, DEB)
    check(not different, f"these packages differ between two builds: {', '.join(different)}")


def keep(directory: Path) -> None:
    directory.mkdir()
    for path in DEB.iterdir():
        if path.is_file():
            shutil.copy(path, directory)


def lintian(packages: Path) -> None:
    for changes in (only(packages, "*.changes"), only(packages, "*.dsc")):
        printed = output("lintian", "--pedantic", "--display-info", "--allow-root", "--fail-on", "none", changes)
        check(not printed, printed)


def depends(packages: Path) -> None:
    """The package of the library depends on the packages of the libraries that it loads itself."""
    found = output("dpkg-deb", "--field", only(packages, "libdanxi0_*.deb"), "Depends")
    names = {each.split()[0] for each in found.split(",")}
    missing = {"libxml2", "libsqlite3-0", "libhiredis0.14"} - names
    check(not missing, f"libdanxi0 does not depend on {', '.join(sorted(missing))}, only on {found}")


class System:
    """A clean Debian 12 in a directory, with an archive of the new packages or of an earlier version."""

    def __init__(self, root: Path, new: Path, previous: Path) -> None:
        self.root, self.new, self.previous = root, new, previous
        self.clean: set[str] = set()

    def run(self, *command: str) -> str:
        environment = {
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "DEBIAN_FRONTEND": "noninteractive",
            "LC_ALL": "C.UTF-8",
        }
        return output("chroot", self.root, *command, env=environment)

    def apt(self, *arguments: str) -> str:
        return self.run("apt-get", "--quiet", "--assume-yes", *arguments)

    def install_previous(self) -> None:
        """apt installs an earlier version of all packages with their dependencies in the clean system."""
        install_debian(self.root)
        check(not (self.root / "opt/swift").exists(), "Swift is installed in the clean system")
        self.apt("update")
        self.clean = self.files()
        self.offer(self.previous)
        self.apt("install", *PACKAGES)
        check(self.versions() == {"0.1.0-1~previous"}, f"the installed versions are {self.versions()}")

    def offer(self, source: Path) -> None:
        """Replaces the packages of the system's archive with those in `source`."""
        inside = self.root / "srv/danxi"
        shutil.rmtree(inside, ignore_errors=True)
        inside.mkdir(parents=True)
        for path in source.glob("*.deb"):
            shutil.copy(path, inside)
        index = subprocess.run(["dpkg-scanpackages", "."], cwd=inside, capture_output=True, check=True).stdout
        (inside / "Packages").write_bytes(index)
        (self.root / "etc/apt/sources.list.d/danxi.list").write_text("deb [trusted=yes] file:/srv/danxi ./\n")
        self.apt("update")

    def versions(self) -> set[str]:
        return set(self.run("dpkg-query", "--show", "--showformat=${Version}\n", *PACKAGES).split())

    def upgrade(self) -> None:
        self.offer(self.new)
        self.apt("upgrade")
        check(self.versions() == {"0.1.0-1"}, f"the installed versions are {self.versions()}")
        check(not self.run("dpkg", "--audit"), "dpkg --audit reports packages that are not configured")
        self.run("dpkg", "--verify", *PACKAGES)

    def purge(self) -> None:
        """After a purge, no file whose name contains `danxi` is left, and every other new file belongs to another package."""
        self.apt("purge", *PACKAGES)
        self.apt("autoremove", "--purge", "-o", "APT::AutoRemove::RecommendsImportant=false")
        for path in (self.root / "srv/danxi", self.root / "etc/apt/sources.list.d/danxi.list"):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        named = [path for path in output("find", self.root, "-xdev", "-name", "*danxi*").split() if "/tmp/" not in path]
        check(not named, "these files are left after the purge:\n" + "\n".join(named))
        lists = self.root.glob("var/lib/dpkg/info/*.list")
        others = {file for path in lists for line in path.read_text().splitlines() for file in (line, f"/usr{line}")}
        left = sorted(self.files() - self.clean - others)
        check(not left, "these files are left after the purge, and no package has them:\n" + "\n".join(left[:50]))

    def autopkgtest(self) -> None:
        """The tests in debian/tests pass. They build programs with pkg-config, CMake and meson, use the Python package and the command, and
        run users' tests in C and Python.
        """
        result = self.root.parent / "autopkgtest"
        arguments = [
            only(self.new, "*.dsc"),
            *self.new.glob("*.deb"),
            "--output-dir",
            result,
            "--",
            "chroot",
            self.root,
        ]
        output("autopkgtest", "--apt-upgrade", *arguments)
        summary = (result / "summary").read_text()
        check(summary.count("PASS") == 4 and "FAIL" not in summary, summary)

    def files(self) -> set[str]:
        found = output("find", self.root, "-xdev", "-printf", "/%P\n").splitlines()
        return {path for path in found if not path.startswith(NOTES)}
