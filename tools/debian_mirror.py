"""Reads Debian's archive with apt, without a change of the machine's configuration. The mirrors are those that this configuration names."""

from __future__ import annotations

import os
import platform
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote

KEYS = "/usr/share/keyrings/debian-archive-keyring.gpg"


class File(NamedTuple):
    """A file of the archive: a binary package, or the .dsc file of a source package."""

    name: str
    sha256: str

    @property
    def version(self) -> str:
        """The version of the package, such as `1:1.2.13.dfsg-1`."""
        return unquote(self.name.removesuffix(".dsc").split("_")[1])


class Archive:
    """The archive of some sources, with apt's files below a directory."""

    def __init__(self, directory: Path, sources: dict[str, str], settings: str = "") -> None:
        """Reads the lists of packages. `sources` has the contents of apt's files of sources, by name, and `settings` further ones of apt."""
        folder = directory / "sources"
        for path in (folder, directory / "lists" / "partial", directory / "cache" / "archives" / "partial"):
            path.mkdir(parents=True, exist_ok=True)
        for old in folder.iterdir():
            old.unlink()
        for name, text in sources.items():
            (folder / name).write_text(text, encoding="utf-8")
        configuration = directory / "apt.conf"
        configuration.write_text(
            f'Dir::Etc::sourcelist "/dev/null"; Dir::Etc::sourceparts "{folder}"; Dir::State::lists "{directory}/lists";\n'
            f'Dir::Cache "{directory}/cache"; APT::Sandbox::User "root"; {settings}\n',
            encoding="utf-8",
        )
        self.environment = {**os.environ, "APT_CONFIG": str(configuration), "LC_ALL": "C.UTF-8"}
        self._apt("update")

    def newest_package(self, name: str) -> File:
        """Returns the file of the newest version of a binary package."""
        (file,) = files(self._apt("download", "--print-uris", name))
        return file

    def get_package(self, name: str, file: File, directory: Path) -> None:
        self._apt("download", f"{name}={file.version}", directory=directory)

    def newest_source(self, name: str) -> File:
        """Returns the .dsc file of the newest version of a source package."""
        (file,) = (
            f for f in files(self._apt("source", "--print-uris", "--only-source", name)) if f.name.endswith(".dsc")
        )
        return file

    def get_source(self, name: str, file: File, directory: Path) -> None:
        """Downloads the .dsc file of a version and the files that it lists."""
        self._apt("source", "--download-only", "--only-source", f"{name}={file.version}", directory=directory)

    def _apt(self, *arguments: str, directory: Path | None = None) -> str:
        done = subprocess.run(
            ["apt-get", "-qq", *arguments], env=self.environment, cwd=directory, capture_output=True, text=True
        )
        if done.returncode:
            raise RuntimeError(f"apt-get {' '.join(arguments)} failed: {done.stderr.strip()}")
        return done.stdout


class Mirror(Archive):
    """The archive that the machine's configuration names, with the lists of source packages, which most machines do not have."""

    def __init__(self, directory: Path, system: Path = Path("/etc/apt")) -> None:
        paths = (system / "sources.list", *system.glob("sources.list.d/*"))
        sources = [path for path in paths if path.suffix in (".list", ".sources") and path.exists()]
        super().__init__(directory, {path.name: with_sources(path.read_text(encoding="utf-8")) for path in sources})


class OtherRelease(Archive):
    """The archive of another release of Debian for an architecture, from the machine's mirrors."""

    def __init__(self, directory: Path, release: str, architecture: str) -> None:
        entries = sources_of(release)
        sources = "".join(f"deb {entry}\ndeb-src {entry}\n" for entry in entries)
        settings = f'Dir::State::status "/dev/null"; APT::Architecture "{architecture}";'
        super().__init__(
            directory, {"debian.list": sources}, f'{settings} APT::Architectures {{"{architecture}"; "amd64";}};'
        )


def sources_of(release: str) -> list[str]:
    """Returns entries of apt's sources, without `deb`, for a release and its security updates, from which apt downloads first."""
    machine = platform.freedesktop_os_release()["VERSION_CODENAME"]
    names = ("-security", "")
    return [f"[signed-by={KEYS}] {machine_mirror(machine + name)} {release}{name} main" for name in names]


def machine_mirror(codename: str) -> str:
    """Returns the URL of the mirror from which this machine gets the packages of a release of Debian."""
    wanted = ["Created-By: Packages", "Origin: Debian", "Component: main", f"Codename: {codename}"]
    command = ["apt-get", "indextargets", "--format", "$(REPO_URI)", *wanted]
    urls = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    if not urls:
        raise RuntimeError(f"apt knows no mirror of Debian {codename} on this machine. Run `apt-get update`.")
    return urls[0]


def unpack(package: Path, path: str, directory: Path) -> None:
    """Unpacks a file or a folder of a binary package into a directory, without the folders above it."""
    command = ["tar", "-x", f"--strip-components={path.count('/') + 1}", "-C", str(directory), f"./{path}"]
    with subprocess.Popen(["dpkg-deb", "--fsys-tarfile", package], stdout=subprocess.PIPE) as archive:
        subprocess.run(command, check=True, stdin=archive.stdout)


def with_sources(text: str) -> str:
    """Returns the content of a file of apt's sources, with an entry for source packages beside each one for binary packages."""
    text = re.sub(r"^Types:.*$", "Types: deb deb-src", text, flags=re.MULTILINE)
    return re.sub(r"^deb (.*)$", r"deb \1\ndeb-src \1", text, flags=re.MULTILINE)


def files(printed: str) -> Iterable[File]:
    """Yields the files that apt-get prints with --print-uris."""
    for name, sha256 in re.findall(r"^'\S+' (\S+) \d+ SHA256:([0-9a-f]{64})$", printed, re.MULTILINE):
        yield File(name, sha256)
