"""The Debian packages: the same bytes from two builds, lintian, and a clean Debian 12 and a clean Debian 13 without Swift."""

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from support import (
    DEB,
    DEB_13,
    DEB_ARM64,
    EMULATE,
    ROOT,
    check,
    install_debian,
    make_archive,
    only,
    output,
    unpack_debian,
)

PACKAGES = ("libdanxi0", "libdanxi-dev", "python3-danxi", "danxi", "danxi-rpc", "danxi-standin", "danxi-doc")
# Directories in which apt, dpkg and the scripts of other packages keep records of packages, accounts and the machine.
NOTES = ("/var/lib/apt", "/var/lib/dpkg", "/var/cache", "/var/log", "/tmp", "/root", "/proc", "/sys", "/dev", "/run")
NOTES += ("/etc/gshadow-", "/etc/shadow-", "/etc/machine-id", "/etc/hosts", "/etc/localtime")


def tests(directory: Path) -> Iterator[tuple[str, Callable[[], None]]]:
    new, previous = directory / "new", directory / "previous"
    system = System("bookworm", directory / "debian12", new, previous)
    yield "debian/reproducible", partial(reproducible, new, previous)
    yield "debian/lintian", partial(lintian, new)
    yield "debian/depends", partial(depends, new, "libhiredis0.14")
    yield "debian/install_previous", system.install_previous
    yield "debian/upgrade", system.upgrade
    yield "debian/purge", system.purge
    yield "debian/autopkgtest", system.autopkgtest
    new, previous = directory / "new13", directory / "previous13"
    system = System("trixie", directory / "debian13", new, previous)
    yield "debian13/prepare", partial(prepare_13, new, previous)
    yield "debian13/depends", partial(depends, new, "libhiredis1.1.0")
    yield "debian13/install_previous", system.install_previous
    yield "debian13/upgrade", system.upgrade
    yield "debian13/purge", system.purge
    yield "debian13/autopkgtest", system.autopkgtest
    yield "arm64/depends", partial(depends, DEB_ARM64, "libhiredis1.1.0")
    yield "arm64/runs", partial(runs_on_arm64, directory / "arm64")


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


def prepare_13(new: Path, previous: Path) -> None:
    """The packages for Debian 13, with those of Debian 12 that do not depend on the architecture.

    Those in `previous` have the same files and an earlier version.
    """
    new.mkdir()
    previous.mkdir()
    for path in (*DEB_13.glob("*.deb"), *DEB_13.glob("*.dsc"), *DEB_13.glob("*.tar.xz"), *DEB.glob("*_all.deb")):
        shutil.copy(path, new)
    for path in new.glob("*.deb"):
        tree = previous / "tree"
        output("dpkg-deb", "--raw-extract", path, tree)
        control = tree / "DEBIAN" / "control"
        text = re.sub(r"\b0\.1\.0-1(?=[+.)\n])", "0.1.0-1~previous", control.read_text(encoding="utf-8"))
        control.write_text(text, encoding="utf-8")
        output("dpkg-deb", "--build", "--root-owner-group", "-Znone", tree, previous)
        shutil.rmtree(tree)


def runs_on_arm64(directory: Path) -> None:
    """The packages for arm64 and their dependencies are complete: emulated, Python and danxi-rpc load the library and call it."""
    make_archive(DEB_ARM64, directory / "archive")
    system = directory / "system"
    # base-files has the link /lib, through which programs find their loader.
    unpack_debian(
        system, directory / "archive", "base-files", "libdanxi0", "libdanxi-dev", "python3-danxi", "danxi-rpc"
    )
    variables = {**os.environ, "QEMU_LD_PREFIX": str(system)}
    path = system / "usr/lib/python3/dist-packages"
    code = f"import json, sys; sys.path.insert(0, {str(path)!r}); import danxi, danxi._reader; print(json.dumps(danxi.build_info()))"
    library = only(system / "usr/lib/aarch64-linux-gnu", "libdanxi.so.0")
    variables["DANXI_LIBRARY"] = str(library)
    python = only(system / "usr/bin", "python3.?*")
    info = json.loads(output("python3", EMULATE, python, "-I", "-c", code, env=variables).splitlines()[-1])
    check(info["architecture"] == "aarch64", info)
    printed = output("python3", EMULATE, system / "usr/bin/danxi-rpc", "--version", env=variables)
    check(info["version"] in printed, printed)


