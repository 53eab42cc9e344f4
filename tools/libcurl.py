"""Runs a command with the libcurl of Debian 13: python3 tools/libcurl.py COMMAND…

The library is built from Debian's source package as for the wheels (tools/bundled.py), but with the other libraries of this machine. It is in
build/debian13-libcurl; remove this folder to build it again.
"""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import bundled
from debian_mirror import Archive, File, OtherRelease


class Newer(bundled.Target):
    """Debian 13 as the release of a source package that is built for this machine."""

    @property
    def build(self) -> Path:
        return bundled.ROOT / "build" / "debian13-libcurl"

    def archive(self) -> Archive:
        return OtherRelease(self.directory / "apt", self.release, self.architecture)


def main(command: list[str]) -> None:
    architecture = subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()
    target = Newer("trixie", "13", architecture, True)
    table = tomllib.loads(bundled.RECORD.read_text(encoding="utf-8"))
    source = File(**table[target.release]["sources"]["curl"])
    libraries = target.directory / "lib"
    if not list(libraries.glob("libcurl.so.*")):
        for folder in ("lib", "copyright", "sources"):
            (target.directory / folder).mkdir(parents=True, exist_ok=True)
        bundled.download(target, {"curl": source}, {})
        bundled.built(target, "curl", source)
    print(f"libcurl {source.version}", flush=True)
    path = os.pathsep.join(filter(None, (str(libraries), os.environ.get("LD_LIBRARY_PATH"))))
    os.execvpe(command[0], command, {**os.environ, "LD_LIBRARY_PATH": path})


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1:])
