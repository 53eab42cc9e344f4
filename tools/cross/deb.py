"""Builds the Debian packages that depend on the architecture for Debian 13: python3 tools/cross/deb.py SWIFT ARCHITECTURE

The build runs in a clean Debian 13 for amd64, in build/buildd-ARCHITECTURE, where apt installs what debian/control names. Swift is the toolchain of
the command SWIFT. The packages are in build/deb-trixie (amd64) or build/deb-arm64. Must run as root.
"""

import platform
import shutil
import subprocess
import sys
from pathlib import Path

import emulate
import system

sys.path.insert(0, str(emulate.PROJECT / "tools"))
from debian_mirror import machine_mirror  # noqa: E402

NATIVE = "amd64"
LIBRARIES_OF_SWIFT = ["libcurl4t64", "libncurses6", "libsqlite3-0", "libxml2"]
SCRIPT = """
set -e
for place in "$PROJECT" "$TOOLCHAIN" /proc /dev; do
    mkdir -p "$ROOT$place"
    mount --rbind "$place" "$ROOT$place"
done
exec chroot "$ROOT" sh -ec "$COMMANDS"
"""
COMMANDS = """
cd "$PROJECT"
apt-get -qq update
apt-get -qq install --no-install-recommends $TOOLS >/dev/null
apt-get -qq build-dep --no-install-recommends --host-architecture=$HOST --arch-only --build-profiles=$PROFILES . >/dev/null
sh tools/deb.sh "$PACKAGES" "$VERSION"
"""


def main() -> None:
    swift, architecture = system.toolchain(sys.argv[1]), sys.argv[2]
    root = emulate.PROJECT / "build" / f"buildd-{architecture}"
    if not (root / "installed").exists():
        install(root, architecture)
    version = subprocess.check_output(["dpkg-parsechangelog", "-S", "Version"], cwd=emulate.PROJECT, text=True).strip()
    is_native = architecture == NATIVE
    environment = {
        "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
        "DEBIAN_FRONTEND": "noninteractive",
        "LC_ALL": "C.UTF-8",
        "COMMANDS": COMMANDS,
        "HOST": architecture,
        "PACKAGES": f"build/deb-{system.RELEASE if is_native else architecture}",
        "PROFILES": ",".join([*([] if is_native else ["cross", "nocheck", "nodoc"]), "pkg.libdanxi.toolchain"]),
        "PROJECT": str(emulate.PROJECT),
        "ROOT": str(root),
        "SWIFT": str(swift / "bin" / "swift"),
        "TOOLCHAIN": str(swift),
        "TOOLS": " ".join(
            ["git", *LIBRARIES_OF_SWIFT, *([] if is_native else [f"crossbuild-essential-{architecture}"])]
        ),
        "VERSION": f"{version}+{system.RELEASE}",
    }
    subprocess.run(["unshare", "--mount", "sh", "-c", SCRIPT], check=True, env=environment)


def install(root: Path, architecture: str) -> None:
    shutil.rmtree(root, ignore_errors=True)
    mirror = machine_mirror(platform.freedesktop_os_release()["VERSION_CODENAME"])
    architectures = ",".join(dict.fromkeys([NATIVE, architecture]))
    options = ["--quiet", "--mode=root", "--variant=buildd", f"--architectures={architectures}"]
    subprocess.run(["mmdebstrap", *options, system.RELEASE, root, mirror], check=True)
    (root / "installed").touch()


if __name__ == "__main__":
    main()
