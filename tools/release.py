"""Gathers the files of a release in build/dist, lists their hashes and signs the list:
build/wheel-venv/bin/python tools/release.py [--sign KEY]

`make release` has built the Debian packages and the wheels before. KEY is a key of gpg, such as an address or a fingerprint.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterable
from pathlib import Path

import bundled

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "build" / "dist"
SUMS = "SHA256SUMS"
# The sources, in Debian's form too, the packages for Debian 12 and 13, and the wheels with the sdist.
PATTERNS = (
    *("deb/*.orig.tar.xz", "deb/*.debian.tar.xz", "deb/*.dsc", "deb/*.deb", "deb-trixie/*.deb", "deb-arm64/*.deb"),
    *("wheel/*.whl", "wheel/*.tar.gz", "arm64/wheel/*.whl"),
)


def main() -> None:
    parser = argparse.ArgumentParser(description="Gathers the files of a release in build/dist.")
    parser.add_argument("--sign", metavar="KEY", help="the key of gpg that signs SHA256SUMS")
    arguments = parser.parse_args()
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir(parents=True)
    gather(ROOT / "build", DIST)
    version = tomllib.loads((ROOT / "interface" / "interface.toml").read_text(encoding="utf-8"))["version"]
    files = {path for target in bundled.targets() for each in bundled.recorded(target) for path in bundled.files(each)}
    pack(files, DIST / f"libdanxi-{version}-bundled.tar")
    write_sums(DIST)
    if arguments.sign:
        sign(DIST, arguments.sign)
    else:
        print("The release is not signed. `make release SIGN=KEY` signs it with a key of gpg.")
    print(f"The release is in {DIST.relative_to(ROOT)}.")


def gather(build: Path, result: Path) -> None:
    """Copies the packages, and the SBOM of each wheel beside the wheel."""
    for pattern in PATTERNS:
        found = sorted(build.glob(pattern))
        if not found:
            sys.exit(
                f"release.py: build/{pattern} matches no file. Run `make release`, which builds the packages first."
            )
        for path in found:
            shutil.copyfile(path, result / path.name)
    for wheel in sorted(result.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if ".dist-info/sboms/" in name:
                    (result / f"{wheel.stem}.cdx.json").write_bytes(archive.read(name))


def pack(paths: Iterable[Path], archive: Path) -> None:
    """Writes an archive of files that has the same bytes for the same files."""
    with tarfile.open(archive, "w", format=tarfile.USTAR_FORMAT) as tar:
        for path in sorted(paths):
            entry = tarfile.TarInfo(path.name)
            entry.size, entry.mode = path.stat().st_size, 0o644
            tar.addfile(entry, io.BytesIO(path.read_bytes()))


def write_sums(directory: Path) -> None:
    """Writes the list that `sha256sum --check` reads."""
    paths = sorted(path for path in directory.iterdir() if path.name not in (SUMS, f"{SUMS}.asc"))
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in paths]
    (directory / SUMS).write_text("".join(lines), encoding="utf-8")


def sign(directory: Path, key: str) -> None:
    """Signs the list with gpg, and checks the signature."""
    sums = directory / SUMS
    signature = sums.with_name(f"{SUMS}.asc")
    signature.unlink(missing_ok=True)
    subprocess.run(["gpg", "--batch", "--local-user", key, "--armor", "--detach-sign", sums], check=True)
    subprocess.run(["gpg", "--batch", "--quiet", "--verify", signature, sums], check=True)


if __name__ == "__main__":
    main()
