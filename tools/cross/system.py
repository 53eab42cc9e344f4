"""Makes what builds for arm64 on an x86-64 machine, in build/debian13-arm64: python3 tools/cross/system.py SWIFT

`system` has the files of Debian 13's packages for arm64 that the library needs, `sdk` is a Swift SDK for the compiler of the command SWIFT, and
`qemu-aarch64` is the emulator of Debian 13. All packages come from Debian, and nothing is installed on the machine.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import emulate
import swift_sdk

sys.path.insert(0, str(emulate.PROJECT / "tools"))
from debian_mirror import Archive, OtherRelease, sources_of, unpack  # noqa: E402

RELEASE = "trixie"
# What the library needs besides the libraries of debian/control: the links /bin and /lib, the C++ library, for the tests Python, and for the
# libcurl of the wheel its libraries.
PACKAGES = ["base-files", "libstdc++-14-dev", "python3", "libbrotli-dev", "libidn2-dev", "libnghttp2-dev"]


def main() -> None:
    swift = toolchain(sys.argv[1])
    shutil.rmtree(emulate.DIRECTORY, ignore_errors=True)
    emulate.DIRECTORY.mkdir(parents=True)
    print(f"Downloading Debian 13 for arm64 into {emulate.DIRECTORY}: 600 MB.", flush=True)
    archive = OtherRelease(emulate.DIRECTORY / "apt", RELEASE, "arm64")
    unpack_system()
    emulator = download(archive, "qemu-user:amd64")
    unpack(emulator, "usr/bin/qemu-aarch64", emulate.DIRECTORY)
    # The package depends on the whole compiler. Only the runtime is needed.
    runtime = download(archive, "swiftlang")
    swift_sdk.make(runtime, emulate.SYSTEM, swift, emulate.DIRECTORY / "sdk")
    (emulate.DIRECTORY / "sdk" / "runtime").write_text(f"{runtime.name}\n", encoding="utf-8")
    for package in (emulator, runtime):
        package.unlink()
    shutil.rmtree(emulate.DIRECTORY / "apt")


def toolchain(command: str) -> Path:
    """Returns the directory that has the bin of a command `swift`."""
    swift = shutil.which(command)
    if swift is None:
        sys.exit(f"The program {command} was not found. Add Swift 6.3 or later to PATH, or set SWIFT.")
    return Path(swift).resolve().parents[1]


def unpack_system() -> None:
    """Unpacks the packages without their scripts, so that no program for arm64 runs."""
    control = (emulate.PROJECT / "debian" / "control").read_text(encoding="utf-8")
    options = ["--quiet", "--mode=chrootless", "--variant=extract", "--skip=check/qemu", "--architectures=arm64"]
    packages = ",".join([*PACKAGES, *libraries(control)])
    sources = [f"deb {entry}" for entry in sources_of(RELEASE)]
    subprocess.run(["mmdebstrap", *options, f"--include={packages}", RELEASE, emulate.SYSTEM, *sources], check=True)


def libraries(control: str) -> list[str]:
    """Returns the libraries that every build of the packages needs."""
    (field,) = re.findall(r"^Build-Depends:(.*(?:\n .*)*)", control, re.MULTILINE)
    return re.findall(r"^ (lib\S+-dev|zlib1g-dev),$", field, re.MULTILINE)


def download(archive: Archive, name: str) -> Path:
    """Downloads the newest version of a package, and returns its path."""
    file = archive.newest_package(name)
    archive.get_package(name, file, emulate.DIRECTORY)
    return emulate.DIRECTORY / file.name


if __name__ == "__main__":
    main()