def lintian(packages: Path) -> None:
    # The library has symbols, but no debug information, which would differ from build to build.
    allowed = ["--suppress-tags", "debug-file-with-no-debug-symbols"]
    checked = only(packages, "*.changes"), only(packages, "*.dsc")
    printed = output("lintian", "--pedantic", "--display-info", "--allow-root", "--fail-on", "none", *allowed, *checked)
    check(not printed, printed)


def depends(packages: Path, hiredis: str) -> None:
    """The package of the library depends on the packages of the libraries that it loads itself."""
    found = output("dpkg-deb", "--field", only(packages, "libdanxi0_*.deb"), "Depends")
    names = {each.split()[0] for each in found.split(",")}
    missing = {"libxml2", "libsqlite3-0", hiredis} - names
    check(not missing, f"libdanxi0 does not depend on {', '.join(sorted(missing))}, only on {found}")


def expected_versions(packages: Path) -> set[str]:
    """Returns the versions in the names of packages."""
    return {path.name.split("_")[1] for path in packages.glob("*.deb")}


class System:
    """A clean Debian in a directory, with an archive of the new packages or of an earlier version."""

    def __init__(self, release: str, root: Path, new: Path, previous: Path) -> None:
        self.release = release
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
        install_debian(self.root, release=self.release)
        check(not (self.root / "opt/swift").exists(), "Swift is installed in the clean system")
        self.apt("update")
        self.clean = self.files()
        self.offer(self.previous)
        self.apt("install", *PACKAGES)
        check(self.versions() == expected_versions(self.previous), f"the installed versions are {self.versions()}")

    def offer(self, source: Path) -> None:
        """Replaces the packages of the system's archive with those in `source`."""
        make_archive(source, self.root / "srv/danxi")
        (self.root / "etc/apt/sources.list.d/danxi.list").write_text("deb [trusted=yes] file:/srv/danxi ./\n")
        self.apt("update")

    def versions(self) -> set[str]:
        return set(self.run("dpkg-query", "--show", "--showformat=${Version}\n", *PACKAGES).split())

    def upgrade(self) -> None:
        self.offer(self.new)
        self.apt("upgrade")
        check(self.versions() == expected_versions(self.new), f"the installed versions are {self.versions()}")
        check(not self.run("dpkg", "--audit"), "dpkg --audit reports packages that are not configured")
        self.run("dpkg", "--verify", *PACKAGES)

    def purge(self) -> None:
        """After a purge, no file whose name contains `danxi` is left, and every other new file belongs to another package, or is named in the
        script that configures it, as /etc/timezone in that of tzdata."""
        self.apt("purge", *PACKAGES)
        self.apt("autoremove", "--purge", "-o", "APT::AutoRemove::RecommendsImportant=false")
        for path in (self.root / "srv/danxi", self.root / "etc/apt/sources.list.d/danxi.list"):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        named = [path for path in output("find", self.root, "-xdev", "-name", "*danxi*").split() if "/tmp/" not in path]
        check(not named, "these files are left after the purge:\n" + "\n".join(named))
        lists = self.root.glob("var/lib/dpkg/info/*.list")
        others = {file for path in lists for line in path.read_text().splitlines() for file in (line, f"/usr{line}")}
        scripts = "".join(path.read_text(errors="replace") for path in self.root.glob("var/lib/dpkg/info/*.postinst"))
        left = sorted(file for file in self.files() - self.clean - others if file not in scripts)
        check(not left, "these files are left after the purge, and no package has them:\n" + "\n".join(left[:50]))

    def autopkgtest(self) -> None:
        """The tests in debian/tests pass. They build programs with pkg-config, CMake and meson, use the Python package and the command, and
        run users' tests in C and Python.
        """
        result = self.root.parent / f"autopkgtest-{self.release}"
        arguments = [
            only(self.new, "*.dsc"),
            *self.new.glob("*.deb"),
            "--output-dir",
            result,
            "--",
            "chroot",
            self.root,
        ]
        # The folder for temporary files exists in the system, too.
        output("autopkgtest", "--apt-upgrade", *arguments, env={**os.environ, "TMPDIR": "/tmp"})
        summary = (result / "summary").read_text()
        check(summary.count("PASS") == 4 and "FAIL" not in summary, summary)

    def files(self) -> set[str]:
        found = output("find", self.root, "-xdev", "-printf", "/%P\n").splitlines()
        return {path for path in found if not path.startswith(NOTES)}
