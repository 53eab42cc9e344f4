"""Reads Debian's archive with apt, without a change of the machine's configuration. The mirror is the one that this configuration names, and
the lists of sources, which most machines do not have, are read too.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote


class File(NamedTuple):
    """A file of the archive: a binary package, or the .dsc file of a source package."""

    name: str
    sha256: str

    @property
    def version(self) -> str:
        """The version of the package, such as `1:1.2.13.dfsg-1`."""
        return unquote(self.name.removesuffix(".dsc").split("_")[1])


class Mirror:
    """The archive, with apt's files below a directory."""

    def __init__(self, directory: Path, system: Path = Path("/etc/apt")) -> None:
        sources = directory / "sources"
        for folder in (sources, directory / "lists" / "partial", directory / "cache" / "archives" / "partial"):
            folder.mkdir(parents=True, exist_ok=True)
        for old in sources.iterdir():
            old.unlink()
        for path in (system / "sources.list", *system.glob("sources.list.d/*")):
            if path.suffix in (".list", ".sources") and path.exists():
                (sources / path.name).write_text(with_sources(path.read_text(encoding="utf-8")), encoding="utf-8")
        configuration = directory / "apt.conf"
        configuration.write_text(
            f'Dir::Etc::sourcelist "/dev/null"; Dir::Etc::sourceparts "{sources}"; Dir::State::lists "{directory}/lists";\n'
            f'Dir::Cache "{directory}/cache"; APT::Sandbox::User "root";\n',
            encoding="utf-8",
        )
        self.environment = {**os.environ, "APT_CONFIG": str(configuration), "LC_ALL": "C.UTF-8"}
        self._apt("update")

    def newest_source(self, name: str) -> File:
        """Returns the .dsc file of the newest version of a source package."""
        (file,) = (
            f for f in files(self._apt("source", "--print-uris", "--only-source", name)) if f.name.endswith(".dsc")
        )
        return file

    def newest_package(self, name: str) -> File:
        """Returns the file of the newest version of a binary package."""
        (file,) = files(self._apt("download", "--print-uris", name))
        return file

    def get_source(self, name: str, file: File, directory: Path) -> None:
        """Downloads the .dsc file of a version and the files that it lists."""
        self._apt("source", "--download-only", "--only-source", f"{name}={file.version}", directory=directory)

    def get_package(self, name: str, file: File, directory: Path) -> None:
        self._apt("download", f"{name}={file.version}", directory=directory)

    def _apt(self, *arguments: str, directory: Path | None = None) -> str:
        done = subprocess.run(
            ["apt-get", "-qq", *arguments], env=self.environment, cwd=directory, capture_output=True, text=True
        )
        if done.returncode:
            raise RuntimeError(f"apt-get {' '.join(arguments)} failed: {done.stderr.strip()}")
        return done.stdout


def machine_mirror(codename: str) -> str:
    """Returns the URL of the mirror from which this machine gets the packages of a release of Debian."""
    wanted = ["Created-By: Packages", "Origin: Debian", "Component: main", f"Codename: {codename}"]
    command = ["apt-get", "indextargets", "--format", "$(REPO_URI)", *wanted]
    urls = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    if not urls:
        raise RuntimeError(f"apt knows no mirror of Debian {codename} on this machine. Run `apt-get update`.")
    return urls[0]


def with_sources(text: str) -> str:
    """Returns the content of a file of apt's sources, with an entry for source packages beside each one for binary packages."""
    text = re.sub(r"^Types:.*$", "Types: deb deb-src", text, flags=re.MULTILINE)
    return re.sub(r"^deb (.*)$", r"deb \1\ndeb-src \1", text, flags=re.MULTILINE)


def files(printed: str) -> Iterable[File]:
    """Yields the files that apt-get prints with --print-uris."""
    for name, sha256 in re.findall(r"^'\S+' (\S+) \d+ SHA256:([0-9a-f]{64})$", printed, re.MULTILINE):
        yield File(name, sha256)
