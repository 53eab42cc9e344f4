"""Builds the Debian packages that depend on the architecture for Debian 13 on arm64: python3 tools/cross/deb.py SWIFT

The build runs in a clean Debian 13 of the architectures amd64 and arm64, in build/debian13, where apt installs what debian/control names. Swift
is the toolchain of the command SWIFT. The packages are in build/deb-arm64. Must run as root.
"""

import platform
import shutil
import subprocess
import sys

import emulate
import system

sys.path.insert(0, str(emulate.PROJECT / "tools"))
from debian_mirror import machine_mirror  # noqa: E402

ROOT = emulate.PROJECT / "build" / "debian13"
PACKAGES = "build/deb-arm64"
SCRIPT = """
set -e
for place in "$PROJECT" "$TOOLCHAIN" /proc /dev; do
    mkdir -p "$ROOT$place"
    mount --rbind "$place" "$ROOT$place"
done
exec chroot "$ROOT" sh -ec "$COMMANDS"
"""
COMMANDS = f"""
cd "$PROJECT"
apt-get -qq update
apt-get -qq install --no-install-recommends crossbuild-essential-arm64 git >/dev/null
apt-get -qq build-dep --no-install-recommends --host-architecture=arm64 --arch-only \\
    --build-profiles=cross,nocheck,nodoc,pkg.libdanxi.toolchain . >/dev/null
sh tools/deb.sh {PACKAGES} "$VERSION"
"""


def main() -> None:
    swift = system.toolchain(sys.argv[1])
    if not (ROOT / "installed").exists():
        install()
    version = subprocess.check_output(["dpkg-parsechangelog", "-S", "Version"], cwd=emulate.PROJECT, text=True).strip()
    environment = {
        "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
        "DEBIAN_FRONTEND": "noninteractive",
        "LC_ALL": "C.UTF-8",
        "COMMANDS": COMMANDS,
        "HOST": "arm64",
        "PROJECT": str(emulate.PROJECT),
        "ROOT": str(ROOT),
        "SWIFT": str(swift / "bin" / "swift"),
        "TOOLCHAIN": str(swift),
        "VERSION": f"{version}+{system.RELEASE}",
    }
    subprocess.run(["unshare", "--mount", "sh", "-c", SCRIPT], check=True, env=environment)


def install() -> None:
    shutil.rmtree(ROOT, ignore_errors=True)
    mirror = machine_mirror(platform.freedesktop_os_release()["VERSION_CODENAME"])
    options = ["--quiet", "--mode=root", "--variant=buildd", "--architectures=amd64,arm64"]
    subprocess.run(["mmdebstrap", *options, system.RELEASE, ROOT, mirror], check=True)
    (ROOT / "installed").touch()


if __name__ == "__main__":
    main()
