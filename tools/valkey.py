"""Runs a command in which redis-server is the Valkey of Debian 13: python3 tools/valkey.py COMMAND…

The files of Debian's package are in build/valkey, with the libraries that they need. The command runs in a mount namespace of its own, in which a
script takes the place of redis-server. The machine does not change. Remove build/valkey for a newer version.
"""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from debian_mirror import machine_mirror

DIRECTORY = Path(__file__).resolve().parents[1] / "build" / "valkey"
SYSTEM = DIRECTORY / "system"
SERVER = DIRECTORY / "redis-server"
RELEASE = "trixie"


def main(command: list[str]) -> None:
    if not SERVER.exists():
        install()
    place = shutil.which("redis-server")
    if place is None:
        sys.exit("The program redis-server was not found. Install the Debian package redis-server.")
    print(subprocess.check_output([SERVER, "--version"], text=True).strip(), flush=True)
    os.environ["DANXI_TEST_REDIS"] = "valkey"
    script = 'mount --bind "$0" "$1" && shift && exec "$@"'
    namespace = ["unshare", "--user", "--map-root-user", "--mount"]
    os.execvp("unshare", [*namespace, "sh", "-c", script, str(SERVER), place, *command])


def install() -> None:
    """Unpacks the packages without their scripts, and writes a program that starts the server with its own libraries."""
    shutil.rmtree(DIRECTORY, ignore_errors=True)
    DIRECTORY.mkdir(parents=True)
    mirror = machine_mirror(platform.freedesktop_os_release()["VERSION_CODENAME"])
    options = ["--quiet", "--mode=chrootless", "--variant=extract", "--include=valkey-server"]
    subprocess.run(["mmdebstrap", *options, RELEASE, SYSTEM, mirror], check=True)
    libraries = next((SYSTEM / "usr" / "lib").glob("*-linux-gnu"))
    loader = next(libraries.glob("ld-linux-*.so.*"))
    server = SYSTEM / "usr" / "bin" / "valkey-server"
    new = SERVER.with_suffix(".new")
    new.write_text(f'#!/bin/sh\nexec "{loader}" --library-path "{libraries}" "{server}" "$@"\n', encoding="utf-8")
    new.chmod(0o755)
    new.rename(SERVER)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1:])
